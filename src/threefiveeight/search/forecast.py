"""What a hand comes to before its play begins, for the seat that names the contract and discards."""

from dataclasses import dataclass
from operator import add
from typing import Final

from threefiveeight.cards import CardSet
from threefiveeight.rules import BySeat, Contract, View, by_seat
from threefiveeight.rules.seats import Role, seat_of
from threefiveeight.search.kernel.seat import SeatKernel
from threefiveeight.search.situation import Situation, prospect_of, relative

_COLUMN: Final = 18


@dataclass(frozen=True, slots=True)
class Forecast:
    """How often each seat, counted from the own one, took each number of tricks: ``counts[seat][tricks]``."""

    worlds: int
    counts: BySeat[tuple[int, ...]]

    def __add__(self, other: "Forecast") -> "Forecast":
        """The forecast over the worlds of both."""
        counts = by_seat(lambda seat: tuple(map(add, self.counts[seat], other.counts[seat])))
        return Forecast(self.worlds + other.worlds, counts)

    def mean(self, seat: int = 0) -> float:
        """The tricks of a seat on average."""
        return sum(tricks * times for tricks, times in enumerate(self.counts[seat])) / self.worlds


def forecast(
    kernel: SeatKernel, view: View, contract: Contract, discards: CardSet, *, seed: int, worlds: int
) -> Forecast:
    """The tricks of all seats when the chooser names a contract and discards some cards; by careful playouts.

    For the same seed all contracts and discards meet the same hands of the others.
    """
    return forecast_part(kernel, view, prospect_of(view, contract, discards), seed=seed, start=0, worlds=worlds)


def forecast_part(
    kernel: SeatKernel, view: View, prospect: Situation, *, seed: int, start: int, worlds: int
) -> Forecast:
    """A forecast over so many worlds from number ``start`` on, for what `prospect_of` took in."""
    assert view.seat is not None
    leader = relative(seat_of(Role.ELDEST, view.dealer), view.seat)
    counts = kernel.forecast(prospect.words, prospect.room, leader, seed, worlds=worlds, noise=_NOISE, start=start)
    return Forecast(worlds, by_seat(lambda seat: tuple(counts[seat * _COLUMN : (seat + 1) * _COLUMN])))


_NOISE: Final = 60
"""Of 1,024 cards so many are random in every second playout."""
