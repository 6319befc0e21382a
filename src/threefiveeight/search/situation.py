"""What a seat knows in the play of the cards, as the words that the kernel takes.

Seats are counted from the one that is to act, which is 0; masks have bit ``i`` for ``Card(i)``. The kernel draws its
worlds over the places where the unseen cards lie now. Where that is not enough for all worlds to be equally likely
(a void was shown before an unseen kitty was taken up) the places where they were dealt are counted as well. Cards
that moved unseen in the exchange leave hands that may hold either's; the kernel then takes every layout of the hands
for equally likely, which ``worlds`` alone weighs exactly.
"""

import math
from array import array
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from threefiveeight.cards import FULL_DECK, CardSet
from threefiveeight.rules import Contract, Phase, Seat, View, VoidPlay
from threefiveeight.search.worlds.paths import DISCARDS, KITTY, PLAYED, Path, Paths, paths_of

NO_TRUMP, NO_TRICKS, FREE, MUST_TRUMP = range(4)
"""Kinds of play as the kernel numbers them."""

NOWHERE: Final = 3
"""The owner of cards in no hand, for the kernel."""

GONE: Final = 4
"""The owner of cards that have been played, for the kernel."""

NO_SUIT: Final = 4

Class = tuple[int, int]
"""Cards as a mask, and the paths open to them as bits."""


@dataclass(frozen=True, slots=True)
class Situation:
    """The kernel's words, and the bytes that it needs to count worlds.

    ``exact`` is whether all worlds are drawn with the same chance; see the module.
    """

    words: "array[int]"
    room: int
    exact: bool


@dataclass(frozen=True, slots=True)
class _Problem:
    """Placed cards by owner, and what is open: resources, paths (resources as bits, owner), classes of cards."""

    placed: list[int]
    caps: list[int]
    paths: list[tuple[int, int]]
    classes: list[Class]


def situation_of(view: View) -> Situation:
    """The situation of the seat to act in the play of the cards; ValueError in another phase."""
    seat = view.seat
    if seat is None or view.phase is not Phase.PLAY or view.to_act != seat:
        raise ValueError("a situation is that of a seat that is to play a card")
    paths = paths_of(view, places_only=True)
    by_place = paths.hidden or _same_before_kitty(paths, view.chooser)
    problem = _by_place(view, paths) if by_place else _by_start(view, paths)
    return _situation(view, paths, problem, view.discards or CardSet())


def prospect_of(view: View, contract: Contract, discards: CardSet) -> Situation:
    """The situation that the chooser would be in at the first trick if he named a contract and discarded some cards.

    Cards of an unseen kitty that he will take up are drawn for him. ValueError for another seat, or a chooser who does
    not see all his cards.
    """
    seat = view.seat
    if seat is None or seat != view.chooser or len(view.hand) != view.card_counts[seat]:
        raise ValueError("a prospect is that of a chooser who sees all his cards")
    paths = paths_of(view, places_only=True)
    problem = _by_place(view, paths)
    kitty_to_come = view.rules.kitty_size if view.kitty is None else 0
    if kitty_to_come:
        problem.caps[1] += kitty_to_come
        problem.paths[2] = (2, 0)
        # Cards that neither of the others can hold are known to lie there.
        problem.placed[0] |= problem.placed[NOWHERE]
        problem.placed[NOWHERE] = 0
    problem.placed[0] &= ~discards.mask
    told = replace(view, contract=contract)
    return _situation(told, paths, problem, discards)


def _situation(view: View, paths: Paths, problem: _Problem, discards: CardSet) -> Situation:
    seat = paths.seat
    trick = [1 << card for card in view.trick.cards]
    words = array(
        "Q",
        [
            kind_of(view),
            NO_SUIT if view.trump is None else int(view.trump),
            *problem.placed[:3],
            problem.placed[NOWHERE] | discards.mask,
            *[*trick, 0, 0][:2],
            len(trick),
            sum(1 << relative(other, seat) for other in range(3) if paths.dry >> other & 1),
            relative(view.chooser, seat) if view.rules.kitty_size else 3,
            len(problem.caps),
            len(problem.paths),
            len(problem.classes),
            *problem.caps,
            *(uses | owner << 32 for uses, owner in problem.paths),
            *(word for cards in problem.classes for word in cards),
        ],
    )
    return Situation(words, room_for(problem.caps, problem.classes), not paths.hidden)


def kind_of(view: View) -> int:
    """The kind of play of a deal whose contract is named."""
    if view.trump is None:
        return NO_TRICKS if view.contract is Contract.NO_TRICKS else NO_TRUMP
    return MUST_TRUMP if view.rules.void_play is VoidPlay.MUST_TRUMP else FREE


def relative(seat: Seat, own: Seat) -> int:
    """A seat counted from the own one in the direction of play."""
    return (seat - own) % 3


def room_for(caps: Iterable[int], classes: Iterable[Class]) -> int:
    """The bytes that the kernel needs for its table of counts."""
    states = math.prod(cap + 2 for cap in caps)
    return 8 * states * (sum(mask.bit_count() for mask, _ in classes) + 2)


def _same_before_kitty(paths: Paths, chooser: Seat) -> bool:
    """Whether nothing tells the chooser's own cards from those of a kitty that this seat has not seen.

    Then any of his cards can have come from it, and all layouts of the hands stand for equally many deals.
    """
    for path, mask in paths.cards.items():
        if path.start == KITTY and path.place != KITTY:
            own = paths.cards.get(Path(chooser, path.place, path.moves, path.held, path.discarded), 0)
            if own != mask and own & mask:
                return False
    return True


def _owner(place: int, own: Seat) -> int:
    return relative(place, own) if place < KITTY else GONE if place == PLAYED else NOWHERE


def _by_place(view: View, paths: Paths) -> _Problem:
    """The problem over the places where the cards lie now."""
    may = [0, 0, 0, 0]
    gone = 0
    for path, mask in paths.cards.items():
        owner = _owner(path.place, paths.seat)
        if owner == GONE:
            gone |= mask
        elif not (path.place == DISCARDS and view.discards is not None):
            may[owner] |= mask
    known = view.hand.mask | gone | (0 if view.discards is None else view.discards.mask)
    first, second, nowhere = (may[owner] & ~known for owner in (1, 2, NOWHERE))
    rooms = [view.card_counts[(paths.seat + owner) % 3] for owner in (1, 2)] + [paths.discards]
    sets = {
        1: first & ~second & ~nowhere,
        2: second & ~first & ~nowhere,
        4: nowhere & ~first & ~second,
        3: first & second & ~nowhere,
        5: first & nowhere & ~second,
        6: second & nowhere & ~first,
        7: first & second & nowhere,
    }
    caps = [room - sets[1 << index].bit_count() for index, room in enumerate(rooms)]
    classes = [(sets[open_to], open_to) for open_to in (3, 5, 6, 7) if sets[open_to]]
    # The first hand's room follows from the others', so it is no resource.
    return _Problem(
        [view.hand.mask, sets[1], sets[2], sets[4]],
        caps[1:],
        [(0, 1), (1, 2), (2, NOWHERE)],
        classes,
    )


def _by_start(view: View, paths: Paths) -> _Problem:
    """The problem over the places where the cards were dealt, for what they tell of an unseen kitty."""
    open_paths = list(paths.cards)
    classes = _split(paths.cards.values())
    first, second = (paths.seat + 1) % 3, (paths.seat + 2) % 3
    # The first hand's number of cards follows from the others', so it is no resource, and the own cards are known.
    bits = {paths.seat: 0, first: 0, second: 1, KITTY: 2}
    caps = [paths.rules.hand_size, paths.rules.kitty_size, paths.discards]
    uses = [bits[path.start] | (4 if path.discarded and paths.discards else 0) for path in open_paths]
    owners = [_owner(path.place, paths.seat) for path in open_paths]
    placed = [view.hand.mask, 0, 0, 0, 0]
    left = []
    for cards, open_to in classes:
        if open_to & open_to - 1:
            left.append((cards, open_to))
            continue
        only = open_to.bit_length() - 1
        placed[owners[only]] |= cards & ~view.hand.mask
        for index in range(len(caps)):
            caps[index] -= cards.bit_count() * (uses[only] >> index & 1)
    return _Problem(placed, caps, list(zip(uses, owners, strict=True)), left)


def _split(masks: Iterable[int]) -> list[Class]:
    """Classes of cards that are open to the same paths, given the cards of each path."""
    classes = {0: FULL_DECK.mask}
    for index, mask in enumerate(masks):
        split: dict[int, int] = {}
        for open_to, cards in classes.items():
            split[open_to | 1 << index] = split.get(open_to | 1 << index, 0) | cards & mask
            split[open_to] = split.get(open_to, 0) | cards & ~mask
        classes = {open_to: cards for open_to, cards in split.items() if cards}
    return [(cards, open_to) for open_to, cards in classes.items() if open_to]
