"""A replay told line by line: what is legal before each action, and what each deal came to.

Source: docs/notation.md, "Command line on records".
"""

from collections.abc import Iterator, Mapping

from threefiveeight.cards import sorted_as_text
from threefiveeight.record.json_text import Json, listed
from threefiveeight.record.notation import action_to_text
from threefiveeight.record.replay import Step, steps
from threefiveeight.rules import Deal, Game, Phase, legal_actions


def trace(record: Mapping[str, Json]) -> Iterator[dict[str, Json]]:
    """The lines of a record's trace as JSON objects; raises RecordError at the first fault, after the lines before."""
    game: Game | None = None
    for step in steps(record):
        game = step.game
        yield _line(step)
    if game is not None and game.over:
        yield {"winners": list(game.winners), "totals": list(game.totals)}


def legal_to_text(deal: Deal) -> list[str]:
    """The legal actions of the seat to act, sorted as text, without the seat; a discard as ``discard 4``."""
    if deal.phase is Phase.DISCARD:
        return [f"discard {deal.rules.kitty_size}"]
    return sorted(action_to_text(action, with_seat=False) for action in legal_actions(deal))


def _line(step: Step) -> dict[str, Json]:
    deal = step.game.deal
    assert deal is not None
    if step.action is None:
        result = step.game.results[-1]
        return {
            "deal": step.deal,
            "tricks": listed(result.tricks),
            "points": listed(result.points),
            "totals": listed(result.totals),
        }
    line: dict[str, Json] = {
        "deal": step.deal,
        "action": step.action,
        "seat": deal.to_act,
        "phase": str(deal.phase),
        "legal": list(legal_to_text(deal)),
    }
    if deal.phase is Phase.DISCARD and deal.to_act is not None:
        line["from"] = list(sorted_as_text(deal.hands[deal.to_act]))
    return line
