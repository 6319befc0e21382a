"""Players that do wrong in the arena: counted by player and kind, and the match goes on (fault 55)."""

import shlex
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.bots.making import Stub
from tests.bots.test_engine import PUPPET
from threefiveeight.arena import Match, Part, as_json, as_text, play_match, standings
from threefiveeight.arena import series as series_module
from threefiveeight.arena.journal import Journal
from threefiveeight.arena.series import play_series
from threefiveeight.bots import Bot, make_bot
from threefiveeight.cards import CARDS
from threefiveeight.rules import PRESETS, Play


def fail(legal: Any) -> Any:
    raise RuntimeError(str(legal))


def introduce(monkeypatch: pytest.MonkeyPatch, name: str, make: Callable[[], Bot]) -> None:
    """Let the arena know one more player."""
    monkeypatch.setattr(series_module, "make_bot", lambda one, **how: make() if one == name else make_bot(one, **how))


WRONG = [
    pytest.param(lambda _: None, "illegal", id="no action"),
    pytest.param(lambda legal: Play((legal[0].seat + 1) % 3, CARDS[0]), "illegal", id="an action of another seat"),
    pytest.param(fail, "RuntimeError", id="an exception"),
]


@pytest.mark.parametrize(("answer", "kind"), WRONG)
def test_a_player_that_fails_is_replaced_for_that_decision(
    answer: Any, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    introduce(monkeypatch, "stub", lambda: Stub(answer))
    match = Match(players=("stub", "random"), rules=PRESETS["sergeant-major"], deals=1, series=1)
    result = play_series(match, 0)
    assert set(result.faults) == {0}
    assert set(result.faults[0]) == {kind}
    assert result.faults[0][kind] >= 9 * 16
    assert f"{result.faults[0][kind]} {kind}" in as_text(standings(match, [result]))


def test_decisions_that_were_cut_off_are_reported_by_player(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    class Slow(Stub):
        cuts = 0

        def decide(self, view: Any, legal: Any, *, seed: int, iterations: int) -> Any:
            self.cuts += 1
            return super().decide(view, legal, seed=seed, iterations=iterations)

    introduce(monkeypatch, "slow", lambda: Slow(lambda legal: legal[0]))
    match = Match(players=("random", "slow"), rules=PRESETS["sergeant-major"], deals=2, series=1)
    journal = Journal(tmp_path / "journal", match)
    found = standings(match, play_match(match, journal=journal))
    told = [player["cuts"] for player in as_json(found)["players"]]
    assert told == [0, found.players[1].timing.count]
    assert f"slow: {told[1]} decisions cut off" in as_text(found)
    assert "random: 0 decisions" not in as_text(found)
    again = Journal(tmp_path / "journal", match)
    assert standings(match, [again.done[number] for number in range(2)]).players[1].cuts == told[1] > 100


def test_an_external_program_sits_down_and_its_faults_are_reported() -> None:
    command = f"cmd:{sys.executable} {PUPPET} illegal"
    match = Match(players=(command, "random"), rules=PRESETS["sergeant-major"], deals=1, series=1)
    result = play_series(match, 0)
    assert result.faults[0]["illegal"] > 0
    assert set(result.faults) == {0}


@pytest.mark.parametrize(("budget", "faults"), [(1700, set()), (1000, {"illegal"})])
def test_an_external_program_has_the_time_of_the_match(budget: int, faults: set[str]) -> None:
    program = shlex.join([sys.executable, str(PUPPET), "illegal but in 1700 ms"])
    players, rules = ("random", f"cmd:{program}"), PRESETS["sergeant-major"]
    match = Match(players=players, rules=rules, deals=1, series=1, part=Part.PLAY, budget_ms=budget)
    assert set(play_series(match, 0).faults.get(1, ())) == faults
