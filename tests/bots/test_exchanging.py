"""The exchange: what a careful up player asks for and gives, and what a down player returns."""

import pytest

from tests.bots.making import decide
from tests.rules.making import acted, dealt_with, rules_with, started
from threefiveeight.bots import make_bot
from threefiveeight.record import action_to_text
from threefiveeight.rules import Deal

CAREFUL = make_bot("careful")


def answer(deal: Deal) -> str:
    return action_to_text(decide(CAREFUL, deal))


def given(gifts_to: str, hand: str, **options: str) -> Deal:
    """Seat 0, up by two against the seats named, chooser of a game of spades, with this hand."""
    table = rules_with("three-five-eight", **options)
    before = (2, -2, 0) if gifts_to == "1" else (2, -1, -1)
    return acted(started(table, dealt_with(table, {0: hand}), dealer=2, before=before), "0 contract S")


def test_a_low_card_is_given_in_a_suit_whose_top_is_missing() -> None:
    deal = given("1", "SA SK SQ SJ S9 S8 HK HQ H3 DA DK D2 CA CK CQ C2")
    assert answer(deal) == "0 give 1 H3"


def test_no_trump_is_given_where_the_other_may_return_anything() -> None:
    deal = given("12", "SK SQ SJ S9 S8 S7 S6 S5 HA HK DA DK CA CK CQ C2")
    assert answer(deal).split()[-1][0] != "S"


def test_the_highest_trump_is_asked_for_where_a_trump_must_be_answered() -> None:
    deal = given("1", "SK SQ SJ S9 S8 S7 S6 S5 HA HK HQ DA DK DQ CA CK", exchange_trump="normal")
    assert answer(deal) == "0 give 1 S5"


def test_a_suit_that_came_back_is_not_tried_again_with_the_same_player() -> None:
    table = rules_with("three-five-eight")
    dealt = dealt_with(table, {0: "SA SK SQ SJ S9 S8 HK HQ H3 DA DK D2 CA CK CQ C3", 1: "H2"}, void={1: "H"})
    deal = acted(started(table, dealt, dealer=2, before=(2, -2, 0)), "0 contract S", "0 give 1 H3")
    assert "H" not in answer(deal)


def test_a_player_stops_when_nothing_can_be_gained() -> None:
    deal = given("1", "SA SK SQ SJ ST S9 HA HK HQ HJ DA DK DQ CA CK CQ", exchange_trump="forbidden")
    assert answer(deal) == "0 stop"


def test_the_return_for_a_trump_is_a_card_that_one_can_spare() -> None:
    table = rules_with("three-five-eight")
    dealt = dealt_with(table, {0: "S2 SA SK", 1: "HA HK HQ DA DK DQ D2 CA CK CQ SQ SJ ST S9 S8 S7"})
    deal = acted(started(table, dealt, dealer=2, before=(1, -1, 0)), "0 contract S", "0 give 1 S2")
    assert answer(deal) == "1 return D2"


@pytest.mark.parametrize("preset", ["sergeant-major", "six-three-eight"])
def test_the_ace_that_is_missing_is_asked_for_and_a_low_card_paid(preset: str) -> None:
    table = rules_with(preset)
    hand = "SK SQ SJ S9 S8 S7 HA HK HQ DA DK D3 CA CK CQ C3" + (" HJ" if table.deck == 51 else "")
    deal = started(table, dealt_with(table, {2: hand, 0: "SA"}), dealer=2, before=(-1, 0, 1))
    named = answer(deal)
    assert named == "2 name 0 S"
    assert answer(acted(deal, named)) in {"2 pay D3", "2 pay C3"}
