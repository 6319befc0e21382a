"""The records of a series: every play of it, to be looked at one by one."""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from threefiveeight.arena.match import Match
from threefiveeight.arena.series import SeriesResult, play_games
from threefiveeight.record import record_of


class PlayRecord(NamedTuple):
    """One play of a series written down; ``name`` tells seating and first dealer and suits as the name of a file."""

    name: str
    record: Mapping[str, Any]


def records_of(match: Match, number: int) -> Iterator[PlayRecord]:
    """The records of all plays of series ``number`` (from 0), played again; IndexError if there is no such series."""
    if number not in range(match.count):
        raise IndexError(f"there is no series {number}; this match has those from 0 to {match.count - 1}")
    for play in play_games(match, number, SeriesResult()):
        first, second, third = (match.players[player] for player in play.seating)
        name = f"series-{number}-seats-{''.join(map(str, play.seating))}-dealer-{play.first_dealer}"
        yield PlayRecord(name, record_of(match.table_rules, (first, second, third), play.deals))
