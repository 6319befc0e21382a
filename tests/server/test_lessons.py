"""The lesson that the page plays is what the server would send while its record is played."""

import json
from pathlib import Path
from typing import Any

import msgspec

from threefiveeight.learn import FIRST_GAME, Moment, first_game_record
from threefiveeight.record import steps
from threefiveeight.server import messages as wire
from threefiveeight.server.lessons import Stage, written

COMMITTED = Path(__file__).parents[2] / "frontend" / "src" / "lessons" / "first-game.json"


def lesson() -> dict[str, Any]:
    """The committed lesson."""
    read: dict[str, Any] = json.loads(COMMITTED.read_text("utf-8"))
    return read


def test_the_committed_lesson_is_that_of_the_rules() -> None:
    again = "run python -m threefiveeight.server.lessons > frontend/src/lessons/first-game.json"
    assert COMMITTED.read_text("utf-8") == written(FIRST_GAME, first_game_record()), again


def test_the_states_of_the_page_are_those_of_the_server() -> None:
    told, stage = lesson(), Stage(FIRST_GAME, first_game_record())
    for step, parts in zip(FIRST_GAME.steps, told["steps"], strict=True):
        shown: dict[str, Any] = {}
        for (moment, beat), part in zip(step.placed, parts["beats"], strict=True):
            if "state" in part:
                shown = part["state"] | {"t": "state", "table": told["table"]}
                shown["view"] = shown["view"] | {"rules": told["table"]["rules"]}
            assert shown == stage.state(moment) | ({"events": shown["events"]} if "events" in shown else {})
            for number, change in enumerate(part["updates"], start=1):
                events = shown["view"]["events"] + change["events"]
                view = shown["view"] | change["view"] | {"events": events}
                shown = shown | change | {"view": view}
                wanted = stage.state(Moment(moment.deal, moment.action + number))
                assert shown["view"] == wanted["view"]
                assert shown["legal"] == wanted["legal"]
            assert len(part["updates"]) == beat.plays


def test_every_state_is_one_of_the_protocol() -> None:
    stage = Stage(FIRST_GAME, first_game_record())
    moments = [moment for step in FIRST_GAME.steps for moment, _ in step.placed]
    states = [msgspec.convert(stage.state(moment), wire.State, strict=True) for moment in moments]
    assert len({state.seq for state in states}) > 20
    assert all(state.view.seat == FIRST_GAME.seat for state in states)


def test_nothing_that_the_learner_cannot_know_is_in_the_file() -> None:
    told = lesson()
    deals: Any = first_game_record()["deals"]
    first = told["steps"][0]["beats"][0]["state"]
    others = {card for hand in deals[0]["hands"][1:] for card in hand.split()}
    known = set(first["view"]["hand"]) | set(first["view"]["kitty"])
    assert not (set(msgspec.json.encode(first["view"]["events"]).decode().split('"')) & (others - known))


def test_the_record_can_be_played_back() -> None:
    assert sum(1 for _ in steps(first_game_record())) > 150
