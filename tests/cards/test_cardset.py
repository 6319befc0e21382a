"""Sets of cards, held against Python's own sets."""

import copy
import pickle
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from threefiveeight.cards import CARDS, EMPTY, FULL_DECK, SUITS, Card, CardSet

cards = st.sampled_from(CARDS)
sets = st.sets(cards)


@given(sets, sets, cards)
def test_a_card_set_does_what_a_set_does(one: set[Card], other: set[Card], card: Card) -> None:
    a, b = CardSet.of(one), CardSet.of(other)
    assert list(a) == sorted(one)
    assert len(a) == len(one)
    assert bool(a) is bool(one)
    assert (card in a) is (card in one)
    assert set(a | b) == one | other
    assert set(a & b) == one & other
    assert set(a - b) == one - other
    assert (a <= b) is (one <= other)
    assert (a == b) is (one == other)
    assert set(a.add(card)) == one | {card}
    assert hash(CardSet.of(one)) == hash(a)


@given(sets)
def test_a_card_set_falls_into_suits(held: set[Card]) -> None:
    whole = CardSet.of(held)
    for suit in SUITS:
        assert list(whole.of_suit(suit)) == sorted(card for card in held if card.suit is suit)


@given(st.sets(cards, min_size=1))
def test_first_and_last_are_those_of_the_order_shown(held: set[Card]) -> None:
    assert CardSet.of(held).first() is min(held)
    assert CardSet.of(held).last() is max(held)


@given(sets, cards)
def test_a_card_can_be_taken_out_if_it_is_in(held: set[Card], card: Card) -> None:
    whole = CardSet.of(held)
    if card in held:
        assert set(whole.remove(card)) == held - {card}
    else:
        with pytest.raises(KeyError):
            whole.remove(card)


@given(sets)
def test_text_and_copies_give_the_same_set(held: set[Card]) -> None:
    whole = CardSet.of(held)
    assert CardSet.parse(str(whole)) == whole
    assert eval(repr(whole), {"CardSet": CardSet}) == whole  # noqa: S307  that is what a repr is for
    assert copy.deepcopy(whole) == whole
    assert pickle.loads(pickle.dumps(whole)) == whole  # noqa: S301


@pytest.mark.parametrize("mask", [-1, 1 << 52])
def test_a_mask_has_52_bits(mask: int) -> None:
    with pytest.raises(ValueError, match="bits 0 to 51"):
        CardSet(mask)


def test_a_card_comes_once() -> None:
    with pytest.raises(ValueError, match="HT comes twice"):
        CardSet.parse("HT SA HT")


def test_a_set_cannot_be_changed() -> None:
    with pytest.raises(AttributeError, match="cannot be changed"):
        CardSet.parse("SA").mask = 3
    with pytest.raises(AttributeError):
        CardSet.parse("SA").other = 3


def test_the_empty_set_has_no_first_and_no_last_card() -> None:
    with pytest.raises(KeyError):
        EMPTY.first()
    with pytest.raises(KeyError):
        EMPTY.last()


def test_only_cards_are_in_a_set_and_only_sets_equal_one() -> None:
    assert 0 not in CardSet.parse("SA")
    assert "SA" not in CardSet.parse("SA")
    assert CardSet.parse("SA") != 1
    assert CardSet.parse("SA") != {Card.parse("SA")}


def test_the_full_deck() -> None:
    assert list(FULL_DECK) == list(CARDS)
    assert random.Random(1).sample(list(FULL_DECK), 52) != list(CARDS)
    assert len(EMPTY) == 0
