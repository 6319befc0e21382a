"""Which mixes of options are refused: `358 replay` against the oracle, over mixes made without any care."""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest

from tests.differential.batch import outcomes
from tests.oracle import generate
from tests.oracle.options import CHOICES, PRESET_NAMES, NotAllowedError, preset, settle
from tests.oracle.spoil_shape import BAD_OPTIONS
from threefiveeight.rules import PRESETS

EDGES: dict[str, list[Any]] = {
    "end_tricks": [None, 0, 1, 16, 17, 18, -1, True],
    "end_total": [None, 0, 1, -1, 99, 10**30],
    "end_floor": [None, 0, -1, 1, -99, -(10**30)],
    "end_deals": [None, 0, 1, 3, 4, 18, 19, 99, 100],
    "targets": [[8, 5, 3], [8, 5, 4], [0, 0, 16], [0, 17, 0], [17, -1, 0], [20, -2, -2]],
    "contracts": [["S"], ["NT", "MIS"], ["C", "D", "H", "S"], [], ["S", "H", "D", "C", "NT", "MIS"]],
}


def record_with(rules: dict[str, Any]) -> dict[str, Any]:
    return {"format": "358-record/1", "rules": rules, "players": ["A", "B", "C"], "deals": []}


def accepted(rules: dict[str, Any]) -> bool:
    try:
        settle(rules)
    except NotAllowedError:
        return False
    return True


def compare(mixes: list[dict[str, Any]]) -> None:
    found, _ = outcomes([record_with(rules) for rules in mixes])
    wrong = [
        (rules, outcome.complaint)
        for rules, outcome in zip(mixes, found, strict=True)
        if accepted(rules) != (outcome.complaint is None)
    ]
    assert wrong == []


def test_one_or_two_options_of_a_preset_changed() -> None:
    values = CHOICES | EDGES
    singles = [{option: value} for option in values for value in values[option]]
    pairs = [a | b for a, b in itertools.combinations(singles, 2) if not a.keys() & b.keys()]
    rng = random.Random(0)
    for name in PRESET_NAMES:
        compare([{"preset": name} | mix for mix in [{}, *singles, *rng.sample(pairs, 400)]])


@pytest.mark.parametrize("seed", range(4))
def test_any_mix(seed: int) -> None:
    rng = random.Random(seed)
    mixes = []
    for _ in range(300):
        mix = generate.random_mix(rng)
        for option in rng.sample(list(CHOICES), rng.randint(0, 5)):
            mix[option] = rng.choice(CHOICES[option])
        for option in rng.sample(list(EDGES), rng.randint(0, 2)):
            mix[option] = rng.choice(EDGES[option])
        mixes.append({"preset": rng.choice(PRESET_NAMES)} | mix)
    assert 30 < sum(map(accepted, mixes)) < 270
    compare(mixes)


def test_bad_option_over_every_preset() -> None:
    compare([{"preset": name} | bad for name in PRESET_NAMES for bad in BAD_OPTIONS])


@pytest.mark.parametrize("name", PRESET_NAMES)
def test_preset_is_the_column_of_the_rules_page(name: str) -> None:
    rules = PRESETS[name]
    for option, value in preset(name).items():
        ours = getattr(rules, option)
        if option == "contracts":
            assert set(ours) == set(value)
        else:
            assert (list(ours) if option == "targets" else ours) == value, option
