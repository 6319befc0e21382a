"""Numbers of legal sequences: the rules room against the oracle, from random positions of every phase."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.oracle import generate, perft
from tests.oracle.options import settle
from threefiveeight.cards import Card
from threefiveeight.record import action_from_text, rules_from_json
from threefiveeight.rules import Deal, Dealt, Standing, apply_action, legal_actions, start_deal

DEPTHS = {"contract": 3, "exchange": 3, "discard": 1, "play": 3}


def real_deal(rules: dict[str, Any], start: perft.Start, actions: list[str]) -> Deal:
    """The same position in the rules room."""
    hands = [tuple(map(Card.parse, hand)) for hand in start["hands"]]
    dealt = Dealt((hands[0], hands[1], hands[2]), tuple(map(Card.parse, start["kitty"])))
    before = start["before"]
    standing = Standing(number=start["number"], points_before=tuple(before) if before else None)
    deal = start_deal(rules_from_json(rules), start["dealer"], dealt, standing)
    for action in actions:
        deal = apply_action(deal, action_from_text(action))
    return deal


def real_perft(deal: Deal, depth: int) -> int:
    if depth == 0 or deal.over:
        return 1
    legal = legal_actions(deal)
    if depth == 1:
        return len(legal)
    return sum(real_perft(apply_action(deal, action), depth - 1) for action in legal)


@pytest.mark.parametrize("phase", DEPTHS)
@pytest.mark.parametrize("seed", range(12))
def test_perft(phase: str, seed: int) -> None:
    rng = random.Random(f"{phase} {seed}")
    style = generate.random_style(rng) | {"stop": 0.0}
    rules, start, actions = position(rng, phase, style)
    for depth in range(1, DEPTHS[phase] + 1):
        # From a discard or behind one the tree is 4,845 wide.
        expected = perft.perft(start, actions, depth)
        assert real_perft(real_deal(rules, start, actions), depth) == expected
        if expected > 400:
            break


def position(rng: random.Random, phase: str, style: dict[str, Any]) -> tuple[dict[str, Any], perft.Start, list[str]]:
    """A position of the phase, under random rules under which there is one."""
    for _ in range(100):
        rules = generate.random_rules(rng)
        start = perft.random_start(rng, settle(rules))
        actions = perft.random_prefix(rng, start, phase, style)
        prompt = perft.prompt_after(start, actions)
        if prompt and prompt["phase"] == phase:
            return rules, start, actions
    raise AssertionError("no position found")
