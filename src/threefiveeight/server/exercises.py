"""Writes the exercises for the page: ``python -m threefiveeight.server.exercises`` prints exercises.json.

Each has the state that the server would send to the seat that decides, so that the page needs no server for them. The
options, which states repeat, stand once for each preset. The file is committed; a test compares it with what this
prints.
"""

import json
import sys
from types import MappingProxyType
from typing import Any, Final

import msgspec

from threefiveeight.learn.exercises import Exercise, exercises
from threefiveeight.record import nearest_preset, players_of, steps
from threefiveeight.rules import by_seat
from threefiveeight.server.frames import state_frame
from threefiveeight.tables import Chair, Table, project

LEVEL: Final = "careful"
"""As what the two others sit at the table."""

NEVER: Final = 0.0
"""When the deals of a record were over: they have no time."""


def frame_of(exercise: Exercise) -> dict[str, Any]:
    """The state as it goes over the wire to the seat that decides."""
    told = list(steps(exercise.record))
    game = told[-1].game
    seat = game.to_act
    names = players_of(exercise.record)
    finished = tuple(step.game.deal for step in told if step.action is None and step.game.deal is not None)
    table = Table(
        id=exercise.id,
        preset=nearest_preset(game.rules),
        chairs=by_seat(lambda other: Chair("", None) if other == seat else Chair(names[other], LEVEL)),
        game=game,
        seq=1 + sum(1 + len(deal["actions"]) for deal in exercise.record["deals"]),
        answered=MappingProxyType({}),
        finished=finished,
        finished_at=(NEVER,) * len(finished),
    )
    frame: dict[str, Any] = msgspec.json.decode(state_frame(project(table, seat)))
    return frame


def page_data() -> dict[str, Any]:
    """All exercises as the page reads them."""
    rules: dict[str, Any] = {}
    entries = []
    for exercise in exercises():
        frame = frame_of(exercise)
        rules[frame["table"]["preset"]] = frame["table"].pop("rules")
        del frame["view"]["rules"]
        entries.append(_entry(exercise) | {"state": frame})
    return {"rules": rules, "exercises": entries}


def _entry(exercise: Exercise) -> dict[str, Any]:
    return {
        "id": exercise.id,
        "kind": exercise.kind,
        "tip": exercise.tip,
        "trap": exercise.trap,
        "good": list(exercise.good),
        "wrong": list(exercise.wrong),
        "values": {action: round(worth.points, 2) for action, worth in exercise.values.items()},
        "worlds": exercise.worlds,
        "status": exercise.status.value,
    }


def as_text() -> str:
    """The file, one line an exercise."""
    data = page_data()
    lines = ",\n".join(json.dumps(one, ensure_ascii=False, separators=(",", ":")) for one in data["exercises"])
    rules = json.dumps(data["rules"], separators=(",", ":"))
    return f'{{"rules":{rules},\n"exercises":[\n{lines}\n]}}\n'


if __name__ == "__main__":
    sys.stdout.write(as_text())
