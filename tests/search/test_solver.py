"""The exact solver against trying everything, against itself without shortcuts, and against what must hold."""

import itertools
import threading
from dataclasses import replace
from random import Random

import pytest

from tests.search.brute import guaranteed as by_trying
from tests.search.positions import NAMES, VARIETIES, random_position
from threefiveeight.rules.options import CONTRACTS, Contract, VoidPlay
from threefiveeight.rules.seats import SEATS
from threefiveeight.search import Position, Solver
from threefiveeight.search import solver as solver_module
from threefiveeight.search.kernel import Switch, load
from threefiveeight.search.plain import search as in_python
from threefiveeight.search.playouts import random_deal
from threefiveeight.search.solver import Stopped


def brute(position: Position, seat: int) -> int:
    return by_trying(
        [[str(card) for card in hand] for hand in position.hands],
        str(position.contract),
        position.leader,
        [str(card) for card in position.trick],
        position.void_play is VoidPlay.MUST_TRUMP,
        seat,
    )


@pytest.mark.parametrize("variety", range(len(VARIETIES)), ids=NAMES)
@pytest.mark.parametrize(
    ("size", "played", "count"),
    [
        (1, 0, 20),
        (1, 1, 20),
        (1, 2, 20),
        (2, 0, 60),
        (2, 1, 60),
        (3, 0, 60),
        (3, 2, 60),
        (4, 0, 2),
        (4, 1, 6),
        (4, 2, 12),
    ],
)
def test_small_endings_by_trying_everything(variety: int, size: int, played: int, count: int) -> None:
    random, solver = Random(f"{variety} {size} {played}"), Solver(8)
    for _ in range(count):
        position = random_position(random, size, played, variety)
        for seat in SEATS:
            assert solver.guaranteed(position, seat) == brute(position, seat), position


@pytest.mark.kernel
@pytest.mark.parametrize("variety", range(len(VARIETIES)), ids=NAMES)
@pytest.mark.parametrize(("size", "count"), [(5, 60), (6, 60), (7, 40), (8, 30), (9, 12), (10, 4)])
@pytest.mark.slow
def test_the_same_without_partition(variety: int, size: int, count: int) -> None:
    """The shortcuts that generalise fail at eight and more cards only, if they fail."""
    random = Random(f"{variety} {size}")
    for _ in range(count):
        position = random_position(random, size, random.randrange(3), variety)
        quick, slow = Solver(64), Solver(256, switches=Switch.NO_PARTITION | Switch.NO_BOUNDS)
        for seat in SEATS:
            assert quick.guaranteed(position, seat) == slow.guaranteed(position, seat), (position, seat)


@pytest.mark.kernel
@pytest.mark.parametrize("variety", range(len(VARIETIES)), ids=NAMES)
@pytest.mark.parametrize(("size", "count"), [(4, 30), (5, 12), (6, 4)])
def test_python_says_the_same(variety: int, size: int, count: int) -> None:
    random, solver = Random(f"{variety} {size}"), Solver(8)
    for _ in range(count):
        position = random_position(random, size, random.randrange(3), variety)
        for seat in SEATS:
            low, high, _ = in_python(position, seat, (0, position.size), limit=None, go_on=lambda: True)
            assert low == high == solver.guaranteed(position, seat), position


@pytest.mark.kernel
@pytest.mark.parametrize("path", [0, 1], ids=["portable", "BMI2"])
def test_both_paths_say_the_same(path: int) -> None:
    library = load()
    assert library is not None
    if path > library.path:
        pytest.skip("this processor has no BMI2")
    random, one, other = Random(5), Solver(16), Solver(16, library.with_path(path))
    for _ in range(60):
        position = random_position(random, 8, random.randrange(3))
        for seat in SEATS:
            whole = bounds_of(one, position, seat), bounds_of(other, position, seat)
            assert whole[0] == whole[1], position


def bounds_of(solver: Solver, position: Position, seat: int) -> tuple[int, int, int]:
    found = solver.bounds(position, seat)
    return found.low, found.high, found.nodes


@pytest.mark.parametrize("variety", range(len(VARIETIES)), ids=NAMES)
def test_moves_are_worth_what_follows_them(variety: int) -> None:
    random, solver = Random(variety), Solver(8)
    for _ in range(12):
        position = random_position(random, 4, random.randrange(3), variety)
        seat = position.to_act
        solution = solver.solve(position, moves=True)
        assert solution.moves is not None
        assert list(solution.moves) == list(position.legal())
        best = min if position.contract is Contract.NO_TRICKS else max
        assert best(solution.moves.values()) == solution.guaranteed[seat]
        for card, value in solution.moves.items():
            after, winner = position.after(card)
            assert after is not None
            assert value == (winner == seat) + Solver(8).guaranteed(after, seat)


@pytest.mark.parametrize("variety", range(len(VARIETIES)), ids=NAMES)
def test_a_line_of_play_gives_just_the_value(variety: int) -> None:
    random, solver = Random(variety), Solver(16)
    for _ in range(8):
        position = random_position(random, 5, random.randrange(3), variety)
        for seat in SEATS:
            at: Position | None = position
            won = 0
            for card in solver.line(position, seat):
                assert at is not None
                at, winner = at.after(card)
                won += winner == seat
            assert at is None
            assert won == solver.guaranteed(position, seat)


@pytest.mark.kernel
@pytest.mark.parametrize("size", [3, 6, 9])
def test_the_three_values_leave_room_for_each_other(size: int) -> None:
    """What all three are sure of, they can have at once; in no tricks each takes at most its own."""
    random, solver = Random(size), Solver(16)
    for _ in range(60):
        position = random_position(random, size, random.randrange(3))
        total = sum(solver.guaranteed(position, seat) for seat in SEATS)
        if position.contract is Contract.NO_TRICKS:
            assert total >= position.size, position
        else:
            assert total <= position.size, position


@pytest.mark.kernel
def test_suits_and_seats_can_change_places() -> None:
    random, solver = Random(3), Solver(32)
    for _ in range(40):
        position = random_position(random, 7, 0)
        turned = replace(
            position,
            hands=(position.hands[2], position.hands[0], position.hands[1]),
            leader=(position.leader + 1) % 3,
        )
        values = solver.solve(position).guaranteed
        assert solver.solve(turned).guaranteed == (values[2], values[0], values[1])


@pytest.mark.kernel
def test_a_full_deal_by_every_contract() -> None:
    """Values of the first random deal, found twice: with a table for all questions, and with none left over."""
    hands = random_deal(358, 0)
    together = Solver()
    for contract in CONTRACTS[:5]:
        position = Position(hands, contract, 1, (), VoidPlay.MUST_TRUMP)
        assert together.solve(position).guaranteed == Solver().solve(position).guaranteed


@pytest.mark.kernel
def test_a_full_memory_costs_time_but_not_the_answer() -> None:
    position = random_position(Random(1), 11, 0, VARIETIES.index((Contract.NO_TRICKS, VoidPlay.FREE)))
    assert Solver(1).guaranteed(position, 0) == Solver(64).guaranteed(position, 0)


def test_bounds_enclose_the_value_when_stopped() -> None:
    random = Random(9)
    for _ in range(20):
        position = random_position(random, 5, 0)
        exact = Solver(8).guaranteed(position, 1)
        solver = Solver(8)
        for limit in (1, 10, 100, 1000):
            bounds = solver.bounds(position, 1, limit=limit)
            assert bounds.low <= exact <= bounds.high
        assert solver.bounds(position, 1).exact


def test_a_caller_can_stop_a_search(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solver_module, "SLICE", 50)
    position = Position(random_deal(1, 4), Contract.NO_TRICKS)
    asked: list[int] = []

    def go_on() -> bool:
        asked.append(1)
        return len(asked) < 3

    bounds = Solver(64).bounds(position, 0, go_on=go_on)
    assert len(asked) == 3
    assert not bounds.exact


def test_another_thread_can_stop_a_search() -> None:
    """It asks for deal after deal, so that the stop finds one of them being searched however quick they are."""
    solver = Solver(64)
    begun, seen = threading.Event(), []

    def ask() -> None:
        try:
            for number in itertools.count():
                begun.set()
                solver.guaranteed(Position(random_deal(1, number), Contract.NO_TRICKS), 0)
        except Stopped:
            seen.append("stopped")

    thread = threading.Thread(target=ask)
    thread.start()
    begun.wait()
    while thread.is_alive():
        solver.stop()
        thread.join(0.01)
    assert seen == ["stopped"]


@pytest.mark.kernel
def test_solvers_work_side_by_side() -> None:
    random = Random(4)
    positions = [random_position(random, 8, 0) for _ in range(12)]
    expected = [Solver(16).solve(position).guaranteed for position in positions]
    shared, found = Solver(16), {}

    def work(first: int) -> None:
        for number in range(first, len(positions), 3):
            found[number] = shared.solve(positions[number]).guaranteed

    threads = [threading.Thread(target=work, args=(first,)) for first in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [found[number] for number in range(len(positions))] == expected


def test_impossible_questions_are_refused() -> None:
    position = random_position(Random(1), 3)
    with pytest.raises(ValueError, match="a seat is 0, 1 or 2, not 3"):
        Solver(8).guaranteed(position, 3)
    with pytest.raises(ValueError, match="at least 1 megabyte, not 0"):
        Solver(0)
