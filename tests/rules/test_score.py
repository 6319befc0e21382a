"""Seats, targets, limits, points, and when totals end a game."""

import itertools

import pytest

from tests.oracle import oracle
from tests.rules.making import acted, deal_in_play, rules_with
from threefiveeight.rules import (
    PRESETS,
    SEATS,
    Contract,
    Role,
    Rules,
    by_seat,
    leaderboard_score,
    limits,
    next_seat,
    points_of,
    role_of,
    seat_of,
    targets_by_seat,
)
from threefiveeight.rules.score import end_reached
from threefiveeight.rules.seats import from_eldest, with_seat

RESULTS = [(a, b, 16 - a - b) for a in range(17) for b in range(17 - a)]
SUITS = [Contract(letter) for letter in "SHDC"]


@pytest.mark.parametrize("dealer", SEATS)
def test_fault_22_fault_23_roles_are_counted_from_the_dealer_in_the_direction_of_play(dealer: int) -> None:
    """Eldest is the seat after the dealer, third the one after that."""
    assert seat_of(Role.DEALER, dealer) == dealer
    assert seat_of(Role.ELDEST, dealer) == next_seat(dealer)
    assert seat_of(Role.THIRD, dealer) == next_seat(next_seat(dealer))
    assert [role_of(seat_of(role, dealer), dealer) for role in Role] == list(Role)
    assert from_eldest(dealer) == tuple(seat_of(role, dealer) for role in (Role.ELDEST, Role.THIRD, Role.DEALER))


@pytest.mark.parametrize("seat", SEATS)
def test_one_seat_of_three_is_exchanged(seat: int) -> None:
    found = with_seat((10, 11, 12), seat, 99)
    assert found[seat] == 99
    assert [found[other] for other in SEATS if other != seat] == [10 + other for other in SEATS if other != seat]


@pytest.mark.parametrize(
    ("preset", "dealer", "targets"),
    [
        ("sergeant-major", 0, (8, 5, 3)),
        ("sergeant-major", 1, (3, 8, 5)),
        ("sergeant-major", 2, (5, 3, 8)),
        ("nine-five-two", 2, (5, 2, 9)),
        ("six-three-eight", 0, (6, 3, 8)),
        ("three-five-eight", 0, (3, 8, 5)),
        ("three-five-eight", 2, (8, 5, 3)),
    ],
)
def test_targets_go_by_role(preset: str, dealer: int, targets: tuple[int, int, int]) -> None:
    assert targets_by_seat(PRESETS[preset], 0, dealer) == targets
    assert targets_by_seat(PRESETS[preset], 3, dealer) == targets


ROTATED = [(8, 5, 3), (8, 5, 3), (8, 5, 3), (5, 3, 8), (5, 3, 8), (5, 3, 8), (3, 8, 5), (3, 8, 5), (3, 8, 5), (8, 5, 3)]


@pytest.mark.parametrize(("number", "by_role"), list(enumerate(ROTATED)), ids=[f"deal {n + 1}" for n in range(10)])
def test_rotated_targets_move_once_in_three_deals(number: int, by_role: tuple[int, int, int]) -> None:
    rules = rules_with("sergeant-major", rotate_targets=True)
    dealer = number % 3
    found = targets_by_seat(rules, number, dealer)
    assert tuple(found[(dealer + role) % 3] for role in range(3)) == by_role


@pytest.mark.parametrize("name", [name for name in PRESETS if name != "six-three-eight"])
def test_in_nine_deals_every_player_has_every_position_and_target_once(name: str) -> None:
    rules = rules_with(name, rotate_targets=True)
    seen = {
        (seat, role_of(seat, number % 3), targets_by_seat(rules, number, number % 3)[seat])
        for number in range(9)
        for seat in SEATS
    }
    assert len(seen) == 27


@pytest.mark.parametrize(
    ("targets", "dealer", "expected"),
    [
        pytest.param((3, 8, 5), 0, (8, 3, 5), id="8 and 3 change places, 5 stays"),
        pytest.param((9, 5, 2), 1, (2, 5, 9), id="9 and 2 change places"),
        pytest.param((6, 3, 8), 2, (6, 8, 3), id="6-3-8: 6 stays"),
        pytest.param((5, 5, 6), 0, (5, 6, 5), id="equal ones from eldest on: seat 1 first"),
        pytest.param((5, 5, 6), 1, (6, 5, 5), id="equal ones from eldest on: seat 0 before the dealer"),
        pytest.param((5, 5, 6), 2, (6, 5, 5), id="equal ones from eldest on: seat 0 first"),
        pytest.param((0, 8, 8), 0, (8, 8, 0), id="equal at the top: seat 1 first, which gets the higher limit"),
        pytest.param((0, 8, 8), 1, (8, 0, 8), id="equal at the top: seat 2 first"),
    ],
)
def test_limits_are_the_targets_reversed_by_rank(
    targets: tuple[int, int, int], dealer: int, expected: tuple[int, int, int]
) -> None:
    assert limits(targets, dealer) == expected


@pytest.mark.parametrize("dealer", SEATS)
def test_limits_agree_with_the_second_reading_for_all_targets(dealer: int) -> None:
    for targets in RESULTS:
        assert list(limits(targets, dealer)) == oracle.limits_of(list(targets), dealer)


@pytest.mark.parametrize("tricks", RESULTS, ids=[f"fault 34 - {a} {b} {c}" for a, b, c in RESULTS])
def test_points_of_all_153_results(tricks: tuple[int, int, int]) -> None:
    """With 8-5-3 the limits are 3-5-8: more tricks are good in every contract but no tricks, where they are bad."""
    for contract in [*SUITS, Contract.NO_TRUMP]:
        assert points_of(contract, (8, 5, 3), tricks) == (tricks[0] - 8, tricks[1] - 5, tricks[2] - 3)
    points = points_of(Contract.NO_TRICKS, (3, 5, 8), tricks)
    assert points == (3 - tricks[0], 5 - tricks[1], 8 - tricks[2])
    assert sum(points) == 0
    for seat in SEATS:
        assert (points[seat] > 0) is (tricks[seat] < (3, 5, 8)[seat])


def test_there_are_153_results() -> None:
    assert len(RESULTS) == 153


LAST = {"S": ("SA", "S2", "S3"), "NT": ("HA", "S2", "S3"), "MIS": ("SA", "S2", "S3")}


@pytest.mark.parametrize("contract", LAST)
@pytest.mark.parametrize("before", [(7, 5, 3), (0, 15, 0), (15, 0, 0), (4, 4, 7)], ids=str)
def test_fault_35_a_deal_is_scored_from_counts_of_tricks_alone(contract: str, before: tuple[int, int, int]) -> None:
    """Which cards are in the tricks makes no difference, aces or twos."""
    rules = rules_with("sergeant-major", contracts=["S", "NT", "MIS"], end_tricks=None)
    low = acted(
        deal_in_play(rules, ("S4", "S2", "S3"), contract, leader=0, tricks=before),
        *("0 play S4", "1 play S2", "2 play S3"),
    )
    cards = LAST[contract]
    high = acted(
        deal_in_play(rules, cards, contract, leader=0, tricks=before),
        *(f"{seat} play {cards[seat]}" for seat in SEATS),
    )
    assert low.points == high.points == points_of(Contract(contract), low.targets, (before[0] + 1, *before[1:]))
    assert low.totals == low.points


@pytest.mark.parametrize(
    ("ends", "totals", "deals", "over"),
    [
        pytest.param({"end_total": 10}, (10, -4, -6), 3, True, id="fault 37 - +10 reached"),
        pytest.param({"end_total": 10}, (9, -4, -5), 3, False, id="fault 37 - +9 is not +10"),
        pytest.param({"end_total": 10}, (11, -5, -6), 3, True, id="fault 37 - +11 is beyond"),
        pytest.param({"end_floor": -10}, (4, 6, -10), 3, True, id="fault 37 - −10 reached"),
        pytest.param({"end_floor": -10}, (4, 5, -9), 3, False, id="fault 37 - −9 is not −10"),
        pytest.param({"end_floor": -10}, (14, 0, -14), 3, True, id="fault 37 - −14 is beyond"),
        pytest.param({"end_deals": 3}, (0, 0, 0), 3, True, id="the third of three deals"),
        pytest.param({"end_deals": 3}, (9, 0, -9), 2, False, id="the second of three deals"),
        pytest.param({"end_tricks": 12}, (99, -50, -49), 98, False, id="totals and deals without an end"),
        pytest.param({"end_total": 10, "end_floor": -10}, (10, 0, -10), 1, True, id="two conditions fire"),
    ],
)
def test_totals_and_deals_end_a_game(
    ends: dict[str, int], totals: tuple[int, int, int], deals: int, over: bool
) -> None:
    none = dict.fromkeys(["end_tricks", "end_total", "end_floor", "end_deals"])
    assert end_reached(rules_with("sergeant-major", **(none | ends)), totals, deals) is over


def test_a_won_game_counts_ten_times_its_total() -> None:
    assert leaderboard_score((7, -3, -4), 0) == 70
    assert leaderboard_score((0, 0, 0), 2) == 0


def test_by_seat_asks_in_the_order_of_seats() -> None:
    asked = itertools.count()
    assert by_seat(lambda _: next(asked)) == (0, 1, 2)


@pytest.mark.parametrize("number", range(0, 12, 2))
@pytest.mark.parametrize("rotate", [False, True])
def test_targets_agree_with_the_second_reading(number: int, rotate: bool) -> None:
    rules: Rules = rules_with("nine-five-two", rotate_targets=rotate)
    options = {"targets": [9, 5, 2], "rotate_targets": rotate}
    for dealer in SEATS:
        assert list(targets_by_seat(rules, number, dealer)) == oracle.targets_of(options, number, dealer)
