"""Writes what the rules say about results and games, to compare the page's score sheet for real cards with.

``python -m tests.golden.papers`` writes ``frontend/tests/golden/papers.json`` anew. It holds, for all results of all
presets, points and the claims of the deal that follows, and whole games of random results under random options. The
claims are those of deals that were really started, not of the tables that the page has.
"""

import json
import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from tests.rules.making import dealt_with
from threefiveeight.rules import (
    PRESETS,
    SEATS,
    BySeat,
    Contract,
    DealResult,
    Exchange,
    OptionError,
    Rules,
    Standing,
    limits,
    points_of,
    start_deal,
    targets_by_seat,
)
from threefiveeight.rules.game import decide
from threefiveeight.rules.score import added

FILE = Path(__file__).parents[2] / "frontend" / "tests" / "golden" / "papers.json"
GAMES: Final = 100
MOST_DEALS: Final = 30
"""Deals after which a game that has not ended is left."""

CHOICES: Final[dict[str, tuple[Any, ...]]] = {
    "rotate_targets": (False, True),
    "cards_per_over": (1, 2),
    "end_tricks": (None, 12),
    "end_total": (None, 5, 10),
    "end_floor": (None, -5, -10),
    "end_deals": (3, 6, 9, None),
    "tie": ("shared", "playoff"),
}


def claims(rules: Rules, dealer: int, standing: Standing) -> list[list[int]]:
    """The claims of a deal that starts so: from, to and the number of cards, first to last."""
    deal = start_deal(rules, dealer, dealt_with(rules, {}), standing)
    return [[claim.down, claim.up, claim.left] for claim in deal.claims]


def all_results(name: str) -> list[str]:
    """All results of a preset with the dealer in seat 0: tricks, points, then those of no tricks, claims after each."""
    # No tricks can be added to every preset.
    rules, lines = PRESETS[name], []
    targets = targets_by_seat(rules, 0, 0)
    for first in range(rules.hand_size + 1):
        for second in range(rules.hand_size + 1 - first):
            tricks = (first, second, rules.hand_size - first - second)
            parts = [_words(tricks)]
            for contract in (Contract.SPADES, Contract.NO_TRICKS):
                aims = limits(targets, 0) if contract is Contract.NO_TRICKS else targets
                points = points_of(contract, aims, tricks)
                found = claims(rules, 1, Standing(number=1, points_before=points))
                parts += [_words(points), " ".join(f"{down}>{up}:{cards}" for down, up, cards in found)]
            lines.append("|".join(parts))
    return lines


def game(rng: random.Random) -> dict[str, Any]:
    """A game of random results: its rules, and after each deal all that a score sheet shows."""
    name, rules, options = _rules(rng)
    first, steps = rng.randrange(3), list[dict[str, Any]]()
    results: tuple[DealResult, ...] = ()
    winners: tuple[int, ...] = ()
    contenders: tuple[int, ...] = ()
    while not winners and len(results) < MOST_DEALS:
        dealer = (first + len(results)) % 3
        standing = Standing(
            number=len(results),
            points_before=results[-1].points if results else None,
            playoff=bool(contenders),
        )
        before = claims(rules, dealer, standing)
        results = (*results, _result(rules, dealer, results, rng, playoff=bool(contenders)))
        winners, contenders = decide(rules, results, contenders)
        steps.append(_step(results[-1], before) | {"winners": winners, "contenders": contenders})
    return {"preset": name, "first": first, "options": options, "steps": steps}


def _rules(rng: random.Random) -> tuple[str, Rules, dict[str, Any]]:
    while True:
        name = rng.choice(list(PRESETS))
        options = {option: rng.choice(values) for option, values in CHOICES.items()}
        options["exchange"] = rng.random() < 0.9
        options["contracts"] = [*"SHDC", "NT", "MIS"] if rng.random() < 0.5 else sorted(PRESETS[name].contracts)
        try:
            exchange = PRESETS[name].exchange if options["exchange"] else Exchange.OFF
            return name, replace(PRESETS[name], **options | {"exchange": exchange}), options
        except OptionError:
            continue


def _result(
    rules: Rules, dealer: int, before: tuple[DealResult, ...], rng: random.Random, *, playoff: bool
) -> DealResult:
    contract = rng.choice(sorted(rules.contracts))
    targets = targets_by_seat(rules, len(before), dealer)
    aims = limits(targets, dealer) if contract is Contract.NO_TRICKS else targets
    tricks = _tricks(rules, aims, rng)
    points: BySeat[int] | None = points_of(contract, aims, tricks)
    most = rules.end_tricks
    if most is not None and max(tricks) >= most and contract is not Contract.NO_TRICKS and not playoff:
        points = None
    totals = before[-1].totals if before else (0, 0, 0)
    return DealResult(
        number=len(before),
        dealer=dealer,
        chooser=dealer,
        contract=contract,
        targets=aims,
        tricks=tricks,
        points=points,
        totals=totals if points is None else added(totals, points),
        playoff=playoff,
    )


def _tricks(rules: Rules, aims: BySeat[int], rng: random.Random) -> BySeat[int]:
    """Tricks near the targets, so that exact results and ties are frequent."""
    while True:
        first, second = (aims[seat] + rng.choice([-3, -2, -1, 0, 0, 0, 1, 2, 4]) for seat in (0, 1))
        third = rules.hand_size - first - second
        if min(first, second, third) >= 0:
            return first, second, third


def _step(result: DealResult, before: list[list[int]]) -> dict[str, Any]:
    shown = ("dealer", "contract", "targets", "tricks", "points", "totals", "playoff")
    return {name: getattr(result, name) for name in shown} | {"claims": before}


def _words(numbers: BySeat[int]) -> str:
    return " ".join(str(numbers[seat]) for seat in SEATS)


def _lines() -> Iterator[str]:
    rng = random.Random(358)
    yield '{\n"results": {'
    yield ",\n".join(f"{json.dumps(name)}: {json.dumps(all_results(name), indent=0)}" for name in PRESETS)
    yield '},\n"games": ['
    yield ",\n".join(json.dumps(game(rng), separators=(",", ":")) for _ in range(GAMES))
    yield "]\n}\n"


def written() -> str:
    """The file as it should be."""
    return "\n".join(_lines())


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
