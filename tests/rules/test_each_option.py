"""Fault 13: an option that is not enforced at all. Each row plays the same under two values and sees a difference."""

from typing import Any

import pytest

from tests.rules.making import acted, deal_in_play, dealt_with, rules_with, started, walk
from threefiveeight.cards import Card
from threefiveeight.rules import OPTION_NAMES, Contract, KittyTaken, Rules, legal_actions, legal_contracts, view

GIVE_HEARTS = {0: "H3 H4", 1: "HK H9 H2"}


def _first_contract(rules: Rules) -> str:
    return str(legal_contracts(started(rules, dealt_with(rules, {})))[0])


def _targets(rules: Rules, number: int) -> tuple[int, ...]:
    *_, last = walk(rules, 1, deals=number)
    return last.results[-1].targets


def _deck(rules: Rules) -> object:
    return rules.hand_size, Card.parse("C2") in started(rules, dealt_with(rules, {0: "C3"})).hands[0]


def _exchanging(**options: Any) -> Rules:
    return rules_with("three-five-eight", exchange_trump="normal", **options)


def _at_exchange(rules: Rules, before: tuple[int, int, int] = (2, -2, 0), contract: str = "S") -> Any:
    deal = started(rules, dealt_with(rules, GIVE_HEARTS), before=before)
    if deal.phase == "contract":
        deal = acted(deal, f"{deal.chooser} contract {contract}")
    return deal


def _phase_and_claims(rules: Rules) -> object:
    deal = _at_exchange(rules)
    return deal.phase, deal.claims


def _verbs(rules: Rules) -> object:
    return {type(action).__name__ for action in legal_actions(_at_exchange(rules))}


def _first_up(rules: Rules) -> object:
    return _at_exchange(rules, (1, 2, -3)).to_act


def _after_trump_gift(rules: Rules) -> object:
    deal = _at_exchange(rules, contract="H")
    gifts = {str(action) for action in legal_actions(deal)}
    refused = not any("H3" in gift for gift in gifts)
    return refused or acted(deal, "0 give 1 H3").to_act


def _played_by_void(rules: Rules) -> object:
    deal = deal_in_play(rules, ("SA S3", "H2 H3", "D5 S4"), "S", leader=1)
    return len(legal_actions(acted(deal, "1 play H2")))


def _end(rules: Rules, *, tricks: tuple[int, int, int] = (12, 1, 2)) -> object:
    deal = deal_in_play(rules, ("SA", "S2", "S3"), "S", leader=0, tricks=tricks)
    return acted(deal, "0 play SA", "1 play S2", "2 play S3").points


def _deals_played(rules: Rules) -> object:
    *_, last = walk(rules, 5)
    return len(last.results), len(last.winners)


def _seen_by_others(rules: Rules) -> object:
    deal = started(rules, dealt_with(rules, {}))
    deal = acted(deal, f"{deal.chooser} contract S")
    other = (deal.chooser + 1) % 3
    return next(event.cards for event in view(deal, other).events if isinstance(event, KittyTaken))


def _kitty_order(rules: Rules) -> object:
    deal = started(rules, dealt_with(rules, {}))
    before = deal.kitty_taken
    deal = acted(deal, f"{deal.chooser} contract S")
    return before, deal.kitty_taken


def _hand_at_choice(rules: Rules) -> object:
    deal = started(rules, dealt_with(rules, {}))
    return len(view(deal, deal.chooser).hand)


def _contracts_left(rules: Rules) -> object:
    used = (Contract.SPADES,)
    deal = started(rules, dealt_with(rules, {}), before=(0, 0, 0), used=(used, used, used))
    return Contract.SPADES in legal_contracts(deal)


OPTION_MATTERS: dict[str, tuple[Any, Rules, Rules]] = {
    "targets": (
        lambda r: _targets(r, 1),
        rules_with("sergeant-major"),
        rules_with("sergeant-major", targets=(9, 5, 2)),
    ),
    "deck": (_deck, rules_with("sergeant-major", kitty="name_discard_take"), rules_with("six-three-eight")),
    "chooser": (
        lambda r: started(r, dealt_with(r, {})).to_act,
        rules_with("sergeant-major"),
        rules_with("sergeant-major", chooser="eldest"),
    ),
    "contracts": (_first_contract, rules_with("sergeant-major"), rules_with("sergeant-major", contracts=["NT"])),
    "each_contract_once": (_contracts_left, rules_with(), rules_with(each_contract_once=False)),
    "choose_after": (_hand_at_choice, rules_with(), rules_with(choose_after="all")),
    "kitty": (_kitty_order, rules_with("sergeant-major"), rules_with("sergeant-major", kitty="name_discard_take")),
    "kitty_public": (_seen_by_others, rules_with(), rules_with(kitty_public=False)),
    "void_play": (_played_by_void, rules_with(), rules_with(void_play="free")),
    "exchange": (_phase_and_claims, _exchanging(), _exchanging(exchange="off")),
    "exchange_mode": (_verbs, _exchanging(), _exchanging(exchange_mode="name_suit")),
    "exchange_order": (_first_up, _exchanging(), _exchanging(exchange_order="most_up")),
    "exchange_trump": (_after_trump_gift, _exchanging(), rules_with()),
    "exchange_trump forbidden": (_after_trump_gift, _exchanging(), rules_with(exchange_trump="forbidden")),
    "cards_per_over": (_phase_and_claims, _exchanging(), _exchanging(cards_per_over=2)),
    "rotate_targets": (lambda r: _targets(r, 4), rules_with(), rules_with(rotate_targets=True)),
    "end_tricks": (_end, rules_with("sergeant-major"), rules_with("sergeant-major", end_tricks=None)),
    "end_total": (_deals_played, rules_with(), rules_with(end_total=1)),
    "end_floor": (_deals_played, rules_with(), rules_with(end_floor=-1)),
    "end_deals": (_deals_played, rules_with(), rules_with(end_deals=3)),
}


@pytest.mark.parametrize("option", [pytest.param(option, id=f"fault 13 - {option}") for option in OPTION_MATTERS])
def test_fault_13_an_option_changes_the_game(option: str) -> None:
    what, one, other = OPTION_MATTERS[option]
    assert what(one) != what(other)


def test_every_option_is_among_those_that_change_the_game() -> None:
    tested_elsewhere = {"tie"}  # test_game: shared and played off
    assert {option.split()[0] for option in OPTION_MATTERS} | tested_elsewhere == set(OPTION_NAMES)
