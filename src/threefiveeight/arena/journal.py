"""A match written down series by series, so that one that was broken off goes on where it ended.

A journal is a text file of JSON lines: the match in full, then the number and the result of each series that was
played, in any order. A last line that was cut off is played again; anything else that does not fit is refused.
"""

import json
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from threefiveeight.arena.match import Match
from threefiveeight.arena.series import Key, SeriesResult, Sum
from threefiveeight.arena.timing import Timing
from threefiveeight.record import rules_to_json

FORMAT: Final = "358-arena-journal/1"


class BadJournal(ValueError):
    """A file that is no journal of this match; the text says what was found and what would be accepted."""


class Journal:
    """The journal of one match in a file; what it holds already is in ``done`` by the number of the series."""

    def __init__(self, path: Path, match: Match) -> None:
        """Read the journal, or begin it where there is no file; BadJournal for one of another match."""
        self._path = path
        self.done: Mapping[int, SeriesResult] = {}
        head = json.dumps({"format": FORMAT, "match": described(match)}, separators=(",", ":"))
        text = path.read_text(encoding="utf-8") if path.exists() else ""
        first, _, rest = text.partition("\n")
        if "\n" not in text and head.startswith(text):  # no file, or broken off in its first line
            path.write_text(head + "\n", encoding="utf-8")
            return
        if first != head:
            raise BadJournal(f"{path} is the journal of another match or no journal; name another file, or remove it")
        self.done = _results(path, rest, match.count)
        if not text.endswith("\n"):
            path.write_text(text[: text.rfind("\n") + 1], encoding="utf-8")

    def keep(self, number: int, result: SeriesResult) -> None:
        """Write down the result of a series that has been played."""
        self._write(json.dumps([number, to_json(result)], separators=(",", ":")))

    def _write(self, line: str) -> None:
        with self._path.open("a", encoding="utf-8") as file:
            file.write(line + "\n")


def described(match: Match) -> dict[str, Any]:
    """All that decides what a match comes to."""
    return {
        "players": list(match.players),
        "rules": rules_to_json(match.rules),
        "deals": match.deals,
        "series": match.series,
        "whole_games": match.whole_games,
        "seed": match.seed,
        "part": str(match.part),
        "contract": None if match.contract is None else str(match.contract),
        "first_dealers": list(match.first_dealers),
        "iterations": match.iterations,
        "budget_ms": match.budget_ms,
    }


def _results(path: Path, text: str, count: int) -> dict[int, SeriesResult]:
    """The results in the lines of a journal; what follows the last end of a line is not looked at."""
    done: dict[int, SeriesResult] = {}
    for place, line in enumerate(text.split("\n")[:-1], start=2):
        try:
            number, written = json.loads(line)
            if number not in range(count) or number in done:
                raise ValueError(f"no series {number!r} is missing")
            done[number] = from_json(written)
        except (ValueError, TypeError, KeyError, AttributeError) as error:
            raise BadJournal(f"{path}, line {place}: {error}; each line is a series and its result") from error
    return done


def to_json(result: SeriesResult) -> dict[str, Any]:
    """The result of a series as lists and numbers."""
    return {
        "sums": [[*key, one.count, one.total] for key, one in result.sums.items()],
        "faults": [[player, dict(kinds)] for player, kinds in result.faults.items()],
        "cuts": [list(one) for one in result.cuts.items()],
        "timings": [
            [player, timing.count, timing.total, timing.longest, [list(step) for step in timing.steps.items()]]
            for player, timing in result.timings.items()
        ],
    }


def from_json(written: dict[str, Any]) -> SeriesResult:
    """The result that `to_json` has written; ValueError, TypeError or KeyError for anything else."""
    return SeriesResult(
        {Key(player, kind, label): Sum(count, total) for player, kind, label, count, total in written["sums"]},
        {player: Counter(kinds) for player, kinds in written["faults"]},
        {
            player: Timing(count, total, longest, Counter(dict(steps)))
            for player, count, total, longest, steps in written["timings"]
        },
        Counter(dict(written.get("cuts", ()))),
    )
