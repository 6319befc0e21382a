"""The clock of a decision: how much of its time has gone, and whether that cut it off."""

import math
import time
from collections.abc import Callable

Clock = Callable[[], float]
"""Seconds that have passed since some moment."""


class Watch:
    """Looked at by a search between slices of its work; ``cut`` says that it left something out for want of time.

    The clock is by default that of the processor, so that a busy machine changes no answer.
    """

    def __init__(self, limit_ms: float = math.inf, clock: Clock = time.thread_time) -> None:
        """A watch for decisions of at most so many milliseconds."""
        self.limit_ms = limit_ms
        self.clock = clock
        self.cut = False
        self._begun = clock()

    def start(self) -> None:
        """A decision begins."""
        self.cut = False
        self._begun = self.clock()

    def spent(self, share: float = 1.0) -> bool:
        """Whether so much of the time has gone."""
        return 1000 * (self.clock() - self._begun) >= share * self.limit_ms
