"""What a lesson is: steps of a recorded game, each with texts and with the actions that the learner has to find.

A lesson holds no cards and decides no rule: it points into a record, which the rules play back. The texts are named
by the ends of their messages' ids and lie with the languages.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from threefiveeight.rules import Seat


class Spot(StrEnum):
    """A part of the table that a text is about."""

    SEATS = "seats"
    HAND = "hand"
    ASIDE = "aside"
    COUNTERS = "counters"
    COUNTER = "counter"
    TRUMP = "trump"
    CLAIMS = "claims"
    TOTALS = "totals"
    STAR = "star"


@dataclass(frozen=True, slots=True)
class Moment:
    """A place in a record: before action number ``action`` of deal number ``deal``, both counted from 1."""

    deal: int
    action: int


@dataclass(frozen=True, slots=True)
class Beat:
    """One text, and how many actions of the record follow it.

    Where the beat ``asks``, the first of them is the learner's own, and he has to find it; elsewhere he only goes on.
    ``at`` puts the table to another moment first.
    """

    says: str
    plays: int = 0
    asks: bool = False
    spot: Spot | None = None
    at: Moment | None = None


@dataclass(frozen=True, slots=True)
class LessonStep:
    """A step of a lesson; its first beat says at which moment of the record it begins."""

    name: str
    beats: tuple[Beat, ...]

    @property
    def placed(self) -> Iterator[tuple[Moment, Beat]]:
        """The beats, each with the moment at which its text comes up."""
        moment: Moment | None = None
        for beat in self.beats:
            moment = beat.at or moment
            if moment is None:
                raise ValueError(f"the step {self.name} does not say where it begins")
            yield moment, beat
            moment = Moment(moment.deal, moment.action + beat.plays)


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson: the name of its record, the seat of the learner, and its steps."""

    name: str
    seat: Seat
    steps: tuple[LessonStep, ...]
