"""What a seat is shown, as types of the wire: views, events and what stands around them.

They mirror the views of docs/notation.md field by field; a title is the name of the type in the page's code.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

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
    """What does not change while people sit at a table; `changed` are the options that differ from the preset."""

    id: str
    preset: str
    rules: AllOptions
    changed: list[str]
    seats: tuple[SeatInfo, SeatInfo, SeatInfo]
    you: SeatNumber


class Swapped(Struct):
    """What an exchange came to for the viewer: claims made, claims paid, ranks received less ranks given (ace 14)."""

    claimed: int
    paid: int
    ranks: int


class SheetRow(Struct):
    """A finished deal on the score sheet; ``points`` is null where a player ended the game by tricks.

    ``ranked`` is false where something was taken back or a hint was asked for.
    """

    deal: int
    dealer: SeatNumber
    chooser: SeatNumber
    contract: ContractName
    targets: BySeat
    tricks: BySeat
    points: BySeat | None
    totals: BySeat
    playoff: bool
    at: int
    swaps: Swapped
    ranked: bool


class WonTrick(Struct):
    """The trick completed last in this deal."""

    leader: SeatNumber
    cards: list[CardName]
    winner: SeatNumber
