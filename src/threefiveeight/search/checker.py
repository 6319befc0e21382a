"""Checks a proof that a seat is sure of so many tricks and of no more, knowing nothing of the solver.

A position is written as who leads and, suit by suit from high to low, who holds each card that is left: ``0`` ``1``
``2``, and ``a`` ``b`` for the first and second card of the trick in progress. Cards of one seat with no other card
between them are the same card. The proof names a card for each position in which the proving side is to act; here
every answer of the other side is tried. Source: docs/notation.md, "Open-cards positions".
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, NamedTuple

SUITS: Final = "SHDC"


class State(NamedTuple):
    """A position as the proof writes it: the leader, and the holders of each suit's cards."""

    leader: int
    suits: tuple[str, str, str, str]

    @property
    def size(self) -> int:
        """The number of tricks from here on."""
        last = str((self.leader + 2) % 3)
        return sum(suit.count(last) for suit in self.suits)


class Spot(NamedTuple):
    """A card: its suit's place and its own place in the suit from the top."""

    suit: int
    place: int

    def __str__(self) -> str:
        return f"{SUITS[self.suit]}{self.place}"


@dataclass(frozen=True, slots=True)
class Claim:
    """What is proved: under this contract the seat takes ``value`` tricks from ``state`` on, no more and no fewer."""

    state: State
    contract: str
    must_trump: bool
    seat: int
    value: int


Proof = Mapping[tuple[State, int], Spot]
"""The card that the proving side plays, by position and the number of tricks in question."""


class BadProof(ValueError):
    """A proof that does not prove what it claims; the message says where."""


def check(claim: Claim, at_least: Proof, at_most: Proof) -> int:
    """Check both halves of a proof and return the number of positions looked at; raises BadProof.

    ``at_least`` proves that the seat can be made to take ``value`` tricks by whoever wants it to, ``at_most``
    that it can be kept from one more.
    """
    looked = 0
    for proof, need, promised in ((at_least, claim.value, True), (at_most, claim.value + 1, False)):
        half = _Half(claim, proof, promised)
        half.visit(claim.state, need)
        looked += len(half.seen)
    return looked


class _Half:
    """One half: that the answer to "does the seat take `need`" is the promised one."""

    def __init__(self, claim: Claim, proof: Proof, promised: bool) -> None:  # noqa: FBT001  the answer itself
        self.claim = claim
        self.proof = proof
        self.promised = promised
        self.seen: set[tuple[State, int]] = set()

    def visit(self, state: State, need: int) -> None:
        if need <= 0 or need > state.size:
            if (need <= 0) != self.promised:
                raise BadProof(f"{state}: {need} of {state.size} tricks are settled the wrong way")
            return
        if (state, need) in self.seen:
            return
        self.seen.add((state, need))
        for card in self.cards(state, need):
            after, won = play(state, card, self.claim)
            self.visit(after, need - won)

    def cards(self, state: State, need: int) -> list[Spot]:
        """The proof's one card where its side is to act, else every card that may be played."""
        allowed = legal(state, self.claim)
        wants = (to_act(state) == self.claim.seat) != (self.claim.contract == "MIS")
        if wants != self.promised:
            return allowed
        named = self.proof.get((state, need))
        if named is None:
            raise BadProof(f"{state}: the proof names no card for {need} tricks")
        if named not in allowed:
            raise BadProof(f"{state}: the proof names {named}, which may not be played")
        return [named]


def to_act(state: State) -> int:
    """The seat that plays next."""
    played = any("a" in suit for suit in state.suits) + any("b" in suit for suit in state.suits)
    return (state.leader + played) % 3


def legal(state: State, claim: Claim) -> list[Spot]:
    """The cards that may be played, the highest of each run of touching ones."""
    me = str(to_act(state))
    led = next((suit for suit, holders in enumerate(state.suits) if "a" in holders), None)
    suits = [suit for suit, holders in enumerate(state.suits) if me in holders]
    trump = SUITS.find(claim.contract)
    if led in suits:
        suits = [led]
    elif led is not None and claim.must_trump and trump in suits:
        suits = [trump]
    return [Spot(suit, place) for suit in suits for place in _tops(state.suits[suit], me)]


def _tops(holders: str, me: str) -> list[int]:
    return [place for place, one in enumerate(holders) if one == me and (place == 0 or holders[place - 1] != me)]


def play(state: State, card: Spot, claim: Claim) -> tuple[State, int]:
    """The state after a card, and 1 if that gives the seat a trick, else 0."""
    me = to_act(state)
    mark = "abc"[(me - state.leader) % 3]
    suits = list(state.suits)
    suits[card.suit] = _marked(suits[card.suit], card.place, mark)
    if mark != "c":
        return State(state.leader, (suits[0], suits[1], suits[2], suits[3])), 0
    led = next(suit for suit, holders in enumerate(suits) if "a" in holders)
    trump = SUITS.find(claim.contract)
    winning = trump if trump >= 0 and any(one in suits[trump] for one in "abc") else led
    best = next(one for one in suits[winning] if one in "abc")
    winner = (state.leader + "abc".index(best)) % 3
    left = ["".join(one for one in holders if one not in "abc") for holders in suits]
    return State(winner, (left[0], left[1], left[2], left[3])), int(winner == claim.seat)


def _marked(holders: str, place: int, mark: str) -> str:
    return holders[:place] + mark + holders[place + 1 :]
