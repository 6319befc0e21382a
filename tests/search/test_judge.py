"""What the judgement of cards takes the other seats for, against the flat playouts by the rules of G."""

import pytest

from tests.bots.making import decisions, seen
from tests.rules.making import rules_with
from threefiveeight.bots.careful import CarefulBot
from threefiveeight.rules import Deal, Phase
from threefiveeight.search.flat import flat
from threefiveeight.search.judge import SCALE, Plan, own_tricks, task_of
from threefiveeight.search.kernel.seat import Verdict, seat_kernel
from threefiveeight.search.situation import situation_of

pytestmark = pytest.mark.skipif(seat_kernel() is None, reason="the kernel is not compiled")

WORLDS = 200


def judged(deal: Deal, plan: Plan, seed: int) -> list[Verdict]:
    """The verdicts for the seat to act, who counts his own tricks by thousands."""
    kernel = seat_kernel()
    assert kernel is not None
    told = seen(deal)
    situation = situation_of(told)
    return kernel.judge(situation.words, situation.room, task_of(told, plan, own_tricks(wanted=True)), seed, None)


def last_leads(seed: int) -> list[Deal]:
    """Decisions of a seat that leads with two cards left: how he would play on himself does not matter there."""
    careful = CarefulBot()
    made = decisions(rules_with(exchange="off"), (careful, careful, careful), seed=seed, deals=6)
    return [
        deal
        for deal, action in made
        if deal.phase is Phase.PLAY and len(deal.hands[action.seat]) == 2 and not deal.trick.cards
    ]


def test_where_all_play_by_the_rules_of_g_a_card_is_worth_what_flat_playouts_say() -> None:
    plan = Plan(pool=WORLDS, worlds=WORLDS, noise=0, rules=256)
    compared = 0
    for deal in last_leads(seed=1):
        expected = flat(situation_of(seen(deal)), 3, WORLDS, 0)
        verdicts = judged(deal, plan, 3)
        if len(verdicts) > 1:
            compared += 1
            assert [(each.card, each.worth) for each in verdicts] == [
                (card, tricks * 1000 * SCALE // WORLDS) for card, tricks in expected
            ]
    assert compared > 2
