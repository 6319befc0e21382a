"""No tricks: how much a holding is exposed to winning tricks that its owner does not want."""

from typing import Final

_VOID: Final = -0.16
_DANGER: Final = (
    (-0.34, -0.07, 0.42, 0.72, 0.85, 0.95),
    (-0.17, -0.11, 0.28, 0.74, 0.92, 0.92),
    (-0.11, -0.08, 0.13, 0.51, 0.94, 1.16),
    (0.14, 0.13, 0.16, 0.23, 0.40, 0.78),
)
"""Tricks taken with the lowest, second and third lowest card of a suit, and with any further one (rows), by the
number of lower cards that others hold: none, 1–2, 3–4, 5–6, 7–8, more."""

_COLUMN: Final = (0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 5, 5)


def exposure(held: int) -> float:
    """The tricks that a holding of one suit (a mask of 13 bits, bit 0 the ace) takes against its owner's will.

    Each card is looked at from the lowest up: it is dangerous where others hold lower ones, and less so the more
    lower cards the owner has to play before it.
    """
    if not held:
        return _VOID
    danger = 0.0
    below = 0
    while held:
        place = held.bit_length() - 1
        held ^= 1 << place
        danger += _DANGER[min(below, 3)][_COLUMN[12 - place - below]]
        below += 1
    return danger
