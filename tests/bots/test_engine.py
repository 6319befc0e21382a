"""External programs: honest ones play, others cost their game nothing and are counted (faults 47, 55)."""

import sys
from pathlib import Path

import pytest

from tests.bots.making import Stub, decide, decisions
from threefiveeight.bots import close_bot, make_bot, start_bot
from threefiveeight.bots.engine import EngineBot, legal_words
from threefiveeight.bots.fallback import fallback
from threefiveeight.rules import PRESETS, legal_actions, view

PUPPET = Path(__file__).with_name("puppet.py")
EXAMPLE = Path(__file__).parents[2] / "examples" / "my_bot.py"

MISBEHAVING = [
    pytest.param("illegal", "illegal", id="illegal answers"),
    pytest.param("garbage", "garbage", id="no JSON"),
    pytest.param("deep", "garbage", id="a hundred thousand brackets"),
    pytest.param("wrong id", "garbage", id="an answer to another question"),
    pytest.param("no action", "garbage", id="an answer without an action"),
    pytest.param("number", "garbage", id="a number"),
    pytest.param("not utf-8", "garbage", id="not UTF-8"),
    pytest.param("dies", "died", id="dies"),
    pytest.param("late", "timeout", id="too late"),
    pytest.param("silent", "timeout", id="no answer"),
    pytest.param("ends at once", "start", id="ends before it is ready"),
    pytest.param("never ready", "start", id="never says that it is ready"),
]


def puppet(kind: str) -> EngineBot:
    return EngineBot([sys.executable, str(PUPPET), kind], budget_ms=200)


def played(bot: EngineBot, *, decided: int) -> int:
    """How many decisions the bot made before the game ended or had seen so many."""
    made = 0
    for _ in decisions(PRESETS["sergeant-major"], (bot, None, None), 1, deals=1):
        made += 1
        if made == decided:
            break
    return made


@pytest.mark.parametrize(("kind", "fault"), MISBEHAVING)
def test_fault_55_the_game_goes_on_and_the_fault_is_counted(kind: str, fault: str) -> None:
    bot = puppet(kind)
    try:
        assert played(bot, decided=5) == 5
        assert bot.faults[fault] >= 1
        assert set(bot.faults) <= {fault, "died"}
    finally:
        bot.close()


def test_an_honest_program_plays_a_game_without_a_fault() -> None:
    bot = puppet("honest")
    assert start_bot(bot) is bot
    assert played(bot, decided=100) >= 16
    assert not bot.faults
    close_bot(bot)


def test_a_program_that_is_not_there_is_a_fault_of_its_start() -> None:
    bot = EngineBot(["/nowhere/at/all"])
    assert played(bot, decided=5) == 5
    assert bot.faults["start"] == 3
    assert bot.faults["died"] == 2


@pytest.mark.parametrize("preset", PRESETS)
def test_the_example_plays_every_preset_without_a_fault(preset: str) -> None:
    bot = EngineBot([sys.executable, str(EXAMPLE)])
    try:
        count = sum(1 for _ in decisions(PRESETS[preset], (bot, None, None), 2, deals=3))
        assert count >= 8
        assert not bot.faults
    finally:
        bot.close()


def test_the_example_is_short() -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) < 60


def test_an_empty_command_is_refused() -> None:
    with pytest.raises(ValueError, match="cmd:"):
        make_bot("cmd:")


def test_a_discard_is_listed_by_its_number_alone() -> None:
    careful = make_bot("careful")
    listed = [
        legal_words(view(deal, deal.to_act), legal_actions(deal))
        for deal, _ in decisions(PRESETS["sergeant-major"], (careful, careful, careful), 1, deals=1)
    ]
    assert ["discard 4"] in listed
    assert all(words == sorted(words) for words in listed)


def test_the_fallback_is_legal_even_when_the_view_makes_no_sense() -> None:
    careful = make_bot("careful")
    deal, _ = next(decisions(PRESETS["sergeant-major"], (careful, careful, careful), 1))
    spectators = view(deal, None)
    legal = legal_actions(deal)
    assert fallback(spectators, legal) == legal[0]
    assert decide(Stub(lambda legal: legal[-1]), deal) == legal[-1]
