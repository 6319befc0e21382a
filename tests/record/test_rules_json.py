"""Rules as JSON: a preset and what differs from it, or all options."""

import json
from typing import Any

import pytest
from hypothesis import given

from tests.rules.making import RuleWords, rule_words, rules, rules_with
from threefiveeight.record import (
    nearest_preset,
    rules_from_all_options,
    rules_from_json,
    rules_to_json,
    rules_to_short_json,
)
from threefiveeight.rules import OPTION_NAMES, PRESETS, OptionError, Rules


@given(rules())
def test_all_options_come_back(table: Rules) -> None:
    written = json.loads(json.dumps(rules_to_json(table)))
    assert list(written) == list(OPTION_NAMES)
    assert rules_from_all_options(written) == table


@given(rules())
def test_a_preset_and_what_differs_come_back_whatever_the_preset(table: Rules) -> None:
    for name in (None, *PRESETS):
        written = json.loads(json.dumps(rules_to_short_json(table, name)))
        assert written["preset"] == (nearest_preset(table) if name is None else name)
        assert rules_from_json(written) == table


@given(rule_words())
def test_the_nearest_preset_needs_the_fewest_words(words: RuleWords) -> None:
    table = rules_from_json(words)
    assert len(rules_to_short_json(table)) == min(len(rules_to_short_json(table, name)) for name in PRESETS)


@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_is_its_name_alone(name: str) -> None:
    assert rules_to_short_json(PRESETS[name]) == {"preset": name}
    assert rules_from_json({"preset": name}) == PRESETS[name]
    assert nearest_preset(rules_with(name, cards_per_over=2)) == name


def test_the_example_of_the_page() -> None:
    table = rules_from_json({"preset": "three-five-eight", "end_deals": 1})
    assert table == rules_with("three-five-eight", end_deals=1)
    assert rules_to_short_json(table) == {"preset": "three-five-eight", "end_deals": 1}


def test_values_are_written_as_the_page_says() -> None:
    """None is null, contracts a list in their order, six a number, a floor negative."""
    three = rules_to_json(PRESETS["three-five-eight"])
    assert three["contracts"] == ["S", "H", "D", "C", "NT", "MIS"]
    assert three["choose_after"] == 6
    assert three["end_total"] is None
    assert three["targets"] == [3, 8, 5]
    assert three["kitty_public"] is True
    assert three["void_play"] == "must_trump"
    six = rules_to_json(PRESETS["six-three-eight"])
    assert six["choose_after"] == "all"
    assert six["end_floor"] == -10
    assert six["deck"] == 51
    assert six["kitty"] == "none"


@pytest.mark.parametrize(
    ("value", "message"),
    [
        (None, "rules: must be an object with a preset, not null"),
        ("sergeant-major", 'rules: must be an object with a preset, not "sergeant-major"'),
        ({"end_deals": 3}, "preset: must be one of sergeant-major,"),
        ({"preset": None}, "preset: must be one of"),
        ({"preset": ["sergeant-major"]}, "preset: must be one of"),
        ({"preset": "sergeant-major", "Deck": 52}, '"Deck": is no option; known are targets, deck,'),
        ({"preset": "sergeant-major", "end_deals": 0}, "end_deals: must be a number of deals from 1 to 99"),
    ],
)
def test_other_values_are_refused(value: Any, message: str) -> None:
    with pytest.raises(OptionError) as refused:
        rules_from_json(value)
    assert str(refused.value).startswith(message)


@pytest.mark.parametrize("option", OPTION_NAMES)
def test_all_options_means_all(option: str) -> None:
    written = rules_to_json(PRESETS["sergeant-major"])
    del written[option]
    with pytest.raises(OptionError, match=f"{option}: is missing"):
        rules_from_all_options(written)


def test_all_options_have_no_preset_beside_them() -> None:
    written = rules_to_json(PRESETS["sergeant-major"]) | {"preset": "sergeant-major"}
    with pytest.raises(OptionError, match='"preset": is no option'):
        rules_from_all_options(written)
