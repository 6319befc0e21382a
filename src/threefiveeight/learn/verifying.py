"""Checking exercises again, with other worlds than those that found them."""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from threefiveeight.learn.exercises import LEAD, Exercise
from threefiveeight.learn.values import Progress, Values, deep_values

SURE = 2
"""Standard errors that a check asks for."""


class Outcome(StrEnum):
    """What a check found; ``unclear`` asks for more worlds."""

    HOLDS = "holds"
    UNCLEAR = "unclear"
    FAILS = "fails"


@dataclass(frozen=True, slots=True)
class Check:
    """What a check of an exercise found.

    ``lead`` is that of the best action over the trap, in points, with its standard error; ``better`` is an action
    that beats the best one by more than chance, if there is any.
    """

    exercise: Exercise
    worlds: int
    lead: float
    error: float
    better: str | None = None

    @property
    def outcome(self) -> Outcome:
        """Whether the exercise holds: the best action is ahead of the trap, and no wrong one is ahead of it."""
        if self.better is not None or self.lead + SURE * self.error < LEAD:
            return Outcome.FAILS
        return Outcome.HOLDS if self.lead > SURE * self.error else Outcome.UNCLEAR


def check(exercise: Exercise, *, seed: int, worlds: int | None = None, progress: Progress = lambda: None) -> Check:
    """Value all actions of an exercise again over ``worlds`` worlds (by default as many as when it was found)."""
    values = deep_values(
        exercise.game(), list(exercise.values), seed=seed, worlds=worlds or exercise.worlds, progress=progress
    )
    lead, error = values.lead(exercise.best, exercise.trap)
    return Check(exercise, values.worlds, lead, error, _better(exercise, values))


def _better(exercise: Exercise, values: Values) -> str | None:
    """A wrong action that is worth more than the best one by more than chance allows."""
    for action in exercise.wrong:
        lead, error = values.lead(exercise.best, action)
        if lead < -SURE * error:
            return action
    return None


def sample(exercises: Sequence[Exercise], number: int, seed: int) -> list[Exercise]:
    """Some of the exercises, in their order; all if there are no more."""
    chosen = random.Random(seed).sample(range(len(exercises)), min(number, len(exercises)))
    return [exercises[index] for index in sorted(chosen)]
