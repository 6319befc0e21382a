"""M and H, the yardstick's flat players: worlds, one playout of each card in each world, most own tricks.

Source: docs/bots.md, "The yardstick". Frozen. M plays the worlds out at random, H by the rules of G with a random
card one time in ten; contract and discard go by the common rule.
"""

from collections.abc import Sequence
from typing import Final

from threefiveeight.bots.pool.yardstick import common_action
from threefiveeight.cards import CARDS
from threefiveeight.rules import Action, Phase, Play, View
from threefiveeight.search.flat import flat
from threefiveeight.search.situation import situation_of

RANDOM_PLAYOUTS: Final = 1024
"""The noise, in 1,024ths, of playouts at random."""

RULE_PLAYOUTS: Final = 102
"""The noise, in 1,024ths, of playouts by the rules."""


class FlatSearch:
    """A flat player with a number of worlds that no budget changes."""

    def __init__(self, name: str, worlds: int, noise: int) -> None:
        """The player of that name; ``noise`` is the share of random cards in its playouts, in 1,024ths."""
        self.name = name
        self._worlds = worlds
        self._noise = noise

    def decide(
        self,
        view: View,
        legal: Sequence[Action],
        *,
        seed: int,
        iterations: int,  # noqa: ARG002 - the number of worlds is in the player's name
    ) -> Action:
        """The card with the most own tricks over the worlds, of equal ones the lowest, or the common rule's action."""
        if len(legal) == 1:
            return legal[0]
        if view.phase is not Phase.PLAY or view.seat is None:
            return common_action(view, legal)
        sums = flat(situation_of(view), seed, self._worlds, self._noise)
        return Play(view.seat, CARDS[max(sums, key=lambda pair: pair[1])[0]])


def m100() -> FlatSearch:
    """M100: 100 worlds, random playouts."""
    return FlatSearch("M100", 100, RANDOM_PLAYOUTS)


def h100() -> FlatSearch:
    """H100: 100 worlds, rule playouts."""
    return FlatSearch("H100", 100, RULE_PLAYOUTS)


def h400() -> FlatSearch:
    """H400: 400 worlds, rule playouts."""
    return FlatSearch("H400", 400, RULE_PLAYOUTS)
