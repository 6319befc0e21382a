"""What a seat may know: redaction event by event, and that hidden cards make no difference to a view."""

import json
import random
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from tests.rules.making import acted, dealt_with, random_deals, rules, rules_with, seeds, started
from threefiveeight.cards import CARDS, Card, CardSet
from threefiveeight.record import actions_of, legal_to_text, view_to_json
from threefiveeight.rules import (
    SEATS,
    Action,
    CardMoved,
    CardPlayed,
    CardsDealt,
    CardsDiscarded,
    Deal,
    Dealt,
    DiscardCards,
    Give,
    HandRevealed,
    IllegalAction,
    KittyTaken,
    Pay,
    Phase,
    Play,
    Return,
    Rules,
    Seat,
    apply_action,
    legal_actions,
    view,
)

VIEWERS: list[Seat | None] = [0, 1, 2, None]


def known_to(deal: Deal, seat: Seat | None) -> set[Card]:
    """The cards whose place a seat knows or has known, found from what happened and not from the view."""
    known: set[Card] = set()
    chooser = deal.chooser
    if seat is not None:
        hides = seat == chooser and deal.rules.choose_after == 6 and deal.contract is None
        known |= set(deal.dealt.hands[seat][:6] if hides else deal.dealt.hands[seat])
    for event in deal.events:
        match event:
            case CardMoved(giver=giver, taker=taker, card=Card() as card) if seat in (giver, taker):
                known.add(card)
            case CardPlayed(card=card):
                known.add(card)
            case KittyTaken(cards=tuple() as cards, shown=shown) if shown or seat == chooser:
                known |= set(cards)
            case _:
                pass
    return known


def cards_in(value: object) -> Iterator[str]:
    """All cards anywhere in a JSON value."""
    match value:
        case dict():
            for key, part in value.items():
                yield from cards_in(key)
                yield from cards_in(part)
        case list():
            for part in value:
                yield from cards_in(part)
        case str():
            yield from (word for word in value.split() if word in TEXTS)
        case _:
            pass


TEXTS = {str(card) for card in CARDS}


@settings(max_examples=25)
@given(rules(), seeds)
def test_fault_59_a_view_holds_no_card_that_its_seat_cannot_know(table: Rules, seed: int) -> None:
    for moment, deal in enumerate(random_deals(table, seed)):
        for seat in VIEWERS if moment < 10 or moment % 7 == 0 else ():
            known = {str(card) for card in known_to(deal, seat)}
            assert set(cards_in(view_to_json(view(deal, seat)))) <= known


@settings(max_examples=30)
@given(rules(), seeds)
def test_fault_19_the_numbers_of_cards_are_the_true_ones_at_every_step(table: Rules, seed: int) -> None:
    for deal in random_deals(table, seed):
        for seat in SEATS:
            seen = view(deal, seat)
            assert seen.card_counts == tuple(len(hand) for hand in deal.hands)
            assert len(seen.hand) == (6 if seat == deal.chooser and deal.choosing_on_six else seen.card_counts[seat])


# --- re-dealing the hidden cards ---


def swapped(deal: Deal, one: Card, other: Card) -> Deal | None:
    """The deal in which two cards had each other's place from the beginning; None if it cannot have been so."""
    change: Callable[[Card], Card] = lambda card: other if card == one else one if card == other else card  # noqa: E731
    hands = tuple(tuple(map(change, hand)) for hand in deal.dealt.hands)
    dealt = Dealt((hands[0], hands[1], hands[2]), tuple(map(change, deal.dealt.kitty)))
    fresh = started(deal.rules, dealt, dealer=deal.dealer, before=POINTS_BEFORE)
    try:
        for action in actions_of(deal):
            fresh = apply_action(fresh, _changed(action, change))
    except IllegalAction:
        return None
    forced = [_moved(event, change) for event in deal.events if isinstance(event, CardMoved)]
    return fresh if forced == [event for event in fresh.events if isinstance(event, CardMoved)] else None


POINTS_BEFORE = (3, -2, -1)


def _moved(event: CardMoved, change: Callable[[Card], Card]) -> CardMoved:
    assert event.card is not None
    return replace(event, card=change(event.card))


def _changed(action: Action, change: Callable[[Card], Card]) -> Action:
    match action:
        case Pay() | Give() | Return() | Play():
            return replace(action, card=change(action.card))
        case DiscardCards():
            return replace(action, cards=CardSet.of(map(change, action.cards)))
        case _:
            return action


def some_moment(table: Rules, seed: int) -> Deal:
    """A deal with an exchange, at a random moment; what is done in it is random too."""
    rng = random.Random(seed)
    deal = started(table, Dealt.shuffled(table, rng), dealer=rng.randrange(3), before=POINTS_BEFORE)
    moves = rng.choice([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20, 30, 40, 50])
    for _ in range(moves):
        if deal.to_act is None:
            break
        legal = legal_actions(deal)
        deal = apply_action(deal, legal[rng.randrange(len(legal))])
    return deal


@settings(max_examples=80)
@given(rules(), seeds, st.sampled_from(VIEWERS))
def test_fault_59_exchanging_hidden_cards_changes_nothing_that_a_seat_sees(
    table: Rules, seed: int, seat: Seat | None
) -> None:
    """Another world that a seat cannot tell from the true one gives it the same view and the same legal actions."""
    deal = some_moment(table, seed)
    hidden = sorted(set(CARDS[: table.deck]) - known_to(deal, seat))
    assume(len(hidden) > 1)
    rng = random.Random(seed)
    worlds = 0
    for _ in range(30):
        one, other = rng.sample(hidden, 2)
        world = swapped(deal, one, other)
        if world is None:
            continue
        worlds += world.dealt != deal.dealt
        assert view(world, seat) == view(deal, seat)
        assert json.dumps(view_to_json(view(world, seat))) == json.dumps(view_to_json(view(deal, seat)))
        if seat is not None and not deal.choosing_on_six:
            assert legal_to_text(world) == legal_to_text(deal) or seat != deal.to_act
        if worlds >= 6:
            break
    assume(worlds > 0)


def test_hidden_cards_can_be_exchanged_in_most_moments() -> None:
    """So that the property before this one is not about nothing."""
    found: Counter[Phase] = Counter()
    for seed in range(60):
        deal = some_moment(rules_with("three-five-eight"), seed)
        hidden = sorted(set(CARDS) - known_to(deal, 1))
        found[deal.phase] += sum(swapped(deal, hidden[0], other) is not None for other in hidden[1:8])
    assert all(found[phase] > 10 for phase in (Phase.CONTRACT, Phase.EXCHANGE, Phase.DISCARD, Phase.PLAY))


def test_a_known_card_is_seen_to_be_exchanged() -> None:
    """The other way round: exchanging cards that a seat knows does change what it sees."""
    deal = some_moment(rules_with("three-five-eight"), 0)
    own, other = deal.dealt.hands[1][0], deal.dealt.hands[2][0]
    world = started(deal.rules, dealt_with(deal.rules, {1: str(other), 2: str(own)}), dealer=deal.dealer)
    assert view(world, 1) != view(deal, 1)


# --- event by event ---

LOOK = rules_with("sergeant-major")
TAKE = rules_with("three-five-eight")


def _event(deal: Deal, kind: type, seat: Seat | None) -> object:
    return next((event for event in view(deal, seat).events if isinstance(event, kind)), None)


@pytest.mark.parametrize("seat", VIEWERS)
def test_of_the_deal_a_seat_sees_its_own_hand(seat: Seat | None) -> None:
    deal = started(LOOK, dealt_with(LOOK, {}))
    event = _event(deal, CardsDealt, seat)
    assert isinstance(event, CardsDealt)
    for other in SEATS:
        assert event.hands[other] == (CardSet.of(deal.dealt.hands[other]) if other == seat else None)
    assert event.counts == (16, 16, 16)
    assert view(deal, seat).hand == (CardSet() if seat is None else deal.hands[seat])


def test_a_chooser_sees_six_cards_until_he_has_chosen_and_everybody_else_all() -> None:
    deal = started(TAKE, dealt_with(TAKE, {0: "C2 HA D7 S3 CT DQ"}))
    six = CardSet.parse("C2 HA D7 S3 CT DQ")
    seen = view(deal, 0)
    assert (seen.hand, seen.card_counts, seen.chooser) == (six, (16, 16, 16), 0)
    assert view(deal, 1).hand == deal.hands[1]
    deal = acted(deal, "0 contract H")
    seen = view(deal, 0)
    dealt = _event(deal, CardsDealt, 0)
    assert isinstance(dealt, CardsDealt)
    assert dealt.hands[0] == six  # what he saw then
    assert _event(deal, HandRevealed, 0) == HandRevealed(0, CardSet.of(deal.dealt.hands[0]))
    assert seen.hand == deal.hands[0]
    assert [_event(deal, HandRevealed, seat) for seat in (1, 2, None)] == [None, None, None]


@pytest.mark.parametrize(
    ("seat", "sees"), [(0, True), (1, True), (2, False), (None, False)], ids=["up", "down", "third", "spectator"]
)
def test_fault_25_a_claim_is_an_event_for_all_and_its_cards_for_two(seat: Seat | None, sees: bool) -> None:
    deal = started(TAKE, dealt_with(TAKE, {0: "H3", 1: "HK"}, void={1: "H"}), before=(1, -1, 0))
    deal = acted(deal, "0 contract S", "0 give 1 H3")
    seen = [event for event in view(deal, seat).events if isinstance(event, CardMoved)]
    gift, back = (Card.parse("H3"), Card.parse("HK")) if sees else (None, None)
    assert seen == [CardMoved(0, 1, gift), CardMoved(1, 0, back)]


@pytest.mark.parametrize("seat", VIEWERS)
def test_fault_25_a_suit_named_and_a_void_are_seen_by_all(seat: Seat | None) -> None:
    deal = started(LOOK, dealt_with(LOOK, {1: "SK"}, void={1: "H"}), before=(1, -1, 0))
    deal = acted(deal, "0 name 1 H", "0 name 1 S")
    names = [type(event).__name__ for event in view(deal, seat).events]
    assert names == ["CardsDealt", "SuitNamed", "VoidShown", "SuitNamed", "CardMoved"]
    moved = view(deal, seat).events[-1]
    assert isinstance(moved, CardMoved)
    assert (moved.card is not None) is (seat in (0, 1))


@pytest.mark.parametrize("public", [True, False])
@pytest.mark.parametrize("seat", VIEWERS)
def test_the_kitty_is_seen_by_the_chooser_or_by_all(public: bool, seat: Seat | None) -> None:
    rules_ = rules_with("three-five-eight", kitty_public=public)
    deal = started(rules_, dealt_with(rules_, {}, "C2 D9 HT S3"))
    assert view(deal, seat).kitty is None
    deal = acted(deal, "0 contract H")
    kitty = tuple(map(Card.parse, ["C2", "D9", "HT", "S3"])) if public or seat == 0 else None
    assert view(deal, seat).kitty == kitty
    assert _event(deal, KittyTaken, seat) == KittyTaken(0, kitty, shown=public)


@pytest.mark.parametrize("seat", VIEWERS)
def test_the_discard_is_seen_by_the_chooser_alone(seat: Seat | None) -> None:
    deal = started(TAKE, dealt_with(TAKE, {0: "SA HA DA CA"}))
    deal = acted(deal, "0 contract H", "0 discard SA HA DA CA")
    discards = CardSet.parse("SA HA DA CA") if seat == 0 else None
    assert view(deal, seat).discards == discards
    assert _event(deal, CardsDiscarded, seat) == CardsDiscarded(0, 4, discards)
    assert view(deal, seat).trump is not None


def test_fault_61_a_spectator_sees_least() -> None:
    for seed in range(5):
        for deal in random_deals(rules_with("three-five-eight"), seed):
            spectator = set(cards_in(view_to_json(view(deal, None))))
            for seat in SEATS:
                assert spectator <= set(cards_in(view_to_json(view(deal, seat))))


def test_fault_40_a_view_says_what_the_contract_implies() -> None:
    """The targets, which are the limits once no tricks is named."""
    deal = started(TAKE, dealt_with(TAKE, {}))
    assert view(deal, 1).targets == (8, 5, 3)
    assert view(deal, 1).trump is None
    assert view(acted(deal, "0 contract MIS"), 1).targets == (3, 5, 8)
    assert view(acted(deal, "0 contract NT"), 1).targets == (8, 5, 3)
