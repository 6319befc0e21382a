"""What a viewer may know of a table: the only door through which game data leaves it.

Whoever sends, stores for a reader or logs anything about a running deal takes it from here. A viewer is a seat, or
None for a spectator, who is shown what every seat may know and nothing else.
"""

import itertools
from collections.abc import Sequence
from dataclasses import dataclass

from threefiveeight.cards import Card
from threefiveeight.rules import (
    Action,
    BySeat,
    CardMoved,
    CardPlayed,
    Deal,
    DealResult,
    Event,
    Rules,
    Seat,
    TrickWon,
    View,
    sure_card,
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
class Swaps:
    """What the exchange of a deal came to for a viewer, without naming cards.

    ``claimed`` are the claims that he made, ``paid`` those that he paid. ``ranks`` is the sum of the ranks that he
    received less that of the ranks that he gave, ace 14, two 2; all is 0 for a spectator.
    """

    claimed: int = 0
    paid: int = 0
    ranks: int = 0


@dataclass(frozen=True, slots=True)
class Projection:
    """A table as one viewer may know it.

    Between deals ``view`` is that of the finished deal. ``legal`` is what the viewer may do now. ``results`` are
    the finished deals, ``finished_at`` when each was over and ``swaps`` what its exchange came to. ``playoff`` says
    whether the deal is one, ``can_next`` whether the table waits for somebody to ask for the next deal, ``can_undo``
    whether the viewer may take his last decision back, ``can_claim`` whether he is provably sure of the rest, of two
    tricks or more, and ``claimed`` who has ended the deal by saying so. ``unranked`` are the numbers (from 0) of the
    deals that count for no ranking, the present one included.
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
    finished_at: tuple[float, ...]
    swaps: tuple[Swaps, ...]
    last_trick: LastTrick | None
    playoff: bool
    winners: tuple[Seat, ...]
    can_next: bool
    can_undo: bool
    can_claim: bool
    claimed: Seat | None
    unranked: frozenset[int]


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
        finished_at=table.finished_at,
        swaps=_swaps(table, viewer),
        last_trick=_last_trick(seen),
        playoff=deal.playoff,
        winners=table.game.winners,
        can_next=table.can_next,
        can_undo=table.undoable(viewer) is not None,
        can_claim=len(seen.hand) > 1 and sure_card(seen) is not None,
        claimed=table.claimed,
        unranked=table.unranked,
    )


def news(before: Projection, after: Projection) -> tuple[Event, ...]:
    """The events that a viewer has seen between two projections for him, the second one step later.

    None where something was taken back in between.
    """
    if before.view.deal != after.view.deal:
        return after.view.events
    return after.view.events[len(before.view.events) :]


def _swaps(table: Table, viewer: Seat | None) -> tuple[Swaps, ...]:
    """What the exchange of each finished deal came to: who was up in the deal before has claimed, others have paid."""
    before = (None, *(result.points for result in table.game.results))
    ups = (viewer is not None and points is not None and points[viewer] > 0 for points in before)
    return tuple(swaps_of(deal, viewer, up=up) for deal, up in zip(table.finished, ups, strict=False))


def swaps_of(deal: Deal, viewer: Seat | None, *, up: bool) -> Swaps:
    """What the exchange of a deal came to for a viewer; before the first card is played all of it is over."""
    before_play = itertools.takewhile(lambda event: not isinstance(event, CardPlayed), deal.events)
    moves = [event for event in before_play if isinstance(event, CardMoved)]
    received = [move.card for move in moves if move.taker == viewer and move.card is not None]
    given = [move.card for move in moves if move.giver == viewer and move.card is not None]
    return Swaps(
        claimed=len(received) if up else 0,
        paid=0 if up else len(given),
        ranks=sum(card.rank for card in received) - sum(card.rank for card in given),
    )


def _last_trick(seen: View) -> LastTrick | None:
    """The last three cards before the last trick's end, from the events that the viewer has seen."""
    ends = [place for place, event in enumerate(seen.events) if isinstance(event, TrickWon)]
    if not ends:
        return None
    won = seen.events[ends[-1]]
    plays = [event for event in seen.events[: ends[-1]] if isinstance(event, CardPlayed)][-3:]
    assert isinstance(won, TrickWon)
    return LastTrick(plays[0].seat, tuple(play.card for play in plays), won.winner)
