"""Games: how they go on, how they end, and who has won."""

import pickle
import random
from dataclasses import replace
from typing import Any

import pytest

from tests.rules.making import acted, deal_in_play, random_dealt, rules_with, walk
from threefiveeight.rules import (
    SEATS,
    BadDeal,
    BySeat,
    Contract,
    DealResult,
    Dealt,
    Game,
    GameOver,
    IllegalAction,
    Reason,
    Rules,
)
from threefiveeight.rules.game import decide, finish, used_contracts

ENDLESS = {"end_tricks": None, "end_total": None, "end_floor": None, "end_deals": 99}


def result(points: BySeat[int] | None, totals: BySeat[int], *, playoff: bool = False, **more: Any) -> DealResult:
    """The result of a deal, as far as the end of a game depends on it."""
    fields: dict[str, Any] = {"number": 0, "dealer": 0, "chooser": 0, "contract": Contract.HEARTS}
    fields |= {"targets": (8, 5, 3), "tricks": (8, 5, 3), **more}
    return DealResult(points=points, totals=totals, playoff=playoff, **fields)


# --- a player wins by tricks ---


@pytest.mark.parametrize("name", ["sergeant-major", "sergeant-major-british", "nine-five-two"])
@pytest.mark.parametrize(
    ("tricks", "early"), [((10, 3, 2), False), ((11, 2, 2), True), ((12, 2, 1), True)], ids=["11", "12", "13"]
)
def test_fault_37_twelve_tricks_win_at_once(name: str, tricks: BySeat[int], early: bool) -> None:
    """Seat 0 takes the last trick and so has 11, 12 or 13; with 13 the deal has been over for a trick."""
    deal = deal_in_play(rules_with(name), ("SA", "S2", "S3"), "S", leader=0, tricks=tricks)
    deal = acted(deal, "0 play SA", "1 play S2", "2 play S3")
    assert deal.over
    assert deal.ended_early is early
    assert (deal.points is None) is early
    assert (deal.totals == (0, 0, 0)) is early


def test_the_twelfth_trick_ends_the_deal_with_cards_in_hand() -> None:
    rules = rules_with("sergeant-major")
    deal = deal_in_play(rules, ("SA SQ", "S2 S5", "S3 S6"), "S", leader=0, tricks=(11, 2, 1))
    deal = acted(deal, "0 play SA", "1 play S2", "2 play S3")
    assert deal.over
    assert deal.ended_early
    assert [len(hand) for hand in deal.hands] == [1, 1, 1]
    game = finish(Game.new(rules, 2), deal)
    assert game.winners == (0,)
    assert game.totals == (0, 0, 0)
    assert game.results[0].points is None
    assert game.deal is not None
    assert game.deal.events[-1] == GameOver((0,))


@pytest.mark.parametrize(
    "change",
    [
        pytest.param({"contract": Contract.NO_TRICKS}, id="in no tricks"),
        pytest.param({"playoff": True}, id="in a playoff deal"),
        pytest.param({"rules": rules_with("sergeant-major", end_tricks=None)}, id="fault 41 - switched off"),
    ],
)
def test_twelve_tricks_win_nothing(change: dict[str, Any]) -> None:
    deal = deal_in_play(rules_with("sergeant-major"), ("SA", "S2", "S3"), "S", leader=0, tricks=(15, 0, 0))
    deal = acted(replace(deal, **change), "0 play SA", "1 play S2", "2 play S3")
    assert deal.over
    assert not deal.ended_early
    assert sum(deal.points or (1,)) == 0


def test_who_wins_by_tricks_wins_whatever_the_totals() -> None:
    results = (result((5, -5, 0), (5, -5, 0)), result(None, (5, -5, 0), tricks=(1, 12, 0)))
    assert decide(rules_with("sergeant-major"), results, ()) == ((1,), ())


# --- totals, deals and ties ---


@pytest.mark.parametrize(
    ("options", "last", "winners", "contenders"),
    [
        pytest.param({"end_deals": 1}, (3, -1, -2), (0,), (), id="the highest total"),
        pytest.param({"end_deals": 1, "tie": "shared"}, (1, 1, -2), (0, 1), (), id="fault 13 - tie shared"),
        pytest.param({"end_deals": 1, "tie": "playoff"}, (1, 1, -2), (), (0, 1), id="fault 13 - tie played off"),
        pytest.param({"end_deals": 1, "tie": "playoff"}, (0, 0, 0), (), (0, 1, 2), id="all three play off"),
        pytest.param({"end_deals": 1, "tie": "shared"}, (0, 0, 0), (0, 1, 2), (), id="all three have won"),
        pytest.param({"end_deals": 2, "tie": "shared"}, (3, -1, -2), (), (), id="not yet"),
        pytest.param({"end_total": 3}, (3, -1, -2), (0,), (), id="the total is reached"),
        pytest.param({"end_total": 4}, (3, -1, -2), (), (), id="the total is not reached"),
        pytest.param({"end_floor": -2}, (3, -1, -2), (0,), (), id="the floor is reached"),
        pytest.param({"end_floor": -3}, (3, -1, -2), (), (), id="the floor is not reached"),
        pytest.param({"end_floor": -2, "end_total": 2, "end_deals": 1}, (-2, 2, 0), (1,), (), id="all at once"),
        pytest.param({"end_floor": -2, "tie": "playoff"}, (1, 1, -2), (), (0, 1), id="tie at the floor"),
    ],
)
def test_after_a_deal(options: dict[str, Any], last: BySeat[int], winners: tuple[int, ...], contenders: Any) -> None:
    rules = rules_with("sergeant-major", **(ENDLESS | {"end_deals": 99} | options))
    assert decide(rules, (result(last, last),), ()) == (winners, contenders)


@pytest.mark.parametrize(
    ("contenders", "points", "played", "winners", "left"),
    [
        pytest.param((0, 1), (2, 1, -3), 1, (0,), (), id="the better of two"),
        pytest.param((0, 1), (-3, 1, 2), 1, (1,), (), id="the third cannot win"),
        pytest.param((0, 1), (1, 1, -2), 1, (), (0, 1), id="again"),
        pytest.param((0, 1, 2), (1, 1, -2), 1, (), (0, 1), id="again among those still tied"),
        pytest.param((0, 1), (1, 1, -2), 2, (), (0, 1), id="a third time"),
        pytest.param((0, 1), (1, 1, -2), 3, (0, 1), (), id="after three playoffs shared"),
        pytest.param((0, 2), (0, 0, 0), 3, (0, 2), (), id="shared by the tied ones only"),
        pytest.param((0, 1), (1, 2, -3), 3, (1,), (), id="decided in the third"),
    ],
)
def test_a_playoff(
    contenders: tuple[int, ...], points: BySeat[int], played: int, winners: tuple[int, ...], left: tuple[int, ...]
) -> None:
    """Decided by the points of the playoff deal, whatever the totals."""
    playoffs = (result((0, 0, 0), (9, 9, -18), playoff=True),) * (played - 1)
    results = (result((1, 1, -2), (9, 9, -18)), *playoffs, result(points, (-50, 0, 50), playoff=True))
    assert decide(rules_with("sergeant-major"), results, contenders) == (winners, left)


def test_no_end_is_looked_at_in_a_playoff() -> None:
    rules = rules_with("sergeant-major", end_total=1, end_deals=1)
    results = (result((1, 1, -2), (1, 1, -2)), result((0, 0, 0), (1, 1, -2), playoff=True))
    assert decide(rules, results, (0, 1)) == ((), (0, 1))


def _tied_game(rules: Rules) -> Game:
    """A game whose first deals end in a tie."""
    for seed in range(3000):
        for game in walk(rules, seed, deals=1):
            if game.contenders:
                return game
    raise AssertionError("no tie found")


def test_a_playoff_deal_has_no_exchange_counts_in_the_totals_and_offers_every_contract() -> None:
    rules = rules_with(
        "sergeant-major",
        end_deals=1,
        end_tricks=None,
        contracts=["S"],
        each_contract_once=True,
        tie="playoff",
    )
    game = _tied_game(rules)
    before = game.totals
    game = game.start(random_dealt(rules, random.Random(1)))
    deal = game.deal
    assert deal is not None
    assert deal.playoff
    assert deal.number == 1
    assert deal.dealer == (game.first_dealer + 1) % 3
    assert deal.claims == ()
    assert deal.phase == "contract"
    assert len(game.legal_actions()) == 1
    rng = random.Random(2)
    while game.to_act is not None:
        legal = game.legal_actions()
        game = game.apply(legal[rng.randrange(len(legal))])
    points = game.results[-1].points
    assert points is not None
    assert game.totals == tuple(before[seat] + points[seat] for seat in SEATS)
    assert used_contracts(game.results) == tuple(
        (Contract.SPADES,) if seat == game.results[0].chooser else () for seat in SEATS
    )


@pytest.mark.parametrize("deals", [3, 6, 9, 18])
@pytest.mark.parametrize("name", ["three-five-eight", "three-five-eight-classic"])
def test_fault_43_the_chosen_number_of_deals_is_played(name: str, deals: int) -> None:
    *_, game = walk(rules_with(name, end_deals=deals), deals)
    assert game.over
    assert len(game.results) == deals
    for seat in SEATS:
        named = used_contracts(game.results)[seat]
        assert len(named) == deals // 3
        assert len(set(named)) == len(named)


@pytest.mark.parametrize("goal", [3, 10])
def test_fault_43_the_chosen_total_is_played_for(goal: int) -> None:
    rules = rules_with("six-three-eight", end_total=goal, end_floor=-goal)
    for seed in range(3):
        *_, game = walk(rules, seed)
        regular = [result for result in game.results if not result.playoff]
        assert all(-goal < total < goal for result in regular[:-1] for total in result.totals)
        assert max(regular[-1].totals) >= goal or min(regular[-1].totals) <= -goal


@pytest.mark.parametrize("seed", range(6))
def test_fault_38_totals_are_the_sums_of_points(seed: int) -> None:
    *_, game = walk(rules_with("three-five-eight", end_deals=6), seed)
    for seat in SEATS:
        assert game.totals[seat] == sum(result.points[seat] for result in game.results if result.points)
    assert sum(game.totals) == 0
    assert max(game.totals) == game.totals[game.winners[0]]


# --- turns of a game ---


def test_a_game_waits_to_be_started() -> None:
    game = Game.new(rules_with(), 1)
    assert (game.to_act, game.totals, game.over, game.can_start) == (None, (0, 0, 0), False, True)
    assert game.legal_actions() == ()
    with pytest.raises(IllegalAction, match="no deal has been started") as refused:
        game.apply(next(iter(game.start(random_dealt(game.rules, random.Random(0))).legal_actions())))
    assert refused.value.code is Reason.OVER


@pytest.mark.parametrize("dealer", [-1, 3])
def test_the_first_dealer_is_a_seat(dealer: int) -> None:
    with pytest.raises(ValueError, match="seat 0, 1 or 2"):
        Game.new(rules_with(), dealer)


def test_a_deal_under_way_must_be_finished_before_the_next() -> None:
    dealt = Dealt.shuffled(rules_with(), random.Random(0))
    with pytest.raises(BadDeal, match="must be finished first"):
        Game.new(rules_with(), 0).start(dealt).start(dealt)


def test_a_game_that_is_over_has_no_further_deal_and_no_action() -> None:
    moments = list(walk(rules_with(end_deals=1), 3))
    over = moments[-1]
    assert over.over
    assert not over.can_start
    with pytest.raises(BadDeal, match="the game is over"):
        over.start(Dealt.shuffled(rules_with(), random.Random(0)))
    assert over.legal_actions() == ()
    with pytest.raises(IllegalAction, match="the deal is over") as refused:
        over.apply(moments[-2].legal_actions()[0])
    assert refused.value.code is Reason.OVER


def test_a_contract_named_before_is_refused_and_a_contract_of_no_table() -> None:
    rules = rules_with("three-five-eight", contracts=["S", "H"], end_deals=6)
    games = [game for game in walk(rules, 4) if game.deal is not None and game.deal.phase == "contract"]
    fourth = games[3]
    assert fourth.deal is not None
    seat = fourth.deal.chooser
    used = fourth.deal.used[seat][0]
    left = "H" if used == "S" else "S"
    assert [str(action.contract) for action in fourth.legal_actions() if hasattr(action, "contract")] == [left]
    with pytest.raises(IllegalAction) as refused:
        acted(fourth.deal, f"{seat} contract {used}")
    assert refused.value.code is Reason.CONTRACT_USED
    assert str(refused.value) == f"seat {seat} has named {used} before in this game; left are {left}"
    with pytest.raises(IllegalAction, match="NT may not be named at this table, only S H") as refused:
        acted(fourth.deal, f"{seat} contract NT")
    assert refused.value.code is Reason.CONTRACT_UNKNOWN
    assert pickle.loads(pickle.dumps(refused.value)).code is Reason.CONTRACT_UNKNOWN  # noqa: S301
