"""*strong* against two of OpenSpiel's ISMCTS with 1,000 simulations a card: the play alone, as in the yardstick.

Needs the extra `openspiel`. Each deal is played in three seatings with one first dealer, some six minutes of
one core. What was played is kept in `bench/results/ismcts.journal`; the same command goes on from there.

    python bench/ismcts.py play --deals 4     # four more, then what has come out
    python bench/ismcts.py show
"""

import argparse
import os
import sys
from itertools import islice
from pathlib import Path

from levels import OneFirstDealer

from threefiveeight.arena import Part, standings
from threefiveeight.arena.journal import Journal
from threefiveeight.arena.series import SeriesResult
from threefiveeight.arena.workers import numbered
from threefiveeight.rules import PRESETS

JOURNAL = Path(__file__).parent / "results" / "ismcts.journal"
MATCH = OneFirstDealer(
    players=("strong", "cmd:python -m threefiveeight.gates.ismcts --simulations 1000"),
    rules=PRESETS["three-five-eight"],
    deals=60,
    series=1,
    seed=299_826_990,
    part=Part.PLAY,
    budget_ms=600_000,
)


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("what", choices=["play", "show"])
    arguments.add_argument("--deals", type=int, default=4)
    options = arguments.parse_args()
    os.environ["PATH"] = f"{Path(sys.executable).parent}:{os.environ['PATH']}"
    journal = Journal(JOURNAL, MATCH)
    done = dict(journal.done)
    if options.what == "play":
        for number in islice((n for n in range(MATCH.count) if n not in journal.done), options.deals):
            _, done[number] = numbered(MATCH, number)
            journal.keep(number, done[number])
            show(done)
    else:
        show(done)


def show(done: dict[int, SeriesResult]) -> None:
    if len(done) < 2:
        return
    one, two = standings(MATCH, [done[number] for number in sorted(done)]).players
    print(
        f"{len(done)} deals: {one.points.mean:+.2f} ± {one.points.half_width:.2f} points a deal; "
        f"faults {dict(one.faults)} and {dict(two.faults)}; {1000 * one.timing.mean:.1f} ms a decision",
        flush=True,
    )


if __name__ == "__main__":
    main()
