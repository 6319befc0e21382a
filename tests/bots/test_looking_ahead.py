"""The players that look ahead: legal, repeatable, blind to hidden cards, and right where the answer is plain."""

from typing import Any

import pytest

from tests.bots.making import decide, decisions, ending, seen
from tests.rules.making import rules_with
from threefiveeight.bots import make_bot
from threefiveeight.bots.looking_ahead import GOOD, scaled
from threefiveeight.bots.options import likely_discards
from threefiveeight.bots.stakes import GAME, POINT, utility_of
from threefiveeight.cards import CardSet, Suit
from threefiveeight.rules import Contract, view
from threefiveeight.search.kernel.seat import seat_kernel
from threefiveeight.search.situation import situation_of

pytestmark = pytest.mark.skipif(seat_kernel() is None, reason="the kernel is not compiled")

LEVELS = pytest.mark.parametrize("level", ["good", "strong", "expert"])

OPTIONS = [
    pytest.param("three-five-eight", {}, id="eldest chooses on six"),
    pytest.param("sergeant-major", {}, id="private kitty"),
    pytest.param("six-three-eight", {}, id="no kitty"),
    pytest.param("sergeant-major-british", {"contracts": ("S", "NT", "MIS")}, id="kitty after the discard"),
    pytest.param("three-five-eight-classic", {"cards_per_over": 2, "void_play": "must_trump"}, id="double exchange"),
]


@pytest.mark.parametrize("level", ["good", "strong", "expert", "master"])
@pytest.mark.parametrize(("preset", "options"), OPTIONS)
def test_every_decision_is_legal(level: str, preset: str, options: dict[str, Any]) -> None:
    """Faults 4 and 55; ``decide`` refuses what the rules refuse."""
    bot = make_bot(level)
    rules = rules_with(preset, **options)
    assert sum(1 for _ in decisions(rules, (bot, None, bot), seed=5, deals=3)) > 20


@LEVELS
def test_the_same_seed_gives_the_same_actions(level: str) -> None:
    first, second = (
        [action for _, action in decisions(rules_with(), (make_bot(level), None, None), seed=3, deals=1)]
        for _ in range(2)
    )
    assert first == second


def test_what_a_player_met_before_makes_no_difference() -> None:
    """A search's memory of other decisions does not show."""
    fresh, used = make_bot("expert"), make_bot("expert")
    made = list(decisions(rules_with(), (used, None, None), seed=8, deals=2))
    for deal, action in made[-6:]:
        again = decide(used, deal, seed=4)
        assert again == decide(fresh, deal, seed=4)
        assert action.seat == again.seat


def test_a_budget_scales_the_worlds() -> None:
    assert scaled(GOOD.plan, 800, 10).worlds == 2 * GOOD.plan.worlds
    assert scaled(GOOD.plan, 400, 7).worlds > scaled(GOOD.plan, 400, 10).worlds == GOOD.plan.worlds
    assert scaled(GOOD.plan, 1, 16).worlds == scaled(GOOD.plan, 1, 16).pool == 1


def test_the_likely_discards_take_the_lowest_of_each_suit() -> None:
    hand = CardSet.parse("SA SK SQ SJ ST S9 S8 S7 S6 HA HK HQ H4 DT D9 D5 C2")
    options = likely_discards(hand, Contract.SPADES, 4, 5)
    assert len(options) == 5
    assert all(len(option) == 4 and option <= hand for option in options)
    assert all(option.of_suit(suit) == _lowest(hand, option, suit) for option in options for suit in hand_suits(hand))


def hand_suits(hand: CardSet) -> set[Suit]:
    return {card.suit for card in hand}


def _lowest(hand: CardSet, option: CardSet, suit: Suit) -> CardSet:
    held = [card for card in hand if card.suit == suit]
    gone = [card for card in option if card.suit == suit]
    return CardSet.of(held[len(held) - len(gone) :])


def test_twelve_tricks_are_worth_the_game() -> None:
    """Fault 53: the number that wins is counted from the tricks already taken."""
    deal = ending(rules_with("sergeant-major"), ("SA S9", "SK D8", "S4 C3"), "S", leader=0)
    own, first, _ = utility_of(seen(deal))
    needed = 12 - deal.tricks[0]
    if needed > 0:
        assert own[needed] - own[needed - 1] == POINT + GAME
    assert min(first) <= 0


def test_situations_are_for_the_seat_to_play() -> None:
    deal = ending(rules_with(), ("SA S9", "SK D8", "S4 C3"), "S", leader=0)
    with pytest.raises(ValueError, match="that is to play"):
        situation_of(view(deal, 1))
