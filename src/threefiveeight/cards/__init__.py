"""The alphabet: suits, ranks, cards, sets of cards and their text."""

from threefiveeight.cards.card import CARDS, RANK_LETTERS, SUIT_LETTERS, SUITS, Card, Suit
from threefiveeight.cards.cardset import EMPTY, FULL_DECK, SUIT_MASKS, CardSet
from threefiveeight.cards.text import cards_from_text, cards_to_text, sorted_as_text

__all__ = [
    "CARDS",
    "EMPTY",
    "FULL_DECK",
    "RANK_LETTERS",
    "SUITS",
    "SUIT_LETTERS",
    "SUIT_MASKS",
    "Card",
    "CardSet",
    "Suit",
    "cards_from_text",
    "cards_to_text",
    "sorted_as_text",
]
