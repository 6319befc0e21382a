"""The novice makes a beginner's mistakes, and none that are absurd."""

import pytest

from tests.bots.making import decide, decisions, ending
from tests.rules.making import rules_with
from threefiveeight.bots import make_bot
from threefiveeight.record import action_to_text
from threefiveeight.rules import PRESETS, Play

CARDS = [
    pytest.param(("SA HA D3", "SK D8 C4", "S4 C3 H4"), "", "S", 0, "HA", id="leads an ace, not his trumps"),
    pytest.param(("H5 D7 D8", "HQ HJ D4", "HA HK H3"), "H5 HQ", "S", 0, "HK", id="last: wins with what is enough"),
    pytest.param(("H5 D7 D8", "HQ HJ H4", "HA HK H3"), "H5", "S", 0, "HQ", id="second: plays his highest"),
    pytest.param(("H5 D7 D8", "S9 S2 D4", "HA HK H3"), "H5", "S", 0, "S2", id="ruffs whenever he can"),
    pytest.param(("H5 D7 D8", "HQ HJ H4", "HA HK H3"), "H5", "MIS", 0, "H4", id="no tricks: plays low"),
    pytest.param(("H5 D7 D8", "SQ CJ D4", "HA HK H3"), "H5", "MIS", 0, "SQ", id="no tricks: throws his highest"),
]


@pytest.mark.parametrize(("hands", "trick", "contract", "leader", "card"), CARDS)
def test_cards(hands: tuple[str, str, str], trick: str, contract: str, leader: int, card: str) -> None:
    deal = ending(rules_with(), hands, contract, leader=leader, trick=trick)
    usual = [action_to_text(decide(make_bot("novice"), deal, seed=seed), with_seat=False) for seed in range(40)]
    assert usual.count(f"play {card}") >= 30


@pytest.mark.parametrize("preset", list(PRESETS))
def test_every_decision_is_legal(preset: str) -> None:
    bot = make_bot("novice")
    assert sum(1 for _ in decisions(rules_with(preset), (bot, None, bot), seed=4)) > 30


def test_an_ace_is_never_thrown_where_another_card_may_be_played() -> None:
    bot = make_bot("novice")
    for deal, action in decisions(rules_with("sergeant-major"), (bot, bot, bot), seed=2, deals=4):
        led = deal.trick.led
        if isinstance(action, Play) and led is not None and action.card.suit not in (led, deal.trump):
            others = [card for card in deal.hands[action.seat] if card.rank < 14]
            assert action.card.rank < 14 or not others
