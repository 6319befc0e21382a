"""Mutations of the keys, types, sizes and options of a record."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

from tests.oracle.generate import Record
from tests.oracle.options import settle
from tests.oracle.places import FINE, TOP, Place, some_deal
from tests.oracle.trace import Line


def unknown_key(rng: random.Random, record: Record, lines: list[Line]) -> Place | None:
    """A key that nobody knows."""
    key = rng.choice(["x", "", "Tricks", "seed", "comment", "tricks ", "kitty\u0000", "__proto__"])
    found = some_deal(rng, record) if rng.random() < 0.5 else None
    if found:
        found[1][key] = rng.choice([None, 1, "a"])
        return found[0], None
    rng.choice([record, record["rules"]])[key] = rng.choice([None, 1, "a"])
    return TOP


def missing_key(rng: random.Random, record: Record, lines: list[Line]) -> Place | None:
    """Something left out that cannot be computed."""
    found = some_deal(rng, record) if rng.random() < 0.5 else None
    if found:
        del found[1][rng.choice(["dealer", "hands", "kitty", "actions"])]
        return found[0], None
    key = rng.choice(["rules", "players", "deals", "preset"])
    del (record["rules"] if key == "preset" else record)[key]
    return TOP


def wrong_type(rng: random.Random, record: Record, lines: list[Line]) -> Place | None:
    """Something of another type."""
    key = rng.choice(["dealer", "hands", "kitty", "actions", "rules", "players", "deals"])
    things: list[Any] = [None, True, 7, 1.5, "x", {}, {"0": 1}, 10**40, -1]
    if key not in {"actions", "deals"}:
        things += [[], [[]], [None] * 3, ["a"], [1, 2, 3], ["a", "b", "c", "d"]]
    thing = rng.choice(things)
    if key in record:
        record[key] = thing
        return TOP
    found = some_deal(rng, record)
    if found is None:
        return None
    found[1][key] = thing
    return found[0], None


def wrong_dealer(rng: random.Random, record: Record, lines: list[Line]) -> Place | None:
    """The deal does not pass to the left."""
    if len(record["deals"]) < 2:
        return None
    number = rng.randrange(2, len(record["deals"]) + 1)
    deal = record["deals"][number - 1]
    deal["dealer"] = (deal["dealer"] + rng.choice([1, 2])) % 3
    return number, None


def dealer_no_seat(rng: random.Random, record: Record, lines: list[Line]) -> Place | None:
    """A dealer who does not sit at the table, or is no whole number."""
    found = some_deal(rng, record)
    if found is None:
        return None
    found[1]["dealer"] = rng.choice([3, -1, "0", None, 1.0, 0.0, True, False, 10**400, [0]])
    return found[0], None


def deal_after_the_end(rng: random.Random, record: Record, lines: list[Line]) -> Place | None:
    """One deal more than the game had."""
    if not lines or "winners" not in lines[-1]:
        return None
    again = copy.deepcopy(record["deals"][-1])
    again["dealer"] = (again["dealer"] + 1) % 3
    again["actions"] = []
    again.pop("tricks", None)
    again.pop("points", None)
    record["deals"].append(again)
    return len(record["deals"]), None


def too_much(rng: random.Random, record: Record, lines: list[Line]) -> Place | None:
    """More deals or actions than a record may have."""
    found = some_deal(rng, record)
    if found is None:
        return None
    number, deal = found
    if rng.random() < 0.5:
        deal["actions"] += ["0 play SA"] * (301 - len(deal["actions"]))
        return number, None
    record["deals"] = [deal] * 121
    return TOP


BAD_OPTIONS: list[dict[str, Any]] = json.loads("""[
 {"preset": "whist"}, {"preset": null}, {"preset": ["three-five-eight"]}, {"preset": "Three-Five-Eight"},
 {"targets": [8, 5, 4]}, {"targets": [9, 8, -1]}, {"targets": [16]}, {"targets": [8.0, 5, 3]}, {"targets": null},
 {"targets": [true, 10, 5]}, {"targets": "853"}, {"targets": {"D": 8}},
 {"deck": 51, "kitty": "name_take_discard", "targets": [6, 6, 5]}, {"deck": 52, "kitty": "none", "targets": [8, 5, 3]},
 {"deck": 50}, {"deck": "52"}, {"deck": 52.0}, {"deck": null},
 {"kitty": "none", "deck": 51, "targets": [6, 6, 5], "kitty_public": true},
 {"kitty": "look"}, {"kitty": 4}, {"kitty_public": 1}, {"kitty_public": null}, {"kitty_public": "yes"},
 {"kitty": "look_name_discard", "deck": 52, "choose_after": 6}, {"choose_after": 7}, {"choose_after": "6"},
 {"kitty": "look_name_discard", "deck": 52, "choose_after": "all", "exchange": "after_contract"},
 {"choose_after": null}, {"choose_after": 6, "exchange": "before_contract"}, {"choose_after": 6.0},
 {"contracts": []}, {"contracts": ["X"]}, {"contracts": "SHDC"}, {"contracts": null}, {"contracts": [["S"]]},
 {"contracts": ["S"], "each_contract_once": true, "end_deals": 4},
 {"contracts": ["S", "H"], "each_contract_once": true, "end_deals": 7},
 {"each_contract_once": true, "end_deals": null, "end_total": 5}, {"each_contract_once": 1},
 {"exchange": "before_contract", "choose_after": "all", "exchange_trump": "forbidden"},
 {"exchange": "before_contract", "choose_after": "all", "exchange_trump": "free_return"},
 {"exchange": "after_contract", "exchange_mode": "name_suit", "exchange_trump": "forbidden"},
 {"exchange": "after_contract", "exchange_mode": "name_suit", "exchange_trump": "free_return"},
 {"exchange": "off", "exchange_trump": "x"}, {"exchange": "off", "exchange_mode": null},
 {"exchange": "on"}, {"exchange": null}, {"exchange": false}, {"exchange_order": "up"}, {"cards_per_over": 3},
 {"cards_per_over": 0}, {"cards_per_over": true}, {"cards_per_over": 1.0}, {"rotate_targets": 0},
 {"end_tricks": 0}, {"end_tricks": 18}, {"end_tricks": -1}, {"end_tricks": "none"}, {"end_tricks": true},
 {"end_total": 0}, {"end_total": -3}, {"end_total": 1.0}, {"end_total": false}, {"end_floor": 0}, {"end_floor": 3},
 {"end_floor": true}, {"end_deals": 0}, {"end_deals": 100}, {"end_deals": true}, {"end_deals": "3"},
 {"end_tricks": null, "end_total": null, "end_floor": null, "end_deals": null}, {"tie": "draw"}, {"tie": null},
 {"void_play": "must_follow"}, {"void_play": true}, {"chooser": "third"}, {"chooser": 0}, {"unknown": 1}
]""")


def bad_option(rng: random.Random, record: Record, lines: list[Line]) -> Place | None:
    """An option that does not exist, has a wrong value, or contradicts the others."""
    record["rules"] |= copy.deepcopy(rng.choice(BAD_OPTIONS))
    return TOP


def format_unknown(rng: random.Random, record: Record, lines: list[Line]) -> Place | None:
    """Not a record of this format."""
    record["format"] = rng.choice(["358-record/2", "", None, 1, "358-record/1 ", ["358-record/1"]])
    if rng.random() < 0.3:
        del record["format"]
    return TOP


def rules_said_again(rng: random.Random, record: Record, lines: list[Line]) -> Place | None:
    """Options that only repeat what holds anyway, in any order, change nothing."""
    options = settle(record["rules"])
    rng.shuffle(options["contracts"])
    named = [*rng.sample(list(options), 4), "contracts"]
    items = list((record["rules"] | {option: options[option] for option in named}).items())
    rng.shuffle(items)
    record["rules"] = dict(items)
    return FINE


def keys_in_other_order(rng: random.Random, record: Record, lines: list[Line]) -> Place | None:
    """The order of keys means nothing."""
    for thing in [*record["deals"], record]:
        items = list(thing.items())
        rng.shuffle(items)
        thing.clear()
        thing.update(items)
    return FINE
