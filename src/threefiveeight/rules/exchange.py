"""The exchange: claims, and how one is made in either mode.

Source: docs/rules.md, "The exchange". A claim is one card from one down player. A player finishes his claims
before the next begins; one who has no card that he may give is passed over.
"""

from dataclasses import replace

from threefiveeight.cards import SUITS, Card, CardSet, Suit
from threefiveeight.rules.actions import Action, Give, NameSuit, Pay, Return, Stop
from threefiveeight.rules.errors import IllegalAction, Reason
from threefiveeight.rules.events import CardMoved, ExchangeStopped, SuitNamed, VoidShown
from threefiveeight.rules.options import ExchangeMode, ExchangeOrder, ExchangeTrump, Rules
from threefiveeight.rules.seats import BySeat, Seat, from_eldest, with_seat
from threefiveeight.rules.state import Claim, Deal, FreeReturn, Payment, Phase


def claims_after(rules: Rules, points: BySeat[int], targets: BySeat[int], dealer: Seat) -> tuple[Claim, ...]:
    """The claims that a deal's points give in the next deal, in the order in which they are served.

    ``points`` are those of the preceding deal, ``targets`` and ``dealer`` those of the new one. Whether there is an
    exchange in the new deal at all is not looked at.
    """
    rank = points if rules.exchange_order is ExchangeOrder.MOST_UP else targets
    around = from_eldest(dealer)
    ups = sorted((seat for seat in around if points[seat] > 0), key=lambda seat: -rank[seat])
    owed = {seat: -points[seat] for seat in around if points[seat] < 0}
    claims = []
    for up in ups:
        has = points[up]
        for down, owes in owed.items():
            cards = min(has, owes)  # at least one: of three points that sum to 0 never two are up and two down
            claims.append(Claim(down, up, cards * rules.cards_per_over))
            has -= cards
            owed[down] = owes - cards
    return tuple(claims)


def legal_gifts(deal: Deal, up: Seat) -> CardSet:
    """The cards that an up player may give (``give_card``): all of his hand, or all but trumps (``forbidden``)."""
    hand = deal.hands[up]
    if deal.rules.exchange_trump is ExchangeTrump.FORBIDDEN and deal.trump is not None:
        return hand - hand.of_suit(deal.trump)
    return hand


def legal_suits(deal: Deal, down: Seat) -> tuple[Suit, ...]:
    """The suits that may be named to a down player (``name_suit``): those in which he has not shown a void."""
    return tuple(suit for suit in SUITS if (down, suit) not in deal.blocked)


def settle_exchange(deal: Deal) -> Deal:
    """Give the turn to the player who is to act in the exchange; without claims left nobody is."""
    if deal.pending is not None:
        actor = deal.pending.up if isinstance(deal.pending, Payment) else deal.pending.down
        return replace(deal, phase=Phase.EXCHANGE, to_act=actor)
    claims = deal.claims
    while claims:
        up = claims[0].up
        if deal.rules.exchange_mode is ExchangeMode.NAME_SUIT or legal_gifts(deal, up):
            return replace(deal, phase=Phase.EXCHANGE, to_act=up, claims=claims)
        claims = _without(claims, up)
    return replace(deal, to_act=None, claims=())


def legal_exchange(deal: Deal) -> tuple[Action, ...]:
    """All actions of the seat that is to act in the exchange."""
    seat = deal.to_act
    assert seat is not None
    if isinstance(deal.pending, Payment):
        return tuple(Pay(seat, card) for card in deal.hands[seat])
    if isinstance(deal.pending, FreeReturn):
        return tuple(Return(seat, card) for card in deal.hands[seat])
    downs = [claim.down for claim in deal.claims if claim.up == seat]
    if deal.rules.exchange_mode is ExchangeMode.NAME_SUIT:
        named = (NameSuit(seat, down, suit) for down in downs for suit in legal_suits(deal, down))
        return (*named, Stop(seat))
    given = (Give(seat, down, card) for down in downs for card in legal_gifts(deal, seat))
    return (*given, Stop(seat))


def refuse_exchange(deal: Deal, action: Action) -> IllegalAction | None:
    """Why the seat that is to act in the exchange may not do this; None if it may."""
    match deal.pending, action:
        case (Payment(), Pay(seat=seat, card=card)) | (FreeReturn(), Return(seat=seat, card=card)):
            return _refuse_unheld(deal, seat, card)
        case None, Stop():
            return None
        case None, NameSuit() if deal.rules.exchange_mode is ExchangeMode.NAME_SUIT:
            return _refuse_name(deal, action)
        case None, Give() if deal.rules.exchange_mode is ExchangeMode.GIVE_CARD:
            return _refuse_give(deal, action)
    return IllegalAction(Reason.PHASE, f"seat {action.seat} must {_awaited(deal)} now")


def apply_exchange(deal: Deal, action: Action) -> Deal:
    """The deal after a legal action of the exchange; when the last claim is served nobody is to act."""
    match action:
        case NameSuit():
            after = _name(deal, action)
        case Pay(seat=up, card=card):
            assert deal.pending is not None
            down = deal.pending.down
            after = _served(_moved(deal, up, down, card), up, down)
        case Give():
            after = _give(deal, action)
        case Return(seat=down, card=card):
            assert deal.pending is not None
            up = deal.pending.up
            after = _served(_moved(deal, down, up, card), up, down)
        case _:
            stopped = (*deal.events, ExchangeStopped(action.seat))
            after = replace(deal, claims=_without(deal.claims, action.seat), events=stopped)
    return settle_exchange(after)


def _awaited(deal: Deal) -> str:
    """What the exchange waits for, in words for an error."""
    if isinstance(deal.pending, Payment):
        return "pay a card (pay CARD)"
    if isinstance(deal.pending, FreeReturn):
        return "return a card (return CARD)"
    if deal.rules.exchange_mode is ExchangeMode.NAME_SUIT:
        return "name a suit (name SEAT SUIT) or stop"
    return "give a card (give SEAT CARD) or stop"


def _refuse_unheld(deal: Deal, seat: Seat, card: Card) -> IllegalAction | None:
    if card in deal.hands[seat]:
        return None
    return IllegalAction(Reason.NOT_HELD, f"seat {seat} does not hold {card}")


def _refuse_claim(deal: Deal, up: Seat, down: Seat) -> IllegalAction | None:
    if any(claim.up == up and claim.down == down for claim in deal.claims):
        return None
    return IllegalAction(Reason.NO_CLAIM, f"seat {up} has no claim left against seat {down}")


def _refuse_name(deal: Deal, action: NameSuit) -> IllegalAction | None:
    refused = _refuse_claim(deal, action.seat, action.down)
    if refused is not None or action.suit in legal_suits(deal, action.down):
        return refused
    return IllegalAction(
        Reason.SUIT_BLOCKED,
        f"seat {action.seat} may not name {action.suit.name.lower()} to seat {action.down}, who has shown a void there",
    )


def _refuse_give(deal: Deal, action: Give) -> IllegalAction | None:
    refused = _refuse_claim(deal, action.seat, action.down) or _refuse_unheld(deal, action.seat, action.card)
    if refused is not None or action.card in legal_gifts(deal, action.seat):
        return refused
    return IllegalAction(
        Reason.TRUMP_FORBIDDEN, f"seat {action.seat} may not give {action.card}: trumps may not be given"
    )


def _name(deal: Deal, action: NameSuit) -> Deal:
    """The down player hands over his highest card of the suit, or announces that he has none."""
    named = (*deal.events, SuitNamed(action.seat, action.down, action.suit))
    held = deal.hands[action.down].of_suit(action.suit)
    if not held:
        blocked = deal.blocked | {(action.down, action.suit)}
        return replace(deal, blocked=blocked, events=(*named, VoidShown(action.down, action.suit)))
    after = _moved(replace(deal, events=named), action.down, action.seat, held.first())
    return replace(after, pending=Payment(action.seat, action.down))


def _give(deal: Deal, action: Give) -> Deal:
    """The gift goes over; the highest of its suit comes back at once unless the down player has a choice."""
    up, down, card = action.seat, action.down, action.card
    after = _moved(deal, up, down, card)
    if deal.rules.exchange_trump is ExchangeTrump.FREE_RETURN and card.suit is deal.trump:
        return replace(after, pending=FreeReturn(up, down))
    highest = after.hands[down].of_suit(card.suit).first()
    return _served(_moved(after, down, up, highest), up, down)


def _moved(deal: Deal, giver: Seat, taker: Seat, card: Card) -> Deal:
    """The deal with a card gone from one hand to another; the taker is no longer blocked in its suit."""
    hands = with_seat(deal.hands, giver, deal.hands[giver].remove(card))
    hands = with_seat(hands, taker, hands[taker].add(card))
    return replace(
        deal,
        hands=hands,
        blocked=deal.blocked - {(taker, card.suit)},
        events=(*deal.events, CardMoved(giver, taker, card)),
    )


def _served(deal: Deal, up: Seat, down: Seat) -> Deal:
    """The deal with one claim of the pair less and nothing pending."""
    claims = (
        replace(claim, left=claim.left - 1) if (claim.up, claim.down) == (up, down) else claim for claim in deal.claims
    )
    return replace(deal, pending=None, claims=tuple(claim for claim in claims if claim.left))


def _without(claims: tuple[Claim, ...], up: Seat) -> tuple[Claim, ...]:
    return tuple(claim for claim in claims if claim.up != up)
