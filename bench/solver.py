"""How fast the open-cards solver is: random deals by number of cards and contract, one seat each.

Prints a table of milliseconds of processor time (median, mean, 95th and 99th of a hundred, longest) and of cards
tried; `--all-seats` measures instead the 18 results of a deal, three seats by six contracts.

    python bench/solver.py --cards 8 10 12 16 --deals 200
"""

import argparse
import time
from collections.abc import Iterator
from random import Random

from threefiveeight.cards import CARDS, CardSet
from threefiveeight.rules.options import CONTRACTS, Contract, VoidPlay
from threefiveeight.search import Position, Solver
from threefiveeight.search.kernel import status

KINDS = {
    "free": (Contract.HEARTS, VoidPlay.FREE),
    "must_trump": (Contract.HEARTS, VoidPlay.MUST_TRUMP),
    "NT": (Contract.NO_TRUMP, VoidPlay.FREE),
    "MIS": (Contract.NO_TRICKS, VoidPlay.FREE),
}


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--cards", type=int, nargs="+", default=[10, 16])
    arguments.add_argument("--deals", type=int, default=200)
    arguments.add_argument("--kinds", nargs="+", choices=list(KINDS), default=["free", "must_trump", "NT"])
    arguments.add_argument("--seed", type=int, default=358)
    arguments.add_argument("--all-seats", action="store_true")
    options = arguments.parse_args()
    print(f"kernel: {status().name}; {options.deals} deals a row, seed {options.seed}; milliseconds of processor time")
    heads = " ".join(f"{head:>9}" for head in ("median", "mean", "p95", "p99", "max"))
    print(f"{'cards':>5} {'kind':>10} {heads} {'>10 s':>5} {'tried':>10}")
    for size in options.cards:
        if options.all_seats:
            show(size, "18 results", [whole_deal(size, n, options.seed) for n in range(options.deals)])
            continue
        for kind in options.kinds:
            show(size, kind, list(times(size, kind, options.deals, options.seed)))


def hands(size: int, number: int, seed: int) -> tuple[CardSet, CardSet, CardSet]:
    deck = list(CARDS)
    Random(f"{seed} {number}").shuffle(deck)
    return CardSet.of(deck[:size]), CardSet.of(deck[size : 2 * size]), CardSet.of(deck[2 * size : 3 * size])


def times(size: int, kind: str, deals: int, seed: int) -> Iterator[tuple[float, int]]:
    contract, void_play = KINDS[kind]
    solver = Solver()
    for number in range(deals):
        position = Position(hands(size, number, seed), contract, number % 3, (), void_play)
        begun = time.process_time()
        found = solver.bounds(position, number // 3 % 3)
        assert found.exact
        yield (time.process_time() - begun) * 1000, found.nodes


def whole_deal(size: int, number: int, seed: int) -> tuple[float, int]:
    solver = Solver()
    begun, tried = time.process_time(), 0
    for contract in CONTRACTS:
        position = Position(hands(size, number, seed), contract, number % 3, (), VoidPlay.MUST_TRUMP)
        tried += sum(solver.bounds(position, seat).nodes for seat in range(3))
    return (time.process_time() - begun) * 1000, tried


def show(size: int, kind: str, results: list[tuple[float, int]]) -> None:
    taken = sorted(taken for taken, _ in results)
    count = len(taken)
    mean, tried = sum(taken) / count, sum(nodes for _, nodes in results) / count
    numbers = [taken[count // 2], mean, taken[count * 95 // 100], taken[count * 99 // 100], taken[-1]]
    late = sum(one > 10_000 for one in taken)
    print(f"{size:5} {kind:>10} " + " ".join(f"{one:9.3f}" for one in numbers) + f" {late:5} {tried:10.0f}", flush=True)


if __name__ == "__main__":
    main()
