"""Views, decisions and whole games of bots for tests."""

import random
from collections.abc import Iterator
from typing import Any

from tests.rules.making import random_action, random_dealt
from threefiveeight.bots import Bot
from threefiveeight.rules import Action, BySeat, Deal, Game, Rules, View, legal_actions, refusal, view

Decision = tuple[Deal, Action]


def decide(bot: Bot, deal: Deal, *, seed: int = 1) -> Action:
    """What a bot does as the seat to act; an illegal answer fails the test with the rules' reason."""
    assert deal.to_act is not None
    action = bot.decide(view(deal, deal.to_act), legal_actions(deal), seed=seed, iterations=10)
    refused = refusal(deal, action)
    assert refused is None, f"{bot.name}: {refused}"
    return action


def decisions(rules: Rules, bots: BySeat[Bot | None], seed: int, *, deals: int = 3) -> Iterator[Decision]:
    """The decisions that bots make in a game; a seat without a bot plays at random."""
    rng = random.Random(seed)
    game = Game.new(rules, rng.randrange(3))
    while game.can_start and len(game.results) < deals:
        game = game.start(random_dealt(rules, rng))
        while (seat := game.to_act) is not None:
            assert game.deal is not None
            bot = bots[seat]
            action = random_action(game, rng) if bot is None else decide(bot, game.deal, seed=rng.getrandbits(32))
            if bot is not None:
                yield game.deal, action
            game = game.apply(action)


def seen(deal: Deal) -> View:
    """The view of the seat to act."""
    assert deal.to_act is not None
    return view(deal, deal.to_act)


class Stub:
    """A bot that does as told: it gives what a function of the legal actions makes."""

    name = "stub"

    def __init__(self, answer: Any) -> None:
        self._answer = answer

    def decide(self, view: View, legal: Any, *, seed: int, iterations: int) -> Any:
        """What the function makes of the legal actions."""
        return self._answer(legal)
