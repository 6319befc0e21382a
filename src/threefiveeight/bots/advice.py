"""Advice for a person: what a computer player would do with the same view, why, and what else would bring."""

from collections.abc import Sequence
from dataclasses import dataclass

from threefiveeight.bots.bot import Bot
from threefiveeight.bots.reasons import Reason, Why, reason_for_card
from threefiveeight.cards import CARDS, SUITS, Card, CardSet, Suit
from threefiveeight.rules import (
    Action,
    Contract,
    DiscardCards,
    Give,
    NameContract,
    NameSuit,
    Pay,
    Phase,
    Play,
    Return,
    Stop,
    View,
)


@dataclass(frozen=True, slots=True)
class Advice:
    """An action, its reason, and the points that each card looked at is expected to bring less than the best one."""

    action: Action
    reason: Reason
    losses: tuple[tuple[Card, float], ...] = ()


def advise(bot: Bot, view: View, legal: Sequence[Action], *, seed: int, iterations: int) -> Advice:
    """The advice of a player for the seat of the view, whose turn it is."""
    assert view.seat is not None
    weigh = getattr(bot, "losses", None)
    losses = weigh(view, seed=seed, iterations=iterations) if weigh and view.phase is Phase.PLAY else ()
    action = Play(view.seat, losses[0][0]) if losses else bot.decide(view, legal, seed=seed, iterations=iterations)
    return Advice(action, reason_for(view, legal, action), losses)


def reason_for(view: View, legal: Sequence[Action], action: Action) -> Reason:
    """Why an action is good, as far as facts of the view tell."""
    match action:
        case Play(_, card):
            return reason_for_card(view, legal, card)
        case NameContract(_, contract):
            return _for_contract(view, legal, contract)
        case NameSuit(_, _, suit):
            return Reason(Why.ASK_SUIT if _ace(suit) in view.hand else Why.ASK_ACE, suit=suit)
        case Give(_, _, card):
            return Reason(Why.GIVE_SUIT if _ace(card.suit) in view.hand else Why.GIVE_ACE, card=card, suit=card.suit)
        case Pay(_, card) | Return(_, card):
            void = len(view.hand.of_suit(card.suit)) == 1
            return Reason(Why.PAY_VOID if void else Why.PAY_LOW, card=card, suit=card.suit)
        case DiscardCards(_, cards):
            return _for_discard(view, cards)
        case Stop():
            return Reason(Why.STOP)


def _ace(suit: Suit) -> Card:
    return CARDS[13 * suit]


def _for_contract(view: View, legal: Sequence[Action], contract: Contract) -> Reason:
    if len(legal) == 1:
        return Reason(Why.ONLY)
    if contract is Contract.NO_TRUMP:
        high = sum(1 for card in view.hand if card % 13 < 2)
        return Reason(Why.CONTRACT_NT, count=high)
    if contract.suit is None:
        return Reason(Why.CONTRACT_MIS, count=sum(1 for card in view.hand if card % 13 > 7))
    lengths = [
        len(view.hand.of_suit(action.contract.suit))
        for action in legal
        if isinstance(action, NameContract) and action.contract.suit is not None
    ]
    count = len(view.hand.of_suit(contract.suit))
    longest = Why.CONTRACT_LONG if count == max(lengths) else Why.CONTRACT_SUIT
    return Reason(longest, suit=contract.suit, count=count)


def _for_discard(view: View, cards: CardSet) -> Reason:
    if view.contract is Contract.NO_TRICKS:
        return Reason(Why.DISCARD_HIGH)
    kept = view.hand - cards
    emptied = [suit for suit in SUITS if cards.of_suit(suit) and not kept.of_suit(suit)]
    if emptied and view.trump is not None and kept.of_suit(view.trump):
        return Reason(Why.DISCARD_VOID, suit=emptied[0])
    return Reason(Why.DISCARD_LOW)
