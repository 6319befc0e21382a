"""Who may hold what, from the events of a deal in their order: voids, cards seen in the exchange, the kitty."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Final

from threefiveeight.cards import FULL_DECK, SUIT_MASKS, Card, Suit
from threefiveeight.rules import (
    BySeat,
    CardMoved,
    CardPlayed,
    CardsDiscarded,
    Contract,
    ContractNamed,
    Event,
    ExchangeMode,
    ExchangeTrump,
    KittyTaken,
    Rules,
    Seat,
    TrickWon,
    View,
    VoidPlay,
    VoidShown,
)

_HONOURS: Final = sum(0b111 << 13 * suit for suit in range(4))
_LOW_CARDS: Final = sum(0b11111 << 13 * (suit + 1) - 5 for suit in range(4))


@dataclass(slots=True)
class Memory:
    """Masks of 52 bits by seat, taken from what one seat saw.

    ``may[s]`` are the cards that seat ``s`` can hold as far as the events tell, ``sure[s]`` those that it holds
    unless it discarded what nobody would discard; both are empty for the own seat when the memory is complete.
    """

    rules: Rules
    seat: Seat
    may: list[int]
    sure: list[int] = field(default_factory=lambda: [0, 0, 0])
    played: int = 0
    undealt: int = 0
    discards: int = 0
    contract: Contract | None = None
    trump: Suit | None = None
    led: Suit | None = None
    first: CardMoved | None = None

    @property
    def hidden(self) -> int:
        """The number of cards that are in no hand and that this seat does not know."""
        return self.undealt + self.discards

    def see(self, event: Event) -> None:
        """Take in what an event tells."""
        reader = _READERS.get(type(event))
        if reader is not None:
            reader(self, event)


def remember(view: View) -> Memory:
    """What the seat of a view can know of the cards that it does not see."""
    assert view.seat is not None
    deck = FULL_DECK.mask >> (52 - view.rules.deck)
    memory = Memory(view.rules, view.seat, [deck, deck, deck], undealt=view.rules.kitty_size)
    for event in view.events:
        memory.see(event)
    known = view.hand.mask | memory.played | (view.discards.mask if view.discards is not None else 0)
    memory.may[view.seat] = memory.sure[view.seat] = 0
    first, second = (view.seat + 1) % 3, (view.seat + 2) % 3
    for player, other in ((first, second), (second, first)):
        memory.sure[player] &= ~known
        memory.may[player] = (memory.may[player] | memory.sure[player]) & deck & ~known & ~memory.sure[other]
    if not memory.hidden:
        _place_the_rest(memory, view.card_counts, first, second)
    return memory


def _place_the_rest(memory: Memory, counts: BySeat[int], first: Seat, second: Seat) -> None:
    """With all unseen cards in two hands, those that one cannot hold are the other's, and a full hand has no more."""
    for player, other in ((first, second), (second, first)):
        memory.sure[player] |= memory.may[player] & ~memory.may[other]
    for player, other in ((first, second), (second, first)):
        if memory.sure[player].bit_count() == counts[player]:
            memory.may[player] = memory.sure[player]
            memory.sure[other] = memory.may[other]


def _contract(memory: Memory, event: ContractNamed) -> None:
    memory.contract, memory.trump = event.contract, event.contract.suit


def _void(memory: Memory, event: VoidShown) -> None:
    memory.may[event.seat] &= ~SUIT_MASKS[event.suit]


def _moved(memory: Memory, event: CardMoved) -> None:
    """A card between two hands: one that was seen is placed, one that was not may be any that its giver had."""
    giver, taker, card = event.giver, event.taker, event.card
    highest = card is not None and taker == memory.seat and _is_highest(memory, card)
    # Cards move in pairs: one there, one back.
    memory.first = event if memory.first is None else None
    if card is None:
        memory.may[taker] |= memory.may[giver]
        memory.sure[giver] = 0
        return
    bit = 1 << card
    memory.sure[giver] &= ~bit
    memory.may[giver] &= ~bit
    memory.sure[taker] |= bit
    memory.may[taker] |= bit
    if highest:
        memory.may[giver] &= ~_higher(card)


def _is_highest(memory: Memory, card: Card) -> bool:
    """Whether a card that comes to this seat must be its giver's highest of the suit: asked for, or a forced return."""
    first = memory.first
    if memory.rules.exchange_mode is ExchangeMode.NAME_SUIT:
        return first is None
    if first is None or first.card is None or first.card.suit is not card.suit:
        return False
    return memory.rules.exchange_trump is not ExchangeTrump.FREE_RETURN or card.suit is not memory.trump


def _higher(card: Card) -> int:
    return ((1 << card) - 1) & SUIT_MASKS[card.suit]


def _kitty(memory: Memory, event: KittyTaken) -> None:
    memory.undealt = 0
    if event.cards is None:
        # Any card may have come in, those that a void or a forced return had ruled out included.
        memory.may[event.seat] = FULL_DECK.mask >> (52 - memory.rules.deck)
        return
    for card in event.cards:
        bit = 1 << card
        for player in range(3):
            memory.may[player] &= ~bit
        memory.may[event.seat] |= bit
        memory.sure[event.seat] |= bit


def _discarded(memory: Memory, event: CardsDiscarded) -> None:
    """Of the cards placed with the chooser only those that nobody would discard stay sure."""
    if event.seat == memory.seat:
        return
    memory.discards = event.count
    kept = _LOW_CARDS if memory.contract is Contract.NO_TRICKS else _HONOURS
    if memory.trump is not None:
        kept |= SUIT_MASKS[memory.trump]
    memory.sure[event.seat] &= kept


def _played(memory: Memory, event: CardPlayed) -> None:
    suit = event.card.suit
    memory.played |= 1 << event.card
    if memory.led is None:
        memory.led = suit
    elif suit is not memory.led:
        memory.may[event.seat] &= ~SUIT_MASKS[memory.led]
        memory.sure[event.seat] &= ~SUIT_MASKS[memory.led]
        must_trump = memory.rules.void_play is VoidPlay.MUST_TRUMP
        if must_trump and memory.trump is not None and suit is not memory.trump:
            memory.may[event.seat] &= ~SUIT_MASKS[memory.trump]
            memory.sure[event.seat] &= ~SUIT_MASKS[memory.trump]


def _trick(memory: Memory, _: TrickWon) -> None:
    memory.led = None


_READERS: Final[Mapping[type, Callable[[Memory, Any], None]]] = MappingProxyType(
    {
        ContractNamed: _contract,
        VoidShown: _void,
        CardMoved: _moved,
        KittyTaken: _kitty,
        CardsDiscarded: _discarded,
        CardPlayed: _played,
        TrickWon: _trick,
    }
)
