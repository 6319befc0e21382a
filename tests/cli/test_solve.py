"""`358 solve` and `358 doctor`."""

import io
import json
import sys

import pytest

from threefiveeight.cli.main import main
from threefiveeight.search import Solver
from threefiveeight.search.checker import BadProof

Capture = pytest.CaptureFixture[str]

ENDING = {"hands": ["SA S2", "SK HA", "SQ H2"], "contract": "H", "leader": 0}


def solve(monkeypatch: pytest.MonkeyPatch, text: str, *words: str) -> int:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text.encode())))
    return main(["solve", "-", *words])


def test_a_position_is_answered_with_the_tricks_that_each_seat_is_sure_of(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    assert solve(monkeypatch, json.dumps(ENDING)) == 0
    answer = json.loads(capsys.readouterr().out)
    # Seat 0 cashes its ace while all follow; seat 1 then makes its ace of trumps, which leaves seat 2 nothing.
    assert answer["guaranteed"] == [1, 1, 0]
    assert set(answer) == {"guaranteed", "ms"}


def test_moves_are_answered_for_the_seat_to_act_when_asked_for(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    assert solve(monkeypatch, json.dumps(ENDING, indent=1), "--moves") == 0
    assert json.loads(capsys.readouterr().out)["moves"] == {"SA": 1, "S2": 0}


def test_a_certificate_says_what_each_proof_took(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    assert solve(monkeypatch, json.dumps(ENDING), "--certificate") == 0
    answer = json.loads(capsys.readouterr().out)
    assert set(answer) == {"guaranteed", "ms", "certificate"}
    assert len(answer["certificate"]) == 3
    for proof in answer["certificate"]:
        assert set(proof) == {"cards", "positions", "ms", "check_ms"}
        assert proof["positions"] > proof["cards"] >= 1


def test_a_value_that_is_false_has_no_certificate(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    monkeypatch.setattr(Solver, "guaranteed", lambda *_: 2)
    with pytest.raises((BadProof, StopIteration)):
        solve(monkeypatch, json.dumps(ENDING), "--certificate")
    assert not capsys.readouterr().out


def test_a_certificate_is_not_made_for_many_cards(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    suits = [" ".join(f"{suit}{rank}" for rank in "AKQJT987654") for suit in "SHD"]
    assert solve(monkeypatch, json.dumps(ENDING | {"hands": suits}), "--certificate") == 1
    assert "at most 10 cards a seat, not 11" in capsys.readouterr().err


def test_lines_are_answered_one_by_one_and_the_worst_decides_the_exit_code(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    twice = json.dumps(ENDING | {"hands": ["SA SA", "SK HA", "SQ H2"]})
    assert solve(monkeypatch, f"{json.dumps(ENDING)}\n{twice}\nnot JSON\n{json.dumps(ENDING)}\n") == 2
    captured = capsys.readouterr()
    assert len(captured.out.splitlines()) == 2
    assert captured.err.splitlines()[0].startswith("line 2: the hand of seat 0: SA comes twice")
    assert captured.err.splitlines()[1].startswith("line 3: not JSON")


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"hands": ["SA S2", "SK HA", "SQ"]}, "hands hold equally many cards"),
        ({"contract": "X"}, "contract"),
        ({"leader": 3}, "leader is 0, 1 or 2"),
        ({"colour": "red"}, "unknown key 'colour'"),
    ],
    ids=["unequal hands", "unknown contract", "no seat", "unknown key"],
)
def test_an_impossible_position_is_refused_with_the_reason(
    change: dict[str, object], reason: str, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    assert solve(monkeypatch, json.dumps(ENDING | change)) == 1
    captured = capsys.readouterr()
    assert captured.out == ""
    assert reason in captured.err
    assert captured.err.count("\n") == 1


def test_the_doctor_says_what_is_in_use(capsys: Capture) -> None:
    assert main(["doctor"]) == 0
    words = [line.split()[0] for line in capsys.readouterr().out.splitlines()]
    assert words == ["version", "python", "kernel", "page"]


@pytest.mark.parametrize("command", ["solve", "replay"])
def test_a_closed_standard_input_is_said(command: str, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    assert main([command, "-"]) == 2
    assert capsys.readouterr().err == "358: there is no standard input to read\n"
