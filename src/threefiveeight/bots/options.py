"""Discards that are worth a closer look."""

import itertools
from collections.abc import Sequence

from threefiveeight.bots.holdings import hand_value
from threefiveeight.bots.knowledge import suits_of
from threefiveeight.cards import SUITS, CardSet
from threefiveeight.rules import Contract


def likely_discards(hand: CardSet, contract: Contract, count: int, most: int) -> Sequence[CardSet]:
    """At most ``most`` ways to discard ``count`` cards, those that *careful* values highest.

    From each suit go the lowest cards, in no tricks the highest; at least one way is given.
    """
    held = suits_of(hand.mask)
    lengths = [range(min(count, cards.bit_count()) + 1) for cards in held]
    spreads = [numbers for numbers in itertools.product(*lengths) if sum(numbers) == count]
    highest_go = contract is Contract.NO_TRICKS
    options = []
    for numbers in spreads:
        gone = [_taken(cards, number, highest=highest_go) for cards, number in zip(held, numbers, strict=True)]
        kept = [cards & ~lost for cards, lost in zip(held, gone, strict=True)]
        mask = sum(lost << 13 * suit for suit, lost in zip(SUITS, gone, strict=True))
        options.append((hand_value(kept, contract), mask))
    options.sort(reverse=True)
    return [CardSet(mask) for _, mask in options[:most]]


def _taken(cards: int, number: int, *, highest: bool) -> int:
    """The lowest or the highest cards of a suit; bit 0 is the ace."""
    taken = 0
    for _ in range(number):
        bit = cards & -cards if highest else 1 << cards.bit_length() - 1
        taken |= bit
        cards ^= bit
    return taken
