"""What is played for a bot that gave no legal action in time, so that the table goes on."""

from collections.abc import Sequence

from threefiveeight.bots.careful import CarefulBot
from threefiveeight.rules import Action, View


def fallback(view: View, legal: Sequence[Action]) -> Action:
    """A legal action: that of the careful player or, if that fails as well, the first of the legal ones."""
    try:
        action = CarefulBot().decide(view, legal, seed=0, iterations=0)
    except Exception:  # noqa: BLE001 - a table must never stop for a bot's fault, whatever it is
        return legal[0]
    return action if action in legal else legal[0]
