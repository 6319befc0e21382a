"""Worlds: full layouts of a deal that are consistent with all that one seat has seen."""

from collections.abc import Iterator
from dataclasses import dataclass

from threefiveeight.cards import Card, CardSet
from threefiveeight.rules import (
    Action,
    BySeat,
    CardMoved,
    CardPlayed,
    CardsDealt,
    CardsDiscarded,
    ContractNamed,
    Dealt,
    DiscardCards,
    ExchangeMode,
    ExchangeStopped,
    ExchangeTrump,
    Give,
    NameContract,
    NameSuit,
    Pay,
    Play,
    Return,
    Seat,
    Stop,
    SuitNamed,
    View,
    by_seat,
)
from threefiveeight.search.worlds.counting import Count, Drawer
from threefiveeight.search.worlds.paths import KITTY, Path, paths_of


@dataclass(frozen=True, slots=True)
class World:
    """A full layout: the cards as dealt, the hands as they are now, and the choices that a seat did not see.

    ``discards`` is None where nothing was discarded; ``unseen`` are the cards of the moves that the seat did not see,
    in their order.
    """

    dealt: Dealt
    hands: BySeat[CardSet]
    discards: CardSet | None
    unseen: tuple[Card, ...]


class Worlds:
    """All worlds that a view leaves open: how many there are, and some of them, each equally likely."""

    def __init__(self, view: View) -> None:
        """Prepare the worlds of a view; ValueError for a spectator's."""
        self._view = view
        self._paths = paths_of(view)
        self._count = Count(self._paths)

    def total(self) -> int:
        """The number of worlds."""
        return self._count.total()

    def draw(self, generator: Drawer) -> World:
        """A world drawn uniformly; the generator is the only source of chance. ValueError where there is none."""
        drawn = self._count.draw(generator)
        lying = [CardSet.of(card for card, path in drawn.items() if path.place == seat) for seat in range(3)]
        gone = CardSet.of(card for card, path in drawn.items() if path.discarded)
        discarded = any(isinstance(event, CardsDiscarded) for event in self._view.events)
        return World(
            dealt=self._dealt(drawn),
            hands=(lying[0], lying[1], lying[2]),
            discards=gone if discarded else None,
            unseen=tuple(_moved(drawn, number) for number in range(len(self._paths.hidden))),
        )

    def _dealt(self, drawn: dict[Card, Path]) -> Dealt:
        """The deal; the cards that a chooser saw first stand first, and a kitty that was shown in its order."""
        first = next(event.hands for event in self._view.events if isinstance(event, CardsDealt))

        def hand(seat: Seat) -> tuple[Card, ...]:
            seen = first[seat] or CardSet()
            cards = sorted(card for card, path in drawn.items() if path.start == seat)
            return (*seen, *(card for card in cards if card not in seen))

        kitty = self._view.kitty
        return Dealt(by_seat(hand), kitty or tuple(sorted(card for card, path in drawn.items() if path.start == KITTY)))


def _moved(drawn: dict[Card, Path], number: int) -> Card:
    return next(card for card, path in drawn.items() if path.moves >> number & 1)


def actions_of(view: View, world: World) -> Iterator[Action]:
    """All actions so far, with the cards that a world gives to those that the view does not show."""
    unseen = iter(world.unseen)
    pending: tuple[Card, bool] | None = None
    for event in view.events:
        match event:
            case ContractNamed():
                yield NameContract(event.seat, event.contract)
            case SuitNamed():
                yield NameSuit(event.seat, event.to, event.suit)
                pending = None
            case CardMoved():
                card = event.card if event.card is not None else next(unseen)
                action, pending = _exchanged(view, event, card, pending)
                if action is not None:
                    yield action
            case ExchangeStopped():
                yield Stop(event.seat)
            case CardsDiscarded():
                assert world.discards is not None
                yield DiscardCards(event.seat, world.discards)
            case CardPlayed():
                yield Play(event.seat, event.card)
            case _:
                pass


def _exchanged(
    view: View, event: CardMoved, card: Card, pending: tuple[Card, bool] | None
) -> tuple[Action | None, tuple[Card, bool] | None]:
    """The action that moved a card, if it was one, and the card that waits for its answer.

    What waits is the card and whether its answer is an action: a payment, or a return of free choice.
    """
    giver, taker = event.giver, event.taker
    if pending is not None:
        _, chosen = pending
        if not chosen:
            return None, None
        paid = view.rules.exchange_mode is ExchangeMode.NAME_SUIT
        return (Pay(giver, card) if paid else Return(giver, card)), None
    if view.rules.exchange_mode is ExchangeMode.NAME_SUIT:
        return None, (card, True)
    trump = None if view.contract is None else view.contract.suit
    free = view.rules.exchange_trump is ExchangeTrump.FREE_RETURN and card.suit is trump
    return Give(giver, taker, card), (card, free)
