"""Proofs that a position is worth what the solver says, for ``checker`` to check.

The solver names a card for every position in which the proving side is to act and that its answers can lead to. A
proof of ten cards a seat has some ten thousand to a million positions; larger ones are refused.
"""

from dataclasses import dataclass

from threefiveeight.cards import SUIT_MASKS, Card
from threefiveeight.rules.options import Contract, VoidPlay
from threefiveeight.rules.seats import Seat
from threefiveeight.search.checker import Claim, Proof, Spot, State, check, legal
from threefiveeight.search.position import Position
from threefiveeight.search.solver import Bounds, Solver

MOST_CARDS = 10
"""The most cards a seat for which a proof is made."""


@dataclass(frozen=True, slots=True)
class Certificate:
    """A claim and the two halves of its proof."""

    claim: Claim
    at_least: Proof
    at_most: Proof

    @property
    def size(self) -> int:
        """The number of cards that the proof names."""
        return len(self.at_least) + len(self.at_most)

    def check(self) -> int:
        """Check the proof; the number of positions looked at, or BadProof."""
        return check(self.claim, self.at_least, self.at_most)


def certify(position: Position, seat: Seat, solver: Solver) -> Certificate:
    """A proof of the seat's value; ValueError for more than ten cards a seat."""
    if position.size > MOST_CARDS:
        raise ValueError(f"a proof is made for at most {MOST_CARDS} cards a seat, not {position.size}")
    value = solver.guaranteed(position, seat)
    must_trump = position.void_play is VoidPlay.MUST_TRUMP
    claim = Claim(state_of(position), str(position.contract), must_trump, seat, value)
    return Certificate(
        claim,
        _Half(claim, solver, promised=True).of(position, value),
        _Half(claim, solver, promised=False).of(position, value + 1),
    )


def state_of(position: Position) -> State:
    """A position as proofs write it."""
    suits = []
    for mask in SUIT_MASKS:
        places = range((mask & -mask).bit_length() - 1, mask.bit_length())
        suits.append("".join(_holder(position, Card(place)) for place in places))
    return State(position.leader, (suits[0], suits[1], suits[2], suits[3]))


def _holder(position: Position, card: Card) -> str:
    """Who holds a card, as a letter of the proof; nothing for a card that is gone."""
    if card in position.trick:
        return "ab"[position.trick.index(card)]
    return next((str(seat) for seat, hand in enumerate(position.hands) if card in hand), "")


def _card_at(position: Position, spot: Spot) -> Card:
    """The card that a proof means by a place in a suit."""
    held = [Card(13 * spot.suit + down) for down in range(13) if _holder(position, Card(13 * spot.suit + down))]
    return held[spot.place]


class _Half:
    def __init__(self, claim: Claim, solver: Solver, *, promised: bool) -> None:
        self.claim = claim
        self.solver = solver
        self.promised = promised
        self.named: dict[tuple[State, int], Spot] = {}
        self.seen: set[tuple[State, int]] = set()

    def of(self, position: Position, need: int) -> Proof:
        """The cards that prove the promised answer to "does the seat take `need` from here on"."""
        self._visit(position, need)
        return self.named

    def _visit(self, position: Position | None, need: int) -> None:
        if position is None or need <= 0 or need > position.size:
            return
        state = state_of(position)
        if (state, need) in self.seen:
            return
        self.seen.add((state, need))
        spots = legal(state, self.claim)
        if self._is_prover(position):
            spots = [next(spot for spot in spots if self._succeeds(position, _card_at(position, spot), need))]
            self.named[state, need] = spots[0]
        for spot in spots:
            after, winner = position.after(_card_at(position, spot))
            self._visit(after, need - (winner == self.claim.seat))

    def _is_prover(self, position: Position) -> bool:
        wants = (position.to_act == self.claim.seat) != (position.contract is Contract.NO_TRICKS)
        return wants == self.promised

    def _succeeds(self, position: Position, card: Card, need: int) -> bool:
        after, winner = position.after(card)
        need -= winner == self.claim.seat
        if after is None or need <= 0 or need > after.size:
            return (need <= 0) == self.promised
        return (self.solver.within(after, self.claim.seat, Bounds(need - 1, need)) == need) == self.promised
