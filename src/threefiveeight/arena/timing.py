"""How long decisions take, kept in little space."""

import math
from collections import Counter
from dataclasses import dataclass, field
from typing import Final

_STEPS: Final = 16
"""Steps a doubling: a percentile is right to 1/16 of a doubling, about 4 %."""


@dataclass(slots=True)
class Timing:
    """The times of many decisions, in seconds, as a histogram of logarithmic steps."""

    count: int = 0
    total: float = 0.0
    longest: float = 0.0
    steps: Counter[int] = field(default_factory=Counter)

    def add(self, seconds: float) -> None:
        """Take in one decision."""
        self.count += 1
        self.total += seconds
        self.longest = max(self.longest, seconds)
        self.steps[math.ceil(_STEPS * math.log2(max(seconds, 1e-9)))] += 1

    def merge(self, other: "Timing") -> None:
        """Take in all decisions of another one."""
        self.count += other.count
        self.total += other.total
        self.longest = max(self.longest, other.longest)
        self.steps.update(other.steps)

    @property
    def mean(self) -> float:
        """The mean in seconds, 0 without decisions."""
        return self.total / self.count if self.count else 0.0

    def percentile(self, share: float) -> float:
        """The time, in seconds, within which a share (0 to 1) of the decisions was made, rounded up to a step."""
        left = share * self.count
        for step in sorted(self.steps):
            left -= self.steps[step]
            if left <= 0:
                return min(self.longest, math.exp2(step / _STEPS))
        return self.longest
