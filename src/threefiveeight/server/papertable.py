"""Writes the tables of the score sheet for real cards: ``python -m threefiveeight.server.papertable`` prints them.

The page works offline and knows no rules, so it looks up what a result is worth and who gives cards to whom. The file,
``frontend/src/lib/papertable.json``, is committed; a test compares it with what this prints. Everything in it is by
role, in the order dealer, eldest, third, and says:

* ``presets``: the options that shape a score sheet, and ``targets`` in each deal of a cycle of nine, if they move on;
* ``limits`` and ``points``: for each triple of targets, those of no tricks, and the points of all results with trumps
  or without (``played``) and in no tricks (``avoided``), three numbers a result in ascending order of tricks;
* ``claims``: for each order of the exchange, the targets of the new deal where they matter, and each result in the
  roles of the new deal, who gives how many cards to whom, first to last: ``T>D2 E>D1`` is third gives dealer two, then
  eldest gives dealer one.
"""

import json
import sys
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final

from threefiveeight.record import rules_to_json
from threefiveeight.rules import (
    PRESETS,
    ByRole,
    Contract,
    ExchangeOrder,
    Rules,
    claims_after,
    limits,
    points_of,
    targets_by_seat,
)
from threefiveeight.server.catalogue import SHORT_GAMES

CYCLE: Final = 9
"""Deals after which moving targets are again where they were."""

SHAPING: Final = (
    *("chooser", "contracts", "each_contract_once", "exchange", "exchange_mode", "exchange_order", "exchange_trump"),
    *("cards_per_over", "rotate_targets", "end_tricks", "end_total", "end_floor", "end_deals", "tie"),
)
"""Options that a score sheet depends on."""

LETTERS: Final = "DET"
DEALER: Final = 0
"""With the dealer in seat 0 seats are roles."""


def results(tricks: int) -> Iterator[ByRole[int]]:
    """All ways in which the tricks of a deal can be shared, in ascending order."""
    for first in range(tricks + 1):
        for second in range(tricks + 1 - first):
            yield first, second, tricks - first - second


def targets_of(rules: Rules) -> list[ByRole[int]]:
    """The targets in each deal of a cycle, if they move on."""
    moving = replace(rules, rotate_targets=True)
    return [_by_role(targets_by_seat(moving, number, number % 3), number % 3) for number in range(CYCLE)]


def points_by_result(targets: ByRole[int]) -> dict[str, list[int]]:
    """The points of all results against these targets, and in no tricks against their limits."""
    avoided = limits(targets, DEALER)
    return {
        "played": _flat(points_of(Contract.NO_TRUMP, targets, result) for result in results(sum(targets))),
        "avoided": _flat(points_of(Contract.NO_TRICKS, avoided, result) for result in results(sum(targets))),
    }


def claims_by_points(rules: Rules, targets: ByRole[int], points: list[ByRole[int]]) -> dict[str, str]:
    """The claims in a new deal of these targets after each result, given in the roles of the new deal."""
    return {
        ",".join(map(str, result)): " ".join(
            f"{LETTERS[claim.down]}>{LETTERS[claim.up]}{claim.left}"
            for claim in claims_after(rules, result, targets, DEALER)
        )
        for result in points
    }


def tables() -> dict[str, Any]:
    """All the tables, as JSON has them."""
    all_targets = sorted({targets for rules in PRESETS.values() for targets in targets_of(rules)})
    points = {_key(targets): points_by_result(targets) for targets in all_targets}
    return {
        "presets": {name: _preset(name, rules) for name, rules in PRESETS.items()},
        "limits": {_key(targets): limits(targets, DEALER) for targets in all_targets},
        "points": points,
        "claims": {order.value: _claims(order, points) for order in ExchangeOrder},
    }


def written() -> str:
    """The tables as the file has them, a table a line."""
    lines = []
    for name, table in tables().items():
        rows = ",\n".join(f"{json.dumps(key)}: {json.dumps(row, separators=(',', ':'))}" for key, row in table.items())
        lines.append(f"{json.dumps(name)}: {{\n{rows}\n}}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _preset(name: str, rules: Rules) -> dict[str, Any]:
    values = rules_to_json(rules)
    shown = {option: values[option] for option in SHAPING}
    short = SHORT_GAMES if rules.each_contract_once else None
    return {"name": name, "tricks": rules.hand_size, "targets": targets_of(rules), "deals": short, **shown}


def _claims(order: ExchangeOrder, points: dict[str, dict[str, list[int]]]) -> dict[str, dict[str, str]]:
    """The claims under an order, by the targets of the new deal; those are "any" where they don't matter."""
    found: dict[str, dict[str, str]] = {}
    for rules in (rules for rules in PRESETS.values() if rules.exchange_order is order):
        for targets in dict.fromkeys(targets_of(rules)):
            key = _key(targets) if order is ExchangeOrder.NEW_TARGET else "any"
            reached = sorted({r for before in targets_of(rules) for r in _triples(points[_key(before)])})
            found.setdefault(key, {}).update(claims_by_points(rules, targets, reached))
    return found


def _triples(points: dict[str, list[int]]) -> Iterator[ByRole[int]]:
    """The points of all results, in the roles of the deal that follows: eldest deals it."""
    for flat in points.values():
        for start in range(0, len(flat), 3):
            yield flat[start + 1], flat[start + 2], flat[start]


def _by_role(values: ByRole[int], dealer: int) -> ByRole[int]:
    return values[dealer], values[(dealer + 1) % 3], values[(dealer + 2) % 3]


def _flat(triples: Iterator[ByRole[int]]) -> list[int]:
    return [number for triple in triples for number in triple]


def _key(numbers: ByRole[int]) -> str:
    return ",".join(map(str, numbers))


if __name__ == "__main__":
    sys.stdout.write(written())
