"""``358 replay``: the score sheet of a record, or every legal action on the way."""

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO

if TYPE_CHECKING:
    from threefiveeight.record import RawRecord

OK, INVALID, UNREADABLE = 0, 1, 2


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
    if options.file == "-":
        return _replay_all(sys.stdin.buffer, trace=options.trace)
    try:
        stream = Path(options.file).open("rb")  # noqa: SIM115  an error of writing is not the file's
    except OSError as error:
        name = options.file if options.file.isprintable() else ascii(options.file)
        print(f"358: {name}: {error.strerror or error}", file=sys.stderr)
        return UNREADABLE
    with stream:
        return _replay_all(stream, trace=options.trace)


def _replay_all(stream: BinaryIO, *, trace: bool) -> int:
    from threefiveeight.record import RecordError, UnreadableRecord, split_records

    worst = OK
    for number, raw in enumerate(split_records(stream), start=1):
        try:
            _replay_one(raw, number, trace=trace)
        except RecordError as error:
            worst = max(worst, INVALID)
            _complain(raw, str(error))
        except UnreadableRecord as error:
            worst = max(worst, UNREADABLE)
            _complain(raw, str(error))
    return worst


def _complain(raw: "RawRecord", reason: str) -> None:
    """The reason on standard error, after all that standard output has to say before it."""
    sys.stdout.flush()
    place = "" if raw.line is None else f"line {raw.line}: "
    print(f"{place}{reason}", file=sys.stderr)


def _replay_one(raw: "RawRecord", number: int, *, trace: bool) -> None:
    from threefiveeight import record

    value = record.parse_object(raw.data)
    if trace:
        _print_trace(value, None if raw.line is None else number)
        return
    game = record.replay(value)
    if raw.line is not None:
        print(f"record {number}")
    print(record.score_sheet(game, record.players_of(value)))
    if raw.line is not None:
        print()


def _print_trace(value: dict[str, Any], number: int | None) -> None:
    import json

    from threefiveeight.record import trace

    head = {} if number is None else {"record": number}
    for line in trace(value):
        print(json.dumps(head | line))
