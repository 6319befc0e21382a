"""What a player can know of hidden cards: never wrong, and in plain play exactly what enumeration finds."""

import itertools
import random
from typing import Any

import pytest
from hypothesis import given, settings

from tests.bots.making import decisions, seen
from tests.rules.making import acted, dealt_with, rules, rules_with, seeds, started
from threefiveeight.bots import make_bot
from threefiveeight.bots.knowledge import know
from threefiveeight.bots.memory import remember
from threefiveeight.cards import SUITS, Card, CardSet, Suit
from threefiveeight.rules import (
    PRESETS,
    CardPlayed,
    Deal,
    ExchangeTrump,
    Phase,
    Rules,
    Seat,
    TrickWon,
    View,
    VoidPlay,
    apply_action,
    legal_cards,
    view,
)


def checked(deal: Deal, seat: Seat) -> None:
    """The true cards are among those thought possible, and what is taken for sure can only be wrong by a discard."""
    memory = remember(view(deal, seat))
    for other in {0, 1, 2} - {seat}:
        assert not deal.hands[other].mask & ~memory.may[other]
        gone = deal.discards.mask if deal.discards is not None else 0
        assert not memory.sure[other] & ~(deal.hands[other].mask | gone)


@settings(max_examples=60)
@given(rules(), seeds)
def test_the_truth_is_always_thought_possible(table: Rules, seed: int) -> None:
    careful = make_bot("careful")
    for deal, _ in decisions(table, (careful, None, careful), seed):
        assert deal.to_act is not None
        checked(deal, deal.to_act)


@pytest.mark.parametrize("preset", PRESETS)
def test_the_truth_is_always_thought_possible_in_a_preset(preset: str) -> None:
    careful = make_bot("careful")
    for seed in range(12):
        for deal, _ in decisions(PRESETS[preset], (careful, careful, careful), seed, deals=3):
            assert deal.to_act is not None
            checked(deal, deal.to_act)


def last_cards(table: Rules, seed: int) -> Deal:
    """A trump deal with three or four cards left in each hand, played at random."""
    rng = random.Random(seed)
    play = decisions(table, (make_bot("R"), make_bot("R"), make_bot("R")), rng.getrandbits(32), deals=1)
    few = (deal for deal, _ in play if deal.phase is Phase.PLAY and sum(map(len, deal.hands)) <= 11)
    return next(few)


def enumerated(seen: View) -> dict[Seat, int]:
    """By seat, the union of all hands in all layouts that agree with a view: each past card was legal in them."""
    assert seen.seat is not None
    first, second = (seen.seat + 1) % 3, (seen.seat + 2) % 3
    played = [event for event in seen.events if isinstance(event, CardPlayed | TrickWon)]
    gone = {event.card for event in played if isinstance(event, CardPlayed)} | set(seen.hand)
    discarded = seen.discards or CardSet()
    unseen = [
        Card(number) for number in range(seen.rules.deck) if Card(number) not in gone and Card(number) not in discarded
    ]
    found = {first: 0, second: 0}
    for one in itertools.combinations(unseen, seen.card_counts[first]):
        rest = [card for card in unseen if card not in one]
        for two in itertools.combinations(rest, seen.card_counts[second]):
            if _agrees(seen, played, {first: CardSet.of(one), second: CardSet.of(two)}):
                found[first] |= CardSet.of(one).mask
                found[second] |= CardSet.of(two).mask
    return found


def _agrees(seen: View, played: list[CardPlayed | TrickWon], hands: dict[Seat, CardSet]) -> bool:
    """Whether two hands, given their cards back one by one from the end, could have played as was seen."""
    held = dict(hands)
    led_before: list[Suit | None] = []
    led: Suit | None = None
    for event in played:
        if isinstance(event, TrickWon):
            led = None
        else:
            led_before.append(led)
            led = event.card.suit if led is None else led
    cards = [event for event in played if isinstance(event, CardPlayed)]
    for event, led in reversed(list(zip(cards, led_before, strict=True))):
        if event.seat in held:
            held[event.seat] = held[event.seat].add(event.card)
            if event.card not in legal_cards(held[event.seat], led, seen.trump, seen.rules.void_play):
                return False
    return True


PLAIN: dict[str, Any] = {
    "exchange": "off",
    "contracts": ["S", "H", "D", "C"],
    "each_contract_once": False,
    "kitty_public": False,
}


@pytest.mark.parametrize("void_play", VoidPlay)
@pytest.mark.parametrize("seed", range(12))
def test_fault_56_voids_are_those_of_full_enumeration(void_play: VoidPlay, seed: int) -> None:
    deal = last_cards(rules_with(void_play=void_play, **PLAIN), seed)
    told = seen(deal)
    if told.discards is None:
        # Seen from the chooser's seat nothing is hidden but the two hands, so that enumeration stays small.
        told = view(deal, deal.chooser)
    memory = remember(told)
    for other, possible in enumerated(told).items():
        assert CardSet(memory.may[other]) == CardSet(possible)


def test_a_void_is_noted_for_the_suit_that_was_led() -> None:
    table = rules_with("sergeant-major", exchange="off", kitty="name_take_discard")
    dealt = dealt_with(table, {0: "SA SK", 1: "HA", 2: "DA"}, void={1: "S", 2: ""})
    deal = acted(started(table, dealt, dealer=2), "2 contract D")
    deal = apply_action(deal, make_bot("careful").decide(seen(deal), (), seed=0, iterations=0))
    deal = acted(deal, "0 play SA", "1 play HA")
    known = know(view(deal, 2))
    assert known.void(1, Suit.SPADES)
    assert [suit for suit in SUITS if known.void(1, suit)] == [Suit.SPADES]
    assert not any(known.void(0, suit) for suit in SUITS)


MUST = {"void_play": "must_trump"}


@pytest.mark.parametrize(
    ("options", "thrown", "without"),
    [
        pytest.param(MUST, "HA", "SD", id="who must trump and does not has no trump"),
        pytest.param({"void_play": "free"}, "HA", "S", id="who may throw anything may still hold trumps"),
        pytest.param(MUST, "D2", "S", id="who trumps may have more"),
    ],
)
def test_fault_52_what_a_thrown_card_tells_depends_on_the_rules(
    options: dict[str, str], thrown: str, without: str
) -> None:
    table = rules_with("sergeant-major", exchange="off", kitty="name_take_discard", **options)
    void = {1: "SD"} if thrown == "HA" else {1: "S"}
    dealt = dealt_with(table, {0: "SA", 1: thrown}, void=void)
    deal = acted(started(table, dealt, dealer=2), "2 contract D")
    deal = apply_action(deal, make_bot("careful").decide(seen(deal), (), seed=0, iterations=0))
    deal = acted(deal, "0 play SA", f"1 play {thrown}")
    known = know(view(deal, 2))
    assert "".join(suit.letter for suit in SUITS if known.void(1, suit)) == without


def test_a_card_returned_as_highest_rules_out_higher_ones() -> None:
    table = rules_with("three-five-eight")
    dealt = dealt_with(table, {0: "H3 SA", 1: "HK H9"}, seed=4, void={1: "", 0: "", 2: ""})
    deal = acted(started(table, dealt, dealer=2, before=(1, -1, 0)), "0 contract S", "0 give 1 H3")
    hearts_of_1 = remember(view(deal, 0)).may[1] >> 13 & 0x1FFF
    highest = deal.dealt.hands[1]
    top = min(card for card in highest if card.suit is Suit.HEARTS)
    assert not hearts_of_1 & ((1 << top % 13) - 1)
    assert remember(view(deal, 0)).sure[1] >> Card.parse("H3") & 1
    assert not remember(view(deal, 2)).sure[1]


def test_fault_52_a_trump_returned_by_choice_rules_nothing_out() -> None:
    for exchange_trump, returned in ((ExchangeTrump.FREE_RETURN, ("1 return S9",)), (ExchangeTrump.NORMAL, ())):
        table = rules_with("three-five-eight", exchange_trump=exchange_trump)
        dealt = dealt_with(table, {0: "S3 HA", 1: "SK S9"}, seed=4, void={0: "S", 1: "S"})
        deal = started(table, dealt, dealer=2, before=(1, -1, 0))
        deal = acted(deal, "0 contract S", "0 give 1 S3", *returned)
        held = remember(view(deal, 0)).may[1]
        higher = [card for card in ("SA", "SK", "SQ", "SJ", "ST") if held >> Card.parse(card) & 1]
        # The forced return of the king rules out the ace alone, and the king has moved.
        assert "".join(card[1] for card in higher) == ("AKQJT" if returned else "QJT")


def test_a_spectator_decides_nothing() -> None:
    table = rules_with()
    deal = started(table, dealt_with(table, {}))
    with pytest.raises(ValueError, match="spectator"):
        know(view(deal, None))
