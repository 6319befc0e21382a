"""Random positions with open cards, the same for the same generator."""

from random import Random

from threefiveeight.cards import CARDS, CardSet
from threefiveeight.rules.options import CONTRACTS, Contract, VoidPlay
from threefiveeight.search import Position

VARIETIES = [
    (contract, void_play)
    for contract in CONTRACTS
    for void_play in VoidPlay
    if contract.suit is not None or void_play is VoidPlay.FREE
]
"""Every contract with every follow rule that means something in it."""

NAMES = [f"{contract}-{void_play}" for contract, void_play in VARIETIES]


def random_position(random: Random, size: int, played: int = 0, variety: int | None = None) -> Position:
    """A position of ``size`` cards a seat, of which ``played`` (0 to 2) have been played to a trick.

    Every other one is drawn from the high and the low ends of few suits, where runs of touching cards abound.
    """
    deck = list(CARDS)
    if random.random() < 0.5 and size <= 8:
        deck = [card for card in CARDS if card % 13 in random.choice([range(8), range(5, 13)])]
    if len(deck) < 3 * size:
        deck = list(CARDS)
    random.shuffle(deck)
    contract, void_play = VARIETIES[random.randrange(len(VARIETIES)) if variety is None else variety]
    hands = tuple(CardSet.of(deck[seat * size : (seat + 1) * size]) for seat in range(3))
    position = Position((hands[0], hands[1], hands[2]), contract, random.randrange(3), (), void_play)
    for _ in range(played):
        position = after_any(random, position)
    return position


def after_any(random: Random, position: Position) -> Position:
    after, _ = position.after(random.choice(list(position.legal())))
    assert after is not None
    return after


def as_text(position: Position) -> dict[str, object]:
    """A position as JSON has it."""
    return {
        "hands": [str(hand) for hand in position.hands],
        "contract": str(position.contract),
        "leader": position.leader,
        "trick": [str(card) for card in position.trick],
        "void_play": str(position.void_play),
    }


__all__ = ["NAMES", "VARIETIES", "Contract", "after_any", "as_text", "random_position"]
