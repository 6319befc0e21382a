"""What a match says of its players: points a deal with intervals, by role and by contract.

The plays of one series share their cards and are not independent of each other; series are. So all intervals are
clustered by series: a mean is a ratio of two sums over series, its error that of the residuals of the series.
"""

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from threefiveeight.arena.match import Match
from threefiveeight.arena.series import Key, SeriesResult, Sum
from threefiveeight.arena.timing import Timing

_TWO_SIDED_95: Final = 1.96


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean with its 95 % interval; ``half_width`` is infinite where one series alone was played."""

    mean: float
    half_width: float
    count: int

    @property
    def low(self) -> float:
        """The lower end of the interval."""
        return self.mean - self.half_width

    @property
    def high(self) -> float:
        """The upper end of the interval."""
        return self.mean + self.half_width


@dataclass(frozen=True, slots=True)
class PlayerStanding:
    """One player's figures: points a deal in all, by role, and by contract as chooser and as another."""

    name: str
    points: Estimate
    roles: dict[str, Estimate]
    chooser: dict[str, Estimate]
    other: dict[str, Estimate]
    wins: Estimate | None
    faults: Counter[str]
    cuts: int
    timing: Timing


@dataclass(frozen=True, slots=True)
class Standings:
    """What a match came to; ``pairs`` are the differences in points a deal between two of its players."""

    match: Match
    players: tuple[PlayerStanding, ...]
    pairs: dict[tuple[int, int], Estimate]


def standings(match: Match, results: Sequence[SeriesResult]) -> Standings:
    """Add up the results of the series of a match; ValueError without any."""
    if not results:
        raise ValueError("a match without a series has no standings")
    numbers = range(len(match.players))
    players = tuple(_standing(match.players[number], number, results) for number in numbers)
    pairs = {
        (first, second): _difference(results, Key(first, "all", ""), Key(second, "all", ""))
        for first in numbers
        for second in numbers
        if first < second
    }
    return Standings(match, players, pairs)


def estimate(sums: Iterable[Sum]) -> Estimate:
    """The mean of all numbers of some series, with its interval clustered by series."""
    clusters = [one for one in sums if one.count]
    count = sum(one.count for one in clusters)
    mean = sum(one.total for one in clusters) / count
    residuals = sum((one.total - mean * one.count) ** 2 for one in clusters)
    return Estimate(mean, _half_width(residuals, len(clusters), count), count)


def _half_width(residuals: float, clusters: int, count: int) -> float:
    if clusters < 2:
        return math.inf
    return _TWO_SIDED_95 * math.sqrt(residuals * clusters / (clusters - 1)) / count


def _difference(results: Sequence[SeriesResult], first: Key, second: Key) -> Estimate:
    """The difference of two means over the same series, paired by series."""
    pairs = [(result.sums[first], result.sums[second]) for result in results]
    counts = sum(a.count for a, _ in pairs), sum(b.count for _, b in pairs)
    means = sum(a.total for a, _ in pairs) / counts[0], sum(b.total for _, b in pairs) / counts[1]
    residuals = sum(
        ((a.total - means[0] * a.count) / counts[0] - (b.total - means[1] * b.count) / counts[1]) ** 2 for a, b in pairs
    )
    return Estimate(means[0] - means[1], _half_width(residuals, len(pairs), 1), counts[0])


def _standing(name: str, number: int, results: Sequence[SeriesResult]) -> PlayerStanding:
    faults: Counter[str] = Counter()
    timing = Timing()
    for result in results:
        faults.update(result.faults.get(number, Counter()))
        timing.merge(result.timings.get(number, Timing()))
    wins = _by_label(results, number, "wins")
    return PlayerStanding(
        name=name,
        points=_by_label(results, number, "all")[""],
        roles=_by_label(results, number, "role"),
        chooser=_by_label(results, number, "chooser"),
        other=_by_label(results, number, "other"),
        wins=wins.get(""),
        faults=faults,
        cuts=sum(result.cuts[number] for result in results),
        timing=timing,
    )


def _by_label(results: Sequence[SeriesResult], number: int, kind: str) -> dict[str, Estimate]:
    keys = sorted({key for result in results for key in result.sums if key.player == number and key.kind == kind})
    return {key.label: estimate(result.sums.get(key, Sum()) for result in results) for key in keys}
