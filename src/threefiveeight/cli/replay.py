"""``358 replay``: the score sheet of a record, or every legal action on the way."""

import argparse
from typing import Any


def add_parser(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Describe the command's arguments."""
    command = commands.add_parser(
        "replay",
        help="check a recorded game and print its score sheet",
        description=(
            "Play a recorded game back through the rules and print its score sheet. The first thing that is wrong "
            "is reported by place and reason. A file of several lines, each a record, is JSON Lines."
        ),
        epilog="exit codes: 0 all is right; 1 a record breaks the rules; 2 the file is no record at all",
    )
    command.add_argument("file", metavar="FILE", help="a record (.358.json), or - for standard input")
    command.add_argument(
        "--trace",
        action="store_true",
        help="print one JSON object a line instead: what is legal before each action, and what each deal came to",
    )


def run(options: argparse.Namespace) -> int:
    """Replay the file; the exit code is the worst of its records'."""
    from threefiveeight.cli.reading import for_each_object
    from threefiveeight.record import RecordError

    return for_each_object(options.file, _print_trace if options.trace else _print_sheet, RecordError)


def _print_sheet(value: dict[str, Any], number: int | None) -> None:
    from threefiveeight.record import players_of, replay, score_sheet

    game = replay(value)
    if number is not None:
        print(f"record {number}")
    print(score_sheet(game, players_of(value)))
    if number is not None:
        print()


def _print_trace(value: dict[str, Any], number: int | None) -> None:
    import json

    from threefiveeight.record import trace

    head = {} if number is None else {"record": number}
    for line in trace(value):
        print(json.dumps(head | line))
