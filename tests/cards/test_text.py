"""Cards as text."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from threefiveeight.cards import CARDS, Card, cards_from_text, cards_to_text, sorted_as_text

lists = st.lists(st.sampled_from(CARDS), unique=True)


@given(lists)
def test_cards_come_back_in_their_order(cards: list[Card]) -> None:
    assert list(cards_from_text(cards_to_text(cards))) == cards


@given(lists)
def test_sorting_as_text_is_alphabetical(cards: list[Card]) -> None:
    found = sorted_as_text(cards)
    assert found == sorted(str(card) for card in cards)


def test_the_whole_deck_sorted_as_text_begins_with_clubs_and_ends_with_the_ten_of_spades() -> None:
    assert sorted_as_text(CARDS)[:2] == ["C2", "C3"]
    assert sorted_as_text(CARDS)[-1] == "ST"


def test_the_empty_text_holds_no_card() -> None:
    assert cards_from_text("") == ()


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (" ", "single spaces"),
        (" SA", "single spaces"),
        ("SA ", "single spaces"),
        ("SA  SK", "single spaces"),
        ("SA\tSK", "is no card"),
        ("SA,SK", "is no card"),
        ("SA\nSK", "is no card"),
        ("SA SX", "'SX' is no card"),
        ("SA HK SA", "SA comes twice"),
    ],
)
def test_anything_else_is_refused_with_its_reason(text: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        cards_from_text(text)
