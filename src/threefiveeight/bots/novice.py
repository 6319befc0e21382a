"""The novice: plays as a beginner does who knows the rules and little more.

He counts nothing: only an ace is sure to him. He leads his aces, then from his longest suit; he wins a trick whenever
he can and with more than is needed when he plays second; he ruffs gladly, never draws trumps, and discards his lowest
cards whatever that does to his suits. One time in eight his mind wanders. What he does is never absurd: he keeps his
aces, throws low cards, and without tricks he plays low.
"""

import random
from collections.abc import Sequence
from typing import Final

from threefiveeight.bots.careful import CarefulBot
from threefiveeight.cards import SUITS, Card, CardSet
from threefiveeight.rules import Action, Contract, DiscardCards, NameContract, Phase, Play, View, beats

_ACE: Final = 14
_WANDERS: Final = 8
"""One card in so many is the first that comes to his hand, of those that cost no ace."""


class NoviceBot:
    """A beginner; the seed decides when his mind wanders."""

    name = "novice"

    def __init__(self) -> None:
        """The player; he leaves the exchange to the rules of thumb that everybody is told."""
        self._careful = CarefulBot()

    def decide(self, view: View, legal: Sequence[Action], *, seed: int, iterations: int) -> Action:
        """What a beginner would do."""
        seat = view.seat
        assert seat is not None
        if len(legal) == 1:
            return legal[0]
        match view.phase:
            case Phase.CONTRACT:
                return NameContract(seat, _contract(view, [a.contract for a in legal if isinstance(a, NameContract)]))
            case Phase.DISCARD:
                return DiscardCards(seat, _discard(view))
            case Phase.PLAY:
                cards = [action.card for action in legal if isinstance(action, Play)]
                return Play(seat, _card(view, cards, random.Random(seed)))
            case _:
                return self._careful.decide(view, legal, seed=seed, iterations=iterations)


def _contract(view: View, contracts: Sequence[Contract]) -> Contract:
    """The longest suit; without a suit left to name what is left."""
    trumps = [contract for contract in contracts if contract.suit is not None]

    def length(contract: Contract) -> int:
        assert contract.suit is not None
        return len(view.hand.of_suit(contract.suit))

    return max(trumps, key=length) if trumps else contracts[0]


def _discard(view: View) -> CardSet:
    """The lowest cards that are no trumps, in no tricks the highest."""
    highest_go = view.contract is Contract.NO_TRICKS
    cards = sorted(view.hand, key=lambda card: (card.suit is view.trump, -card.rank if highest_go else card.rank))
    return CardSet.of(cards[: view.rules.kitty_size])


def _card(view: View, cards: Sequence[Card], chance: random.Random) -> Card:
    if view.contract is Contract.NO_TRICKS:
        return _card_without_tricks(view, cards)
    if chance.randrange(_WANDERS) == 0:
        return chance.choice([card for card in cards if card.rank < _ACE] or list(cards))
    return _follow(view, cards) if view.trick.cards else _lead(view, cards)


def _lead(view: View, cards: Sequence[Card]) -> Card:
    """An ace beside the trumps, else the highest card of the longest side suit, trumps last."""
    sides = [card for card in cards if card.suit is not view.trump]
    aces = [card for card in sides if card.rank == _ACE]
    if aces:
        return aces[0]
    if not sides:
        return max(cards, key=lambda card: card.rank)
    longest = max(SUITS, key=lambda suit: sum(1 for card in sides if card.suit is suit))
    return next(card for card in sides if card.suit is longest)


def _follow(view: View, cards: Sequence[Card]) -> Card:
    """Whatever wins the trick as it lies: high as second player, cheap as last; else the lowest card."""
    best = view.trick.cards[0]
    for card in view.trick.cards[1:]:
        best = card if beats(card, best, view.trump) else best
    winners = [card for card in cards if beats(card, best, view.trump)]
    if not winners:
        return min(cards, key=lambda card: (card.suit is view.trump, card.rank))
    if len(view.trick.cards) == 1 and winners[0].suit is view.trick.led:
        return max(winners, key=lambda card: card.rank)
    return min(winners, key=lambda card: card.rank)


def _card_without_tricks(view: View, cards: Sequence[Card]) -> Card:
    """Low to lead and to follow; the highest that he has when he may throw what he likes."""
    throws = view.trick.led is not None and cards[0].suit is not view.trick.led
    return max(cards, key=lambda card: card.rank) if throws else min(cards, key=lambda card: card.rank)
