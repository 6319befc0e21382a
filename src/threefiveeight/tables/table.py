"""A table as a value: what its log says, and what becomes of a command.

``handle`` decides and changes nothing; its entries become state by ``apply_entry`` once they are stored. Chance
and time are arguments: the cards of the next deal come with the command that asks for it.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from types import MappingProxyType
from typing import Final, TypeAlias

from threefiveeight.cards import Suit
from threefiveeight.rules import Action, BadDeal, BySeat, Deal, Dealt, Game, IllegalAction, Reason, Rules, refusal
from threefiveeight.tables.events import Acted, BadLog, CardsLaid, Chair, CommandKey, Entry, Opened


@dataclass(frozen=True, slots=True)
class Table:
    """A table after the entry ``seq`` of its log.

    ``answered`` holds, for each command that was accepted, the entry that it became; ``finished`` are the deals
    that are over, in order, ``finished_at`` when each of them was over, in seconds since 1970.
    """

    id: str
    preset: str
    chairs: BySeat[Chair]
    game: Game
    seq: int
    answered: Mapping[CommandKey, int]
    finished: tuple[Deal, ...] = ()
    finished_at: tuple[float, ...] = ()

    @property
    def rules(self) -> Rules:
        """The options played by."""
        return self.game.rules

    @property
    def can_next(self) -> bool:
        """Whether the table waits for somebody to ask for the next deal."""
        return self.game.can_start


@dataclass(frozen=True, slots=True)
class Act:
    """A seat wants to act; ``seq`` is the entry after which its sender thinks the table is."""

    key: CommandKey
    seq: int
    action: Action


@dataclass(frozen=True, slots=True)
class DealNext:
    """A seat wants the next deal; ``dealt`` are the cards that it would have."""

    key: CommandKey
    seq: int
    dealt: Dealt


Command: TypeAlias = Act | DealNext


class RefusalCode(StrEnum):
    """Why a table refuses a command."""

    STALE = "stale"
    NOT_YOUR_TURN = "not_your_turn"
    ILLEGAL = "illegal"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Refusal:
    """A command was refused; for an illegal action with the rules' ``reason`` and the ``suit`` that it is about."""

    code: RefusalCode
    reason: Reason | None = None
    suit: Suit | None = None


@dataclass(frozen=True, slots=True)
class Accepted:
    """A command is entry ``seq`` of the log. ``entries`` are still to be stored; none if it was known before."""

    seq: int
    entries: tuple[Entry, ...] = ()


FIRST_ENTRIES: Final = 2


def opening(opened: Opened, dealt: Dealt, now: float) -> tuple[Entry, ...]:
    """The first entries of a new table's log: its opening and the cards of the first deal."""
    return (Entry(1, now, opened), Entry(FIRST_ENTRIES, now, CardsLaid(dealt)))


def replay(table_id: str, entries: Iterable[Entry]) -> Table:
    """The table that a log describes; raises BadLog where it cannot be one."""
    rest = iter(entries)
    first = next(rest, None)
    if first is None or first.seq != 1 or not isinstance(first.body, Opened):
        raise BadLog("a log begins with the opening of the table as its entry 1")
    opened = first.body
    try:
        game = Game.new(opened.rules, opened.first_dealer)
    except ValueError as error:
        raise BadLog(f"entry 1: {error}") from error
    table = Table(table_id, opened.preset, opened.chairs, game, 1, MappingProxyType({}))
    for entry in rest:
        table = apply_entry(table, entry)
    return table


def apply_entry(table: Table, entry: Entry) -> Table:
    """The table after one more entry; raises BadLog if it cannot come next."""
    if entry.seq != table.seq + 1:
        raise BadLog(f"entry {entry.seq} follows entry {table.seq}")
    try:
        game = _game_after(table.game, entry)
    except (IllegalAction, BadDeal) as error:
        raise BadLog(f"entry {entry.seq}: {error}") from error
    answered = table.answered
    if entry.command is not None:
        answered = MappingProxyType({**answered, entry.command: entry.seq})
    finished = table.finished
    if isinstance(entry.body, Acted) and game.deal is not None and game.deal.over:
        finished = (*finished, game.deal)
    times = (*table.finished_at, entry.at) if len(finished) > len(table.finished) else table.finished_at
    return replace(
        table,
        game=game,
        seq=entry.seq,
        answered=answered,
        finished=finished,
        finished_at=times[: len(finished)],
    )


def handle(table: Table, command: Command, now: float) -> Accepted | Refusal:
    """What becomes of a command: the entries that it adds to the log, or why it is refused.

    A command whose key was accepted before is accepted again as what it was then, whatever it says now.
    """
    known = table.answered.get(command.key)
    if known is not None:
        return Accepted(known)
    if command.seq != table.seq:
        return Refusal(RefusalCode.STALE)
    if table.game.over:
        return Refusal(RefusalCode.OVER)
    refused = _refuse_act(table, command) if isinstance(command, Act) else _refuse_next(table)
    if refused is not None:
        return refused
    body = Acted(command.action) if isinstance(command, Act) else CardsLaid(command.dealt)
    seq = table.seq + 1
    return Accepted(seq, (Entry(seq, now, body, command.key),))


def _refuse_act(table: Table, command: Act) -> Refusal | None:
    deal = table.game.deal
    if deal is None or deal.over:
        return Refusal(RefusalCode.ILLEGAL, Reason.PHASE)
    if command.key.seat != command.action.seat or command.key.seat != deal.to_act:
        return Refusal(RefusalCode.NOT_YOUR_TURN, Reason.OUT_OF_TURN)
    illegal = refusal(deal, command.action)
    return None if illegal is None else Refusal(RefusalCode.ILLEGAL, illegal.code, _suit_of(illegal.code, deal))


def _suit_of(reason: Reason, deal: Deal) -> Suit | None:
    """The suit that a refusal is about: the one led, or trumps."""
    match reason:
        case Reason.FOLLOW:
            return deal.trick.led
        case Reason.MUST_TRUMP | Reason.TRUMP_FORBIDDEN:
            return deal.trump
        case _:
            return None


def _refuse_next(table: Table) -> Refusal | None:
    return None if table.can_next else Refusal(RefusalCode.ILLEGAL, Reason.PHASE)


def _game_after(game: Game, entry: Entry) -> Game:
    match entry.body:
        case Acted(action):
            return game.apply(action)
        case CardsLaid(dealt):
            return game.start(dealt)
        case Opened():
            raise BadLog(f"entry {entry.seq}: the table was opened before")
