"""Records for tests: whole games, small ones, and the ways to spoil them."""

import copy
from typing import Any

from tests.rules.making import walk
from threefiveeight.record import record_of, rules_from_json
from threefiveeight.rules import Deal

NAMES = ("Ana", "Bo", "Cy")


def game_record(words: dict[str, Any], seed: int, *, moments: int | None = None) -> dict[str, Any]:
    """The record of a random game, whole or broken off after some moments."""
    rules = rules_from_json(words)
    deals: list[Deal] = []
    for moment, game in enumerate(walk(rules, seed)):
        assert game.deal is not None
        deals[len(game.results) - game.deal.over :] = [game.deal]
        if moment == moments:
            break
    return record_of(rules, NAMES, deals)


SMALL = game_record({"preset": "three-five-eight", "end_deals": 2}, 1)
"""A finished game of two deals."""

UNFINISHED = game_record({"preset": "sergeant-major"}, 3, moments=20)
"""A game in its first deal."""


def changed(record: dict[str, Any], *path: str | int, to: Any) -> dict[str, Any]:
    """A copy of a record with one value in it changed, or added."""
    made = copy.deepcopy(record)
    place: Any = made
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = to
    return made


def without(record: dict[str, Any], *path: str | int) -> dict[str, Any]:
    """A copy of a record with one value taken out."""
    made = copy.deepcopy(record)
    place: Any = made
    for step in path[:-1]:
        place = place[step]
    del place[path[-1]]
    return made
