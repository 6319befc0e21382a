"""Kinds of exercises in the play of the cards."""

from collections.abc import Sequence

from threefiveeight.bots.knowledge import know
from threefiveeight.cards import SUITS, Card
from threefiveeight.learn.advice import Advice, cheapest, length, master, novice, plays, said
from threefiveeight.rules import Action, CardMoved, Contract, Seat, View, beats


def remember(view: View, legal: Sequence[Action]) -> Advice | None:
    """Another player still holds a high card that this one gave him: the suit is led so, or not at all."""
    given = [event.card for event in view.events if isinstance(event, CardMoved) and event.giver == view.seat]
    high = [card for card in given if card is not None and card.rank >= 12 and card.suit is not view.trump]
    seen = know(view)
    lost = [card for card in high if seen.out[card.suit] >> card % 13 & 1]
    trap = novice(view, legal)
    if not lost or view.trick.cards:
        return None
    suits = {card.suit.letter for card in lost}
    letter = trap.split(" ")[1][0]
    if letter not in suits:
        return None
    return Advice(frozenset(said(action) for action in legal if said(action).split(" ")[1][0] != letter), trap)


def _leads(view: View, target: int, least: int) -> bool:
    seat = view.seat
    assert seat is not None
    leads = not view.trick.cards and view.trump is not None and len(view.hand) >= least
    return leads and view.targets[seat] == target


def draw_trumps(view: View, legal: Sequence[Action]) -> Advice | None:
    """With more trumps than the others hold together, trumps are led."""
    if not _leads(view, 8, 6):
        return None
    seen, trump = know(view), view.trump
    if not 1 <= seen.trumps_out < seen.trumps:
        return None
    trap = novice(view, legal)
    trumps = plays(legal, lambda card: card.suit is trump)
    return None if trap in trumps else Advice(trumps, trap)


def cash(view: View, legal: Sequence[Action]) -> Advice | None:
    """No trumps are out: winners are cashed."""
    if not _leads(view, 5, 3):
        return None
    seen = know(view)
    if seen.trumps_out:
        return None
    masters = plays(legal, lambda card: card.suit is not view.trump and master(view, card))
    low = [text for text in map(said, legal) if text not in masters]
    return Advice(masters, cheapest(low)) if masters and low else None


def unneeded(view: View, legal: Sequence[Action]) -> Advice | None:
    """Early on a suit is led that is not needed, and the high cards wait."""
    if not _leads(view, 5, 11):
        return None
    trap = novice(view, legal)
    low = plays(legal, lambda card: card.suit is not view.trump and card.rank <= 10)
    return None if trap in low or trap[-1] not in "AKQ" else Advice(low, trap)


def entries(view: View, legal: Sequence[Action]) -> Advice | None:
    """With a target of 3 a king or queen that is not the highest yet is not led, where a beginner leads it."""
    if not _leads(view, 3, 7):
        return None
    seat = view.seat
    assert seat is not None
    trap = novice(view, legal)
    card = Card.parse(trap.split(" ")[1])
    if view.tricks[seat] > 2 or card.rank not in (12, 13) or master(view, card):
        return None
    return Advice(plays(legal, lambda card: card.rank <= 10), trap)


def beyond(view: View, legal: Sequence[Action]) -> Advice | None:
    """Above the target a trick is a point as well."""
    seat = view.seat
    assert seat is not None
    if view.targets[seat] != 3 or view.trump is None or view.tricks[seat] < 3 or not 3 <= len(view.hand) <= 12:
        return None
    high = plays(legal, lambda card: card.rank >= 12 or card.suit is view.trump)
    low = [text for text in map(said, legal) if text not in high]
    return Advice(high, cheapest(low)) if high and low else None


def throw_high(view: View, legal: Sequence[Action]) -> Advice | None:
    """In no tricks, who cannot follow gets rid of a high card."""
    led = view.trick.led
    if view.contract is not Contract.NO_TRICKS or led is None or length(view, led):
        return None
    cards = [Card.parse(said(action).split(" ")[1]) for action in legal]
    low = min(cards, key=lambda card: (card.rank, card))
    high = plays(legal, lambda card: card.rank >= 11)
    return Advice(high, f"play {low}") if high and low.rank < 8 else None


def duck_high(view: View, legal: Sequence[Action]) -> Advice | None:
    """In no tricks, of a trick that is decided whatever the last player plays, he plays a high card."""
    table = view.trick.cards
    if view.contract is not Contract.NO_TRICKS or len(table) != 2 or not length(view, table[0].suit):
        return None
    best = table[1] if beats(table[1], table[0], None) else table[0]
    cards = [Card.parse(said(action).split(" ")[1]) for action in legal]
    if len({beats(card, best, None) for card in cards}) != 1:
        return None
    trap = min(cards, key=lambda card: card.rank)
    high = plays(legal, lambda card: card.rank > trap.rank)
    return Advice(high, f"play {trap}") if high else None


def keep_low(view: View, legal: Sequence[Action]) -> Advice | None:
    """In no tricks, leads are from a suit with low cards to spare; the last low card of a suit is kept."""
    if view.contract is not Contract.NO_TRICKS or view.trick.cards:
        return None
    trap = novice(view, legal)
    good = frozenset(map(said, legal)) - {trap}
    card = Card.parse(trap.split(" ")[1])
    low = [one for one in view.hand.of_suit(card.suit) if one.rank <= 7]
    return Advice(good, trap) if len(low) == 1 and length(view, card.suit) > 1 else None


def counted(view: View, legal: Sequence[Action]) -> Advice | None:
    """A card below the king has become the highest of its suit."""
    if view.trick.cards or view.contract is Contract.NO_TRICKS or not 4 <= len(view.hand) <= 11:
        return None
    good = plays(legal, lambda card: card.rank <= 12 and card.suit is not view.trump and master(view, card))
    trap = novice(view, legal)
    return Advice(good, trap) if good and trap not in good else None


def shown_out(view: View, legal: Sequence[Action]) -> Advice | None:
    """An opponent has shown out and would ruff: another suit is led."""
    if view.trick.cards or view.trump is None or not 4 <= len(view.hand) <= 11:
        return None
    seen = know(view)
    seat = view.seat
    assert seat is not None
    others: list[Seat] = [other for other in range(3) if other != seat]
    ruffed = {
        suit
        for suit in SUITS
        if suit is not view.trump
        and any(seen.void(other, suit) and not seen.void(other, view.trump) for other in others)
    }
    trap = novice(view, legal)
    good = plays(legal, lambda card: card.suit not in ruffed)
    return Advice(good, trap) if ruffed and good and trap not in good else None
