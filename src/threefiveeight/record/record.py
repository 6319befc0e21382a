"""Writing games down.

Source: docs/notation.md, "Records".
"""

from collections.abc import Sequence

from threefiveeight.cards import cards_to_text
from threefiveeight.record.json_text import Json
from threefiveeight.record.notation import action_to_text, actions_of
from threefiveeight.record.replay import FORMAT
from threefiveeight.record.rules_json import rules_to_short_json
from threefiveeight.rules import BySeat, Deal, GameOver, Rules


def record_of(
    rules: Rules, players: BySeat[str], deals: Sequence[Deal], *, preset: str | None = None
) -> dict[str, Json]:
    """The record of a game whose deals are given in order, the last finished or not.

    ``preset`` is the name to write the rules by, by default that of the nearest preset.
    """
    record: dict[str, Json] = {
        "format": FORMAT,
        "rules": rules_to_short_json(rules, preset),
        "players": list(players),
        "deals": [deal_to_json(deal) for deal in deals],
        "totals": list(deals[-1].totals) if deals else [0, 0, 0],
    }
    over = deals[-1].events[-1] if deals else None
    if isinstance(over, GameOver):
        record["winners"] = list(over.winners)
    return record


def deal_to_json(deal: Deal) -> dict[str, Json]:
    """A deal of a record, with its results if it is finished."""
    written: dict[str, Json] = {
        "dealer": deal.dealer,
        "hands": [cards_to_text(hand) for hand in deal.dealt.hands],
        "kitty": cards_to_text(deal.dealt.kitty),
        "actions": [action_to_text(action) for action in actions_of(deal)],
    }
    if deal.over:
        written["tricks"] = list(deal.tricks)
        written["points"] = None if deal.points is None else list(deal.points)
    return written
