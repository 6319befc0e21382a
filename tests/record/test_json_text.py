"""Reading JSON that strangers made."""

import io
import json
from typing import Any

import pytest

from threefiveeight.record import RawRecord, UnreadableRecord, parse_object, split_records
from threefiveeight.record.json_text import MOST_BYTES, MOST_DEPTH, shown


def nested(depth: int) -> bytes:
    """An object of that depth."""
    return b'{"a":' * depth + b"0" + b"}" * depth


@pytest.mark.parametrize(
    "text",
    ["{}", '{"a": 1}', ' \n{"a": [1, {"b": null}]}\n', '{"\u00e9": "\u265e"}', '{"a": "}{][ \\" \\\\"}', '{"a": -0}'],
)
def test_an_object_is_read(text: str) -> None:
    assert parse_object(text.encode()) == json.loads(text)


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "not JSON: empty"),
        (b" \n\t", "not JSON: empty"),
        (b"[]", "not a JSON object"),
        (b'"358"', "not a JSON object"),
        (b"1", "not a JSON object"),
        (b"null", "not a JSON object"),
        (b"{", "not JSON: Expecting property name enclosed in double quotes at line 1, column 2"),
        (b'{"a": 1', "not JSON: Expecting ',' delimiter at line 1, column 8"),
        (b'{"a": "', "not JSON: Unterminated string starting at line 1, column 7"),
        (b"{'a': 1}", "not JSON: Expecting property name"),
        (b'{"a": 1} x', "not JSON: Extra data at line 1, column 10"),
        (b'{"a": 1,}', "not JSON: "),
        (b'{"a": "\x00"}', "not JSON: Invalid control character at"),
        (b'\xef\xbb\xbf{"a": 1}', "not JSON: "),
        (b"\xff", "not UTF-8: byte 1 is 0xff"),
        (b'{"a": "\xc3("}', "not UTF-8: byte 8 is 0xc3"),
        ("{}".encode("utf-16"), "not UTF-8: byte 1 is 0xff"),
        (b'{"a": NaN}', "not JSON: NaN is no JSON number"),
        (b'{"a": [Infinity]}', "not JSON: Infinity is no JSON number"),
        (b'{"a": -Infinity}', "not JSON: -Infinity is no JSON number"),
        (b'{"a": 1, "a": 1}', 'not valid: the key "a" comes twice'),
        (b'{"b": [{"a": 1, "c": 2, "a": 3}]}', 'not valid: the key "a" comes twice'),
        (nested(MOST_DEPTH + 1), "too deep: lists and objects nest at most 16 deep"),
        (b"[" * 10_000_000, "too large: a record has at most 4,000,000 bytes"),
        (b"[" * 3_000_000, "too deep"),
        (b"{" + b" " * MOST_BYTES + b"}", "too large"),
    ],
    ids=lambda value: f"{value[:24]!r} of {len(value)}" if isinstance(value, bytes) else "",
)
def test_what_is_no_json_object_is_refused_with_its_reason(data: bytes, reason: str) -> None:
    with pytest.raises(UnreadableRecord) as refused:
        parse_object(data)
    assert str(refused.value).startswith(reason)
    assert len(str(refused.value)) < 120
    assert str(refused.value).isprintable()


def test_the_deepest_and_the_largest_are_read() -> None:
    assert parse_object(nested(MOST_DEPTH))
    assert parse_object(b'{"a":"' + b"x" * (MOST_BYTES - 8) + b'"}')


@pytest.mark.parametrize(("length", "whole"), [(19, True), (400, True), (4_000, True), (4_001, False), (10_000, False)])
def test_a_number_of_absurd_length_is_no_whole_number(length: int, whole: bool) -> None:
    found = parse_object(b'{"a": ' + b"9" * length + b"}")["a"]
    assert (found == 10**length - 1) is whole
    assert isinstance(found, int) is whole


@pytest.mark.parametrize(
    "data",
    [
        b'{"a":"' + b'\\"' * 1_900_000,
        b'"{' * 1_900_000,
        b'\\"' * 1_900_000,
        b'{"a":"' + b"\\" * 3_900_001,
        b'"' * 3_900_001,
    ],
    ids=["escaped quotes never closed", "strings and brackets", "quotes after slashes", "slashes", "quotes"],
)
def test_hostile_strings_are_refused_without_a_search_that_never_ends(data: bytes) -> None:
    """The suite's limit of time is the assertion behind this one; such texts once took hours."""
    with pytest.raises(UnreadableRecord):
        parse_object(data)
    assert len(list(split_records(io.BytesIO(data + b"\n{}\n")))) == 1


def split(text: str) -> list[tuple[str, int | None]]:
    return [(raw.data.decode().strip(), raw.line) for raw in split_records(io.BytesIO(text.encode()))]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        pytest.param("", [("", None)], id="nothing"),
        pytest.param('{"a": 1}', [('{"a": 1}', None)], id="one line without an end"),
        pytest.param('{"a": 1}\n', [('{"a": 1}', None)], id="one line"),
        pytest.param('\n\n{"a": 1}\n\n', [('{"a": 1}', None)], id="one line among blank ones"),
        pytest.param('{\n"a": 1\n}\n', [('{\n"a": 1\n}', None)], id="one record on three lines"),
        pytest.param('{"a": [\n1]}', [('{"a": [\n1]}', None)], id="one record on two lines"),
        pytest.param('{"a": 1}\n{"b": 2}\n', [('{"a": 1}', 1), ('{"b": 2}', 2)], id="two"),
        pytest.param('\n{"a": 1}\n\n{"b": 2}', [('{"a": 1}', 2), ('{"b": 2}', 4)], id="two among blank lines"),
        pytest.param('{"a": 1}\nx\n{}', [('{"a": 1}', 1), ("x", 2), ("{}", 3)], id="a bad one among others"),
        pytest.param('{"a": NaN}\n{}', [('{"a": NaN}', 1), ("{}", 2)], id="a bad first one that is an object"),
        pytest.param('{"a": 1}{}\n{}', [('{"a": 1}{}\n{}', None)], id="a first line of two objects"),
        pytest.param("{}}\n{}", [("{}}\n{}", None)], id="a first line with a bracket too many"),
        pytest.param("{x}\n{}", [("{x}\n{}", None)], id="a first line that is no object"),
        pytest.param("[1]\n[2]\n", [("[1]\n[2]", None)], id="lists are not JSON Lines"),
        pytest.param('{"a": "\\"}"}\n{}', [('{"a": "\\"}"}', 1), ("{}", 2)], id="brackets in a string"),
        pytest.param(
            '{"a": 1, "a": 2}\n{}', [('{"a": 1, "a": 2}', 1), ("{}", 2)], id="a key twice is for the record to say"
        ),
    ],
)
def test_a_file_is_one_record_or_one_a_line(text: str, expected: list[tuple[str, int | None]]) -> None:
    assert split(text) == expected


def test_a_first_line_too_deep_is_one_of_several_records() -> None:
    assert [line for _, line in split(nested(17).decode() + "\n{}\n")] == [1, 2]


def test_a_first_line_not_utf_8_is_no_object() -> None:
    assert list(split_records(io.BytesIO(b'{"\xff": 1}\n{}'))) == [RawRecord(b'{"\xff": 1}\n{}')]


def test_a_line_too_large_is_passed_over_once_it_is_reported() -> None:
    long = b'{"a": "' + b"x" * (2 * MOST_BYTES + 10) + b'"}\n'
    found = list(split_records(io.BytesIO(b"{}\n" + long + b'{"b": 1}\n' + long)))
    assert [raw.line for raw in found] == [1, 2, 3, 4]
    assert len(found[1].data) == MOST_BYTES + 1
    assert found[2].data == b'{"b": 1}\n'
    with pytest.raises(UnreadableRecord, match="too large"):
        parse_object(found[1].data)


def test_a_file_too_large_is_cut_just_behind_the_limit() -> None:
    found = list(split_records(io.BytesIO(b"{\n" + b" " * (3 * MOST_BYTES))))
    assert [len(raw.data) for raw in found] == [MOST_BYTES + 1]


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (None, "null"),
        (True, "true"),
        (1.5, "1.5"),
        ("\u265e\n", '"\\u265e\\n"'),
        ([1, 2], "a list"),
        ({}, "an object"),
        ("x" * 50, '"' + "x" * 36 + "..."),
    ],
)
def test_a_value_in_an_error_text(value: Any, text: str) -> None:
    assert shown(value) == text
