"""What a hand comes to before its play begins, for the seat that names the contract and discards."""

from dataclasses import dataclass
from typing import Final

from threefiveeight.cards import CardSet
from threefiveeight.rules import BySeat, Contract, View, by_seat
from threefiveeight.rules.seats import Role, seat_of
from threefiveeight.search.kernel.seat import SeatKernel
from threefiveeight.search.situation import prospect_of, relative

_COLUMN: Final = 18


@dataclass(frozen=True, slots=True)
class Forecast:
    """How often each seat, counted from the own one, took each number of tricks: ``counts[seat][tricks]``."""

    worlds: int
    counts: BySeat[tuple[int, ...]]

    def mean(self, seat: int = 0) -> float:
        """The tricks of a seat on average."""
        return sum(tricks * times for tricks, times in enumerate(self.counts[seat])) / self.worlds


def forecast(
    kernel: SeatKernel, view: View, contract: Contract, discards: CardSet, *, seed: int, worlds: int
) -> Forecast:
    """The tricks of all seats when the chooser names a contract and discards some cards; by careful playouts.

    For the same seed all contracts and discards meet the same hands of the others.
    """
    assert view.seat is not None
    situation = prospect_of(view, contract, discards)
    leader = relative(seat_of(Role.ELDEST, view.dealer), view.seat)
    counts = kernel.forecast(situation.words, situation.room, leader, seed, worlds=worlds, noise=_NOISE)
    return Forecast(worlds, by_seat(lambda seat: tuple(counts[seat * _COLUMN : (seat + 1) * _COLUMN])))


_NOISE: Final = 60
"""Of 1,024 cards so many are random in every second playout."""
