"""Rules, deals and games for tests, made from few words or from a generator."""

import random
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from hypothesis import strategies as st

from tests.oracle import generate
from threefiveeight.cards import Card, CardSet, cards_from_text
from threefiveeight.record import action_from_text, rules_from_json
from threefiveeight.rules import (
    CONTRACTS,
    PRESETS,
    SEATS,
    Action,
    BySeat,
    Contract,
    Deal,
    Dealt,
    Game,
    Phase,
    Rules,
    Seat,
    Standing,
    Stop,
    Trick,
    apply_action,
    by_seat,
    deck_of,
    legal_actions,
    start_deal,
    targets_by_seat,
)

KITTIES = ["look_name_discard", "name_take_discard", "name_discard_take"]
RuleWords = dict[str, Any]


def rules_with(preset: str = "three-five-eight", **options: Any) -> Rules:
    """A preset with some options changed."""
    return replace(PRESETS[preset], **options)


def dealt_with(
    rules: Rules, hands: Mapping[Seat, str], kitty: str = "", *, seed: int = 0, void: Mapping[Seat, str] | None = None
) -> Dealt:
    """A deal in which the seats hold these cards, the first dealt to them, and the rest as it comes.

    A seat named in ``void`` gets no further card of the suits given there.
    """
    wanted = [list(cards_from_text(hands.get(seat, ""))) for seat in SEATS] + [list(cards_from_text(kitty))]
    taken = {card for cards in wanted for card in cards}
    rest = [card for card in deck_of(rules) if card not in taken]
    random.Random(seed).shuffle(rest)
    sizes = [rules.hand_size] * 3 + [rules.kitty_size]
    barred = [(void or {}).get(seat, "") for seat in SEATS] + [""]
    for place in sorted(range(4), key=lambda place: -len(barred[place])):
        fitting = [card for card in rest if card.suit.letter not in barred[place]]
        wanted[place] += fitting[: sizes[place] - len(wanted[place])]
        rest = [card for card in rest if card not in wanted[place]]
    return Dealt((tuple(wanted[0]), tuple(wanted[1]), tuple(wanted[2])), tuple(wanted[3]))


def deal_in_play(
    rules: Rules,
    hands: tuple[str, str, str],
    contract: str,
    *,
    leader: Seat = 1,
    trick: str = "",
    tricks: BySeat[int] | None = None,
) -> Deal:
    """A deal whose last cards these are; the tricks before went to seat 0 unless it is said to whom."""
    held = by_seat(lambda seat: CardSet.parse(hands[seat]))
    on_table = cards_from_text(trick)
    left = max(map(len, held))
    done = tricks or (rules.hand_size - left, 0, 0)
    started = start_deal(rules, 2, Dealt.shuffled(rules, random.Random(0)))
    shown = Trick(leader, on_table)
    return replace(
        started,
        hands=held,
        contract=Contract(contract),
        targets=targets_by_seat(rules, 0, 2),
        phase=Phase.PLAY,
        to_act=shown.to_play,
        trick=shown,
        tricks=done,
    )


def started(
    rules: Rules,
    dealt: Dealt,
    *,
    dealer: Seat = 2,
    before: BySeat[int] | None = None,
    playoff: bool = False,
    used: BySeat[tuple[Contract, ...]] = ((), (), ()),
) -> Deal:
    """A deal at its first decision; ``before`` are the points of the deal before it, if there was one."""
    number = 0 if before is None and not playoff else 1
    return start_deal(rules, dealer, dealt, Standing(number=number, points_before=before, playoff=playoff, used=used))


def acted(deal: Deal, *texts: str) -> Deal:
    """The deal after some actions written as in records."""
    for text in texts:
        deal = apply_action(deal, action_from_text(text))
    return deal


def random_dealt(rules: Rules, rng: random.Random) -> Dealt:
    """A uniform deal, or one with long suits and voids."""
    hands, kitty = generate.random_cards(rng, {"deck": rules.deck}, lumpy=rng.random() < 0.5)
    by = [tuple(Card.parse(card) for card in hand) for hand in hands]
    return Dealt((by[0], by[1], by[2]), tuple(Card.parse(card) for card in kitty))


def random_action(game_or_deal: Game | Deal, rng: random.Random, *, stop: float = 0.1) -> Action:
    """A legal action of the seat to act; an exchange is stopped with the given probability."""
    deal = game_or_deal if isinstance(game_or_deal, Deal) else game_or_deal.deal
    assert deal is not None
    legal = legal_actions(deal)
    action = legal[rng.randrange(len(legal))]
    if isinstance(action, Stop) and rng.random() > stop:
        return legal[rng.randrange(len(legal))]
    return action


def walk(rules: Rules, seed: int, *, deals: int = 400) -> Iterator[Game]:
    """Every moment of a random game, the last being its end or the end of that many deals."""
    rng = random.Random(seed)
    game = Game.new(rules, rng.randrange(3))
    while game.can_start and len(game.results) < deals:
        game = game.start(random_dealt(rules, rng))
        yield game
        while game.to_act is not None:
            game = game.apply(random_action(game, rng))
            yield game


def random_deals(rules: Rules, seed: int) -> Iterator[Deal]:
    """Every moment of one random deal of those that can come in a game."""
    rng = random.Random(seed)
    one, other = rng.randint(-4, 4), rng.randint(-4, 4)
    deal = started(rules, random_dealt(rules, rng), dealer=rng.randrange(3), before=(one, other, -one - other))
    yield deal
    while deal.to_act is not None:
        deal = apply_action(deal, random_action(deal, rng))
        yield deal


@st.composite
def rule_words(draw: st.DrawFn) -> RuleWords:
    """The rules of a record: a preset, and a mix of options that go together."""
    words: RuleWords = {"preset": draw(st.sampled_from(list(PRESETS)))}
    if draw(st.booleans()):
        return words | {"end_deals": draw(st.integers(1, 6))}
    return words | draw(_cards()) | draw(_contracts()) | draw(_ends())


@st.composite
def _cards(draw: st.DrawFn) -> RuleWords:
    deck = draw(st.sampled_from([52, 52, 52, 51]))
    exchange = draw(st.sampled_from(["before_contract", "after_contract", "off"]))
    kitties = KITTIES[1:] if exchange == "after_contract" else KITTIES
    kitty = "none" if deck == 51 else draw(st.sampled_from(kitties))
    tricks = 17 if deck == 51 else 16
    one = draw(st.integers(0, tricks))
    other = draw(st.integers(0, tricks - one))
    may_six = exchange != "before_contract" and kitty != "look_name_discard"
    mode = draw(st.sampled_from(["name_suit", "give_card"]))
    any_trump = exchange == "off" or (exchange == "after_contract" and mode == "give_card")
    trumps = ["normal", "forbidden", "free_return"] if any_trump else ["normal"]
    return {
        "targets": [one, other, tricks - one - other],
        "deck": deck,
        "chooser": draw(st.sampled_from(["dealer", "eldest"])),
        "choose_after": draw(st.sampled_from(["all", 6] if may_six else ["all"])),
        "kitty": kitty,
        "kitty_public": kitty != "none" and draw(st.booleans()),
        "void_play": draw(st.sampled_from(["free", "must_trump"])),
        "exchange": exchange,
        "exchange_mode": mode,
        "exchange_order": draw(st.sampled_from(["most_up", "new_target"])),
        "exchange_trump": draw(st.sampled_from(trumps)),
        "cards_per_over": draw(st.sampled_from([1, 2])),
        "rotate_targets": draw(st.booleans()),
        "tie": draw(st.sampled_from(["shared", "playoff"])),
    }


@st.composite
def _contracts(draw: st.DrawFn) -> RuleWords:
    contracts = [str(contract) for contract in CONTRACTS]
    return {"contracts": draw(st.lists(st.sampled_from(contracts), min_size=1, unique=True))}


@st.composite
def _ends(draw: st.DrawFn) -> RuleWords:
    """Ends that come soon; with ``end_deals`` of at most three, each contract once is always possible."""
    return {
        "end_tricks": draw(st.sampled_from([None, None, 1, 6, 9, 12, 16])),
        "end_total": draw(st.sampled_from([None, 1, 4, 10])),
        "end_floor": draw(st.sampled_from([None, -1, -4, -10])),
        "end_deals": draw(st.integers(1, 3)),
        "each_contract_once": draw(st.booleans()),
    }


@st.composite
def rules(draw: st.DrawFn) -> Rules:
    """A preset, or a mix of options that go together."""
    return rules_from_json(draw(rule_words()))


seeds = st.integers(0, 2**32 - 1)
