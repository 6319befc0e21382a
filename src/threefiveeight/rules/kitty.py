"""The kitty and the discard.

Source: docs/rules.md, "Order of a deal". Any cards may be discarded; they belong to no trick.
"""

import itertools
import math
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import overload

from threefiveeight.cards import Card, CardSet
from threefiveeight.rules.actions import DiscardCards
from threefiveeight.rules.errors import IllegalAction, Reason
from threefiveeight.rules.events import CardsDiscarded, KittyTaken
from threefiveeight.rules.seats import Seat, with_seat
from threefiveeight.rules.state import Deal


class Discards(Sequence[DiscardCards]):
    """All discards of a number of cards from a hand, as a sequence that makes each only when it is asked for."""

    def __init__(self, seat: Seat, hand: CardSet, count: int) -> None:
        self._seat = seat
        self._cards: tuple[Card, ...] = tuple(hand)
        self._count = count

    def __len__(self) -> int:
        return math.comb(len(self._cards), self._count)

    def __iter__(self) -> Iterator[DiscardCards]:
        for cards in itertools.combinations(self._cards, self._count):
            yield DiscardCards(self._seat, CardSet.of(cards))

    def __contains__(self, action: object) -> bool:
        return (
            isinstance(action, DiscardCards)
            and action.seat == self._seat
            and len(action.cards) == self._count
            and action.cards <= CardSet.of(self._cards)
        )

    @overload
    def __getitem__(self, index: int) -> DiscardCards: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[DiscardCards]: ...
    def __getitem__(self, index: int | slice) -> DiscardCards | Sequence[DiscardCards]:
        if isinstance(index, slice):
            return [self[place] for place in range(*index.indices(len(self)))]
        place = index + len(self) if index < 0 else index
        if not 0 <= place < len(self):
            raise IndexError("there are not so many discards")
        return DiscardCards(self._seat, CardSet.of(self._combination(place)))

    def _combination(self, place: int) -> Iterator[Card]:
        """The cards of the combination at that place in lexicographic order."""
        wanted = self._count
        for number, card in enumerate(self._cards):
            if not wanted:
                return
            with_card = math.comb(len(self._cards) - number - 1, wanted - 1)
            if place < with_card:
                yield card
                wanted -= 1
            else:
                place -= with_card


def take_kitty(deal: Deal) -> Deal:
    """The chooser picks up the kitty, which everybody sees first if it is public."""
    chooser = deal.chooser
    hands = with_seat(deal.hands, chooser, deal.hands[chooser] | CardSet.of(deal.dealt.kitty))
    taken = KittyTaken(chooser, deal.dealt.kitty, deal.rules.kitty_public)
    return replace(deal, hands=hands, kitty_taken=True, events=(*deal.events, taken))


def refuse_discard(deal: Deal, action: DiscardCards) -> IllegalAction | None:
    """Why the chooser may not discard these cards; None if he may."""
    count = deal.rules.kitty_size
    if len(action.cards) != count:
        return IllegalAction(
            Reason.DISCARD_COUNT, f"seat {action.seat} must discard {count} cards, not {len(action.cards)}"
        )
    unheld = action.cards - deal.hands[action.seat]
    if unheld:
        return IllegalAction(Reason.NOT_HELD, f"seat {action.seat} does not hold {unheld}")
    return None


def discard(deal: Deal, action: DiscardCards) -> Deal:
    """The deal after a legal discard."""
    hands = with_seat(deal.hands, action.seat, deal.hands[action.seat] - action.cards)
    event = CardsDiscarded(action.seat, len(action.cards), action.cards)
    return replace(deal, hands=hands, discards=action.cards, events=(*deal.events, event))
