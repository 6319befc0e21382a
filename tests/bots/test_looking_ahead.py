"""The players that look ahead: legal, repeatable, blind to hidden cards, and right where the answer is plain."""

import itertools
import math
from dataclasses import replace
from typing import Any

import pytest

from tests.bots.making import decide, decisions, ending, seen
from tests.bots.test_choosing import on_six
from tests.rules.making import acted, deal_in_play, dealt_with, rules_with, started
from threefiveeight.bots import make_bot
from threefiveeight.bots.careful import CarefulBot
from threefiveeight.bots.looking_ahead import GOOD, MASTER, LookingAhead, scaled
from threefiveeight.bots.options import likely_discards
from threefiveeight.bots.stakes import GAME, POINT, utility_of
from threefiveeight.cards import CardSet, Suit
from threefiveeight.rules import CONTRACTS, Action, Contract, NameContract, Phase, apply_action, legal_actions, view
from threefiveeight.search.situation import FREE, MUST_TRUMP, NO_TRICKS, NO_TRUMP, situation_of

pytestmark = pytest.mark.kernel

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


@pytest.mark.parametrize(("preset", "options"), OPTIONS)
def test_when_time_is_over_the_decision_is_legal_and_counted(preset: str, options: dict[str, Any]) -> None:
    hurried = LookingAhead(replace(MASTER, limit_ms=0))
    rules = rules_with(preset, **options)
    searched = 0
    for deal, action in decisions(rules, (hurried, None, hurried), seed=5, deals=2):
        before = hurried.cuts
        assert decide(hurried, deal) == decide(CarefulBot(liking=MASTER.liking), deal)
        assert action.seat == deal.to_act
        searched += hurried.cuts > before
    assert searched > 20


def test_where_there_is_time_the_clock_makes_no_difference() -> None:
    timed, free = LookingAhead(replace(MASTER, limit_ms=1e9)), LookingAhead(replace(MASTER, limit_ms=math.inf))
    for preset in ("three-five-eight", "six-three-eight"):
        for deal, action in decisions(rules_with(preset), (timed, timed, None), seed=6, deals=1):
            assert decide(free, deal, seed=9) == decide(timed, deal, seed=9)
            assert action.seat == deal.to_act
    assert (timed.cuts, free.cuts) == (0, 0)


def test_a_contract_is_the_best_of_what_all_have_met_when_time_is_over() -> None:
    """With a tick at every look at the clock, some limits leave each contract some worlds and not all."""
    rules = rules_with("six-three-eight")
    deal = next(deal for deal, _ in decisions(rules, (CarefulBot(),) * 3, seed=1) if deal.phase is Phase.CONTRACT)
    found: dict[int, tuple[Action, int]] = {}
    for limit in range(40):
        player = LookingAhead(replace(MASTER, limit_ms=1000 * limit))
        player.keep_time(itertools.count().__next__)
        found[limit] = player.decide(seen(deal), legal_actions(deal), seed=1, iterations=400), player.cuts
    assert found[0] == (decide(CarefulBot(), deal), 1)
    assert found[39] == (make_bot("master").decide(seen(deal), legal_actions(deal), seed=1, iterations=400), 0)
    assert {cuts for _, cuts in found.values()} == {0, 1}
    # The answer of so few worlds is that of a forecast over as many.
    few = replace(MASTER, forecasts=200)
    contracts = len(legal_actions(deal))
    assert found[contracts] == (
        LookingAhead(few).decide(seen(deal), legal_actions(deal), seed=1, iterations=400),
        1,
    )


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


@pytest.mark.parametrize(("end_tricks", "won"), [(12, GAME), (None, 0)], ids=["twelve win", "no number wins"])
def test_fault_52_twelve_tricks_are_worth_the_game_where_they_win_it(end_tricks: int | None, won: int) -> None:
    """Fault 53 too: the number that wins is counted from the tricks already taken."""
    table, hands = rules_with("sergeant-major", end_tricks=end_tricks), ("SA S9", "SK D8", "S4 C3")
    own, _, _ = utility_of(view(deal_in_play(table, hands, "S", leader=0, tricks=(11, 2, 1)), 0))
    assert [own[further] for further in range(3)] == [0, POINT + won, 2 * POINT + won]
    _, next_, last = utility_of(view(deal_in_play(table, hands, "S", leader=0, tricks=(2, 11, 1)), 0))
    assert [next_[further] for further in range(3)] == [0, -won, -won]
    assert not any(last[:3])


@pytest.mark.parametrize(
    ("contract", "void_play", "kind"),
    [
        ("S", "must_trump", MUST_TRUMP),
        ("S", "free", FREE),
        ("NT", "must_trump", NO_TRUMP),
        ("MIS", "must_trump", NO_TRICKS),
    ],
)
def test_fault_52_the_kernel_is_told_how_the_table_plays(contract: str, void_play: str, kind: int) -> None:
    deal = ending(rules_with(void_play=void_play), ("SA S9", "SK D8", "S4 C3"), contract, leader=0)
    assert situation_of(seen(deal)).words[0] == kind


def test_situations_are_for_the_seat_to_play() -> None:
    deal = ending(rules_with(), ("SA S9", "SK D8", "S4 C3"), "S", leader=0)
    with pytest.raises(ValueError, match="that is to play"):
        situation_of(view(deal, 1))


@pytest.mark.parametrize("kitty", ["name_discard_take", "name_take_discard"])
def test_a_kitty_of_which_a_card_is_known_is_taken_up_with_it(kitty: str) -> None:
    """The highest clubs that came back are the eight and the king: the ace lies in the kitty, which nobody has seen."""
    table = rules_with("sergeant-major-british", kitty=kitty)
    dealt = dealt_with(table, {0: "C5 C4", 1: "C8", 2: "CK"}, kitty="CA", void={0: "C", 1: "C"})
    deal = started(table, dealt, dealer=0, before=(2, -1, -1))
    deal = acted(deal, "0 give 1 C4", "0 give 2 C5")
    assert [str(card) for card in deal.hands[0].of_suit(Suit.CLUBS)] == ["CK", "C8"]
    strong = make_bot("strong")
    while deal.phase is not Phase.PLAY:
        deal = apply_action(deal, decide(strong, deal, seed=1))
    assert deal.contract is not None


def test_the_master_names_no_tricks_as_soon_as_they_promise_most() -> None:
    told = on_six("HQ D3 D6 S6 H4 D2")
    legal = [NameContract(0, contract) for contract in CONTRACTS]
    named = {
        level: make_bot(level).decide(told, legal, seed=1, iterations=40) for level in ("careful", "expert", "master")
    }
    diamonds, no_tricks = NameContract(0, Contract.DIAMONDS), NameContract(0, Contract.NO_TRICKS)
    assert named == {"careful": diamonds, "expert": diamonds, "master": no_tricks}
