"""What a player wants in a deal beyond one trick more: how far everybody is from the target and from the end."""

from typing import Final

from threefiveeight.rules import Contract, Seat, View, winner_of

NEAR: Final = 3
"""From how many tricks before the end of the game a player is held back."""


def points_now(view: View, seat: Seat) -> int:
    """The points of a seat if no trick more were played: tricks − target, in no tricks limit − tricks."""
    over = view.tricks[seat] - view.targets[seat]
    return -over if view.contract is Contract.NO_TRICKS else over


def made(view: View, seat: Seat) -> bool:
    """Whether a seat has reached its target, or in no tricks is still within its limit."""
    return points_now(view, seat) >= 0


def tricks_to_win(view: View, seat: Seat) -> int | None:
    """How many tricks a seat lacks to win the game at once; None where it cannot any more or no rule says so."""
    needed = view.rules.end_tricks
    if needed is None or view.contract is Contract.NO_TRICKS:
        return None
    lacking = needed - view.tricks[seat]
    left = view.rules.hand_size - sum(view.tricks)
    return lacking if lacking <= left else None


def must_be_stopped(view: View) -> bool:
    """Whether the trick on the table would bring somebody else, who is above his target, close to winning the game."""
    if not view.trick.cards:
        return False
    leading = winner_of(view.trick, view.trump)
    lacking = tricks_to_win(view, leading)
    return lacking is not None and lacking <= NEAR and made(view, leading)
