"""What a seat can do, as values; nothing here knows whether it may.

Source: docs/notation.md, "Actions".
"""

from dataclasses import dataclass
from typing import TypeAlias

from threefiveeight.cards import Card, CardSet, Suit
from threefiveeight.rules.options import Contract
from threefiveeight.rules.seats import Seat


@dataclass(frozen=True, slots=True)
class NameContract:
    """The chooser names the contract."""

    seat: Seat
    contract: Contract


@dataclass(frozen=True, slots=True)
class NameSuit:
    """An up player names a suit to a down player (exchange mode ``name_suit``)."""

    seat: Seat
    down: Seat
    suit: Suit


@dataclass(frozen=True, slots=True)
class Pay:
    """The up player hands a card back for the one that he got (exchange mode ``name_suit``)."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Give:
    """An up player gives a card to a down player (exchange mode ``give_card``)."""

    seat: Seat
    down: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Return:
    """The down player returns a card of his choice for a trump that he was given (``free_return``)."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Stop:
    """An up player gives up the claims that he has left."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DiscardCards:
    """The chooser puts cards into the kitty's place."""

    seat: Seat
    cards: CardSet


@dataclass(frozen=True, slots=True)
class Play:
    """A seat plays a card to the trick."""

    seat: Seat
    card: Card


Action: TypeAlias = NameContract | NameSuit | Pay | Give | Return | Stop | DiscardCards | Play
"""Anything that a seat can do."""
