"""Playing the series of a match, in this process, in several, or on a cluster; the results are the same."""

import os
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, as_completed
from itertools import repeat
from multiprocessing import get_context, parent_process

from threefiveeight.arena.journal import Journal
from threefiveeight.arena.match import Match
from threefiveeight.arena.series import SeriesResult, play_series

Progress = Callable[[int, int], None]
"""Told how many series of how many have been played."""

Numbered = tuple[int, SeriesResult]

Player = Callable[[Match, Sequence[int]], Iterator[Numbered]]
"""Plays some series of a match; their results come in any order."""


def play_match(
    match: Match,
    *,
    workers: int = 1,
    progress: Progress | None = None,
    journal: Journal | None = None,
    player: Player | None = None,
) -> list[SeriesResult]:
    """Play all series of a match that are not in its ``journal``; the results are in the order of the series.

    They are the same whatever the number of ``workers`` (processes) and whoever plays: a ``player`` may be given
    that plays elsewhere.
    """
    results = {} if journal is None else dict(journal.done)
    missing = [number for number in range(match.count) if number not in results]
    for number, result in (player or _player(min(workers, len(missing))))(match, missing):
        results[number] = result
        if journal is not None:
            journal.keep(number, result)
        if progress is not None:
            progress(len(results), match.count)
    return [results[number] for number in range(match.count)]


def numbered(match: Match, number: int) -> Numbered:
    """One series played, with its number."""
    return number, play_series(match, number)


def _player(workers: int) -> Player:
    if workers <= 1:
        return lambda match, missing: map(numbered, repeat(match), missing)
    return lambda match, missing: _in_processes(match, missing, workers)


def _in_processes(match: Match, missing: Iterable[int], workers: int) -> Iterator[Numbered]:
    # A fresh interpreter for each worker: a forked one would inherit the threads of external programs.
    pool: Executor
    with ProcessPoolExecutor(workers, get_context("spawn"), _end_with_parent) as pool:
        for future in as_completed([pool.submit(numbered, match, number) for number in missing]):
            yield future.result()


def _end_with_parent() -> None:
    """Let this worker end when the process that gives it work is gone, killed or not: nobody else would end it."""
    threading.Thread(target=_wait_for_the_end, daemon=True).start()


def _wait_for_the_end() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
