"""A second opinion on decisions before the play: the deal is played to its end by players that look ahead."""

import math
import random
from collections.abc import Sequence
from typing import Final

from threefiveeight.bots.looking_ahead import strong
from threefiveeight.learn.layouts import Layouts, points_of_deal
from threefiveeight.learn.values import BATCHES, Values
from threefiveeight.record import action_from_text
from threefiveeight.rules import Deal, Game, apply_action, legal_actions, view

_ITERATIONS: Final = 100


def played_values(game: Game, actions: Sequence[str], *, seed: int, worlds: int) -> Values:
    """What actions bring when all three seats go on as *strong* with a quarter of its budget."""
    share = max(1, math.ceil(worlds / BATCHES))
    layouts = Layouts(game)
    batches: dict[str, list[float]] = {action: [] for action in actions}
    for number in range(BATCHES):
        sums = dict.fromkeys(actions, 0.0)
        for deal in layouts.drawn(random.Random(seed + number), share):
            for action in actions:
                ended = _played(apply_action(deal, action_from_text(action, layouts.seat)), seed + number)
                sums[action] += points_of_deal(ended, layouts.seat, ended.tricks[layouts.seat])
        for action, total in sums.items():
            batches[action].append(total / share)
    return Values(share * BATCHES, batches)


def _played(deal: Deal, seed: int) -> Deal:
    player = strong()
    while deal.to_act is not None:
        legal = legal_actions(deal)
        action = player.decide(view(deal, deal.to_act), legal, seed=seed, iterations=_ITERATIONS)
        deal = apply_action(deal, action)
    return deal
