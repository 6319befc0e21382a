"""Write the golden files of this folder anew; what changed is then read as a diff.

For each preset there is a record (``PRESET.358.json``), its trace, its score sheet, and what every seat and a
spectator were told at some moments of its last deal. ``python -m tests.golden.make`` derives the last three from the
records; with ``--records`` the records themselves are played anew first.
"""

import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.rules.making import random_action, random_dealt
from threefiveeight.record import record_of, replay, rules_from_json, score_sheet, steps, trace, view_to_json
from threefiveeight.rules import PRESETS, SEATS, Deal, Game, view

FOLDER = Path(__file__).parent
PLAYERS = ("Ana", "Bo", "Cy")
SEEDS = {name: 358 + number for number, name in enumerate(PRESETS)}
"""For each preset the seed of its game."""

MOMENTS = (2, 30)
"""The actions of the last deal before which views are kept."""


def record(name: str) -> dict[str, Any]:
    """A random game by a preset; those that need 18 deals are cut to six."""
    short = {"end_deals": 6} if PRESETS[name].end_deals == 18 else {}
    rules = rules_from_json({"preset": name, **short})
    rng = random.Random(SEEDS[name])
    game, deals = Game.new(rules, rng.randrange(3)), list[Deal]()
    while not game.over:
        game = game.start(random_dealt(rules, rng))
        while game.to_act is not None:
            game = game.apply(random_action(game, rng))
        assert game.deal is not None
        deals.append(game.deal)
    return record_of(rules, PLAYERS, deals, preset=name)


def stored(name: str) -> dict[str, Any]:
    """The record of a preset as it lies in the folder."""
    found: dict[str, Any] = json.loads((FOLDER / f"{name}.358.json").read_text(encoding="utf-8"))
    return found


def views(written: dict[str, Any]) -> Iterator[str]:
    """What everybody was told at some moments of the last deal, a view a line without its rules."""
    for step in steps(written):
        if step.deal < len(written["deals"]) or step.action not in (*MOMENTS, None):
            continue
        assert step.game.deal is not None
        for seat in (*SEATS, None):
            seen = view_to_json(view(step.game.deal, seat))
            yield json.dumps({key: value for key, value in seen.items() if key != "rules"})


def derived(written: dict[str, Any]) -> dict[str, str]:
    """What follows from a record, by the end of the file's name."""
    return {
        "trace.jsonl": "\n".join(json.dumps(line) for line in trace(written)) + "\n",
        "sheet.txt": score_sheet(replay(written), PLAYERS) + "\n",
        "views.jsonl": "\n".join(views(written)) + "\n",
    }


def laid_out(written: dict[str, Any]) -> str:
    """A record as text with a line for each value of a deal, so that a diff can be read."""
    return json.dumps(written, indent=1, ensure_ascii=False) + "\n"


def main(arguments: list[str]) -> None:
    """Write all files."""
    for name in PRESETS:
        if "--records" in arguments:
            (FOLDER / f"{name}.358.json").write_text(laid_out(record(name)), encoding="utf-8")
        for end, text in derived(stored(name)).items():
            (FOLDER / f"{name}.{end}").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
