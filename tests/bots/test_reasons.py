"""Reasons of hints: each is a fact that somebody who saw this hand could check at the table."""

import pytest

from tests.bots.making import ending, seen
from tests.rules.making import rules_with
from tests.tables.making import VARIANTS, played
from threefiveeight.bots.advice import advise, reason_for
from threefiveeight.bots.careful import CarefulBot
from threefiveeight.bots.reasons import Why
from threefiveeight.bots.registry import make_bot
from threefiveeight.cards import Card, CardSet, Suit
from threefiveeight.rules import Contract, DiscardCards, Phase, Play, legal_actions
from threefiveeight.tables import project

CASES = [
    pytest.param(("H5 D7", "HQ D8", "HK CA"), "S", "H5 HQ", "HK", Why.ONLY, id="the only one"),
    pytest.param(("H5 D7 C2", "HQ D8 C3", "HK HA H3"), "S", "H5 HQ", "HK", Why.CHEAPEST, id="the cheapest winner"),
    pytest.param(("H5 D7 C2", "HQ D8 C3", "HK HA H3"), "S", "H5 HQ", "HA", Why.TAKE, id="a dearer winner"),
    pytest.param(("H5 D7 C2", "HQ D8 C3", "HK HA H3"), "S", "H5 HQ", "H3", Why.DUCK, id="could win and does not"),
    pytest.param(("HA D7", "HQ D8", "HK H3"), "S", "HA HQ", "H3", Why.CANNOT_WIN, id="cannot win"),
    pytest.param(("H5 D7", "D9 D8", "S9 C3"), "S", "H5 D9", "S9", Why.ONLY, id="one trump that must be played"),
    pytest.param(("H5 D7 C2", "D9 D8 C4", "S9 S4 C3"), "S", "H5 D9", "S4", Why.RUFF, id="ruff"),
    pytest.param(("H5 D7 C2", "S6 D8 C4", "S9 S4 C3"), "S", "H5 S6", "S9", Why.OVERRUFF, id="go over another's trump"),
    pytest.param(("H5 D7 C2", "SJ D8 C4", "S9 S4 C3"), "S", "H5 SJ", "S4", Why.FORCED_TRUMP, id="a trump in vain"),
    pytest.param(("HA D7", "HQ D8", "D2 C3"), "NT", "HA HQ", "C3", Why.THROW_LOW, id="throw a card"),
    pytest.param(("SA SK C2", "S3 H2 C3", "S4 H3 C4"), "S", "", "SA", Why.DRAW_TRUMPS, id="draw trumps"),
    pytest.param(("HA C2", "H3 S2", "H4 S3"), "S", "", "HA", Why.MASTER, id="a master that can be trumped"),
    pytest.param(("HA C2", "H3 C4", "H4 C3"), "NT", "", "HA", Why.SURE, id="a card that nobody can beat"),
    pytest.param(("HK H2 C2", "HA C4 C5", "H4 C3 C6"), "NT", "", "H2", Why.KEEP_HIGH, id="low from an honour"),
    pytest.param(("HK H2 C2", "HA C4 C5", "H4 C3 C6"), "NT", "", "HK", Why.LONG_SUIT, id="the longest suit"),
    pytest.param(("HK S2 S3", "HA SA C5", "H4 C3 C6"), "S", "", "HK", Why.SHORT_LEAD, id="a single card, to trump"),
    pytest.param(("HK CQ CJ", "HA CA C5", "H4 CK C6"), "NT", "", "HK", Why.GIVE_LEAD, id="no card is sure"),
    pytest.param(("H5 D7", "HT H2", "HJ D8"), "S", "H5", "HT", Why.SECOND_HIGH, id="second, with a higher card out"),
    pytest.param(("H5 D7", "HK H2", "HJ D8"), "S", "H5", "HK", Why.MASTER, id="second, with the highest left"),
    pytest.param(("H2 C9", "H3 C4", "H4 C3"), "MIS", "", "H2", Why.NONE_LEAD_SAFE, id="no tricks: all must go over"),
    pytest.param(("H3 C9", "H2 C4", "H4 C3"), "MIS", "", "H3", Why.NONE_LEAD_LOW, id="no tricks: likely to lose"),
    pytest.param(("HQ C9", "H2 C4", "HJ H3"), "MIS", "HQ H2", "HJ", Why.NONE_UNDER, id="no tricks: stay under"),
    pytest.param(("H3 C9", "H2 C4", "HJ H4"), "MIS", "H3 H2", "HJ", Why.NONE_TAKE_HIGH, id="no tricks: take it high"),
    pytest.param(("H3 C9", "H5 H4", "H6 H7"), "MIS", "H3", "H4", Why.NONE_RISK, id="no tricks: it may take"),
    pytest.param(("H3 C9", "H2 C4", "SA S2"), "MIS", "H3 H2", "SA", Why.NONE_DANGER, id="no tricks: shed"),
]


@pytest.mark.parametrize(("hands", "contract", "trick", "card", "why"), CASES)
def test_reasons_of_cards(hands: tuple[str, str, str], contract: str, trick: str, card: str, why: Why) -> None:
    deal = ending(rules_with("three-five-eight"), hands, contract, trick=trick)
    told = seen(deal)
    assert told.seat is not None
    action = Play(told.seat, Card.parse(card))
    assert action in legal_actions(deal)
    assert reason_for(told, legal_actions(deal), action).why is why


def test_what_a_reason_is_about_fills_its_words() -> None:
    deal = ending(rules_with("three-five-eight"), ("HK H2 C2", "HA C4 C5", "H4 C3 C6"), "NT")
    reason = reason_for(seen(deal), legal_actions(deal), Play(0, Card.parse("H2")))
    assert (reason.card, reason.keep, reason.suit) == (Card.parse("H2"), Card.parse("HK"), Suit.HEARTS)


@pytest.mark.parametrize("name", VARIANTS)
def test_every_decision_of_a_game_gets_a_reason_that_its_view_bears_out(name: str) -> None:
    checked = 0
    for table, _ in played(name, 3)[::3]:
        seat = table.game.to_act
        if seat is None:
            continue
        shown = project(table, seat)
        given = advise(CarefulBot(), shown.view, shown.legal, seed=1, iterations=1)
        assert given.action in shown.legal
        assert given.losses == ()
        own = shown.view.hand
        reason = given.reason
        assert reason.card is None or reason.card in own
        assert reason.keep is None or reason.keep in own
        if reason.why in {Why.ASK_ACE, Why.GIVE_ACE}:
            assert reason.suit is not None
            assert Card.of(reason.suit, 14) not in own
        checked += 1
    assert checked > 20


def test_a_discard_that_empties_a_suit_says_so() -> None:
    for table, _ in played("three-five-eight", 1):
        deal = table.game.deal
        if deal is None or deal.phase is not Phase.DISCARD or deal.contract is Contract.NO_TRICKS or deal.trump is None:
            continue
        shown = project(table, deal.to_act)
        assert shown.viewer is not None
        side = min(
            (suit for suit in Suit if suit is not deal.trump and shown.view.hand.of_suit(suit)),
            key=lambda suit: len(shown.view.hand.of_suit(suit)),
        )
        gone = list(shown.view.hand.of_suit(side))
        spare = [card for card in shown.view.hand if card.suit not in (side, deal.trump)]
        if len(gone) > 4 or len(gone) + len(spare) < 4:
            continue
        cards = CardSet.of([*gone, *reversed(spare)][:4])
        reason = reason_for(shown.view, shown.legal, DiscardCards(shown.viewer, cards))
        assert reason.why is Why.DISCARD_VOID
        return
    pytest.fail("no discard with a trump suit")


@pytest.mark.kernel
def test_the_strongest_says_what_other_cards_would_lose() -> None:
    compared = 0
    for table, _ in played("three-five-eight", 3)[20::7]:
        deal = table.game.deal
        if deal is None or deal.phase is not Phase.PLAY or len(table.game.legal_actions()) < 3:
            continue
        shown = project(table, deal.to_act)
        given = advise(make_bot("expert"), shown.view, shown.legal, seed=1, iterations=40)
        assert isinstance(given.action, Play)
        assert given.losses[0] == (given.action.card, 0.0)
        assert given.action == make_bot("expert").decide(shown.view, shown.legal, seed=1, iterations=40)
        assert [points for _, points in given.losses] == sorted(points for _, points in given.losses)
        compared += len(given.losses) > 1
    assert compared > 2
