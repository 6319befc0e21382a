"""``358 arena`` from the command line: figures as text and as JSON, and what it refuses."""

import json
from pathlib import Path

import pytest

from threefiveeight.cli.main import main


def test_text(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "careful", "random", "--deals", "3", "--preset", "sergeant-major"]) == 0
    text = capsys.readouterr().out
    assert "sergeant-major, part all" in text
    assert "dealer" in text
    assert "faults: none" in text
    assert "wins" in text
    assert "inf" not in text  # one series has no interval


def test_json_and_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    out = tmp_path / "figures.json"
    words = ["arena", "careful", "random", "R", "--deals", "2", "--seed", "7", "--json", "--out", str(out)]
    assert main(words) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures == json.loads(out.read_text(encoding="utf-8"))
    assert figures["format"] == "358-arena/1"
    assert figures["match"]["seed"] == 7
    assert [player["name"] for player in figures["players"]] == ["careful", "random", "R"]
    assert sum(player["points"]["mean"] for player in figures["players"]) == pytest.approx(0, abs=1e-3)
    assert len(figures["differences"]) == 3


@pytest.mark.parametrize(
    ("words", "said"),
    [
        pytest.param(["careful"], "2 or 3 players", id="one player"),
        pytest.param(["careful", "genius"], "there is no player 'genius'", id="an unknown player"),
        pytest.param(["careful", "random", "--deals", "0"], "deals must be at least 1", id="no deals"),
        pytest.param(["careful", "random", "--preset", "whist"], "whist", id="an unknown preset"),
        pytest.param(["careful", "random", "--rules", "{"], "--rules: not JSON", id="rules that are no JSON"),
        pytest.param(["careful", "random", "--rules", ""], "--rules: not JSON: empty", id="empty rules"),
        pytest.param(["careful", "random", "--rules", "[" * 100_000], "--rules: too deep", id="rules without bottom"),
        pytest.param(
            ["careful", "random", "--rules", '{"preset": "nine-five-two"}', "--preset", "six-three-eight"],
            "leave out --preset",
            id="two rule sets",
        ),
        pytest.param(["careful", "random", "--series", "0"], "series must be at least 1", id="series of no deals"),
        pytest.param(["careful", "random", "--games", "--series", "2"], "leave out --series", id="games in series"),
        pytest.param(["careful", "random", "--workers", "0"], "--workers must be at least 1", id="no workers"),
        pytest.param(["careful", "random", "--iterations", "0"], "iterations must be at least 1", id="no iterations"),
        pytest.param(["careful", "random", "--budget-ms", "0"], "budget-ms must be at least 1", id="no time"),
        pytest.param(["careful", "random", "--records", "0", "--json"], "leave out --json", id="records as figures"),
        pytest.param(
            ["careful", "random", "--records", "0", "--journal", "x"], "leave out --journal", id="records kept"
        ),
        pytest.param(["careful", "random", "--out", "no/such/file"], "there is no folder no/such", id="no folder"),
    ],
)
def test_what_it_refuses(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", *words]) == 2
    assert said in capsys.readouterr().err
