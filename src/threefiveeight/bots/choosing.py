"""Naming the contract, on six cards or on all of them: the points expected of each, and what it costs to use it up."""

from collections.abc import Iterable, Sequence
from typing import Final

from threefiveeight.bots.discarding import best_rest
from threefiveeight.bots.holdings import ACE, JACK, KING, QUEEN, TEN, hand_value
from threefiveeight.bots.knowledge import suits_of
from threefiveeight.rules import Contract, Kitty, View, limits
from threefiveeight.rules.options import SIX

_USUAL: Final = {Contract.NO_TRUMP: 7.19, Contract.NO_TRICKS: -2.44}
_USUAL_TRUMP: Final = 7.08
"""The tricks that a chooser takes on average when he names a contract whatever he holds."""

_KITTY: Final = {Contract.NO_TRUMP: 1.0, Contract.NO_TRICKS: 2.0}
_KITTY_WITH_TRUMPS: Final = 1.3
"""What a kitty of four unknown cards adds to a hand that was valued without it."""

_TRUMP_HONOURS_OF_SIX: Final = ((ACE, 0.87), (KING, 0.60), (QUEEN, 0.43), (JACK, 0.26), (TEN, 0.08))
_MISERE_OF_SIX: Final = (-0.58, -0.51, -0.49, -0.45, -0.39, -0.42, -0.32, -0.23, -0.19, -0.12, 0.0, 0.0, 0.12)
"""By place in the suit (ace to two), what a card counts for no tricks."""


def choose_contract(view: View, contracts: Iterable[Contract]) -> Contract:
    """The contract of which most points are expected, now and in what it leaves for later deals."""
    hand = suits_of(view.hand.mask)
    legal = sorted(contracts)
    weight = use_up(view, len(legal))

    def prospect(contract: Contract) -> float:
        return expected_points(view, hand, contract) - weight * usual_points(view, contract)

    return max(legal, key=prospect)


def favourite(view: View) -> Contract:
    """The contract that the chooser would name if he had to now, before the kitty and before the exchange."""
    hand = suits_of(view.hand.mask)
    named = view.used_contracts[view.chooser] if view.rules.each_contract_once else ()
    left = [contract for contract in sorted(view.rules.contracts) if contract not in named]
    return max(left or sorted(view.rules.contracts), key=lambda contract: _points_of_hand(view, hand, contract))


def expected_points(view: View, hand: Sequence[int], contract: Contract) -> float:
    """The points that the chooser expects of a contract with what he sees of his hand (four masks)."""
    if view.rules.choose_after == SIX:
        return value_of_six(hand, contract) - _mark(view, contract)
    if view.rules.kitty is Kitty.LOOK_NAME_DISCARD:
        return best_rest(hand, contract, view.rules.kitty_size).value - _mark(view, contract)
    return _points_of_hand(view, hand, contract)


def _points_of_hand(view: View, hand: Sequence[int], contract: Contract) -> float:
    """The points expected of a hand to which an unknown kitty is still to come, or none at all."""
    kitty = 0.0 if view.rules.kitty is Kitty.NONE else _KITTY.get(contract, _KITTY_WITH_TRUMPS)
    return hand_value(hand, contract) + kitty - _mark(view, contract)


def usual_points(view: View, contract: Contract) -> float:
    """The points that a chooser makes on average with a contract that he names whatever he holds."""
    return _USUAL.get(contract, _USUAL_TRUMP) - _mark(view, contract)


def _mark(view: View, contract: Contract) -> int:
    """What the chooser's tricks are measured by: his target, or in no tricks his limit, both as added tricks."""
    seat = view.chooser
    if contract is Contract.NO_TRICKS:
        return -limits(view.targets, view.dealer)[seat]
    return view.targets[seat]


def use_up(view: View, contracts_left: int) -> float:
    """How much it counts, from 0 to 1, that a contract named now is gone for later deals.

    0 where contracts may be named again or the chooser chooses for the last time, 1 where he will have to name
    all that are left.
    """
    end = view.rules.end_deals
    if not view.rules.each_contract_once or end is None or contracts_left < 2:
        return 0.0
    choices_left = max(0, end - view.deal) // 3 + 1
    return min(1.0, (choices_left - 1) / (contracts_left - 1))


def value_of_six(six: Sequence[int], contract: Contract) -> float:
    """The tricks that a chooser expects who sees six of his cards; negative in no tricks."""
    if contract is Contract.NO_TRICKS:
        cards = (place for held in six for place in range(13) if held >> place & 1)
        return -0.60 + sum(_MISERE_OF_SIX[place] for place in cards)
    trump = contract.suit
    if trump is None:
        return 5.66 + sum(map(_honours_of_six_in_no_trump, six))
    held = six[trump]
    tricks = 5.04 + 0.55 * held.bit_count() + sum(worth for card, worth in _TRUMP_HONOURS_OF_SIX if held & card)
    if held & ACE and held & KING:
        tricks += 0.30
    return tricks + sum(_beside_in_six(other) for suit, other in enumerate(six) if suit != trump)


def _beside_in_six(held: int) -> float:
    """What a side suit of the first six cards counts: honours, and shortness."""
    length = held.bit_count()
    shape = 0.43 if length == 0 else 0.19 if length == 1 else -0.17 if length >= 3 else 0.0
    king = 0.50 if held & KING else 0.0
    return (
        shape
        + (0.82 if held & ACE else 0.0)
        + king
        + (0.22 if held & QUEEN else 0.0)
        + (0.15 if held & JACK else 0.0)
        + (0.10 if held & TEN else 0.0)
    )


def _honours_of_six_in_no_trump(held: int) -> float:
    king = (1.04 if held & ACE else 0.88) if held & KING else 0.0
    return (
        king
        + (1.25 if held & ACE else 0.0)
        + (0.54 if held & QUEEN else 0.0)
        + (0.28 if held & JACK else 0.0)
        + (0.13 if held & TEN else 0.0)
    )
