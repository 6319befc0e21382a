"""Actions as text."""

import random

import pytest
from hypothesis import given, settings

from tests.rules.making import random_deals, rules, rules_with, seeds
from threefiveeight.cards import CARDS, SUITS, Card, CardSet, Suit
from threefiveeight.record import action_from_text, action_to_text, actions_of
from threefiveeight.rules import (
    CONTRACTS,
    SEATS,
    Action,
    Contract,
    DiscardCards,
    Give,
    NameContract,
    NameSuit,
    Pay,
    Play,
    Return,
    Rules,
    Stop,
    apply_action,
)

S, H, D, C = SUITS
CARD = Card.parse

# The table of the notation page.
TABLE: list[tuple[str, Action]] = [
    ("1 contract H", NameContract(1, Contract.HEARTS)),
    ("0 contract NT", NameContract(0, Contract.NO_TRUMP)),
    ("2 contract MIS", NameContract(2, Contract.NO_TRICKS)),
    ("2 name 0 H", NameSuit(2, 0, H)),
    ("2 pay C7", Pay(2, CARD("C7"))),
    ("2 give 0 C7", Give(2, 0, CARD("C7"))),
    ("0 return D9", Return(0, CARD("D9"))),
    ("2 stop", Stop(2)),
    ("1 discard D5 D2 C3 C2", DiscardCards(1, CardSet.parse("D5 D2 C3 C2"))),
    ("1 play SA", Play(1, CARD("SA"))),
]


@pytest.mark.parametrize(("text", "action"), TABLE, ids=[text for text, _ in TABLE])
def test_an_action_is_written_and_read_as_the_page_says(text: str, action: Action) -> None:
    assert action_to_text(action) == text
    assert action_from_text(text) == action
    without = text[2:]
    assert action_to_text(action, with_seat=False) == without
    assert action_from_text(without, seat=action.seat) == action


def test_a_discard_is_read_in_any_order_and_written_in_one() -> None:
    action = action_from_text("0 discard C2 SA D5 HT")
    assert action == DiscardCards(0, CardSet.parse("SA HT D5 C2"))
    assert action_to_text(action) == "0 discard SA HT D5 C2"


def every_action() -> list[Action]:
    rng = random.Random(1)
    found: list[Action] = []
    for seat in SEATS:
        found += [Stop(seat)]
        found += [NameContract(seat, contract) for contract in CONTRACTS]
        found += [NameSuit(seat, down, suit) for down in SEATS for suit in SUITS]
        for card in CARDS:
            found += [Pay(seat, card), Return(seat, card), Play(seat, card)]
            found += [Give(seat, down, card) for down in SEATS]
        found += [DiscardCards(seat, CardSet.of(rng.sample(CARDS, size))) for size in range(10)]
    return found


def test_every_action_comes_back_from_its_text() -> None:
    for action in every_action():
        text = action_to_text(action)
        if text.endswith("discard "):
            continue  # a discard of nothing ends in a space, which is never written
        assert action_from_text(text) == action
        assert "  " not in text


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "single spaces"),
        ("1", "'' is no action; known are contract, name, pay, give, return, stop, discard, play"),
        ("1 ", "single spaces"),
        (" 1 stop", "single spaces"),
        ("1  stop", "single spaces"),
        ("1 stop ", "single spaces"),
        ("1\tstop", r"'1\\tstop' is no seat: 0, 1 or 2"),
        ("3 stop", "'3' is no seat: 0, 1 or 2"),
        ("-1 stop", "'-1' is no seat"),
        ("01 stop", "'01' is no seat"),
        ("\u0661 stop", r"'\\u0661' is no seat"),
        ("play SA", "'play' is no seat"),
        ("1 pass", "'pass' is no action"),
        ("1 Play SA", "'Play' is no action"),
        ("1 " + "x" * 5000, "'xxxxxxxxxxxxxxxxx...' is no action"),
        ("1 play", "play takes 1 word after it, not 0"),
        ("1 play SA SK", "play takes 1 word after it, not 2"),
        ("1 play sa", "'sa' is no card"),
        ("1 play " + "S" * 5000, "is no card"),
        ("1 pay", "pay takes 1 word"),
        ("1 return", "return takes 1 word"),
        ("1 stop now", "stop takes 0 words after it, not 1"),
        ("1 give C7", "give takes 2 words after it, not 1"),
        ("1 give 3 C7", "'3' is no seat"),
        ("1 give C7 0", "'C7' is no seat"),
        ("1 name 0", "name takes 2 words after it, not 1"),
        ("1 name 0 NT", "'NT' is no suit: S, H, D or C"),
        ("1 name 0 SH", "'SH' is no suit"),
        ("1 name 0 h", "'h' is no suit"),
        ("1 contract", "contract takes 1 word"),
        ("1 contract N", "'N' is no contract: S, H, D, C, NT or MIS"),
        ("1 contract h", "'h' is no contract"),
        ("1 discard SA SA D2 C2", "SA comes twice"),
        ("1 discard SA,SK", "is no card"),
        ("1 discard 4", "'4' is no card"),
    ],
)
def test_other_texts_are_refused_with_their_reason(text: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason) as refused:
        action_from_text(text)
    assert len(str(refused.value)) < 130
    assert str(refused.value).isprintable()


def test_a_discard_of_no_card_is_read() -> None:
    """That it is not legal is for the rules to say."""
    assert action_from_text("1 discard") == DiscardCards(1, CardSet())


@settings(max_examples=60)
@given(rules(), seeds)
def test_the_actions_of_a_deal_make_it_again(table: Rules, seed: int) -> None:
    """The text of what was done, read back, leads to the same value at every moment, in the midst of a claim too."""
    moments = list(random_deals(table, seed))
    first, last = moments[0], moments[-1]
    taken = list(actions_of(last))
    assert len(taken) == len(moments) - 1
    assert list(actions_of(first)) == []
    deal = first
    for number, (action, moment) in enumerate(zip(taken, moments[1:], strict=True)):
        deal = apply_action(deal, action_from_text(action_to_text(action)))
        assert deal == moment
        if number < 12:
            assert list(actions_of(moment)) == taken[: number + 1]


def test_every_kind_of_action_is_among_those_of_random_deals() -> None:
    """So that the property before this one speaks of all of them."""
    kinds: set[type] = set()
    for name in ("three-five-eight", "sergeant-major", "six-three-eight"):
        for seed in range(40):
            *_, deal = random_deals(rules_with(name), seed)
            kinds |= {type(action) for action in actions_of(deal)}
    assert kinds == {NameContract, NameSuit, Pay, Give, Return, Stop, DiscardCards, Play}


def test_a_seat_of_the_deal_is_kept_apart_from_the_seat_of_the_text() -> None:
    """With a seat given the text is that seat's and does not name it."""
    with pytest.raises(ValueError, match="'1' is no action"):
        action_from_text("1 play SA", seat=1)


def test_suit_letters_are_those_of_the_suits() -> None:
    assert [action_to_text(NameSuit(0, 1, suit))[-1] for suit in Suit] == list("SHDC")
