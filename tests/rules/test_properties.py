"""What holds in every deal and every game, whatever the options: random mixes, random cards, random play."""

import itertools
import os
import random
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.oracle import oracle
from tests.oracle.options import settle
from tests.rules.making import (
    RuleWords,
    random_action,
    random_deals,
    random_dealt,
    rule_words,
    rules,
    seeds,
    started,
    walk,
)
from threefiveeight.cards import CARDS, SUITS, CardSet, cards_to_text
from threefiveeight.record import action_to_text, actions_of, legal_to_text, record_of, replay, rules_from_json
from threefiveeight.rules import (
    CONTRACTS,
    PRESETS,
    SEATS,
    Action,
    Deal,
    DiscardCards,
    Game,
    Give,
    IllegalAction,
    NameContract,
    NameSuit,
    Pay,
    Phase,
    Play,
    Return,
    Rules,
    Stop,
    apply_action,
    deck_of,
    legal_actions,
    refusal,
)

MANY = int(os.environ.get("RANDOM_DEALS", "60"))
"""How many random deals of each preset are played; a nightly run asks for 20,000."""


def all_cards(deal: Deal) -> list[int]:
    """The cards wherever they are: in hands, in the kitty, discarded, on the table, in tricks."""
    played = [action.card for action in actions_of(deal) if isinstance(action, Play)]
    kitty = () if deal.kitty_taken else deal.dealt.kitty
    return sorted([*itertools.chain(*deal.hands), *kitty, *(deal.discards or ()), *played])


def check_invariants(deal: Deal) -> None:
    """What must be true of a deal at every moment."""
    rules = deal.rules
    assert all_cards(deal) == deck_of(rules)
    assert sum(deal.targets) == rules.hand_size
    for seat in SEATS:
        assert bool(legal_actions(deal, seat)) is (seat == deal.to_act)
    sizes = [len(hand) for hand in deal.hands]
    if deal.phase in (Phase.EXCHANGE, Phase.CONTRACT, Phase.DISCARD):
        held = [rules.hand_size] * 3
        held[deal.chooser] += rules.kitty_size if deal.kitty_taken else 0
        if deal.pending is not None:
            more = deal.to_act
            assert more is not None
            held[more] += 1
            held[deal.pending.down if more == deal.pending.up else deal.pending.up] -= 1
        assert sizes == held
    if deal.phase is Phase.PLAY:
        on_table = [(deal.trick.leader + place) % 3 for place in range(len(deal.trick.cards))]
        left = rules.hand_size - sum(deal.tricks)
        assert sizes == [left - (seat in on_table) for seat in SEATS]
    if deal.over and deal.points is not None:
        assert sum(deal.points) == 0
        assert sum(deal.tricks) == rules.hand_size


@settings(max_examples=50)
@given(rules(), seeds)
def test_every_moment_of_every_deal_is_in_order(table: Rules, seed: int) -> None:
    moments = list(random_deals(table, seed))
    for deal in moments[:20] + moments[20:-1:5] + moments[-1:]:
        check_invariants(deal)
    assert moments[-1].over


@pytest.mark.parametrize("name", PRESETS)
def test_fault_10_many_random_deals_of_a_preset(name: str) -> None:
    for seed in range(MANY):
        *_, deal = random_deals(PRESETS[name], seed)
        check_invariants(deal)
        assert deal.over


@settings(max_examples=40)
@given(rules(), seeds)
def test_fault_44_every_random_game_ends_with_a_winner(table: Rules, seed: int) -> None:
    *_, game = walk(table, seed)
    assert game.over
    assert set(game.winners) <= set(SEATS)
    assert not game.legal_actions()
    assert sum(game.totals) == 0


@settings(max_examples=25)
@given(rule_words(), seeds, st.integers(0, 400))
def test_replay_gives_the_same_game(words: RuleWords, seed: int, cut: int) -> None:
    """A game written down and read again is equal to the game, finished or not."""
    rules = rules_from_json(words)
    deals: list[Deal] = []
    game = Game.new(rules, 0)
    for moment, game in enumerate(walk(rules, seed)):
        assert game.deal is not None
        deals[len(game.results) - game.deal.over :] = [game.deal]
        if moment == cut:
            break
    assert replay(record_of(rules, ("a", "b", "c"), deals)) == game


# --- refused actions ---


def conceivable(rng: random.Random) -> Iterator[Action]:
    """Every action that can be written down, and some discards."""
    for seat in SEATS:
        yield Stop(seat)
        yield from (NameContract(seat, contract) for contract in CONTRACTS)
        for card in CARDS:
            yield from (Play(seat, card), Pay(seat, card), Return(seat, card))
            yield from (Give(seat, down, card) for down in SEATS)
        yield from (NameSuit(seat, down, suit) for down in SEATS for suit in SUITS)
        yield from (DiscardCards(seat, CardSet.of(rng.sample(CARDS, size))) for size in (0, 3, 4, 5))


@settings(max_examples=30)
@given(rules(), seeds)
def test_fault_11_legality_computed_two_ways_what_is_listed_is_what_is_not_refused(table: Rules, seed: int) -> None:
    """Whatever is written down is either listed or refused with a named error."""
    rng = random.Random(seed)
    moments = list(random_deals(table, seed))
    for deal in rng.sample(moments, 4):
        discards = deal.phase is Phase.DISCARD
        listed = set() if discards else set(legal_actions(deal))
        allowed = {action for action in conceivable(rng) if refusal(deal, action) is None}
        if discards:
            assert all(action in legal_actions(deal) for action in allowed)
        else:
            assert allowed == listed


@settings(max_examples=30)
@given(rules(), seeds)
def test_a_refused_action_raises_and_leaves_the_deal_as_it_was(table: Rules, seed: int) -> None:
    rng = random.Random(seed)
    moments = list(random_deals(table, seed))
    for deal in rng.sample(moments, 3):
        text = repr(deal)
        for action in rng.sample(list(conceivable(rng)), 100):
            refused = refusal(deal, action)
            if refused is None:
                continue
            with pytest.raises(IllegalAction) as caught:
                apply_action(deal, action)
            assert (caught.value.code, str(caught.value)) == (refused.code, str(refused))
        assert repr(deal) == text


@settings(max_examples=40)
@given(rule_words(), seeds)
def test_fault_2_legality_and_result_agree_with_the_second_reading(words: RuleWords, seed: int) -> None:
    """The rules and an independent reading of them are asked the same and must answer the same, to the last trick."""
    rng = random.Random(seed)
    rules, options = rules_from_json(words), settle(words)
    dealer, one, other = rng.randrange(3), rng.randint(-3, 3), rng.randint(-3, 3)
    dealt = random_dealt(rules, rng)
    deal = started(rules, dealt, dealer=dealer, before=(one, other, -one - other))
    script = oracle.deal(
        options,
        1,
        dealer,
        [cards_to_text(hand).split() for hand in dealt.hands],
        cards_to_text(dealt.kitty).split(),
        before=[one, other, -one - other],
    )
    prompt, result = next(script), {}
    while deal.to_act is not None:
        assert (deal.to_act, str(deal.phase), legal_to_text(deal)) == (
            prompt["seat"],
            prompt["phase"],
            prompt["legal"],
        )
        action = random_action(deal, rng)
        deal = apply_action(deal, action)
        try:
            prompt = script.send(oracle.check(prompt, action_to_text(action)))
        except StopIteration as stop:
            result = stop.value
    assert deal.over
    assert (list(deal.tricks), str(deal.contract)) == (result["tricks"], result["contract"])
    assert (None if deal.points is None else list(deal.points)) == result["points"]
