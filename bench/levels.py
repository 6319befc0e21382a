"""Every level against two of every other, in every preset, and the upper levels against the frozen pool.

Plays what is missing, and prints tables.

    python bench/levels.py play --workers 2     # goes on where it ended; a file of figures for each pair
    python bench/levels.py show                 # the tables

A pair is 102 deals (306 where a level meets the one below in `three-five-eight`) in series of three with all seatings
and first dealers, `--part all`; where *expert* or *master* takes part in another preset, with one first dealer: the one
still takes every hand in every series, in a third of the time. What takes little time is played first. A file of
figures names the commit of the players.
"""

import argparse
import json
import subprocess
from collections.abc import Iterator, Sequence
from itertools import pairwise, product
from pathlib import Path
from typing import Any, NamedTuple

from threefiveeight.arena import Match, as_json, play_match, standings
from threefiveeight.arena.journal import Journal
from threefiveeight.rules import PRESETS, SEATS

FOLDER = Path(__file__).parent / "results" / "levels"
LEVELS = ("novice", "careful", "good", "strong", "expert", "master")
POOL = ("R", "G", "Gn", "M100", "H100", "H400")
COST = {
    "novice": 0.05,
    "careful": 0.1,
    "good": 0.5,
    "strong": 1,
    "expert": 3,
    "master": 9,
    "M100": 0.7,
    "H100": 0.4,
    "H400": 1.3,
}
FIRST = "three-five-eight"
OTHERS = LEVELS + POOL
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
        return (COST[self.one] + 2 * COST.get(self.two, 0)) * (3 if self.many else 1) / (3 if self.dear else 1)

    @property
    def many(self) -> bool:
        """Whether it is of those that more deals are played for."""
        return (self.preset, self.two, self.one) in ((FIRST, *step) for step in pairwise(LEVELS))

    @property
    def dear(self) -> bool:
        """Whether it is of those that take hours."""
        return self.preset != FIRST and not {"expert", "master"}.isdisjoint((self.one, self.two))

    @property
    def match(self) -> Match:
        deals = 306 if self.many else 102
        seed = SEED + 100 * list(PRESETS).index(self.preset) + 10 * LEVELS.index(self.one) + OTHERS.index(self.two)
        dealers = (0,) if self.dear else SEATS
        rules = PRESETS[self.preset]
        return Match(players=(self.one, self.two), rules=rules, deals=deals, seed=seed, first_dealers=dealers)


def pairs() -> Iterator[Pair]:
    """All pairs: in the first preset the steps and the pool, the other presets from cheap to dear, the rest."""
    everything = [Pair(*words) for words in product(PRESETS, LEVELS, LEVELS) if words[1] != words[2]]
    steps = [Pair(FIRST, above, below) for below, above in pairwise(LEVELS)]
    yield from steps
    yield from (Pair(FIRST, one, two) for one in LEVELS[3:] for two in POOL)
    yield from sorted(
        (pair for pair in everything if pair not in steps), key=lambda pair: (pair.preset == FIRST, pair.cost)
    )


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
        table(preset, LEVELS, LEVELS)
    table(FIRST, LEVELS[3:], POOL)


def table(preset: str, ones: Sequence[str], twos: Sequence[str]) -> None:
    """What there is, as Markdown."""
    print(f"\n`{preset}`\n\n| one, against two | " + " | ".join(twos) + " |\n|---|" + "---|" * len(twos))
    for one in ones:
        files = [Pair(preset, one, two).file for two in twos]
        cells = [shown(json.loads(file.read_text(encoding="utf-8"))) if file.exists() else "" for file in files]
        print(f"| *{one}* | " + " | ".join(cells) + " |")


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("what", choices=["play", "show"])
    arguments.add_argument("--workers", type=int, default=1)
    options = arguments.parse_args()
    show() if options.what == "show" else play(options.workers)


if __name__ == "__main__":
    main()
