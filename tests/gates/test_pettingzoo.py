"""The PettingZoo environment: PettingZoo's own tests, honest seeds, and observations that leak nothing."""

from random import Random
from typing import Any

import pytest

from threefiveeight.gates.choosing import CHOICES, IllegalChoice
from threefiveeight.rules import PRESETS

pytest.importorskip("pettingzoo", reason="the extra 'pettingzoo' is not installed")

np: Any = pytest.importorskip("numpy")

from pettingzoo.test import api_test, seed_test  # noqa: E402

from threefiveeight.gates.pettingzoo import AGENTS, env  # noqa: E402


@pytest.mark.filterwarnings("ignore:Observation")
@pytest.mark.parametrize("preset", PRESETS)
def test_pettingzoos_own_test_of_the_api(preset: str) -> None:
    api_test(env(preset, deals=2), num_cycles=200)
    assert env(preset).action_space("seat_0").n == CHOICES


def test_pettingzoos_own_test_of_seeds() -> None:
    seed_test(env, num_cycles=50)
    assert first_hand(7) == first_hand(7)
    assert first_hand(7) != first_hand(8)


def first_hand(seed: int) -> list[float]:
    table = env()
    table.reset(seed=seed)
    return [float(value) for value in table.observe("seat_1")["observation"]]


def test_rewards_are_the_points_of_each_deal() -> None:
    table, chance = env("sergeant-major", deals=3), Random(2)
    table.reset(seed=1)
    sums = dict.fromkeys(AGENTS, 0.0)
    deals = 0
    for agent in table.agent_iter():
        seen, reward, over, _, _ = table.last()
        sums[agent] += reward
        table.step(None if over else chance.choice([int(one) for one in np.flatnonzero(seen["action_mask"])]))
        deals += any(table.rewards.values())
    assert sum(sums.values()) == 0
    assert any(sums.values())
    assert deals >= 2


def test_what_is_no_choice_is_refused_and_changes_nothing() -> None:
    table = env()
    table.reset(seed=3)
    before = table.observe("seat_1")
    with pytest.raises(IllegalChoice):
        table.step(0)
    assert (table.observe("seat_1")["observation"] == before["observation"]).all()


def test_only_the_agent_to_act_has_choices() -> None:
    table = env()
    table.reset(seed=3)
    assert [int(table.observe(agent)["action_mask"].sum()) for agent in AGENTS] == [0, 6, 0]


def test_an_unknown_preset() -> None:
    with pytest.raises(ValueError, match=r"preset must be one of .*, not 'whist'"):
        env("whist")
