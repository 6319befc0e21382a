"""A bot's action does not change when the cards that it cannot see change hands (fault 59, from the bot's side)."""

import os
import random
from collections import Counter
from collections.abc import Callable
from dataclasses import replace

import pytest

from tests.bots.making import PLAYERS, decide, decisions
from threefiveeight.bots import BOTS, make_bot
from threefiveeight.cards import CARDS, Card, CardSet
from threefiveeight.rules import (
    PRESETS,
    CardMoved,
    CardsDealt,
    CardsDiscarded,
    Deal,
    Event,
    HandRevealed,
    Kitty,
    KittyTaken,
    Phase,
    Seat,
    by_seat,
    view,
)


def hidden_swapped(deal: Deal, seat: Seat, rng: random.Random) -> Deal:
    """The same deal with two cards exchanged everywhere that the seat has not seen, in hands, kitty and events."""
    seen = view(deal, seat)
    known = set(seen.hand) | set(seen.kitty or ()) | set(seen.discards or ())
    known |= {event.card for event in seen.events if hasattr(event, "card") and event.card is not None}
    six = deal.rules.choose_after == 6 and deal.phase is Phase.CONTRACT
    unseen = [card for card in CARDS[: deal.rules.deck] if card not in known]
    if len(unseen) < 2:
        return deal
    one, other = rng.sample(unseen, 2)

    def swap(card: Card) -> Card:
        return other if card == one else one if card == other else card

    def swap_all(cards: CardSet) -> CardSet:
        return CardSet.of(map(swap, cards))

    hands = by_seat(lambda player: swap_all(deal.hands[player]))
    dealt = replace(
        deal.dealt,
        hands=by_seat(lambda player: tuple(map(swap, deal.dealt.hands[player]))),
        kitty=tuple(map(swap, deal.dealt.kitty)),
    )
    changed = [_swapped(event, swap, swap_all) for event in deal.events]
    discards = None if deal.discards is None else swap_all(deal.discards)
    assert six or hands[seat] == deal.hands[seat]
    return replace(deal, hands=hands, dealt=dealt, events=tuple(changed), discards=discards)


def _swapped(event: Event, swap: Callable[[Card], Card], swap_all: Callable[[CardSet], CardSet]) -> Event:
    match event:
        case CardsDealt(hands=hands):
            held = [swap_all(hand) for hand in hands if hand is not None]
            return replace(event, hands=(held[0], held[1], held[2]))
        case HandRevealed():
            return replace(event, hand=swap_all(event.hand))
        case CardMoved(card=Card() as card):
            return replace(event, card=swap(card))
        case KittyTaken(cards=tuple() as cards):
            return replace(event, cards=tuple(map(swap, cards)))
        case CardsDiscarded(cards=CardSet() as cards):
            return replace(event, cards=swap_all(cards))
        case _:
            return event


CASES = [(name, preset) for name in PLAYERS if BOTS[name].level for preset in PRESETS]
CASES += [(name, "three-five-eight") for name in PLAYERS if not BOTS[name].level]
DECISIONS = int(os.environ.get("HIDDEN_DECISIONS", "0")) // len(CASES)
"""Decisions of each case beyond those of two deals, which are always looked at."""


@pytest.mark.parametrize(("name", "preset"), CASES)
def test_hidden_cards_do_not_matter(name: str, preset: str) -> None:
    bot = make_bot(name)
    rng = random.Random(f"{name} {preset}")
    phases: Counter[Phase] = Counter()
    seed = 21
    while seed == 21 or phases.total() < DECISIONS:
        for deal, _ in decisions(PRESETS[preset], (bot, bot, bot), seed, deals=2):
            seat = deal.to_act
            assert seat is not None
            if sum(map(len, deal.hands)) - len(deal.hands[seat]) < 2:
                continue
            other = hidden_swapped(deal, seat, rng)
            if view(other, seat) == view(deal, seat):
                phases[deal.phase] += 1
                assert decide(bot, other, seed=7) == decide(bot, deal, seed=7)
        seed += 1
    print(f"{name}, {preset}:", ", ".join(f"{count} {phase.name}" for phase, count in phases.items()))
    assert phases[Phase.PLAY] > 60
    assert phases[Phase.CONTRACT] > 0
    assert (phases[Phase.DISCARD] > 0) == (PRESETS[preset].kitty is not Kitty.NONE)
