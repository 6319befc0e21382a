"""How strong the players are, on few deals: bounds that hold with a wide margin (docs/bots.md has the figures)."""

import pytest

from threefiveeight.arena import Estimate, Match, Part, play_match, standings
from threefiveeight.rules import PRESETS, Contract

pytestmark = pytest.mark.slow


def points(match: Match) -> Estimate:
    return standings(match, play_match(match)).players[0].points


@pytest.mark.parametrize("preset", PRESETS)
def test_careful_beats_two_random_in_every_preset(preset: str) -> None:
    found = points(Match(players=("careful", "random"), rules=PRESETS[preset], deals=9, seed=501))
    assert found.low > 1.2


def test_careful_beats_two_of_the_yardsticks_rules_of_thumb_in_play() -> None:
    rules = PRESETS["three-five-eight"]
    assert points(Match(players=("careful", "G"), rules=rules, deals=40, series=1, part=Part.PLAY, seed=502)).low > 0.2


def test_the_yardstick_beats_random_as_it_should() -> None:
    rules = PRESETS["three-five-eight"]
    found = points(Match(players=("G", "R"), rules=rules, deals=30, series=1, part=Part.PLAY, seed=503))
    assert found.low - 0.1 < 0.97 < found.high + 0.1


def test_fault_49_in_no_tricks_the_lowest_card_is_beaten_clearly() -> None:
    rules, part = PRESETS["three-five-eight"], Part.PLAY
    match = Match(
        players=("careful", "lowest"), rules=rules, deals=12, series=1, part=part, contract=Contract.NO_TRICKS, seed=504
    )
    assert points(match).low > 0.8
