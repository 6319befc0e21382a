"""No bot gives an illegal answer, whatever the options; the same view gives the same answer."""

import os

import pytest
from hypothesis import given, settings

from tests.bots.making import PLAYERS, decide, decisions
from tests.rules.making import rules, seeds
from threefiveeight.bots import make_bot
from threefiveeight.rules import PRESETS, Rules

MIXES = int(os.environ.get("RANDOM_DEALS", "20"))
"""How many random option mixes each bot plays; a nightly run asks for more."""


@pytest.mark.parametrize("name", PLAYERS)
def test_fault_4_no_illegal_answer_over_random_option_mixes(name: str) -> None:
    @settings(max_examples=MIXES)
    @given(rules(), seeds)
    def play(table: Rules, seed: int) -> None:
        bot = make_bot(name)
        assert all(deal.rules == table for deal, _ in decisions(table, (bot, bot, bot), seed))

    play()


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("name", PLAYERS)
def test_fault_55_whole_games_against_random_play_come_to_their_end(name: str, preset: str) -> None:
    bot = make_bot(name)
    last, _ = list(decisions(PRESETS[preset], (bot, None, None), 5, deals=2))[-1]
    assert not last.over


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("name", PLAYERS)
def test_the_same_view_and_seed_give_the_same_action(name: str, preset: str) -> None:
    first, second = make_bot(name), make_bot(name)
    for deal, _ in decisions(PRESETS[preset], (first, None, None), 11, deals=2):
        assert decide(first, deal, seed=99) == decide(second, deal, seed=99)


def test_fault_86_random_follows_its_seed_and_seeds_differ() -> None:
    bot = make_bot("random")
    deal, _ = next(decisions(PRESETS["sergeant-major"], (bot, bot, bot), 3))
    assert decide(bot, deal, seed=5) == decide(bot, deal, seed=5)
    assert len({decide(bot, deal, seed=seed) for seed in range(20)}) > 1
