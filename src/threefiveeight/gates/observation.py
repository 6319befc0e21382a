"""What a seat knows, as a vector of numbers from 0 to 1.

Seats are counted from the observer: 0 himself, 1 the next, 2 the one after. Cards are by their number. The parts of the
vector, in this order:

===========  =======  ==============================================================================
name         length   what
===========  =======  ==============================================================================
hand         52       the cards that he sees in his hand
kitty        52       the kitty, where he has seen it
discards     52       what he has discarded, or picked for it so far
trick        3 × 52   the card of each seat in the trick
played       3 × 52   the cards that each seat has played before
known        3 × 52   cards that he knows to have gone from the hand of one seat to that of another,
                      by the seat that got them (its last owner, as far as he has seen)
contract     6        the contract, in the order S H D C NT MIS
phase        4        contract, exchange, discard, play
to_act       3        who is to act
dealer       3        who has dealt
led          3        who has led to the trick
counts       3        cards held, of 20
targets      3        targets, of 16
tricks       3        tricks taken, of 16
totals       3        totals before the deal, 0.5 for 0, 0 and 1 for 50 below and above it
used         3 × 6    contracts that each seat has named before
claims       3 × 3    cards that each seat (row) still owes each (column), of 16
left         1        deals to come, of 18
===========  =======  ==============================================================================
"""

from collections.abc import Iterable, Sequence
from typing import Final

from threefiveeight.cards import Card
from threefiveeight.rules import CONTRACTS, SEATS, CardMoved, CardPlayed, Phase, Seat, View

_PHASES: Final = (Phase.CONTRACT, Phase.EXCHANGE, Phase.DISCARD, Phase.PLAY)

PARTS: Final[dict[str, int]] = {
    "hand": 52,
    "kitty": 52,
    "discards": 52,
    "trick": 156,
    "played": 156,
    "known": 156,
    "contract": 6,
    "phase": 4,
    "to_act": 3,
    "dealer": 3,
    "led": 3,
    "counts": 3,
    "targets": 3,
    "tricks": 3,
    "totals": 3,
    "used": 18,
    "claims": 9,
    "left": 1,
}
"""The lengths of the parts by name, in their order."""

LENGTH: Final = sum(PARTS.values())


def observed(view: View, picked: Sequence[Card] = ()) -> list[float]:
    """The vector of what a seat knows; ValueError for a spectator. ``picked``: what he has picked to discard."""
    if view.seat is None:
        raise ValueError("a spectator has no seat to observe from")
    seats = [(view.seat + turn) % 3 for turn in SEATS]
    playing = view.phase is Phase.PLAY
    parts: dict[str, Sequence[float]] = {
        **_cards_observed(view, picked, seats),
        "contract": [view.contract is contract for contract in CONTRACTS],
        "phase": [view.phase is phase for phase in _PHASES],
        "to_act": [view.to_act == seat for seat in seats],
        "dealer": [view.dealer == seat for seat in seats],
        "led": [playing and view.trick.leader == seat for seat in seats],
        "counts": [view.card_counts[seat] / 20 for seat in seats],
        "targets": [view.targets[seat] / 16 for seat in seats],
        "tricks": [view.tricks[seat] / 16 for seat in seats],
        "totals": [min(1.0, max(0.0, 0.5 + view.totals[seat] / 100)) for seat in seats],
        "used": [contract in view.used_contracts[seat] for seat in seats for contract in CONTRACTS],
        "claims": [_owed(view, down, up) / 16 for down in seats for up in seats],
        "left": [max(0, (view.rules.end_deals or 0) - view.deal) / 18],
    }
    return [float(value) for name in PARTS for value in parts[name]]


def _cards_observed(view: View, picked: Sequence[Card], seats: Sequence[Seat]) -> dict[str, list[float]]:
    """The parts that consist of cards."""
    table = {(view.trick.leader + place) % 3: card for place, card in enumerate(view.trick.cards)}
    gone = {event.card: event.seat for event in view.events if isinstance(event, CardPlayed)}
    moved = {event.card: event.taker for event in view.events if isinstance(event, CardMoved) if event.card is not None}
    for card in table.values():
        del gone[card]
    return {
        "hand": _marked(view.hand),
        "kitty": _marked(view.kitty or ()),
        "discards": _marked(view.discards or picked),
        "trick": [value for seat in seats for value in _marked([table[seat]] if seat in table else [])],
        "played": [value for seat in seats for value in _marked(card for card, by in gone.items() if by == seat)],
        "known": [value for seat in seats for value in _marked(card for card, to in moved.items() if to == seat)],
    }


def _marked(cards: Iterable[Card]) -> list[float]:
    """One number for each of the 52 cards: 1 for those given."""
    marked = [0.0] * 52
    for card in cards:
        marked[card] = 1.0
    return marked


def _owed(view: View, down: Seat, up: Seat) -> int:
    return sum(claim.left for claim in view.claims if (claim.down, claim.up) == (down, up))
