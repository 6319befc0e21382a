"""What each rule of thumb of the play counts, in hundredths of a trick.

The rows are the thumbs of ``thumbs.THUMBS``, the columns its situations: four leads with trumps about or not, to
follow as second and as last, to ruff as second and as last, to throw a card; then the same without tricks: lead,
second, last, throw. Made from deals that the players dealt themselves: see docs/bots.md, "Where the weights come
from".
"""

from typing import Final

# fmt: off
_HUNDREDTHS: Final = (
    (  -9,   9,  -6,   6,   0,   0,   6, -17,  10,   0,   0,   0,   0),  # any card
    (  28, -15,   6,   6,  58,  55,  41,  46,   0, -35, -54, -70,   0),  # chance that it wins this trick
    (  10,   7,  34,   6, -28, -40, -14, -33, -11,  -9,  28,  48,   9),  # it is master of its suit
    ( -10, -11, -19,   0, -28, -30, -13, -15, -28,   2,  12,   4,   0),  # second best and guarded
    ( -18,   1,   0,   0,  -3,  -7,  -8,  -7,  -5,   6,   0,  -5,   0),  # second best and bare
    (  -3,  -8, -16,   0, -16, -18,  -2,  -4, -15,   1,  -7,  -5,  -2),  # third best and guarded twice
    (  -6, -14, -22,   0,  -5,  -3,  -7,  -6, -20,   0, -33, -28, -11),  # lower than that: how low
    ( -22, -20, -41,   0, -43, -28, -27, -14, -71,  33,  14, -36, -14),  # master: unseen cards of its suit
    (  17,   6,  30,   6,   0,   0,  -6,  -8,  18,  -8,   0,   0, -18),  # own cards of its suit
    (  20,   6,   5, -19,   0,   0,   9,   4, -12,   9,   0,   0,  25),  # the only one of its suit
    (   2,   3,   0,  -3,   0,   0,   0,  -1,  -7,   8,   0,   0,   8),  # one of two of its suit
    (  21,   4,   8,   0,   0,   0,  -8,  -8,  22,  -7,   0,   0, -26),  # unseen cards of its suit
    (   1,   3,  30,   7,   0,   0,   0,  -2,   1,  -3,   0,   0,   4),  # own length over half of the unseen
    (   7,  11,  30,  -6,   0,   0,   3,   1,  32,   0,   0,   0,   0),  # makes a void, with trumps in hand
    (   0,  11,   0,   0,   0,   0,   0,   0,  11,   0,   0,   0,   0),  # others known void who may trump
    (   1,  -1,  -7,   7,   0,   0,   0,  -2,   2,   0,   0,   0,   0),  # own trumps over half of the unseen
    (  16, -16, -34,  34,   0,   0,   1,  -1,   0,   0,   0,   0,   0),  # masters in the side suits
    (  -9,   9,  -6,   6,  10,  55,   6,  46,   0,   0, -76, -70,   0),  # beats what lies on the table
    ( -22,  10, -37, -86,   2,  -5,  18,   0,   0,  42,  -2,  24,   0),  # chance to win, early in the deal
    (  11,   3,   6,   0,  -6, -24,  -6,  -9, -24,  -3, -15, -17,  -3),  # takes the guard from an honour
    (  18,   2,   3,  13,   6,   6,  11,  10,   0, -21, -10,  -2,   0),  # chance to win, for the chooser
    (   1,  -2,  22,  -2,   0,   0,   0,   0,  22,   0,   0,   0,   0),  # goes towards a void, with trumps in hand
    (  -7,  -8, -13,   0, -24, -43, -12, -19, -30,  45,  85, 116, 105),  # unseen lower cards of its suit
    (   2,  20,   6,   0,   8,   5,  -8,  -8,  -5, -70, -54, -49, -16),  # own lower cards of its suit
    (  10,  26,  34,   6,  14, -14, -14,  -6,   0,  -9,  -1, -24,   0),  # chance to win, for a master
    (   8,  27,  13,  -2,  10,  -5,  17,  16,  16,  22,  -4, -30,  -9),  # how low it is
)
# fmt: on

PLAY: Final = tuple(tuple(weight / 100 for weight in column) for column in zip(*_HUNDREDTHS, strict=True))
"""By situation, the weights of the thumbs in tricks."""
