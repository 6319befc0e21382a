"""The game in OpenSpiel: its own tests, and states drawn again from what a seat knows."""

from random import Random
from typing import Any

import pytest

from threefiveeight.rules import PRESETS, SEATS, view

pyspiel: Any = pytest.importorskip("pyspiel", reason="the extra 'openspiel' is not installed")


def load(parameters: str) -> Any:
    import threefiveeight.gates.openspiel  # noqa: F401 - importing registers the game

    return pyspiel.load_game(f"python_three_five_eight({parameters})")


@pytest.mark.parametrize("preset", PRESETS)
def test_openspiels_own_random_simulations(preset: str) -> None:
    game = load(f"preset={preset},deals=2,dealer=1")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    assert game.num_players() == 3
    assert game.utility_sum() == 0


def random_states(game: Any, seed: int) -> list[Any]:
    """Some states of a random game."""
    chance, state, kept = Random(seed), game.new_initial_state(), []
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(chance.choice(state.chance_outcomes())[0])
            continue
        if chance.random() < 0.1:
            kept.append(state.clone())
        state.apply_action(chance.choice(state.legal_actions()))
    return kept


def test_a_state_drawn_again_is_the_same_to_its_observer_and_not_to_others() -> None:
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    states = random_states(load("preset=sergeant-major"), 3)
    others = 0
    for state in states:
        for seat in SEATS:
            again = state.resample_from_infostate(seat, sampler)
            assert again.information_state_string(seat) == state.information_state_string(seat)
            assert again.observation_tensor(seat) == state.observation_tensor(seat)
            assert again.current_player() == state.current_player()
            others += again.information_state_string((seat + 1) % 3) != state.information_state_string((seat + 1) % 3)
    assert others > len(states)


def test_ismcts_plays_a_legal_card() -> None:
    from threefiveeight.gates.ismcts import choose

    in_play = [state for state in random_states(load("preset=three-five-eight"), 4) if state.choosing.deal.trick.cards]
    for state in in_play[:2]:
        seat = state.current_player()
        assert choose(view(state.choosing.deal, seat), 5, 8.0, 1) in state.legal_actions()
    assert in_play


@pytest.mark.parametrize("parameters", ["preset=whist", "deals=0", "deals=19"])
def test_parameters_that_cannot_be(parameters: str) -> None:
    with pytest.raises((ValueError, pyspiel.SpielError)):
        load(parameters)
