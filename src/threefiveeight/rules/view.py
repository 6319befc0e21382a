"""What one seat may know.

Source: docs/notation.md, "Views", and docs/rules.md, "The exchange", on what is known. A view holds no card that
its seat cannot know; bots, the page and external programs get nothing else.
"""

from dataclasses import dataclass, replace

from threefiveeight.cards import EMPTY, Card, CardSet, Suit
from threefiveeight.rules.events import CardMoved, CardsDealt, CardsDiscarded, Event, HandRevealed, KittyTaken
from threefiveeight.rules.options import SIX, Chooser, Contract, Rules
from threefiveeight.rules.seats import BySeat, Role, Seat, by_seat, seat_of
from threefiveeight.rules.state import Claim, Deal, Phase, Trick


@dataclass(frozen=True, slots=True)
class View:
    """All that one seat knows of a deal; a ``seat`` of None is a spectator, who knows least.

    ``deal`` counts from 1. ``hand`` of a chooser who has not chosen yet may be only his first six cards, while
    ``card_counts`` are the true numbers. ``kitty`` and ``discards`` are None while unknown to this seat,
    ``used_contracts`` are those named in earlier deals, ``events`` all that the seat has seen in this deal.
    """

    rules: Rules
    seat: Seat | None
    deal: int
    dealer: Seat
    targets: BySeat[int]
    totals: BySeat[int]
    phase: Phase
    to_act: Seat | None
    contract: Contract | None
    hand: CardSet
    card_counts: BySeat[int]
    kitty: tuple[Card, ...] | None
    discards: CardSet | None
    trick: Trick
    tricks: BySeat[int]
    used_contracts: BySeat[tuple[Contract, ...]]
    claims: tuple[Claim, ...]
    events: tuple[Event, ...]

    @property
    def chooser(self) -> Seat:
        """The seat that names the contract and takes the kitty."""
        return seat_of(Role.DEALER if self.rules.chooser is Chooser.DEALER else Role.ELDEST, self.dealer)

    @property
    def trump(self) -> Suit | None:
        """The trump suit; None in no trump, no tricks, and before the contract is named."""
        return None if self.contract is None else self.contract.suit


def view(deal: Deal, seat: Seat | None) -> View:
    """All that a seat (None: a spectator) knows of a deal."""
    events = tuple(seen for event in deal.events if (seen := redact(event, seat, deal)) is not None)
    chooses = seat == deal.chooser
    knows_kitty = deal.kitty_taken and (chooses or deal.rules.kitty_public)
    return View(
        rules=deal.rules,
        seat=seat,
        deal=deal.number + 1,
        dealer=deal.dealer,
        targets=deal.targets,
        totals=deal.totals,
        phase=deal.phase,
        to_act=deal.to_act,
        contract=deal.contract,
        hand=_hand_seen(deal, seat),
        card_counts=by_seat(lambda player: len(deal.hands[player])),
        kitty=deal.dealt.kitty if knows_kitty else None,
        discards=deal.discards if chooses else None,
        trick=deal.trick,
        tricks=deal.tricks,
        used_contracts=deal.used,
        claims=deal.claims,
        events=events,
    )


def redact(event: Event, seat: Seat | None, deal: Deal) -> Event | None:
    """An event as a seat (None: a spectator) saw it, cards that it may not know taken out; None if it saw nothing."""
    match event:
        case CardsDealt():
            own = None if seat is None else _dealt_hand(deal, seat)
            return replace(event, hands=by_seat(lambda player: own if player == seat else None))
        case HandRevealed():
            return event if event.seat == seat else None
        case CardMoved():
            return event if seat in (event.giver, event.taker) else replace(event, card=None)
        case KittyTaken():
            return event if event.shown or event.seat == seat else replace(event, cards=None)
        case CardsDiscarded():
            return event if event.seat == seat else replace(event, cards=None)
        case _:
            return event


def _hand_seen(deal: Deal, seat: Seat | None) -> CardSet:
    """The cards that a seat sees in its hand now."""
    if seat is None:
        return EMPTY
    return deal.first_six if seat == deal.chooser and deal.choosing_on_six else deal.hands[seat]


def _dealt_hand(deal: Deal, seat: Seat) -> CardSet:
    """The hand as its owner saw it when it was dealt: a chooser may see only six cards of it."""
    if deal.rules.choose_after == SIX and seat == deal.chooser:
        return deal.first_six
    return CardSet.of(deal.dealt.hands[seat])
