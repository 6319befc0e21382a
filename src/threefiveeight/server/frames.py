"""Projections as the page reads them: from the types of the tables to those of the wire."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from threefiveeight.record import (
    action_from_text,
    action_to_text,
    event_to_json,
    rules_to_json,
    rules_to_short_json,
    view_to_json,
)
from threefiveeight.rules import PRESETS, DealResult, Event, Phase, Rules, leaderboard_score, limits
from threefiveeight.server import messages as wire
from threefiveeight.server import shown
from threefiveeight.tables import Projection, Swaps

SCORED: Final = ("three-five-eight", "three-five-eight-classic")
"""The presets whose won games count the winner's total on a leaderboard; those of the others are counted."""


def state_frame(seen: Projection) -> bytes:
    """All that the viewer may know."""
    return wire.to_bytes(wire.State(**_fields(seen)))


def update_frame(seen: Projection, events: Sequence[Event]) -> bytes:
    """All that the viewer may know after a step, and the events of the step that he has seen."""
    news = msgspec.convert([event_to_json(event, seen.viewer) for event in events], list[shown.Event])
    return wire.to_bytes(wire.Update(**_fields(seen), events=news))


def hint_frame(command_id: str, seen: Projection, fields: dict[str, Any]) -> bytes:
    """Advice as the page reads it; ValueError for fields that are none, or an action that is not legal."""
    hint = msgspec.convert(fields | {"t": "hint", "id": command_id, "seq": seen.seq}, wire.Hint)
    action = action_from_text(hint.action, seen.viewer)
    if action not in seen.legal:
        raise ValueError("the action is not legal")
    return wire.to_bytes(hint)


def rules_info(rules: Rules) -> shown.AllOptions:
    """All options of a table."""
    return msgspec.convert(rules_to_json(rules), shown.AllOptions)


def _fields(seen: Projection) -> dict[str, Any]:
    """The fields that a state and an update have in common."""
    return {
        "seq": seen.seq,
        "table": _table(seen),
        "view": msgspec.convert(view_to_json(seen.view), shown.View),
        "legal": legal_words(seen),
        "limits": limits(seen.view.targets, seen.view.dealer) if seen.view.contract is None else None,
        "sheet": [
            _row(*row, ranked=row[0].number not in seen.unranked)
            for row in zip(seen.results, seen.finished_at, seen.swaps, strict=True)
        ],
        "last_trick": _last_trick(seen),
        "playoff": seen.playoff,
        "winners": list(seen.winners) or None,
        "score": _score(seen),
        "can_next": seen.can_next,
        "can_undo": seen.can_undo,
        "can_claim": seen.can_claim,
        "claimed": seen.claimed,
        "unranked": seen.view.deal - 1 in seen.unranked,
    }


def _table(seen: Projection) -> shown.TableInfo:
    if seen.viewer is None:
        raise ValueError("a frame is for a seat")
    first, second, third = (shown.SeatInfo(chair.name, chair.kind, chair.level) for chair in seen.chairs)
    return shown.TableInfo(
        seen.table_id, seen.preset, rules_info(seen.rules), changed(seen), (first, second, third), seen.viewer
    )


def changed(seen: Projection) -> list[str]:
    """The options that differ from the preset of the table; from the nearest where it has none of this version."""
    preset = seen.preset if seen.preset in PRESETS else None
    return [option for option in rules_to_short_json(seen.rules, preset) if option != "preset"]


def _score(seen: Projection) -> int | None:
    """What a won game of 3-5-8, by its own rules but for the number of deals, counts on a leaderboard."""
    if seen.viewer not in seen.winners or seen.preset not in SCORED:
        return None
    own_rules = set(changed(seen)) <= {"end_deals"}
    return leaderboard_score(seen.results[-1].totals, seen.viewer) if own_rules else None


def legal_words(seen: Projection) -> list[str]:
    """What the viewer may do now, as sorted texts without the seat; for a discard one text with the number of cards."""
    if not seen.legal:
        return []
    if seen.view.phase is Phase.DISCARD:
        return [f"discard {seen.rules.kitty_size}"]
    return sorted(action_to_text(action, with_seat=False) for action in seen.legal)


def _row(result: DealResult, at: float, swaps: Swaps, *, ranked: bool) -> shown.SheetRow:
    return shown.SheetRow(
        deal=result.number + 1,
        dealer=result.dealer,
        chooser=result.chooser,
        contract=result.contract.value,
        targets=result.targets,
        tricks=result.tricks,
        points=result.points,
        totals=result.totals,
        playoff=result.playoff,
        at=int(at),
        swaps=shown.Swapped(swaps.claimed, swaps.paid, swaps.ranks),
        ranked=ranked,
    )


def _last_trick(seen: Projection) -> shown.WonTrick | None:
    last = seen.last_trick
    return None if last is None else shown.WonTrick(last.leader, list(map(str, last.cards)), last.winner)
