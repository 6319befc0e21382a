"""The computer players by name; each is imported only when it is asked for."""

import importlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from threefiveeight.bots.bot import DEFAULT_BUDGET_MS, Bot

COMMAND: Final = "cmd:"
"""What the name of an external program begins with: ``cmd:python3 my_bot.py``."""


@dataclass(frozen=True, slots=True)
class Entry:
    """Where a player is found: its module and class in this package, its level (None: not offered at a table).

    ``kernel``: the player cannot do without the compiled kernel and is offered only where that is.
    """

    module: str
    factory: str
    level: int | None
    says: str
    kernel: bool = False


BOTS: Final[Mapping[str, Entry]] = MappingProxyType(
    {
        "random": Entry("random_bot", "RandomBot", 0, "plays any legal card"),
        "novice": Entry("novice", "NoviceBot", 1, "plays as a beginner does who counts nothing"),
        "careful": Entry("careful", "CarefulBot", 2, "plays by rules of thumb and counts cards"),
        "good": Entry("looking_ahead", "good", 3, "plays some worlds out by simple rules", kernel=True),
        "strong": Entry("looking_ahead", "strong", 4, "judges cards over likely worlds, within 2 ms", kernel=True),
        "expert": Entry("looking_ahead", "expert", 5, "as strong, over more worlds, within 15 ms", kernel=True),
        "master": Entry("looking_ahead", "master", 6, "as strong, as far as 100 ms allow", kernel=True),
        "R": Entry("pool.baselines", "PoolRandom", None, "frozen pool: uniformly random"),
        "G": Entry("pool.rules_of_thumb", "PoolRules", None, "frozen pool: the yardstick's rules of thumb"),
        "Gn": Entry("pool.rules_of_thumb", "PoolNoisyRules", None, "frozen pool: G, one card in ten at random"),
        "M100": Entry("pool.flat_search", "m100", None, "frozen pool: 100 worlds, random playouts"),
        "H100": Entry("pool.flat_search", "h100", None, "frozen pool: 100 worlds, rule playouts"),
        "H400": Entry("pool.flat_search", "h400", None, "frozen pool: 400 worlds, rule playouts"),
        "lowest": Entry("pool.baselines", "LowestCard", None, "always the lowest legal card; the floor for no tricks"),
    }
)
"""Every player that the program knows. Names are as given on the command line."""

DEFAULT_LEVEL: Final = "careful"
"""The player whom newcomers meet."""


class UnknownBot(ValueError):
    """A name that is no computer player's; the text says which there are."""


def levels() -> tuple[str, ...]:
    """The names of the players that can be offered at a table, from the gentlest to the strongest."""
    from threefiveeight.search.kernel import load

    there = load() is not None
    offered = [
        (entry.level, name) for name, entry in BOTS.items() if entry.level is not None and (there or not entry.kernel)
    ]
    return tuple(name for _, name in sorted(offered))


def make_bot(name: str, *, budget_ms: int = DEFAULT_BUDGET_MS) -> Bot:
    """The player of that name, or an external program (``cmd:`` and a command line); UnknownBot for anything else.

    An external program is started at its first decision, has ``budget_ms`` milliseconds for each, and ends when its
    player is closed.
    """
    if name.startswith(COMMAND):
        from threefiveeight.bots.engine import EngineBot

        return EngineBot.of_command_line(name.removeprefix(COMMAND), budget_ms=budget_ms)
    entry = BOTS.get(name)
    if entry is None:
        raise UnknownBot(f"there is no player {name!r}; there are {', '.join(BOTS)} and cmd:PROGRAM")
    module = importlib.import_module(f"threefiveeight.bots.{entry.module}")
    bot: Bot = getattr(module, entry.factory)()
    return bot


def start_bot(bot: Bot) -> Bot:
    """The same player, with what it needs outside this process started ahead of its first decision."""
    start = getattr(bot, "start", None)
    if start is not None:
        start()
    return bot


def keep_time(bot: Bot, clock: Callable[[], float]) -> Bot:
    """The same player, with its decisions limited by that clock and not by the processor's, if it looks at any."""
    keep = getattr(bot, "keep_time", None)
    if keep is not None:
        keep(clock)
    return bot


def cuts_of(bot: Bot) -> int:
    """How many of a player's decisions were cut off because its time was over."""
    count: int = getattr(bot, "cuts", 0)
    return count


def close_bot(bot: Bot) -> None:
    """End what a player holds outside this process, if anything: an external program."""
    close = getattr(bot, "close", None)
    if close is not None:
        close()
