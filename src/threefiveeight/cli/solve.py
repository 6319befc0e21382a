"""``358 solve``: what open cards are worth when the two others play together."""

import argparse
import time
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from threefiveeight.search.solver import Solver


def add_parser(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Describe the command's arguments."""
    command = commands.add_parser(
        "solve",
        help="solve positions in which all cards are open",
        description=(
            "Say how many tricks each seat is sure of, all cards open and the two others playing together against "
            "it; in no tricks the fewest that it can be sure not to exceed. Reads a position as a JSON object, or "
            "one a line, and prints one JSON object a line."
        ),
        epilog='for example: {"hands": ["SA S2", "SK HA", "SQ H2"], "contract": "H", "leader": 0}',
    )
    command.add_argument("file", metavar="FILE", help="positions, or - for standard input")
    command.add_argument("--moves", action="store_true", help="also say what each legal card leaves the seat to act")
    command.add_argument(
        "--certificate",
        action="store_true",
        help="also prove each value, to a checker that knows nothing of the solver (at most 10 cards a seat)",
    )


def run(options: argparse.Namespace) -> int:
    """Solve the positions of the file; the exit code is the worst of theirs."""
    from threefiveeight.cli.reading import for_each_object
    from threefiveeight.search.position import BadPosition
    from threefiveeight.search.solver import Solver

    solver = Solver()

    def work(value: dict[str, Any], number: int | None) -> None:
        _print_answer(value, number, solver, options)

    return for_each_object(options.file, work, BadPosition)


def _print_answer(value: dict[str, Any], number: int | None, solver: "Solver", options: argparse.Namespace) -> None:
    import json

    from threefiveeight.search.command import answer, position_of

    del number  # an answer a line: its place says which position it is for
    position, wanted = position_of(value), {"moves": options.moves, "certificate": options.certificate}
    print(json.dumps(answer(position, solver, time.perf_counter, **wanted)), flush=True)
