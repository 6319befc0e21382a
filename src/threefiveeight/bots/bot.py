"""What a computer player is: a view in, an action out."""

from collections.abc import Sequence
from typing import Final, Protocol

from threefiveeight.rules import Action, View

DEFAULT_BUDGET_MS: Final = 1000
"""Milliseconds that an external program has for a decision where nobody says otherwise."""


class Bot(Protocol):
    """A computer player; it is told what one seat knows and never anything else.

    The same view, legal actions, seed and iterations give the same action: a bot keeps nothing between two calls
    and asks no generator of its own. A bot that searches may look at a clock, only to end a decision that takes too
    long; it counts such decisions in ``cuts``.
    """

    @property
    def name(self) -> str:
        """The name by which the bot is asked for and reported."""

    def decide(self, view: View, legal: Sequence[Action], *, seed: int, iterations: int) -> Action:
        """One of the legal actions of ``view.seat``, whose turn it is.

        ``legal`` is never empty and may be a sequence that makes its members as they are asked for (discards).
        ``iterations`` is the budget of work for bots that search; the others ignore it.
        """
