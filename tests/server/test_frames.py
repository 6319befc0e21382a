"""What frames say beside the view: what differs from the preset, when deals were over, exchanges, the score."""

import dataclasses
import json
from typing import Any

import pytest

from tests.tables.making import NOW, VARIANTS, played
from threefiveeight.rules import SEATS, Seat
from threefiveeight.server.frames import state_frame
from threefiveeight.tables import Table, project

ORDER = "23456789TJQKA"


def frame(table: Table, viewer: Seat) -> dict[str, Any]:
    """The state that a seat is sent."""
    read: dict[str, Any] = json.loads(state_frame(project(table, viewer)))
    return read


def moved(events: list[dict[str, Any]], end: str, viewer: Seat) -> list[int]:
    """The ranks of the cards that a viewer gave (``from``) or received (``to``), 0 for the two."""
    return [ORDER.index(one["card"][1]) for one in events if one["type"] == "moved" and one[end] == viewer]


@pytest.mark.parametrize("viewer", SEATS)
@pytest.mark.parametrize("name", VARIANTS)
def test_the_sheet_says_what_each_exchange_came_to_for_the_viewer(name: str, viewer: Seat) -> None:
    claims = 0
    for seed in range(4):
        states = [table for table, _ in played(name, seed)]
        last = states[-1]
        ends = [table for table in states if table.game.deal is not None and table.game.deal.over]
        up = False
        for end, row in zip(ends, frame(last, viewer)["sheet"], strict=True):
            events = frame(end, viewer)["view"]["events"]
            gave, got = moved(events, "from", viewer), moved(events, "to", viewer)
            wanted = {"claimed": len(got) if up else 0, "paid": 0 if up else len(gave), "ranks": sum(got) - sum(gave)}
            assert row["swaps"] == wanted
            claims += len(gave)
            up = (row["points"] or [0, 0, 0])[viewer] > 0
    assert claims > 0


def test_the_sheet_says_when_each_deal_was_over() -> None:
    states = played("three-five-eight", 3)
    table = states[-1][0]
    late = dataclasses.replace(table, finished_at=(NOW, NOW + 61.9, NOW + 400.0))
    assert [row["at"] for row in frame(late, 0)["sheet"]] == [1_800_000_000, 1_800_000_061, 1_800_000_400]
    assert table.finished_at == (NOW, NOW, NOW)


@pytest.mark.parametrize(
    ("preset", "name", "changed"),
    [
        ("three-five-eight", "three-five-eight", ["end_deals"]),
        ("three-five-eight", "secret-kitty", ["kitty_public", "end_deals"]),
        ("sergeant-major", "double-payment", ["cards_per_over", "end_deals"]),
        ("three-five-eight", "sergeant-major", None),
    ],
)
def test_the_table_says_which_options_differ_from_its_preset(preset: str, name: str, changed: list[str] | None) -> None:
    table = dataclasses.replace(played(name, 1)[0][0], preset=preset)
    told = frame(table, 0)["table"]["changed"]
    if changed is None:
        assert {"targets", "chooser", "exchange_mode", "tie"} <= set(told)
    else:
        assert told == changed


def test_a_won_game_of_3_5_8_has_a_score_and_no_other_has() -> None:
    table = played("three-five-eight", 3)[-1][0]
    totals, winners = table.game.results[-1].totals, table.game.winners
    scores = [frame(table, seat)["score"] for seat in SEATS]
    assert scores == [10 * totals[seat] if seat in winners else None for seat in SEATS]
    assert any(score is not None for score in scores)
    assert frame(played("three-five-eight", 3)[-2][0], winners[0])["score"] is None
    for other in ("secret-kitty", "sergeant-major"):
        end = dataclasses.replace(played(other, 3)[-1][0], preset=other)
        assert [frame(end, seat)["score"] for seat in SEATS] == [None] * 3
    changed = dataclasses.replace(played("secret-kitty", 3)[-1][0], preset="three-five-eight")
    assert [frame(changed, seat)["score"] for seat in SEATS] == [None] * 3
