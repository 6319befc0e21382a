"""Suits, ranks and the 52 cards.

Source: docs/rules.md, section "Cards and text".
"""

from enum import IntEnum
from typing import Final, Self


class Suit(IntEnum):
    """One of the four suits, numbered in the order in which cards are shown."""

    SPADES = 0
    HEARTS = 1
    DIAMONDS = 2
    CLUBS = 3

    @property
    def letter(self) -> str:
        """The suit's letter in records: S, H, D or C."""
        return SUIT_LETTERS[self]


SUIT_LETTERS: Final = "SHDC"
"""Suit letters in the order of the suits."""

RANK_LETTERS: Final = "23456789TJQKA"
"""Rank letters from low to high; the letter of rank ``r`` (2 to 14, ace high) is ``RANK_LETTERS[r - 2]``."""

SUITS: Final = tuple(Suit)
"""The four suits in the order in which cards are shown."""


class Card(int):
    """A card, numbered 0 to 51 in the order in which cards are shown: SA, SK … S2, HA … C2.

    Being a number it is hashable and sorts by suit (S H D C), then from high to low.
    """

    __slots__ = ()

    def __new__(cls, number: int) -> Self:
        """The card of that number; ValueError outside 0 to 51."""
        if not 0 <= number <= 51:
            raise ValueError(f"a card's number is 0 to 51, not {number}")
        return super().__new__(cls, number)

    @classmethod
    def of(cls, suit: Suit, rank: int) -> "Card":
        """The card of a suit and a rank from 2 to 14 (ace); ValueError for another rank."""
        if not 2 <= rank <= 14:
            raise ValueError(f"a rank is 2 to 14, not {rank}")
        return CARDS[suit * 13 + 14 - rank]

    @classmethod
    def parse(cls, text: str) -> "Card":
        """The card written as suit letter and rank letter (``SA``, ``HT``, ``D4``); ValueError for anything else."""
        card = _BY_TEXT.get(text)
        if card is None:
            given = text if len(text) <= 20 else text[:17] + "..."
            raise ValueError(f"{given!a} is no card: suit S H D C, then rank A K Q J T 9 … 2, as in SA or D4")
        return card

    @property
    def suit(self) -> Suit:
        """The card's suit."""
        return _SUIT_OF[self]

    @property
    def rank(self) -> int:
        """The card's rank: 2 to 10, jack 11, queen 12, king 13, ace 14."""
        return _RANK_OF[self]

    def __str__(self) -> str:
        return _TEXT_OF[self]

    def __repr__(self) -> str:
        return f"Card.parse({_TEXT_OF[self]!r})"


CARDS: Final = tuple(Card(number) for number in range(52))
"""All 52 cards in the order of their numbers."""

_SUIT_OF: Final = tuple(Suit(number // 13) for number in range(52))
_RANK_OF: Final = tuple(14 - number % 13 for number in range(52))
_TEXT_OF: Final = tuple(
    SUIT_LETTERS[suit] + RANK_LETTERS[rank - 2] for suit, rank in zip(_SUIT_OF, _RANK_OF, strict=True)
)
_BY_TEXT: Final = dict(zip(_TEXT_OF, CARDS, strict=True))
