"""Players that do wrong in the arena: counted by player and kind, and the match goes on (fault 55)."""

import sys
from typing import Any

import pytest

from tests.bots.making import Stub
from tests.bots.test_engine import PUPPET
from threefiveeight.arena import Match, as_text, standings
from threefiveeight.arena import series as series_module
from threefiveeight.arena.series import play_series
from threefiveeight.bots import make_bot
from threefiveeight.cards import CARDS
from threefiveeight.rules import PRESETS, Play


def fail(legal: Any) -> Any:
    raise RuntimeError(str(legal))


WRONG = [
    pytest.param(lambda _: None, "illegal", id="no action"),
    pytest.param(lambda legal: Play((legal[0].seat + 1) % 3, CARDS[0]), "illegal", id="an action of another seat"),
    pytest.param(fail, "RuntimeError", id="an exception"),
]


@pytest.mark.parametrize(("answer", "kind"), WRONG)
def test_a_player_that_fails_is_replaced_for_that_decision(
    answer: Any, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(series_module, "make_bot", lambda name: Stub(answer) if name == "stub" else make_bot(name))
    match = Match(players=("stub", "random"), rules=PRESETS["sergeant-major"], deals=1, series=1)
    result = play_series(match, 0)
    assert set(result.faults) == {0}
    assert set(result.faults[0]) == {kind}
    assert result.faults[0][kind] >= 9 * 16
    assert f"{result.faults[0][kind]} {kind}" in as_text(standings(match, [result]))


def test_an_external_program_sits_down_and_its_faults_are_reported() -> None:
    command = f"cmd:{sys.executable} {PUPPET} illegal"
    match = Match(players=(command, "random"), rules=PRESETS["sergeant-major"], deals=1, series=1)
    result = play_series(match, 0)
    assert result.faults[0]["illegal"] > 0
    assert set(result.faults) == {0}
