"""What becomes of a command at a table: the entries that it adds to the log, or why it is refused.

Nothing is changed here: entries become state by ``apply_entry`` once they are stored. Chance and time are arguments:
the cards of the next deal come with the command that asks for it.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TypeAlias

from threefiveeight.cards import Suit
from threefiveeight.rules import Action, Deal, Dealt, Reason, Seat, play_rest, refusal
from threefiveeight.tables.events import Acted, Body, CardsLaid, Claimed, CommandKey, Entry, Hinted, Undone
from threefiveeight.tables.table import Table


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


@dataclass(frozen=True, slots=True)
class Undo:
    """A seat wants its last decision back."""

    key: CommandKey
    seq: int


@dataclass(frozen=True, slots=True)
class Claim:
    """A seat claims the rest of the tricks; in no tricks it gives them away."""

    key: CommandKey
    seq: int


@dataclass(frozen=True, slots=True)
class AskHint:
    """A seat wants to be told what to do; that is noted once in a deal, and nothing of the game changes."""

    key: CommandKey
    seq: int


Command: TypeAlias = Act | DealNext | Undo | Claim | AskHint


class RefusalCode(StrEnum):
    """Why a table refuses a command."""

    STALE = "stale"
    NOT_YOUR_TURN = "not_your_turn"
    ILLEGAL = "illegal"
    OVER = "over"
    NO_UNDO = "no_undo"
    NOT_SURE = "not_sure"
    NO_HINT = "no_hint"


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
    bodies = _bodies(table, command)
    if isinstance(bodies, Refusal):
        return bodies
    if not bodies:
        return Accepted(table.seq)
    *first, last = (Entry(table.seq + place, now, body) for place, body in enumerate(bodies, 1))
    return Accepted(last.seq, (*first, replace(last, command=command.key)))


def _bodies(table: Table, command: Command) -> Sequence[Body] | Refusal:
    """What a command adds to the log, or why it is refused."""
    match command:
        case Act():
            return _refuse_act(table, command) or (Acted(command.action),)
        case DealNext():
            return (CardsLaid(command.dealt),) if table.can_next else Refusal(RefusalCode.ILLEGAL, Reason.PHASE)
        case Undo():
            decision = table.undoable(command.key.seat)
            return Refusal(RefusalCode.NO_UNDO) if decision is None else (Undone(decision.seat, decision.seq),)
        case Claim():
            return _claim(table, command.key.seat)
        case AskHint():
            return _hint(table, command.key.seat)


def _hint(table: Table, seat: Seat) -> Sequence[Body] | Refusal:
    deal = table.game.deal
    if deal is None or deal.to_act != seat:
        return Refusal(RefusalCode.NOT_YOUR_TURN, Reason.OUT_OF_TURN)
    if not table.alone(seat):
        return Refusal(RefusalCode.NO_HINT)
    return () if deal.number in table.unranked else (Hinted(seat),)


def _claim(table: Table, seat: Seat) -> Sequence[Body] | Refusal:
    deal = table.game.deal
    if deal is None or deal.to_act != seat:
        return Refusal(RefusalCode.NOT_YOUR_TURN, Reason.OUT_OF_TURN)
    plays = play_rest(deal, seat)
    return (Claimed(seat), *map(Acted, plays)) if plays else Refusal(RefusalCode.NOT_SURE)


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
