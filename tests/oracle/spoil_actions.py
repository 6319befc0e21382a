"""Mutations of the actions of a record."""

from __future__ import annotations

import itertools
import random

from tests.oracle.generate import Record
from tests.oracle.options import settle
from tests.oracle.oracle import RANKS, SUITS, deck_of
from tests.oracle.places import FINE, Place, later_cards, put, waiting
from tests.oracle.trace import Line


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
