"""A deal as a value: everything that is true of it at one moment.

Source: docs/rules.md, "Order of a deal". Transitions are in ``deal`` and the rooms it asks.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol, Self

from threefiveeight.cards import CARDS, Card, CardSet, Suit
from threefiveeight.rules.errors import BadDeal
from threefiveeight.rules.events import Event
from threefiveeight.rules.options import SIX, Chooser, Contract, Rules
from threefiveeight.rules.seats import SEATS, BySeat, Role, Seat, by_seat, seat_of


class Phase(StrEnum):
    """What a deal waits for."""

    CONTRACT = "contract"
    EXCHANGE = "exchange"
    DISCARD = "discard"
    PLAY = "play"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Claim:
    """What one down player still owes one up player: ``left`` cards."""

    down: Seat
    up: Seat
    left: int


@dataclass(frozen=True, slots=True)
class Payment:
    """An up player has got a card from a down player by naming a suit and must hand one back."""

    up: Seat
    down: Seat


@dataclass(frozen=True, slots=True)
class FreeReturn:
    """A down player was given a trump and returns a card of his choice."""

    up: Seat
    down: Seat


@dataclass(frozen=True, slots=True)
class Trick:
    """The cards of a trick in playing order, from ``leader`` on; empty before the lead."""

    leader: Seat
    cards: tuple[Card, ...] = ()

    @property
    def led(self) -> Suit | None:
        """The suit led, None before the lead."""
        return self.cards[0].suit if self.cards else None

    @property
    def to_play(self) -> Seat:
        """The seat that plays the next card."""
        return (self.leader + len(self.cards)) % 3


class Shuffler(Protocol):
    """What deals are shuffled with: ``random.Random``, ``secrets.SystemRandom`` or a like generator."""

    def shuffle(self, x: list[Card]) -> None:
        """Put a list into random order."""


@dataclass(frozen=True, slots=True)
class Dealt:
    """The cards as they were dealt: hands by seat in the order dealt (the first six matter), and the kitty."""

    hands: BySeat[tuple[Card, ...]]
    kitty: tuple[Card, ...]

    @classmethod
    def shuffled(cls, rules: Rules, generator: Shuffler) -> Self:
        """A uniform deal under these rules; the generator is the only source of chance."""
        deck = deck_of(rules)
        generator.shuffle(deck)
        size = rules.hand_size
        hands = by_seat(lambda seat: tuple(deck[seat * size : (seat + 1) * size]))
        return cls(hands, tuple(deck[3 * size :]))

    def check(self, rules: Rules) -> None:
        """Raise BadDeal unless each card of the deck is there once and every hand and the kitty have their size."""
        for seat in SEATS:
            if len(self.hands[seat]) != rules.hand_size:
                raise BadDeal(f"hand of seat {seat} has {len(self.hands[seat])} cards, must have {rules.hand_size}")
        if len(self.kitty) != rules.kitty_size:
            raise BadDeal(f"kitty has {len(self.kitty)} cards, must have {rules.kitty_size}")
        seen: set[Card] = set()
        for card in (card for cards in (*self.hands, self.kitty) for card in cards):
            if card in seen:
                raise BadDeal(f"{card} is dealt twice")
            seen.add(card)
        if seen != set(deck_of(rules)):
            raise BadDeal("C2 is dealt, but is not in a deck of 51 cards")


def deck_of(rules: Rules) -> list[Card]:
    """The cards of the deck in their order: all 52, or all but C2."""
    return list(CARDS[: rules.deck])


@dataclass(frozen=True, slots=True)
class Deal:
    """One distribution of the cards and what has become of it so far.

    ``number`` counts from 0 and includes playoff deals. ``dealt`` stays as it was, ``hands`` are what is held now.
    ``targets`` are by seat and become the limits in a no-tricks deal. ``totals`` include this deal only once it is
    over, ``used`` are the contracts named in the deals before. ``to_act`` is None when the deal is over. ``claims``
    are in the order in which they are served, ``pending`` is a claim that is half made; ``blocked`` holds the (down
    player, suit) pairs in which a void was announced. ``discards`` and ``points`` are None until there are any,
    ``tricks`` are those taken, ``events`` is everything that happened.
    """

    rules: Rules
    number: int
    dealer: Seat
    dealt: Dealt
    hands: BySeat[CardSet]
    targets: BySeat[int]
    trick: Trick
    totals: BySeat[int] = (0, 0, 0)
    used: BySeat[tuple[Contract, ...]] = ((), (), ())
    playoff: bool = False
    phase: Phase = Phase.CONTRACT
    to_act: Seat | None = None
    contract: Contract | None = None
    claims: tuple[Claim, ...] = ()
    pending: Payment | FreeReturn | None = None
    blocked: frozenset[tuple[Seat, Suit]] = frozenset()
    kitty_taken: bool = False
    discards: CardSet | None = None
    tricks: BySeat[int] = (0, 0, 0)
    points: BySeat[int] | None = None
    events: tuple[Event, ...] = ()

    @property
    def chooser(self) -> Seat:
        """The seat that names the contract and takes the kitty."""
        role = Role.DEALER if self.rules.chooser is Chooser.DEALER else Role.ELDEST
        return seat_of(role, self.dealer)

    @property
    def trump(self) -> Suit | None:
        """The trump suit; None in no trump, no tricks, and before the contract is named."""
        return None if self.contract is None else self.contract.suit

    @property
    def over(self) -> bool:
        """Whether the deal is over."""
        return self.phase is Phase.OVER

    @property
    def ended_early(self) -> bool:
        """Whether a player won so many tricks that the game ended at once; such a deal has no points."""
        return self.over and self.points is None

    @property
    def first_six(self) -> CardSet:
        """The first six cards that the chooser was dealt."""
        return CardSet.of(self.dealt.hands[self.chooser][:SIX])

    @property
    def choosing_on_six(self) -> bool:
        """Whether the chooser still sees only six of his cards."""
        return self.phase is Phase.CONTRACT and self.rules.choose_after == SIX
