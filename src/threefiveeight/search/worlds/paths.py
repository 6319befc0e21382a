"""What can have become of each card of a deal, as far as one seat knows.

A *path* says where a card was dealt and through which hands it went. The events of a view are followed in their
order; each closes paths to some cards: a void, a highest card handed over, a card seen. What follows from the view
and nothing else is kept, so what is left open is exactly what is possible (see ``counting`` for the one condition
that binds several cards: that a card handed over unseen was its giver's highest).
"""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Final

from threefiveeight.cards import FULL_DECK, SUIT_MASKS, Card, Suit
from threefiveeight.rules import (
    SEATS,
    CardMoved,
    CardPlayed,
    CardsDealt,
    CardsDiscarded,
    ContractNamed,
    Event,
    ExchangeMode,
    ExchangeTrump,
    HandRevealed,
    KittyTaken,
    Rules,
    Seat,
    SuitNamed,
    TrickWon,
    View,
    VoidPlay,
    VoidShown,
)

KITTY: Final = 3
"""The place of a card that lies in the kitty, beside the seats 0, 1 and 2."""

DISCARDS: Final = 4
"""The place of a discarded card."""

PLAYED: Final = 5
"""The place of a card that has been played."""


class Kind(StrEnum):
    """What a card moved for that this seat did not see."""

    HANDOVER = "handover"
    PAYMENT = "payment"
    GIFT = "gift"
    RETURN = "return"


@dataclass(frozen=True, slots=True)
class Hidden:
    """A move of a card between the two others; ``suit`` is the one named, for a handover."""

    kind: Kind
    giver: Seat
    taker: Seat
    suit: Suit | None = None


@dataclass(frozen=True, slots=True)
class Path:
    """Where a card was dealt and what became of it.

    ``moves`` has a bit for each hidden move that took the card, ``held`` one for each handover or return that took
    another card while this one lay in the giver's hand. ``start`` is a seat or KITTY, ``place`` where it is now.
    """

    start: int
    place: int
    moves: int = 0
    held: int = 0
    discarded: bool = False


@dataclass(slots=True)
class Paths:
    """All paths of a deal that a view leaves open, each with the mask of the cards that may have taken it.

    ``asked`` is whether a gift has not been answered yet, ``gift`` the own one; ``named`` is a suit named, ``dry`` has
    a bit for each seat that showed in the play that it holds no trump. With ``places_only`` paths do not remember
    which hidden move took a card: there are few of them, however many moves there were.
    """

    rules: Rules
    seat: Seat
    cards: dict[Path, int]
    hidden: list[Hidden] = field(default_factory=list)
    trump: Suit | None = None
    discards: int = 0
    led: Suit | None = None
    named: Suit | None = None
    gift: Card | None = None
    asked: bool = False
    places_only: bool = False
    dry: int = 0

    def cut(self, place: int, mask: int) -> None:
        """Note that none of some cards lies in a place now."""
        for path in [path for path in self.cards if path.place == place]:
            self._set(path, self.cards[path] & ~mask)

    def only(self, place: int, mask: int) -> None:
        """Note that some cards lie in a place now and nowhere else."""
        for path in [path for path in self.cards if path.place != place]:
            self._set(path, self.cards[path] & ~mask)

    def restrict(self, path: Path, mask: int) -> None:
        """Leave a path open to some cards alone."""
        self._set(path, self.cards[path] & mask)

    def moved(self, card: Card, giver: int, taker: int) -> None:
        """A card that this seat saw goes from one place to another."""
        bit = 1 << card
        self.only(giver, bit)
        for path in [path for path in self.cards if path.place == giver and self.cards[path] & bit]:
            self._set(path, self.cards[path] & ~bit)
            self._add(replace(path, place=taker, discarded=path.discarded or taker == DISCARDS), bit)

    def moved_unseen(self, move: Hidden, mask: int) -> None:
        """One card, of some that it can be, goes from one seat to another without this seat seeing which."""
        bit = 0 if self.places_only else 1 << len(self.hidden)
        self.hidden.append(move)
        highest = move.kind in (Kind.HANDOVER, Kind.RETURN)
        for path in [path for path in self.cards if path.place == move.giver]:
            cards = self.cards.pop(path)
            self._add(replace(path, held=path.held | bit) if highest else path, cards)
            self._add(replace(path, place=move.taker, moves=path.moves | bit), cards & mask)

    def taken(self, seat: Seat, kitty: Iterable[Card] | None) -> None:
        """The kitty goes into a hand."""
        if kitty is not None:
            mask = sum(1 << card for card in kitty)
            self.only(KITTY, mask)
            self.cut(KITTY, ~mask)
        for path in [path for path in self.cards if path.place == KITTY]:
            self._add(replace(path, place=seat), self.cards.pop(path))

    def discarded_unseen(self, seat: Seat) -> None:
        """Some of a hand's cards are discarded without this seat seeing which."""
        for path in [path for path in self.cards if path.place == seat]:
            self._add(replace(path, place=DISCARDS, discarded=True), self.cards[path])

    def _add(self, path: Path, mask: int) -> None:
        if mask:
            self.cards[path] = self.cards.get(path, 0) | mask

    def _set(self, path: Path, mask: int) -> None:
        if mask:
            self.cards[path] = mask
        else:
            del self.cards[path]


def paths_of(view: View, *, places_only: bool = False) -> Paths:
    """All paths that a view leaves open to the cards, see `Paths`; ValueError for a spectator's view."""
    if view.seat is None:
        raise ValueError("a spectator knows too little for worlds")
    rules = view.rules
    deck = FULL_DECK.mask >> (52 - rules.deck)
    cards = {Path(seat, seat): deck for seat in SEATS}
    if rules.kitty_size:
        cards[Path(KITTY, KITTY)] = deck
    paths = Paths(rules, view.seat, cards, places_only=places_only)
    for event in view.events:
        _follow(paths, event)
    if paths.hidden and paths.hidden[-1].kind is Kind.GIFT:
        _awaits_return(paths)
    return paths


def _awaits_return(paths: Paths) -> None:
    """The last gift was not answered at once: it was a trump, and a choice is awaited."""
    assert paths.trump is not None
    bit = 1 << len(paths.hidden) - 1
    for path in [path for path in paths.cards if path.moves & bit]:
        paths.restrict(path, SUIT_MASKS[paths.trump])


def _follow(paths: Paths, event: Event) -> None:
    match event:
        case CardPlayed():
            _played(paths, event)
        case TrickWon():
            paths.led = None
        case CardsDealt():
            _dealt(paths, event)
        case HandRevealed():
            _own(paths, event.hand.mask, whole=True)
        case ContractNamed():
            paths.trump = event.contract.suit
        case SuitNamed() | VoidShown() | CardMoved():
            _exchanged(paths, event)
        case KittyTaken():
            paths.taken(event.seat, event.cards)
        case CardsDiscarded():
            _discarded(paths, event)
        case _:
            pass


def _dealt(paths: Paths, event: CardsDealt) -> None:
    own = event.hands[paths.seat]
    assert own is not None
    _own(paths, own.mask, whole=len(own) == event.counts[paths.seat])


def _own(paths: Paths, mask: int, *, whole: bool) -> None:
    paths.only(paths.seat, mask)
    if whole:
        paths.cut(paths.seat, ~mask)


def _discarded(paths: Paths, event: CardsDiscarded) -> None:
    if event.cards is None:
        paths.discards = event.count
        paths.discarded_unseen(event.seat)
    else:
        for card in event.cards:
            paths.moved(card, event.seat, DISCARDS)


def _played(paths: Paths, event: CardPlayed) -> None:
    seat, suit, led, trump = event.seat, event.card.suit, paths.led, paths.trump
    if led is None:
        paths.led = suit
    elif suit is not led:
        paths.cut(seat, SUIT_MASKS[led])
        had_to_trump = led is trump or paths.rules.void_play is VoidPlay.MUST_TRUMP
        if trump is not None and suit is not trump and had_to_trump:
            paths.cut(seat, SUIT_MASKS[trump])
            paths.dry |= 1 << seat
    paths.moved(event.card, seat, PLAYED)


def _exchanged(paths: Paths, event: SuitNamed | VoidShown | CardMoved) -> None:
    match event:
        case SuitNamed():
            paths.named = event.suit
        case VoidShown():
            paths.cut(event.seat, SUIT_MASKS[event.suit])
        case CardMoved():
            _moved(paths, event)


def _moved(paths: Paths, event: CardMoved) -> None:
    giver, taker, card = event.giver, event.taker, event.card
    if card is None:
        _moved_unseen(paths, giver, taker)
        return
    paths.moved(card, giver, taker)
    if taker == paths.seat and _was_highest(paths):
        paths.cut(giver, ((1 << card) - 1) & SUIT_MASKS[card.suit])
    paths.named = None
    paths.asked = not paths.asked
    paths.gift = card if paths.asked and giver == paths.seat else None


def _was_highest(paths: Paths) -> bool:
    """Whether the card that this seat gets must have been its giver's highest of the suit."""
    if paths.rules.exchange_mode is ExchangeMode.NAME_SUIT:
        return paths.named is not None
    if paths.gift is None:
        return False
    return not (paths.rules.exchange_trump is ExchangeTrump.FREE_RETURN and paths.gift.suit is paths.trump)


def _moved_unseen(paths: Paths, giver: Seat, taker: Seat) -> None:
    if paths.rules.exchange_mode is ExchangeMode.NAME_SUIT:
        suit, paths.named = paths.named, None
        if suit is None:
            paths.moved_unseen(Hidden(Kind.PAYMENT, giver, taker), FULL_DECK.mask)
        else:
            paths.moved_unseen(Hidden(Kind.HANDOVER, giver, taker, suit), SUIT_MASKS[suit])
        return
    paths.asked = not paths.asked
    if not paths.asked:
        paths.moved_unseen(Hidden(Kind.RETURN, giver, taker), FULL_DECK.mask)
        return
    barred = 0
    if paths.rules.exchange_trump is ExchangeTrump.FORBIDDEN and paths.trump is not None:
        barred = SUIT_MASKS[paths.trump]
    paths.moved_unseen(Hidden(Kind.GIFT, giver, taker), FULL_DECK.mask & ~barred)
