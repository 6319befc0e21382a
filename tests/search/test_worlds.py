"""Worlds: consistent with the view, counted right, equally likely (fault 56: belief against full enumeration)."""

import itertools
import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from threefiveeight.cards import FULL_DECK, Card, CardSet
from threefiveeight.rules import (
    PRESETS,
    CardMoved,
    CardPlayed,
    CardsDiscarded,
    Deal,
    Dealt,
    IllegalAction,
    Phase,
    Rules,
    Standing,
    View,
    apply_action,
    by_seat,
    legal_actions,
    start_deal,
    view,
)
from threefiveeight.rules.exchange import claims_after
from threefiveeight.search.kernel.seat import seat_kernel
from threefiveeight.search.situation import situation_of
from threefiveeight.search.slow import slow_flat, slow_worlds
from threefiveeight.search.worlds import World, Worlds, actions_of

POINTS = (2, -1, -1), (-2, 1, 1), (1, -1, 0), (-1, 0, 1)
PRESET_NAMES = pytest.mark.parametrize("preset", list(PRESETS))


def endless(preset: str, **options: Any) -> Rules:
    return replace(PRESETS[preset], end_tricks=None, end_total=None, end_floor=None, end_deals=18, **options)


def random_deal(rules: Rules, seed: int) -> Iterator[tuple[Standing, Deal]]:
    """A deal played at random after one with points, at each of its decisions."""
    chance = random.Random(seed)
    standing = Standing(number=1, points_before=chance.choice(POINTS))
    deal = start_deal(rules, chance.randrange(3), Dealt.shuffled(rules, chance), standing)
    while deal.to_act is not None:
        yield standing, deal
        actions = legal_actions(deal)
        deal = apply_action(deal, actions[chance.randrange(len(actions))])


def replayed(seen: View, world: World, standing: Standing) -> Deal:
    deal = start_deal(seen.rules, seen.dealer, world.dealt, standing)
    for action in actions_of(seen, world):
        deal = apply_action(deal, action)
    return deal


def hidden_moves(deal: Deal, seat: int) -> int:
    return sum(1 for event in deal.events if isinstance(event, CardMoved) and seat not in (event.giver, event.taker))


@PRESET_NAMES
@pytest.mark.parametrize("seed", range(4))
def test_every_world_replays_to_the_same_view(preset: str, seed: int) -> None:
    chance = random.Random(seed)
    checked = 0
    for standing, deal in random_deal(endless(preset), seed):
        seat = chance.randrange(3)
        if chance.random() > 0.25 or hidden_moves(deal, seat) > 2:
            continue
        seen = view(deal, seat)
        world = Worlds(seen).draw(chance)
        again = replayed(seen, world, standing)
        assert view(again, seat) == seen
        assert again.hands == world.hands
        checked += 1
    assert checked > 5


def unseen_layouts(seen: View, discards: int) -> Iterator[tuple[CardSet, CardSet, CardSet]]:
    """All ways in which the cards that a seat cannot see may lie, whether or not they fit what happened."""
    own = (seen.discards or CardSet()) | seen.hand
    gone = CardSet.of(event.card for event in seen.events if isinstance(event, CardPlayed))
    unseen = list(CardSet(FULL_DECK.mask >> 52 - seen.rules.deck) - own - gone)
    assert seen.seat is not None
    size = seen.card_counts[(seen.seat + 1) % 3]
    for first in itertools.combinations(unseen, size):
        rest = [card for card in unseen if card not in first]
        for lost in itertools.combinations(rest, discards):
            yield CardSet.of(first), CardSet.of(rest) - CardSet.of(lost), CardSet.of(lost)


def as_dealt(deal: Deal, seat: int, layout: tuple[CardSet, CardSet, CardSet]) -> World | None:
    """The world of a layout of the hands, for a deal with a public kitty and no exchange; None if it cannot be."""
    first, second, lost = layout
    held = {seat: deal.hands[seat], (seat + 1) % 3: first, (seat + 2) % 3: second}
    discards = lost or deal.discards
    for event in deal.events:
        if isinstance(event, CardPlayed):
            held[event.seat] = held[event.seat].add(event.card)
    kitty = CardSet.of(deal.dealt.kitty)
    taken = held[deal.chooser] | (discards or CardSet())
    if not kitty <= taken:
        return None
    held[deal.chooser] = taken - kitty
    if any(len(held[player]) != 16 for player in range(3)):
        return None
    hands = by_seat(lambda player: _ordered(deal, player, held[player]))
    now = by_seat(lambda player: deal.hands[seat] if player == seat else first if player == (seat + 1) % 3 else second)
    return World(Dealt(hands, deal.dealt.kitty), now, discards, ())


def _ordered(deal: Deal, player: int, cards: CardSet) -> tuple[Card, ...]:
    six = [card for card in deal.dealt.hands[player][:6] if card in cards]
    return (*six, *(card for card in cards if card not in six))


def fitting_layouts(deal: Deal, seat: int, standing: Standing) -> list[World]:
    """All worlds found by trying every layout through the rules."""
    seen = view(deal, seat)
    discards = 0 if seen.discards is not None else 4
    found = []
    for layout in unseen_layouts(seen, discards):
        world = as_dealt(deal, seat, layout)
        if world is not None and _fits(seen, world, standing):
            found.append(world)
    return found


def _fits(seen: View, world: World, standing: Standing) -> bool:
    try:
        deal = replayed(seen, world, standing)
    except IllegalAction:
        return False
    return view(deal, seen.seat) == seen and deal.hands == world.hands


def late(seed: int, void_play: str, cards: int) -> tuple[Standing, Deal]:
    rules = endless("three-five-eight", exchange="off", void_play=void_play)
    return next(
        (standing, deal)
        for standing, deal in random_deal(rules, seed)
        if deal.phase is Phase.PLAY and max(map(len, deal.hands)) == cards
    )


@pytest.mark.parametrize("void_play", ["free", "must_trump"])
@pytest.mark.parametrize("seed", range(6))
def test_the_number_of_worlds_is_that_of_all_layouts_that_fit(seed: int, void_play: str) -> None:
    standing, deal = late(seed, void_play, 2)
    for seat in range(3):
        assert Worlds(view(deal, seat)).total() == len(fitting_layouts(deal, seat, standing)) > 0


@pytest.mark.parametrize("seed", [1, 2])
def test_worlds_are_equally_likely(seed: int) -> None:
    standing, deal = late(seed, "must_trump", 2)
    seat = (deal.chooser + 1) % 3
    layouts = fitting_layouts(deal, seat, standing)
    worlds, chance = Worlds(view(deal, seat)), random.Random(seed)
    drawn = Counter(worlds.draw(chance).hands for _ in range(100 * len(layouts)))
    assert set(drawn) == {world.hands for world in layouts}
    assert chi_square(drawn, len(layouts)) < len(layouts) + 6 * (2 * len(layouts)) ** 0.5


@pytest.mark.kernel
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_kernel_draws_all_worlds_and_each_as_often(seed: int) -> None:
    standing, deal = late(seed, "must_trump", 2)
    seat = deal.to_act
    assert seat is not None
    layouts = fitting_layouts(deal, seat, standing)
    kernel = seat_kernel()
    assert kernel is not None
    situation = situation_of(view(deal, seat))
    out = kernel.worlds(situation.words, situation.room, seed, 0, 200 * len(layouts))
    drawn = Counter((out[place], out[place + 1]) for place in range(0, len(out), 3))
    first, second = (seat + 1) % 3, (seat + 2) % 3
    assert set(drawn) == {(world.hands[first].mask, world.hands[second].mask) for world in layouts}
    assert chi_square(drawn, len(layouts)) < len(layouts) + 6 * (2 * len(layouts)) ** 0.5


def chi_square(drawn: Counter[Any], kinds: int) -> float:
    expected = drawn.total() / kinds
    return sum((count - expected) ** 2 / expected for count in drawn.values())


def test_hidden_gifts_are_counted_as_all_gifts_that_fit() -> None:
    """A third player's worlds at the end of a deal: every layout with every gift and every return."""
    rules = endless("three-five-eight", deck=51, kitty="none", kitty_public=False, targets=(3, 9, 5))
    found = next(
        (standing, deal, seat)
        for seed in range(200)
        for standing, deal in random_deal(rules, seed)
        for seat in range(3)
        if deal.phase is Phase.PLAY and max(map(len, deal.hands)) == 2 and hidden_moves(deal, seat) == 2
    )
    standing, deal, seat = found
    seen = view(deal, seat)
    assert Worlds(seen).total() == sum(1 for _ in worlds_with_a_gift(deal, seat, standing)) > 0


def worlds_with_a_gift(deal: Deal, seat: int, standing: Standing) -> Iterator[World]:
    seen = view(deal, seat)
    gift, back = [
        event for event in deal.events if isinstance(event, CardMoved) and seat not in (event.giver, event.taker)
    ]
    for first, second, _ in unseen_layouts(seen, 0):
        hands = {seat: seen.hand, (seat + 1) % 3: first, (seat + 2) % 3: second}
        now = hands[0], hands[1], hands[2]
        held = [set(hand) for hand in now]
        for event in seen.events:
            if isinstance(event, CardPlayed):
                held[event.seat].add(event.card)
        for given, returned in itertools.product(held[gift.taker] | held[gift.giver], held[gift.giver]):
            dealt = _before(seen, held, gift, (given, returned))
            if dealt is not None and _fits(seen, world := World(dealt, now, None, (given, returned)), standing):
                assert back.giver == gift.taker
                yield world


def _before(seen: View, held: list[set[Card]], gift: CardMoved, moved: tuple[Card, Card]) -> Dealt | None:
    """The deal before the moves, taken back from the last to the first; None where a card is not there."""
    hands = [set(cards) for cards in held]
    unseen = iter(reversed(moved))
    for event in reversed(seen.events):
        if not isinstance(event, CardMoved):
            continue
        card = event.card if event.card is not None else next(unseen)
        if card not in hands[event.taker]:
            return None
        hands[event.taker].remove(card)
        hands[event.giver].add(card)
    return Dealt(by_seat(lambda player: tuple(sorted(hands[player]))), ())


@pytest.mark.kernel
@PRESET_NAMES
@pytest.mark.parametrize("seed", [0, 1])
def test_the_kernel_and_python_give_the_same_numbers(preset: str, seed: int) -> None:
    kernel = seat_kernel()
    assert kernel is not None
    chance = random.Random(seed)
    checked = 0
    for _, deal in random_deal(endless(preset), seed):
        if deal.phase is not Phase.PLAY or chance.random() > 0.15:
            continue
        assert deal.to_act is not None
        situation = situation_of(view(deal, deal.to_act))
        out = kernel.worlds(situation.words, situation.room, seed, 5, 2)
        assert list(out) == [mask for world in slow_worlds(situation, seed, 5, 2) for mask in world]
        for noise in (0, 102, 1024):
            question = situation, seed, 2, noise
            assert kernel.flat(situation.words, situation.room, *question[1:]) == slow_flat(*question)
        checked += 1
    assert checked > 1


@PRESET_NAMES
def test_the_kernels_worlds_are_worlds(preset: str) -> None:
    """Each hand is one that the exact worlds allow, card by card, and has its number of cards."""
    kernel = seat_kernel()
    assert kernel is not None
    chance = random.Random(7)
    for _, deal in random_deal(endless(preset), 7):
        seat = deal.to_act
        assert seat is not None
        if deal.phase is not Phase.PLAY or chance.random() > 0.3:
            continue
        seen = view(deal, seat)
        situation = situation_of(seen)
        out = kernel.worlds(situation.words, situation.room, 3, 0, 20)
        first, second = (seat + 1) % 3, (seat + 2) % 3
        for place in range(0, len(out), 3):
            masks = out[place], out[place + 1]
            assert [mask.bit_count() for mask in masks] == [seen.card_counts[first], seen.card_counts[second]]
            assert not masks[0] & masks[1]
            assert not (masks[0] | masks[1]) & seen.hand.mask


def test_a_void_that_did_not_trump_holds_no_trump() -> None:
    """Fault 56, by hand: who throws a side card under must_trump has neither the suit led nor a trump."""
    for standing, deal in random_deal(endless("three-five-eight", exchange="off"), 12):
        del standing
        if deal.phase is not Phase.PLAY or deal.trump is None:
            continue
        threw = [
            (card, (deal.trick.leader + place) % 3)
            for place, card in enumerate(deal.trick.cards)
            if card.suit not in (deal.trick.led, deal.trump)
        ]
        for _, seat in threw:
            watcher = next(other for other in range(3) if other != seat)
            world = Worlds(view(deal, watcher)).draw(random.Random(1))
            assert deal.trick.led is not None
            assert not world.hands[seat].of_suit(deal.trick.led)
            assert not world.hands[seat].of_suit(deal.trump)


def test_what_a_discard_leaves_unknown() -> None:
    """The others' worlds differ in the discards, the chooser's do not."""
    _, deal = late(3, "free", 3)
    assert any(isinstance(event, CardsDiscarded) for event in deal.events)
    chance = random.Random(2)
    own = Worlds(view(deal, deal.chooser))
    assert {own.draw(chance).discards for _ in range(10)} == {deal.discards}
    others = Worlds(view(deal, (deal.chooser + 1) % 3))
    assert len({others.draw(chance).discards for _ in range(10)}) > 1


def test_claims_are_made_from_the_points_before() -> None:
    """The standing that the tests above replay with does give claims."""
    rules = endless("sergeant-major")
    assert claims_after(rules, POINTS[0], (8, 5, 3), 0)
