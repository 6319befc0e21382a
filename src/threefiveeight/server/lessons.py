"""Writes the first game for the page: ``python -m threefiveeight.server.lessons`` prints first-game.json.

Its states are those that the server would send to the learner's seat while the record is played. What is the same in
all of them stands in the file once, and an update holds what has changed. The file is committed; a test compares it
with what this prints.
"""

import json
import sys
from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Any, Final, TypeAlias

from threefiveeight.learn import FIRST_GAME, Lesson, LessonStep, Moment, first_game_record
from threefiveeight.record import (
    Json,
    action_from_text,
    action_to_text,
    nearest_preset,
    open_record,
    players_of,
    steps,
)
from threefiveeight.rules import Action, Game
from threefiveeight.server.frames import state_frame, update_frame
from threefiveeight.tables import (
    Acted,
    CardsLaid,
    Chair,
    Entry,
    Opened,
    Table,
    apply_entry,
    news,
    project,
    replay,
)

Frame: TypeAlias = dict[str, Any]

LEVEL: Final = "careful"
"""The level that the other players are said to have."""

NEVER: Final = 0.0
"""When a recorded action was done: it has no time."""

SHARED: Final = ("t", "table")
"""Fields of a state that are the same all through a lesson."""


class Stage:
    """The record of a lesson, table by table as a server would have had them, seen from the learner's seat."""

    def __init__(self, lesson: Lesson, record: Mapping[str, Json]) -> None:
        self._seat = lesson.seat
        self._deals: Any = record["deals"]
        table = replay(lesson.name, [Entry(1, NEVER, _opened(record))])
        self._tables: dict[Moment, Table] = {}
        for seq, step in enumerate(steps(record), start=2):
            moment = Moment(step.deal, step.action or len(self._actions(step.deal)) + 1)
            table = apply_entry(table, Entry(seq, NEVER, self._body(step.game, moment)))
            self._tables[moment] = table

    def _body(self, game: Game, moment: Moment) -> Acted | CardsLaid:
        """The entry of a table's log that leads to a moment: the cards of its deal, or the action before."""
        assert game.deal is not None
        return CardsLaid(game.deal.dealt) if moment.action == 1 else Acted(self._action(moment.deal, moment.action - 1))

    def _actions(self, deal: int) -> list[str]:
        actions: list[str] = self._deals[deal - 1]["actions"]
        return actions

    def _action(self, deal: int, number: int) -> Action:
        return action_from_text(self._actions(deal)[number - 1])

    def state(self, moment: Moment) -> Frame:
        """What the learner would be sent at his arrival."""
        return _read(state_frame(project(self._tables[moment], self._seat)))

    def updates(self, moment: Moment, count: int) -> Iterator[Frame]:
        """What he would be sent while the next actions are played."""
        moments = [Moment(moment.deal, moment.action + number) for number in range(count + 1)]
        for before, after in pairwise(project(self._tables[one], self._seat) for one in moments):
            yield _read(update_frame(after, news(before, after)))

    def asked(self, moment: Moment) -> str:
        """The learner's own action that comes next, as the page sends it."""
        return action_to_text(self._action(moment.deal, moment.action), with_seat=False)


def _opened(record: Mapping[str, Json]) -> Opened:
    game = open_record(record)
    learner, left, right = (Chair(name, LEVEL if name else None) for name in players_of(record))
    return Opened(nearest_preset(game.rules), game.rules, (learner, left, right), game.first_dealer)


def written(lesson: Lesson, record: Mapping[str, Json]) -> str:
    """The lesson as the page reads it, as the text of a JSON file with a line for each beat."""
    stage = Stage(lesson, record)
    parts = [_step(step, stage) for step in lesson.steps]
    table = stage.state(next(lesson.steps[0].placed)[0])["table"]
    head = f'"name": {_text(lesson.name)},\n"table": {_text(table)},\n"steps": ['
    return "{" + head + ",".join(parts) + "]}\n"


def _step(step: LessonStep, stage: Stage) -> str:
    beats: list[str] = []
    last: Frame | None = None
    for moment, beat in step.placed:
        told: Frame = {"says": beat.says, "spot": beat.spot, "asks": stage.asked(moment) if beat.asks else None}
        if last is None or beat.at is not None:
            last = stage.state(moment)
            told["state"] = _opening(last)
        told["updates"] = []
        for update in stage.updates(moment, beat.plays):
            told["updates"].append(_change(last, update))
            last = update
        beats.append(_text(told))
    return f'\n{{"name": {_text(step.name)}, "beats": [\n' + ",\n".join(beats) + "\n]}"


def _opening(state: Frame) -> Frame:
    """A state without what all have in common."""
    rest = {name: value for name, value in state.items() if name not in SHARED}
    return rest | {"view": {name: value for name, value in state["view"].items() if name != "rules"}}


def _change(before: Frame, update: Frame) -> Frame:
    """What an update changes; the events of its view are those before and its own."""
    if update["view"]["events"] != before["view"]["events"] + update["events"]:
        raise ValueError("an update of a lesson stays within one deal")
    view = _differing(before["view"], update["view"], but=("events",))
    return _differing(before, update, but=("t", "view")) | {"events": update["events"], "view": view}


def _differing(before: Frame, after: Frame, but: tuple[str, ...]) -> Frame:
    return {name: value for name, value in after.items() if name not in but and value != before.get(name)}


def _read(frame: bytes) -> Frame:
    read: Frame = json.loads(frame)
    return read


def _text(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


if __name__ == "__main__":
    sys.stdout.write(written(FIRST_GAME, first_game_record()))
