"""Cards as text: the one form that records, protocols, storage and logs use."""

from collections.abc import Iterable

from threefiveeight.cards.card import Card


def cards_from_text(text: str) -> tuple[Card, ...]:
    """The cards of a text with exactly one space between two cards, in their order; the empty text holds none.

    ValueError names the first thing that is no card, comes twice, or a space too many.
    """
    if not text:
        return ()
    words = text.split(" ")
    if "" in words:
        raise ValueError("cards are separated by single spaces, with none at the ends")
    cards = tuple(Card.parse(word) for word in words)
    for place, card in enumerate(cards):
        if card in cards[:place]:
            raise ValueError(f"{card} comes twice")
    return cards


def cards_to_text(cards: Iterable[Card]) -> str:
    """The cards in the given order, separated by single spaces."""
    return " ".join(map(str, cards))


def sorted_as_text(cards: Iterable[Card]) -> list[str]:
    """The cards' texts in alphabetical order (C2 C3 … ST), the order in which views and traces list them."""
    return sorted(map(str, cards))
