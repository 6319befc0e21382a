"""The common rule of the yardstick: one way to choose and to discard, for everybody, so that only play differs.

Source: docs/bots.md, "The yardstick". Trump contracts only, no exchange. Frozen: a part of all figures for
``--part play``.
"""

from collections.abc import Sequence

from threefiveeight.cards import SUITS, Card, CardSet, Suit
from threefiveeight.rules import Action, Contract, DiscardCards, NameContract, Phase, Stop, View

_HIGH_RANK = 11
"""A king or an ace, with the two as rank 0."""


def common_action(view: View, legal: Sequence[Action]) -> Action:
    """What everybody does in a phase that is not compared: contract, exchange or discard."""
    seat = view.seat
    assert seat is not None
    match view.phase:
        case Phase.CONTRACT:
            return NameContract(seat, common_contract(view, legal))
        case Phase.DISCARD:
            assert view.contract is not None
            return DiscardCards(seat, common_discard(view.hand, view.contract.suit, view.rules.kitty_size))
        case _:
            return next((action for action in legal if isinstance(action, Stop)), legal[0])


def common_contract(view: View, legal: Sequence[Action]) -> Contract:
    """The suit held most of among the cards seen, equal: the higher sum of ranks, equal: S H D C order."""
    named = [action.contract for action in legal if isinstance(action, NameContract)]
    trumps = [contract for contract in named if contract.suit is not None]

    def strength(contract: Contract) -> tuple[int, int, int]:
        assert contract.suit is not None
        held = view.hand.of_suit(contract.suit)
        return len(held), sum(map(_rank, held)), -contract.suit

    return max(trumps, key=strength) if trumps else named[0]


def common_discard(hand: CardSet, trump: Suit | None, count: int) -> CardSet:
    """``count`` times the least valued of the lowest cards of the side suits, lowest trumps when those are gone."""
    gone = CardSet()
    for _ in range(count):
        rest = hand - gone
        lowest = [rest.of_suit(suit).last() for suit in SUITS if suit != trump and rest.of_suit(suit)]
        gone = gone.add(min(lowest, key=lambda card: _value(rest, card)) if lowest else rest.last())
    return gone


def _rank(card: Card) -> int:
    """The rank counted from the two as 0 to the ace as 12."""
    return card.rank - 2


def _value(hand: CardSet, card: Card) -> float:
    rank = _rank(card)
    return 3 * len(hand.of_suit(card.suit)) + rank * (3 if rank >= _HIGH_RANK else 0.7)
