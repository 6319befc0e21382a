"""A match that was broken off goes on where it ended, and comes to the same."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.arena.test_match import match_of
from threefiveeight.arena import Match, as_json, play_match, standings
from threefiveeight.arena.journal import BadJournal, Journal
from threefiveeight.arena.series import SeriesResult, play_series


def figures(match: Match, results: list[SeriesResult]) -> dict[str, object]:
    said = as_json(standings(match, results))
    for player in said["players"]:
        del player["ms"]
    return said


def broken_off(path: Path, match: Match) -> str:
    """A journal of which the last line is cut off, and what it said before."""
    play_match(match, journal=Journal(path, match))
    whole = path.read_text(encoding="utf-8")
    path.write_text(whole[:-40], encoding="utf-8")
    return whole


def test_it_goes_on_and_comes_to_the_same(tmp_path: Path) -> None:
    match = match_of("careful", "random", deals=9)
    broken_off(tmp_path / "journal", match)
    again = Journal(tmp_path / "journal", match)
    assert sorted(again.done) == [0, 1]
    played = play_match(match, journal=again)
    assert figures(match, played) == figures(match, [play_series(match, number) for number in range(3)])
    assert sorted(Journal(tmp_path / "journal", match).done) == [0, 1, 2]


def test_a_first_line_that_was_cut_off_is_written_again(tmp_path: Path) -> None:
    match = match_of("careful", "random", deals=3)
    Journal(tmp_path / "whole", match)
    whole = (tmp_path / "whole").read_text(encoding="utf-8")
    (tmp_path / "journal").write_text(whole[:-20], encoding="utf-8")
    assert not Journal(tmp_path / "journal", match).done
    assert (tmp_path / "journal").read_text(encoding="utf-8") == whole


def test_what_is_written_is_played_no_more(tmp_path: Path) -> None:
    match = match_of("careful", "random", deals=6)
    play_match(match, journal=Journal(tmp_path / "journal", match))
    journal = Journal(tmp_path / "journal", match)
    told: list[tuple[int, int]] = []
    results = play_match(match, journal=journal, progress=lambda done, count: told.append((done, count)))
    assert told == []
    assert results == [journal.done[0], journal.done[1]]


def test_faults_and_times_are_kept(tmp_path: Path) -> None:
    match = match_of("careful", "random", deals=3)
    result = play_series(match, 0)
    result.fault(1, "illegal")
    Journal(tmp_path / "journal", match).keep(0, result)
    assert Journal(tmp_path / "journal", match).done == {0: result}


@pytest.mark.parametrize(
    ("change", "said"),
    [
        pytest.param(lambda text: text.replace('"seed":1', '"seed":2', 1), "another match", id="another match"),
        pytest.param(lambda text: "something else\n" + text, "another match", id="another file"),
        pytest.param(lambda text: text + text.splitlines()[1] + "\n", "line 4", id="a series twice"),
        pytest.param(lambda text: text + "[7,{}]\n", "line 4: no series 7", id="a series too many"),
        pytest.param(lambda text: text.replace('"sums"', '"sum"', 1), "line 2", id="a result without sums"),
        pytest.param(lambda text: text + "{\n", "line 4", id="no JSON"),
    ],
)
def test_what_is_no_journal_of_this_match(change: Callable[[str], str], said: str, tmp_path: Path) -> None:
    match = match_of("careful", "random", deals=6)
    path = tmp_path / "journal"
    play_match(match, journal=Journal(path, match))
    path.write_text(change(path.read_text(encoding="utf-8")), encoding="utf-8")
    before = path.read_text(encoding="utf-8")
    with pytest.raises(BadJournal, match=said):
        Journal(path, match)
    assert path.read_text(encoding="utf-8") == before


def test_a_journal_is_made_of_lines_of_json(tmp_path: Path) -> None:
    match = match_of("careful", "random", deals=3)
    play_match(match, journal=Journal(tmp_path / "journal", match))
    head, only = (json.loads(line) for line in (tmp_path / "journal").read_text(encoding="utf-8").splitlines())
    assert (head["format"], head["match"]["seed"]) == ("358-arena-journal/1", 1)
    assert only[0] == 0
