"""How many games a second the kernel deals and plays at random: one batch call, every way through the kernel.

python bench/playouts.py --games 200000 --rounds 12
"""

import argparse
import time
from array import array

from threefiveeight.rules.options import CONTRACTS
from threefiveeight.search.kernel import fallback, load
from threefiveeight.search.kernel.library import PATHS


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--games", type=int, default=200_000)
    arguments.add_argument("--rounds", type=int, default=12)
    options = arguments.parse_args()
    library = load()
    paths = [] if library is None else range(library.path + 1)
    for path in paths:
        assert library is not None
        way = library.with_path(path)
        rates = sorted(rate(way.playouts, CONTRACTS[n % 6], options.games) for n in range(options.rounds))
        print(f"{PATHS[path]:>9}: {rates[-1]:6.2f} M games a second (best), {rates[len(rates) // 2]:6.2f} M (median)")
    print(f"{'Python':>9}: {rate(fallback.playouts, CONTRACTS[0], 300):6.4f} M games a second")


def rate(playouts: object, contract: str, games: int) -> float:
    """Millions of games in a second of processor time."""
    assert callable(playouts)
    words = array("Q", [0, 0, 0, 0, 0, 0, 0, CONTRACTS.index(contract), 1])
    begun = time.process_time()
    playouts(words, 358, 0, games)
    return games / (time.process_time() - begun) / 1e6


if __name__ == "__main__":
    main()
