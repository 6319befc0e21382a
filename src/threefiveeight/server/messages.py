"""The wire: every message between server and page as a type, decoded and encoded here and nowhere else.

Unknown fields, unknown kinds and values out of bounds are refused. ``typescript`` writes the page's types from
these structs. What the fields mean: docs/protocol.md.
"""

from typing import Annotated, Final, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from threefiveeight.bots.reasons import Why
from threefiveeight.server.shown import (
    AllOptions,
    BySeat,
    CardName,
    Event,
    SeatNumber,
    SheetRow,
    SuitName,
    TableInfo,
    View,
    WonTrick,
)

CommandId = Annotated[str, Meta(pattern="^[0-9A-Za-z_-]{1,64}\\Z")]
SeqNumber = Annotated[int, Meta(ge=0, le=2**53 - 1)]
ActionText = Annotated[str, Meta(max_length=64)]
Word = Annotated[str, Meta(max_length=32)]


class Malformed(ValueError):
    """Bytes that are no message."""


# --- from the page ---------------------------------------------------------------------------------------------------


class Act(Struct, tag_field="t", tag="act", forbid_unknown_fields=True, frozen=True):
    """An action of the sender's seat, written without the seat."""

    id: CommandId
    seq: SeqNumber
    action: ActionText


class Next(Struct, tag_field="t", tag="next", forbid_unknown_fields=True, frozen=True):
    """Deal the next deal."""

    id: CommandId
    seq: SeqNumber


class Undo(Struct, tag_field="t", tag="undo", forbid_unknown_fields=True, frozen=True):
    """Take the sender's last decision back."""

    id: CommandId
    seq: SeqNumber


class ClaimRest(Struct, tag_field="t", tag="claim", forbid_unknown_fields=True, frozen=True):
    """Claim the rest of the tricks, in no tricks give them away."""

    id: CommandId
    seq: SeqNumber


class AskHint(Struct, tag_field="t", tag="hint", forbid_unknown_fields=True, frozen=True):
    """Ask what to do now."""

    id: CommandId
    seq: SeqNumber


class Ping(Struct, tag_field="t", tag="ping", forbid_unknown_fields=True, frozen=True):
    """The sender asks whether the server is there."""

    id: CommandId


ClientMessage = Act | Next | Undo | ClaimRest | AskHint | Ping

OptionValue = (
    bool
    | Annotated[int, Meta(ge=-(2**31), le=2**31)]
    | Word
    | None
    | Annotated[list[Annotated[int, Meta(ge=-(2**31), le=2**31)] | Word], Meta(max_length=16)]
)


class NewTable(Struct, forbid_unknown_fields=True, frozen=True):
    """Open a table with two bots: a preset, the options that differ, and a level for each bot."""

    rules: Annotated[dict[Word, OptionValue], Meta(max_length=32)]
    levels: Annotated[list[Word], Meta(min_length=2, max_length=2)]
    newcomer: bool = False


# --- to the page -----------------------------------------------------------------------------------------------------


class State(Struct, tag_field="t", tag="state"):
    """All that the viewer may know, at a connection and whenever he is out of step.

    ``limits`` are those that naming no tricks would give, until a contract is named.
    """

    seq: int
    table: TableInfo
    view: View
    legal: list[str]
    limits: BySeat | None
    sheet: list[SheetRow]
    last_trick: WonTrick | None
    playoff: bool
    winners: list[SeatNumber] | None
    score: int | None
    can_next: bool
    can_undo: bool
    unranked: bool
    can_claim: bool
    claimed: SeatNumber | None
    events: list[Event] | UnsetType = UNSET


class Update(Struct, tag_field="t", tag="update"):
    """The same after one step, and the events of that step."""

    seq: int
    table: TableInfo
    view: View
    legal: list[str]
    limits: BySeat | None
    sheet: list[SheetRow]
    last_trick: WonTrick | None
    playoff: bool
    winners: list[SeatNumber] | None
    score: int | None
    can_next: bool
    can_undo: bool
    unranked: bool
    can_claim: bool
    claimed: SeatNumber | None
    events: list[Event]


class Ack(Struct, tag_field="t", tag="ack"):
    """The command with that id is stored; ``seq`` is its place in the log."""

    id: str
    seq: int


NoCode = Literal[
    "stale", "not_your_turn", "illegal", "malformed", "busy", "gone", "over", "no_undo", "not_sure", "no_hint", "limit"
]


class Refusal(Struct, tag_field="t", tag="no"):
    """The command with that id was refused; for ``illegal`` the detail is the reason, with the suit it is about."""

    id: str
    code: NoCode
    detail: str | UnsetType = UNSET
    suit: SuitName | UnsetType = UNSET


class HintLoss(Struct):
    """The points that a card is expected to bring less than the best one."""

    card: CardName
    points: float


class Hint(Struct, tag_field="t", tag="hint"):
    """What a strong player would do after entry ``seq``, and why: a kind of reason and what it is about."""

    id: str
    seq: int
    action: str
    why: Annotated[Why, Meta(title="Why")]
    card: CardName | None
    keep: CardName | None
    suit: SuitName | None
    count: int | None
    losses: list[HintLoss]


class Pong(Struct, tag_field="t", tag="pong"):
    """The server is there."""

    id: str


ServerMessage = State | Update | Ack | Refusal | Hint | Pong


class RunningTable(Struct):
    """A table in a guest's list."""

    id: str
    preset: str
    deal: int
    end_deals: int | None
    over: bool
    updated: float


class Me(Struct):
    """Answer of ``GET /api/me``."""

    name: str | None
    tables: list[RunningTable]


class PresetInfo(Struct):
    """A preset, how long its games can be, and whether a won game has a score on a leaderboard."""

    name: str
    rules: AllOptions
    deals: list[int] | None
    default_deals: int | None
    can_be_endless: bool
    scored: bool


OptionKind = Annotated[Literal["int3", "int", "choice", "set", "bool"], Meta(title="OptionKind")]


class OptionInfo(Struct):
    """What an option accepts."""

    name: str
    kind: OptionKind
    choices: list[int | str] | None
    min: int | None
    max: int | None
    nullable: bool


class Presets(Struct):
    """Answer of ``GET /api/presets``."""

    presets: list[PresetInfo]
    options: list[OptionInfo]
    levels: list[str]
    default_level: str


class NewTableId(Struct):
    """Answer of ``POST /api/tables``."""

    id: str


class Problem(Struct):
    """Answer of a request that was refused; ``option`` names the option at fault."""

    code: Literal["option", "level", "malformed", "too_large", "limit", "running", "gone", "forbidden", "busy"]
    message: str = ""
    option: str | None = None


_CLIENT: Final = msgspec.json.Decoder(ClientMessage)
_NEW_TABLE: Final = msgspec.json.Decoder(NewTable)
_ENCODER: Final = msgspec.json.Encoder()


def read_message(text: str | bytes) -> ClientMessage:
    """The message that a page sent; raises Malformed for everything else."""
    try:
        return _CLIENT.decode(text)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise Malformed(type(error).__name__) from error


def read_new_table(body: bytes) -> NewTable:
    """The body of ``POST /api/tables``; raises Malformed with a reason for people."""
    try:
        return _NEW_TABLE.decode(body)
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise Malformed(str(error)) from error
    except RecursionError as error:
        raise Malformed("nested too deep") from error


def to_bytes(message: Struct) -> bytes:
    """Any message of the server as it goes over the wire."""
    return _ENCODER.encode(message)
