"""Positions with open cards: what cannot be is refused by name."""

import pytest

from threefiveeight.cards import Card, CardSet
from threefiveeight.rules.options import Contract, VoidPlay
from threefiveeight.search import BadPosition, Position

HANDS = (CardSet.parse("SA S2"), CardSet.parse("SK C2"), CardSet.parse("H2 C3"))


def cards(text: str) -> tuple[Card, ...]:
    return tuple(map(Card.parse, text.split()))


@pytest.mark.parametrize(
    ("hands", "leader", "trick", "reason"),
    [
        (HANDS, 3, "", "leader is 0, 1 or 2"),
        (HANDS, 0, "D2 D3 D4", "at most 2 cards"),
        (HANDS, 0, "SA", "SA comes twice"),
        ((HANDS[0], HANDS[0], HANDS[2]), 0, "", "SA comes twice"),
        (HANDS, 0, "D2", "they hold 2, 2 and 2, and the trick has 1"),
        ((HANDS[0], HANDS[1], CardSet.parse("H2")), 0, "", "they hold 2, 2 and 1"),
        ((CardSet(), CardSet(), CardSet()), 0, "", "equally many cards, 1 to 17"),
        ((CardSet.parse("SA"), CardSet.parse("SK"), HANDS[2]), 0, "SQ H3", "seat 1 could not have played H3"),
    ],
)
def test_what_cannot_be(hands: tuple[CardSet, CardSet, CardSet], leader: int, trick: str, reason: str) -> None:
    with pytest.raises(BadPosition, match=reason):
        Position(hands, Contract.HEARTS, leader, cards(trick))


def test_a_void_who_did_not_trump_was_bound_to() -> None:
    hands = (CardSet.parse("SA"), CardSet.parse("H3"), HANDS[2])
    Position(hands, Contract.HEARTS, 0, cards("S2 C2"))
    with pytest.raises(BadPosition, match="seat 1 could not have played C2"):
        Position(hands, Contract.HEARTS, 0, cards("S2 C2"), VoidPlay.MUST_TRUMP)


def test_a_card_and_a_trick() -> None:
    position = Position(HANDS, Contract.HEARTS, 0, (), VoidPlay.MUST_TRUMP)
    assert (position.size, position.to_act, str(position.legal())) == (2, 0, "SA S2")
    second, winner = position.after(Card.parse("SA"))
    assert second is not None
    assert (second.to_act, winner, str(second.legal())) == (1, None, "SK")
    third, _ = second.after(Card.parse("SK"))
    assert third is not None
    assert (str(third.legal()), third.size) == ("H2", 2)
    last, winner = third.after(Card.parse("H2"))
    assert last is not None
    assert (winner, last.leader, last.trick, last.size) == (2, 2, (), 1)
    with pytest.raises(BadPosition, match="seat 2 may not play H2"):
        last.after(Card.parse("H2"))


def test_after_the_last_card_there_is_no_position() -> None:
    position = Position((CardSet.parse("SA"), CardSet(), CardSet()), Contract.NO_TRUMP, 1, cards("S2 S3"))
    assert position.after(Card.parse("SA")) == (None, 0)
