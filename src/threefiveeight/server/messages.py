"""The wire: every message between server and page as a type, decoded and encoded here and nowhere else.

Unknown fields, unknown kinds and values out of bounds are refused. ``typescript`` writes the page's types from
these structs. What the fields mean: docs/protocol.md.
"""

from typing import Annotated, Final, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType, field

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


class Ping(Struct, tag_field="t", tag="ping", forbid_unknown_fields=True, frozen=True):
    """The sender asks whether the server is there."""

    id: CommandId


ClientMessage = Act | Next | Ping

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


# --- what a seat is shown --------------------------------------------------------------------------------------------

# A title is the name of the type in the page's code.
SeatNumber = Annotated[int, Meta(title="Seat")]
ContractName = Annotated[Literal["S", "H", "D", "C", "NT", "MIS"], Meta(title="Contract")]
PhaseName = Annotated[Literal["contract", "exchange", "discard", "play", "over"], Meta(title="Phase")]
SuitName = Annotated[Literal["S", "H", "D", "C"], Meta(title="Suit")]
CardName = Annotated[str, Meta(title="Card")]
BySeat = tuple[int, int, int]


class AllOptions(Struct, forbid_unknown_fields=True):
    """All options of a table."""

    targets: tuple[int, int, int]
    deck: int
    chooser: Literal["dealer", "eldest"]
    contracts: list[ContractName]
    each_contract_once: bool
    choose_after: Literal[6, "all"]
    kitty: Literal["none", "look_name_discard", "name_take_discard", "name_discard_take"]
    kitty_public: bool
    void_play: Literal["free", "must_trump"]
    exchange: Literal["off", "before_contract", "after_contract"]
    exchange_mode: Literal["name_suit", "give_card"]
    exchange_order: Literal["most_up", "new_target"]
    exchange_trump: Literal["normal", "forbidden", "free_return"]
    cards_per_over: int
    rotate_targets: bool
    end_tricks: int | None
    end_total: int | None
    end_floor: int | None
    end_deals: int | None
    tie: Literal["shared", "playoff"]


class Dealt(Struct, tag="dealt", forbid_unknown_fields=True):
    """The cards have been dealt; ``hand`` is the viewer's own (of a chooser the first six)."""

    dealer: SeatNumber
    hand: list[CardName]
    counts: BySeat


class ContractEvent(Struct, tag="contract", forbid_unknown_fields=True):
    """The chooser has named the contract."""

    seat: SeatNumber
    contract: ContractName


class Revealed(Struct, tag="revealed", forbid_unknown_fields=True):
    """The chooser sees all his cards."""

    hand: list[CardName]


class Named(Struct, tag="named", forbid_unknown_fields=True):
    """A suit was named in the exchange."""

    seat: SeatNumber
    to: SeatNumber
    suit: SuitName


class Void(Struct, tag="void", forbid_unknown_fields=True):
    """A void was announced in the exchange."""

    seat: SeatNumber
    suit: SuitName


class Moved(Struct, tag="moved", forbid_unknown_fields=True):
    """A card went from hand to hand; null for those who do not see it."""

    from_: SeatNumber = field(name="from")
    to: SeatNumber
    card: CardName | None


class Stopped(Struct, tag="stopped", forbid_unknown_fields=True):
    """A player gave up his claims."""

    seat: SeatNumber


class KittyEvent(Struct, tag="kitty", forbid_unknown_fields=True):
    """The kitty was taken; its cards where they are known to the viewer."""

    seat: SeatNumber
    cards: list[CardName] | None
    shown: bool


class Discarded(Struct, tag="discarded", forbid_unknown_fields=True):
    """The chooser has discarded; the cards only in his own view."""

    seat: SeatNumber
    count: int
    cards: list[CardName] | None


class Played(Struct, tag="played", forbid_unknown_fields=True):
    """A card was played."""

    seat: SeatNumber
    card: CardName


class TrickEvent(Struct, tag="trick", forbid_unknown_fields=True):
    """A trick is complete."""

    winner: SeatNumber


class Scored(Struct, tag="scored", forbid_unknown_fields=True):
    """The deal is over."""

    tricks: BySeat
    points: BySeat | None
    totals: BySeat


class Over(Struct, tag="over", forbid_unknown_fields=True):
    """The game is over."""

    winners: list[SeatNumber]


Event = (
    Dealt
    | ContractEvent
    | Revealed
    | Named
    | Void
    | Moved
    | Stopped
    | KittyEvent
    | Discarded
    | Played
    | TrickEvent
    | Scored
    | Over
)


class Trick(Struct, forbid_unknown_fields=True):
    """The trick on the table."""

    leader: SeatNumber
    cards: list[CardName]


class Claim(Struct, forbid_unknown_fields=True):
    """What one player still owes another in the exchange."""

    from_: SeatNumber = field(name="from")
    to: SeatNumber
    left: int


class View(Struct, forbid_unknown_fields=True):
    """All that one seat knows."""

    rules: AllOptions
    seat: SeatNumber
    deal: int
    dealer: SeatNumber
    targets: BySeat
    totals: BySeat
    phase: PhaseName
    to_act: SeatNumber | None
    contract: ContractName | None
    hand: list[CardName]
    card_counts: BySeat
    kitty: list[CardName] | None
    discards: list[CardName] | None
    trick: Trick
    tricks: BySeat
    used_contracts: tuple[list[ContractName], list[ContractName], list[ContractName]]
    claims: list[Claim]
    events: list[Event]


class SeatInfo(Struct):
    """Who sits in a seat; the name of a guest without one is empty."""

    name: str
    kind: Literal["human", "bot"]
    level: str | None


class TableInfo(Struct):
    """What does not change while people sit at a table."""

    id: str
    preset: str
    rules: AllOptions
    seats: tuple[SeatInfo, SeatInfo, SeatInfo]
    you: SeatNumber


class SheetRow(Struct):
    """A finished deal on the score sheet; ``points`` is null where a player ended the game by tricks."""

    deal: int
    dealer: SeatNumber
    chooser: SeatNumber
    contract: ContractName
    targets: BySeat
    tricks: BySeat
    points: BySeat | None
    totals: BySeat
    playoff: bool


class WonTrick(Struct):
    """The trick completed last in this deal."""

    leader: SeatNumber
    cards: list[CardName]
    winner: SeatNumber


# --- to the page -----------------------------------------------------------------------------------------------------


class State(Struct, tag_field="t", tag="state"):
    """All that the viewer may know, at a connection and whenever he is out of step."""

    seq: int
    table: TableInfo
    view: View
    legal: list[str]
    sheet: list[SheetRow]
    last_trick: WonTrick | None
    playoff: bool
    winners: list[SeatNumber] | None
    can_next: bool
    events: list[Event] | UnsetType = UNSET


class Update(Struct, tag_field="t", tag="update"):
    """The same after one step, and the events of that step."""

    seq: int
    table: TableInfo
    view: View
    legal: list[str]
    sheet: list[SheetRow]
    last_trick: WonTrick | None
    playoff: bool
    winners: list[SeatNumber] | None
    can_next: bool
    events: list[Event]


class Ack(Struct, tag_field="t", tag="ack"):
    """The command with that id is stored; ``seq`` is its place in the log."""

    id: str
    seq: int


NoCode = Literal["stale", "not_your_turn", "illegal", "malformed", "busy", "gone", "over"]


class Refusal(Struct, tag_field="t", tag="no"):
    """The command with that id was refused; for ``illegal`` the detail is the reason, with the suit it is about."""

    id: str
    code: NoCode
    detail: str | UnsetType = UNSET
    suit: SuitName | UnsetType = UNSET


class Pong(Struct, tag_field="t", tag="pong"):
    """The server is there."""

    id: str


ServerMessage = State | Update | Ack | Refusal | Pong


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
    """A preset and how long its games can be."""

    name: str
    rules: AllOptions
    deals: list[int] | None
    default_deals: int | None
    can_be_endless: bool


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
