"""Writes what the page keeps of the rules: ``python -m threefiveeight.server.pagedata`` prints presets.json.

The pages that can be read without a server take from ``frontend/src/lib/presets.json`` the presets and the options, and
what follows from rules that a player has mixed himself. The file is committed; a test compares it with what this
prints.
"""

import json
import sys
from collections.abc import Iterator

import msgspec

from threefiveeight.rules import PRESETS, limits
from threefiveeight.server.catalogue import presets


def kept_presets() -> str:
    """The presets and options, cards of a hand and of the kitty by deck, and the limits of all targets by role.

    Levels of bots depend on the machine and are left out.
    """
    known = presets([], "")
    plain = msgspec.to_builtins({"presets": known.presets, "options": known.options})
    sizes = {str(rules.deck): [rules.hand_size, rules.kitty_size] for rules in PRESETS.values()}
    parts = plain | {"sizes": sizes, "limits": dict(_limits())}
    lines = [f'"{name}": {_lines(part)}' for name, part in parts.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _limits() -> Iterator[tuple[str, tuple[int, int, int]]]:
    """What every three targets of a deal become with no tricks, the dealer in seat 0."""
    for tricks in sorted({rules.hand_size for rules in PRESETS.values()}):
        for dealer in range(tricks + 1):
            for eldest in range(tricks - dealer + 1):
                targets = (dealer, eldest, tricks - dealer - eldest)
                yield " ".join(map(str, targets)), limits(targets, 0)


def _lines(part: object) -> str:
    """One line for each member, so that a change is read as a difference of lines."""
    if isinstance(part, dict):
        return "{\n " + ",\n ".join(f"{json.dumps(name)}: {json.dumps(one)}" for name, one in part.items()) + "\n}"
    assert isinstance(part, list)
    return "[\n " + ",\n ".join(json.dumps(one) for one in part) + "\n]"


if __name__ == "__main__":
    sys.stdout.write(kept_presets())
