"""The exchange: whom to ask for what, what to give, what to pay and what to return.

A hand is worth what ``holdings`` says; a claim is worth what the highest card that the down player is likely to
hold would add to it.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from threefiveeight.bots.choosing import favourite
from threefiveeight.bots.holdings import hand_value
from threefiveeight.bots.knowledge import SUIT, Knowledge, know, suits_of
from threefiveeight.cards import Card
from threefiveeight.rules import (
    Action,
    Contract,
    ExchangeTrump,
    Give,
    NameSuit,
    Pay,
    Return,
    Seat,
    Stop,
    View,
)

_LEAST_GAIN: Final = 0.01
"""Tricks; a claim that promises less is given up."""

_LOOKED_AT: Final = 4
"""How many of the highest cards that a down player may hold are thought of."""


def exchange(view: View, legal: Sequence[Action]) -> Action:
    """The best of the legal actions of the exchange."""
    contract = contract_in_mind(view)
    cards_to_part_with = [action for action in legal if isinstance(action, (Pay, Return))]
    if cards_to_part_with:
        hand = suits_of(view.hand.mask)
        return max(cards_to_part_with, key=lambda action: hand_value(without(hand, action.card), contract))
    seen = know(view)
    best, most = legal[-1], _LEAST_GAIN
    for action in _sensible(view, legal):
        gain = gain_of(seen, contract, action)
        if gain > most:
            best, most = action, gain
    return best if most > _LEAST_GAIN else next(action for action in legal if isinstance(action, Stop))


def contract_in_mind(view: View) -> Contract:
    """The contract by which a hand is valued: the one named, the chooser's own favourite, else no trump."""
    if view.contract is not None:
        return view.contract
    return favourite(view) if view.seat == view.chooser else Contract.NO_TRUMP


def without(hand: Sequence[int], card: Card) -> list[int]:
    """A hand (four masks) without a card."""
    return [held & ~(1 << card % 13) if suit == card // 13 else held for suit, held in enumerate(hand)]


def gain_of(seen: Knowledge, contract: Contract, action: Action) -> float:
    """What a claim is expected to add to the own hand, in tricks."""
    if isinstance(action, Give):
        suit, place = divmod(action.card, 13)
        # If he holds nothing higher the gift comes back and nothing is gained or lost.
        asked = _Asked(action.down, suit, (1 << place) - 1)
        return _expected(seen, contract, asked, without(seen.hand, action.card))
    if isinstance(action, NameSuit):
        got = _expected(seen, contract, _Asked(action.down, int(action.suit), SUIT), seen.hand)
        return got + _payment(seen.hand, contract) if got else 0.0
    return 0.0


def _sensible(view: View, legal: Iterable[Action]) -> Iterator[Action]:
    """The claims worth a thought: of each suit only the lowest card is given, and no trump that is lost."""
    lowest: dict[tuple[Seat, int], Give] = {}
    lost = view.trump if view.rules.exchange_trump is ExchangeTrump.FREE_RETURN else None
    for action in legal:
        if isinstance(action, NameSuit):
            yield action
        elif isinstance(action, Give) and action.card.suit != lost:
            lowest[action.down, int(action.card.suit)] = action
    yield from lowest.values()


class _Asked(NamedTuple):
    """The highest card that ``down`` holds of a suit, if it is one of some (a mask of 13 bits)."""

    down: Seat
    suit: int
    among: int


def _expected(seen: Knowledge, contract: Contract, asked: _Asked, rest: Sequence[int]) -> float:
    """What the card asked for, added to what is left of the own hand, makes better of the hand as it is now.

    Weighted with the chance of each card to be that highest one.
    """
    down, suit, among = asked
    before = hand_value(seen.hand, contract)
    expected = 0.0
    none_so_far = 1.0
    tried = 0
    cards = seen.may[down][suit] & among
    for _ in range(_LOOKED_AT):
        card = cards & -cards
        if not card:
            break
        cards ^= card
        tried |= card
        none = seen.holds_none(down, suit, tried)
        chance, none_so_far = none_so_far - none, none
        grown = [held | card if number == suit else held for number, held in enumerate(rest)]
        expected += chance * (hand_value(grown, contract) - before)
    return expected


def _payment(hand: Sequence[int], contract: Contract) -> float:
    """What the cheapest payment costs (negative) or, in no tricks, relieves the own hand of."""
    before = hand_value(hand, contract)
    cards = (Card(number) for number in range(52) if hand[number // 13] >> number % 13 & 1)
    rests = (without(hand, card) for card in cards)
    return max(hand_value(rest, contract) for rest in rests) - before
