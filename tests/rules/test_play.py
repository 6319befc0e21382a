"""The play of the cards: what may be played, who wins, who leads."""

import itertools
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.oracle import oracle
from tests.rules.making import acted, deal_in_play, rules_with
from threefiveeight.cards import CARDS, SUITS, Card, CardSet, Suit
from threefiveeight.rules import (
    SEATS,
    IllegalAction,
    Reason,
    Trick,
    VoidPlay,
    beats,
    legal_actions,
    legal_cards,
    winner_of,
)

S, H, D, C = SUITS
FREE, MUST = VoidPlay.FREE, VoidPlay.MUST_TRUMP
TRUMPS = [None, *SUITS]
RANKS = "23456789TJQKA"


def _letter(suit: Suit | None) -> str:
    return "none" if suit is None else suit.letter


def _text(suit: Suit | None) -> str | None:
    return None if suit is None else suit.letter


def _rank(card: Card) -> int:
    return RANKS.index(str(card)[1])


@pytest.mark.parametrize(
    ("hand", "led", "trump", "void_play", "expected"),
    [
        pytest.param("SA HK D4", None, S, MUST, "SA HK D4", id="any card may be led"),
        pytest.param("SA S2 HK D4", S, H, FREE, "SA S2", id="follow suit"),
        pytest.param("SA S2 HK D4", S, H, MUST, "SA S2", id="fault 5 - follow suit though a trump is held"),
        pytest.param("SA S2 HK", S, S, MUST, "SA S2", id="follow in trumps, any height"),
        pytest.param("HK D4 C2", S, H, FREE, "HK D4 C2", id="void, free: anything"),
        pytest.param("HK H2 D4 C2", S, H, MUST, "HK H2", id="void, must trump: any trump, it need not beat another"),
        pytest.param("D4 C2", S, H, MUST, "D4 C2", id="void in both, must trump: anything"),
        pytest.param("HK D4", S, None, MUST, "HK D4", id="fault 1 - no trump and no tricks: plain follow suit"),
        pytest.param("SA D4", S, None, MUST, "SA", id="fault 2 - no trump and no tricks: follow"),
        pytest.param("D4", D, D, FREE, "D4", id="the last card"),
    ],
)
def test_what_may_be_played(
    hand: str, led: Suit | None, trump: Suit | None, void_play: VoidPlay, expected: str
) -> None:
    assert legal_cards(CardSet.parse(hand), led, trump, void_play) == CardSet.parse(expected)


SMALL = [Card.parse(suit + rank) for suit in "SHDC" for rank in "A72"]


def _small_hands() -> Iterator[tuple[Card, ...]]:
    for size in (1, 2, 3, 4):
        yield from itertools.combinations(SMALL, size)


@pytest.mark.parametrize("void_play", VoidPlay)
@pytest.mark.parametrize("trump", TRUMPS, ids=_letter)
def test_fault_5_legality_of_all_small_hands_computed_two_ways(trump: Suit | None, void_play: VoidPlay) -> None:
    for cards in _small_hands():
        hand, texts = CardSet.of(cards), [str(card) for card in cards]
        for led in TRUMPS:
            found = legal_cards(hand, led, trump, void_play)
            expected = oracle.playable(texts, _text(led), _text(trump), str(void_play))
            assert sorted(map(str, found)) == sorted(expected)


hands = st.sets(st.sampled_from(CARDS), min_size=1, max_size=17)


@given(hands, st.sampled_from(SUITS), st.sampled_from(VoidPlay))
def test_fault_1_no_tricks_legality_is_plain_follow_suit(held: set[Card], led: Suit, void_play: VoidPlay) -> None:
    follow = {card for card in held if card.suit is led}
    assert set(legal_cards(CardSet.of(held), led, None, void_play)) == (follow or held)


@given(hands, st.sampled_from(TRUMPS), st.sampled_from(TRUMPS), st.sampled_from(VoidPlay))
def test_something_of_the_hand_may_always_be_played(
    held: set[Card], led: Suit | None, trump: Suit | None, void_play: VoidPlay
) -> None:
    legal = legal_cards(CardSet.of(held), led, trump, void_play)
    assert legal
    assert set(legal) <= held


# --- who wins a trick ---


def _strengths(led: Suit, trump: Suit | None) -> list[int]:
    """How strong each card is in a trick, the naive way: trumps above the suit led above nothing."""
    strengths = []
    for card in CARDS:
        rank = _rank(card) + 1
        strengths.append(100 + rank if card.suit is trump else rank if card.suit is led else 0)
    return strengths


@pytest.mark.parametrize("trump", TRUMPS, ids=lambda trump: f"fault 26 - trump {_letter(trump)}")
def test_the_winner_of_all_ordered_triples_of_cards(trump: Suit | None) -> None:
    checked = 0
    for first in CARDS:
        strengths = _strengths(first.suit, trump)
        for second, third in itertools.permutations([card for card in CARDS if card is not first], 2):
            three = (strengths[first], strengths[second], strengths[third])
            assert winner_of(Trick(0, (first, second, third)), trump) == three.index(max(three))
            checked += 1
    assert checked == 52 * 51 * 50


@pytest.mark.parametrize("leader", SEATS)
@pytest.mark.parametrize(
    ("cards", "trump", "place"),
    [
        pytest.param("H2 HT H9", None, 1, id="fault 26 - ten beats nine in no trump"),
        pytest.param("H2 SA DA", None, 0, id="fault 26 - aces of other suits do not win"),
        pytest.param("HA S2 H3", S, 1, id="fault 29 - the two of trumps beats the ace led"),
        pytest.param("HA S2 S3", S, 2, id="the higher of two trumps"),
        pytest.param("SA S2 HK", S, 0, id="trumps led"),
        pytest.param("H2 DA CA", S, 0, id="fault 26 - off-suit cards never win"),
    ],
)
def test_the_winner_whoever_leads(cards: str, trump: Suit | None, place: int, leader: int) -> None:
    trick = Trick(leader, tuple(map(Card.parse, cards.split())))
    assert winner_of(trick, trump) == (leader + place) % 3


def test_the_one_who_is_winning_an_unfinished_trick() -> None:
    trick = Trick(1, tuple(map(Card.parse, ["H9", "S2"])))
    assert winner_of(trick, S) == 2
    assert winner_of(Trick(1, trick.cards[:1]), S) == 1


def test_an_empty_trick_has_no_winner() -> None:
    with pytest.raises(ValueError, match="no winner"):
        winner_of(Trick(0), None)
    assert Trick(0).led is None
    assert Trick(2).to_play == 2


@pytest.mark.parametrize("trump", TRUMPS, ids=_letter)
def test_fault_32_beating_is_an_order(trump: Suit | None) -> None:
    """No card beats itself; of two cards of a suit, or a trump and another, exactly one beats the other."""
    for one in CARDS:
        assert not beats(one, one, trump)
        for other in CARDS:
            ordered = one is not other and (one.suit is other.suit or trump in (one.suit, other.suit))
            if ordered:
                assert beats(one, other, trump) is not beats(other, one, trump)
            if one.suit is other.suit:
                assert beats(one, other, trump) is (_rank(one) > _rank(other))


# --- at the table ---


@pytest.mark.parametrize(
    ("cards", "contract", "winner"),
    [
        (("S2", "HA", "SK"), "S", 2),
        (("SA", "HA", "SK"), "S", 0),
        (("D2", "H2", "C2"), "NT", 1),
        (("HK", "H2", "HA"), "MIS", 2),
    ],
)
def test_fault_26_the_winner_of_a_trick_leads_to_the_next(
    cards: tuple[str, str, str], contract: str, winner: int
) -> None:
    hands = (f"{cards[0]} D9", f"{cards[1]} D8", f"{cards[2]} D7")
    deal = deal_in_play(rules_with(), hands, contract, leader=1)
    deal = acted(deal, f"1 play {cards[1]}", f"2 play {cards[2]}", f"0 play {cards[0]}")
    assert deal.to_act == deal.trick.leader == winner
    assert deal.trick.cards == ()
    assert deal.tricks[winner] == (14 if winner == 0 else 0) + 1


def test_fault_31_the_first_trick_is_not_the_last() -> None:
    deal = deal_in_play(rules_with(), ("SA S2", "HA H2", "DA D2"), "NT", leader=1)
    deal = acted(deal, "1 play HA", "2 play DA", "0 play SA")
    assert not deal.over
    assert deal.points is None
    deal = acted(deal, "1 play H2", "2 play D2", "0 play S2")
    assert deal.over
    assert deal.points is not None
    assert sum(deal.tricks) == 16


@pytest.mark.parametrize(
    ("card", "code", "message"),
    [
        ("C9", Reason.FOLLOW, "seat 2 may not play C9: must follow hearts (holds H9 H2)"),
        ("SK", Reason.FOLLOW, "seat 2 may not play SK: must follow hearts (holds H9 H2)"),
        ("SA", Reason.NOT_HELD, "seat 2 does not hold SA"),
    ],
    ids=["fault 8 - follow", "fault 8 - trump instead of following", "fault 11 - not held"],
)
def test_a_card_is_refused_with_its_reason(card: str, code: Reason, message: str) -> None:
    deal = deal_in_play(rules_with(), ("SA S2 S3 S4", "H3 D3 D4 D5", "H9 H2 C9 SK"), "S", leader=1)
    deal = acted(deal, "1 play H3")
    with pytest.raises(IllegalAction) as refused:
        acted(deal, f"2 play {card}")
    assert (refused.value.code, refused.value.message, str(refused.value)) == (code, message, message)


def test_fault_8_a_void_player_is_told_that_he_must_trump() -> None:
    deal = deal_in_play(rules_with(), ("SA", "H3 D3", "C9 SK"), "S", leader=1)
    deal = acted(deal, "1 play H3")
    with pytest.raises(IllegalAction, match=r"seat 2 may not play C9: must play a trump \(holds SK\)") as refused:
        acted(deal, "2 play C9")
    assert refused.value.code is Reason.MUST_TRUMP


@given(st.permutations([str(card) for card in CARDS]), st.sampled_from(["S", "H", "D", "C", "NT", "MIS"]))
def test_fault_7_legality_depends_on_the_own_hand_and_the_table_alone(order: list[str], contract: str) -> None:
    """Whatever the others hold, the same hand may play the same cards to the same trick."""
    lead, own, rest = order[0], order[1:6], order[6:]
    decks = [rest[:9], rest[9:18], rest[18:27], rest[27:36]]
    legal = {
        tuple(
            legal_actions(
                deal_in_play(
                    rules_with(), (" ".join(a[:5]), " ".join(b[:4]), " ".join(own)), contract, leader=1, trick=lead
                )
            )
        )
        for a, b in itertools.permutations(decks, 2)
    }
    assert len(legal) == 1
