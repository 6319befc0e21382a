"""Records spoiled in one known place, each with what must be said about it.

A mutation takes a good record and changes a copy of it.  It answers where the first fault then is, as
``(deal, action)`` counted from 1 with None where there is no such place; `FINE` if the record stays good; or
`None` if this record has nothing to spoil in this way.
"""

from __future__ import annotations

import copy
import itertools
import json
import random
from collections.abc import Callable
from typing import Any

from tests.oracle.generate import Record
from tests.oracle.options import settle
from tests.oracle.oracle import RANKS, SUITS, deck_of
from tests.oracle.trace import Line, lines_and_fault

Place = tuple[int | None, int | None]
Mutation = Callable[[random.Random, Record, list[Line]], Place | None]

FINE: Place = (-1, -1)
TOP: Place = (None, None)


def mutated(rng: random.Random, good: Record, mutation: Mutation) -> tuple[Record, Place] | None:
    """A spoiled copy and the place of its first fault, or None if the mutation finds nothing to spoil."""
    lines, fault = lines_and_fault(good)
    assert fault is None
    bad = copy.deepcopy(good)
    place = mutation(rng, bad, lines)
    return None if place is None else (bad, place)


def waiting(lines: list[Line], record: Record, phase: str = "") -> list[Line]:
    """The lines that come before an action of the record, perhaps of one phase only."""
    return [
        line
        for line in lines
        if phase in line.get("phase", "-" if phase else "")
        and "legal" in line
        and line["action"] <= len(record["deals"][line["deal"] - 1]["actions"])
    ]


def put(record: Record, line: Line, action: Any) -> Place:
    """Replace the action that a line waits for."""
    record["deals"][line["deal"] - 1]["actions"][line["action"] - 1] = action
    return line["deal"], line["action"]


def later_cards(record: Record, line: Line) -> list[str]:
    """The cards that the seat of a play still holds: what it plays from here on."""
    actions = record["deals"][line["deal"] - 1]["actions"][line["action"] - 1 :]
    return [action[-2:] for action in actions if action.startswith(f"{line['seat']} play ")]


# --- actions -----------------------------------------------------------------------------------------------


def play_card_of_other_suit(rng: random.Random, record: Record, lines: list[Line]) -> Place | None:
    """Somebody does not follow, or does not trump where he must."""
    cases = [
        (line, card)
        for line in waiting(lines, record, "play")
        for card in later_cards(record, line)
        if f"play {card}" not in line["legal"]
    ]
    if not cases:
        return None
    line, card = rng.choice(cases)
    return put(record, line, f"{line['seat']} play {card}")


def play_card_not_held(rng: random.Random, record: Record, lines: list[Line]) -> Place | None:
    """Somebody plays a card that another holds, that is gone, or that the deck does not have."""
    cases = waiting(lines, record, "play")
    if not cases:
        return None
    line = rng.choice(cases)
    mine = later_cards(record, line)
    cards = [suit + rank for suit in SUITS for rank in RANKS]
    others = [card for card in cards if card not in mine and f"play {card}" not in line["legal"]]
    return put(record, line, f"{line['seat']} play {rng.choice(others)}")


def wrong_seat(rng: random.Random, record: Record, lines: list[Line]) -> Place | None:
    """Another seat acts, or one that does not exist."""
    cases = waiting(lines, record)
    if not cases:
        return None
    line = rng.choice(cases)
    action = record["deals"][line["deal"] - 1]["actions"][line["action"] - 1]
    seats = ["0", "1", "2", "3", "-1", "00", "+1", "\uff11", "²", "x", "", "1.0"]
    seats.remove(str(line["seat"]))
    return put(record, line, rng.choice(seats) + action[1:])


def wrong_verb(rng: random.Random, record: Record, lines: list[Line]) -> Place | None:
    """Something that belongs to another phase."""
    verbs = {
        "contract": ["contract H"],
        "name": ["name 0 H", "name 1 S", "name 2 C"],
        "pay": ["pay C7"],
        "give": ["give 0 C7", "give 1 SA", "give 2 H2"],
        "return": ["return D9"],
        "stop": ["stop"],
        "discard": ["discard D5 D3 C4 C3"],
        "play": ["play SA"],
    }
    cases = waiting(lines, record)
    if not cases:
        return None
    line = rng.choice(cases)
    allowed = {legal.split()[0] for legal in line["legal"]}
    verb = rng.choice([verb for verb in verbs if verb not in allowed])
    return put(record, line, f"{line['seat']} {rng.choice(verbs[verb])}")


def action_badly_written(rng: random.Random, record: Record, lines: list[Line]) -> Place | None:
    """A legal action, but not in the words of the record page."""
    cases = waiting(lines, record)
    if not cases:
        return None
    line = rng.choice(cases)
    good = record["deals"][line["deal"] - 1]["actions"][line["action"] - 1]
    bad = [
        good.replace(" ", "  ", 1),
        good + " ",
        " " + good,
        good + "\n",
        good.replace(" ", "\t", 1),
        good.replace(" ", "\u00a0"),
        good.lower() if good != good.lower() else good.upper(),
        good.replace(" ", ","),
        good + " SA",
        good[:-1],
        good[2:],
        good.split()[0],
        good + "\u0000",
        "",
        " ",
        "pass",
        "play",
        "é" * 50,
    ]
    return put(record, line, rng.choice(bad))


def action_not_text(rng: random.Random, record: Record, lines: list[Line]) -> Place | None:
    """An action that is no text at all."""
    cases = waiting(lines, record)
    if not cases:
        return None
    return put(record, rng.choice(cases), rng.choice([None, 7, True, 1.5, [], ["0 play SA"], {}, 10**30]))


def contract_not_offered(rng: random.Random, record: Record, lines: list[Line]) -> Place | None:
    """A contract that is used up, not at this table, or unknown."""
    cases = waiting(lines, record, "contract")
    if not cases:
        return None
    line = rng.choice(cases)
    words = ["contract " + word for word in ("S", "H", "D", "C", "NT", "MIS", "X", "h", "nt", "SA", "NT MIS")]
    return put(record, line, f"{line['seat']} {rng.choice([word for word in words if word not in line['legal']])}")


def bad_discard(rng: random.Random, record: Record, lines: list[Line]) -> Place | None:
    """Three cards, five, one twice, or one of another hand."""
    cases = waiting(lines, record, "discard")
    if not cases:
        return None
    line = rng.choice(cases)
    held = line["from"]
    not_held = [card for card in deck_of(settle(record["rules"])) if card not in held]
    four = rng.sample(held, 4)
    kinds = [four[:3], rng.sample(held, 5), [*four[:3], four[0]], [*four[:3], rng.choice(not_held)], [], ["XX"] * 4]
    return put(record, line, " ".join([str(line["seat"]), "discard", *rng.choice(kinds)]))


def discard_in_other_order(rng: random.Random, record: Record, lines: list[Line]) -> Place | None:
    """Four cards are read in any order."""
    cases = waiting(lines, record, "discard")
    if not cases:
        return None
    line = rng.choice(cases)
    seat, verb, *cards = record["deals"][line["deal"] - 1]["actions"][line["action"] - 1].split()
    rng.shuffle(cards)
    put(record, line, " ".join([seat, verb, *cards]))
    return FINE


def exchange_not_allowed(rng: random.Random, record: Record, lines: list[Line]) -> Place | None:
    """A gift, a name, a payment or a return that is not among the legal ones."""
    cases = waiting(lines, record, "exchange")
    if not cases:
        return None
    line = rng.choice(cases)
    cards = [suit + rank for suit in SUITS for rank in RANKS]
    words = [f"{verb} {card}" for verb in ("pay", "return") for card in cards]
    words += [f"give {seat} {card}" for seat in range(3) for card in cards]
    words += [f"name {seat} {suit}" for seat in range(4) for suit in [*SUITS, "NT"]]
    verb = rng.choice(line["legal"]).split()[0]
    bad = [word for word in words if word not in line["legal"] and word.startswith(verb)]
    return put(record, line, f"{line['seat']} {rng.choice(bad or ['stop now'])}")


def stop_put_in(rng: random.Random, record: Record, lines: list[Line]) -> Place | None:
    """Somebody stops where there is nothing to stop."""
    cases = [line for line in waiting(lines, record) if "stop" not in line["legal"]]
    if not cases:
        return None
    line = rng.choice(cases)
    record["deals"][line["deal"] - 1]["actions"].insert(line["action"] - 1, f"{line['seat']} stop")
    return line["deal"], line["action"]


def actions_after_the_end(rng: random.Random, record: Record, lines: list[Line]) -> Place | None:
    """More actions than the deal had."""
    ends = [line for line in lines if "tricks" in line]
    if not ends:
        return None
    number = rng.choice(ends)["deal"]
    actions = record["deals"][number - 1]["actions"]
    more = rng.choice([actions[-1], "0 play SA", "1 stop", "2 contract H", "", None])
    actions.append(more)
    return number, len(actions)


def deal_cut_short(rng: random.Random, record: Record, lines: list[Line]) -> Place | None:
    """A deal that is not the last stops early."""
    if len(record["deals"]) < 2:
        return None
    number = rng.randrange(1, len(record["deals"]))
    deal = record["deals"][number - 1]
    del deal["actions"][rng.randrange(len(deal["actions"])) :]
    deal.pop("tricks", None)
    deal.pop("points", None)
    return number, None


def action_left_out(rng: random.Random, record: Record, lines: list[Line]) -> Place | None:
    """Without one play the next one is by the wrong seat."""
    cases = [
        line
        for line, following in itertools.pairwise(waiting(lines, record, "play"))
        if line["deal"] == following["deal"] and line["seat"] != following["seat"]
    ]
    if not cases:
        return None
    line = rng.choice(cases)
    del record["deals"][line["deal"] - 1]["actions"][line["action"] - 1]
    return line["deal"], line["action"]


# --- cards -------------------------------------------------------------------------------------------------


def some_deal(rng: random.Random, record: Record) -> tuple[int, dict[str, Any]] | None:
    """The number of a deal, from 1, and the deal."""
    if not record["deals"]:
        return None
    number = rng.randrange(len(record["deals"]))
    return number + 1, record["deals"][number]


def bad_cards(rng: random.Random, record: Record, lines: list[Line]) -> Place | None:
    """A hand that is not what was dealt from one deck."""
    found = some_deal(rng, record)
    if found is None:
        return None
    number, deal = found
    seat = rng.randrange(3)
    hand = deal["hands"][seat].split(" ")
    foreign = rng.choice(deal["hands"][(seat + 1) % 3].split(" "))
    i = rng.randrange(len(hand))
    kind = rng.randrange(10)
    if kind < 5:
        bad = ["10S", "S10", hand[i].lower(), "XX", "S1", "♠A", "", "AS", "ST ", "null", foreign]
        hand[i] = rng.choice([*bad, hand[i - 1]])
    elif kind == 5:
        del hand[i]
    elif kind == 6:
        hand.insert(i, foreign)
    elif kind == 7:
        hand[i] += ","
    elif kind == 8:
        hand = []
    else:
        deal["hands"][(seat + 1) % 3] += " " + hand.pop(i)
    deal["hands"][seat] = " ".join(hand)
    return number, None


def bad_kitty(rng: random.Random, record: Record, lines: list[Line]) -> Place | None:
    """A kitty of the wrong size, or of cards that are elsewhere."""
    found = some_deal(rng, record)
    if found is None:
        return None
    number, deal = found
    kitty = deal["kitty"].split()
    held = deal["hands"][0].split(" ")
    kinds = [
        " ".join([*kitty, held[0]]),
        " ".join([*kitty[:-1], held[0]]),
        "C2 C2 C2 C2",
        "X",
        " ",
        " " + deal["kitty"],
    ]
    if kitty:
        kinds += ["", " ".join(kitty[:-1]), " ".join(held[:4]), deal["kitty"] + " "]
    deal["kitty"] = rng.choice(kinds)
    return number, None


def kitty_in_other_order(rng: random.Random, record: Record, lines: list[Line]) -> Place | None:
    """The order of the kitty and of the hands makes no difference to what is legal."""
    found = some_deal(rng, record)
    if found is None:
        return None
    _, deal = found
    for texts, key in [(deal, "kitty"), *[(deal["hands"], seat) for seat in range(3)]]:
        cards = texts[key].split()
        rng.shuffle(cards)
        texts[key] = " ".join(cards)
    return FINE


# --- results -----------------------------------------------------------------------------------------------


def spoil_numbers(rng: random.Random, numbers: Any) -> Any:
    """Three numbers that are nearly right."""
    if numbers is None:
        return rng.choice([[0, 0, 0], [], 0, False])
    other = list(numbers)
    i = rng.randrange(3)
    other[i] += rng.choice([-1, 1])
    alike = [float(n) for n in numbers]
    more: list[Any] = [other, other, alike, numbers[:2], [*numbers, 0], None, str(numbers), {}, 0, True]
    rotated = numbers[1:] + numbers[:1]
    if rotated != numbers:
        more += [rotated, rotated]
    if any(n in (0, 1) for n in numbers):
        more += [[bool(n) if n in (0, 1) else n for n in numbers]] * 2
    return rng.choice(more)


def wrong_deal_result(rng: random.Random, record: Record, lines: list[Line]) -> Place | None:
    """Wrong tricks or points in a finished deal."""
    ends = [line for line in lines if "tricks" in line]
    if not ends:
        return None
    line = rng.choice(ends)
    key = rng.choice(["tricks", "points"])
    record["deals"][line["deal"] - 1][key] = spoil_numbers(rng, line[key])
    return line["deal"], None


def wrong_totals(rng: random.Random, record: Record, lines: list[Line]) -> Place | None:
    """Wrong totals."""
    ends = [line["totals"] for line in lines if "totals" in line]
    record["totals"] = spoil_numbers(rng, ends[-1] if ends else [0, 0, 0])
    return TOP


def wrong_winners(rng: random.Random, record: Record, lines: list[Line]) -> Place | None:
    """Wrong winners, or winners of a game that goes on."""
    right = lines[-1].get("winners") if lines else None
    record["winners"] = rng.choice([w for w in ([0], [1], [2], [0, 1], [0, 1, 2], [], [3], 0, True) if w != right])
    return TOP


def result_of_unfinished_deal(rng: random.Random, record: Record, lines: list[Line]) -> Place | None:
    """Results where there cannot be any yet."""
    if not lines or "legal" not in lines[-1]:
        return None
    key = rng.choice(["tricks", "points"])
    record["deals"][-1][key] = [0, 0, 0]
    return len(record["deals"]), None


# --- shape -------------------------------------------------------------------------------------------------


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


MUTATIONS: list[Mutation] = [
    play_card_of_other_suit,
    play_card_not_held,
    wrong_seat,
    wrong_verb,
    action_badly_written,
    action_not_text,
    contract_not_offered,
    bad_discard,
    discard_in_other_order,
    exchange_not_allowed,
    stop_put_in,
    actions_after_the_end,
    deal_cut_short,
    action_left_out,
    bad_cards,
    bad_kitty,
    kitty_in_other_order,
    wrong_deal_result,
    wrong_totals,
    wrong_winners,
    result_of_unfinished_deal,
    unknown_key,
    missing_key,
    wrong_type,
    wrong_dealer,
    dealer_no_seat,
    deal_after_the_end,
    too_much,
    bad_option,
    format_unknown,
    rules_said_again,
    keys_in_other_order,
]
