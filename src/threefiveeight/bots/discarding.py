"""The discard: which cards leave the best hand behind.

From each suit go the lowest cards, in no tricks the highest; all ways to spread the number over the suits are
compared.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from threefiveeight.bots.holdings import ACE, KING, QUEEN, trump_value, value_beside, value_in_no_trump
from threefiveeight.bots.knowledge import suits_of
from threefiveeight.bots.no_tricks import exposure
from threefiveeight.cards import CardSet
from threefiveeight.rules import Contract


class Rest(NamedTuple):
    """What is left of a hand, suit by suit, and its value in tricks."""

    kept: tuple[int, ...]
    value: float


def choose_discard(hand: CardSet, contract: Contract, count: int) -> CardSet:
    """The cards, ``count`` of them, that the chooser of a contract puts away."""
    suits = suits_of(hand.mask)
    rest = best_rest(suits, contract, count)
    gone = [held & ~left for held, left in zip(suits, rest.kept, strict=True)]
    return CardSet(sum(mask << 13 * suit for suit, mask in enumerate(gone)))


def best_rest(hand: Sequence[int], contract: Contract, count: int) -> Rest:
    """The best that can be kept of a hand (four masks) when ``count`` cards go; ValueError if it has not so many."""
    shortened = [_shortened(held, count, highest_go=contract is Contract.NO_TRICKS) for held in hand]
    trump = contract.suit
    trials: list[Sequence[Mapping[int, int]]]
    if trump is None:
        trials = [shortened]
    elif _low_beside(hand, trump) >= count:
        trials = [_keeping(shortened, trump, (0, hand[trump]))]
    else:
        # What short suits are worth depends on the trumps that stay, so each number of trumps is tried by itself.
        trials = [_keeping(shortened, trump, rest) for rest in shortened[trump].items()]
    found = [rest for trial in trials if (rest := _best_spread(trial, contract, count)) is not None]
    if not found:
        raise ValueError(f"there are no {count} cards to discard")
    return max(found, key=lambda rest: rest.value)


def _low_beside(hand: Sequence[int], trump: int) -> int:
    """The number of side cards below the queen: with enough of them no trump need go."""
    return sum((held & ~(ACE | KING | QUEEN)).bit_count() for suit, held in enumerate(hand) if suit != trump)


def _shortened(held: int, count: int, *, highest_go: bool) -> dict[int, int]:
    """By the number of cards gone, up to ``count``, what is left of a holding."""
    rests = {0: held}
    for gone in range(1, min(count, held.bit_count()) + 1):
        held = held & (held - 1) if highest_go else held ^ 1 << held.bit_length() - 1
        rests[gone] = held
    return rests


def _keeping(shortened: Sequence[Mapping[int, int]], trump: int, rest: tuple[int, int]) -> list[Mapping[int, int]]:
    """The choices of all suits with one choice alone for the trumps."""
    return [dict([rest]) if suit == trump else choices for suit, choices in enumerate(shortened)]


def _best_spread(choices: Sequence[Mapping[int, int]], contract: Contract, count: int) -> Rest | None:
    """The best way to take ``count`` cards away; None if the choices do not allow it."""
    trump = contract.suit
    trumps = 0 if trump is None else next(iter(choices[trump].values())).bit_count()
    best = {0: Rest((), 0.0)}
    for suit, rests in enumerate(choices):
        merged: dict[int, Rest] = {}
        for more, held in rests.items():
            worth = trump_value(held) if suit == trump else _worth_beside(held, contract, trumps)
            for gone, (kept, value) in best.items():
                total = gone + more
                if total <= count and (total not in merged or value + worth > merged[total].value):
                    merged[total] = Rest((*kept, held), value + worth)
        best = merged
    return best.get(count)


def _worth_beside(held: int, contract: Contract, trumps: int) -> float:
    if contract is Contract.NO_TRICKS:
        return -exposure(held)
    if contract is Contract.NO_TRUMP:
        return value_in_no_trump(held)
    return value_beside(held, trumps)
