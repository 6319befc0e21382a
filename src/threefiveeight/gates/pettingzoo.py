"""3-5-8 as a PettingZoo environment in which one agent acts after the other (extra ``pettingzoo``).

    from threefiveeight.gates.pettingzoo import env
    table = env(preset="sergeant-major", deals=3)
    table.reset(seed=358)

Agents are ``seat_0`` to ``seat_2``; seat 0 deals first. Choices have the numbers of ``gates.choosing``,
observations are dictionaries of ``observation`` (the vector of ``gates.observation``) and ``action_mask``. The reward
of a deal is its points, given to all when it ends. The same seed deals the same cards.
"""

from random import Random
from typing import Any, Final

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, MultiBinary
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper

from threefiveeight.gates.choosing import CHOICES, Choosing, rules_of_length
from threefiveeight.gates.observation import LENGTH, observed
from threefiveeight.rules import PRESETS, Dealt, Game, view

AGENTS: Final = ("seat_0", "seat_1", "seat_2")


def env(preset: str = "three-five-eight", deals: int = 1, render_mode: str | None = None) -> Any:
    """The environment, with the wrappers that refuse what cannot be; ValueError for an unknown preset."""
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(raw_env(preset, deals, render_mode)))


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801 - PettingZoo's convention
    """The environment without wrappers."""

    metadata: Final = {"name": "three_five_eight_v1", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(self, preset: str = "three-five-eight", deals: int = 1, render_mode: str | None = None) -> None:
        if preset not in PRESETS:
            raise ValueError(f"preset must be one of {', '.join(PRESETS)}, not {preset!r}")
        super().__init__()
        self.render_mode = render_mode
        self.possible_agents = list(AGENTS)
        self._rules = rules_of_length(PRESETS[preset], deals)
        self._spaces = {agent: _space() for agent in AGENTS}
        self._actions = {agent: Discrete(CHOICES) for agent in AGENTS}
        self._chance = Random()
        self._choosing = Choosing(Game.new(self._rules, 0))

    def observation_space(self, agent: str) -> Dict:
        """What an observation can be."""
        return self._spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """The choices, by number."""
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Begin a game; without a seed the cards go on from those before."""
        if seed is not None:
            self._chance = Random(seed)
        self.agents = list(AGENTS)
        self.rewards = dict.fromkeys(AGENTS, 0.0)
        self._cumulative_rewards = dict.fromkeys(AGENTS, 0.0)
        self.terminations = dict.fromkeys(AGENTS, False)
        self.truncations = dict.fromkeys(AGENTS, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in AGENTS}
        self._choosing = Choosing(Game.new(self._rules, 0).start(Dealt.shuffled(self._rules, self._chance)))
        self.agent_selection = AGENTS[self._choosing.to_act or 0]

    def observe(self, agent: str) -> dict[str, Any]:
        """What a seat knows now, and what it may choose: nothing unless it is to act."""
        seat = AGENTS.index(agent)
        mask = np.zeros(CHOICES, np.int8)
        if seat == self._choosing.to_act:
            mask[self._choosing.legal()] = 1
        picked = self._choosing.picked if seat == self._choosing.deal.chooser else ()
        vector = np.array(observed(view(self._choosing.deal, seat), picked), np.float32)
        return {"observation": vector, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Make the choice of the agent whose turn it is; IllegalChoice, and nothing changed, if it cannot be."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None
        chosen = self._choosing.choose(int(action))
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.rewards = dict.fromkeys(AGENTS, 0.0)
        finished = len(chosen.game.results) > len(self._choosing.game.results)
        if finished:
            points = chosen.game.results[-1].points or (0, 0, 0)
            self.rewards = {agent: float(points[seat]) for seat, agent in enumerate(AGENTS)}
        if chosen.game.over:
            self.terminations = dict.fromkeys(AGENTS, True)
        elif finished:
            chosen = Choosing(chosen.game.start(Dealt.shuffled(self._rules, self._chance)))
        self._choosing = chosen
        if chosen.to_act is not None:
            self.agent_selection = AGENTS[chosen.to_act]
        self._accumulate_rewards()

    def render(self) -> str:
        """The public state of the table in one line."""
        deal = self._choosing.deal
        trick = " ".join(map(str, deal.trick.cards)) or "–"
        return f"deal {deal.number + 1}, {deal.contract or 'no contract'}, tricks {deal.tricks}, on the table {trick}"

    def close(self) -> None:
        """Nothing is held that must be ended."""


def _space() -> Dict:
    return Dict({"observation": Box(0.0, 1.0, (LENGTH,), np.float32), "action_mask": MultiBinary(CHOICES)})
