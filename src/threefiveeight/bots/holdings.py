"""What a hand is worth before the play: the tricks that its chooser takes with it, suit by suit.

The numbers are in tricks and were fitted to deals that the players dealt themselves (docs/bots.md). Holdings are
masks of 13 bits, bit 0 the ace.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from threefiveeight.bots.no_tricks import exposure
from threefiveeight.rules import Contract

ACE: Final = 1
KING: Final = 2
QUEEN: Final = 4
JACK: Final = 8
TEN: Final = 16

_REMEMBERED: Final = 1 << 14
"""Holdings whose value is kept: one decision asks for the same few again and again."""

MOST_RUFFS: Final = 6
"""Trumps beyond this number make a short side suit no better."""

_TRUMP_HONOURS: Final = ((ACE, 1.29), (KING, 0.97), (QUEEN, 0.59), (JACK, 0.34), (TEN, 0.18))
_TRUMP_CARD: Final = 0.46
_SHORT: Final = (-0.51, -0.03, 0.87, 0.23, -0.29)
_RUFF: Final = (0.48, 0.30, 0.0, 0.0, 0.0)
_LENGTH_IN_NO_TRUMP: Final = (-0.18, 0.07, 0.08, 0.09, -0.09)
_FURTHER_CARD: Final = -0.26
_FURTHER_CARD_IN_NO_TRUMP: Final = 0.11


def hand_value(hand: Sequence[int], contract: Contract) -> float:
    """The tricks expected of a hand (four masks) under a contract, as a negative number in no tricks.

    Hands of different sizes may be compared for the same contract only.
    """
    if contract is Contract.NO_TRICKS:
        return -sum(map(exposure, hand))
    if contract is Contract.NO_TRUMP:
        return sum(map(value_in_no_trump, hand))
    trump = contract.suit
    assert trump is not None
    trumps = hand[trump].bit_count()
    sides = (value_beside(held, trumps) for suit, held in enumerate(hand) if suit != trump)
    return trump_value(hand[trump]) + sum(sides)


@lru_cache(_REMEMBERED)
def trump_value(held: int) -> float:
    """What the trumps are worth by themselves."""
    honours = sum(worth for card, worth in _TRUMP_HONOURS if held & card)
    return _TRUMP_CARD * held.bit_count() + honours


@lru_cache(_REMEMBERED)
def value_beside(held: int, trumps: int) -> float:
    """What a side suit is worth to a hand with so many trumps: its honours, and its shortness."""
    length = held.bit_count()
    if length > 4:
        shape = _SHORT[4] + _FURTHER_CARD * (length - 4)
    else:
        shape = _SHORT[length] + _RUFF[length] * min(trumps, MOST_RUFFS)
    return shape + _honours(held, _BESIDE_TRUMPS)


@lru_cache(_REMEMBERED)
def value_in_no_trump(held: int) -> float:
    """What a suit is worth without trumps: its honours, and its length."""
    length = held.bit_count()
    shape = _LENGTH_IN_NO_TRUMP[min(length, 4)] + _FURTHER_CARD_IN_NO_TRUMP * max(0, length - 4)
    return shape + _honours(held, _WITHOUT_TRUMPS)


class _Honours(NamedTuple):
    """What the honours of a suit are worth, by what stands beside them."""

    ace_short: float
    ace_long: float
    ace_alone: float
    king_with_ace: float
    king_guarded: float
    king_bare: float
    queen_with_both: float
    queen_with_one: float
    queen_guarded: float
    queen_bare: float
    jack_backed: float
    jack_guarded: float
    jack_bare: float
    ten_guarded: float


_BESIDE_TRUMPS: Final = _Honours(1.04, 1.05, 0.95, 0.88, 0.72, 0.19, 0.66, 0.45, 0.41, 0.18, 0.18, 0.27, 0.15, 0.16)
_WITHOUT_TRUMPS: Final = _Honours(1.82, 1.50, 1.60, 1.23, 1.21, 0.41, 1.34, 0.63, 0.76, 0.40, 0.43, 0.42, 0.31, 0.23)


def _honours(held: int, worth: _Honours) -> float:
    """What the honours of a holding are worth; three cards guard a queen, a jack or a ten."""
    length = held.bit_count()
    value = 0.0
    if held & ACE:
        value += worth.ace_alone if length == 1 else worth.ace_long if length >= 3 else worth.ace_short
    if held & KING:
        value += worth.king_with_ace if held & ACE else worth.king_guarded if length >= 2 else worth.king_bare
    if held & QUEEN:
        value += _queen(held, length, worth)
    if held & JACK:
        backed = held & QUEEN and held & (ACE | KING)
        value += worth.jack_backed if backed else worth.jack_guarded if length >= 3 else worth.jack_bare
    return value + worth.ten_guarded if held & TEN and length >= 3 else value


def _queen(held: int, length: int, worth: _Honours) -> float:
    higher = held & (ACE | KING)
    if higher == ACE | KING:
        return worth.queen_with_both
    if higher and length >= 3:
        return worth.queen_with_one
    return worth.queen_guarded if length >= 3 else worth.queen_bare
