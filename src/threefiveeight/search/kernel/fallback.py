"""The kernel's random games in plain Python, number for number the same; some hundred times slower.

It keeps the kernel's words: a hand is four lanes of 16 bits, one a suit, bit 0 of a lane the 2. Source: playout.h.
"""

from array import array
from collections.abc import Iterator
from typing import NamedTuple

_WORD = (1 << 64) - 1
_GOLDEN = 0x9E3779B97F4A7C15
_LANE = 0x1FFF
_CARDS = 0x1FFF1FFF1FFF1FFF
_CLUB_TWO = 1 << 48

Hands = list[int]


class _Contract(NamedTuple):
    trump: int
    must: int


def playouts(words: "array[int]", seed: int, start: int, games: int) -> "array[int]":
    """What ``Library.playouts`` gives."""
    histogram = array("Q", bytes(8 * 54))
    for number in range(games):
        for seat, tricks in enumerate(_game(words, seed, start + number)):
            histogram[seat * 18 + tricks] += 1
    return histogram


def deal(seed: int, number: int, *, short_deck: bool) -> tuple[int, int, int]:
    """What ``Library.deal`` gives."""
    first, second, third = _deal_hands(_random(seed, number), short_deck=short_deck)
    return _mask(first), _mask(second), _mask(third)


def _game(words: "array[int]", seed: int, number: int) -> list[int]:
    random = _random(seed, number)
    leader, played = words[3], [_lanes(1 << card) for card in words[5 : 5 + words[4]]]
    trump = _LANE << 16 * words[7] if words[7] < 4 else 0
    contract = _Contract(trump, trump if words[8] else 0)
    hands = [_lanes(mask) for mask in words[:3]]
    if not any(hands) and not played:
        hands = _deal_hands(random, short_deck=words[5] == 51)
    tricks = [0, 0, 0]
    if played:
        leader = _finish(hands, leader, played, contract, random)
        tricks[leader] += 1
    while hands[leader]:
        leader = _trick(hands, leader, contract, random)
        tricks[leader] += 1
    return tricks


def _finish(hands: Hands, leader: int, played: list[int], contract: _Contract, random: Iterator[int]) -> int:
    led = _suit(played[0])
    places = range(len(played), 3)
    rest = [_play(hands, (leader + place) % 3, led, contract.must, next(random)) for place in places]
    return _winner(leader, [*played, *rest], led, contract.trump)


def _trick(hands: Hands, leader: int, contract: _Contract, random: Iterator[int]) -> int:
    bits = next(random)
    first = _any_of(hands[leader], bits)
    hands[leader] ^= first
    led = _suit(first)
    second = _play(hands, (leader + 1) % 3, led, contract.must, bits >> 32)
    third = _play(hands, (leader + 2) % 3, led, contract.must, next(random))
    return _winner(leader, [first, second, third], led, contract.trump)


def _play(hands: Hands, seat: int, led: int, must: int, bits: int) -> int:
    hand = hands[seat]
    card = _any_of(hand & led or hand & must or hand, bits)
    hands[seat] ^= card
    return card


def _winner(leader: int, cards: list[int], led: int, trump: int) -> int:
    best = max((card for card in cards if card & trump), default=0) or max(card for card in cards if card & led)
    return (leader + cards.index(best)) % 3


def _deal_hands(random: Iterator[int], *, short_deck: bool) -> Hands:
    deck = _CARDS & ~_CLUB_TWO if short_deck else _CARDS
    size = 17 if short_deck else 16
    bits = next(random)
    bits = ((bits & next(random)) | next(random)) & next(random)
    first = _subset(deck, size, bits, random)
    deck ^= first
    bits = next(random)
    bits = (bits | next(random) | next(random)) & next(random)
    second = _subset(deck, size, bits, random)
    deck ^= second
    bits = next(random)
    bits = (bits & next(random)) | next(random) | next(random)
    return [first, second, _subset(deck, size, bits, random)]


def _subset(members: int, size: int, chosen: int, random: Iterator[int]) -> int:
    chosen &= members
    while chosen.bit_count() > size:
        chosen ^= _any_of(chosen, next(random))
    while chosen.bit_count() < size:
        chosen |= _any_of(members & ~chosen, next(random))
    return chosen


def _any_of(members: int, bits: int) -> int:
    for _ in range((bits & 0xFFFFFFFF) * members.bit_count() >> 32):
        members &= members - 1
    return members & -members


def _suit(card: int) -> int:
    return _LANE << ((card.bit_length() - 1) & 0x30)


def _lanes(mask: int) -> int:
    """A mask of cards (bit 0 the ace of spades) as lanes."""
    lanes = 0
    while mask:
        suit, down = divmod((mask & -mask).bit_length() - 1, 13)
        lanes |= 1 << 16 * suit + 12 - down
        mask &= mask - 1
    return lanes


def _mask(lanes: int) -> int:
    mask = 0
    while lanes:
        suit, rank = divmod((lanes & -lanes).bit_length() - 1, 16)
        mask |= 1 << 13 * suit + 12 - rank
        lanes &= lanes - 1
    return mask


def _mix(z: int) -> int:
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & _WORD
    z = (z ^ z >> 27) * 0x94D049BB133111EB & _WORD
    return z ^ z >> 31


def _random(seed: int, number: int) -> Iterator[int]:
    state = _mix(seed ^ _mix(number + _GOLDEN & _WORD))
    while True:
        state = state + _GOLDEN & _WORD
        yield _mix(state)
