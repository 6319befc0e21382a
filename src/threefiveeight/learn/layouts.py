"""Decisions before the play of the cards, over full layouts: each is played to its end after each action.

The layouts are all those that the view leaves open, each equally likely (``search.worlds``). The rules of thumb of
*careful* finish what comes before the play; the cards are then played out by the kernel, every seat knowing its own
hand alone.
"""

import random
from array import array
from collections.abc import Iterator, Sequence
from typing import Final

from threefiveeight.bots.careful import CarefulBot
from threefiveeight.cards import SUITS, CardSet
from threefiveeight.record import action_from_text
from threefiveeight.rules import (
    Contract,
    Deal,
    Game,
    Phase,
    Seat,
    Standing,
    apply_action,
    legal_actions,
    start_deal,
    view,
)
from threefiveeight.search.kernel.seat import SeatKernel
from threefiveeight.search.situation import NO_SUIT, kind_of, relative, room_for
from threefiveeight.search.worlds import Worlds, actions_of

_PLAYOUTS: Final = 4
_NOISE: Final = 60
_COLUMN: Final = 18
_NOBODY: Final = 3


class Layouts:
    """The layouts that the seat to act of a game thinks possible; ``seat`` is that seat."""

    def __init__(self, game: Game) -> None:
        """Prepare to draw layouts."""
        assert game.deal is not None
        assert game.to_act is not None
        self.seat: Seat = game.to_act
        self._view = view(game.deal, game.to_act)
        self._standing = Standing(
            number=game.deal.number,
            totals=game.deal.totals,
            used=game.deal.used,
            points_before=game.results[-1].points if game.results else None,
            playoff=game.deal.playoff,
        )
        self._worlds = Worlds(self._view)

    def drawn(self, chance: random.Random, number: int) -> Iterator[Deal]:
        """The deal as it may be, so many times."""
        for _ in range(number):
            world = self._worlds.draw(chance)
            deal = start_deal(self._view.rules, self._view.dealer, world.dealt, self._standing)
            for action in actions_of(self._view, world):
                deal = apply_action(deal, action)
            yield deal


class LayoutValues:
    """The worth of a decision's actions over its layouts."""

    def __init__(self, kernel: SeatKernel, game: Game) -> None:
        """Prepare the layouts that the seat to act thinks possible."""
        self._kernel = kernel
        self._layouts = Layouts(game)

    def batch(self, actions: Sequence[str], seed: int, worlds: int) -> dict[str, float]:
        """The points of each action on average over some layouts."""
        sums = dict.fromkeys(actions, 0.0)
        for number, deal in enumerate(self._layouts.drawn(random.Random(seed), worlds)):
            for action in actions:
                after = apply_action(deal, action_from_text(action, self._layouts.seat))
                sums[action] += self._points(to_first_card(after), seed * worlds + number)
        return {action: total / worlds for action, total in sums.items()}

    def _points(self, deal: Deal, seed: int) -> float:
        words = words_of(deal)
        leader = relative(deal.trick.leader, deal.chooser)
        counts = self._kernel.forecast(words, _room(words), leader, seed, worlds=_PLAYOUTS, noise=_NOISE)
        start = relative(self._layouts.seat, deal.chooser) * _COLUMN
        tricks = sum(number * counts[start + number] for number in range(_COLUMN)) / _PLAYOUTS
        return points_of_deal(deal, self._layouts.seat, tricks)


def points_of_deal(deal: Deal, seat: Seat, tricks: float) -> float:
    """The points that a number of tricks, which may be an average, brings a seat."""
    target = deal.targets[seat]
    return target - tricks if deal.contract is Contract.NO_TRICKS else tricks - target


def to_first_card(deal: Deal) -> Deal:
    """A deal whose exchange and discard have been finished by rules of thumb."""
    careful = CarefulBot()
    while deal.phase is not Phase.PLAY:
        seat = deal.to_act
        assert seat is not None
        deal = apply_action(deal, careful.decide(view(deal, seat), legal_actions(deal), seed=0, iterations=0))
    return deal


def words_of(deal: Deal) -> "array[int]":
    """The kernel's words for a deal at its first card, all cards placed, seats counted from the chooser.

    What a player knows of the others' voids follows from the paths open to cards; a path that no card can take in
    the end hides the voids that nobody has seen.
    """
    chooser = deal.chooser
    hands = [deal.hands[(chooser + place) % 3] for place in range(3)]
    gone = (deal.discards or CardSet()).mask
    placed = [hand.mask for hand in hands]
    classes = list(_hiding(hands))
    for mask, open_to in classes:
        placed[(open_to & 7).bit_length() - 1] &= ~mask
    trump = NO_SUIT if deal.trump is None else int(deal.trump)
    knows_discards = 0 if deal.rules.kitty_size else _NOBODY
    paths = [owner << 32 | uses for uses in (0, 1) for owner in range(3)]
    head = [kind_of(view(deal, chooser)), trump, *placed, gone, 0, 0, 0, 0, knows_discards, 1, len(paths), len(classes)]
    return array("Q", [*head, 0, *paths, *(word for pair in classes for word in pair)])


def _hiding(hands: Sequence[CardSet]) -> Iterator[tuple[int, int]]:
    """For each suit that a hand lacks a card of another's, as a class open to both, of which it can take one alone."""
    for suit in SUITS:
        lacking = [place for place, hand in enumerate(hands) if not hand.of_suit(suit)]
        if not lacking or len(lacking) == len(hands):
            continue
        owner = next(place for place in range(3) if place not in lacking)
        closed = sum(1 << place for place in lacking) << len(hands)
        yield 1 << hands[owner].of_suit(suit).first(), 1 << owner | closed


def _room(words: "array[int]") -> int:
    return room_for([0], [(1, 1)] * words[13])
