"""Random games by the million: from a position, or dealt anew each time.

Game ``number`` of a ``seed`` is the same on every machine and path, so a batch can be split anywhere.
"""

from array import array
from dataclasses import dataclass

from threefiveeight.cards import CardSet
from threefiveeight.rules.options import CONTRACTS, Contract, VoidPlay
from threefiveeight.rules.seats import BySeat, Seat, by_seat
from threefiveeight.search.kernel import Library, load
from threefiveeight.search.kernel.library import words_of
from threefiveeight.search.position import Position

_COLUMN = 18
_NO_CLUB_TWO = 51


@dataclass(frozen=True, slots=True)
class Tally:
    """How often each seat took each number of tricks: ``counts[seat][tricks]``, tricks from 0 to 17."""

    games: int
    counts: BySeat[tuple[int, ...]]

    def mean(self, seat: Seat) -> float:
        """The tricks a seat took on average; ZeroDivisionError without games."""
        return sum(tricks * times for tricks, times in enumerate(self.counts[seat])) / self.games


def play_randomly(position: Position, games: int, seed: int, start: int = 0) -> Tally:
    """Games from a position on, each legal card equally likely; tricks before the position do not count."""
    return _tally(words_of(position), games, seed, start, load())


def deal_and_play(  # noqa: PLR0913  each is an option of the game
    games: int,
    seed: int,
    contract: Contract,
    *,
    leader: Seat = 0,
    void_play: VoidPlay = VoidPlay.FREE,
    short_deck: bool = False,
    start: int = 0,
) -> Tally:
    """Games dealt at random, 16 cards each of 52 or 17 of 51, and played at random."""
    words = [0, 0, 0, leader, 0, _NO_CLUB_TWO if short_deck else 0, 0, CONTRACTS.index(contract)]
    return _tally(array("Q", [*words, void_play is VoidPlay.MUST_TRUMP]), games, seed, start, load())


def random_deal(seed: int, number: int, *, short_deck: bool = False) -> BySeat[CardSet]:
    """The hands that game ``number`` of ``deal_and_play`` with that seed is dealt."""
    library = load()
    if library is not None:
        masks = library.deal(seed, number, short_deck=short_deck)
    else:
        from threefiveeight.search.kernel.fallback import deal

        masks = deal(seed, number, short_deck=short_deck)
    return by_seat(lambda seat: CardSet(masks[seat]))


def _tally(words: "array[int]", games: int, seed: int, start: int, library: Library | None) -> Tally:
    if not (0 <= games < 1 << 63 and 0 <= seed < 1 << 64 and 0 <= start < 1 << 64):
        raise ValueError(f"games, seed and start are numbers of 64 bits, not {games}, {seed} and {start}")
    if library is not None:
        histogram = library.playouts(words, seed, start, games)
    else:
        from threefiveeight.search.kernel.fallback import playouts

        histogram = playouts(words, seed, start, games)
    return Tally(games, by_seat(lambda seat: tuple(histogram[seat * _COLUMN : (seat + 1) * _COLUMN])))
