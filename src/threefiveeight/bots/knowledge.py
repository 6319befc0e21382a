"""What a careful player keeps in mind: which unseen cards each of the others may hold.

Everything here follows from the view. Suits are numbers 0 to 3; the cards of one suit are a mask of 13 bits in
which bit 0 is the ace and bit 12 the two, so that the cards higher than bit ``i`` are the bits below it.
"""

from dataclasses import dataclass
from typing import Final

from threefiveeight.bots.memory import remember
from threefiveeight.cards import CardSet
from threefiveeight.rules import Contract, Seat, View, beats

SUIT: Final = 0x1FFF
"""The mask of a whole suit."""

NO_SUIT: Final = -1


@dataclass(slots=True)
class Knowledge:
    """The unseen cards as one seat can place them.

    ``hand`` and ``out`` are by suit: own cards, and unseen ones that another hand may hold. ``may[seat][suit]``
    are the unseen cards that a seat may hold, ``sure[seat][suit]`` those taken to be in its hand, ``free[seat]``
    is the number of its other cards. ``hidden`` counts the discards that this seat does not know. ``led`` and
    ``best_suit`` are NO_SUIT for the leader, ``best`` is the place in its suit of the card to beat, ``table``
    the mask of 52 bits of the cards on the table, ``rest`` the seats that play to the trick after this one.
    """

    seat: Seat
    trump: int
    no_tricks: bool
    chooses: bool
    hand: list[int]
    out: list[int]
    may: list[list[int]]
    sure: list[list[int]]
    free: list[int]
    hidden: int
    led: int
    best_suit: int
    best: int
    table: int
    rest: tuple[Seat, ...]
    left: int
    trumps: int = 0
    trumps_out: int = 0
    masters: int = 0

    def __post_init__(self) -> None:
        if self.trump >= 0:
            self.trumps = self.hand[self.trump].bit_count()
            self.trumps_out = self.out[self.trump].bit_count()
        for suit, out in enumerate(self.out):
            if suit != self.trump:
                self.masters += (self.hand[suit] & ((out & -out) - 1 if out else SUIT)).bit_count()

    def holds_none(self, seat: Seat, suit: int, cards: int) -> float:
        """The chance that a seat holds none of the given unseen cards of a suit.

        Cards that are not placed lie anywhere with equal chance, among the discards only in side suits, since
        nobody discards trumps.
        """
        cards &= self.may[seat][suit]
        if not cards:
            return 1.0
        if cards & self.sure[seat][suit]:
            return 0.0
        other = 3 - seat - self.seat
        mine = self.free[seat]
        room = mine
        if self.may[other][suit]:
            room += self.free[other]
        if suit != self.trump:
            room += self.hidden
        chance = 1.0
        for slots in range(room, room - (cards & ~self.sure[other][suit]).bit_count(), -1):
            if slots <= 0:
                break
            if slots <= mine:
                return 0.0
            chance *= (slots - mine) / slots
        return chance

    def void(self, seat: Seat, suit: int) -> bool:
        """Whether a seat is known to hold no card of a suit."""
        return not self.may[seat][suit]


def suits_of(mask: int) -> list[int]:
    """A mask of 52 bits as four masks of 13, one for each suit."""
    return [mask & SUIT, mask >> 13 & SUIT, mask >> 26 & SUIT, mask >> 39 & SUIT]


def know(view: View) -> Knowledge:
    """What follows from a view for the seat that it belongs to; ValueError for a spectator's."""
    seat = view.seat
    if seat is None:
        raise ValueError("a spectator decides nothing")
    memory = remember(view)
    may = [suits_of(mask) for mask in memory.may]
    sure = [suits_of(mask) for mask in memory.sure]
    first, second = (seat + 1) % 3, (seat + 2) % 3
    free = [0, 0, 0]
    for player in (first, second):
        free[player] = max(0, view.card_counts[player] - memory.sure[player].bit_count())
    cards = view.trick.cards
    trump = view.trump
    best = cards[0] if cards else None
    if best is not None and len(cards) == 2 and beats(cards[1], best, trump):
        best = cards[1]
    return Knowledge(
        seat=seat,
        trump=NO_SUIT if trump is None else int(trump),
        no_tricks=view.contract is Contract.NO_TRICKS,
        chooses=seat == view.chooser,
        hand=suits_of(view.hand.mask),
        out=[may[first][suit] | may[second][suit] for suit in range(4)],
        may=may,
        sure=sure,
        free=free,
        hidden=memory.hidden,
        led=int(cards[0].suit) if cards else NO_SUIT,
        best_suit=NO_SUIT if best is None else int(best.suit),
        best=0 if best is None else best % 13,
        table=CardSet.of(cards).mask,
        rest=(first, second)[: 2 - len(cards)],
        left=view.card_counts[seat],
    )
