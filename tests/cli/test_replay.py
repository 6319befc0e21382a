"""``358 replay``: sheet, trace, several records, exit codes. Hostile files: test_replay_hostile, test_replay_lines."""

import io
import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.golden.make import FOLDER
from tests.record.making import SMALL, UNFINISHED, changed
from threefiveeight.cli.main import main
from threefiveeight.record import replay, score_sheet, trace
from threefiveeight.rules import PRESETS

Capture = pytest.CaptureFixture[str]
BAD = changed(SMALL, "winners", to=[])


def sheet(record: dict[str, Any]) -> str:
    return score_sheet(replay(record), ("Ana", "Bo", "Cy"))


def fed(monkeypatch: pytest.MonkeyPatch, *texts: str) -> None:
    """Put lines on standard input."""
    data = "\n".join(texts).encode()
    monkeypatch.setattr("sys.stdin", SimpleNamespace(buffer=io.BytesIO(data)))


@pytest.mark.parametrize("name", PRESETS)
def test_a_record_gives_its_score_sheet(name: str, capsys: Capture) -> None:
    assert main(["replay", str(FOLDER / f"{name}.358.json")]) == 0
    printed = capsys.readouterr()
    assert printed.out == (FOLDER / f"{name}.sheet.txt").read_text(encoding="utf-8")
    assert printed.err == ""


@pytest.mark.parametrize("name", PRESETS)
def test_a_record_gives_its_trace(name: str, capsys: Capture) -> None:
    assert main(["replay", str(FOLDER / f"{name}.358.json"), "--trace"]) == 0
    assert capsys.readouterr().out == (FOLDER / f"{name}.trace.jsonl").read_text(encoding="utf-8")


def test_standard_input_is_read_for_a_dash(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    fed(monkeypatch, json.dumps(SMALL, indent=2))
    assert main(["replay", "-"]) == 0
    assert capsys.readouterr().out == sheet(SMALL) + "\n"


def test_an_invalid_record_is_exit_1_and_the_lines_before_the_fault_are_printed(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    bad = changed(SMALL, "deals", 0, "actions", 5, to="0 stop")
    fed(monkeypatch, json.dumps(bad))
    assert main(["replay", "-", "--trace"]) == 1
    printed = capsys.readouterr()
    assert printed.out.splitlines() == [json.dumps(line) for line in trace(SMALL)][:6]
    assert printed.err.startswith("deal 1, action 6: ")
    assert printed.err.count("\n") == 1


def test_an_invalid_record_has_no_sheet(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    fed(monkeypatch, json.dumps(BAD))
    assert main(["replay", "-"]) == 1
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err == f"winners: must be {SMALL['winners']}, not []\n"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "not JSON: empty"),
        ("[]", "not a JSON object"),
        ('{"a": 1, "a": 1}', 'not valid: the key "a" comes twice'),
        ("{}", 'format: must be "358-record/1", it is missing'),
    ],
)
def test_what_is_no_record_is_exit_2(text: str, reason: str, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    fed(monkeypatch, text)
    assert main(["replay", "-"]) == 2
    assert capsys.readouterr().err == reason + "\n"


def test_a_missing_file_is_exit_2(tmp_path: Path, capsys: Capture) -> None:
    assert main(["replay", str(tmp_path / "none")]) == 2
    assert capsys.readouterr().err == f"358: {tmp_path / 'none'}: No such file or directory\n"
    assert main(["replay", str(tmp_path)]) == 2


@pytest.mark.parametrize(
    ("records", "code", "errors"),
    [
        pytest.param([SMALL, UNFINISHED], 0, [], id="two good ones"),
        pytest.param([SMALL, BAD, SMALL], 1, ["line 2: winners: must be"], id="an invalid one"),
        pytest.param(
            [SMALL, "x", BAD, UNFINISHED],
            2,
            ["line 2: not JSON: ", "line 3: winners: must be"],
            id="the worst counts, the rest is still processed",
        ),
        pytest.param([SMALL, "", BAD], 1, ["line 3: winners: must be"], id="blank lines are passed over but counted"),
    ],
)
def test_json_lines_are_told_record_by_record(
    records: list[Any], code: int, errors: list[str], monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    lines = [record if isinstance(record, str) else json.dumps(record) for record in records]
    fed(monkeypatch, *lines)
    assert main(["replay", "-"]) == code
    printed = capsys.readouterr()
    found = printed.err.splitlines()
    assert len(found) == len(errors)
    assert all(line.startswith(error) for line, error in zip(found, errors, strict=True))
    numbered = list(enumerate((record for record in records if record != ""), start=1))
    good = [(number, record) for number, record in numbered if record in (SMALL, UNFINISHED)]
    assert printed.out == "".join(f"record {number}\n{sheet(record)}\n\n" for number, record in good)


def test_each_trace_line_of_json_lines_begins_with_its_record(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    fed(monkeypatch, json.dumps(SMALL), "", json.dumps(UNFINISHED))
    assert main(["replay", "-", "--trace"]) == 0
    found = capsys.readouterr().out.splitlines()
    expected = [{"record": 1, **line} for line in trace(SMALL)] + [{"record": 2, **line} for line in trace(UNFINISHED)]
    assert found == [json.dumps(line) for line in expected]


def test_one_line_alone_is_one_record(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    fed(monkeypatch, "", json.dumps(UNFINISHED), "")
    assert main(["replay", "-", "--trace"]) == 0
    assert '"record"' not in capsys.readouterr().out
