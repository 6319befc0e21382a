"""The frozen pool does what its definition says, card by card."""

import pytest

from tests.bots.making import decide, ending, seen
from tests.rules.making import deal_in_play, dealt_with, rules_with, started
from threefiveeight.bots import make_bot
from threefiveeight.bots.pool.yardstick import common_contract, common_discard
from threefiveeight.cards import CardSet, Suit
from threefiveeight.record import action_to_text
from threefiveeight.rules import legal_actions

CARDS = [
    pytest.param(("SA S9", "S3 D8", "S4 C3"), "", 0, "SA", id="leads a master trump while trumps are out"),
    pytest.param(("S9 HA H8 D3", "SK D8 H2 C2", "S4 C3 H4 C5"), "", 0, "D3", id="leads its shortest side suit"),
    pytest.param(
        ("S2 HA DA C7", "SK H3 H4 D3", "H5 H6 D4 D5"), "", 0, "HA", id="leads a side master, the first of equal suits"
    ),
    pytest.param(
        ("S2 HA DA C7 C8", "SK H3 H4 D3 D6", "H5 H6 D4 D5 D7"), "", 0, "DA", id="leads the master with most unseen"
    ),
    pytest.param(("S9 S8", "SK D8", "S4 C3"), "", 0, "S8", id="leads its lowest trump where nothing else is left"),
    pytest.param(("HA D7", "HQ D8", "HK H9 H3"), "HA HQ", 0, "H3", id="plays low where nothing wins"),
    pytest.param(("H5 D7", "HQ D8", "HK HA H3"), "H5 HQ", 0, "HK", id="last: wins with the cheapest"),
    pytest.param(("H5 D7", "S9 SK D4", "HK HA H3"), "H5", 0, "S9", id="ruffs with the cheapest"),
    pytest.param(("H5 D7", "HA HJ", "HK HQ"), "H5", 0, "HA", id="second: wins with a master"),
    pytest.param(("H5 D7", "HK H3", "HA HQ"), "H5", 0, "H3", id="second: plays low without a master"),
]


@pytest.mark.parametrize(("hands", "trick", "leader", "card"), CARDS)
def test_cards_of_g(hands: tuple[str, str, str], trick: str, leader: int, card: str) -> None:
    deal = ending(rules_with(), hands, "S", leader=leader, trick=trick)
    assert action_to_text(decide(make_bot("G"), deal), with_seat=False) == f"play {card}"


@pytest.mark.parametrize(
    ("six", "contract"),
    [
        pytest.param("HA H4 H2 SA SK C3", "H", id="the longest"),
        pytest.param("HA H4 SA SK D4 C3", "S", id="equal: the higher sum"),
        pytest.param("H9 H4 D9 D4 S2 C3", "H", id="equal again: the order S H D C"),
    ],
)
def test_the_common_contract(six: str, contract: str) -> None:
    table = rules_with("three-five-eight")
    deal = started(table, dealt_with(table, {0: six}))
    assert common_contract(seen(deal), legal_actions(deal)) == contract


def test_the_common_discard_counts_three_for_each_card_of_the_suit() -> None:
    """By hand: C2 is worth 3 (one card), then D5 9 + 2.1, D9 6 + 4.9 = 10.9, DT 3 + 5.6 = 8.6; hearts 12 and more."""
    hand = CardSet.parse("SA SK SQ SJ ST S9 S8 S7 S6 HA HK HQ H4 DT D9 D5 C2")
    assert str(common_discard(hand, Suit.SPADES, 4)) == "DT D9 D5 C2"


def test_the_common_discard_takes_the_lowest_trumps_last() -> None:
    hand = CardSet.parse("SA SK SQ SJ ST HA DA")
    assert str(common_discard(hand, Suit.SPADES, 4)) == "SJ ST HA DA"


def test_gn_is_g_nine_times_in_ten() -> None:
    deal = deal_in_play(rules_with(), ("S9 HA D3 D4 C6 C8", "SK D8 H2 C2 C3 C4", "S4 C9 H4 H5 H6 H7"), "S", leader=0)
    rule = decide(make_bot("G"), deal)
    noisy = make_bot("Gn")
    same = sum(decide(noisy, deal, seed=seed) == rule for seed in range(1000))
    # Nine in ten, and a sixth of the random cards: 917 expected, with a standard deviation of 9.
    assert 870 <= same <= 960
