"""No tricks: how much a holding is exposed to winning tricks that its owner does not want."""

from functools import lru_cache
from typing import Final

_ANY_SUIT: Final = 0.16
_VOID: Final = -0.20
_DANGER: Final = (
    (-0.35, -0.04, 0.47, 0.75, 0.89, 0.96),
    (-0.18, -0.11, 0.30, 0.78, 0.98, 0.98),
    (-0.11, -0.08, 0.12, 0.55, 0.99, 1.20),
    (0.16, 0.14, 0.17, 0.24, 0.41, 0.79),
)
"""Tricks taken with the lowest, second and third lowest card of a suit, and with any further one (rows), by the
number of lower cards that others hold: none, 1–2, 3–4, 5–6, 7–8, more."""

_COLUMN: Final = (0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 5, 5)


@lru_cache(1 << 13)
def exposure(held: int) -> float:
    """The tricks that a holding of one suit (a mask of 13 bits, bit 0 the ace) takes against its owner's will.

    Each card is looked at from the lowest up: it is dangerous where others hold lower ones, and less so the more
    lower cards the owner has to play before it.
    """
    if not held:
        return _ANY_SUIT + _VOID
    danger = _ANY_SUIT
    below = 0
    while held:
        place = held.bit_length() - 1
        held ^= 1 << place
        danger += _DANGER[min(below, 3)][_COLUMN[12 - place - below]]
        below += 1
    return danger
