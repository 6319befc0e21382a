"""What the log of a table holds: its opening, the cards of each deal, every action, and what was taken back.

All else follows by replay; an entry is never changed or removed. The text form of an entry is what the store keeps;
it names its version, so that a later program can read the logs of this one.
"""

import json
from dataclasses import dataclass
from typing import Any, Final, Literal, TypeAlias

from threefiveeight.cards import cards_from_text, cards_to_text
from threefiveeight.record import action_from_text, action_to_text, rules_from_all_options, rules_to_json
from threefiveeight.rules import SEATS, Action, BySeat, Dealt, Rules, Seat

VERSION: Final = 1


class BadLog(ValueError):
    """A log that cannot have been written by a table; nothing in it is guessed or repaired."""


@dataclass(frozen=True, slots=True)
class Chair:
    """Who sits in a seat: a guest (``level`` None, the name may be empty) or a bot of a level."""

    name: str
    level: str | None = None

    @property
    def kind(self) -> Literal["human", "bot"]:
        """Whether a person or a bot sits there."""
        return "human" if self.level is None else "bot"


@dataclass(frozen=True, slots=True)
class CommandKey:
    """Which command an entry comes from: its sender's seat and the id that the sender gave it."""

    seat: Seat
    id: str

    def __str__(self) -> str:
        return f"{self.seat}:{self.id}"

    @classmethod
    def parse(cls, text: str) -> "CommandKey":
        """The key written as seat, colon, id; raises BadLog for anything else."""
        seat, colon, command = text.partition(":")
        if seat not in {"0", "1", "2"} or not colon:
            raise BadLog(f"{text!r} is no command key")
        return cls(int(seat), command)


@dataclass(frozen=True, slots=True)
class Opened:
    """The table was opened."""

    preset: str
    rules: Rules
    chairs: BySeat[Chair]
    first_dealer: Seat


@dataclass(frozen=True, slots=True)
class CardsLaid:
    """The cards of the next deal lie in this order; known to nobody but the log."""

    dealt: Dealt


@dataclass(frozen=True, slots=True)
class Acted:
    """A seat has acted."""

    action: Action


@dataclass(frozen=True, slots=True)
class Undone:
    """A seat has taken back its last decision and all that came of it: the game is again as after entry ``to``."""

    seat: Seat
    to: int


@dataclass(frozen=True, slots=True)
class Claimed:
    """A seat has shown that the rest of the tricks is sure; the plays to the end of the deal follow as entries."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Hinted:
    """A seat has asked for a hint, for the first time in the deal."""

    seat: Seat


Body: TypeAlias = Opened | CardsLaid | Acted | Undone | Claimed | Hinted


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry of a table's log. ``seq`` counts from 1; ``at`` is in seconds since 1970."""

    seq: int
    at: float
    body: Body
    command: CommandKey | None = None


def body_to_text(body: Body) -> tuple[str, str]:
    """The kind of an entry and its text."""
    match body:
        case Opened():
            return "opened", _text(
                preset=body.preset,
                rules=rules_to_json(body.rules),
                chairs=[[chair.name, chair.level] for chair in body.chairs],
                dealer=body.first_dealer,
            )
        case CardsLaid():
            hands = [cards_to_text(hand) for hand in body.dealt.hands]
            return "dealt", _text(hands=hands, kitty=cards_to_text(body.dealt.kitty))
        case Acted():
            return "acted", _text(action=action_to_text(body.action))
        case Undone():
            return "undone", _text(seat=body.seat, to=body.to)
        case Claimed():
            return "claimed", _text(seat=body.seat)
        case Hinted():
            return "hinted", _text(seat=body.seat)


def body_from_text(kind: str, text: str) -> Body:
    """The entry's body from its kind and text; raises BadLog for what no table has written."""
    try:
        fields = json.loads(text)
        if fields.pop("v") != VERSION:
            raise BadLog("the entry is of a later version")
        body: Body = _READERS[kind](**fields)
    except BadLog:
        raise
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        raise BadLog(f"an entry of kind {kind[:20]!r} cannot be read: {error}") from error
    return body


def _text(**fields: object) -> str:
    return json.dumps({"v": VERSION} | fields, separators=(",", ":"))


def _opened(*, preset: str, rules: dict[str, Any], chairs: list[list[Any]], dealer: int) -> Opened:
    first, second, third = (Chair(name, level) for name, level in chairs)
    return Opened(preset, rules_from_all_options(rules), (first, second, third), dealer)


def _laid(*, hands: list[str], kitty: str) -> CardsLaid:
    first, second, third = map(cards_from_text, hands)
    return CardsLaid(Dealt((first, second, third), cards_from_text(kitty)))


def _acted(*, action: str) -> Acted:
    return Acted(action_from_text(action))


def _undone(*, seat: int, to: int) -> Undone:
    return Undone(_seat(seat), _place(to))


def _claimed(*, seat: int) -> Claimed:
    return Claimed(_seat(seat))


def _hinted(*, seat: int) -> Hinted:
    return Hinted(_seat(seat))


def _seat(value: object) -> Seat:
    if type(value) is not int or value not in SEATS:
        raise BadLog(f"{value!r} is no seat")
    return value


def _place(value: object) -> int:
    if type(value) is not int or value < 1:
        raise BadLog(f"{value!r} is no entry of a log")
    return value


_READERS: Final[dict[str, Any]] = {
    "opened": _opened,
    "dealt": _laid,
    "acted": _acted,
    "undone": _undone,
    "claimed": _claimed,
    "hinted": _hinted,
}
