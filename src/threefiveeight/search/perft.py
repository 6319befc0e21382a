"""perft: in how many ways the next cards can be played, the number by which two programs compare their rules."""

from threefiveeight.search.kernel import load
from threefiveeight.search.position import Position


def perft(position: Position, depth: int) -> int:
    """The number of sequences of ``depth`` legal cards from a position on, counted by the kernel if there is one."""
    if depth < 0:
        raise ValueError(f"a depth is 0 or more, not {depth}")
    library = load()
    return perft_by_rules(position, depth) if library is None else library.perft(position, depth)


def perft_by_rules(position: Position, depth: int) -> int:
    """The same number, counted card by card with the functions of ``rules.play``; some thousand times slower."""
    if depth == 0:
        return 1
    cards = position.legal()
    if depth == 1:
        return len(cards)
    after = [position.after(card)[0] for card in cards]
    return sum(perft_by_rules(next_, depth - 1) for next_ in after if next_ is not None)
