"""Reading a file of one JSON object or of JSON Lines, for the commands that work on records and positions."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO, TypeAlias

if TYPE_CHECKING:
    from threefiveeight.record import RawRecord

OK, INVALID, UNREADABLE = 0, 1, 2

Work: TypeAlias = Callable[[dict[str, Any], int | None], None]
"""What is done with an object; the number (from 1) is that of the object in JSON Lines, None in a file of one."""


def for_each_object(file: str, work: Work, invalid: type[Exception]) -> int:
    """Do a work with each object of a file (``-``: standard input); the exit code is the worst of theirs.

    What raises ``invalid`` is reported on standard error, and the rest is still worked on.
    """
    if file == "-":
        if sys.stdin is None:  # closed by whoever started the command
            print("358: there is no standard input to read", file=sys.stderr)
            return UNREADABLE
        return _each(sys.stdin.buffer, work, invalid)
    try:
        stream = Path(file).open("rb")  # noqa: SIM115  an error of writing is not the file's
    except OSError as error:
        name = file if file.isprintable() else ascii(file)
        print(f"358: {name}: {error.strerror or error}", file=sys.stderr)
        return UNREADABLE
    with stream:
        return _each(stream, work, invalid)


def _each(stream: BinaryIO, work: Work, invalid: type[Exception]) -> int:
    from threefiveeight.record import UnreadableRecord, parse_object, split_records

    worst = OK
    for number, raw in enumerate(split_records(stream), start=1):
        try:
            work(parse_object(raw.data), None if raw.line is None else number)
        except UnreadableRecord as error:
            worst = max(worst, UNREADABLE)
            _complain(raw, str(error))
        except invalid as error:
            worst = max(worst, INVALID)
            _complain(raw, str(error))
    return worst


def _complain(raw: "RawRecord", reason: str) -> None:
    """The reason on standard error, after all that standard output has to say before it."""
    sys.stdout.flush()
    place = "" if raw.line is None else f"line {raw.line}: "
    print(f"{place}{reason}", file=sys.stderr)
