"""What a tip says in a position, and how hands and cards are looked at for it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from threefiveeight.bots.knowledge import know
from threefiveeight.bots.novice import NoviceBot
from threefiveeight.cards import SUITS, Card, Suit
from threefiveeight.record import action_to_text
from threefiveeight.rules import Action, View


@dataclass(frozen=True, slots=True)
class Advice:
    """What a tip says in a position: the actions that follow it, and a beginner's; texts without the seat."""

    follows: frozenset[str]
    trap: str


Look: TypeAlias = Callable[[View, Sequence[Action]], Advice | None]
"""What a kind makes of a decision; None where its tip has nothing to say."""


def said(action: Action) -> str:
    """An action as text without its seat."""
    return action_to_text(action, with_seat=False)


def length(view: View, suit: Suit) -> int:
    """The number of cards held of a suit."""
    return len(view.hand.of_suit(suit))


def by_length(view: View) -> list[Suit]:
    """The suits from the longest to the shortest."""
    return sorted(SUITS, key=lambda suit: (-length(view, suit), suit))


def top(view: View, suit: Suit) -> int:
    """The rank of the highest card held of a suit; 0 for none."""
    held = view.hand.of_suit(suit)
    return held.first().rank if held else 0


def strength(view: View, suit: Suit) -> int:
    """The honours held of a suit: five for the ace down to one for the ten."""
    return sum(max(0, card.rank - 9) for card in view.hand.of_suit(suit))


def plays(legal: Sequence[Action], wanted: Callable[[Card], bool]) -> frozenset[str]:
    """The legal cards that are as wanted, as texts."""
    return frozenset(text for text in map(said, legal) if wanted(Card.parse(text.split(" ")[1])))


def novice(view: View, legal: Sequence[Action]) -> str:
    """What a beginner would do, as a text."""
    return said(NoviceBot().decide(view, legal, seed=1, iterations=0))


def master(view: View, card: Card) -> bool:
    """Whether no unseen card of its suit beats a card."""
    out = know(view).out[card.suit]
    return not out & (1 << card % 13) - 1


def cheapest(texts: Sequence[str]) -> str:
    """Of some texts the one whose card is lowest."""
    order = "23456789TJQKA"
    return min(texts, key=lambda text: (order.find(text[-1]), text))
