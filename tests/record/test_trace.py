"""The trace of a record, line by line, and what it says of each phase."""

import json
from typing import Any

import pytest
from hypothesis import given, settings

from tests.oracle.trace import as_text, lines_and_fault
from tests.record.making import SMALL, UNFINISHED, changed, game_record
from tests.rules.making import RuleWords, rule_words, seeds
from threefiveeight.record import RecordError, steps, trace


def lines(record: dict[str, Any]) -> list[dict[str, Any]]:
    return json.loads(json.dumps(list(trace(record))))  # type: ignore[no-any-return]


def lines_and_reason(record: dict[str, Any]) -> tuple[list[dict[str, Any]], str]:
    """The lines before the fault, and the fault."""
    found: list[dict[str, Any]] = []
    try:
        for line in trace(record):
            found.append(line)  # noqa: PERF402  the lines before the error must stay
    except RecordError as error:
        return found, str(error)
    raise AssertionError("no fault found")


def test_there_is_a_line_before_each_action_and_one_after_each_deal_and_the_game() -> None:
    found = lines(SMALL)
    expected: list[tuple[str, ...]] = []
    for deal in SMALL["deals"]:
        expected += [("deal", "action", "seat", "phase", "legal")] * len(deal["actions"])
        expected += [("deal", "tricks", "points", "totals")]
    expected += [("winners", "totals")]
    assert [tuple(key for key in line if key != "from") for line in found] == expected
    assert found[-1] == {"winners": SMALL["winners"], "totals": SMALL["totals"]}
    assert [line["phase"] for line in found if "phase" in line][:3] == ["contract", "discard", "play"]


def test_what_is_legal_is_sorted_as_text_and_names_no_seat() -> None:
    contract, discard, play, *_ = lines(SMALL)
    assert contract["legal"] == [f"contract {name}" for name in ("C", "D", "H", "MIS", "NT", "S")]
    assert (contract["deal"], contract["action"]) == (1, 1)
    assert discard["legal"] == ["discard 4"]
    assert discard["from"] == sorted(discard["from"])
    assert len(discard["from"]) == 20
    assert list(discard) == ["deal", "action", "seat", "phase", "legal", "from"]
    assert play["legal"] == sorted(play["legal"])
    assert all(action.startswith("play ") for action in play["legal"])
    assert "from" not in play


def test_a_record_that_stops_inside_a_deal_ends_with_the_position_that_waits() -> None:
    found = lines(UNFINISHED)
    assert len(found) == len(UNFINISHED["deals"][0]["actions"]) + 1
    assert found[-1]["action"] == len(UNFINISHED["deals"][0]["actions"]) + 1
    assert found[-1]["phase"] == "play"


@pytest.mark.parametrize("number", [0, 5, 20])
def test_the_lines_before_a_fault_are_still_given(number: int) -> None:
    whole = lines(SMALL)
    bad = changed(SMALL, "deals", 0, "actions", number, to="2 stop")
    found, reason = lines_and_reason(bad)
    assert reason.startswith(f"deal 1, action {number + 1}: ")
    assert found == whole[: number + 1]


def test_wrong_winners_are_told_after_all_deals() -> None:
    found, reason = lines_and_reason(changed(SMALL, "winners", to=[]))
    assert reason.startswith("winners: must be")
    assert found == lines(SMALL)[:-1]


@settings(max_examples=20)
@given(rule_words(), seeds)
def test_fault_2_traces_are_those_of_the_second_reading(words: RuleWords, seed: int) -> None:
    record = game_record(words, seed)
    expected, fault = lines_and_fault(record)
    assert fault is None
    assert [json.dumps(line) for line in trace(record)] == [as_text(line) for line in expected]


def test_steps_count_deals_and_actions_from_one() -> None:
    found = [(step.deal, step.action) for step in steps(UNFINISHED)]
    assert found == [(1, number) for number in range(1, len(UNFINISHED["deals"][0]["actions"]) + 2)]
    assert [step.action for step in steps(SMALL)].count(None) == 2
