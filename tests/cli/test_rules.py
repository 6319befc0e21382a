"""``358 rules``: the presets in words and as JSON."""

import json
import re

import pytest

from tests.rules.making import rules_with
from threefiveeight.cli.main import main
from threefiveeight.cli.rule_words import CONTRACT_WORDS, TITLES, rules_in_words
from threefiveeight.record import rules_to_json
from threefiveeight.rules import CONTRACTS, PRESETS


def words(name: str, **options: object) -> str:
    """The rules in words, in one line."""
    return " ".join(rules_in_words(name, rules_with(name, **options)).split())


def test_the_list_names_every_preset_with_its_targets(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules"]) == 0
    text = capsys.readouterr().out
    for name, rules in PRESETS.items():
        dealer, eldest, third = rules.targets
        targets = f"dealer {dealer}, eldest {eldest}, third {third}; the {rules.chooser} chooses"
        assert re.search(rf"^{name} +{re.escape(TITLES[name])}\n +{targets}$", text, re.MULTILINE)
    assert max(map(len, text.splitlines())) <= 80


@pytest.mark.parametrize("name", PRESETS)
def test_fault_28_fault_94_a_preset_in_words_fits_a_terminal(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    """The rules of a table can be read before the cards are dealt."""
    assert main(["rules", name]) == 0
    text = capsys.readouterr().out
    assert text.startswith(f"{TITLES[name]}  [{name}]\n")
    heads = re.findall(r"^(\w+) +\S", text, re.MULTILINE)
    assert heads[-8:] == ["Cards", "Targets", "Contract", "Kitty", "Play", "Exchange", "Score", "End"]
    assert max(map(len, text.splitlines())) <= 80
    assert len(text.splitlines()) <= 40


@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_as_json(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", name, "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == rules_to_json(PRESETS[name])


def test_all_presets_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {name: rules_to_json(rules) for name, rules in PRESETS.items()}


def test_an_unknown_preset_is_exit_2_with_the_known_ones(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "whist\x1b"]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err == f"358: no rule set is called 'whist\\x1b'; there are {', '.join(PRESETS)}\n"


# Preset, one option changed, and the words that come or go with it (fault 13: an option that nobody is told).
SAID: list[tuple[str, dict[str, object], str, str]] = [
    ("sergeant-major", {"targets": (9, 5, 2)}, "The dealer is to take 8 tricks", "The dealer is to take 9 tricks"),
    (
        "six-three-eight",
        {},
        "",
        "51 cards (the two of clubs stays out), ace high. Three players get 17 each",
    ),
    ("sergeant-major", {}, "the two of clubs", "Three players get 16 each, 4 aside as the kitty."),
    ("sergeant-major", {"chooser": "eldest"}, "The dealer names", "Eldest names the contract"),
    ("sergeant-major", {"contracts": ["S", "NT"]}, "hearts", "names the contract: spades, no trump."),
    ("three-five-eight", {"each_contract_once": False}, "each contract once", "Eldest names"),
    ("three-five-eight", {"choose_after": "all"}, "six", "Eldest names"),
    ("sergeant-major", {"kitty": "name_take_discard"}, "before he names", "names the contract, then picks it up and"),
    ("sergeant-major", {"kitty": "name_discard_take"}, "then discards", "discards four cards before he picks it up"),
    ("six-three-eight", {}, "picks it up", "There is none, and nothing is discarded."),
    ("sergeant-major", {"kitty_public": True}, "", "Everybody sees it."),
    ("sergeant-major", {"void_play": "must_trump"}, "may play any card", "must play a trump if he has one"),
    ("sergeant-major", {"exchange": "off"}, "names a suit", "Exchange None."),
    ("three-five-eight", {}, "before the contract is named", "after the contract, if it is a trump suit"),
    ("sergeant-major", {"exchange_mode": "give_card"}, "hands back any card", "gets the other's highest card of that"),
    (
        "sergeant-major",
        {"exchange_order": "new_target"},
        "further above",
        "the one with the higher new target",
    ),
    ("three-five-eight", {"exchange_trump": "normal"}, "For a trump", "He gives a card"),
    ("three-five-eight", {}, "Trumps may not", "For a trump the other returns any card he likes."),
    ("three-five-eight-classic", {}, "For a trump", "Trumps may not be given."),
    ("sergeant-major", {"cards_per_over": 2}, "gets a card for", "gets 2 cards for each"),
    ("sergeant-major", {"rotate_targets": True}, "", "After every three deals the targets move on by one place."),
    ("sergeant-major", {"end_tricks": None}, "wins at once", "The game ends when 10 deals have been played"),
    ("sergeant-major", {"end_total": 12}, "", "when a total of +12 is reached or 10 deals"),
    ("sergeant-major", {"end_floor": -9}, "", "when a total falls to -9 or 10 deals"),
    ("sergeant-major", {"end_deals": None}, "The game ends", "Who takes 12 tricks in one deal wins at once."),
    ("sergeant-major", {"tie": "shared"}, "played off", "Players with equal totals have all won."),
    ("three-five-eight", {"tie": "playoff"}, "have all won", "A tie is played off in a further deal"),
    ("three-five-eight", {"contracts": ["S"], "end_deals": 3}, "limits", "The highest trump wins"),
    ("three-five-eight", {}, "", "In no tricks the targets become limits, reversed by rank"),
]


@pytest.mark.parametrize(
    ("name", "options", "gone", "said"), SAID, ids=[f"{row[0]} {row[1]} {row[3][:30]}" for row in SAID]
)
def test_every_option_is_told_in_words(name: str, options: dict[str, object], gone: str, said: str) -> None:
    text = words(name, **options)
    assert said in text
    assert not gone or gone not in text


def test_every_contract_has_a_name() -> None:
    assert set(CONTRACT_WORDS) == set(CONTRACTS)
    assert set(TITLES) == set(PRESETS)
    assert rules_in_words("mine", PRESETS["sergeant-major"]).startswith("mine  [mine]")
