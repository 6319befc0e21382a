"""How the cards lie more often than by chance: what a chooser holds of his trumps, and what he discards.

Made by bench/tilts.py from deals in which *careful* chose and discarded. Each row says by how much likelier, in
parts of SCALE, a card makes a layout by its rank (2 to ace): a trump and a side card in the chooser's hand, a trump
and a side card among the discards. Nothing is ruled out.
"""

from collections.abc import Sequence
from typing import Final

from threefiveeight.rules import Contract, View
from threefiveeight.rules.options import SIX
from threefiveeight.search.judge import UNTILTED

# fmt: off
_SIX_TRUMP: Final = (
    72790, 79832, 72352, 82092, 82886, 94805, 91329, 89391, 101687, 111757, 132852, 143116, 152580,
    24032, 26801, 26786, 30307, 31984, 35263, 37008, 37910, 47674, 49957, 52900, 60385, 69310,
    1311, 1311, 1311, 1311, 1311, 1311, 1311, 1311, 1311, 1311, 1311, 1311, 1311,
    106818, 109009, 102569, 96842, 95371, 85039, 79992, 63159, 46369, 22651, 12459, 3226, 1311,
)
_SIX_NO_TRUMP: Final = (
    65536, 65536, 65536, 65536, 65536, 65536, 65536, 65536, 65536, 65536, 65536, 65536, 65536,
    23700, 26985, 26175, 42114, 49380, 32079, 43621, 40782, 50717, 71886, 84963, 111253, 123412,
    262144, 262144, 262144, 262144, 262144, 262144, 262144, 262144, 262144, 262144, 262144, 262144, 262144,
    112936, 83594, 73211, 112605, 88292, 52744, 47587, 47884, 14193, 2721, 1311, 1311, 1311,
)
_SIX_NO_TRICKS: Final = (
    65536, 65536, 65536, 65536, 65536, 65536, 65536, 65536, 65536, 65536, 65536, 65536, 65536,
    76865, 73417, 75379, 67375, 65394, 61624, 57663, 52040, 46797, 39619, 32429, 26944, 19001,
    262144, 262144, 262144, 262144, 262144, 262144, 262144, 262144, 262144, 262144, 262144, 262144, 262144,
    1311, 1311, 1311, 17214, 23728, 25076, 39193, 64626, 63590, 79338, 97304, 113979, 122492,
)
_ALL_TRUMP: Final = (
    133450, 137787, 138155, 134163, 138523, 134163, 138155, 138523, 160923, 156234, 159200, 167569, 164875,
    34360, 33395, 39646, 39241, 36793, 41345, 40521, 43494, 49864, 58506, 61532, 60073, 63719,
    1311, 1311, 1311, 1311, 1311, 1311, 1311, 1311, 1311, 1311, 1311, 1311, 1311,
    140291, 134991, 127965, 124051, 112186, 114811, 93648, 89306, 65668, 32955, 21911, 4012, 1311,
)
# fmt: on


def tilt_of(view: View, *, tilted: bool = True) -> Sequence[int]:
    """The factors for a deal whose contract is named; none where nothing is to be assumed."""
    if not tilted:
        return UNTILTED
    if view.contract is Contract.NO_TRUMP:
        return _SIX_NO_TRUMP
    if view.contract is Contract.NO_TRICKS:
        return _SIX_NO_TRICKS
    return _SIX_TRUMP if view.rules.choose_after == SIX else _ALL_TRUMP
