"""Seats, roles and who sits where.

Source: docs/rules.md, "Words". Seats increase in the direction of play; roles are counted from the dealer.
"""

from collections.abc import Callable
from enum import IntEnum
from typing import Final, TypeAlias, TypeVar

T = TypeVar("T")

Seat: TypeAlias = int
"""A place at the table: 0, 1 or 2."""

BySeat: TypeAlias = tuple[T, T, T]
"""Three values, one for each seat."""

ByRole: TypeAlias = tuple[T, T, T]
"""Three values in the order of the roles: dealer, eldest, third."""

SEATS: Final = (0, 1, 2)
"""The three seats in the direction of play."""


class Role(IntEnum):
    """What a seat is in one deal: its distance from the dealer in the direction of play."""

    DEALER = 0
    ELDEST = 1
    THIRD = 2


def next_seat(seat: Seat) -> Seat:
    """The seat whose turn comes after this one."""
    return (seat + 1) % 3


def role_of(seat: Seat, dealer: Seat) -> Role:
    """The role of a seat in a deal of that dealer."""
    return Role((seat - dealer) % 3)


def seat_of(role: Role, dealer: Seat) -> Seat:
    """The seat that has a role in a deal of that dealer."""
    return (dealer + role) % 3


def from_eldest(dealer: Seat) -> BySeat[Seat]:
    """The three seats in the order eldest, third, dealer ("from L round the table")."""
    return ((dealer + 1) % 3, (dealer + 2) % 3, dealer)


def by_seat(make: Callable[[Seat], T]) -> BySeat[T]:
    """The three values that a function gives for the seats 0, 1 and 2."""
    return (make(0), make(1), make(2))


def with_seat(values: BySeat[T], seat: Seat, value: T) -> BySeat[T]:
    """The same three values with one seat's exchanged for another."""
    first, second, third = values
    if seat == 0:
        return (value, second, third)
    if seat == 1:
        return (first, value, third)
    return (first, second, value)
