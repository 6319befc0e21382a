"""The rest of the tricks: never said to be sure where some world says otherwise, and mostly said where it is."""

import functools
import random

import pytest

from tests.rules.endings import endings, truth, worlds
from tests.rules.making import deal_in_play, rules_with
from threefiveeight.rules import Contract, Phase, Play, apply_action, legal_actions, play_rest, sure_card, view

NO_KITTY = rules_with("six-three-eight", exchange="off", contracts=frozenset(Contract))
FREE = rules_with("three-five-eight-classic", end_deals=3)
MUST = rules_with("three-five-eight", end_deals=3)
RULES = {"no kitty": NO_KITTY, "free": FREE, "must trump": MUST}
CASES = [
    (name, contract, cards, 110 if cards == 2 else 40)
    for name in RULES
    for contract in (Contract.HEARTS, Contract.NO_TRUMP, Contract.NO_TRICKS)
    for cards in ((2, 3) if name == "no kitty" else (2,))
]


@pytest.mark.parametrize(("name", "contract", "cards", "number"), CASES)
def test_what_is_said_to_be_sure_is_sure_in_every_world(name: str, contract: Contract, cards: int, number: int) -> None:
    generator = random.Random(f"{name}-{contract}-{cards}")
    none = contract is Contract.NO_TRICKS
    said = right = possible = 0
    for deal, _ in zip(endings(RULES[name], contract, cards, generator), range(number), strict=False):
        seat = deal.to_act
        assert seat is not None
        hands = [frozenset(deal.hands[(seat + step) % 3]) for step in (1, 2)]
        assert (hands[0], hands[1]) in worlds(deal, seat)
        true = truth(deal, seat, none=none)
        claimed = sure_card(view(deal, seat)) is not None
        assert true or not claimed, str(deal.hands)
        counts = none or not deal.trick.cards
        said, right, possible = said + claimed, right + (true and claimed), possible + (true and counts)
    assert said > 0
    assert right >= 0.8 * possible, (right, possible)


@pytest.mark.parametrize("name", RULES)
@pytest.mark.parametrize("contract", [Contract.HEARTS, Contract.NO_TRUMP, Contract.NO_TRICKS])
def test_who_is_sure_stays_so_whatever_the_others_play(name: str, contract: Contract) -> None:
    generator, claims = random.Random(f"{name}-{contract}"), 0
    for deal, _ in zip(endings(RULES[name], contract, 7, generator), range(20), strict=False):
        at, claimer, before = deal, None, deal.tricks
        while at.to_act is not None:
            seat = at.to_act
            card = sure_card(view(at, seat)) if claimer in (None, seat) else None
            if claimer is None and card is not None:
                claimer, before = seat, at.tricks
                assert play_rest(at, seat)
            assert card is not None or seat != claimer
            at = apply_action(at, Play(seat, card) if card is not None else generator.choice(list(legal_actions(at))))
        if claimer is not None:
            claims += 1
            taken = at.tricks[claimer] - before[claimer]
            assert taken == (0 if contract is Contract.NO_TRICKS else sum(at.tricks) - sum(before))
    assert claims > 1


def test_the_rest_is_played_to_the_end_by_ordinary_plays() -> None:
    for deal, _ in zip(endings(FREE, Contract.NO_TRUMP, 3, random.Random(1)), range(60), strict=False):
        seat = deal.to_act
        assert seat is not None
        plays = play_rest(deal, seat)
        assert bool(plays) == (sure_card(view(deal, seat)) is not None)
        if plays:
            after = functools.reduce(apply_action, plays, deal)
            assert after.phase is Phase.OVER
            assert len(plays) == sum(map(len, deal.hands))
            assert after.tricks[seat] == deal.tricks[seat] + 3


@pytest.mark.parametrize(
    ("contract", "hand", "sure"),
    [
        ("S", "SA SK SQ", "SA"),
        ("S", "SA SK SJ", None),
        ("S", "SA HA", None),
        ("H", "SA SK", None),
        ("NT", "SA HA DA CA", "SA"),
        ("NT", "SA SK HA", "SA"),
        ("NT", "SA SQ", None),
        ("MIS", "SA SK", None),
        ("MIS", "S2 H2", None),
    ],
)
def test_on_lead_with_all_other_cards_somewhere(contract: str, hand: str, sure: str | None) -> None:
    size = len(hand.split())
    others = {2: ("C9 C8", "C7 C6"), 3: ("C9 C8 D8", "C7 C6 D6"), 4: ("C9 C8 D8 D9", "C7 C6 D6 D7")}[size]
    deal = deal_in_play(MUST, (hand, *others), contract, leader=0)
    card = sure_card(view(deal, 0))
    assert (None if card is None else str(card)) == sure
    assert sure_card(view(deal, 1)) is None
    assert sure_card(view(deal, None)) is None


@pytest.mark.parametrize(
    ("contract", "hand", "trick", "sure"),
    [
        ("NT", "SA HA", "S5", None),
        ("MIS", "S2 H2", "S5", "S2"),
        ("MIS", "S2 S3", "S5", "S3"),
        ("MIS", "S9 H2", "S5", None),
        ("MIS", "S4 H2", "S5 S3", "S4"),
        ("MIS", "HA H2", "S5", "HA"),
        ("MIS", "HA H3 D2", "S5 S3", None),
    ],
)
def test_with_cards_on_the_table(contract: str, hand: str, trick: str, sure: str | None) -> None:
    count, size = len(trick.split()), len(hand.split())
    others = [" ".join(["C9", "C8", "C7"][: size - 1]), " ".join(["D9", "D8", "D7"][: size - (count > 1)])]
    leader = (0 - count) % 3
    hands = {(leader + place) % 3: cards for place, cards in enumerate(others)}
    deal = deal_in_play(
        MUST, (hand, hands.get(1, others[-1]), hands.get(2, others[0])), contract, leader=leader, trick=trick
    )
    card = sure_card(view(deal, 0))
    assert (None if card is None else str(card)) == sure
