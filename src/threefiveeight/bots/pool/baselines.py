"""The pool's floors: R, which plays at random, and the player of the lowest card."""

import random
from collections.abc import Sequence

from threefiveeight.bots.pool.yardstick import common_action
from threefiveeight.rules import Action, Phase, Play, View


class PoolRandom:
    """R: a uniformly random legal card; contract and discard by the common rule."""

    name = "R"

    def decide(
        self,
        view: View,
        legal: Sequence[Action],
        *,
        seed: int,
        iterations: int,  # noqa: ARG002 - the protocol's; nothing here is searched
    ) -> Action:
        """A random card, or what the common rule says."""
        if view.phase is Phase.PLAY:
            return legal[random.Random(seed).randrange(len(legal))]
        return common_action(view, legal)


class LowestCard:
    """The lowest legal card, whatever is led: the least that a player of no tricks must beat."""

    name = "lowest"

    def decide(
        self,
        view: View,
        legal: Sequence[Action],
        *,
        seed: int,  # noqa: ARG002 - the protocol's; nothing here is left to chance
        iterations: int,  # noqa: ARG002 - the protocol's; nothing here is searched
    ) -> Action:
        """The lowest card, of equal ones the first in the order shown, or what the common rule says."""
        cards = [action for action in legal if isinstance(action, Play)]
        return min(cards, key=lambda action: action.card.rank) if cards else common_action(view, legal)
