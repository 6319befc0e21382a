"""What the judgement of cards takes the other seats for, against the flat playouts by the rules of G."""

import itertools
from dataclasses import replace

import pytest

from tests.bots.making import decisions, seen
from tests.rules.making import rules_with
from threefiveeight.bots.careful import CarefulBot
from threefiveeight.bots.looking_ahead import MASTER
from threefiveeight.rules import Deal, Phase
from threefiveeight.search.flat import flat
from threefiveeight.search.judge import SCALE, Plan, own_tricks, task_of
from threefiveeight.search.kernel.library import Memory, load
from threefiveeight.search.kernel.seat import Verdict, seat_kernel
from threefiveeight.search.situation import situation_of
from threefiveeight.search.watch import Watch

pytestmark = pytest.mark.kernel

WORLDS = 200


def judged(
    deal: Deal, plan: Plan, seed: int, watch: Watch | None = None, memory: Memory | None = None
) -> list[Verdict]:
    """The verdicts for the seat to act, who counts his own tricks by thousands."""
    kernel = seat_kernel()
    assert kernel is not None
    told = seen(deal)
    situation = situation_of(told)
    task = task_of(told, plan, own_tricks(wanted=True))
    return kernel.judge(situation.words, situation.room, task, seed, memory, watch)


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


def lead_of(cards: int) -> Deal:
    """A decision of a seat that leads and holds so many cards."""
    careful = CarefulBot()
    return next(
        deal
        for deal, action in decisions(rules_with(), (careful, careful, careful), seed=2, deals=2)
        if deal.phase is Phase.PLAY and len(deal.hands[action.seat]) == cards and not deal.trick.cards
    )


def ticking(looks: int) -> Watch:
    """A watch whose time is over after so many looks at it."""
    watch = Watch(1000 * looks, itertools.count(1).__next__)
    watch.start()
    return watch


@pytest.mark.parametrize("cards", [3, 6, 10])
def test_judging_that_is_cut_off_tells_what_is_known_by_then(cards: int) -> None:
    library = load()
    assert library is not None
    memory = Memory(library, 2)
    deal = lead_of(cards)
    plan = replace(MASTER.plan, exact_cards=6)
    whole = judged(deal, plan, 3, memory=memory)
    told: list[tuple[int, bool]] = []
    for looks in (*range(1, 30), 10_000):
        watch = ticking(looks)
        verdicts = judged(deal, plan, 3, watch, memory)
        told.append((len(verdicts), watch.cut))
        assert not verdicts or [each.card for each in verdicts] == [each.card for each in whole]
    # Nothing as long as worlds are weighed, then something, and at last all.
    assert told[0] == (0, True)
    assert (len(whole), True) in told
    assert told == sorted(told, key=lambda one: (one[0], not one[1]))
    assert told[-1] == (len(whole), False)
    assert judged(deal, plan, 3, ticking(10_000), memory) == whole


def test_worlds_that_there_was_no_time_to_weigh_are_left_out() -> None:
    deal = lead_of(10)
    plan = replace(MASTER.plan, pool=1024 * 30, worlds=64, exact=0)
    watch = ticking(60)
    hurried = judged(deal, plan, 3, watch)
    assert watch.cut
    # A slice takes two looks; at half of them one slice more is weighed, and the worlds drawn from that all played out.
    assert hurried == judged(deal, replace(plan, pool=1024 * 16), 3)
