"""The kernel's play of a deal by rules or at random, in plain Python; see ``slow``."""

from dataclasses import dataclass, field
from typing import Final, Self

from threefiveeight.search.situation import FREE, MUST_TRUMP, NO_TRICKS

LANE: Final = 0x1FFF
"""The cards of the lowest suit."""

TRUMPS: Final = LANE << 48
"""The cards of the trump suit, if there is one."""

ALL_RANDOM: Final = 1024
"""The noise with which all cards are random."""

_CARDS: Final = 0x1FFF1FFF1FFF1FFF
_WORD: Final = (1 << 64) - 1
_GOLDEN: Final = 0x9E3779B97F4A7C15
_MANY_UNSEEN: Final = 3


@dataclass(slots=True)
class Chance:
    """A stream of random numbers that follow from its counter."""

    counter: int

    @classmethod
    def of(cls, seed: int, stream: int) -> Self:
        """The stream of that number."""
        return cls(_mix(seed ^ _mix(stream + _GOLDEN & _WORD)))

    def next(self) -> int:
        """The next 64 bits."""
        self.counter = self.counter + _GOLDEN & _WORD
        return _mix(self.counter)

    def unit(self) -> float:
        """A number from 0 up to 1."""
        return (self.next() >> 11) / 9007199254740992.0

    def any_of(self, cards: int) -> int:
        """A random one of some cards; of one alone without asking chance."""
        size = cards.bit_count()
        if size > 1:
            for _ in range((self.next() >> 32) * size >> 32):
                cards &= cards - 1
        return cards & -cards


@dataclass(slots=True)
class Deal:
    """A deal in play: hands, what each seat cannot tell from them, the trick, seats known to be without trumps."""

    kind: int
    hands: list[int]
    unknown: list[int]
    table: list[int]
    leader: int
    dry: int
    tricks: list[int] = field(default_factory=lambda: [0, 0, 0])

    @property
    def trumps(self) -> int:
        """All cards of the trump suit, 0 where there is none."""
        return TRUMPS if self.kind in (FREE, MUST_TRUMP) else 0

    @property
    def to_play(self) -> int:
        """The seat that plays next."""
        return (self.leader + len(self.table)) % 3

    def copy(self) -> "Deal":
        """The same deal, to be played on."""
        hands, table, tricks = self.hands.copy(), self.table.copy(), self.tricks.copy()
        return Deal(self.kind, hands, self.unknown, table, self.leader, self.dry, tricks)

    def legal(self, seat: int) -> int:
        """The cards that a seat may play."""
        own = self.hands[seat]
        if not self.table:
            return own
        ruffs = own & self.trumps if self.kind == MUST_TRUMP else 0
        return own & suit_of(self.table[0]) or ruffs or own

    def beats(self, card: int, best: int) -> bool:
        """Whether a card played later beats the best one so far."""
        return card > best and (suit_of(card) == suit_of(best) or bool(card & self.trumps))

    def best(self) -> int:
        """The card to beat."""
        first, *others = self.table
        return others[0] if others and self.beats(others[0], first) else first

    def play(self, seat: int, card: int) -> None:
        """A card of a seat goes to the trick; the third completes it."""
        self.hands[seat] ^= card
        if self.table and self.trumps and not card & (self.trumps | suit_of(self.table[0])):
            had_to_trump = self.kind == MUST_TRUMP or self.table[0] & self.trumps
            self.dry |= 1 << seat if had_to_trump else 0
        self.table.append(card)
        if len(self.table) == 3:
            best = self.table[0]
            for other in self.table[1:]:
                best = other if self.beats(other, best) else best
            self.leader = (self.leader + self.table.index(best)) % 3
            self.tricks[self.leader] += 1
            self.table.clear()

    def unseen(self, seat: int) -> int:
        """The cards that a seat cannot place."""
        return self.hands[(seat + 1) % 3] | self.hands[(seat + 2) % 3] | self.unknown[seat]


def play_out(deal: Deal, chance: Chance, noise: int) -> None:
    """Play a deal to its end: by the rules, ``noise`` of 1,024 cards at random."""
    while deal.hands[deal.to_play]:
        seat = deal.to_play
        legal = card = deal.legal(seat)
        if legal & legal - 1:
            if noise >= ALL_RANDOM or (noise and chance.next() >> 54 < noise):
                card = chance.any_of(legal)
            else:
                card = _by_rules(deal, seat, legal)
        deal.play(seat, card)


def run_bottoms(mine: int, walls: int) -> int:
    """The lowest card of each run of own cards that no card of ``walls`` separates."""
    gone = _CARDS & ~(mine | walls)
    return mine & ~(gone + (mine << 1))


def suit_of(card: int) -> int:
    """The whole suit of a card; of several cards that of the lowest."""
    return LANE << ((card & -card).bit_length() - 1 & 0x30)


def _by_rules(deal: Deal, seat: int, legal: int) -> int:
    if deal.kind == NO_TRICKS:
        return _duck(deal, legal)
    return _follow(deal, seat, legal) if deal.table else _lead(deal, seat)


def _lead(deal: Deal, seat: int) -> int:
    own, unseen = deal.hands[seat], deal.unseen(seat)
    masters = own & ~_downwards(unseen)
    trumps = own & deal.trumps
    out = bool(unseen & deal.trumps) and deal.dry | 1 << seat != 7
    if out and masters & trumps:
        return _highest(trumps)
    sides = own ^ trumps
    high = masters & sides
    if not out:
        if high:
            return _lowest_rank(high)
        if masters & trumps:
            return _highest(trumps)
    suits = [LANE << 16 * lane for lane in range(4)]
    if high:
        longest = max((suit for suit in suits if high & suit), key=lambda suit: (unseen & suit).bit_count())
        if (unseen & longest).bit_count() > _MANY_UNSEEN:
            return _highest(high & longest)
    if not sides:
        return trumps & -trumps
    shortest = min((suit for suit in suits if sides & suit), key=lambda suit: (sides & suit).bit_count())
    return _lowest(sides & shortest)


def _follow(deal: Deal, seat: int, legal: int) -> int:
    best = deal.best()
    winners = sum(card for card in _each(legal) if deal.beats(card, best))
    if not winners:
        return _cheapest(deal, legal)
    if len(deal.table) == 2 or suit_of(legal) != suit_of(deal.table[0]):
        return _cheapest(deal, winners)
    return _cheapest(deal, winners & ~_downwards(deal.unseen(seat)) or legal)


def _duck(deal: Deal, legal: int) -> int:
    if not deal.table:
        return _lowest_rank(legal)
    if not legal & suit_of(deal.table[0]):
        return min((card for card in _each(legal)), key=lambda card: (-_rank(card), card))
    under = legal & deal.best() - 1
    if under:
        return _highest(under)
    return _highest(legal) if len(deal.table) == 2 else _lowest(legal)


def _cheapest(deal: Deal, cards: int) -> int:
    return _lowest_rank(cards & ~deal.trumps or cards)


def _lowest_rank(cards: int) -> int:
    return min(_each(cards), key=lambda card: (_rank(card), card))


def _each(cards: int) -> list[int]:
    return [1 << index for index in range(64) if cards >> index & 1]


def _rank(card: int) -> int:
    return card.bit_length() - 1 & 15


def _lowest(cards: int) -> int:
    return cards & -cards


def _highest(cards: int) -> int:
    return 1 << cards.bit_length() - 1


def _downwards(cards: int) -> int:
    """Each suit filled downwards from its highest card."""
    filled = 0
    for lane in range(4):
        held = cards >> 16 * lane & LANE
        filled |= (1 << held.bit_length()) - 1 << 16 * lane
    return filled


def _mix(z: int) -> int:
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & _WORD
    z = (z ^ z >> 27) * 0x94D049BB133111EB & _WORD
    return z ^ z >> 31
