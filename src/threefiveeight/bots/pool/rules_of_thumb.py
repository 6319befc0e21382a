"""G, the yardstick's rules of thumb for the play, and Gn, the same with one random card in ten.

Source: docs/bots.md, "The yardstick". Frozen. A *master* is a card that no unseen card of its suit beats, where
unseen means neither in the own hand nor played nor among the own discards.
"""

import random
from collections.abc import Iterable, Sequence

from threefiveeight.bots.pool.yardstick import common_action
from threefiveeight.cards import FULL_DECK, SUITS, Card, CardSet, Suit
from threefiveeight.rules import Action, CardPlayed, Phase, Play, TrickWon, View, VoidPlay, beats

MANY_UNSEEN = 3
"""A side master is led while trumps are out if more cards than this are unseen in its suit."""


class PoolRules:
    """G: a card by the yardstick's rules; contract and discard by the common rule."""

    name = "G"

    def decide(
        self,
        view: View,
        legal: Sequence[Action],
        *,
        seed: int,  # noqa: ARG002 - the protocol's; nothing here is left to chance
        iterations: int,  # noqa: ARG002 - the protocol's; nothing here is searched
    ) -> Action:
        """The card that the rules name, or what the common rule says."""
        if view.phase is Phase.PLAY and view.seat is not None:
            return Play(view.seat, card_by_rules(view, [action.card for action in legal if isinstance(action, Play)]))
        return common_action(view, legal)


class PoolNoisyRules(PoolRules):
    """Gn: G, with a random legal card one time in ten."""

    name = "Gn"

    def decide(self, view: View, legal: Sequence[Action], *, seed: int, iterations: int) -> Action:
        """The card that the rules name or, by a chance drawn from the seed, a random one."""
        chance = random.Random(seed)
        if view.phase is Phase.PLAY and chance.randrange(10) == 0:
            return legal[chance.randrange(len(legal))]
        return super().decide(view, legal, seed=seed, iterations=iterations)


def card_by_rules(view: View, cards: Sequence[Card]) -> Card:
    """G's card among the legal ones."""
    if len(cards) == 1:
        return cards[0]
    unseen = _unseen(view)
    return _follow(view, cards, unseen) if view.trick.cards else _lead(view, unseen)


def _unseen(view: View) -> CardSet:
    mask = FULL_DECK.mask >> 52 - view.rules.deck & ~view.hand.mask
    for event in view.events:
        if isinstance(event, CardPlayed):
            mask &= ~(1 << event.card)
    return CardSet(mask if view.discards is None else mask & ~view.discards.mask)


def _is_master(card: Card, unseen: CardSet) -> bool:
    others = unseen.of_suit(card.suit)
    return not others or others.first() > card


def _lead(view: View, unseen: CardSet) -> Card:
    trump = view.trump
    trumps = view.hand.of_suit(trump) if trump is not None else CardSet()
    out = trump is not None and bool(unseen.of_suit(trump)) and not _all_without(view, trump)
    if out and trumps and _is_master(trumps.first(), unseen):
        return trumps.first()
    sides = [suit for suit in SUITS if suit != trump and view.hand.of_suit(suit)]
    masters = [card for suit in sides for card in view.hand.of_suit(suit) if _is_master(card, unseen)]
    if not out:
        if masters:
            return min(masters, key=lambda card: card.rank)
        if trumps and _is_master(trumps.first(), unseen):
            return trumps.first()
    if masters:
        longest = max(masters, key=lambda card: len(unseen.of_suit(card.suit)))
        if len(unseen.of_suit(longest.suit)) > MANY_UNSEEN:
            return longest
    if sides:
        return view.hand.of_suit(min(sides, key=lambda suit: len(view.hand.of_suit(suit)))).last()
    return trumps.last()


def _all_without(view: View, trump: Suit) -> bool:
    """Whether both others are known to have no trump: they did not follow one or, having to ruff, did not."""
    without = set()
    led: Suit | None = None
    for event in view.events:
        if isinstance(event, TrickWon):
            led = None
        elif isinstance(event, CardPlayed):
            led = event.card.suit if led is None else led
            had_to = led is trump or (event.card.suit is not led and view.rules.void_play is VoidPlay.MUST_TRUMP)
            if had_to and event.card.suit is not trump:
                without.add(event.seat)
    return len(without - {view.seat}) == 2


def _follow(view: View, cards: Sequence[Card], unseen: CardSet) -> Card:
    trump = view.trump
    best = view.trick.cards[0]
    for card in view.trick.cards[1:]:
        best = card if beats(card, best, trump) else best
    winners = [card for card in cards if beats(card, best, trump)]
    if not winners:
        return _lowest(cards, trump)
    if len(view.trick.cards) == 2 or cards[0].suit is not view.trick.led:
        return _lowest(winners, trump)
    masters = [card for card in winners if _is_master(card, unseen)]
    return _lowest(masters, trump) if masters else _lowest(cards, trump)


def _lowest(cards: Iterable[Card], trump: Suit | None) -> Card:
    """The lowest card, side suits before trumps, equal ones in the order S H D C."""
    return min(cards, key=lambda card: (card.suit is trump, card.rank, card.suit))
