"""Discards: what an attentive player puts away, and what never (fault 20: a discard that breaks the best holding)."""

import random
from itertools import combinations

import pytest

from threefiveeight.bots.discarding import best_rest, choose_discard
from threefiveeight.bots.holdings import hand_value
from threefiveeight.bots.knowledge import suits_of
from threefiveeight.cards import FULL_DECK, Card, CardSet
from threefiveeight.rules import Contract


def discarded(hand: str, contract: str) -> str:
    cards = CardSet.parse(hand)
    assert len(cards) == 20
    return str(choose_discard(cards, Contract(contract), 4))


@pytest.mark.parametrize(
    ("hand", "contract", "gone"),
    [
        pytest.param(
            "SA SK SQ ST S9 S7 S2 HA H9 H5 H2 DK DQ DJ D9 D3 C9 C7 C4 C2", "S", "C9 C7 C4 C2", id="a whole weak suit"
        ),
        pytest.param(
            "SA SK SQ SJ S9 S4 HA HK HQ HJ HT H9 H8 DA D5 D4 CK CQ CJ C6", "S", "D5 D4", id="low cards under an ace"
        ),
        pytest.param(
            "SA SK SQ ST S9 S7 S2 HA HK HQ H9 H5 DA DK DQ CA CK C7 C4 C2",
            "H",
            "C7 C4 C2",
            id="what leaves honours alone",
        ),
        pytest.param("SA SK S9 S7 S5 S2 HK HT H7 H4 DA DJ D6 D4 D2 CA CQ C8 C4 C2", "MIS", "", id="no tricks"),
        pytest.param("SA SK SQ SJ ST HA HK HQ HJ H9 DA DK DQ DJ D4 C5 C4 C3 C2 CA", "NT", "C4 C3 C2", id="no trump"),
    ],
)
def test_fault_20_regression_hands(hand: str, contract: str, gone: str) -> None:
    away = discarded(hand, contract)
    assert len(away.split()) == 4
    assert set(gone.split()) <= set(away.split())
    if contract != "MIS":
        assert not {card for card in away.split() if card[1] in "AK"}


@pytest.mark.parametrize("seed", range(60))
def test_no_ace_and_no_trump_is_discarded_while_there_is_something_lower(seed: int) -> None:
    hand = CardSet.of(random.Random(seed).sample(list(FULL_DECK), 20))
    trump = max(range(4), key=lambda suit: suits_of(hand.mask)[suit].bit_count())
    contract = list(Contract)[trump]
    away = choose_discard(hand, contract, 4)
    assert not [card for card in away if card.rank == 14]
    assert not [card for card in away if card.suit == trump]


@pytest.mark.parametrize("seed", range(60))
def test_no_tricks_keeps_the_twos_and_sheds_from_the_top(seed: int) -> None:
    hand = CardSet.of(random.Random(seed).sample(list(FULL_DECK), 20))
    away = choose_discard(hand, Contract.NO_TRICKS, 4)
    for card in away:
        kept = (hand - away).of_suit(card.suit)
        assert not kept or kept.first() > card
    lowest = {suit: hand.of_suit(suit).last() for suit in {card.suit for card in hand}}
    assert not [
        card for card in away if card.rank == 2 and len(hand.of_suit(card.suit)) > 1 and card in lowest.values()
    ]


def lowest_of_their_suits(cards: tuple[Card, ...], hand: CardSet) -> bool:
    rest = hand - CardSet.of(cards)
    return all(not rest.of_suit(card.suit) or card > rest.of_suit(card.suit).last() for card in cards)


@pytest.mark.parametrize("contract", ["S", "NT"])
@pytest.mark.parametrize("seed", range(8))
def test_the_best_spread_over_the_suits_is_found(contract: str, seed: int) -> None:
    """Compared with all ways to take the lowest cards of the suits, counted out one by one; no trump need go."""
    chance = random.Random(seed)
    sides = CardSet.of(chance.sample([card for card in FULL_DECK if card.suit and card.rank < 12], 4))
    others = CardSet.of(chance.sample(list(FULL_DECK - sides), 6))
    hand = sides | others
    ways = [cards for cards in combinations(hand, 3) if lowest_of_their_suits(cards, hand)]
    if contract == "S":
        ways = [cards for cards in ways if all(card.suit for card in cards)]
    rests = [suits_of((hand - CardSet.of(cards)).mask) for cards in ways]
    best = max(hand_value(rest, Contract(contract)) for rest in rests)
    assert best_rest(suits_of(hand.mask), Contract(contract), 3).value == pytest.approx(best)


def test_more_cards_than_there_are_cannot_go() -> None:
    with pytest.raises(ValueError, match="no 5 cards"):
        best_rest(suits_of(CardSet.parse("SA HK D2 C5").mask), Contract.SPADES, 5)
