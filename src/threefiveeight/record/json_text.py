"""Reading JSON that strangers made.

Source: docs/notation.md, "Records", on hostile files. What comes out has the types of the ``json`` module, no key
twice and no NaN; a whole number of absurd length becomes an infinite float, which no reader accepts as a number.
"""

import json
import math
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import BinaryIO, Final, NoReturn, TypeAlias

from threefiveeight.record.errors import UnreadableRecord

Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"
"""A value as JSON has it."""

MOST_BYTES: Final = 4_000_000
"""The largest record."""

MOST_DEPTH: Final = 16
"""How deep its lists and objects may nest."""

_LONGEST_NUMBER: Final = 4_000
# Possessive, and a string that is never closed reaches to the end: the time is linear whatever the text.
_STRING: Final = re.compile(r'"(?:[^"\\]|\\.)*+(?:"|\\?\Z)', re.DOTALL)
_BRACKET: Final = re.compile(r"[\[\]{}]")


@dataclass(frozen=True, slots=True)
class RawRecord:
    """The bytes of one record; ``line`` is its line in a JSON Lines file, None in a file of one record."""

    data: bytes
    line: int | None = None


def parse_object(data: bytes) -> dict[str, Json]:
    """The JSON object of a text in UTF-8; raises UnreadableRecord with the reason."""
    if len(data) > MOST_BYTES:
        raise UnreadableRecord(f"too large: a record has at most {MOST_BYTES:,} bytes")
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise UnreadableRecord(f"not UTF-8: byte {error.start + 1} is {data[error.start]:#04x}") from None
    if _depth(text) > MOST_DEPTH:
        raise UnreadableRecord(f"too deep: lists and objects nest at most {MOST_DEPTH} deep")
    try:
        value = json.loads(text, object_pairs_hook=_unique, parse_constant=_refuse_constant, parse_int=_whole_number)
    except json.JSONDecodeError as error:
        where = f"line {error.lineno}, column {error.colno}"
        reason = f"{error.msg.removesuffix(' at')} at {where}" if text.strip() else "empty"
        raise UnreadableRecord(f"not JSON: {reason}") from None
    if not isinstance(value, dict):
        raise UnreadableRecord("not a JSON object")
    return value


def split_records(stream: BinaryIO) -> Iterator[RawRecord]:
    """The records of a file: one, or each line of JSON Lines.

    It is JSON Lines if the first line that is not blank is a whole JSON object and further ones follow. A record
    that is too large comes out cut just behind the limit, so that no more than that is held in memory.
    """
    lines = _lines(stream)
    first = next(lines, RawRecord(b""))
    if not _is_whole_object(first.data):
        yield RawRecord((first.data + stream.read(MOST_BYTES))[: MOST_BYTES + 1])
        return
    second = next(lines, None)
    if second is None:
        yield RawRecord(first.data)
        return
    yield first
    yield second
    yield from lines


def _lines(stream: BinaryIO) -> Iterator[RawRecord]:
    """The lines that are not blank; the rest of a line beyond the limit is passed over once the next is wanted."""
    number = 0
    while data := stream.readline(MOST_BYTES + 1):
        number += 1
        if data.strip():
            yield RawRecord(data, number)
        while not data.endswith(b"\n") and (data := stream.readline(MOST_BYTES)):
            pass


def _is_whole_object(line: bytes) -> bool:
    try:
        return _closes_at_end(line.decode("utf-8")) and (_depth(line.decode("utf-8")) > MOST_DEPTH or _parses(line))
    except UnicodeDecodeError:
        return False


def _parses(line: bytes) -> bool:
    try:
        json.loads(line, parse_int=_whole_number)
    except ValueError:
        return False
    return True


def _brackets(text: str) -> Iterator[str]:
    for match in _BRACKET.finditer(_STRING.sub('""', text)):
        yield match[0]


def _depth(text: str) -> int:
    """How deep lists and objects nest; counting stops at the first depth that is too much."""
    depth = deepest = 0
    for bracket in _brackets(text):
        depth += 1 if bracket in "[{" else -1
        deepest = max(deepest, depth)
        if deepest > MOST_DEPTH:
            break
    return deepest


def _closes_at_end(text: str) -> bool:
    """Whether a text begins with an object whose bracket is closed at its very end."""
    bare = text.strip()
    if not (bare.startswith("{") and bare.endswith("}")):
        return False
    depth, opened = 0, 0
    for bracket in _brackets(bare):
        opened += depth == 0
        depth += 1 if bracket in "[{" else -1
    return depth == 0 and opened == 1


def listed(values: Iterable[Json] | None) -> Json:
    """Values as a JSON list, None as null."""
    return None if values is None else list(values)


def _unique(pairs: list[tuple[str, Json]]) -> dict[str, Json]:
    found: dict[str, Json] = {}
    for key, value in pairs:
        if key in found:
            raise UnreadableRecord(f"not valid: the key {shown(key)} comes twice")
        found[key] = value
    return found


def _refuse_constant(name: str) -> NoReturn:
    raise UnreadableRecord(f"not JSON: {name} is no JSON number")


def _whole_number(digits: str) -> int | float:
    return int(digits) if len(digits) <= _LONGEST_NUMBER else math.inf


def shown(value: object) -> str:
    """A value in an error text, in ASCII and cut to a length that fits a line."""
    text = json.dumps(value) if isinstance(value, (str, int, float, bool, type(None))) else _kind(value)
    return text if len(text) <= 40 else text[:37] + "..."


def _kind(value: object) -> str:
    return "a list" if isinstance(value, list) else "an object"
