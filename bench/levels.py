"""Every level against two of every other, in every preset: plays what is missing, and prints tables.

    python bench/levels.py play --workers 2     # goes on where it ended; a file of figures for each pair
    python bench/levels.py show                 # the tables

A pair is 102 deals (306 in `three-five-eight`) in series of three with all seatings and first dealers, `--part all`.
What takes little time is played first. A file of figures names the commit of the players.
"""

import argparse
import json
import subprocess
from collections.abc import Iterator
from itertools import pairwise, product
from pathlib import Path
from typing import Any, NamedTuple

from threefiveeight.arena import Match, as_json, play_match, standings
from threefiveeight.arena.journal import Journal
from threefiveeight.rules import PRESETS

FOLDER = Path(__file__).parent / "results" / "levels"
LEVELS = ("novice", "careful", "good", "strong", "expert", "master")
COST = {"novice": 0.05, "careful": 0.1, "good": 0.5, "strong": 1, "expert": 3, "master": 9}
FIRST = "three-five-eight"
SEED = 299_826_000
"""Drawn after the players were as they are."""


class Pair(NamedTuple):
    preset: str
    one: str
    two: str

    @property
    def file(self) -> Path:
        return FOLDER / f"{self.preset}-{self.one}-{self.two}.json"

    @property
    def cost(self) -> float:
        return (COST[self.one] + 2 * COST[self.two]) * (3 if self.preset == FIRST else 1)

    @property
    def match(self) -> Match:
        deals = 306 if self.preset == FIRST else 102
        seed = SEED + 100 * list(PRESETS).index(self.preset) + 10 * LEVELS.index(self.one) + LEVELS.index(self.two)
        return Match(players=(self.one, self.two), rules=PRESETS[self.preset], deals=deals, seed=seed)


def pairs() -> Iterator[Pair]:
    """All pairs: first each level against the level below in the first preset, then the rest from cheap to dear."""
    everything = [Pair(*words) for words in product(PRESETS, LEVELS, LEVELS) if words[1] != words[2]]
    steps = [Pair(FIRST, above, below) for below, above in pairwise(LEVELS)]
    yield from steps
    yield from sorted((pair for pair in everything if pair not in steps), key=lambda pair: pair.cost)


def play(workers: int) -> None:
    git = subprocess.run(["git", "rev-parse", "HEAD"], capture_output=True, text=True, check=True)
    FOLDER.mkdir(parents=True, exist_ok=True)
    for pair in pairs():
        if pair.file.exists():
            continue
        journal = pair.file.with_suffix(".journal")
        results = play_match(pair.match, workers=workers, journal=Journal(journal, pair.match))
        figures = {"commit": git.stdout.strip()[:10], **as_json(standings(pair.match, results))}
        pair.file.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")
        journal.unlink()
        print(pair.preset, pair.one, "against two", pair.two, shown(figures), flush=True)


def shown(figures: dict[str, Any]) -> str:
    points = figures["players"][0]["points"]
    return f"{points['mean']:+.2f} ± {points['half_width']:.2f}"


def show() -> None:
    for preset in PRESETS:
        print(f"\n`{preset}`\n\n| one, against two | " + " | ".join(LEVELS) + " |\n|---|" + "---|" * len(LEVELS))
        for one in LEVELS:
            cells = []
            for two in LEVELS:
                file = Pair(preset, one, two).file
                cells.append(shown(json.loads(file.read_text(encoding="utf-8"))) if file.exists() else "")
            print(f"| *{one}* | " + " | ".join(cells) + " |")


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("what", choices=["play", "show"])
    arguments.add_argument("--workers", type=int, default=1)
    options = arguments.parse_args()
    show() if options.what == "show" else play(options.workers)


if __name__ == "__main__":
    main()
