"""Whether a target is met, and whom to hold back (fault 53: an inverted comparison in "have I made it")."""

from dataclasses import replace

import pytest

from tests.rules.making import deal_in_play, rules_with
from threefiveeight.bots.aims import made, must_be_stopped, points_now, tricks_to_win
from threefiveeight.bots.playing import choose_card
from threefiveeight.cards import Card
from threefiveeight.rules import PRESETS, BySeat, Contract, View, view

LAST = ("SA", "SK", "SQ")


def position(contract: str, tricks: BySeat[int], targets: BySeat[int] = (8, 5, 3)) -> View:
    """A view of a deal in which so many tricks have been taken."""
    deal = deal_in_play(rules_with("sergeant-major", contracts=list(Contract)), LAST, contract, tricks=tricks)
    return view(replace(deal, targets=targets), 0)


@pytest.mark.parametrize(
    ("contract", "taken", "points", "is_made"),
    [
        ("H", 7, -1, False),
        ("H", 8, 0, True),
        ("H", 9, 1, True),
        ("NT", 7, -1, False),
        ("NT", 8, 0, True),
        ("MIS", 7, 1, True),
        ("MIS", 8, 0, True),
        ("MIS", 9, -1, False),
    ],
)
def test_fault_53_a_target_is_met_from_its_number_on_and_a_limit_up_to_it(
    contract: str, taken: int, points: int, is_made: bool
) -> None:
    told = position(contract, (taken, 15 - taken, 0))
    assert points_now(told, 0) == points
    assert made(told, 0) is is_made


@pytest.mark.parametrize(
    ("contract", "tricks", "lacking"),
    [
        pytest.param("H", (11, 4, 0), 1, id="one short with a trick to come"),
        pytest.param("H", (10, 5, 0), None, id="two short with one trick to come"),
        pytest.param("MIS", (11, 4, 0), None, id="no tricks ends nothing"),
    ],
)
def test_tricks_that_are_missing_to_win_at_once(contract: str, tricks: BySeat[int], lacking: int | None) -> None:
    assert tricks_to_win(position(contract, tricks), 0) == lacking


def test_where_no_number_of_tricks_ends_the_game_nobody_lacks_any() -> None:
    deal = deal_in_play(PRESETS["three-five-eight"], LAST, "H", tricks=(11, 4, 0))
    assert tricks_to_win(view(deal, 0), 0) is None


@pytest.mark.parametrize(
    ("tricks", "trick", "stop"),
    [
        pytest.param((2, 11, 1), "H3", True, id="he leads the trick and lacks one"),
        pytest.param((5, 8, 1), "H3", False, id="he leads it and cannot get there any more"),
        pytest.param((11, 2, 1), "H3", False, id="another than the one who leads it is near"),
        pytest.param((2, 11, 1), "", False, id="nothing lies on the table"),
    ],
)
def test_who_must_be_stopped(tricks: BySeat[int], trick: str, stop: bool) -> None:
    table = rules_with("sergeant-major")
    hands = ("HA DA", "SK" if trick else "SK HQ", "HT C9")
    deal = deal_in_play(table, hands, "S", leader=1, trick=trick, tricks=tricks)
    assert must_be_stopped(view(deal, 2)) is stop


def test_a_player_who_would_win_the_game_at_once_is_beaten_with_the_ace() -> None:
    deal = deal_in_play(rules_with("sergeant-major"), ("SA D2", "C3", "S2 D3"), "H", trick="SK", tricks=(2, 11, 1))
    told = view(replace(deal, to_act=0), 0)
    assert choose_card(told, [Card.parse("SA")]) == Card.parse("SA")
    assert must_be_stopped(told)
