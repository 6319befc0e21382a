"""`358 replay` of many records line by line, and what lies around a record: names, encodings, readers that go away."""

from __future__ import annotations

import functools
import json
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.cli.test_replay_hostile import GOOD, GOOD_TEXT, MEGA, TRACE, changed, complaint, good_deal, replay
from tests.oracle import generate


@pytest.mark.parametrize(
    ("lines", "code", "complaints", "records"),
    [
        pytest.param([GOOD_TEXT, GOOD_TEXT], 0, [], [], id="two good"),
        pytest.param([GOOD_TEXT, "{}", GOOD_TEXT], 2, [2], [], id="not a record between"),
        pytest.param([GOOD_TEXT, "", "[]", " ", changed(x=1).decode()], 2, [3, 5], [], id="blank lines count as lines"),
        pytest.param(["{}", changed(x=1).decode()], 2, [1, 2], [], id="the worst is not the last"),
        pytest.param([GOOD_TEXT, changed(x=1).decode()], 1, [2], [], id="a broken record"),
        pytest.param([GOOD_TEXT, "hello", "\ud800"], 2, [2], [], id="no JSON"),
        pytest.param([GOOD_TEXT, "[" * 100_000], 2, [2], [], id="too deep"),
        pytest.param([GOOD_TEXT, "{", GOOD_TEXT[1:]], 2, [2, 3], [], id="one record over two lines"),
        pytest.param([json.dumps(good_deal())] * 3, 0, [], [1, 2, 3], id="numbered from 1"),
        pytest.param(
            ["", json.dumps(good_deal()), "", "null", "", json.dumps(good_deal())], 2, [4], [1, 3], id="all counted"
        ),
        pytest.param(
            [json.dumps(good_deal()), changed(players=["x" * 5_000_000, "", ""]).decode(), GOOD_TEXT],
            2,
            [2],
            [1],
            id="one too large",
        ),
        pytest.param(
            [json.dumps(GOOD | {"players": ["a\u2028b", "c\u0085d", "e\x0cf".replace("\x0c", "")]}, ensure_ascii=False)]
            * 2,
            0,
            [],
            [],
            id="other line separators",
        ),
    ],
)
@pytest.mark.parametrize("ending", ["\n", "\r\n"], ids=["LF", "CRLF"])
def test_json_lines(lines: list[str], code: int, complaints: list[int], records: list[int], ending: str) -> None:
    lines = [line for line in lines if line != "\ud800"]
    done = replay(ending.join(lines).encode(), "--trace")
    assert done.returncode == code
    said = done.stderr.decode().splitlines()
    assert [line.split(":")[0] for line in said] == [f"line {number}" for number in complaints]
    traced = [json.loads(line) for line in done.stdout.splitlines()]
    assert [next(iter(line)) for line in traced] == ["record"] * len(traced)
    assert [line["record"] for line in traced] == records


def test_a_broken_line_of_bytes_spoils_only_itself() -> None:
    lines = [json.dumps(good_deal()).encode(), b'{"a": "\xff"}', json.dumps(good_deal()).encode()]
    done = replay(b"\n".join(lines), "--trace")
    assert done.returncode == 2
    assert done.stderr.startswith(b"line 2: ")
    assert done.stderr.count(b"\n") == 1
    assert [json.loads(line)["record"] for line in done.stdout.splitlines()] == [1, 3]


def test_ten_thousand_bad_lines() -> None:
    done = replay(b"{}\n" * 10_000)
    assert done.returncode == 2
    assert done.stderr.count(b"\n") == 10_000


def test_more_than_4_mb_in_all_are_fine_line_by_line() -> None:
    wide = b"{" + b" " * MEGA + GOOD_TEXT[1:].encode()
    done = replay(b"\n".join([wide] * 6), "--trace")
    assert done.returncode == 0
    assert done.stderr == b""


@TRACE
@pytest.mark.parametrize(
    "players",
    [
        pytest.param(["\ud800", "\udfff\ud800", "b"], id="lone surrogates"),
        pytest.param(["\x1b[31m", "\x07", "\x9b2J"], id="terminal codes"),
        pytest.param(["a\nb", "a\rb", "a\tb"], id="line breaks"),
        pytest.param(["x" * 100_000, "", " "], id="long and empty"),
        pytest.param(["[bold]", "[/]", "{0} %s"], id="markup"),
        pytest.param(["\u202eabc", "\u200b", "\ufeff"], id="invisible"),
    ],
)
def test_names_do_no_harm(players: list[str], arguments: tuple[str, ...]) -> None:
    """Odd names are shown without what a terminal obeys, or refused; either way in few lines."""
    record = finished_game() | {"players": players}
    done = replay(json.dumps(record).encode(), *arguments)
    assert done.returncode in {0, 1}
    text = done.stdout.decode() + done.stderr.decode()
    assert not set("\x1b\x07\x9b\r\u202e") & set(text)
    if done.returncode == 1:
        assert complaint(done)
    elif arguments:
        assert all(json.loads(line) for line in done.stdout.splitlines())
    else:
        deals = len(record["deals"])
        assert deals + 1 <= done.stdout.count(b"\n") <= deals + 4


@functools.cache
def finished_game() -> dict[str, Any]:
    """A short game with everything that a score sheet shows."""
    rng = random.Random(3)
    while True:
        record = generate.record(rng, longest=4)
        if "winners" in record:
            return record


@TRACE
@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "utf-8"])
def test_output_that_cannot_show_every_letter(encoding: str, arguments: tuple[str, ...]) -> None:
    record = finished_game() | {"players": ["Zoë", "Łukasz", "李"]}
    done = replay(json.dumps(record).encode(), *arguments, environment={"PYTHONIOENCODING": encoding})
    assert done.returncode == 0, done.stderr[-500:]
    bad = changed(ключ=1)
    done = replay(bad, *arguments, environment={"PYTHONIOENCODING": encoding})
    assert done.returncode == 1, done.stderr[-500:]


@pytest.mark.parametrize("from_file", [True, False], ids=["file", "standard input"])
def test_reader_that_goes_away(from_file: bool, tmp_path: Path) -> None:
    """A pipe that is closed early, as by `head`, is no error to speak of."""
    games = tmp_path / "games.jsonl"
    games.write_bytes(b"\n".join([json.dumps(finished_game()).encode()] * 20))
    command = [sys.executable, "-m", "threefiveeight", "replay", str(games) if from_file else "-", "--trace"]
    with (
        games.open("rb") as stream,
        subprocess.Popen(command, stdin=stream, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process,
    ):
        assert process.stdout
        assert process.stderr
        process.stdout.close()
        errors = process.stderr.read()
    assert errors == b""
    assert process.returncode == 0


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full here")
@pytest.mark.parametrize("from_file", [True, False], ids=["file", "standard input"])
def test_output_that_takes_nothing(from_file: bool, tmp_path: Path) -> None:
    """A full disk is told, and not blamed on the record."""
    game = tmp_path / "game.358.json"
    game.write_text(json.dumps(finished_game()))
    command = [sys.executable, "-m", "threefiveeight", "replay", str(game) if from_file else "-", "--trace"]
    with game.open("rb") as stream, Path("/dev/full").open("wb") as full:
        done = subprocess.run(command, stdin=stream, stdout=full, stderr=subprocess.PIPE, check=False, timeout=60)
    assert done.returncode == 2
    assert "game.358" not in complaint(done)


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="no /dev/zero here")
def test_file_without_end() -> None:
    """Reading stops when it is clear that there is no record."""
    done = replay(Path("/dev/zero"))
    assert done.returncode == 2
    assert complaint(done)
