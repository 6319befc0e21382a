"""Hostile and broken files given to `358 replay`: exit codes and one-line reasons, never a traceback."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

MEGA = 1024 * 1024

GOOD: dict[str, Any] = {
    "format": "358-record/1",
    "rules": {"preset": "three-five-eight"},
    "players": ["Ana", "Bo", "Cy"],
    "deals": [],
}
GOOD_TEXT = json.dumps(GOOD)


def replay(
    source: Path | bytes, *arguments: str, environment: dict[str, str] | None = None
) -> subprocess.CompletedProcess[bytes]:
    """`358 replay` of a file, or of bytes on standard input, in a process of its own."""
    name = "-" if isinstance(source, bytes) else str(source)
    done = subprocess.run(
        [sys.executable, "-m", "threefiveeight", "replay", name, *arguments],
        input=source if isinstance(source, bytes) else b"",
        capture_output=True,
        check=False,
        timeout=60,
        env=os.environ | (environment or {}),
    )
    assert b"Traceback" not in done.stderr, done.stderr[-2000:]
    assert b"Error:" not in done.stderr, done.stderr[-2000:]
    return done


def complaint(done: subprocess.CompletedProcess[Any]) -> str:
    """The one line on standard error, which is short and holds nothing that a terminal would obey."""
    text: str = done.stderr.decode()
    assert text.endswith("\n")
    assert text.count("\n") == 1
    assert text[:-1].isprintable(), ascii(text)
    assert len(text) < 2000
    return text


def changed(**changes: Any) -> bytes:
    """The good record with something else in it."""
    return json.dumps(GOOD | changes).encode()


def with_deal(**changes: Any) -> dict[str, Any]:
    """A record with one deal that is good but for the changes."""
    deal = good_deal()["deals"][0] | changes
    return GOOD | {"deals": [deal]}


def good_deal() -> dict[str, Any]:
    """A record with one unfinished deal without actions."""
    cards = [suit + rank for suit in "SHDC" for rank in "AKQJT98765432"]
    hands = [" ".join(cards[16 * seat : 16 * seat + 16]) for seat in range(3)]
    deal = {"dealer": 0, "hands": hands, "kitty": " ".join(cards[48:]), "actions": []}
    return GOOD | {"deals": [deal]}


def nested(depth: int) -> bytes:
    """The good record with lists inside each other, `depth` in all with the object around them."""
    return GOOD_TEXT[:-1].encode() + b', "x": ' + b"[" * (depth - 1) + b"]" * (depth - 1) + b"}"


NOT_A_RECORD: dict[str, bytes] = {
    "empty": b"",
    "blanks": b" \n\t\r\n \n",
    "NUL bytes": b"\0" * 100,
    "byte order mark": b"\xef\xbb\xbf" + GOOD_TEXT.encode(),
    "UTF-16": GOOD_TEXT.encode("utf-16"),
    "UTF-32": GOOD_TEXT.encode("utf-32"),
    "Latin-1": '{"format": "358-record/1", "players": ["Zoë"]}'.encode("latin-1"),
    "overlong UTF-8": b'{"a": "\xc0\xaf"}',
    "surrogate in UTF-8": b'{"a": "\xed\xa0\x80"}',
    "cut inside a character": GOOD_TEXT.encode() + b"\xe2\x82",
    "not JSON": b"hello",
    "single quotes": b"{'format': '358-record/1'}",
    "comma too many": GOOD_TEXT[:-1].encode() + b",}",
    "comment": GOOD_TEXT.encode() + b" // a game",
    "two on one line": GOOD_TEXT.encode() * 2,
    "cut off": GOOD_TEXT[:-1].encode(),
    "one bracket": b"{",
    "closing bracket": b"}",
    "line break in a string": GOOD_TEXT.replace("Ana", "A\nna").encode(),
    "control character in a string": GOOD_TEXT.replace("Ana", "A\x01na").encode(),
    "bad escape": GOOD_TEXT.replace("Ana", "A\\xna").encode(),
    "leading zero": GOOD_TEXT.replace("[]}", '[], "totals": [00, 0, 0]}').encode(),
    "NaN": GOOD_TEXT.replace("[]}", '[], "totals": [NaN, 0, 0]}').encode(),
    "Infinity": GOOD_TEXT.replace("[]}", '[], "totals": [Infinity, 0, 0]}').encode(),
    "-Infinity": GOOD_TEXT.replace("[]}", '[], "totals": [-Infinity, 0, 0]}').encode(),
    "NaN alone": b"NaN",
    "a list": b"[" + GOOD_TEXT.encode() + b"]",
    "a text": b'"358-record/1"',
    "a number": b"358",
    "null": b"null",
    "true": b"true",
    "10 MB of [": b"[" * (10 * MEGA),
    "10 MB of {": b"{" * (10 * MEGA),
    "10 MB of ]": b"]" * (10 * MEGA),
    "10 MB of brackets that close": b"[" * (5 * MEGA) + b"]" * (5 * MEGA),
    'many {"a":': b'{"a":' * (2 * MEGA),
    "3 MB of brackets inside": GOOD_TEXT[:-1].encode() + b', "x": ' + b"[" * (3 * MEGA),
    "too deep by far": nested(100_000),
    "too deep": nested(18),
    "too large": changed(players=["x" * (5 * MEGA), "b", "c"]),
    "too large, many lines": b"{\n" * 100 + changed(players=["x" * (5 * MEGA), "b", "c"]),
    "too large, blanks": b"{" + b" " * (9 * MEGA) + GOOD_TEXT[1:].encode(),
    "a key twice": GOOD_TEXT.replace('"deals"', '"players": ["A", "B", "C"], "deals"').encode(),
    "a key twice, escaped": GOOD_TEXT.replace('"deals"', '"\\u0066ormat": "358-record/1", "deals"').encode(),
    "a key twice, inside": GOOD_TEXT.replace('"preset"', '"tie": "shared", "tie": "playoff", "preset"').encode(),
    "an unknown key twice": GOOD_TEXT[:-1].encode() + b', "x": 1, "x": 1}',
    "no format": b"{}",
    "format null": changed(format=None),
    "format unknown": changed(format="358-record/2"),
    "format a list": changed(format=["358-record/1"]),
    "format a number": changed(format=358),
    "format with a lone surrogate": changed(format="\ud800"),
    "format with an escape": changed(format="\x1b[31m\n"),
    "format very long": changed(format="x" * MEGA),
}

LONG_NUMBER = "9" * 5000
BROKEN_RECORD: dict[str, bytes] = {
    "unknown key": changed(x=1),
    "unknown key with a lone surrogate": changed(**{"\ud800": 1}),
    "unknown key with a line break": changed(**{"a\nline 1: b": 1}),
    "unknown key with terminal codes": changed(**{"\x1b[2J\x07\x9b": 1}),
    "unknown key with another direction": changed(**{"\u202e": 1}),
    "unknown key, very long": changed(**{"x" * MEGA: 1}),
    "unknown key, deep but not too deep": nested(14),
    "a long number": GOOD_TEXT.replace("[]}", f'[], "totals": [{LONG_NUMBER}, 0, 0]}}').encode(),
    "a long negative number": GOOD_TEXT.replace("[]}", f'[], "totals": [-{LONG_NUMBER}, 0, 0]}}').encode(),
    "3 MB of digits": GOOD_TEXT.replace("[]}", '[], "totals": [' + "9" * (3 * MEGA) + ", 0, 0]}").encode(),
    "1e999": GOOD_TEXT.replace("[]}", '[], "totals": [1e999, 0, 0]}').encode(),
    "0.0": GOOD_TEXT.replace("[]}", '[], "totals": [0.0, 0, 0]}').encode(),
    "false for 0": GOOD_TEXT.replace("[]}", '[], "totals": [false, 0, 0]}').encode(),
    "end_deals of 5000 digits": GOOD_TEXT.replace('"preset"', f'"end_deals": {LONG_NUMBER}, "preset"').encode(),
    "totals wrong": changed(totals=[0, 0, 1]),
    "winners of nothing": changed(winners=[0]),
    "rules missing": json.dumps({key: GOOD[key] for key in ("format", "players", "deals")}).encode(),
    "rules a list": changed(rules=[]),
    "preset unknown": changed(rules={"preset": "whist"}),
    "preset with terminal codes": changed(rules={"preset": "\x1b[31m"}),
    "preset a list": changed(rules={"preset": ["three-five-eight"]}),
    "option unknown": changed(rules={"preset": "three-five-eight", "__class__": 1}),
    "option unhashable": changed(rules={"preset": "three-five-eight", "tie": {"a": []}}),
    "contracts unhashable": changed(rules={"preset": "three-five-eight", "contracts": [["S"], {}]}),
    "two players": changed(players=["Ana", "Bo"]),
    "players a text": changed(players="abc"),
    "player null": changed(players=["Ana", None, "Cy"]),
    "deals an object": changed(deals={}),
    "deals a text": changed(deals=""),
    "a deal is a list": changed(deals=[[]]),
    "a deal is null": changed(deals=[None]),
    "121 deals": changed(deals=[{}] * 121),
    "a million deals": b'{"deals": [' + b"0," * MEGA + b"0]," + GOOD_TEXT[1:].replace(', "deals": []', "").encode(),
    "301 actions": json.dumps(with_deal(actions=["1 stop"] * 301)).encode(),
    "300,000 actions": json.dumps(with_deal(actions=["1 stop"] * 300_000)).encode(),
    "an action of 3 MB": json.dumps(with_deal(actions=["1 play " + "S" * (3 * MEGA)])).encode(),
    "a long action": json.dumps(with_deal(actions=["1 discard " + "SA " * 100_000])).encode(),
    "an action with a long seat": json.dumps(with_deal(actions=["1" * 10_000 + " play SA"])).encode(),
    "an action with terminal codes": json.dumps(with_deal(actions=["1 \x1b[31m \n"])).encode(),
    "an action with a lone surrogate": json.dumps(with_deal(actions=["1 contract \udfff"])).encode(),
    "an action that is a list": json.dumps(with_deal(actions=[["1 contract H"]])).encode(),
    "hands of 3 MB": json.dumps(with_deal(hands=["SA " * MEGA, "", ""])).encode(),
    "hands empty": json.dumps(with_deal(hands=["", "", ""])).encode(),
    "hands with terminal codes": json.dumps(with_deal(hands=["\x1b[31m", "\n", "\r"])).encode(),
    "kitty null": json.dumps(with_deal(kitty=None)).encode(),
    "dealer of 5000 digits": json.dumps(with_deal(dealer="?")).replace('"?"', LONG_NUMBER).encode(),
    "dealer true": json.dumps(with_deal(dealer=True)).encode(),
    "dealer 0.0": json.dumps(with_deal(dealer=0.0)).encode(),
    "deal with an unknown key": json.dumps(with_deal(seed=1)).encode(),
}

FINE: dict[str, bytes] = {
    "one line": GOOD_TEXT.encode(),
    "ends with a line break": GOOD_TEXT.encode() + b"\n",
    "many lines": json.dumps(GOOD, indent=1).encode(),
    "lines of other systems": json.dumps(GOOD, indent=1).replace("\n", "\r\n").encode(),
    "blank lines around": b"\n\r\n  \n" + GOOD_TEXT.encode() + b"\n\n\n",
    "a bracket a line": json.dumps(GOOD, indent=1).replace(",", "\n,\n").encode(),
    "3.9 million bytes": b"{" + b" " * 3_900_000 + GOOD_TEXT[1:].encode(),
    "minus nought": GOOD_TEXT.replace("[]}", '[], "totals": [-0, 0, 0]}').encode(),
    "names of the world": changed(players=["Zoë", "Łukasz", "李"]),
    "names of the world, raw": json.dumps(GOOD | {"players": ["Zoë", "Łukasz", "李"]}, ensure_ascii=False).encode(),
    "other line separators in a name": json.dumps(
        GOOD | {"players": ["a\u2028b", "c\u0085d", "e\u2029f"]}, ensure_ascii=False
    ).encode(),
    "one deal begun": json.dumps(good_deal()).encode(),
}

TRACE = pytest.mark.parametrize("arguments", [(), ("--trace",)], ids=["sheet", "trace"])


@pytest.mark.parametrize("data", NOT_A_RECORD.values(), ids=NOT_A_RECORD)
def test_not_a_record(data: bytes) -> None:
    done = replay(data)
    assert done.returncode == 2, done.stderr[-500:]
    assert complaint(done)
    assert done.stdout == b""


@pytest.mark.parametrize("data", BROKEN_RECORD.values(), ids=BROKEN_RECORD)
def test_broken_record(data: bytes) -> None:
    done = replay(data, "--trace")
    assert done.returncode == 1, done.stderr[-500:]
    assert complaint(done)
    for line in done.stdout.splitlines():
        assert json.loads(line)["deal"] == 1


@TRACE
@pytest.mark.parametrize("data", FINE.values(), ids=FINE)
def test_fine(data: bytes, arguments: tuple[str, ...]) -> None:
    done = replay(data, *arguments)
    assert done.returncode == 0, done.stderr[-500:]
    assert done.stderr == b""


@pytest.mark.parametrize("name", ["missing.358.json", "", "folder", "a\nb", "\udcff"])
def test_no_such_file(name: str, tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    done = replay(tmp_path / name)
    assert done.returncode == 2
    assert complaint(done)


def test_file_that_may_not_be_read(tmp_path: Path) -> None:
    path = tmp_path / "secret"
    path.write_bytes(GOOD_TEXT.encode())
    path.chmod(0)
    if os.access(path, os.R_OK):
        pytest.skip("this user may read everything")
    done = replay(path)
    assert done.returncode == 2
    assert complaint(done)


@pytest.mark.parametrize("name", ["empty", "not JSON", "Latin-1", "NaN", "a key twice", "no format"])
def test_not_a_record_as_a_file(name: str, tmp_path: Path) -> None:
    """The same said of a file as of standard input."""
    path = tmp_path / "game.358.json"
    path.write_bytes(NOT_A_RECORD[name])
    done = replay(path, "--trace")
    assert done.returncode == 2
    assert complaint(done)
