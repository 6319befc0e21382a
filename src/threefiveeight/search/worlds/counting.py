"""Counting the worlds that a view leaves open, and drawing one so that all are equally likely.

A world gives every card one of its paths so that each hand, the kitty and the discards had their numbers and each
hidden move took one card. The count goes card by card, suit by suit from high to low, over what is left of these
numbers; no world is ever drawn and thrown away. Conditions on hidden moves are kept on the way: a card handed over
was its giver's highest of the suit named, and a card returned that of the suit of the gift, unless the gift was a
trump under ``free_return``, for which any card may come back.
"""

from dataclasses import dataclass
from typing import Final, Protocol

from threefiveeight.cards import CARDS, SUITS, Card, Suit
from threefiveeight.rules import SEATS, ExchangeTrump
from threefiveeight.search.worlds.paths import KITTY, Kind, Path, Paths

_BITS: Final = 6
_ROOM: Final = (1 << _BITS) - 1


class Drawer(Protocol):
    """What worlds are drawn with: ``random.Random`` or a like generator."""

    def randrange(self, stop: int, /) -> int:
        """A whole number from 0 to ``stop`` − 1, each equally likely."""


@dataclass(frozen=True, slots=True)
class _Way:
    """A path as the count uses it: what it takes of the resources, and what it means for the hidden moves."""

    path: Path
    uses: int
    shifts: tuple[int, ...]
    needs_clear: int
    sets: int


class Count:
    """The number of worlds that are open, and worlds drawn from them."""

    def __init__(self, paths: Paths) -> None:
        """Prepare the count; it is made when first asked for."""
        self._paths = paths
        self._pairs = _pairs(paths)
        self._free = paths.rules.exchange_trump is ExchangeTrump.FREE_RETURN and paths.trump is not None
        self._resources, caps = _resources(paths)
        self._flags = len(caps) * _BITS
        self._start = sum(cap << index * _BITS for index, cap in enumerate(caps))
        self._order = _order(paths)
        self._ways = [self._ways_of(card) for card in self._order]
        self._known: list[dict[int, int]] = [{} for _ in self._order]

    def total(self) -> int:
        """The number of worlds; 0 where the view contradicts itself."""
        return self._count(0, self._start)

    def draw(self, generator: Drawer) -> dict[Card, Path]:
        """The paths of all cards in a world, each world with the same chance; ValueError where there is none."""
        if not self.total():
            raise ValueError("no world is consistent with this view")
        state = self._start
        drawn = {}
        for index, card in enumerate(self._order):
            rest = generator.randrange(self._count(index, state))
            for way in self._ways[index]:
                after = self._after(index, state, way)
                count = 0 if after is None else self._count(index + 1, after)
                if rest < count:
                    assert after is not None
                    drawn[card], state = way.path, after
                    break
                rest -= count
        return drawn

    def _count(self, index: int, state: int) -> int:
        if index == len(self._order):
            return int(not state & ((1 << self._flags) - 1))
        known = self._known[index]
        found = known.get(state)
        if found is None:
            found = 0
            for way in self._ways[index]:
                after = self._after(index, state, way)
                if after is not None:
                    found += self._count(index + 1, after)
            known[state] = found
        return found

    def _after(self, index: int, state: int, way: _Way) -> int | None:
        """What is left after a card took a way; None where it cannot."""
        blocked = state >> self._flags & way.needs_clear
        if blocked and blocked & ~self._freed(state):
            return None
        for shift in way.shifts:
            if not state >> shift & _ROOM:
                return None
        state = state - way.uses | way.sets << self._flags
        last = index + 1 == len(self._order) or self._order[index + 1].suit is not self._order[index].suit
        return self._suit_done(self._order[index].suit, state) if last and self._pairs else state

    def _suit_done(self, suit: Suit, state: int) -> int | None:
        """Check the gifts when a suit has been gone through: a forced return is of the suit of its gift.

        A flag beyond those of the moves says that a gift was a trump, so that any card could be returned.
        """
        moves = len(self._paths.hidden)
        for gift, back in self._pairs:
            given = not state >> self._resources[f"move {gift}"] & _ROOM
            returned = not state >> self._resources[f"move {back}"] & _ROOM
            state &= ~(1 << self._flags + back)
            free = 1 << self._flags + moves + gift
            if self._free and suit is self._paths.trump:
                if returned and not given:
                    return None
                state |= free if given else 0
            elif not state & free and given != returned:
                return None
        return state

    def _ways_of(self, card: Card) -> list[_Way]:
        return [self._way(path, card) for path, mask in self._paths.cards.items() if mask >> card & 1]

    def _way(self, path: Path, card: Card) -> _Way:
        names = ["kitty" if path.start == KITTY else f"seat {path.start}"]
        if path.discarded and "discards" in self._resources:
            names.append("discards")
        names += [f"move {move}" for move in range(len(self._paths.hidden)) if path.moves >> move & 1]
        shifts = tuple(self._resources[name] for name in names)
        clear = sets = 0
        for number, move in enumerate(self._paths.hidden):
            bit = 1 << number
            free = self._free and card.suit is self._paths.trump
            bound = move.suit is card.suit if move.kind is Kind.HANDOVER else move.kind is Kind.RETURN and not free
            if bound:
                clear |= path.moves & bit
                sets |= path.held & bit
        return _Way(path, sum(1 << shift for shift in shifts), shifts, clear, sets)

    def _freed(self, state: int) -> int:
        """The returns, as bits, for which any card could be chosen."""
        moves = len(self._paths.hidden)
        return sum(1 << back for gift, back in self._pairs if state >> self._flags + moves + gift & 1)


def _order(paths: Paths) -> list[Card]:
    """All cards, trumps first, each suit from high to low."""
    suits = sorted(SUITS, key=lambda suit: (suit is not paths.trump, suit))
    return [card for suit in suits for card in CARDS[: paths.rules.deck] if card.suit is suit]


def _resources(paths: Paths) -> tuple[dict[str, int], list[int]]:
    """The places of all resources in a state, by name, and how much there is of each."""
    caps = {f"seat {seat}": paths.rules.hand_size for seat in SEATS}
    if paths.rules.kitty_size:
        caps["kitty"] = paths.rules.kitty_size
    if paths.discards:
        caps["discards"] = paths.discards
    caps |= {f"move {number}": 1 for number in range(len(paths.hidden))}
    return {name: index * _BITS for index, name in enumerate(caps)}, list(caps.values())


def _pairs(paths: Paths) -> list[tuple[int, int]]:
    """The numbers of gifts with those of their returns."""
    kinds = [move.kind for move in paths.hidden]
    return [(number - 1, number) for number, kind in enumerate(kinds) if kind is Kind.RETURN]
