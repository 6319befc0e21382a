"""Views as JSON, field by field, and read back."""

import json
from typing import Any

import pytest
from hypothesis import given, settings

from tests.record.making import SMALL
from tests.rules.making import acted, dealt_with, random_deals, rules, rules_with, seeds, started, walk
from threefiveeight.record import (
    RecordError,
    event_from_json,
    event_to_json,
    replay,
    rules_to_json,
    view_from_json,
    view_to_json,
)
from threefiveeight.rules import OPTION_NAMES, Deal, Rules, Seat, view

VIEWERS: list[Seat | None] = [0, 1, 2, None]
FIELDS = [
    *("rules", "seat", "deal", "dealer", "targets", "totals", "phase", "to_act", "contract", "hand", "card_counts"),
    *("kitty", "discards", "trick", "tricks", "used_contracts", "claims", "events"),
]

GIVE = rules_with("three-five-eight")
NAME = rules_with("sergeant-major")


def given_and_discarded() -> Deal:
    """3-5-8: seat 0, who is eldest and up, gives H3 to seat 1 and gets HK, discards four aces and leads."""
    dealt = dealt_with(GIVE, {0: "H3 SA HA DA CA S2 S3", 1: "HK S4", 2: "S5"}, "C2 D9 HT S6", void={0: "H", 1: "H"})
    deal = started(GIVE, dealt, dealer=2, before=(1, -1, 0))
    return acted(deal, "0 contract C", "0 give 1 H3", "0 discard SA HA DA CA", "0 play S2", "1 play S4", "2 play S5")


def named_and_paid() -> Deal:
    """Sergeant Major: seat 0 finds a void, gets SK, pays S2; seat 2 stops."""
    dealt = dealt_with(NAME, {0: "S2", 1: "SK"}, "C2 D9 HT S6", void={1: "HS"})
    deal = started(NAME, dealt, dealer=2, before=(2, -3, 1))
    return acted(deal, "0 name 1 H", "0 name 1 S", "0 pay S2", "0 stop", "2 stop")


def events_of(deal: Deal, seat: Seat | None) -> list[dict[str, Any]]:
    return json.loads(json.dumps(view_to_json(view(deal, seat))))["events"]  # type: ignore[no-any-return]


def sorted_texts(cards: object) -> list[str]:
    assert hasattr(cards, "__iter__")
    return sorted(str(card) for card in cards)


# --- the view ---


@pytest.mark.parametrize("seat", VIEWERS)
def test_a_view_has_the_fields_of_the_page(seat: Seat | None) -> None:
    deal = given_and_discarded()
    found = view_to_json(view(deal, seat))
    assert list(found) == FIELDS
    assert found["rules"] == rules_to_json(GIVE)
    assert list(rules_to_json(GIVE)) == list(OPTION_NAMES)
    assert found["seat"] == seat
    assert found["deal"] == 2
    assert found["dealer"] == 2
    assert found["targets"] == [8, 5, 3]
    assert found["totals"] == [0, 0, 0]
    assert found["phase"] == "play"
    assert found["to_act"] == 2
    assert found["contract"] == "C"
    assert found["hand"] == ([] if seat is None else sorted_texts(deal.hands[seat]))
    assert found["card_counts"] == [15, 15, 15]
    assert found["kitty"] == ["C2", "D9", "HT", "S6"]
    assert found["discards"] == (["CA", "DA", "HA", "SA"] if seat == 0 else None)
    assert found["trick"] == {"leader": 2, "cards": []}
    assert found["tricks"] == [0, 0, 1]
    assert found["used_contracts"] == [[], [], []]
    assert found["claims"] == []


def test_a_trick_in_progress_and_claims_left() -> None:
    deal = acted(given_and_discarded(), f"2 play {given_and_discarded().hands[2].first()}")
    assert view_to_json(view(deal, 1))["trick"] == {"leader": 2, "cards": [str(given_and_discarded().hands[2].first())]}
    open_deal = started(NAME, dealt_with(NAME, {}), dealer=2, before=(2, -3, 1))
    assert view_to_json(view(open_deal, 0))["claims"] == [
        {"from": 1, "to": 0, "left": 2},
        {"from": 1, "to": 2, "left": 1},
    ]
    assert view_to_json(view(open_deal, 0))["phase"] == "exchange"
    assert view_to_json(view(open_deal, 0))["contract"] is None


def test_a_chooser_who_has_not_chosen_is_told_six_cards() -> None:
    deal = started(GIVE, dealt_with(GIVE, {0: "C2 HA D7 S3 CT DQ"}))
    found = view_to_json(view(deal, 0))
    assert found["hand"] == ["C2", "CT", "D7", "DQ", "HA", "S3"]
    assert found["card_counts"] == [16, 16, 16]
    assert found["events"] == [{"type": "dealt", "dealer": 2, "hand": found["hand"], "counts": [16, 16, 16]}]


def test_the_limits_stand_for_the_targets_in_no_tricks() -> None:
    deal = acted(started(GIVE, dealt_with(GIVE, {})), "0 contract MIS")
    assert view_to_json(view(deal, 2))["targets"] == [3, 5, 8]


def test_used_contracts_are_told_by_seat() -> None:
    game = replay(SMALL)
    assert game.deal is not None
    first = game.results[0]
    used = [[str(first.contract)] if seat == first.chooser else [] for seat in range(3)]
    assert view_to_json(view(game.deal, 0))["used_contracts"] == used


# --- the events, each kind with all its fields ---


@pytest.mark.parametrize("seat", VIEWERS)
def test_the_events_of_a_deal_with_gifts(seat: Seat | None) -> None:
    deal = given_and_discarded()
    dealt = {0: ["S3", "S2", "CA", "DA", "HA", "SA"], 1: deal.dealt.hands[1], 2: deal.dealt.hands[2]}
    first_six = sorted(map(str, deal.dealt.hands[0][:6]))
    hand = None if seat is None else first_six if seat == 0 else sorted_texts(dealt[seat])
    revealed = [{"type": "revealed", "hand": sorted_texts(deal.dealt.hands[0])}] if seat == 0 else []
    gift, back = ("H3", "HK") if seat in (0, 1) else (None, None)
    assert events_of(deal, seat) == [
        {"type": "dealt", "dealer": 2, "hand": hand, "counts": [16, 16, 16]},
        {"type": "contract", "seat": 0, "contract": "C"},
        *revealed,
        {"type": "moved", "from": 0, "to": 1, "card": gift},
        {"type": "moved", "from": 1, "to": 0, "card": back},
        {"type": "kitty", "seat": 0, "cards": ["C2", "D9", "HT", "S6"], "shown": True},
        {"type": "discarded", "seat": 0, "count": 4, "cards": ["CA", "DA", "HA", "SA"] if seat == 0 else None},
        {"type": "played", "seat": 0, "card": "S2"},
        {"type": "played", "seat": 1, "card": "S4"},
        {"type": "played", "seat": 2, "card": "S5"},
        {"type": "trick", "winner": 2},
    ]


@pytest.mark.parametrize("seat", VIEWERS)
def test_the_events_of_a_deal_with_suits_named(seat: Seat | None) -> None:
    taken, paid = ("SK", "S2") if seat in (0, 1) else (None, None)
    assert events_of(named_and_paid(), seat)[1:] == [
        {"type": "named", "seat": 0, "to": 1, "suit": "H"},
        {"type": "void", "seat": 1, "suit": "H"},
        {"type": "named", "seat": 0, "to": 1, "suit": "S"},
        {"type": "moved", "from": 1, "to": 0, "card": taken},
        {"type": "moved", "from": 0, "to": 1, "card": paid},
        {"type": "stopped", "seat": 0},
        {"type": "stopped", "seat": 2},
        {"type": "kitty", "seat": 2, "cards": ["C2", "D9", "HT", "S6"] if seat == 2 else None, "shown": False},
    ]


def test_the_events_of_an_end() -> None:
    game = replay(SMALL)
    assert game.deal is not None
    last = SMALL["deals"][-1]
    assert events_of(game.deal, None)[-2:] == [
        {"type": "scored", "tricks": last["tricks"], "points": last["points"], "totals": SMALL["totals"]},
        {"type": "over", "winners": SMALL["winners"]},
    ]


def test_a_deal_ended_early_is_scored_without_points() -> None:
    *_, game = walk(rules_with("sergeant-major", end_tricks=1), 1)
    assert game.deal is not None
    winner = game.winners[0]
    tricks = [int(seat == winner) for seat in range(3)]
    assert events_of(game.deal, 0)[-2:] == [
        {"type": "scored", "tricks": tricks, "points": None, "totals": [0, 0, 0]},
        {"type": "over", "winners": [winner]},
    ]


# --- read back ---


@settings(max_examples=25)
@given(rules(), seeds)
def test_a_view_comes_back_from_its_json(table: Rules, seed: int) -> None:
    for moment, deal in enumerate(random_deals(table, seed)):
        if moment > 12 and moment % 9 and not deal.over:
            continue
        for seat in VIEWERS:
            seen = view(deal, seat)
            assert view_from_json(json.loads(json.dumps(view_to_json(seen)))) == seen


def test_the_end_of_a_game_comes_back_from_its_json() -> None:
    game = replay(SMALL)
    assert game.deal is not None
    for seat in VIEWERS:
        for event in view(game.deal, seat).events:
            assert event_from_json(json.loads(json.dumps(event_to_json(event, seat))), seat) == event


def spoiled(*path: str | int, to: Any) -> dict[str, Any]:
    whole: dict[str, Any] = json.loads(json.dumps(view_to_json(view(given_and_discarded(), 0))))
    place: Any = whole
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = to
    return whole


@pytest.mark.parametrize(
    ("value", "message"),
    [
        pytest.param(spoiled("seat", to=3), "view, seat: cannot be 3 (ValueError: not a seat: 0, 1 or 2)", id="seat"),
        pytest.param(spoiled("seat", to=True), "view, seat: cannot be true", id="seat true"),
        pytest.param(spoiled("deal", to="2"), 'view, deal: cannot be "2" (TypeError: not a whole number)', id="deal"),
        pytest.param(spoiled("hand", to=["SX"]), "view, hand: cannot be a list (ValueError: 'SX' is", id="card"),
        pytest.param(spoiled("hand", to=None), "view, hand: cannot be null", id="hand"),
        pytest.param(spoiled("hand", to=["SA", "SA"]), "view, hand: cannot be a list (ValueError: SA", id="twice"),
        pytest.param(spoiled("targets", to=[1, 2]), "view, targets: cannot be a list", id="two targets"),
        pytest.param(spoiled("phase", to="deal"), 'view, phase: cannot be "deal"', id="phase"),
        pytest.param(spoiled("contract", to="X"), 'view, contract: cannot be "X"', id="contract"),
        pytest.param(spoiled("trick", to={}), "view, trick: cannot be an object (KeyError: 'leader')", id="trick"),
        pytest.param(spoiled("claims", to=[1]), "view, claims: cannot be a list", id="claims"),
        pytest.param(spoiled("rules", "deck", to=51), "view, rules: cannot be an object (OptionError:", id="rules"),
        pytest.param(spoiled("rules", to=[]), "view, rules: cannot be a list", id="rules of another kind"),
        pytest.param(spoiled("events", to=None), "view, events: cannot be null", id="events"),
        pytest.param(
            spoiled("events", 1, to={"type": "x"}), "view, event 2: cannot be an object (KeyError: 'x')", id="type"
        ),
        pytest.param(spoiled("events", 1, to=None), "view, event 2: cannot be null", id="event"),
        pytest.param(spoiled("events", 5, "shown", to=1), "view, event 6: cannot be an object (TypeError:", id="shown"),
        pytest.param(spoiled("more", to=1), 'view: unknown key "more"; known are rules, seat,', id="unknown key"),
    ],
)
def test_what_is_no_view_is_refused_by_name(value: dict[str, Any], message: str) -> None:
    with pytest.raises(RecordError) as refused:
        view_from_json(value)
    assert str(refused.value).startswith(message)


@pytest.mark.parametrize("field", FIELDS)
def test_a_view_has_all_its_fields(field: str) -> None:
    whole = view_to_json(view(given_and_discarded(), 0))
    del whole[field]
    with pytest.raises(RecordError, match=f"view: the key {field} is missing"):
        view_from_json(whole)
