"""Golden records of each preset: what follows from them stays as it is (fault 46); tests/golden/make.py writes them."""

import json

import pytest

from tests.golden.make import FOLDER, PLAYERS, derived, laid_out, stored
from tests.oracle.trace import as_text, lines_and_fault
from threefiveeight.record import record_of, replay, steps
from threefiveeight.rules import PRESETS

ENDS = ("trace.jsonl", "sheet.txt", "views.jsonl")


@pytest.mark.parametrize("name", [pytest.param(name, id=f"fault 46 - {name}") for name in PRESETS])
@pytest.mark.parametrize("end", ENDS)
def test_what_follows_from_a_golden_record_is_as_it_was(name: str, end: str) -> None:
    assert derived(stored(name))[end] == (FOLDER / f"{name}.{end}").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", PRESETS)
def test_a_golden_trace_is_that_of_the_second_reading(name: str) -> None:
    found, fault = lines_and_fault(stored(name))
    assert fault is None
    assert "".join(as_text(line) + "\n" for line in found) == (FOLDER / f"{name}.trace.jsonl").read_text(
        encoding="utf-8"
    )


@pytest.mark.parametrize("name", PRESETS)
def test_a_golden_record_is_written_as_it_was_read(name: str) -> None:
    record = stored(name)
    deals = [step.game.deal for step in steps(record) if step.action is None and step.game.deal is not None]
    written = record_of(replay(record).rules, PLAYERS, deals, preset=name)
    assert written == record
    assert laid_out(written) == (FOLDER / f"{name}.358.json").read_text(encoding="utf-8")


def test_the_golden_games_have_everything_in_them() -> None:
    lines = [
        json.loads(line)
        for name in PRESETS
        for line in (FOLDER / f"{name}.trace.jsonl").read_text(encoding="utf-8").splitlines()
    ]
    actions = [action for name in PRESETS for deal in stored(name)["deals"] for action in deal["actions"]]
    assert {action.split()[1] for action in actions} == {
        "contract",
        "name",
        "pay",
        "give",
        "return",
        "stop",
        "discard",
        "play",
    }
    assert {line["phase"] for line in lines if "phase" in line} == {"contract", "exchange", "discard", "play"}
    assert {line["points"] is None for line in lines if "points" in line} == {True, False}
    assert sum("winners" in line for line in lines) == len(PRESETS)
