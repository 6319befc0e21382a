"""The player that chooses among its legal actions by chance: the floor of every comparison."""

import random
from collections.abc import Sequence

from threefiveeight.rules import Action, View


class RandomBot:
    """A player that takes any legal action with equal chance, drawn from the seed alone."""

    name = "random"

    def decide(
        self,
        view: View,  # noqa: ARG002 - the protocol's; it is not looked at
        legal: Sequence[Action],
        *,
        seed: int,
        iterations: int,  # noqa: ARG002 - the protocol's; nothing here is searched
    ) -> Action:
        """A uniformly random legal action."""
        return legal[random.Random(seed).randrange(len(legal))]
