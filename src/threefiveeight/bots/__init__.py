"""Computer players: a view in, an action out."""

from threefiveeight.bots.bot import DEFAULT_BUDGET_MS, Bot
from threefiveeight.bots.registry import (
    BOTS,
    DEFAULT_LEVEL,
    Entry,
    UnknownBot,
    close_bot,
    cuts_of,
    keep_time,
    levels,
    make_bot,
    start_bot,
)

__all__ = [
    "BOTS",
    "DEFAULT_BUDGET_MS",
    "DEFAULT_LEVEL",
    "Bot",
    "Entry",
    "UnknownBot",
    "close_bot",
    "cuts_of",
    "keep_time",
    "levels",
    "make_bot",
    "start_bot",
]
