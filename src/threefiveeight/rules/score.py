"""Targets, limits, points, and who wins a tie.

Source: docs/rules.md, "Scoring and the end" and, for `target_map`, its point on `rotate_targets`.
"""

from threefiveeight.rules.options import Contract, Rules
from threefiveeight.rules.seats import SEATS, ByRole, BySeat, Seat, by_seat, from_eldest, role_of


def target_map(rules: Rules, number: int) -> ByRole[int]:
    """The targets by role in deal ``number`` (from 0): shifted once per three deals under ``rotate_targets``."""
    if not rules.rotate_targets:
        return rules.targets
    shift = number // 3
    first, second, third = (rules.targets[(role + shift) % 3] for role in range(3))
    return (first, second, third)


def targets_by_seat(rules: Rules, number: int, dealer: Seat) -> BySeat[int]:
    """The targets by seat in deal ``number`` (from 0) of that dealer."""
    targets = target_map(rules, number)
    return by_seat(lambda seat: targets[role_of(seat, dealer)])


def limits(targets: BySeat[int], dealer: Seat) -> BySeat[int]:
    """The limits of a no-tricks deal: the targets reversed by rank (8 and 3 change places, 5 stays).

    Players in ascending order of target, equal ones from eldest round the table, get the targets in
    descending order.
    """
    ascending = sorted(from_eldest(dealer), key=lambda seat: targets[seat])
    limit_of = dict(zip(ascending, sorted(targets, reverse=True), strict=True))
    return by_seat(limit_of.__getitem__)


def points_of(contract: Contract, targets: BySeat[int], tricks: BySeat[int]) -> BySeat[int]:
    """The points of a finished deal: tricks − target, or limit − tricks in no tricks; they sum to 0."""
    sign = -1 if contract is Contract.NO_TRICKS else 1
    return by_seat(lambda seat: sign * (tricks[seat] - targets[seat]))


def added(totals: BySeat[int], points: BySeat[int]) -> BySeat[int]:
    """The running totals with the points of a deal."""
    return by_seat(lambda seat: totals[seat] + points[seat])


def best_among(seats: tuple[Seat, ...], values: BySeat[int]) -> tuple[Seat, ...]:
    """Those of the seats that have the highest value, in ascending order."""
    best = max(values[seat] for seat in seats)
    return tuple(seat for seat in seats if values[seat] == best)


def end_reached(rules: Rules, totals: BySeat[int], deals: int) -> bool:
    """Whether the game ends after ``deals`` finished deals with these totals."""
    return (
        (rules.end_total is not None and max(totals) >= rules.end_total)
        or (rules.end_floor is not None and min(totals) <= rules.end_floor)
        or (rules.end_deals is not None and deals >= rules.end_deals)
    )


def leaderboard_score(totals: BySeat[int], seat: Seat) -> int:
    """What a won game of 3-5-8 counts on a leaderboard: the winner's total × 10."""
    return 10 * totals[seat]


def check_sums(rules: Rules, points: BySeat[int], tricks: BySeat[int]) -> None:
    """Assert what holds in every finished deal: points sum to 0, tricks to the cards of a hand."""
    assert sum(points) == 0, points
    assert sum(tricks[seat] for seat in SEATS) == rules.hand_size, tricks
