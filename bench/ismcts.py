"""*strong* against two of OpenSpiel's ISMCTS with 1,000 simulations a card: the play of the cards, as in the yardstick.

Needs the extra `openspiel`. Each deal is played in three seatings with one first dealer, some 5 minutes of one core.
A journal keeps what was played; the same command goes on.

    python bench/ismcts.py --deals 12 --journal FILE
"""

import argparse
import sys
from pathlib import Path

from levels import OneFirstDealer

from threefiveeight.arena import Part, play_match, standings
from threefiveeight.arena.journal import Journal
from threefiveeight.rules import PRESETS


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--deals", type=int, default=12)
    arguments.add_argument("--simulations", type=int, default=1000)
    arguments.add_argument("--player", default="strong")
    arguments.add_argument("--seed", type=int, default=299_826_990)
    arguments.add_argument("--journal", type=Path, required=True)
    options = arguments.parse_args()
    program = f"cmd:{sys.executable} -m threefiveeight.gates.ismcts --simulations {options.simulations}"
    match = OneFirstDealer(
        players=(options.player, program),
        rules=PRESETS["three-five-eight"],
        deals=options.deals,
        series=1,
        seed=options.seed,
        part=Part.PLAY,
        budget_ms=600_000,
    )
    results = play_match(match, journal=Journal(options.journal, match), progress=lambda *so_far: print(*so_far, flush=True))
    for player in standings(match, results).players:
        points, timing = player.points, player.timing
        print(f"{player.name}: {points.mean:+.2f} ± {points.half_width:.2f} points a deal, {points.count} deals played, "
              f"faults {dict(player.faults)}, {timing}")


if __name__ == "__main__":
    main()
