"""Playing the series of a match, in this process or in several; the results are the same."""

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from multiprocessing import get_context

from threefiveeight.arena.match import Match
from threefiveeight.arena.series import SeriesResult, play_series

Progress = Callable[[int, int], None]
"""Told how many series of how many have been played."""


def play_match(match: Match, *, workers: int = 1, progress: Progress | None = None) -> list[SeriesResult]:
    """Play all series of a match; the results are in the order of the series, whatever the number of workers."""
    if workers <= 1:
        return _collected(map(play_series, repeat(match), range(match.count)), match.count, progress)
    # A fresh interpreter for each worker: a forked one would inherit the threads of external programs.
    with ProcessPoolExecutor(min(workers, match.count), mp_context=get_context("spawn")) as pool:
        results = pool.map(play_series, repeat(match), range(match.count), chunksize=1)
        return _collected(results, match.count, progress)


def _collected(results: Iterable[SeriesResult], count: int, progress: Progress | None) -> list[SeriesResult]:
    return list(_told(results, count, progress))


def _told(results: Iterable[SeriesResult], count: int, progress: Progress | None) -> Iterator[SeriesResult]:
    for done, result in enumerate(results, start=1):
        if progress is not None:
            progress(done, count)
        yield result
