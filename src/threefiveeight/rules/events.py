"""What has happened in a deal, in order, as everybody at the table would tell it who saw all cards.

A view holds the same events with the cards that its seat may not know taken out (None). Source:
docs/notation.md, "Views".
"""

from dataclasses import dataclass
from typing import TypeAlias

from threefiveeight.cards import Card, CardSet, Suit
from threefiveeight.rules.options import Contract
from threefiveeight.rules.seats import BySeat, Seat


@dataclass(frozen=True, slots=True)
class CardsDealt:
    """The cards have been dealt; in a view ``hands`` has only the own hand, of which a chooser sees six at first."""

    dealer: Seat
    hands: BySeat[CardSet | None]
    counts: BySeat[int]


@dataclass(frozen=True, slots=True)
class ContractNamed:
    """The chooser has named the contract."""

    seat: Seat
    contract: Contract


@dataclass(frozen=True, slots=True)
class HandRevealed:
    """The chooser sees all his cards after choosing on six; only in his own view."""

    seat: Seat
    hand: CardSet


@dataclass(frozen=True, slots=True)
class SuitNamed:
    """An up player has named a suit to a down player."""

    seat: Seat
    to: Seat
    suit: Suit


@dataclass(frozen=True, slots=True)
class VoidShown:
    """A down player has announced that he has no card of the suit named to him."""

    seat: Seat
    suit: Suit


@dataclass(frozen=True, slots=True)
class CardMoved:
    """A card has gone from one hand to another in the exchange; the third player does not see which."""

    giver: Seat
    taker: Seat
    card: Card | None


@dataclass(frozen=True, slots=True)
class ExchangeStopped:
    """An up player has given up his claims."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class KittyTaken:
    """The chooser has picked up the kitty, ``cards`` in the order dealt; ``shown`` says whether all saw it."""

    seat: Seat
    cards: tuple[Card, ...] | None
    shown: bool


@dataclass(frozen=True, slots=True)
class CardsDiscarded:
    """The chooser has discarded; only he knows what."""

    seat: Seat
    count: int
    cards: CardSet | None


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A card has been played to the trick."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class TrickWon:
    """A trick is complete; its winner leads to the next."""

    winner: Seat


@dataclass(frozen=True, slots=True)
class DealScored:
    """The deal is over; ``points`` is None where a player ended the game by tricks, ``totals`` are those after it."""

    tricks: BySeat[int]
    points: BySeat[int] | None
    totals: BySeat[int]


@dataclass(frozen=True, slots=True)
class GameOver:
    """The game is over; the last event of its last deal."""

    winners: tuple[Seat, ...]


Event: TypeAlias = (
    CardsDealt
    | ContractNamed
    | HandRevealed
    | SuitNamed
    | VoidShown
    | CardMoved
    | ExchangeStopped
    | KittyTaken
    | CardsDiscarded
    | CardPlayed
    | TrickWon
    | DealScored
    | GameOver
)
"""Anything that can happen in a deal."""
