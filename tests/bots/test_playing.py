"""Single cards that every attentive player would choose, by situation; and no tricks (fault 49)."""

import pytest

from tests.bots.making import ending, seen
from tests.rules.making import deal_in_play, rules_with
from threefiveeight.bots import make_bot
from threefiveeight.bots.knowledge import know
from threefiveeight.bots.no_tricks import exposure
from threefiveeight.bots.playing import distinct
from threefiveeight.bots.thumbs import SITUATIONS, THUMBS, chance_to_win, situation, thumbs
from threefiveeight.bots.weights import PLAY
from threefiveeight.cards import Card
from threefiveeight.record import action_to_text
from threefiveeight.rules import legal_actions


def played(hands: tuple[str, str, str], contract: str, trick: str = "", *, leader: int = 0, **options: str) -> str:
    deal = ending(rules_with("three-five-eight", **options), hands, contract, leader=leader, trick=trick)
    told = seen(deal)
    action = make_bot("careful").decide(told, legal_actions(deal), seed=0, iterations=0)
    return action_to_text(action, with_seat=False).removeprefix("play ")


PLAYS = [
    pytest.param(("H5 D7", "HQ D8", "HK HA H3"), "S", "H5 HQ", 0, {}, "HK", id="last: the cheapest winner"),
    pytest.param(
        ("HA HT D7", "HQ HJ D8", "HK H9 H3"), "S", "HA HQ", 0, {}, "H3", id="last: the lowest where none wins"
    ),
    pytest.param(("H5 D7", "D9 D8", "S9 S4 C3"), "S", "H5 D9", 0, {}, "S4", id="last: ruff with the lowest trump"),
    pytest.param(("H5 D7", "S6 D8", "S9 S4 C3"), "S", "H5 S6", 0, {}, "S9", id="last: overruff"),
    pytest.param(("H5 D7", "SJ D8", "S9 S4 C3"), "S", "H5 SJ", 0, {"void_play": "free"}, "C3", id="last: no vain ruff"),
    pytest.param(("SA SK", "S3 H2", "S4 H3"), "S", "", 0, {}, "SA", id="lead: the top of equals or its equal"),
]


@pytest.mark.parametrize(("hands", "contract", "trick", "leader", "options", "card"), PLAYS)
def test_plays(
    hands: tuple[str, str, str], contract: str, trick: str, leader: int, options: dict[str, str], card: str
) -> None:
    found = played(hands, contract, trick, leader=leader, **options)
    same = {"SA": {"SA", "SK"}}.get(card, {card})
    assert found in same


NO_TRICKS = [
    pytest.param(("H9 H4 D7", "HQ H7 D8", "HJ H5 H3"), "H9 HQ", 0, "HJ", id="duck with the highest that loses"),
    pytest.param(("H4 H3 HQ", "H6 HT H2", "HK HJ H9"), "H4 H6", 0, "HK", id="last and bound to win: the highest"),
    pytest.param(("H4 SK S7 CA", "H6 SQ S5 CK", "SA S3 C2"), "H4 H6", 0, "SA", id="throw the most dangerous card"),
    pytest.param(("HA D3 D2", "H9 S6 S8", "S7 S9 H3"), "", 0, "D2", id="lead low, keep the ace"),
]


@pytest.mark.parametrize(("hands", "trick", "leader", "card"), NO_TRICKS)
def test_fault_49_no_tricks_are_not_won_needlessly(
    hands: tuple[str, str, str], trick: str, leader: int, card: str
) -> None:
    assert played(hands, "MIS", trick, leader=leader) in ({card, "D3"} if card == "D2" else {card})


def test_the_table_of_weights_has_a_row_for_each_thumb_and_a_column_for_each_situation() -> None:
    assert len(PLAY) == len(SITUATIONS)
    assert {len(column) for column in PLAY} == {len(THUMBS)}


def test_all_thumbs_are_numbers_of_moderate_size() -> None:
    deal = deal_in_play(rules_with(), ("SA SK HQ D5", "S3 H2 C9 C8", "S4 H3 D7 D9"), "S", leader=0)
    known = know(seen(deal))
    for card in deal.hands[0]:
        values = thumbs(known, card // 13, card % 13)
        assert len(values) == len(THUMBS)
        assert all(-4 <= value <= 4 for value in values)
        assert 0 <= situation(known, card // 13) < len(SITUATIONS)


@pytest.mark.parametrize(
    ("card", "low", "high"),
    [
        pytest.param("SA", 1.0, 1.0, id="the ace of trumps"),
        pytest.param("HA", 0.3, 1.0, id="a side ace"),
        pytest.param("H2", 0.0, 0.1, id="a two"),
    ],
)
def test_chances_to_win(card: str, low: float, high: float) -> None:
    hands = ("SA HA H2 D5", "S3 H9 C9 C8", "S4 H3 D7 D9")
    known = know(seen(deal_in_play(rules_with(), hands, "S", leader=0)))
    chance = chance_to_win(known, Card.parse(card) // 13, Card.parse(card) % 13)
    assert low <= chance <= high


def test_of_touching_cards_the_lowest_stands_for_all() -> None:
    deal = deal_in_play(rules_with(), ("SA SK SQ S4 HT H9", "S3 H2", "SJ H3"), "S", leader=0)
    known = know(seen(deal))
    assert [str(card) for card in distinct(known, sorted(deal.hands[0]))] == ["SQ", "S4", "H9"]


def test_cards_between_which_a_card_lies_on_the_table_do_not_touch() -> None:
    deal = deal_in_play(rules_with(), ("H9 S2", "HT H8 S3", "HQ S4"), "S", leader=0, trick="H9")
    known = know(seen(deal))
    assert [str(card) for card in distinct(known, [Card.parse("HT"), Card.parse("H8")])] == ["HT", "H8"]


@pytest.mark.parametrize(
    ("safer", "riskier"),
    [
        pytest.param(0b1000000000000, 0b0000000000001, id="a bare two or a bare ace"),
        pytest.param(0b1010000000001, 0b0000000000111, id="a guarded ace or three top cards"),
        pytest.param(0b1111000000000, 0b0001111000000, id="the four lowest or four in the middle"),
    ],
)
def test_exposure_orders_holdings(safer: int, riskier: int) -> None:
    assert exposure(safer) < exposure(riskier)
