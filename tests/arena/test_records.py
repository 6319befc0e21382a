"""The plays of a series as records that can be read back."""

import pytest

from tests.arena.test_match import match_of
from threefiveeight.arena.records import records_of
from threefiveeight.arena.series import Key, play_series
from threefiveeight.record import players_of, replay
from threefiveeight.rules import SEATS


def test_the_records_of_a_series_come_to_its_result() -> None:
    match = match_of("careful", "random", deals=4)
    records = dict(records_of(match, 0))
    points = 0
    for record in records.values():
        totals, players = replay(record).totals, players_of(record)
        points += sum(totals[seat] for seat in SEATS if players[seat] == "careful")
    assert points == play_series(match, 0).sums[Key(0, "all", "")].total
    assert len(records) == 9
    assert "series-0-seats-101-dealer-2" in records


def test_there_are_only_the_series_of_the_match() -> None:
    with pytest.raises(IndexError, match="from 0 to 1"):
        next(records_of(match_of("careful", "random", deals=4), 2))
