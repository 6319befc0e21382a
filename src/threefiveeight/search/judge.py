"""What candidate cards are worth to a strong player: likely worlds, playouts, and exact values near the end.

The work is done by the compiled kernel (judge.h); there is no other way to it, so players that need it are offered
only where the kernel is.
"""

from array import array
from collections.abc import Sequence
from dataclasses import astuple, dataclass
from typing import Final

from threefiveeight.rules import BySeat, CardPlayed, View
from threefiveeight.rules.seats import Role, seat_of
from threefiveeight.search.kernel.library import Memory
from threefiveeight.search.kernel.seat import SeatKernel, Verdict
from threefiveeight.search.situation import Situation, relative

MOST_TRICKS: Final = 17
"""The most tricks that are still to be played."""

SCALE: Final = 65_536
"""Factors and worths are counted in parts of this."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """How a decision is made; the order of the fields is that of the kernel's words.

    ``pool`` worlds are drawn and weighed, ``worlds`` of them played out, ``exact`` solved when the seat holds at most
    ``exact_cards`` cards; an exact value then counts ``exact_share`` in 256. ``noise`` of 1,024 cards are random in
    playouts, in every ``more_every``-th world (0: never) ``more_noise``. Candidates are halved until ``lasting`` are
    left. No further world is solved after ``nodes`` cards have been tried (0: no limit).

    Playouts go by the careful player's rules of thumb. Another seat is taken, before he has played a card, with a
    chance of ``rules`` in 256 for a player by the frozen pool's G instead. Of him a play that G would not make is
    ``rules_surprise`` / SCALE times as likely as one that it would, of a careful player ``surprise`` / SCALE times
    one that *careful* would make. From that follow the weight of a world and, in it, who plays how. With
    ``surprise`` at SCALE nothing is concluded from past plays.
    """

    pool: int
    worlds: int
    exact: int = 0
    exact_cards: int = 0
    exact_share: int = 256
    noise: int = 102
    more_noise: int = 1024
    more_every: int = 0
    surprise: int = SCALE
    lasting: int = 17
    nodes: int = 0
    rules: int = 0
    rules_surprise: int = SCALE // 8


Utility = BySeat[Sequence[int]]
"""By seat as counted from the own one, what each number of tricks from here on is worth (0 to 17 tricks)."""

UNTILTED: Final = (SCALE,) * 52
"""No card makes a world likelier by lying in the chooser's hand or among the discards."""


def own_tricks(*, wanted: bool) -> Utility:
    """Only the own tricks count, 1,000 each; against the seat where they are not wanted."""
    each = 1000 if wanted else -1000
    nothing = (0,) * (MOST_TRICKS + 1)
    return tuple(each * tricks for tricks in range(MOST_TRICKS + 1)), nothing, nothing


def task_of(view: View, plan: Plan, utility: Utility, tilt: Sequence[int] = UNTILTED) -> "array[int]":
    """The kernel's words behind those of a situation."""
    assert view.seat is not None
    played = [int(event.card) for event in view.events if isinstance(event, CardPlayed)]
    leader = relative(seat_of(Role.ELDEST, view.dealer), view.seat)
    worths = [value & (1 << 64) - 1 for values in utility for value in values]
    return array("Q", [*astuple(plan), *worths, *tilt, leader, len(played), *played])


def judge(
    kernel: SeatKernel, situation: Situation, task: "array[int]", seed: int, memory: Memory | None
) -> list[Verdict]:
    """The verdicts on one card of each run of cards that are the same for this seat."""
    return kernel.judge(situation.words, situation.room, task, seed, memory)
