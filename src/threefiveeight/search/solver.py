"""The exact open-cards solver: how many tricks a seat is sure of when the two others play together against it.

In no tricks it is the fewest that the seat can be sure not to exceed. Source: docs/notation.md, "Open-cards
positions". The search itself is in ``kernel``; without the compiled library ``plain`` does it, for small positions.
"""

import threading
from array import array
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from threefiveeight.cards import Card
from threefiveeight.rules.options import Contract
from threefiveeight.rules.seats import SEATS, BySeat, Seat, by_seat
from threefiveeight.search.kernel import Library, Switch, load
from threefiveeight.search.kernel.library import Memory, words_of
from threefiveeight.search.position import Position

MEGABYTES = 256
"""The memory a solver reserves unless told otherwise; it is taken only as positions fill it."""

SLICE = 500_000
"""Cards tried between two looks at whether to go on: some tenth of a second."""


@dataclass(frozen=True, slots=True)
class Bounds:
    """What is known of a value: at least ``low``, at most ``high`` tricks; ``nodes`` cards were tried for it."""

    low: int
    high: int
    nodes: int = 0

    @property
    def exact(self) -> bool:
        """Whether the value is known."""
        return self.low == self.high


@dataclass(frozen=True, slots=True)
class Solution:
    """The tricks each seat is sure of, and for the seat to act what each legal card leaves it sure of (or None)."""

    guaranteed: BySeat[int]
    moves: Mapping[Card, int] | None = None


class Stopped(Exception):
    """A search was stopped before the value was known."""


class Solver:
    """A solver with a memory of its own, in which positions of the deals it has met stay known.

    One search at a time runs in a solver; threads that share one wait for each other, threads with one each run
    side by side. Its memory never grows beyond ``megabytes``: when that is full it forgets the older half of what it
    has met.
    """

    def __init__(
        self, megabytes: int = MEGABYTES, library: Library | None = None, switches: Switch = Switch.NONE
    ) -> None:
        """A solver in the compiled kernel (``library``, by default the fastest way through it), or in Python.

        ``switches`` turn shortcuts of the kernel off, for tests.
        """
        if megabytes < 1:
            raise ValueError(f"a solver takes at least 1 megabyte, not {megabytes}")
        self._lock = threading.Lock()
        self._stopped = False
        self._switches = switches
        library = library or load()
        self._memory = None if library is None else Memory(library, megabytes)

    def bounds(
        self, position: Position, seat: Seat, *, limit: int | None = None, go_on: Callable[[], bool] | None = None
    ) -> Bounds:
        """The value of a position for a seat, or what is known of it when the search is stopped.

        ``limit`` is the number of cards tried after which it stops; ``go_on`` is asked now and then.
        """
        return self._narrow(position, seat, Bounds(0, position.size), limit=limit, go_on=go_on)

    def guaranteed(self, position: Position, seat: Seat) -> int:
        """The tricks the seat is sure of from here on; raises Stopped if ``stop`` was called meanwhile."""
        return self._exact(position, seat, Bounds(0, position.size), None)

    def solve(self, position: Position, *, moves: bool = False) -> Solution:
        """The tricks each seat is sure of and, if asked for, what each legal card leaves the seat to act sure of."""
        guaranteed = by_seat(lambda seat: self.guaranteed(position, seat))
        return Solution(guaranteed, self.moves(position, guaranteed[position.to_act]) if moves else None)

    def moves(self, position: Position, value: int | None = None) -> dict[Card, int]:
        """What each legal card leaves the seat to act sure of, in the order in which cards are shown.

        ``value`` is the position's value for that seat, if it is known already.
        """
        seat = position.to_act
        best = self.guaranteed(position, seat) if value is None else value
        return {card: self._after(position, seat, card, best) for card in position.legal()}

    def line(self, position: Position, seat: Seat) -> tuple[Card, ...]:
        """One way in which the cards fall when all play as well as they can for or against the seat."""
        line: list[Card] = []
        value = self.guaranteed(position, seat)
        at: Position | None = position
        while at is not None:
            card = self._best_card(at, seat, value)
            line.append(card)
            at, winner = at.after(card)
            value -= winner == seat
        return tuple(line)

    def within(self, position: Position, seat: Seat, window: Bounds) -> int:
        """The value if it is inside the window, else the end of the window that it lies beyond; raises Stopped."""
        return self._exact(position, seat, window, window.low)

    def stop(self) -> None:
        """Let the search that is running in this solver stop soon."""
        self._stopped = True
        if self._memory is not None:
            self._memory.signal(stop=True)

    def _best_card(self, position: Position, seat: Seat, value: int) -> Card:
        """A card after which the seat is still sure of just as many tricks."""
        for card in position.legal():
            after, winner = position.after(card)
            rest = value - (winner == seat)
            if after is None or (0 <= rest <= after.size and self._keeps(position, after, seat, rest)):
                return card
        raise AssertionError("no card keeps the value of the position")

    def _keeps(self, position: Position, after: Position, seat: Seat, rest: int) -> bool:
        more_is_better = (position.to_act == seat) != (position.contract is Contract.NO_TRICKS)
        if more_is_better:
            return rest == 0 or self._exact(after, seat, Bounds(rest - 1, rest), rest) == rest
        return rest == after.size or self._exact(after, seat, Bounds(rest, rest + 1), rest) == rest

    def _after(self, position: Position, seat: Seat, card: Card, guess: int) -> int:
        after, winner = position.after(card)
        won = int(winner == seat)
        return won if after is None else won + self._exact(after, seat, Bounds(0, after.size), guess - won)

    def _exact(self, position: Position, seat: Seat, known: Bounds, guess: int | None) -> int:
        found = self._narrow(position, seat, known, guess=guess)
        if not found.exact:
            raise Stopped
        return found.low

    def _narrow(
        self,
        position: Position,
        seat: Seat,
        known: Bounds,
        *,
        guess: int | None = None,
        limit: int | None = None,
        go_on: Callable[[], bool] | None = None,
    ) -> Bounds:
        if seat not in SEATS:
            raise ValueError(f"a seat is 0, 1 or 2, not {seat}")
        if guess is None:
            guess = expected(position)
        guess = min(max(guess, known.low), known.high)
        with self._lock:
            self._stopped = False
            if self._memory is None:
                return _in_python(position, seat, known, limit, lambda: not self._stopped and (not go_on or go_on()))
            self._memory.signal(stop=False)
            return self._in_slices(self._memory, position, seat, known, guess, limit, go_on)

    def _in_slices(  # noqa: PLR0913, PLR0917  the whole question, once
        self,
        memory: Memory,
        position: Position,
        seat: Seat,
        known: Bounds,
        guess: int,
        limit: int | None,
        go_on: Callable[[], bool] | None,
    ) -> Bounds:
        """Ask the kernel in slices, so that a caller who waits can be interrupted."""
        words = words_of(position)
        answer = array("Q", bytes(8 * 4))
        low, high, nodes = known.low, known.high, 0
        while True:
            # Longer each time: a slice begins at the top again, and must get beyond where the last one ended.
            slice_ = max(SLICE, nodes // 2)
            if limit is not None:
                slice_ = max(1, min(slice_, limit - nodes))
            code = memory.solve(words + array("Q", [seat, self._switches, slice_, low, high, guess]), answer)
            assert code >= 0, "the kernel takes a checked position for impossible"
            low, high, nodes = answer[0], answer[1], nodes + answer[2]
            spent = limit is not None and nodes >= limit
            if code == 0 or self._stopped or spent or (go_on is not None and not go_on()):
                return Bounds(low, high, nodes)


def expected(position: Position) -> int:
    """A first guess at a seat's value, from which the search steps; low in no tricks, where a yes is found sooner."""
    return position.size // 4 if position.contract is Contract.NO_TRICKS else position.size * 2 // 9


def solve(position: Position, *, moves: bool = False) -> Solution:
    """``Solver.solve`` with a solver for this one position."""
    return Solver().solve(position, moves=moves)


def _in_python(position: Position, seat: Seat, known: Bounds, limit: int | None, go_on: Callable[[], bool]) -> Bounds:
    from threefiveeight.search.plain import search

    low, high, nodes = search(position, seat, (known.low, known.high), limit=limit, go_on=go_on)
    return Bounds(low, high, nodes)
