"""The order of a deal, the kitty and the discard, and what cannot be dealt."""

import itertools
import pickle
import random
from dataclasses import replace

import pytest

from tests.rules.making import acted, dealt_with, rules_with, started
from threefiveeight.cards import CARDS, Card, CardSet
from threefiveeight.rules import (
    SEATS,
    BadDeal,
    CardsDiscarded,
    Deal,
    Dealt,
    DiscardCards,
    Discards,
    Game,
    HandRevealed,
    IllegalAction,
    KittyTaken,
    Phase,
    Reason,
    Rules,
    deck_of,
    legal_actions,
    refusal,
)

LOOK = rules_with("sergeant-major")
TAKE = rules_with("three-five-eight")
BLIND = rules_with("sergeant-major-british")
NONE = rules_with("six-three-eight")
PUBLIC_BLIND = rules_with("sergeant-major-british", kitty_public=True)
SIX_BLIND = rules_with("three-five-eight", kitty="name_discard_take")


def to_the_lead(rules: Rules, *, exchange: bool, contract: str = "H") -> Deal:
    """A deal played to its lead: the exchange stopped, the last cards of the chooser's hand discarded."""
    deal = started(rules, dealt_with(rules, {}), before=(1, -1, 0) if exchange else None)
    while deal.phase is not Phase.PLAY:
        assert deal.to_act is not None
        last = " ".join(map(str, list(deal.hands[deal.to_act])[-4:]))
        words = {Phase.CONTRACT: f"contract {contract}", Phase.EXCHANGE: "stop", Phase.DISCARD: f"discard {last}"}
        deal = acted(deal, f"{deal.to_act} {words[deal.phase]}")
    return deal


@pytest.mark.parametrize(
    ("rules", "exchange", "contract", "order"),
    [
        pytest.param(LOOK, True, "H", "CardsDealt ExchangeStopped KittyTaken ContractNamed CardsDiscarded", id="look"),
        pytest.param(LOOK, False, "H", "CardsDealt KittyTaken ContractNamed CardsDiscarded", id="look, first deal"),
        pytest.param(
            rules_with("sergeant-major", kitty="name_take_discard"),
            True,
            "H",
            "CardsDealt ExchangeStopped ContractNamed KittyTaken CardsDiscarded",
            id="take, dealer's choice",
        ),
        pytest.param(
            BLIND, True, "H", "CardsDealt ExchangeStopped ContractNamed CardsDiscarded KittyTaken", id="blind"
        ),
        pytest.param(
            PUBLIC_BLIND,
            True,
            "H",
            "CardsDealt ExchangeStopped ContractNamed CardsDiscarded KittyTaken",
            id="a public kitty is shown after a blind discard",
        ),
        pytest.param(
            TAKE,
            True,
            "H",
            "CardsDealt ContractNamed HandRevealed ExchangeStopped KittyTaken CardsDiscarded",
            id="take, eldest's choice",
        ),
        pytest.param(
            TAKE,
            True,
            "NT",
            "CardsDealt ContractNamed HandRevealed KittyTaken CardsDiscarded",
            id="no trump: no exchange, but the kitty",
        ),
        pytest.param(
            TAKE,
            True,
            "MIS",
            "CardsDealt ContractNamed HandRevealed KittyTaken CardsDiscarded",
            id="no tricks: no exchange, but the kitty",
        ),
        pytest.param(
            SIX_BLIND,
            True,
            "H",
            "CardsDealt ContractNamed HandRevealed ExchangeStopped CardsDiscarded KittyTaken",
            id="blind, eldest's choice",
        ),
        pytest.param(NONE, True, "H", "CardsDealt ExchangeStopped ContractNamed", id="no kitty"),
        pytest.param(NONE, False, "H", "CardsDealt ContractNamed", id="no kitty, first deal"),
        pytest.param(
            rules_with("six-three-eight", exchange="after_contract"),
            True,
            "H",
            "CardsDealt ContractNamed ExchangeStopped",
            id="no kitty, exchange after the contract",
        ),
    ],
)
def test_the_order_of_a_deal(rules: Rules, exchange: bool, contract: str, order: str) -> None:
    deal = to_the_lead(rules, exchange=exchange, contract=contract)
    assert " ".join(type(event).__name__ for event in deal.events) == order
    assert [len(hand) for hand in deal.hands] == [rules.hand_size] * 3
    assert deal.to_act == (deal.dealer + 1) % 3


@pytest.mark.parametrize(
    ("rules", "choosing_from", "discarding_from"),
    [(LOOK, 20, 20), (TAKE, 16, 20), (BLIND, 16, 16), (SIX_BLIND, 16, 16)],
    ids=["look", "take", "blind", "six, blind"],
)
def test_from_how_many_cards_the_chooser_names_and_discards(
    rules: Rules, choosing_from: int, discarding_from: int
) -> None:
    deal = started(rules, dealt_with(rules, {}))
    assert len(deal.hands[deal.chooser]) == choosing_from
    deal = acted(deal, f"{deal.chooser} contract H")
    assert deal.phase is Phase.DISCARD
    assert len(deal.hands[deal.chooser]) == discarding_from
    deal = acted(deal, f"{deal.chooser} discard {' '.join(map(str, list(deal.hands[deal.chooser])[:4]))}")
    assert len(deal.hands[deal.chooser]) == 16
    kept = set(deal.dealt.hands[deal.chooser]) | set(deal.dealt.kitty)
    assert set(deal.hands[deal.chooser]) | set(deal.discards or ()) == kept


def test_who_never_saw_the_kitty_cannot_discard_from_it() -> None:
    deal = acted(started(BLIND, dealt_with(BLIND, {2: "SA SK SQ"}, "HA HK HQ HJ")), "2 contract S")
    with pytest.raises(IllegalAction, match="seat 2 does not hold HA"):
        acted(deal, "2 discard SA SK SQ HA")
    deal = acted(deal, f"2 discard SA SK SQ {next(card for card in deal.hands[2] if card.suit.letter != 'S')}")
    assert CardSet.parse("HA HK HQ HJ") <= deal.hands[2]


@pytest.mark.parametrize("rules", [LOOK, TAKE, BLIND], ids=["look", "take", "blind"])
@pytest.mark.parametrize("contract", ["S", "H"])
def test_fault_16_any_four_cards_may_be_discarded_trumps_and_aces_too(rules: Rules, contract: str) -> None:
    chooser = started(rules, dealt_with(rules, {})).chooser
    deal = acted(started(rules, dealt_with(rules, {chooser: "SA HA DA CA"})), f"{chooser} contract {contract}")
    assert deal.phase is Phase.DISCARD
    for cards in itertools.islice(itertools.combinations(deal.hands[chooser], 4), 0, None, 97):
        assert refusal(deal, DiscardCards(chooser, CardSet.of(cards))) is None
    after = acted(deal, f"{chooser} discard SA HA DA CA")
    assert after.discards == CardSet.parse("SA HA DA CA")
    assert CardsDiscarded(chooser, 4, CardSet.parse("SA HA DA CA")) in after.events


def test_fault_16_a_card_just_received_may_be_discarded() -> None:
    deal = started(TAKE, dealt_with(TAKE, {0: "H3", 1: "HK"}, void={1: "H"}), before=(1, -1, 0))
    deal = acted(deal, "0 contract S", "0 give 1 H3", "0 discard HK " + " ".join(map(str, deal.dealt.kitty[:3])))
    assert deal.phase is Phase.PLAY


@pytest.mark.parametrize(
    ("cards", "code", "message"),
    [
        ("SA SK SQ", Reason.DISCARD_COUNT, "seat 2 must discard 4 cards, not 3"),
        ("SA SK SQ SJ ST", Reason.DISCARD_COUNT, "seat 2 must discard 4 cards, not 5"),
        ("", Reason.DISCARD_COUNT, "seat 2 must discard 4 cards, not 0"),
        ("SA SK SQ HA", Reason.NOT_HELD, "seat 2 does not hold HA"),
        ("SA SK HK HA", Reason.NOT_HELD, "seat 2 does not hold HA HK"),
    ],
    ids=["three", "five", "none", "fault 11 - one not held", "fault 11 - two not held"],
)
def test_fault_17_other_discards_are_refused(cards: str, code: Reason, message: str) -> None:
    deal = acted(started(LOOK, dealt_with(LOOK, {2: "SA SK SQ SJ ST", 0: "HA HK"})), "2 contract S")
    refused = refusal(deal, DiscardCards(2, CardSet.parse(cards)))
    assert refused is not None
    assert (refused.code, refused.message) == (code, message)


def test_six_cards_are_the_first_dealt_and_the_rest_comes_after_the_contract() -> None:
    deal = started(TAKE, dealt_with(TAKE, {0: "C2 HA D7 S3 CT DQ"}))
    assert deal.first_six == CardSet.parse("C2 HA D7 S3 CT DQ")
    assert deal.choosing_on_six
    deal = acted(deal, "0 contract H")
    assert not deal.choosing_on_six
    assert HandRevealed(0, CardSet.of(deal.dealt.hands[0])) in deal.events


def test_a_public_kitty_is_shown_in_the_order_dealt() -> None:
    deal = acted(started(TAKE, dealt_with(TAKE, {}, "C2 D9 HT S3")), "0 contract H")
    assert KittyTaken(0, tuple(map(Card.parse, ["C2", "D9", "HT", "S3"])), shown=True) in deal.events


# --- all discards as a sequence ---


def test_the_discards_are_all_combinations() -> None:
    hand = CardSet.parse("SA SK HQ D3 C4 C2")
    discards = Discards(1, hand, 4)
    expected = [DiscardCards(1, CardSet.of(cards)) for cards in itertools.combinations(hand, 4)]
    assert list(discards) == expected
    assert len(discards) == len(expected) == 15
    assert [discards[place] for place in range(15)] == expected
    assert [discards[place] for place in range(-15, 0)] == expected
    assert discards[2:9:3] == expected[2:9:3]
    assert list(reversed(discards)) == expected[::-1]
    assert all(action in discards for action in expected)


@pytest.mark.parametrize(
    "other",
    [
        DiscardCards(0, CardSet.parse("SA SK HQ D3")),
        DiscardCards(1, CardSet.parse("SA SK HQ")),
        DiscardCards(1, CardSet.parse("SA SK HQ D4")),
        "discard 4",
    ],
    ids=["another seat", "three cards", "a card not held", "text"],
)
def test_nothing_else_is_among_the_discards(other: object) -> None:
    assert other not in Discards(1, CardSet.parse("SA SK HQ D3 C4 C2"), 4)


@pytest.mark.parametrize("place", [15, -16])
def test_there_is_no_discard_beyond_the_last(place: int) -> None:
    with pytest.raises(IndexError):
        Discards(1, CardSet.parse("SA SK HQ D3 C4 C2"), 4)[place]


def test_twenty_cards_have_4845_discards() -> None:
    deal = acted(started(LOOK, dealt_with(LOOK, {})), "2 contract S")
    legal = legal_actions(deal)
    assert len(legal) == 4845
    assert legal[4844] == DiscardCards(2, CardSet.of(list(deal.hands[2])[-4:]))


# --- cards that cannot be dealt ---

GOOD = Dealt.shuffled(LOOK, random.Random(3))


def _hands(first: tuple[Card, ...]) -> Dealt:
    return replace(GOOD, hands=(first, GOOD.hands[1], GOOD.hands[2]))


@pytest.mark.parametrize(
    ("rules", "dealt", "message"),
    [
        (LOOK, _hands(GOOD.hands[0][:15]), "hand of seat 0 has 15 cards, must have 16"),
        (LOOK, _hands((*GOOD.hands[0], GOOD.kitty[0])), "hand of seat 0 has 17 cards, must have 16"),
        (LOOK, replace(GOOD, kitty=()), "kitty has 0 cards, must have 4"),
        (LOOK, replace(GOOD, kitty=GOOD.kitty[:3]), "kitty has 3 cards, must have 4"),
        (LOOK, _hands((GOOD.hands[1][0], *GOOD.hands[0][1:])), f"{GOOD.hands[1][0]} is dealt twice"),
        (NONE, GOOD, "hand of seat 0 has 16 cards, must have 17"),
        (
            NONE,
            Dealt((CARDS[35:], CARDS[:17], CARDS[17:34]), ()),
            "C2 is dealt, but is not in a deck of 51 cards",
        ),
    ],
    ids=["15", "17", "no kitty", "kitty of 3", "twice", "another deck", "51 cards with C2"],
)
def test_impossible_cards_are_refused(rules: Rules, dealt: Dealt, message: str) -> None:
    with pytest.raises(BadDeal, match=message):
        Game.new(rules, 0).start(dealt)


@pytest.mark.parametrize("rules", [LOOK, NONE], ids=["52", "51"])
def test_a_shuffle_deals_every_card_once(rules: Rules) -> None:
    dealt = Dealt.shuffled(rules, random.Random(1))
    cards = [card for hand in (*dealt.hands, dealt.kitty) for card in hand]
    assert sorted(cards) == deck_of(rules)
    assert len(cards) == rules.deck
    dealt.check(rules)
    assert Dealt.shuffled(rules, random.Random(1)) == dealt
    assert Dealt.shuffled(rules, random.Random(2)) != dealt


def test_fault_22_the_deal_passes_to_the_next_seat() -> None:
    for dealer in SEATS:
        assert Game.new(LOOK, dealer).next_dealer == dealer
        assert Game.new(LOOK, dealer).start(GOOD).deal == started(LOOK, GOOD, dealer=dealer)


def test_a_deal_is_a_value() -> None:
    deal = to_the_lead(TAKE, exchange=True)
    assert pickle.loads(pickle.dumps(deal)) == deal  # noqa: S301
    assert hash(deal) == hash(to_the_lead(TAKE, exchange=True))
