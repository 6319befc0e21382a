"""Matches: the same cards in every seating, the same figures from the same seed."""

from collections import Counter
from dataclasses import replace

import pytest

from tests.rules.making import rules_with
from threefiveeight.arena import BadMatch, Match, Part, as_json, play_match, standings
from threefiveeight.arena.series import Key, SeriesResult, play_series
from threefiveeight.rules import PRESETS, Contract, Exchange

ROLES = ("dealer", "eldest", "third")


def match_of(*players: str, deals: int = 6, **options: object) -> Match:
    return Match(players=players, rules=PRESETS["three-five-eight"], deals=deals, **options)  # type: ignore[arg-type]


def count(result: SeriesResult, player: int, kind: str, label: str = "") -> int:
    return result.sums[Key(player, kind, label)].count


@pytest.mark.parametrize(
    ("players", "seatings"),
    [
        pytest.param(("a", "b"), {(0, 1, 1), (1, 0, 1), (1, 1, 0)}, id="one against two"),
        pytest.param(("a", "b", "c"), {(0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)}, id="three"),
    ],
)
def test_seatings(players: tuple[str, ...], seatings: set[tuple[int, ...]]) -> None:
    match = match_of(*players)
    assert set(match.seatings) == seatings
    assert len(list(match.plays())) == 3 * len(seatings)


def test_every_seating_plays_the_same_cards() -> None:
    match = match_of("random", "careful")
    first, again = match.cards(4), match.cards(4)
    assert [next(first) for _ in range(3)] == [next(again) for _ in range(3)]
    assert next(match.cards(0)) != next(match.cards(1))
    assert next(match.cards(0)) != next(match_of("random", "careful", seed=2).cards(0))


def test_in_one_series_each_player_sits_everywhere_in_every_role() -> None:
    result = play_series(match_of("careful", "random"), 0)
    assert count(result, 0, "all") == 27
    assert count(result, 1, "all") == 54
    assert {role: count(result, 0, "role", role) for role in ROLES} == dict.fromkeys(ROLES, 9)


def test_with_one_first_dealer_each_player_still_has_every_hand() -> None:
    match = match_of("careful", "random", deals=3, first_dealers=(0,))
    assert set(match.plays()) == {(seating, 0) for seating in match.seatings}
    result = play_series(match, 0)
    assert count(result, 0, "all") == 9
    assert {role: count(result, 0, "role", role) for role in ROLES} == dict.fromkeys(ROLES, 3)
    assert as_json(standings(match, [result]))["match"]["plays"] == 3


@pytest.mark.parametrize("part", Part)
def test_points_of_all_players_sum_to_zero(part: Part) -> None:
    result = play_series(match_of("careful", "random", "R", deals=2, part=part, series=2), 0)
    assert sum(result.sums[Key(player, "all", "")].total for player in range(3)) == 0
    assert not result.faults


def test_the_last_series_may_be_short() -> None:
    match = match_of("careful", "random", deals=4)
    assert [match.length(number) for number in range(match.count)] == [3, 1]


def test_a_player_against_two_of_itself_makes_nothing() -> None:
    match = match_of("careful", "careful", deals=3)
    assert standings(match, play_match(match)).players[0].points.mean == pytest.approx(0)


def test_more_workers_give_the_same_figures() -> None:
    match = match_of("careful", "random", "Gn", deals=4, series=1, seed=9)
    alone, together = (as_json(standings(match, play_match(match, workers=workers))) for workers in (1, 2))
    for figures in (alone, together):
        for player in figures["players"]:
            del player["ms"]
    assert alone == together


def test_whole_games_end_by_the_rules_and_have_winners() -> None:
    rules = rules_with("sergeant-major", end_deals=2)
    match = Match(players=("careful", "random"), rules=rules, deals=1, whole_games=True)
    assert match.table_rules == rules
    standing = standings(match, play_match(match)).players[0]
    assert standing.wins is not None
    assert standing.wins.count == 9


def test_outside_whole_games_no_number_of_tricks_ends_a_series() -> None:
    match = Match(players=("careful", "random"), rules=PRESETS["sergeant-major"], deals=1, series=1)
    assert match.table_rules.end_tricks is None
    assert count(play_series(match, 0), 0, "all") == 9


def test_a_contract_that_is_fixed_is_the_only_one_named() -> None:
    result = play_series(match_of("careful", "lowest", deals=1, series=1, contract=Contract.NO_TRICKS), 0)
    chosen = Counter(key.label for key in result.sums if key.kind == "chooser")
    assert set(chosen) == {"MIS"}


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        pytest.param({"players": ("careful",)}, "2 or 3 players", id="one player"),
        pytest.param({"deals": 0}, "deals must be at least 1", id="no deal"),
        pytest.param({"series": 0}, "series must be at least 1", id="no series"),
        pytest.param({"series": 19}, "series must be at most 18", id="more deals than contracts"),
        pytest.param({"iterations": 0}, "iterations must be at least 1", id="no iterations"),
        pytest.param({"first_dealers": (3,)}, "first dealers must be seats 0 to 2", id="no such seat"),
        pytest.param({"first_dealers": ()}, "at least one", id="no first dealer"),
        pytest.param({"budget_ms": 0}, "budget-ms must be at least 1", id="no time"),
        pytest.param(
            {"part": Part.DISCARD, "rules": PRESETS["six-three-eight"]}, "rules with a kitty", id="a discard of nothing"
        ),
        pytest.param(
            {"part": Part.CONTRACT, "contract": Contract.NO_TRUMP}, "more than one contract", id="a choice of one"
        ),
        pytest.param(
            {"part": Part.EXCHANGE, "contract": Contract.NO_TRUMP, "deals": 3},
            "with which cards are exchanged",
            id="an exchange in no trump",
        ),
        pytest.param(
            {"part": Part.EXCHANGE, "rules": replace(PRESETS["sergeant-major"], exchange=Exchange.OFF), "deals": 3},
            "with which cards are exchanged",
            id="an exchange that is off",
        ),
        pytest.param({"part": Part.EXCHANGE}, "at least 2 deals", id="an exchange in a first deal"),
    ],
)
def test_what_cannot_be_played_is_refused(changes: dict[str, object], said: str) -> None:
    words: dict[str, object] = {"players": ("careful", "random"), "rules": PRESETS["three-five-eight"], "deals": 1}
    with pytest.raises(BadMatch, match=said):
        Match(**(words | changes))  # type: ignore[arg-type]
