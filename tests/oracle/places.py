"""Where a fault is, and how a mutation finds something to spoil."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from tests.oracle.generate import Record
from tests.oracle.trace import Line

Place = tuple[int | None, int | None]
Mutation = Callable[[random.Random, Record, list[Line]], Place | None]

#: The record stays good.
FINE: Place = (-1, -1)
#: The fault is outside the deals.
TOP: Place = (None, None)


def waiting(lines: list[Line], record: Record, phase: str = "") -> list[Line]:
    """The lines that come before an action of the record, perhaps of one phase only."""
    return [
        line
        for line in lines
        if phase in line.get("phase", "-" if phase else "")
        and "legal" in line
        and line["action"] <= len(record["deals"][line["deal"] - 1]["actions"])
    ]


def put(record: Record, line: Line, action: Any) -> Place:
    """Replace the action that a line waits for."""
    record["deals"][line["deal"] - 1]["actions"][line["action"] - 1] = action
    return line["deal"], line["action"]


def later_cards(record: Record, line: Line) -> list[str]:
    """The cards that the seat of a play still holds: what it plays from here on."""
    actions = record["deals"][line["deal"] - 1]["actions"][line["action"] - 1 :]
    return [action[-2:] for action in actions if action.startswith(f"{line['seat']} play ")]


def some_deal(rng: random.Random, record: Record) -> tuple[int, dict[str, Any]] | None:
    """The number of a deal, from 1, and the deal."""
    if not record["deals"]:
        return None
    number = rng.randrange(len(record["deals"]))
    return number + 1, record["deals"][number]
