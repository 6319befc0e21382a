"""What a viewer may know of a table: the only door through which game data leaves it.

Whoever sends, stores for a reader or logs anything about a running deal takes it from here. A viewer is a seat, or
None for a spectator, who is shown what every seat may know and nothing else.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from threefiveeight.cards import Card
from threefiveeight.rules import (
    Action,
    BySeat,
    CardPlayed,
    DealResult,
    Event,
    Rules,
    Seat,
    TrickWon,
    View,
    view,
)
from threefiveeight.tables.events import BadLog, Chair
from threefiveeight.tables.table import Table


@dataclass(frozen=True, slots=True)
class LastTrick:
    """The trick completed last in the deal."""

    leader: Seat
    cards: tuple[Card, ...]
    winner: Seat


@dataclass(frozen=True, slots=True)
class Projection:
    """A table as one viewer may know it.

    Between deals ``view`` is that of the finished deal. ``legal`` is what the viewer may do now. ``results`` are
    the finished deals. ``playoff`` says whether the deal is one, ``can_next`` whether the table waits for somebody
    to ask for the next deal.
    """

    table_id: str
    seq: int
    preset: str
    rules: Rules
    chairs: BySeat[Chair]
    viewer: Seat | None
    view: View
    legal: Sequence[Action]
    results: tuple[DealResult, ...]
    last_trick: LastTrick | None
    playoff: bool
    winners: tuple[Seat, ...]
    can_next: bool


def project(table: Table, viewer: Seat | None) -> Projection:
    """What a viewer (None: a spectator) may know of a table whose first deal has been dealt."""
    deal = table.game.deal
    if deal is None:
        raise BadLog("nothing has been dealt at this table")
    seen = view(deal, viewer)
    return Projection(
        table_id=table.id,
        seq=table.seq,
        preset=table.preset,
        rules=table.rules,
        chairs=table.chairs,
        viewer=viewer,
        view=seen,
        legal=() if viewer is None else table.game.legal_actions(viewer),
        results=table.game.results,
        last_trick=_last_trick(seen),
        playoff=deal.playoff,
        winners=table.game.winners,
        can_next=table.can_next,
    )


def news(before: Projection, after: Projection) -> tuple[Event, ...]:
    """The events that a viewer has seen between two projections for him, the second one step later."""
    if before.view.deal != after.view.deal:
        return after.view.events
    return after.view.events[len(before.view.events) :]


def _last_trick(seen: View) -> LastTrick | None:
    """The last three cards before the last trick's end, from the events that the viewer has seen."""
    ends = [place for place, event in enumerate(seen.events) if isinstance(event, TrickWon)]
    if not ends:
        return None
    won = seen.events[ends[-1]]
    plays = [event for event in seen.events[: ends[-1]] if isinstance(event, CardPlayed)][-3:]
    assert isinstance(won, TrickWon)
    return LastTrick(plays[0].seat, tuple(play.card for play in plays), won.winner)
