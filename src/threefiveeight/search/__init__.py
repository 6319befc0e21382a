"""Looking ahead: a fast twin of the play of the cards, and an exact solver for open cards.

Importing this package loads neither the compiled kernel nor anything heavy; the first question does.
"""

from threefiveeight.search.position import BadPosition, Position
from threefiveeight.search.solver import Bounds, Solver, solve

__all__ = ["BadPosition", "Bounds", "Position", "Solver", "solve"]
