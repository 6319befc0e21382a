"""Mutations of the cards and of the results of a record."""

from __future__ import annotations

import random
from typing import Any

from tests.oracle.generate import Record
from tests.oracle.places import FINE, TOP, Place, some_deal
from tests.oracle.trace import Line


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
