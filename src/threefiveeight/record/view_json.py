"""Views and events as JSON, the form in which the page, the online API and external bots get them.

Source: docs/notation.md, "Views".
"""

from threefiveeight.cards import Card, CardSet, sorted_as_text
from threefiveeight.record.json_text import Json, listed
from threefiveeight.record.rules_json import rules_to_json
from threefiveeight.rules import (
    CardMoved,
    CardPlayed,
    CardsDealt,
    CardsDiscarded,
    ContractNamed,
    DealScored,
    Event,
    ExchangeStopped,
    GameOver,
    HandRevealed,
    KittyTaken,
    Seat,
    SuitNamed,
    TrickWon,
    View,
    VoidShown,
)


def view_to_json(view: View) -> dict[str, Json]:
    """A view as a JSON object, its hand sorted as text."""
    return {
        "rules": rules_to_json(view.rules),
        "seat": view.seat,
        "deal": view.deal,
        "dealer": view.dealer,
        "targets": listed(view.targets),
        "totals": listed(view.totals),
        "phase": str(view.phase),
        "to_act": view.to_act,
        "contract": None if view.contract is None else str(view.contract),
        "hand": _sorted(view.hand),
        "card_counts": listed(view.card_counts),
        "kitty": _dealt(view.kitty),
        "discards": _sorted(view.discards),
        "trick": {"leader": view.trick.leader, "cards": [str(card) for card in view.trick.cards]},
        "tricks": listed(view.tricks),
        "used_contracts": [[str(contract) for contract in used] for used in view.used_contracts],
        "claims": [{"from": claim.down, "to": claim.up, "left": claim.left} for claim in view.claims],
        "events": [event_to_json(event, view.seat) for event in view.events],
    }


def event_to_json(event: Event, seat: Seat | None) -> dict[str, Json]:
    """An event of a seat's view as a JSON object."""
    match event:
        case CardsDealt():
            hand = None if seat is None else _sorted(event.hands[seat])
            return {"type": "dealt", "dealer": event.dealer, "hand": hand, "counts": listed(event.counts)}
        case ContractNamed():
            return {"type": "contract", "seat": event.seat, "contract": str(event.contract)}
        case HandRevealed():
            return {"type": "revealed", "hand": _sorted(event.hand)}
        case SuitNamed() | VoidShown() | CardMoved() | ExchangeStopped():
            return _exchange_event(event)
        case KittyTaken() | CardsDiscarded():
            return _kitty_event(event)
        case _:
            return _play_event(event)


def _exchange_event(event: SuitNamed | VoidShown | CardMoved | ExchangeStopped) -> dict[str, Json]:
    match event:
        case SuitNamed():
            return {"type": "named", "seat": event.seat, "to": event.to, "suit": event.suit.letter}
        case VoidShown():
            return {"type": "void", "seat": event.seat, "suit": event.suit.letter}
        case CardMoved():
            card = None if event.card is None else str(event.card)
            return {"type": "moved", "from": event.giver, "to": event.taker, "card": card}
        case _:
            return {"type": "stopped", "seat": event.seat}


def _kitty_event(event: KittyTaken | CardsDiscarded) -> dict[str, Json]:
    match event:
        case KittyTaken():
            return {"type": "kitty", "seat": event.seat, "cards": _dealt(event.cards), "shown": event.shown}
        case _:
            return {"type": "discarded", "seat": event.seat, "count": event.count, "cards": _sorted(event.cards)}


def _play_event(event: CardPlayed | TrickWon | DealScored | GameOver) -> dict[str, Json]:
    match event:
        case CardPlayed():
            return {"type": "played", "seat": event.seat, "card": str(event.card)}
        case TrickWon():
            return {"type": "trick", "winner": event.winner}
        case DealScored():
            return {
                "type": "scored",
                "tricks": listed(event.tricks),
                "points": listed(event.points),
                "totals": listed(event.totals),
            }
        case _:
            return {"type": "over", "winners": listed(event.winners)}


def _sorted(cards: CardSet | None) -> Json:
    return None if cards is None else listed(sorted_as_text(cards))


def _dealt(cards: tuple[Card, ...] | None) -> Json:
    return None if cards is None else listed(map(str, cards))
