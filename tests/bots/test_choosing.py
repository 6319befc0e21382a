"""Contracts: plain hands, on six cards and on all, and the contracts that are left for later."""

from dataclasses import replace
from itertools import permutations
from typing import Any

import pytest

from tests.rules.making import dealt_with, rules_with, started
from threefiveeight.bots.choosing import choose_contract, expected_points, favourite, use_up
from threefiveeight.bots.holdings import hand_value
from threefiveeight.bots.knowledge import suits_of
from threefiveeight.cards import Card, CardSet
from threefiveeight.rules import CONTRACTS, PRESETS, Contract, View, view

PLAIN_HANDS = [
    pytest.param("HA HK HT H9 H4 C3", "H", id="five trumps with ace and king"),
    pytest.param("SA SK SQ SJ ST S9", "S", id="six trumps from the top"),
    pytest.param("H4 H3 D5 D2 C3 S2", "MIS", id="low cards in every suit"),
    pytest.param("SA SK HA DA DK CA", "NT", id="aces and kings everywhere"),
]


def on_six(six: str, end_deals: int = 18) -> View:
    rules = rules_with("three-five-eight", end_deals=end_deals)
    deal = started(rules, dealt_with(rules, {0: six}))
    told = view(deal, 0)
    assert told.hand == CardSet.parse(six)
    return told


@pytest.mark.parametrize(("six", "contract"), PLAIN_HANDS)
def test_plain_hands_on_six_cards(six: str, contract: str) -> None:
    assert choose_contract(on_six(six, end_deals=3), CONTRACTS) == contract


@pytest.mark.parametrize("order", list(permutations("SHDC"))[::5])
def test_renaming_the_suits_renames_the_trump(order: tuple[str, ...]) -> None:
    suit = dict(zip("SHDC", order, strict=True))
    six = " ".join(suit[card[0]] + card[1] for card in ["HA", "HK", "HT", "H9", "H4", "C3"])
    assert choose_contract(on_six(six), CONTRACTS) == suit["H"]


@pytest.mark.parametrize(
    ("end_deals", "deal", "left", "weight"),
    [
        pytest.param(18, 1, 6, 1.0, id="six choices for six contracts"),
        pytest.param(18, 16, 1, 0.0, id="nothing to choose"),
        pytest.param(18, 16, 3, 0.0, id="the last choice"),
        pytest.param(9, 1, 6, 0.4, id="three choices for six contracts"),
        pytest.param(3, 2, 6, 0.0, id="one choice in a short game"),
    ],
)
def test_what_using_a_contract_up_counts(end_deals: int, deal: int, left: int, weight: float) -> None:
    told = replace(on_six("HA HK HT H9 H4 C3", end_deals=end_deals), deal=deal)
    assert use_up(told, left) == pytest.approx(weight)


def test_where_contracts_may_be_named_again_nothing_is_used_up() -> None:
    rules = rules_with("sergeant-major")
    assert use_up(view(started(rules, dealt_with(rules, {})), 2), 4) == 0.0


def test_only_what_is_left_is_named() -> None:
    told = on_six("HA HK HT H9 H4 C3")
    assert choose_contract(told, [Contract.CLUBS, Contract.NO_TRICKS]) in {Contract.CLUBS, Contract.NO_TRICKS}
    assert choose_contract(told, [Contract.DIAMONDS]) == Contract.DIAMONDS


@pytest.mark.parametrize("preset", ["sergeant-major", "nine-five-two", "six-three-eight", "sergeant-major-british"])
def test_the_long_strong_suit_is_named_on_all_cards(preset: str) -> None:
    rules = PRESETS[preset]
    hand = "DA DK DQ D9 D7 D4 D3 SA SK S4 HK H7 H2 C9 C4 C3"
    deal = started(
        rules,
        dealt_with(
            rules, {2: hand + (" C5" if rules.deck == 51 else "")}, kitty="" if rules.deck == 51 else "H5 S9 CT C8"
        ),
    )
    assert choose_contract(view(deal, 2), [Contract(letter) for letter in "SHDC"]) == Contract.DIAMONDS


def test_a_hand_is_read_from_the_view_alone() -> None:
    told = on_six("HA HK HT H9 H4 C3")
    assert Card.parse("HA") in told.hand
    assert choose_contract(told, CONTRACTS) == choose_contract(replace(told, events=()), CONTRACTS)


@pytest.mark.parametrize(("once", "named"), [(True, "D"), (False, "H")], ids=["each once", "as often as one likes"])
def test_fault_52_a_contract_is_used_up_only_where_each_comes_once(once: bool, named: str) -> None:
    rules = rules_with("three-five-eight", each_contract_once=once, contracts=["S", "H", "D", "C"], end_deals=12)
    told = view(started(rules, dealt_with(rules, {0: "HA HK HQ HJ HT H9"})), 0)
    hearts = (Contract.HEARTS,)
    held = CardSet.parse("HA HK HQ HJ HT H9 DA DK DJ D8")
    assert favourite(replace(told, hand=held, used_contracts=(hearts, hearts, hearts))) == named


def test_fault_52_no_kitty_is_counted_on_where_there_is_none() -> None:
    hand = CardSet.parse("SA SK SQ S4 HA H9 H3 DK DT D4 D2 CJ C9 C8 C5 C3")

    def promised(**options: Any) -> float:
        rules = rules_with("sergeant-major-british", **options)
        told = view(started(rules, dealt_with(rules, {})), 2)
        return expected_points(told, suits_of(hand.mask), Contract.SPADES) + told.targets[told.chooser]

    without = promised(kitty="none", deck=51, targets=(8, 5, 4))
    assert without == pytest.approx(hand_value(suits_of(hand.mask), Contract.SPADES))
    assert promised() > without + 1
