"""Token buckets: who may ask for how much."""

from collections import OrderedDict
from collections.abc import Callable

Clock = Callable[[], float]
"""A clock that only goes forward, in seconds."""


class Bucket:
    """Tokens that come back at a rate; taking one from an empty bucket is refused."""

    __slots__ = ("_burst", "_clock", "_last", "_rate", "_tokens")

    def __init__(self, rate: float, burst: float, clock: Clock) -> None:
        self._rate, self._burst, self._clock = rate, burst, clock
        self._tokens, self._last = burst, clock()

    def take(self) -> bool:
        """Take one token; False if there is none."""
        now = self._clock()
        self._tokens = min(self._burst, self._tokens + (now - self._last) * self._rate)
        self._last = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True


class Buckets:
    """A bucket for each key; the keys not seen for longest are forgotten when there are too many."""

    def __init__(self, rate: float, burst: float, clock: Clock, most: int = 10_000) -> None:
        self._rate, self._burst, self._clock, self._most = rate, burst, clock, most
        self._by_key: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> bool:
        """Take one token from the key's bucket; False if there is none."""
        bucket = self._by_key.pop(key, None) or Bucket(self._rate, self._burst, self._clock)
        self._by_key[key] = bucket
        if len(self._by_key) > self._most:
            self._by_key.popitem(last=False)
        return bucket.take()


class Counts:
    """How many of something each key holds at the moment."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._by_key: dict[str, int] = {}

    def enter(self, key: str) -> bool:
        """Count one more; False if the key holds the most it may, and then nothing is counted."""
        held = self._by_key.get(key, 0)
        if held >= self._most:
            return False
        self._by_key[key] = held + 1
        return True

    def leave(self, key: str) -> None:
        """Count one less."""
        held = self._by_key[key] - 1
        if held:
            self._by_key[key] = held
        else:
            del self._by_key[key]

    @property
    def total(self) -> int:
        """How many all keys hold together."""
        return sum(self._by_key.values())
