"""Suits, ranks and the 52 cards."""

import pickle

import pytest

from threefiveeight.cards import CARDS, RANK_LETTERS, SUIT_LETTERS, SUITS, Card, Suit

IN_ORDER = [suit + rank for suit in "SHDC" for rank in "AKQJT98765432"]


def test_the_cards_are_numbered_in_the_order_in_which_they_are_shown() -> None:
    assert [str(card) for card in CARDS] == IN_ORDER
    assert list(CARDS) == sorted(CARDS)
    assert [int(card) for card in CARDS] == list(range(52))


@pytest.mark.parametrize("text", IN_ORDER)
def test_a_card_is_what_its_text_says(text: str) -> None:
    card = Card.parse(text)
    assert str(card) == text
    assert card.suit.letter == text[0]
    assert card.rank == {"A": 14, "K": 13, "Q": 12, "J": 11, "T": 10}.get(text[1]) or int(text[1])
    assert Card.of(card.suit, card.rank) is card
    assert repr(card) == f"Card.parse('{text}')"
    assert pickle.loads(pickle.dumps(card)) == card  # noqa: S301  what was pickled a moment ago
    assert Card(int(card)) == card
    assert hash(Card(int(card))) == hash(card)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "S",
        "A",
        "AS",
        "sa",
        "Sa",
        "S1",
        "S10",
        "SX",
        "XA",
        " SA",
        "SA ",
        "SA SK",
        "♠A",
        "S\n",
        "\uff33\uff21",
        "S" * 500,
    ],
)
def test_nothing_else_is_a_card(text: str) -> None:
    with pytest.raises(ValueError, match="is no card: suit S H D C, then rank") as refused:
        Card.parse(text)
    assert len(str(refused.value)) < 120
    assert str(refused.value).split(" is no card")[0].isascii()


@pytest.mark.parametrize("number", [-1, 52, 1000])
def test_there_are_52_numbers(number: int) -> None:
    with pytest.raises(ValueError, match="0 to 51"):
        Card(number)


@pytest.mark.parametrize("rank", [-1, 0, 1, 15])
def test_ranks_go_from_2_to_14(rank: int) -> None:
    with pytest.raises(ValueError, match="2 to 14"):
        Card.of(Suit.SPADES, rank)


def test_suits_and_ranks_have_their_letters() -> None:
    assert SUIT_LETTERS == "SHDC"
    assert RANK_LETTERS == "23456789TJQKA"
    assert [suit.name for suit in SUITS] == ["SPADES", "HEARTS", "DIAMONDS", "CLUBS"]
