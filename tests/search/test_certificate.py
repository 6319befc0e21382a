"""Proofs of the solver's values: whole ones are accepted, damaged and false ones are not."""

from dataclasses import replace
from random import Random

import pytest

from tests.search.positions import NAMES, VARIETIES, random_position
from threefiveeight.cards import CardSet
from threefiveeight.rules.options import Contract
from threefiveeight.rules.seats import SEATS
from threefiveeight.search import Position, Solver
from threefiveeight.search.certificate import certify, state_of
from threefiveeight.search.checker import BadProof, Spot, State, check


@pytest.mark.parametrize("variety", range(len(VARIETIES)), ids=NAMES)
@pytest.mark.parametrize("size", [1, 2, 4, 5])
def test_proofs_are_accepted(variety: int, size: int) -> None:
    random, solver = Random(f"{variety} {size}"), Solver(16)
    for _ in range(2):
        position = random_position(random, size, random.randrange(3), variety)
        for seat in SEATS:
            proof = certify(position, seat, solver)
            assert proof.check() >= proof.size
            assert proof.claim.value == solver.guaranteed(position, seat)


@pytest.mark.parametrize("wrong", [-1, 1])
def test_a_false_claim_is_refused(wrong: int) -> None:
    random, solver = Random(wrong), Solver(16)
    for _ in range(20):
        proof = certify(random_position(random, 4), 0, solver)
        claim = replace(proof.claim, value=proof.claim.value + wrong)
        with pytest.raises(BadProof):
            check(claim, proof.at_least, proof.at_most)


def test_a_missing_or_illegal_card_is_refused() -> None:
    proof = certify(random_position(Random(2), 4), 0, Solver(16))
    assert proof.at_most
    for key in proof.at_most:
        shorter = {other: card for other, card in proof.at_most.items() if other != key}
        with pytest.raises(BadProof, match="names no card"):
            check(proof.claim, proof.at_least, shorter)
        with pytest.raises(BadProof, match="may not be played"):
            check(proof.claim, proof.at_least, {**proof.at_most, key: Spot(0, 12)})


def test_how_a_position_is_written() -> None:
    hands = (CardSet.parse("SA"), CardSet.parse("H3"), CardSet.parse("H2 C3"))
    position = Position(hands, Contract.HEARTS, 0, (CardSet.parse("S2").first(), CardSet.parse("C2").first()))
    assert state_of(position) == State(0, ("0a", "12", "", "2b"))


def test_large_positions_are_refused() -> None:
    with pytest.raises(ValueError, match="at most 10 cards a seat, not 11"):
        certify(random_position(Random(1), 11), 0, Solver(8))
