"""Numbers of legal sequences; the expected ones were counted by the second reading (tests/oracle/perft.py)."""

from dataclasses import dataclass, field
from typing import Any

import pytest

from tests.oracle import perft as slow
from tests.rules.making import acted, deal_in_play, rules_with, started
from threefiveeight.cards import cards_to_text
from threefiveeight.rules import BySeat, Deal, Dealt, Rules, apply_action, deck_of, legal_actions


def perft(deal: Deal, depth: int) -> int:
    """How many legal sequences of ``depth`` actions follow; a deal that ends sooner counts as one."""
    if depth == 0 or deal.over:
        return 1
    legal = legal_actions(deal)
    return len(legal) if depth == 1 else sum(perft(apply_action(deal, action), depth - 1) for action in legal)


# Hands, contract, leader, what a void player may play, and the number of ways to play all cards.
PLAY: list[tuple[str, str, str, str, int, str, int]] = [
    ("SA", "SK", "SQ", "S", 1, "free", 1),
    ("SA H3", "S2 H4", "D5 C6", "NT", 0, "free", 4),
    ("SA H3", "S2 H4", "D5 C6", "D", 0, "must_trump", 2),
    ("SA SK H9 D2", "SQ HA HT C5", "SJ H2 DA CK", "S", 1, "must_trump", 172),
    ("SA SK H9 D2", "SQ HA HT C5", "SJ H2 DA CK", "S", 1, "free", 396),
    ("SA SK H9 D2", "SQ HA HT C5", "SJ H2 DA CK", "NT", 1, "free", 416),
    ("SA SK H9 D2", "SQ HA HT C5", "SJ H2 DA CK", "MIS", 1, "must_trump", 416),
    ("SA SK SQ", "HA HK HQ", "DA DK DQ", "H", 2, "must_trump", 216),
    ("SA H5 D3 C2 C9", "S4 H6 D8 DT CT", "SK H7 DQ C5 CJ", "C", 0, "must_trump", 704),
    ("SA H5 D3 C2 C9", "S4 H6 D8 DT CT", "SK H7 DQ C5 CJ", "C", 2, "free", 872),
    ("S9 S5 H5 D3", "H4 H6 D8 DT", "SK S2 DQ C5", "H", 0, "must_trump", 536),
]


@pytest.mark.parametrize("position", PLAY, ids=[" | ".join(map(str, row[:6])) for row in PLAY])
def test_the_ways_to_play_the_last_cards(position: tuple[str, str, str, str, int, str, int]) -> None:
    first, second, third, contract, leader, void_play, count = position
    rules = rules_with("three-five-eight", void_play=void_play)
    deal = deal_in_play(rules, (first, second, third), contract, leader=leader)
    assert perft(deal, 3 * len(first.split())) == count
    hands = [first.split(), second.split(), third.split()]
    assert slow.play_perft(hands, contract, leader, void_play) == count


@dataclass(frozen=True)
class Start:
    """A deal of the cards in a fixed order, somewhere in a game, and actions from its beginning."""

    name: str
    preset: str
    depth: int
    count: int
    before: BySeat[int] | None = None
    actions: tuple[str, ...] = ()
    options: dict[str, Any] = field(default_factory=dict)


STARTS = [
    Start("contracts and discards", "three-five-eight", 2, 29070),
    Start("contracts and discards from twenty cards", "sergeant-major", 2, 19380),
    Start("contract, then a claim", "three-five-eight", 2, 9822, (2, -1, -1)),
    Start("claims with a free return", "three-five-eight", 2, 5389, (2, -1, -1), ("0 contract H",)),
    Start("claims without trumps", "three-five-eight-classic", 2, 5109, (2, -1, -1), ("0 contract H",)),
    Start("two claims by gift", "sergeant-major-british", 3, 9456, (2, -1, -1)),
    Start("two up players by gift", "sergeant-major-british", 3, 1156, (1, 1, -2)),
    Start("suits named and paid", "sergeant-major", 4, 24418, (1, -2, 1)),
    Start("double payment", "six-three-eight", 4, 5756, (0, 1, -1), (), {"cards_per_over": 2}),
    Start("the first trick", "six-three-eight", 4, 1196),
    Start("one and a half tricks", "six-three-eight", 4, 4784, None, ("2 contract D",)),
]


def dealt_by_a_rule(rules: Rules) -> Dealt:
    """The cards of the deck in steps of 17 or 20, which are prime to their number."""
    deck = deck_of(rules)
    step = 17 if len(deck) == 52 else 20
    cards = tuple(deck[(5 + step * place) % len(deck)] for place in range(len(deck)))
    size = rules.hand_size
    return Dealt((cards[:size], cards[size : 2 * size], cards[2 * size : 3 * size]), cards[3 * size :])


def count_slowly(start: Start) -> int:
    """What the second reading counts."""
    rules = rules_with(start.preset, **start.options)
    dealt = dealt_by_a_rule(rules)
    oracle_start = slow.start_of(
        {"preset": start.preset, **start.options},
        number=0 if start.before is None else 1,
        dealer=2,
        hands=[cards_to_text(hand).split() for hand in dealt.hands],
        kitty=cards_to_text(dealt.kitty).split(),
        before=None if start.before is None else list(start.before),
    )
    return slow.perft(oracle_start, list(start.actions), start.depth)


@pytest.mark.parametrize("start", STARTS, ids=lambda start: start.name)
def test_the_ways_to_go_on_from_a_start(start: Start) -> None:
    rules = rules_with(start.preset, **start.options)
    deal = acted(started(rules, dealt_by_a_rule(rules), dealer=2, before=start.before), *start.actions)
    assert perft(deal, start.depth) == start.count
    assert count_slowly(start) == start.count
