"""The options: what the presets are, what is refused and in which words, and that each option matters."""

import dataclasses
import pickle
from typing import Any

import pytest

from tests.rules.making import rules_with
from threefiveeight.rules import OPTION_NAMES, PRESETS, Contract, Kitty, OptionError, Rules

SUITS = {"S", "H", "D", "C"}
ALL = SUITS | {"NT", "MIS"}

# The table of the rules page, a column a preset: sergeant-major, nine-five-two, six-three-eight,
# three-five-eight, three-five-eight-classic, sergeant-major-british.
PAGE: dict[str, list[Any]] = {
    "targets": [(8, 5, 3), (9, 5, 2), (6, 3, 8), (3, 8, 5), (3, 8, 5), (8, 5, 3)],
    "deck": [52, 52, 51, 52, 52, 52],
    "chooser": ["dealer", "dealer", "dealer", "eldest", "eldest", "dealer"],
    "contracts": [SUITS, SUITS, SUITS, ALL, ALL, SUITS],
    "each_contract_once": [False, False, False, True, True, False],
    "choose_after": ["all", "all", "all", 6, 6, "all"],
    "kitty": [
        "look_name_discard",
        "look_name_discard",
        "none",
        "name_take_discard",
        "name_take_discard",
        "name_discard_take",
    ],
    "kitty_public": [False, False, False, True, True, False],
    "void_play": ["free", "free", "free", "must_trump", "free", "free"],
    "exchange": ["before_contract"] * 3 + ["after_contract"] * 2 + ["before_contract"],
    "exchange_mode": ["name_suit"] * 3 + ["give_card"] * 3,
    "exchange_order": ["most_up"] * 3 + ["new_target"] * 3,
    "exchange_trump": ["normal"] * 3 + ["free_return", "forbidden", "normal"],
    "cards_per_over": [1] * 6,
    "rotate_targets": [False] * 6,
    "end_tricks": [12, 12, None, None, None, 12],
    "end_total": [None, None, 10, None, None, None],
    "end_floor": [None, None, -10, None, None, None],
    "end_deals": [10, 10, None, 18, 18, 10],
    "tie": ["playoff", "playoff", "playoff", "shared", "shared", "playoff"],
}
NAMES = [
    "sergeant-major",
    "nine-five-two",
    "six-three-eight",
    "three-five-eight",
    "three-five-eight-classic",
    "sergeant-major-british",
]


def test_there_are_six_presets_and_twenty_options() -> None:
    assert list(PRESETS) == NAMES
    assert list(OPTION_NAMES) == list(PAGE)
    assert [field.name for field in dataclasses.fields(Rules)] == list(PAGE)


@pytest.mark.parametrize("option", PAGE)
@pytest.mark.parametrize("name", NAMES)
def test_a_preset_is_what_the_rules_page_says(name: str, option: str) -> None:
    assert getattr(PRESETS[name], option) == PAGE[option][NAMES.index(name)]


LOOK, TAKE, BLIND = "look_name_discard", "name_take_discard", "name_discard_take"
BEFORE, AFTER = "before_contract", "after_contract"

# Preset, changes, the option that is named, and a part of what is said.
REFUSALS: list[tuple[str, dict[str, Any], str, str]] = [
    ("sergeant-major", {"targets": (8, 5, 4)}, "targets", "must sum to the 16 tricks, not to 17"),
    ("six-three-eight", {"targets": (8, 5, 3)}, "targets", "must sum to the 17 tricks, not to 16"),
    ("sergeant-major", {"targets": (-1, 9, 8)}, "targets", "three whole numbers from 0"),
    ("sergeant-major", {"deck": 51}, "kitty", "must be none with 51 cards"),
    ("six-three-eight", {"deck": 52}, "kitty", "must not be none with 52 cards"),
    ("sergeant-major", {"kitty": "none"}, "kitty", "must not be none with 52 cards"),
    ("six-three-eight", {"kitty_public": True}, "kitty_public", "must be false where there is no kitty"),
    ("sergeant-major", {"choose_after": 6}, "choose_after", "must be all with kitty look_name_discard"),
    ("sergeant-major", {"exchange": AFTER}, "exchange", "must be off or before_contract"),
    ("three-five-eight", {"kitty": LOOK}, "choose_after", "must be all"),
    ("three-five-eight", {"kitty": LOOK, "choose_after": "all"}, "exchange", "must be off or before_contract"),
    ("sergeant-major-british", {"choose_after": 6}, "choose_after", "must be all with exchange before_contract"),
    ("three-five-eight", {"contracts": ()}, "contracts", "must be one or more of S H D C NT MIS"),
    ("three-five-eight", {"contracts": ("S", "X")}, "contracts", "has 'X'; known are S H D C NT MIS"),
    ("three-five-eight", {"end_deals": 19}, "each_contract_once", "needs end_deals of at most 18"),
    ("three-five-eight", {"end_deals": None, "end_total": 9}, "each_contract_once", "needs end_deals of at most 18"),
    ("three-five-eight", {"contracts": ("NT",), "end_deals": 4}, "each_contract_once", "end_deals of at most 3"),
    (
        "sergeant-major",
        {"exchange_trump": "forbidden"},
        "exchange_trump",
        "must be normal with exchange before_contract",
    ),
    ("sergeant-major-british", {"exchange_trump": "free_return"}, "exchange_trump", "must be normal with exchange"),
    (
        "three-five-eight",
        {"exchange_mode": "name_suit"},
        "exchange_trump",
        "must be normal with exchange_mode name_suit",
    ),
    ("three-five-eight-classic", {"exchange_mode": "name_suit"}, "exchange_trump", "must be normal with exchange_mode"),
    ("sergeant-major", {"end_tricks": 17}, "end_tricks", "must be at most the 16 tricks"),
    ("six-three-eight", {"end_tricks": 18}, "end_tricks", "must be at most the 17 tricks"),
    ("sergeant-major", {"end_tricks": 0}, "end_tricks", "must be a number of tricks from 1, or none"),
    ("sergeant-major", {"end_total": 0}, "end_total", "must be a total from 1, or none"),
    ("sergeant-major", {"end_floor": 0}, "end_floor", "must be a total of -1 or less, or none"),
    ("sergeant-major", {"end_deals": 0}, "end_deals", "must be a number of deals from 1 to 99, or none"),
    ("sergeant-major", {"end_deals": 100}, "end_deals", "must be a number of deals from 1 to 99, or none"),
    ("sergeant-major", {"end_tricks": None, "end_deals": None}, "end_deals", "the game must end"),
    ("six-three-eight", {"end_total": None, "end_floor": None}, "end_deals", "the game must end"),
]


@pytest.mark.parametrize(
    ("preset", "changes", "option", "said"),
    [pytest.param(*row, id=f"fault 13 - {row[0]} with {row[1]}") for row in REFUSALS],
)
def test_a_contradiction_is_refused_by_name(preset: str, changes: dict[str, Any], option: str, said: str) -> None:
    with pytest.raises(OptionError) as refused:
        rules_with(preset, **changes)
    assert refused.value.option == option
    assert said in refused.value.message
    assert str(refused.value) == f"{option}: {refused.value.message}"
    again = pickle.loads(pickle.dumps(refused.value))  # noqa: S301
    assert (again.option, again.message) == (refused.value.option, refused.value.message)


WRONG_TYPES: list[tuple[str, list[Any]]] = [
    ("targets", [None, 16, "853", (8, 8), (8, 5, 3, 0), (8.0, 5, 3), ("8", 5, 3), (True, 8, 7), {8, 5, 3}]),
    ("deck", [None, 50, 53, "52", 52.0, True]),
    ("chooser", [None, "third", "DEALER", 0, True, ["dealer"]]),
    ("contracts", [None, "SHDC", "S", 4, {"S": 1}, [None], [["S"]], ["s"]]),
    ("each_contract_once", [None, 0, 1, "true", "yes"]),
    ("choose_after", [None, 5, 7, "6", 6.0, "ALL", True, [6]]),
    ("kitty", [None, "", "look", False, 0, ["none"]]),
    ("kitty_public", [None, 0, 1, "false"]),
    ("void_play", [None, "must", True, 1]),
    ("exchange", [None, "on", False, "before"]),
    ("exchange_mode", [None, "suit", 1]),
    ("exchange_order", [None, "target", 0]),
    ("exchange_trump", [None, "free", False]),
    ("cards_per_over", [None, 0, 3, "1", 1.0, True]),
    ("rotate_targets", [None, 0, 1, "no"]),
    ("end_tricks", [True, "12", 12.0, -1, [12]]),
    ("end_total", [True, "10", 10.0, -10]),
    ("end_floor", [False, "-10", -10.0, 10]),
    ("end_deals", [True, "18", 18.0, -1]),
    ("tie", [None, "share", False]),
]


@pytest.mark.parametrize(
    ("option", "value"),
    [pytest.param(option, value, id=f"{option}={value!r}") for option, values in WRONG_TYPES for value in values],
)
def test_a_value_of_the_wrong_type_is_refused_and_the_option_named(option: str, value: Any) -> None:
    with pytest.raises(OptionError) as refused:
        rules_with("sergeant-major", **{option: value})
    assert refused.value.option == option


def test_an_enormous_value_is_cut_in_the_message() -> None:
    with pytest.raises(OptionError) as refused:
        rules_with("sergeant-major", tie="x" * 10_000)
    assert len(str(refused.value)) < 100


@pytest.mark.parametrize("mode", ["name_suit", "give_card"])
@pytest.mark.parametrize("trump", ["normal", "forbidden", "free_return"])
@pytest.mark.parametrize("name", NAMES)
def test_with_the_exchange_off_its_other_options_may_be_anything(name: str, mode: str, trump: str) -> None:
    rules = rules_with(name, exchange="off", exchange_mode=mode, exchange_trump=trump, cards_per_over=2)
    assert rules.exchange == "off"


@pytest.mark.parametrize("option", ["exchange_mode", "exchange_order", "exchange_trump", "cards_per_over"])
def test_with_the_exchange_off_unknown_values_are_still_refused(option: str) -> None:
    with pytest.raises(OptionError, match=option):
        rules_with("sergeant-major", **{"exchange": "off", option: "maybe"})


@pytest.mark.parametrize(
    "changes",
    [
        {"end_tricks": 16},
        {"end_tricks": 1},
        {"end_total": 1},
        {"end_floor": -1},
        {"end_deals": 1},
        {"end_deals": 99},
        {"targets": (16, 0, 0)},
        {"targets": [8, 5, 3]},
        {"contracts": ["NT"]},
        {"end_deals": None},
        {"kitty_public": True},
    ],
    ids=str,
)
def test_the_outermost_values_are_accepted(changes: dict[str, Any]) -> None:
    rules = rules_with("sergeant-major", **changes)
    for option, value in changes.items():
        found = getattr(rules, option)
        assert (set(found) if option == "contracts" else found) == (
            set(value) if option == "contracts" else tuple(value) if isinstance(value, list) else value
        )


def test_rules_are_a_value() -> None:
    one, other = rules_with("sergeant-major", end_deals=5), rules_with("sergeant-major", end_deals=5)
    assert one == other
    assert hash(one) == hash(other)
    assert pickle.loads(pickle.dumps(one)) == one  # noqa: S301
    with pytest.raises(dataclasses.FrozenInstanceError):
        one.deck = 51  # type: ignore[misc]
    with pytest.raises(TypeError):
        Rules((8, 5, 3))  # type: ignore[call-arg]
    with pytest.raises(TypeError):
        PRESETS["mine"] = one  # type: ignore[index]


@pytest.mark.parametrize("name", NAMES)
def test_hands_and_kitty_use_up_the_deck(name: str) -> None:
    rules = PRESETS[name]
    assert 3 * rules.hand_size + rules.kitty_size == rules.deck
    assert rules.hand_size == sum(rules.targets)
    assert rules.kitty_size == (4 if rules.deck == 52 else 0)


def test_the_kitty_options_are_four() -> None:
    assert {str(kitty) for kitty in Kitty} == {"none", LOOK, TAKE, BLIND}


def test_contracts_are_a_set_and_may_be_listed_in_any_order_or_twice() -> None:
    rules = dataclasses.replace(PRESETS["sergeant-major"], contracts=["C", "S", "C"])  # type: ignore[arg-type]
    assert rules.contracts == {Contract.CLUBS, Contract.SPADES}
