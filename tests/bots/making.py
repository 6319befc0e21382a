"""Views, decisions and whole games of bots for tests."""

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from tests.rules.making import deal_in_play, random_action, random_dealt
from threefiveeight.bots import BOTS, Bot
from threefiveeight.cards import FULL_DECK, CardSet
from threefiveeight.rules import (
    Action,
    BySeat,
    CardPlayed,
    Contract,
    ContractNamed,
    Deal,
    Game,
    Rules,
    Seat,
    TrickWon,
    View,
    by_seat,
    legal_actions,
    refusal,
    view,
)
from threefiveeight.search.kernel import load

Decision = tuple[Deal, Action]

PLAYERS = [name for name, entry in BOTS.items() if load() is not None or not entry.kernel]
"""The players that can sit down here: those that need the compiled kernel only where it is."""


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


def ending(rules: Rules, hands: tuple[str, str, str], contract: str, *, leader: Seat = 0, trick: str = "") -> Deal:
    """The end of a deal: all cards but those in the hands and on the table have been played, by the seat to act.

    That they are all its own tells it nothing of the others, which tests of single cards want.
    """
    deal = deal_in_play(rules, hands, contract, leader=leader, trick=trick)
    me = deal.to_act
    assert me is not None
    table = CardSet.of(deal.trick.cards)
    deal = replace(deal, hands=by_seat(lambda seat: deal.hands[seat] - table))
    left = CardSet.of((*table, *(card for hand in deal.hands for card in hand)))
    gone = [CardPlayed(me, card) for card in FULL_DECK - left]
    past = [event for played in gone for event in (played, TrickWon(me))]
    shown = [CardPlayed((deal.trick.leader + place) % 3, card) for place, card in enumerate(deal.trick.cards)]
    named = ContractNamed(deal.chooser, Contract(contract))
    return replace(deal, events=(*deal.events, named, *past, *shown))


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
