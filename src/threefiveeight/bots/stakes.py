"""What tricks are worth to a player who looks ahead: points, and what they mean for the end of the game."""

from collections.abc import Iterator
from typing import Final

from threefiveeight.rules import Contract, Seat, View
from threefiveeight.search.judge import MOST_TRICKS, Utility

POINT: Final = 1000
"""What one point counts."""

GAME: Final = 6 * POINT
"""What winning the game by a number of tricks counts, or another's winning it that way costs."""

RIVAL: Final = 300
"""What a point of the rival counts against in the last deal, when the totals are added up."""


def utility_of(view: View, contract: Contract | None = None) -> Utility:
    """What each number of further tricks of each seat, counted from the own one, is worth.

    The contract is that of the view unless another is thought of.
    """
    seat = view.seat
    assert seat is not None
    named = contract or view.contract
    first, second = (seat + 1) % 3, (seat + 2) % 3
    own = tuple(_own(view, seat, named))
    return own, tuple(_others(view, first, named)), tuple(_others(view, second, named))


def _own(view: View, seat: Seat, contract: Contract | None) -> Iterator[int]:
    each = -POINT if contract is Contract.NO_TRICKS else POINT
    for further in range(MOST_TRICKS + 1):
        yield each * further + (GAME if _wins_at_once(view, seat, further, contract) else 0)


def _others(view: View, seat: Seat, contract: Contract | None) -> Iterator[int]:
    each = RIVAL if contract is Contract.NO_TRICKS else -RIVAL
    worth = each if seat == _rival(view) else 0
    for further in range(MOST_TRICKS + 1):
        yield worth * further - (GAME if _wins_at_once(view, seat, further, contract) else 0)


def _wins_at_once(view: View, seat: Seat, further: int, contract: Contract | None) -> bool:
    needed = view.rules.end_tricks
    if needed is None or contract is Contract.NO_TRICKS:
        return False
    return view.tricks[seat] + further >= needed


def _rival(view: View) -> Seat | None:
    """In the last deal of a game the other player with the higher total so far; None in other deals and at a tie."""
    if view.rules.end_deals != view.deal:
        return None
    first, second = (seat for seat in range(3) if seat != view.seat)
    if view.totals[first] == view.totals[second]:
        return None
    return first if view.totals[first] > view.totals[second] else second
