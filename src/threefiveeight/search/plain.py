"""The solver in plain Python, for machines without a compiler: exact, and quick up to some eight cards a seat.

It searches as the kernel does, without its bounds: yes or no to "does the seat take that many", stepped to the value,
with a table of positions that look alike once the cards that are gone are left out.
"""

from collections.abc import Callable
from typing import Final

from threefiveeight.cards import CARDS, SUIT_MASKS, Card
from threefiveeight.rules.options import Contract, VoidPlay
from threefiveeight.rules.play import beats
from threefiveeight.rules.seats import Seat
from threefiveeight.search.position import Position

_LOOK_UP_EVERY: Final = 4096

Hands = tuple[int, int, int]


class _Interrupted(Exception):
    pass


def search(
    position: Position, seat: Seat, known: tuple[int, int], *, limit: int | None, go_on: Callable[[], bool]
) -> tuple[int, int, int]:
    """Bounds of the seat's value and the cards tried; equal bounds unless it was stopped."""
    low, high = known
    state = _Search(position, seat, limit, go_on)
    hands = (position.hands[0].mask, position.hands[1].mask, position.hands[2].mask)
    try:
        while low < high:
            need = (low + high + 1) // 2
            if state.reaches(hands, position.leader, position.trick, need):
                low = need
            else:
                high = need - 1
    except _Interrupted:
        pass
    return low, high, state.nodes


class _Search:
    def __init__(self, position: Position, seat: Seat, limit: int | None, go_on: Callable[[], bool]) -> None:
        self.seat = seat
        self.trump = position.contract.suit
        self.misere = position.contract is Contract.NO_TRICKS
        self.must = position.void_play is VoidPlay.MUST_TRUMP and self.trump is not None
        self.nodes = 0
        self.limit = limit
        self.go_on = go_on
        self.known: dict[tuple[object, ...], tuple[int, int]] = {}

    def reaches(self, hands: Hands, leader: Seat, trick: tuple[Card, ...], need: int) -> bool:
        """Whether the seat takes ``need`` tricks more."""
        size = hands[(leader + 2) % 3].bit_count()
        if need <= 0 or need > size:
            return need <= 0
        if trick:
            return self._try_cards(hands, leader, trick, need)
        key = (leader, *_squeezed(hands))
        low, high = self.known.get(key, (0, size))
        if low >= need or high < need:
            return low >= need
        yes = self._try_cards(hands, leader, trick, need)
        self.known[key] = (need, high) if yes else (low, need - 1)
        return yes

    def _try_cards(self, hands: Hands, leader: Seat, trick: tuple[Card, ...], need: int) -> bool:
        player = (leader + len(trick)) % 3
        wants = (player == self.seat) != self.misere
        walls = (hands[0] | hands[1] | hands[2]) & ~hands[player]
        for card in trick:
            walls |= 1 << card
        for card in _different(self._legal(hands[player], trick), walls):
            self._count()
            if self._play(hands, leader, trick, card, need) == wants:
                return wants
        return not wants

    def _play(self, hands: Hands, leader: Seat, trick: tuple[Card, ...], card: Card, need: int) -> bool:
        player = (leader + len(trick)) % 3
        first, second, third = (hand & ~(1 << card) for hand in hands)
        left, played = (first, second, third), (*trick, card)
        assert left[player] != hands[player]
        if len(played) < 3:
            return self.reaches(left, leader, played, need)
        best = 0
        for place in (1, 2):
            if beats(played[place], played[best], self.trump):
                best = place
        winner = (leader + best) % 3
        return self.reaches(left, winner, (), need - (winner == self.seat))

    def _legal(self, hand: int, trick: tuple[Card, ...]) -> int:
        """What ``rules.play.legal_cards`` allows, as a mask."""
        if not trick:
            return hand
        following = hand & SUIT_MASKS[trick[0].suit]
        if following:
            return following
        if self.must and self.trump is not None:
            return hand & SUIT_MASKS[self.trump] or hand
        return hand

    def _count(self) -> None:
        self.nodes += 1
        if self.limit is not None and self.nodes > self.limit:
            raise _Interrupted
        if self.nodes % _LOOK_UP_EVERY == 0 and not self.go_on():
            raise _Interrupted


def _different(cards: int, walls: int) -> list[Card]:
    """One card of each run of cards with no other player's card between them."""
    chosen: list[Card] = []
    for mask in SUIT_MASKS:
        fresh = True
        for place in range((mask & -mask).bit_length() - 1, mask.bit_length()):
            if walls >> place & 1:
                fresh = True
            elif cards >> place & 1:
                if fresh:
                    chosen.append(CARDS[place])
                fresh = False
    return chosen


def _squeezed(hands: Hands) -> tuple[str, ...]:
    """Who holds the cards of each suit, from high to low: all that a position at the start of a trick is."""
    first, second, third = hands
    suits = []
    for mask in SUIT_MASKS:
        owners = ""
        cards = (first | second | third) & mask
        while cards:
            bit = cards & -cards
            owners += "0" if bit & first else "1" if bit & second else "2"
            cards ^= bit
        suits.append(owners)
    return tuple(suits)
