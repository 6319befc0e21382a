"""Logs of one JSON object a line, which refuse cards.

A log outlives a deal and is read by people who play: a field that could hold a card of a running deal is an
error of the program, so it is refused by its name and by what it holds, whoever wrote it.
"""

import json
import logging
import re
from typing import Final

FORBIDDEN: Final = frozenset(
    {
        "action",
        "body",
        "card",
        "cards",
        "deal",
        "dealt",
        "deck",
        "discard",
        "discards",
        "hand",
        "hands",
        "kitty",
        "view",
    }
)
"""Names of fields that hold cards."""

_A_CARD: Final = re.compile(r"(?<![0-9A-Za-z_])[SHDC][2-9TJQKA](?![0-9A-Za-z_])")

REFUSED: Final = "(refused: may hold cards)"

LOGGER: Final = logging.getLogger("threefiveeight.server")

Field = str | int | float | bool | None


def allowed(name: str, value: object) -> Field:
    """The value as it may be logged: itself, or the word that it was refused."""
    if name in FORBIDDEN or not isinstance(value, str | int | float | bool | None):
        return REFUSED
    if isinstance(value, str) and _A_CARD.search(value):
        return REFUSED
    if isinstance(value, int) and type(value) not in {int, bool}:
        return REFUSED
    return value


def line(happened: str, **fields: object) -> str:
    """One line of the log: what happened and its fields, those that may hold cards refused."""
    return json.dumps({"event": happened} | {name: allowed(name, value) for name, value in fields.items()})


def note(happened: str, **fields: object) -> None:
    """Log something ordinary."""
    if LOGGER.isEnabledFor(logging.INFO):
        LOGGER.info("%s", line(happened, **fields))


def warn(happened: str, **fields: object) -> None:
    """Log something that somebody should look at."""
    LOGGER.warning("%s", line(happened, **fields))
