"""The play of the cards: what may be played, and who wins a trick.

Source: docs/rules.md, "What is the same in every preset" and the option ``void_play``.
"""

from dataclasses import replace

from threefiveeight.cards import Card, CardSet, Suit
from threefiveeight.rules.actions import Play
from threefiveeight.rules.errors import IllegalAction, Reason
from threefiveeight.rules.events import CardPlayed, TrickWon
from threefiveeight.rules.options import VoidPlay
from threefiveeight.rules.seats import Seat, with_seat
from threefiveeight.rules.state import Deal, Trick


def legal_cards(hand: CardSet, led: Suit | None, trump: Suit | None, void_play: VoidPlay) -> CardSet:
    """The cards of a hand that may be played.

    ``led`` is the suit led, None for the leader; ``trump`` is None in no trump and no tricks. Follow suit if you
    can; who cannot may play anything, or must play a trump if he has one (``must_trump``), of any height.
    """
    if led is None:
        return hand
    following = hand.of_suit(led)
    if following:
        return following
    if void_play is VoidPlay.MUST_TRUMP and trump is not None:
        return hand.of_suit(trump) or hand
    return hand


def beats(card: Card, best: Card, trump: Suit | None) -> bool:
    """Whether a card played later beats the best card of the trick so far."""
    if card.suit is best.suit:
        return card.rank > best.rank
    return card.suit is trump


def winner_of(trick: Trick, trump: Suit | None) -> Seat:
    """The seat that wins (or is winning) a trick: highest trump, else highest card of the suit led.

    ValueError for a trick without cards.
    """
    if not trick.cards:
        raise ValueError("an empty trick has no winner")
    best = 0
    for place in range(1, len(trick.cards)):
        if beats(trick.cards[place], trick.cards[best], trump):
            best = place
    return (trick.leader + best) % 3


def playable(deal: Deal, seat: Seat) -> CardSet:
    """The cards that a seat may play to the current trick."""
    return legal_cards(deal.hands[seat], deal.trick.led, deal.trump, deal.rules.void_play)


def refuse_play(deal: Deal, action: Play) -> IllegalAction | None:
    """Why the seat to act may not play this card; None if it may."""
    seat, card = action.seat, action.card
    hand = deal.hands[seat]
    if card not in hand:
        return IllegalAction(Reason.NOT_HELD, f"seat {seat} does not hold {card}")
    allowed = playable(deal, seat)
    if card in allowed:
        return None
    led = deal.trick.led
    assert led is not None
    if hand.of_suit(led):
        code, must = Reason.FOLLOW, f"must follow {led.name.lower()}"
    else:
        code, must = Reason.MUST_TRUMP, "must play a trump"
    return IllegalAction(code, f"seat {seat} may not play {card}: {must} (holds {allowed})")


def play(deal: Deal, action: Play) -> Deal:
    """The deal after a legal card; a complete trick is taken by its winner, who leads to the next."""
    seat, card = action.seat, action.card
    hands = with_seat(deal.hands, seat, deal.hands[seat].remove(card))
    trick = Trick(deal.trick.leader, (*deal.trick.cards, card))
    events = (*deal.events, CardPlayed(seat, card))
    if len(trick.cards) < 3:
        return replace(deal, hands=hands, trick=trick, to_act=trick.to_play, events=events)
    winner = winner_of(trick, deal.trump)
    return replace(
        deal,
        hands=hands,
        trick=Trick(winner),
        to_act=winner,
        tricks=with_seat(deal.tricks, winner, deal.tricks[winner] + 1),
        events=(*events, TrickWon(winner)),
    )
