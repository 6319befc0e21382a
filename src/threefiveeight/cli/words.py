"""What happens at the table, in English words for the terminal."""

from collections.abc import Iterable, Iterator
from typing import Final

from threefiveeight.cards import RANK_LETTERS, SUITS, Card, CardSet, Suit
from threefiveeight.cli.rule_words import CONTRACT_WORDS
from threefiveeight.rules import (
    SEATS,
    BySeat,
    CardMoved,
    CardPlayed,
    CardsDealt,
    CardsDiscarded,
    Contract,
    ContractNamed,
    Event,
    ExchangeStopped,
    HandRevealed,
    KittyTaken,
    Seat,
    SuitNamed,
    TrickWon,
    View,
    VoidShown,
)

GLYPHS: Final = "♠♥♦♣"


class Words:
    """Sentences about a table as one seat sees it.

    ``names`` are by seat, the own one is "You". Where ``glyphs`` is false the terminal's encoding lacks suit
    symbols, and cards are written as in records.
    """

    def __init__(self, names: BySeat[str], seat: Seat, *, glyphs: bool) -> None:
        self._names = names
        self._seat = seat
        self._glyphs = glyphs

    def card(self, card: Card) -> str:
        """A card, for example ♠A."""
        return f"{self.suit(card.suit)}{RANK_LETTERS[card.rank - 2]}"

    def suit(self, suit: Suit) -> str:
        """A suit's symbol."""
        return GLYPHS[suit] if self._glyphs else suit.letter

    def cards(self, cards: Iterable[Card]) -> str:
        """Cards in the given order."""
        return " ".join(map(self.card, cards))

    def hand(self, hand: CardSet) -> str:
        """A hand by suits, high to low."""
        suits = (hand.of_suit(suit) for suit in SUITS)
        return "   ".join(self.cards(cards) for cards in suits if cards)

    def does(self, seat: Seat, verb: str, third: str = "s") -> str:
        """A seat and a verb that agree: "You play", "Ada plays"."""
        return f"You {verb}" if seat == self._seat else f"{self._names[seat]} {verb}{third}"

    def whom(self, seat: Seat) -> str:
        """A seat as an object: "you" or its name."""
        return "you" if seat == self._seat else self._names[seat]

    def counters(self, view: View) -> str:
        """Tricks made and wanted of everybody: "You 2/8, Ada 1/5, Ben 0/3"."""
        who = (("You" if seat == self._seat else self._names[seat]) for seat in SEATS)
        return ", ".join(f"{name} {view.tricks[seat]}/{view.targets[seat]}" for seat, name in enumerate(who))

    def event(self, event: Event, view: View) -> Iterator[str]:
        """The lines that tell of an event; none for what the score sheet tells better."""
        match event:
            case CardsDealt():
                yield from self._dealt(event, view)
            case ContractNamed():
                yield from self._contract(event, view)
            case HandRevealed():
                yield f"All your cards: {self.hand(event.hand)}"
            case KittyTaken():
                cards = "" if event.cards is None else f": {self.cards(event.cards)}"
                yield f"{self.does(event.seat, 'pick')} up the kitty{cards}."
            case CardsDiscarded():
                yield f"{self.does(event.seat, 'discard')} {event.count} cards."
            case CardPlayed():
                yield f"  {self.does(event.seat, 'play')} {self.card(event.card)}"
            case TrickWon():
                yield f"{self.does(event.winner, 'take')} the trick.  [{self.counters(view)}]"
            case SuitNamed() | VoidShown() | CardMoved() | ExchangeStopped():
                yield self._exchange(event)
            case _:
                pass

    def _dealt(self, event: CardsDealt, view: View) -> Iterator[str]:
        last = "" if view.rules.end_deals is None else f" of {view.rules.end_deals}"
        yield ""
        yield f"Deal {view.deal}{last}. {self.does(event.dealer, 'deal')}. To take: {self._wanted(view)}."
        owed = ", ".join(
            f"{self.does(claim.up, 'get')} {claim.left} from {self.whom(claim.down)}" for claim in view.claims
        )
        if owed:
            yield f"Exchange: {owed}."

    def _wanted(self, view: View) -> str:
        who = (("you" if seat == self._seat else self._names[seat]) for seat in SEATS)
        return ", ".join(f"{name} {view.targets[seat]}" for seat, name in enumerate(who))

    def _contract(self, event: ContractNamed, view: View) -> Iterator[str]:
        trump = "" if event.contract.suit is None else f" {self.suit(event.contract.suit)} as trumps"
        name = CONTRACT_WORDS[event.contract] if event.contract.suit is None else f"{event.contract.name.lower()}"
        yield f"{self.does(event.seat, 'name')} {name}{trump}."
        if event.contract is Contract.NO_TRICKS:
            yield f"Nobody wants tricks; at most: {self._wanted(view)}."

    def _exchange(self, event: SuitNamed | VoidShown | CardMoved | ExchangeStopped) -> str:
        match event:
            case SuitNamed():
                return f"{self.does(event.seat, 'ask')} {self.whom(event.to)} for {event.suit.name.lower()}."
            case VoidShown():
                return "You have none." if event.seat == self._seat else f"{self._names[event.seat]} has none."
            case CardMoved():
                card = "a card" if event.card is None else self.card(event.card)
                return f"  {self.does(event.giver, 'give')} {self.whom(event.taker)} {card}."
            case ExchangeStopped():
                return f"{self.does(event.seat, 'end')} the exchange."
