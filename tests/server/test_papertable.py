"""The tables of the score sheet for real cards are those of the rules."""

import json
from pathlib import Path

import pytest

from tests.golden import papers
from threefiveeight.rules import PRESETS
from threefiveeight.server.papertable import results, written

COMMITTED = Path(__file__).parents[2] / "frontend" / "src" / "lib" / "papertable.json"


def test_the_committed_tables_are_those_of_the_rules() -> None:
    assert COMMITTED.read_text("utf-8") == written(), "run python -m threefiveeight.server.papertable"


def test_the_golden_results_and_games_are_those_of_the_rules() -> None:
    assert papers.FILE.read_text("utf-8") == papers.written(), "run python -m tests.golden.papers"


@pytest.mark.parametrize(
    ("name", "targets", "result", "points"),
    [
        # The worked examples of docs/rules.md, dealer, eldest and third.
        ("sergeant-major", "8,5,3", (10, 2, 4), [2, -3, 1]),
        ("three-five-eight", "3,8,5", (7, 7, 2), [4, -1, -3]),
        ("three-five-eight", "3,8,5", (5, 5, 6), [2, -3, 1]),
    ],
)
def test_worked_points(name: str, targets: str, result: tuple[int, int, int], points: list[int]) -> None:
    table = json.loads(COMMITTED.read_text("utf-8"))
    place = 3 * list(results(table["presets"][name]["tricks"])).index(result)
    assert table["points"][targets]["played"][place : place + 3] == points


@pytest.mark.parametrize(
    ("order", "targets", "points", "claims"),
    [
        # The same page's claims, in the roles of the new deal, in which the old eldest deals.
        ("most_up", "any", "-3,1,2", "D>T2 D>E1"),
        ("new_target", "3,8,5", "-1,-3,4", "E>T3 D>T1"),
        ("most_up", "any", "0,0,0", ""),
        ("most_up", "any", "-2,1,1", "D>E1 D>T1"),
        ("new_target", "3,8,5", "-3,1,2", "D>E1 D>T2"),
    ],
)
def test_worked_claims(order: str, targets: str, points: str, claims: str) -> None:
    assert json.loads(COMMITTED.read_text("utf-8"))["claims"][order][targets][points] == claims


def test_every_preset_has_its_tables() -> None:
    assert list(json.loads(COMMITTED.read_text("utf-8"))["presets"]) == list(PRESETS)
