"""A table as a value: what its log says."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final

from threefiveeight.rules import (
    Action,
    BadDeal,
    BySeat,
    Deal,
    Dealt,
    Game,
    IllegalAction,
    Phase,
    Rules,
    Seat,
)
from threefiveeight.tables.events import (
    Acted,
    BadLog,
    CardsLaid,
    Chair,
    Claimed,
    CommandKey,
    Entry,
    Hinted,
    Opened,
    Undone,
)


@dataclass(frozen=True, slots=True)
class Decision:
    """A moment at which a person had a choice: the game as it was, after the entry ``seq`` of the log.

    ``counted`` is the number of deals and actions until then that had not been taken back.
    """

    seat: Seat
    seq: int
    game: Game
    counted: int


@dataclass(frozen=True, slots=True)
class Table:
    """A table after the entry ``seq`` of its log.

    ``answered`` holds, for each command that was accepted, the entry that it became; ``finished`` are the deals
    that are over, in order, ``finished_at`` when each of them was over, in seconds since 1970. ``counted`` is the
    number of deals and actions that have not been taken back, ``decisions`` are those of people in the present deal
    that stand, and ``unranked`` the numbers (from 0) of the deals in which somebody has taken something back or had
    a hint. ``claimed`` is the seat whose claim has ended the present deal.
    """

    id: str
    preset: str
    chairs: BySeat[Chair]
    game: Game
    seq: int
    answered: Mapping[CommandKey, int]
    finished: tuple[Deal, ...] = ()
    finished_at: tuple[float, ...] = ()
    counted: int = 1
    decisions: tuple[Decision, ...] = ()
    unranked: frozenset[int] = frozenset()
    claimed: Seat | None = None

    @property
    def rules(self) -> Rules:
        """The options played by."""
        return self.game.rules

    @property
    def can_next(self) -> bool:
        """Whether the table waits for somebody to ask for the next deal."""
        return self.game.can_start

    def undoable(self, seat: Seat | None) -> Decision | None:
        """The decision that a seat may take back: its last in this deal, against computer players alone.

        A game that is over stays as it is: its cards are open then.
        """
        if self.game.over or not self.alone(seat) or not self.decisions:
            return None
        return self.decisions[-1]

    def alone(self, seat: Seat | None) -> bool:
        """Whether a seat is the only one in which a person sits."""
        return [other for other, chair in enumerate(self.chairs) if chair.level is None] == [seat]


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
        after = _after(table, entry)
    except (IllegalAction, BadDeal) as error:
        raise BadLog(f"entry {entry.seq}: {error}") from error
    answered = table.answered
    if entry.command is not None:
        answered = MappingProxyType({**answered, entry.command: entry.seq})
    return replace(after, seq=entry.seq, answered=answered)


def _after(table: Table, entry: Entry) -> Table:
    """The table after what an entry says, its number and command left aside."""
    match entry.body:
        case Acted(action):
            return _after_action(table, action, entry.at)
        case CardsLaid(dealt):
            game = table.game.start(dealt)
            return replace(table, game=game, counted=table.counted + 1, decisions=(), claimed=None)
        case Undone(seat, to):
            return _after_undo(table, entry.seq, seat, to)
        case Claimed(seat):
            return _after_claim(table, entry.seq, seat)
        case Hinted(seat):
            return _after_hint(table, entry.seq, seat)
        case Opened():
            raise BadLog(f"entry {entry.seq}: the table was opened before")


def _after_action(table: Table, action: Action, at: float) -> Table:
    decisions = table.decisions
    choice = table.claimed is None and len(table.game.legal_actions(action.seat)) > 1
    if choice and table.chairs[action.seat].level is None:
        decisions = (*decisions, _decision(table, action.seat))
    game = table.game.apply(action)
    after = replace(table, game=game, counted=table.counted + 1, decisions=decisions)
    if game.deal is None or not game.deal.over:
        return after
    return replace(after, finished=(*table.finished, game.deal), finished_at=(*table.finished_at, at))


def _decision(table: Table, seat: Seat) -> Decision:
    return Decision(seat, table.seq, table.game, table.counted)


def _after_claim(table: Table, seq: int, seat: Seat) -> Table:
    deal = table.game.deal
    if deal is None or deal.to_act != seat or deal.phase is not Phase.PLAY:
        raise BadLog(f"entry {seq}: seat {seat} cannot claim now")
    return replace(table, decisions=(*table.decisions, _decision(table, seat)), claimed=seat)


def _after_hint(table: Table, seq: int, seat: Seat) -> Table:
    deal = table.game.deal
    if deal is None or deal.to_act != seat:
        raise BadLog(f"entry {seq}: seat {seat} cannot ask for a hint now")
    return replace(table, unranked=table.unranked | {deal.number})


def _after_undo(table: Table, seq: int, seat: Seat, to: int) -> Table:
    decision = table.undoable(seat)
    if decision is None or decision.seq != to or decision.game.deal is None:
        raise BadLog(f"entry {seq}: seat {seat} cannot take back what came after entry {to}")
    return replace(
        table,
        game=decision.game,
        finished=table.finished[: len(decision.game.results)],
        finished_at=table.finished_at[: len(decision.game.results)],
        counted=decision.counted,
        decisions=table.decisions[:-1],
        claimed=None,
        unranked=table.unranked | {decision.game.deal.number},
    )
