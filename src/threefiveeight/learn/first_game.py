"""The first game: somebody who has never taken a trick plays ten pieces of one game of 3-5-8.

The game has three deals. In the first, at no trump, the learner finds out what a trick is and makes six of five; in
the second he chooses the trump, is paid a card and discards; the third is played for no tricks, and he wins.
"""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from threefiveeight.learn.lesson import Beat, Lesson, LessonStep, Moment, Spot
from threefiveeight.record import Json

_RECORD: Final = Path(__file__).with_name("first_game.358.json")

_TABLE: Final = (
    Beat("table-seats", at=Moment(1, 3), spot=Spot.SEATS),
    Beat("table-cards", 1, spot=Spot.ASIDE),
    Beat("table-play", 2, asks=True),
    Beat("table-trick"),
)
_TRICK: Final = (
    Beat("trick-follow", 2, asks=True, at=Moment(1, 7)),
    Beat("trick-won"),
    Beat("trick-lead", 3, asks=True),
    Beat("trick-again"),
)
_NUMBERS: Final = (
    Beat("numbers-what", at=Moment(1, 36), spot=Spot.COUNTERS),
    Beat("numbers-counter", spot=Spot.COUNTER),
    Beat("numbers-make", 3, asks=True),
    Beat("numbers-made", spot=Spot.COUNTER),
    Beat("numbers-more", 3, asks=True),
    Beat("numbers-over", spot=Spot.COUNTER),
)
_CHOOSE: Final = (
    Beat("choose-points", at=Moment(2, 1), spot=Spot.TOTALS),
    Beat("choose-who", spot=Spot.COUNTER),
    Beat("choose-six", 1, asks=True),
    Beat("choose-trump", spot=Spot.TRUMP),
)
_EXCHANGE: Final = (
    Beat("exchange-why", at=Moment(2, 2), spot=Spot.CLAIMS),
    Beat("exchange-give", 1, asks=True),
    Beat("exchange-got", spot=Spot.HAND),
)
_KITTY: Final = (
    Beat("kitty-ada", 1, at=Moment(2, 3)),
    Beat("kitty-shown"),
    Beat("kitty-hand", spot=Spot.HAND),
)
_DISCARD: Final = (
    Beat("discard-four", 1, asks=True, at=Moment(2, 4)),
    Beat("discard-void", spot=Spot.HAND),
)
_PLAY: Final = (
    Beat("play-lead", 3, asks=True, at=Moment(2, 5)),
    Beat("play-drawn"),
    Beat("play-later", 1, at=Moment(2, 11)),
    Beat("play-trump", 2, asks=True),
    Beat("play-won"),
)
_NONE: Final = (
    Beat("none-trump", at=Moment(3, 1)),
    Beat("none-named", 2),
    Beat("none-star", spot=Spot.STAR),
    Beat("none-limits", 2, spot=Spot.COUNTERS),
    Beat("none-below", 1, asks=True),
    Beat("none-taken"),
    Beat("none-away", 2, asks=True, at=Moment(3, 34)),
    Beat("none-gone"),
)
_SCORE: Final = (
    Beat("score-last", 2, asks=True, at=Moment(3, 49)),
    Beat("score-points"),
    Beat("score-totals"),
)

FIRST_GAME: Final = Lesson(
    "first-game",
    0,
    (
        LessonStep("table", _TABLE),
        LessonStep("trick", _TRICK),
        LessonStep("numbers", _NUMBERS),
        LessonStep("choose", _CHOOSE),
        LessonStep("exchange", _EXCHANGE),
        LessonStep("kitty", _KITTY),
        LessonStep("discard", _DISCARD),
        LessonStep("play", _PLAY),
        LessonStep("none", _NONE),
        LessonStep("score", _SCORE),
    ),
)
"""The interactive first game; the texts are the messages ``lesson-…`` of the languages."""


def first_game_record() -> Mapping[str, Json]:
    """The record into which the first game points."""
    found: Mapping[str, Json] = json.loads(_RECORD.read_text(encoding="utf-8"))
    return found
