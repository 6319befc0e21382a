"""Exercises: real positions with a best action, stored with the search that found it.

The data lie in ``exercises.json``; ``bench/exercises.py`` writes it, ``verifying`` checks it. Actions are texts
without the seat, as in docs/notation.md; worth is in points of this deal, see ``values``.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from importlib import resources
from typing import Any, Final, Self

from threefiveeight.learn.tips import KINDS, TIPS
from threefiveeight.learn.values import Values
from threefiveeight.record import replay
from threefiveeight.rules import Game

AS_GOOD: Final = 0.1
"""Points; an action that is worth so little less than the best one is as good."""

LEAD: Final = 0.15
"""Points that the best action must be ahead of a wrong one."""

ERRORS: Final = 4
"""Standard errors that the best action must be ahead of a wrong one."""


class Status(StrEnum):
    """Whether a second way of looking deeper agrees, or one way alone could check the exercise."""

    VERIFIED = "verified"
    PROVISIONAL = "provisional"


@dataclass(frozen=True, slots=True)
class Opinion:
    """Another way of looking deeper: by how much the best action leads the trap in it, with the standard error.

    ``method``: ``likely`` (worlds likely after what was played), ``exact`` (open cards, both others against the
    seat) or ``played`` (all three go on as strong players).
    """

    method: str
    worlds: int
    lead: float
    error: float

    @property
    def agrees(self) -> bool:
        """Whether it puts the best action ahead by more than chance."""
        return self.lead > 2 * self.error


@dataclass(frozen=True, slots=True)
class Worth:
    """The points that an action brings on average, and the standard error of its distance from the best."""

    points: float
    error: float


@dataclass(frozen=True, slots=True)
class Exercise:
    """A position, what is best in it, and how that was found.

    ``values`` has every action compared, the best first. ``good`` are those as good as the best, itself included,
    ``wrong`` those that are clearly worse, the ``trap`` first; the others are close. ``method``: ``cards``
    (playouts of all worlds), ``forecasts`` (of whole deals) or ``layouts`` (rules of thumb up to the first card, then
    playouts), over ``worlds`` worlds from ``seed``.
    """

    id: str
    kind: str
    record: Mapping[str, Any]
    trap: str
    values: Mapping[str, Worth]
    good: tuple[str, ...]
    wrong: tuple[str, ...]
    method: str
    worlds: int
    seed: int
    opinions: tuple[Opinion, ...]

    @classmethod
    def of(
        cls,
        name: str,
        record: Mapping[str, Any],
        values: Values,
        trap: str,
        search: tuple[str, int, Sequence[Opinion]],
    ) -> Self:
        """The exercise that a search gives; ``name`` is a kind and a number, ``search`` method, seed and opinions."""
        method, seed, opinions = search
        order = values.order()
        good, wrong = sorted_out(values)
        return cls(
            id=name,
            kind=name.rpartition("-")[0],
            record=record,
            trap=trap,
            values={one: Worth(values.mean(one), values.lead(order[0], one)[1]) for one in order},
            good=good,
            wrong=(trap, *(one for one in wrong if one != trap)),
            method=method,
            worlds=values.worlds,
            seed=seed,
            opinions=tuple(opinions),
        )

    @property
    def tip(self) -> str:
        """The tip that it teaches."""
        return KINDS[self.kind].tip

    @property
    def best(self) -> str:
        """The action worth most."""
        return next(iter(self.values))

    @property
    def lead(self) -> float:
        """By how much the best action is ahead of the trap."""
        return self.values[self.best].points - self.values[self.trap].points

    @property
    def status(self) -> Status:
        """Verified if there are other opinions and all agree."""
        agreed = bool(self.opinions) and all(opinion.agrees for opinion in self.opinions)
        return Status.VERIFIED if agreed else Status.PROVISIONAL

    def game(self) -> Game:
        """The game up to the decision; RecordError if the record is wrong."""
        return replay(dict(self.record))


def sorted_out(values: Values) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The actions as good as the best one, itself first, and those that are clearly worse."""
    order = values.order()
    best = order[0]
    leads = {action: values.lead(best, action) for action in order[1:]}
    good = [action for action, (lead, error) in leads.items() if lead < max(AS_GOOD, 2 * error)]
    wrong = [action for action, (lead, error) in leads.items() if lead >= max(LEAD, ERRORS * error)]
    return (best, *good), tuple(wrong)


@cache
def exercises() -> tuple[Exercise, ...]:
    """All exercises, in the order of the tips."""
    text = resources.files("threefiveeight.learn").joinpath("exercises.json").read_text(encoding="utf-8")
    read = [from_json(value) for value in json.loads(text)]
    return tuple(sorted(read, key=lambda exercise: TIPS.index(exercise.tip)))


def from_json(value: Mapping[str, Any]) -> Exercise:
    """An exercise as it is stored; KeyError or TypeError for anything else."""
    return Exercise(
        id=value["id"],
        kind=value["kind"],
        record=value["record"],
        trap=value["trap"],
        values={action: Worth(*worth) for action, worth in value["values"].items()},
        good=tuple(value["good"]),
        wrong=tuple(value["wrong"]),
        method=value["method"],
        worlds=value["worlds"],
        seed=value["seed"],
        opinions=tuple(Opinion(**opinion) for opinion in value["opinions"]),
    )


def to_json(exercise: Exercise) -> dict[str, Any]:
    """An exercise as it is stored; values to a thousandth of a point."""
    return {
        "id": exercise.id,
        "kind": exercise.kind,
        "record": dict(exercise.record),
        "trap": exercise.trap,
        "values": {
            action: [round(worth.points, 3), round(worth.error, 4)] for action, worth in exercise.values.items()
        },
        "good": list(exercise.good),
        "wrong": list(exercise.wrong),
        "method": exercise.method,
        "worlds": exercise.worlds,
        "seed": exercise.seed,
        "opinions": [
            {"method": one.method, "worlds": one.worlds, "lead": round(one.lead, 3), "error": round(one.error, 4)}
            for one in exercise.opinions
        ],
    }
