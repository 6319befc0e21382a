"""The rest of the tricks for sure: what one hand can prove, whoever holds the other cards and however they are played.

No rule of the game: a convenience at the table. What is proved here follows from a view alone, so that to offer it
tells nothing about hidden cards. Where something cannot be proved simply, it counts as not sure.
"""

from dataclasses import dataclass

from threefiveeight.cards import EMPTY, SUITS, Card, CardSet, Suit
from threefiveeight.rules.actions import Play
from threefiveeight.rules.deal import apply_action
from threefiveeight.rules.events import CardPlayed, TrickWon
from threefiveeight.rules.options import Contract, VoidPlay
from threefiveeight.rules.play import legal_cards, playable, winner_of
from threefiveeight.rules.seats import SEATS, Seat
from threefiveeight.rules.state import Deal, Phase, deck_of
from threefiveeight.rules.view import View, view


@dataclass(frozen=True, slots=True)
class Others:
    """What the two others may hold: a set of cards and a number of cards for each.

    ``buried`` is how many of the cards that are out of sight lie in nobody's hand.
    """

    may: tuple[CardSet, CardSet]
    counts: tuple[int, int]
    buried: int

    @property
    def all(self) -> CardSet:
        """All cards that may be against the seat."""
        return self.may[0] | self.may[1]


def sure_card(view: View) -> Card | None:
    """The card to play now by a seat that is sure of the rest, None where it is not its turn or nothing is proved.

    Sure of the rest is, on lead, who takes all tricks that are left; in no tricks, in any place, who takes none.
    """
    if view.phase is not Phase.PLAY or view.seat is None or view.to_act != view.seat:
        return None
    others = others_of(view)
    if view.contract is Contract.NO_TRICKS:
        return _card_for_none(view, others)
    return None if view.trick.cards else _card_for_all(view, others)


def play_rest(deal: Deal, seat: Seat) -> tuple[Play, ...]:
    """The plays to the end of a deal by a seat that is sure of the rest, all others playing their lowest cards.

    Empty where it is not sure.
    """
    plays = []
    while deal.to_act is not None:
        card = sure_card(view(deal, seat)) if deal.to_act == seat else _lowest(playable(deal, deal.to_act))
        if card is None:
            return ()
        plays.append(Play(deal.to_act, card))
        deal = apply_action(deal, plays[-1])
    return tuple(plays)


def others_of(view: View) -> Others:
    """What the others may hold, by the cards that have been seen and the suits that they could not follow."""
    seen = CardSet.of(event.card for event in view.events if isinstance(event, CardPlayed))
    unseen = CardSet.of(deck_of(view.rules)) - seen - view.hand - (view.discards or EMPTY)
    seats = [seat for seat in SEATS if seat != view.seat]
    first, second = (unseen - _shown_void(view, seat) for seat in seats)
    counts = view.card_counts[seats[0]], view.card_counts[seats[1]]
    buried = len(unseen) - sum(counts)
    if not buried and len(first - second) == counts[0]:
        first = first - second
    if not buried and len(second - first) == counts[1]:
        second = second - first
    return Others((first, second), counts, buried)


def _shown_void(view: View, seat: Seat) -> CardSet:
    """The cards of all suits of which a seat has shown in the play that it holds none."""
    void, led = EMPTY, None
    for event in view.events:
        if isinstance(event, TrickWon):
            led = None
        elif isinstance(event, CardPlayed):
            led = event.card.suit if led is None else led
            if event.seat == seat and event.card.suit is not led:
                void = void | _whole(led)
                must_trump = view.rules.void_play is VoidPlay.MUST_TRUMP and view.trump is not None
                if must_trump and event.card.suit is not view.trump:
                    void = void | _whole(view.trump)
    return void


def _whole(suit: Suit | None) -> CardSet:
    return EMPTY if suit is None else CardSet((1 << 52) - 1).of_suit(suit)


def _card_for_all(view: View, others: Others) -> Card | None:
    """The first lead that takes all: trumps from the top until nobody can have one, then every suit from the top."""
    trump = view.trump
    if any(not _takes_all(view.hand.of_suit(suit), suit, others) for suit in SUITS):
        return None
    rounds = 0 if trump is None else _rounds(trump, others)
    trumps = EMPTY if trump is None else view.hand.of_suit(trump)
    if rounds > len(trumps) and trumps != view.hand:
        return None
    return (trumps if rounds else view.hand).first()


def _rounds(suit: Suit, others: Others) -> int:
    """How often a suit must be led until nobody can have a card of it."""
    return max(min(len(may.of_suit(suit)), count) for may, count in zip(others.may, others.counts, strict=True))


def _takes_all(own: CardSet, suit: Suit, others: Others) -> bool:
    """Whether the own cards of a suit, led from the top, are each the highest when it is led.

    A player who has followed to each of them so far may still have a higher card if he had one more at first.
    """
    for before, card in enumerate(own):
        for may, count in zip(others.may, others.counts, strict=True):
            theirs = may.of_suit(suit)
            if min(len(theirs), count) > before and theirs.first() < card:
                return False
    return True


def _card_for_none(view: View, others: Others) -> Card | None:
    """A card that does not take this trick and leaves a hand that takes none either; the highest such card."""
    trick = view.trick
    if not trick.cards:
        losing = [card for card in view.hand if _surely_beaten(card, others)]
    else:
        best = trick.cards[(winner_of(trick, None) - trick.leader) % 3]
        held = legal_cards(view.hand, trick.led, None, view.rules.void_play)
        losing = [card for card in held if card.suit is not best.suit or card > best]
    return next((card for card in losing if _takes_none(view.hand.remove(card), others)), None)


def _surely_beaten(card: Card, others: Others) -> bool:
    """Whether somebody has to beat a card that is led: he has cards of the suit, and only higher ones."""
    suit = card.suit
    first, second = (may.of_suit(suit) for may in others.may)
    return any(
        len(sure) > others.buried and may.last() < card
        for sure, may in ((first | second, first | second), (first - second, first), (second - first, second))
    )


def _takes_none(hand: CardSet, others: Others) -> bool:
    """Whether a seat that is not on lead can stay below in every suit, however often it is led.

    Counted from the lowest, each own card must be below the one of the others with the same number: then there is one
    to play under each card that can be led, and throwing the highest of a suit keeps it so.
    """
    for suit in SUITS:
        own, theirs = list(hand.of_suit(suit)), list(others.all.of_suit(suit))
        if any(mine < other for mine, other in zip(reversed(own), reversed(theirs), strict=False)):
            return False
    return True


def _lowest(cards: CardSet) -> Card:
    """The lowest card by rank: within a suit numbers rise as cards get lower."""
    return max(cards, key=lambda card: card % 13)
