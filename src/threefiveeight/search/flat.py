"""Candidate cards over worlds: one playout of each card in each world, the same chance for all cards of a world."""

from threefiveeight.search.kernel.seat import seat_kernel
from threefiveeight.search.situation import Situation


def flat(situation: Situation, seed: int, worlds: int, noise: int) -> list[tuple[int, int]]:
    """Pairs of a candidate card's number and the own tricks with it, summed over the worlds.

    One card stands for each run of cards that are the same for this seat. In the playouts ``noise`` of 1,024 cards are
    random, the others by rules of thumb. The same in every run and on every platform.
    """
    kernel = seat_kernel()
    if kernel is None:
        from threefiveeight.search.slow import slow_flat

        return slow_flat(situation, seed, worlds, noise)
    return kernel.flat(situation.words, situation.room, seed, worlds, noise)
