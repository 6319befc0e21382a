"""Means, intervals and times, compared with figures worked out by hand."""

import math

import pytest

from threefiveeight.arena.series import Sum
from threefiveeight.arena.standings import Estimate, estimate
from threefiveeight.arena.timing import Timing


@pytest.mark.parametrize(
    ("sums", "mean", "half_width"),
    [
        pytest.param([(1, 1.0), (1, 3.0)], 2.0, 1.96, id="two numbers: deviation 1.414, over the root of 2"),
        pytest.param([(9, 9.0), (9, 27.0)], 2.0, 1.96, id="copies inside a cluster change nothing"),
        pytest.param([(1, 2.0), (1, 2.0), (1, 2.0)], 2.0, 0.0, id="no spread"),
        pytest.param([(1, 0.0), (3, 8.0)], 2.0, 1.96 * math.sqrt(2 * (2**2 + 2**2)) / 4, id="clusters of two sizes"),
        pytest.param([(2, 3.0), (0, 0.0)], 1.5, math.inf, id="one cluster alone has no interval"),
    ],
)
def test_estimates(sums: list[tuple[int, float]], mean: float, half_width: float) -> None:
    found = estimate(Sum(count, total) for count, total in sums)
    assert found.mean == pytest.approx(mean)
    assert found.half_width == pytest.approx(half_width)


def test_the_ends_of_an_interval() -> None:
    found = Estimate(1.5, 0.25, 10)
    assert (found.low, found.high) == (1.25, 1.75)


def test_times_of_decisions() -> None:
    one, other = Timing(), Timing()
    for _ in range(99):
        one.add(0.001)
    other.add(0.5)
    one.merge(other)
    assert one.count == 100
    assert one.mean == pytest.approx((99 * 0.001 + 0.5) / 100)
    assert one.longest == 0.5
    assert 0.001 <= one.percentile(0.99) <= 0.001 * 2 ** (1 / 16)
    assert one.percentile(1) == 0.5


def test_without_decisions_all_times_are_zero() -> None:
    assert (Timing().mean, Timing().percentile(0.99)) == (0, 0)
