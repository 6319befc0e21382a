"""*strong* against two of OpenSpiel's ISMCTS with 1,000 simulations a card: the play alone, as in the yardstick.

Needs the extra `openspiel`. Each deal is played in three seatings with one first dealer, some six minutes of
one core. What was played is kept in `bench/results/ismcts.journal`: break off when you like, the same command goes on.

    python bench/ismcts.py play --workers 2
    python bench/ismcts.py show
"""

import argparse
import os
import sys
from pathlib import Path

from threefiveeight.arena import Match, Part, as_text, play_match, standings
from threefiveeight.arena.journal import Journal
from threefiveeight.rules import PRESETS

JOURNAL = Path(__file__).parent / "results" / "ismcts.journal"
MATCH = Match(
    players=("strong", "cmd:python -m threefiveeight.gates.ismcts --simulations 1000"),
    rules=PRESETS["three-five-eight"],
    deals=60,
    series=1,
    first_dealers=(0,),
    seed=299_826_990,
    part=Part.PLAY,
    budget_ms=600_000,
)


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("what", choices=["play", "show"])
    arguments.add_argument("--workers", type=int, default=1)
    options = arguments.parse_args()
    os.environ["PATH"] = f"{Path(sys.executable).parent}:{os.environ['PATH']}"
    journal = Journal(JOURNAL, MATCH)
    results = list(journal.done.values())
    if options.what == "play":
        results = play_match(MATCH, workers=options.workers, journal=journal, progress=tell)
    print(f"{len(results)} of {MATCH.count} deals played")
    if results:
        print(as_text(standings(MATCH, results)))


def tell(done: int, count: int) -> None:
    print(f"{done} of {count} deals", flush=True)


if __name__ == "__main__":
    main()
