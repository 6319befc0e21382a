"""Records played back: what is accepted, and the first thing that is wrong by place and reason."""

import json
import pickle
from typing import Any

import pytest

from tests.oracle.trace import lines_and_fault
from tests.record.making import SMALL, UNFINISHED, changed, game_record, without
from threefiveeight.record import RecordError, UnreadableRecord, parse_object, players_of, record_of, replay, trace
from threefiveeight.record.replay import MOST_ACTIONS, MOST_DEALS
from threefiveeight.rules import PRESETS, Game

ACTIONS = SMALL["deals"][0]["actions"]
DEAL = SMALL["deals"][0]
TRICKS, POINTS = DEAL["tricks"], DEAL["points"]
CHOOSER = ACTIONS[0][0]
OTHER = (int(CHOOSER) + 1) % 3


def refused(record: dict[str, Any]) -> tuple[str, str]:
    with pytest.raises(RecordError) as caught:
        replay(record)
    return caught.value.place, caught.value.reason


def test_a_record_has_the_form_of_the_page() -> None:
    assert list(SMALL) == ["format", "rules", "players", "deals", "totals", "winners"]
    assert SMALL["format"] == "358-record/1"
    assert SMALL["rules"] == {"preset": "three-five-eight", "end_deals": 2}
    assert list(DEAL) == ["dealer", "hands", "kitty", "actions", "tricks", "points"]
    assert [len(hand.split(" ")) for hand in DEAL["hands"]] == [16, 16, 16]
    assert len(DEAL["kitty"].split(" ")) == 4
    assert list(UNFINISHED) == ["format", "rules", "players", "deals", "totals"]
    assert list(UNFINISHED["deals"][0]) == ["dealer", "hands", "kitty", "actions"]
    assert players_of(SMALL) == ("Ana", "Bo", "Cy")


@pytest.mark.parametrize(
    "record",
    [
        pytest.param(SMALL, id="finished"),
        pytest.param(UNFINISHED, id="unfinished"),
        pytest.param(without(without(changed(SMALL, "deals", to=[]), "winners"), "totals"), id="no deals"),
        pytest.param(without(SMALL, "winners"), id="without winners"),
        pytest.param(without(SMALL, "totals"), id="without totals"),
        pytest.param(without(SMALL, "deals", 0, "tricks"), id="without tricks"),
        pytest.param(without(SMALL, "deals", 1, "points"), id="without points"),
        pytest.param(changed(SMALL, "players", to=["", "\ud800", "x" * 9999]), id="strange names"),
    ],
)
def test_a_record_is_accepted(record: dict[str, Any]) -> None:
    game = replay(record)
    finished = 0 if record["rules"]["preset"] == "sergeant-major" else len(record["deals"])
    assert len(game.results) == finished


def test_what_is_missing_is_computed() -> None:
    bare = without(without(SMALL, "totals"), "winners")
    for number in range(2):
        bare = without(without(bare, "deals", number, "tricks"), "deals", number, "points")
    game = replay(bare)
    assert list(game.totals) == SMALL["totals"]
    assert list(game.winners) == SMALL["winners"]
    assert [list(result.tricks) for result in game.results] == [deal["tricks"] for deal in SMALL["deals"]]


def test_fault_43_the_number_of_deals_survives_writing_and_reading() -> None:
    for deals in (3, 6, 9, 18):
        record = game_record({"preset": "three-five-eight", "end_deals": deals}, 7)
        game = replay(json.loads(json.dumps(record)))
        assert game.rules.end_deals == deals
        assert (game.over, len(game.results)) == (True, deals)
    record = game_record({"preset": "six-three-eight", "end_total": 5}, 7)
    assert replay(json.loads(json.dumps(record))).rules.end_total == 5


@pytest.mark.parametrize("seed", range(12))
def test_a_deal_ended_by_tricks_has_no_points(seed: int) -> None:
    record = game_record({"preset": "sergeant-major", "end_tricks": 7, "targets": [6, 5, 5]}, seed)
    last = record["deals"][-1]
    if max(last["tricks"]) < 7:
        assert last["points"] is not None
        return
    assert last["points"] is None
    before = record["deals"][:-1]
    assert record["totals"] == [sum(deal["points"][seat] for deal in before) for seat in range(3)]
    assert record["winners"] == [last["tricks"].index(max(last["tricks"]))]
    assert replay(record).over
    assert refused(changed(record, "deals", len(before), "points", to=[0, 0, 0])) == (
        f"deal {len(before) + 1}, points",
        "must be null, not [0, 0, 0]",
    )


def test_fault_47_a_deal_broken_off_is_a_record_that_can_be_read() -> None:
    game = replay(UNFINISHED)
    assert game.to_act is not None
    assert game.results == ()
    assert record_of(game.rules, ("Ana", "Bo", "Cy"), [game.deal] if game.deal else []) == UNFINISHED


FAULTS: list[tuple[str, dict[str, Any], str, str]] = [
    ("unknown key", changed(SMALL, "comment", to=""), "record", 'unknown key "comment"; known are format, rules,'),
    ("no rules", without(SMALL, "rules"), "record", "the key rules is missing"),
    ("no players", without(SMALL, "players"), "record", "the key players is missing"),
    ("no deals", without(SMALL, "deals"), "record", "the key deals is missing"),
    ("rules no object", changed(SMALL, "rules", to=[]), "rules", "must be an object with a preset, not a list"),
    ("no preset", changed(SMALL, "rules", to={}), "rules", "preset: must be one of sergeant-major, nine-five-two,"),
    ("another preset", changed(SMALL, "rules", "preset", to="x"), "rules", "preset: must be one of"),
    ("a preset of lists", changed(SMALL, "rules", "preset", to=[]), "rules", "preset: must be one of"),
    ("unknown option", changed(SMALL, "rules", "jokers", to=2), "rules", '"jokers": is no option; known are targets,'),
    ("bad option", changed(SMALL, "rules", "deck", to=50), "rules", "deck: must be 52 or 51, not 50"),
    ("contradiction", changed(SMALL, "rules", "deck", to=51), "rules", "kitty: must be none with 51 cards"),
    ("two players", changed(SMALL, "players", to=["A", "B"]), "players", "must be a list of three names"),
    ("a player of numbers", changed(SMALL, "players", 1, to=2), "players", "must be a list of three names"),
    ("players no list", changed(SMALL, "players", to="ABC"), "players", "must be a list of three names"),
    ("deals no list", changed(SMALL, "deals", to={}), "deals", "must be a list, not an object"),
    (
        "too many deals",
        changed(SMALL, "deals", to=[DEAL] * (MOST_DEALS + 1)),
        "deals",
        "has 121 deals, at most 120 are",
    ),
    ("deal no object", changed(SMALL, "deals", 1, to=7), "deal 2", "must be an object, not 7"),
    (
        "unknown key of a deal",
        changed(SMALL, "deals", 1, "note", to=1),
        "deal 2",
        'unknown key "note"; known are dealer,',
    ),
    ("no kitty", without(SMALL, "deals", 1, "kitty"), "deal 2", "the key kitty is missing"),
    ("dealer no seat", changed(SMALL, "deals", 0, "dealer", to=3), "deal 1", "dealer must be 0, 1 or 2, not 3"),
    ("dealer true", changed(SMALL, "deals", 0, "dealer", to=True), "deal 1", "dealer must be 0, 1 or 2, not true"),
    ("dealer 0.0", changed(SMALL, "deals", 1, "dealer", to=0.0), "deal 2", "dealer must be 0, 1 or 2, not 0.0"),
    ("wrong dealer", changed(SMALL, "deals", 1, "dealer", to=DEAL["dealer"]), "deal 2", "dealer must be"),
    ("two hands", changed(SMALL, "deals", 0, "hands", to=DEAL["hands"][:2]), "deal 1", "hands must be a list of three"),
    ("hands no list", changed(SMALL, "deals", 0, "hands", to="x"), "deal 1", "hands must be a list of three texts"),
    ("hand no text", changed(SMALL, "deals", 0, "hands", 1, to=[]), "deal 1", "hand of seat 1 must be a text of cards"),
    (
        "kitty no text",
        changed(SMALL, "deals", 0, "kitty", to=None),
        "deal 1",
        "kitty must be a text of cards, not null",
    ),
    ("no card", changed(SMALL, "deals", 0, "kitty", to="S1 D9 HT S3"), "deal 1", "kitty: 'S1' is no card"),
    ("two spaces", changed(SMALL, "deals", 0, "kitty", to="C2  D9"), "deal 1", "kitty: cards are separated by single"),
    ("no cards", changed(SMALL, "deals", 0, "kitty", to=""), "deal 1", "kitty has 0 cards, must have 4"),
    ("15 cards", changed(SMALL, "deals", 0, "hands", 2, to=DEAL["hands"][2][:-3]), "deal 1", "hand of seat 2 has 15"),
    (
        "a card twice",
        changed(SMALL, "deals", 0, "kitty", to=DEAL["hands"][1][:2] + DEAL["kitty"][2:]),
        "deal 1",
        f"{DEAL['hands'][1][:2]} is dealt twice",
    ),
    ("actions no list", changed(SMALL, "deals", 0, "actions", to="x"), "deal 1", 'actions must be a list, not "x"'),
    (
        "too many actions",
        changed(SMALL, "deals", 0, "actions", to=ACTIONS * (MOST_ACTIONS // len(ACTIONS) + 1)),
        "deal 1",
        f"has {len(ACTIONS) * (MOST_ACTIONS // len(ACTIONS) + 1)} actions, at most 300 are read",
    ),
    ("action no text", changed(SMALL, "deals", 0, "actions", 3, to=4), "deal 1, action 4", 'must be a text such as "1'),
    ("no action", changed(SMALL, "deals", 0, "actions", 3, to="0 pass"), "deal 1, action 4", "'pass' is no action"),
    (
        "out of turn",
        changed(SMALL, "deals", 0, "actions", 0, to=f"{OTHER} contract H"),
        "deal 1, action 1",
        f"seat {OTHER} may not act: it is the turn of seat {CHOOSER}",
    ),
    (
        "another phase",
        changed(SMALL, "deals", 0, "actions", 0, to=f"{CHOOSER} play SA"),
        "deal 1, action 1",
        f"seat {CHOOSER} must name a contract now",
    ),
    (
        "another phase, discard",
        changed(SMALL, "deals", 0, "actions", 1, to=f"{CHOOSER} play SA"),
        "deal 1, action 2",
        f"seat {CHOOSER} must discard now",
    ),
    (
        "another phase, play",
        changed(SMALL, "deals", 0, "actions", 2, to=f"{ACTIONS[2][0]} stop"),
        "deal 1, action 3",
        f"seat {ACTIONS[2][0]} must play a card now",
    ),
    (
        "an action too many",
        changed(SMALL, "deals", 1, "actions", to=[*SMALL["deals"][1]["actions"], "0 stop"]),
        f"deal 2, action {len(SMALL['deals'][1]['actions']) + 1}",
        "the deal is over",
    ),
    (
        "a deal unfinished",
        without(
            without(changed(SMALL, "deals", 0, "actions", to=ACTIONS[:9]), "deals", 0, "tricks"), "deals", 0, "points"
        ),
        "deal 2",
        "the deal before it is not finished",
    ),
    ("a deal too many", changed(SMALL, "deals", to=[*SMALL["deals"], DEAL]), "deal 3", "the game is over before this"),
    (
        "tricks unfinished",
        changed(UNFINISHED, "deals", 0, "tricks", to=[1, 0, 0]),
        "deal 1",
        "tricks are given, but the",
    ),
    (
        "points unfinished",
        changed(UNFINISHED, "deals", 0, "points", to=None),
        "deal 1",
        "points are given, but the deal",
    ),
    (
        "wrong tricks",
        changed(SMALL, "deals", 0, "tricks", to=[16, 0, 0]),
        "deal 1, tricks",
        f"must be {TRICKS}, not [16, 0, 0]",
    ),
    (
        "tricks of floats",
        changed(SMALL, "deals", 0, "tricks", to=[float(n) for n in TRICKS]),
        "deal 1, tricks",
        f"must be {TRICKS}, not [",
    ),
    ("wrong points", changed(SMALL, "deals", 0, "points", to=None), "deal 1, points", f"must be {POINTS}, not null"),
    ("wrong totals", changed(SMALL, "totals", to=[1, 2, -3]), "totals", f"must be {SMALL['totals']}, not [1, 2, -3]"),
    ("totals no list", changed(SMALL, "totals", to="0"), "totals", f'must be {SMALL["totals"]}, not "0"'),
    ("totals true", changed(UNFINISHED, "totals", to=[False, 0, 0]), "totals", "must be [0, 0, 0], not [false, 0, 0]"),
    ("wrong winners", changed(SMALL, "winners", to=[0, 1, 2, 3, 4]), "winners", "not [0, 1, 2, 3]"),
    ("winners too soon", changed(UNFINISHED, "winners", to=[0]), "winners", "are given, but the game is not over"),
]


@pytest.mark.parametrize(("record", "place", "reason"), [pytest.param(*row[1:], id=row[0]) for row in FAULTS])
def test_the_first_fault_is_told_by_place_and_reason(record: dict[str, Any], place: str, reason: str) -> None:
    found = refused(record)
    assert found[0] == place
    assert reason in found[1]
    assert lines_and_fault(record)[1] is not None  # the second reading refuses it too


def test_the_example_of_the_page() -> None:
    """``deal 2, action 19: seat 1 may not play H4: must follow clubs (holds C9 C2)`` is how a fault reads."""
    error = RecordError("deal 2, action 19", "seat 1 may not play H4: must follow clubs (holds C9 C2)")
    assert str(error) == "deal 2, action 19: seat 1 may not play H4: must follow clubs (holds C9 C2)"
    again = pickle.loads(pickle.dumps(error))  # noqa: S301
    assert (again.place, again.reason) == (error.place, error.reason)


def test_a_renege_is_told_as_on_the_page() -> None:
    record = game_record({"preset": "three-five-eight", "end_deals": 3}, 11)
    for number, deal in enumerate(record["deals"], start=1):
        for index, line in enumerate(trace({**record, "deals": record["deals"][:number]})):
            if line.get("deal") != number or line.get("phase") != "play":
                continue
            seat, legal = line["seat"], line["legal"]
            assert isinstance(legal, list)
            held = [action.split()[-1] for action in deal["actions"][index:] if action.startswith(f"{seat} play")]
            off = [card for card in held if f"play {card}" not in legal]
            if off and len({str(card)[5] for card in legal}) == 1:
                action = line["action"]
                assert isinstance(action, int)
                bad = changed(record, "deals", number - 1, "actions", action - 1, to=f"{seat} play {off[0]}")
                place, reason = refused(bad)
                assert place == f"deal {number}, action {action}"
                assert reason.startswith(f"seat {seat} may not play {off[0]}: must ")
                return
    raise AssertionError("no renege was possible")


@pytest.mark.parametrize(
    ("record", "reason"),
    [
        (without(SMALL, "format"), 'format: must be "358-record/1", it is missing'),
        (changed(SMALL, "format", to="358-record/2"), 'format: must be "358-record/1", it is "358-record/2"'),
        (changed(SMALL, "format", to=None), 'format: must be "358-record/1", it is null'),
        ({}, 'format: must be "358-record/1", it is missing'),
    ],
    ids=["missing", "another", "null", "empty"],
)
def test_another_format_is_no_record(record: dict[str, Any], reason: str) -> None:
    with pytest.raises(UnreadableRecord) as caught:
        replay(record)
    assert str(caught.value) == reason


def test_a_number_of_absurd_length_is_a_fault_and_no_crash() -> None:
    text = json.dumps(changed(SMALL, "deals", 0, "dealer", to="@")).replace('"@"', "9" * 5000)
    assert refused(parse_object(text.encode())) == ("deal 1", "dealer must be 0, 1 or 2, not Infinity")


@pytest.mark.parametrize("name", PRESETS)
def test_an_empty_game_is_written_and_read(name: str) -> None:
    record = record_of(PRESETS[name], ("a", "b", "c"), [])
    assert record["totals"] == [0, 0, 0]
    assert "winners" not in record
    assert replay(record) == Game.new(PRESETS[name], 0)
    assert list(trace(record)) == []
