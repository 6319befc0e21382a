"""Naming the contract, on six cards or on all of them: the points expected of each, and what it costs to use it up."""

from collections.abc import Iterable, Sequence
from typing import Final

from threefiveeight.bots.discarding import best_rest
from threefiveeight.bots.holdings import ACE, JACK, KING, QUEEN, TEN, hand_value
from threefiveeight.bots.knowledge import suits_of
from threefiveeight.rules import Contract, Kitty, View, limits
from threefiveeight.rules.options import SIX

_USUAL: Final = {Contract.NO_TRUMP: 6.94, Contract.NO_TRICKS: -2.65}
_USUAL_TRUMP: Final = 6.95
"""The tricks that a chooser takes on average when he names a contract whatever he holds."""

_KITTY: Final = {Contract.NO_TRUMP: 1.66, Contract.NO_TRICKS: 3.19}
_KITTY_WITH_TRUMPS: Final = 2.21
"""What a kitty of four unknown cards adds to a hand that was valued without it."""

LIKES_TRICKS: Final = 1.2
"""Points that no tricks must promise beyond any other contract: a table where nobody wants tricks is dull."""

_SIX_CARDS: Final = 4.95
_TRUMP_IN_SIX: Final = 0.79
_TRUMP_HONOURS_IN_SIX: Final = ((ACE, 0.91), (KING, 0.63), (QUEEN, 0.42), (JACK, 0.25), (TEN, 0.11))
_BOTH_TOP_TRUMPS: Final = 0.19
_SIDE_LENGTH_IN_SIX: Final = (-0.12, -0.07, 0.0, 0.10, 0.32, 0.47, 0.47)
_SIDE_HONOURS_IN_SIX: Final = ((ACE, 0.83), (KING, 0.48), (QUEEN, 0.22), (JACK, 0.12), (TEN, 0.09))

_SIX_CARDS_IN_NO_TRUMP: Final = 5.46
_HONOURS_IN_NO_TRUMP: Final = ((ACE, 1.25), (KING, 0.90), (QUEEN, 0.54), (JACK, 0.26), (TEN, 0.12))

_SIX_CARDS_WITHOUT_TRICKS: Final = -0.61
_SUIT_WITHOUT_TRICKS: Final = -0.10
_CARD_WITHOUT_TRICKS: Final = (
    -0.57, -0.52, -0.51, -0.47, -0.44, -0.38, -0.30, -0.24, -0.18, -0.11, -0.02, 0.0, 0.12,
)  # fmt: skip
"""By place in the suit (ace to two), what a card counts for no tricks."""


def choose_contract(view: View, contracts: Iterable[Contract], *, liking: float = LIKES_TRICKS) -> Contract:
    """The contract of which most points are expected, now and in what it leaves for later deals.

    ``liking`` is what no tricks must promise more than any other.
    """
    hand = suits_of(view.hand.mask)
    legal = sorted(contracts)
    weight = use_up(view, len(legal))

    def prospect(contract: Contract) -> float:
        likes = 0.0 if contract is Contract.NO_TRICKS else liking
        return expected_points(view, hand, contract) - weight * usual_points(view, contract) + likes

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
        suits = sum(1 for held in six if held)
        return (
            _SIX_CARDS_WITHOUT_TRICKS
            + _SUIT_WITHOUT_TRICKS * suits
            + sum(_CARD_WITHOUT_TRICKS[place] for place in cards)
        )
    trump = contract.suit
    if trump is None:
        return _SIX_CARDS_IN_NO_TRUMP + sum(_honours(held, _HONOURS_IN_NO_TRUMP) for held in six)
    held = six[trump]
    tricks = _SIX_CARDS + _TRUMP_IN_SIX * held.bit_count() + _honours(held, _TRUMP_HONOURS_IN_SIX)
    if held & ACE and held & KING:
        tricks += _BOTH_TOP_TRUMPS
    return tricks + sum(_beside(other) for suit, other in enumerate(six) if suit != trump)


def _beside(held: int) -> float:
    """What a side suit of the first six cards counts."""
    return _SIDE_LENGTH_IN_SIX[held.bit_count()] + _honours(held, _SIDE_HONOURS_IN_SIX)


def _honours(held: int, worth: Iterable[tuple[int, float]]) -> float:
    return sum(value for card, value in worth if held & card)
