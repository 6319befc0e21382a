"""The oracle itself held against the worked cases of the rules page."""

from __future__ import annotations

import contextlib
import random
from typing import Any

import pytest

from tests.oracle import generate, mutate, oracle, perft
from tests.oracle.options import PRESET_NAMES, NotAllowedError, preset, settle
from tests.oracle.places import FINE, Mutation
from tests.oracle.trace import lines_and_fault


def options_with(**changes: Any) -> dict[str, Any]:
    return settle({"preset": "three-five-eight", **changes})


@pytest.mark.parametrize("name", PRESET_NAMES)
def test_preset_is_accepted(name: str) -> None:
    assert settle({"preset": name}) == preset(name)


@pytest.mark.parametrize(
    ("gifts", "held", "back"),
    [
        pytest.param(["H3"], ["HK", "H9", "H2"], ["HK"], id="the highest comes back"),
        pytest.param(["HQ"], ["H9", "H2"], ["HQ"], id="only lower ones: the same card"),
        pytest.param(["H3"], ["SA"], ["H3"], id="none of the suit: the same card"),
        pytest.param(["H2", "H4"], ["HA", "H3"], ["HA", "H4"], id="two gifts"),
    ],
)
def test_gift(gifts: list[str], held: list[str], back: list[str]) -> None:
    options = options_with(exchange_trump="normal")
    hands = [list(gifts), list(held), []]
    script = oracle.exchange(options, [(0, 1, len(gifts))], hands, "S")
    returned = []
    next(script)
    for gift in gifts:
        before = set(hands[0]) - {gift}
        with contextlib.suppress(StopIteration):
            script.send(f"give 1 {gift}")
        returned += sorted(set(hands[0]) - before)
    assert returned == back


@pytest.mark.parametrize(
    ("before", "pairs"),
    [
        pytest.param([2, -3, 1], [(0, 1, 2), (2, 1, 1)], id="10/2/4 against 8/5/3"),
        pytest.param([4, -1, -3], [(0, 1, 1), (0, 2, 3)], id="never four against one"),
        pytest.param([0, 0, 0], [], id="all exact"),
        pytest.param([1, 1, -2], [(1, 2, 1), (0, 2, 1)], id="equal: from the dealer's left"),
        pytest.param([0, 2, -2], [(1, 2, 2)], id="one exact"),
    ],
)
def test_claims(before: list[int], pairs: list[tuple[int, int, int]]) -> None:
    options = settle({"preset": "sergeant-major"})
    targets = oracle.targets_of(options, 1, 0)
    assert oracle.swaps(options, before, targets, 0) == pairs
    double = options | {"cards_per_over": 2}
    assert oracle.swaps(double, before, targets, 0) == [(up, down, 2 * n) for up, down, n in pairs]


@pytest.mark.parametrize(
    ("targets", "limits"),
    [
        pytest.param([3, 8, 5], [8, 3, 5], id="8 and 3 change places"),
        pytest.param([9, 5, 2], [2, 5, 9], id="9 and 2"),
        pytest.param([6, 3, 8], [6, 8, 3], id="51 cards"),
        pytest.param([5, 5, 6], [5, 6, 5], id="equal ones: the dealer's left first"),
        pytest.param([8, 0, 8], [0, 8, 8], id="equal at the top"),
    ],
)
def test_limits_of_dealer_0(targets: list[int], limits: list[int]) -> None:
    assert oracle.limits_of(targets, 0) == limits


def test_rotation_gives_every_pair_once_in_nine_deals() -> None:
    options = options_with(rotate_targets=True)
    seen = {
        (seat, (seat - deal) % 3, oracle.targets_of(options, deal, deal % 3)[seat])
        for deal in range(9)
        for seat in range(3)
    }
    assert len(seen) == 27


@pytest.mark.parametrize(
    ("trick", "trump", "seat"),
    [
        ([(1, "H2"), (2, "HT"), (0, "H9")], None, 2),
        ([(1, "H2"), (2, "SA"), (0, "DA")], None, 1),
        ([(1, "HA"), (2, "S2"), (0, "S3")], "S", 0),
        ([(1, "SA"), (2, "HK"), (0, "H2")], "S", 1),
    ],
)
def test_trick(trick: list[tuple[int, str]], trump: str | None, seat: int) -> None:
    assert oracle.taken_by(trick, trump) == seat


@pytest.mark.parametrize("seed", range(8))
def test_generated_records_are_good(seed: int) -> None:
    for _ in range(4):
        record = generate.record(random.Random(seed), longest=20)
        assert lines_and_fault(record)[1] is None


@pytest.fixture(scope="module")
def records() -> list[generate.Record]:
    return [generate.record(random.Random(seed), longest=3) for seed in range(40)]


@pytest.mark.parametrize("mutation", mutate.MUTATIONS, ids=lambda mutation: mutation.__name__)
def test_mutation_is_found_where_it_was_made(mutation: Mutation, records: list[generate.Record]) -> None:
    spoiled = 0
    for seed, record in enumerate(records):
        found = mutate.mutated(random.Random(seed), record, mutation)
        if found is None:
            continue
        bad, place = found
        spoiled += 1
        fault = lines_and_fault(bad)[1]
        assert (FINE if fault is None else (fault.deal, fault.action)) == place, seed
    assert spoiled >= 4


def test_perft_by_hand() -> None:
    """Leader has a choice of two, the second must follow, the third is void: 2 * 1 * 2, then forced."""
    hands = [["SA", "H3"], ["S2", "H4"], ["D5", "C6"]]
    assert perft.play_perft(hands, "NT", 0, "free") == 4
    assert perft.play_perft(hands, "D", 0, "must_trump") == 2


def test_refused_mix_names_the_option() -> None:
    with pytest.raises(NotAllowedError, match="targets"):
        settle({"preset": "sergeant-major", "targets": [8, 5, 4]})
