"""``358 play``: a game in the terminal against two computer players."""

import argparse
import io
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from threefiveeight.cli.terminal import Session


def add_parser(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Describe the command's arguments."""
    command = commands.add_parser(
        "play",
        help="play in the terminal against two computer players",
        description="Play a game here against two computer players. It asks for each decision in words; type ? at any "
        "prompt for help. It works through a pipe too: one answer a line.",
    )
    command.add_argument("--preset", default="three-five-eight", help="rule set (default: three-five-eight)")
    command.add_argument("--deals", type=int, default=3, metavar="N", help="number of deals (default: 3)")
    command.add_argument("--level", default="careful", help="your opponents (default: careful)")
    command.add_argument("--seat", type=int, choices=(0, 1, 2), default=0, help="your seat (default: 0)")
    command.add_argument("--seed", type=int, help="play the same cards again: any whole number")
    command.add_argument("--record", type=Path, metavar="FILE", help="write the game down here, also when you quit")


def run(options: argparse.Namespace) -> int:
    """Play until the game is over, the input ends or the player quits."""
    import dataclasses

    from threefiveeight.bots.registry import levels, make_bot
    from threefiveeight.cli.terminal import Session, Terminal
    from threefiveeight.rules import PRESETS, OptionError

    if options.preset not in PRESETS:
        return _refuse(f"no rule set is called {options.preset!a}; there are {', '.join(PRESETS)}")
    if options.level not in levels():
        return _refuse(f"no level is called {options.level!a}; there are {', '.join(levels())}")
    try:
        rules = dataclasses.replace(PRESETS[options.preset], end_deals=options.deals)
    except OptionError as error:
        return _refuse(f"--deals: {error.message}")
    session = Session(rules, options.seat, make_bot(options.level), options.seed)
    finished = session.play(Terminal(sys.stdin or io.StringIO(), sys.stdout))
    if options.record is not None and not _written(options.record, session, options.preset):
        return 2
    return 0 if finished else 1


def _refuse(reason: str) -> int:
    print(f"358: {reason}", file=sys.stderr)
    return 2


def _written(path: Path, session: "Session", preset: str) -> bool:
    """Write the game down; whether that was possible."""
    import json

    from threefiveeight.record import record_of

    record = record_of(session.rules, session.names, session.deals, preset=preset)
    try:
        path.write_text(json.dumps(record, ensure_ascii=False) + "\n", encoding="utf-8")
    except OSError as error:
        _refuse(f"{path}: {error.strerror or error}")
        return False
    print(f"The game is written to {path}.")
    return True
