"""The kernel's worlds and flat playouts in plain Python, number for number the same; some hundred times slower.

It keeps the kernel's words: a hand is four lanes of 16 bits, bit 0 of a lane the 2, the side suits from the bottom in
the order S H D C and the trump suit on top. Source: layouts.h, playing.h, situation.h, flat.h.
"""

from collections.abc import Iterator
from typing import Final

from threefiveeight.search.situation import GONE, NOWHERE, Situation
from threefiveeight.search.slow_play import Chance, Deal, play_out, run_bottoms

_HEADER: Final = 14


class _Layouts:
    """The counts of layouts, and layouts drawn from them."""

    def __init__(self, situation: Situation) -> None:
        words = situation.words
        resources, paths, classes = words[11:_HEADER]
        caps = words[_HEADER : _HEADER + resources]
        listed = words[_HEADER + resources : _HEADER + resources + paths]
        pairs = words[_HEADER + resources + paths :]
        self.lanes = lanes_of_suits(words[1])
        self.uses = [tuple(path >> resource & 1 for resource in range(resources)) for path in listed]
        self.owners = [path >> 32 for path in listed]
        self.start = tuple(caps)
        self.cards: list[tuple[int, list[int]]] = []
        for mask, open_to in zip(pairs[: 2 * classes : 2], pairs[1 : 2 * classes : 2], strict=True):
            allowed = [path for path in range(paths) if open_to >> path & 1]
            self.cards += [(card, allowed) for card in _lowest_first(to_lanes(mask, self.lanes))]
        self._ways: dict[tuple[int, tuple[int, ...]], float] = {}

    def ways(self, index: int, state: tuple[int, ...]) -> float:
        """The number of layouts of the cards from ``index`` on."""
        if min(state, default=0) < 0:
            return 0.0
        if index == len(self.cards):
            return float(not any(state))
        if (index, state) not in self._ways:
            total = 0.0
            for path in self.cards[index][1]:
                total += self.ways(index + 1, self.after(state, path))
            self._ways[index, state] = total
        return self._ways[index, state]

    def after(self, state: tuple[int, ...], path: int) -> tuple[int, ...]:
        """What a path leaves of the resources."""
        return tuple(left - used for left, used in zip(state, self.uses[path], strict=True))

    def draw(self, chance: Chance) -> list[int]:
        """The cards of a layout by owner."""
        state = self.start
        drawn = [0] * (GONE + 1)
        for index, (card, allowed) in enumerate(self.cards):
            rest = chance.unit() * self.ways(index, state)
            taken = -1
            for path in allowed:
                share = self.ways(index + 1, self.after(state, path))
                if share <= 0:
                    continue
                taken = path
                if rest < share:
                    break
                rest -= share
            state = self.after(state, taken)
            drawn[self.owners[taken]] |= card
        return drawn


def slow_flat(situation: Situation, seed: int, worlds: int, noise: int) -> list[tuple[int, int]]:
    """What ``flat`` gives."""
    layouts = _Layouts(situation)
    deal, _ = _world(situation, layouts, seed, 0)
    others = sum(card for card, _ in layouts.cards)
    placed = [to_lanes(mask, layouts.lanes) for mask in situation.words[2:5]]
    cards = list(_lowest_first(run_bottoms(deal.legal(0), others | placed[1] | placed[2] | sum(deal.table))))
    sums = [0] * len(cards)
    for number in range(worlds if len(cards) > 1 else 0):
        deal, chance = _world(situation, layouts, seed, number)
        for index, card in enumerate(cards):
            trial, same = deal.copy(), Chance(chance.counter)
            trial.play(0, card)
            play_out(trial, same, noise)
            sums[index] += trial.tricks[0]
    return [(to_number(card, layouts.lanes), total) for card, total in zip(cards, sums, strict=True)]


def slow_worlds(situation: Situation, seed: int, start: int, number: int) -> list[tuple[int, int, int]]:
    """What the kernel gives: for each world the masks of the next hand, the one after it, and cards in no hand."""
    layouts = _Layouts(situation)
    worlds = []
    for index in range(start, start + number):
        deal, _ = _world(situation, layouts, seed, index)
        nowhere = deal.unknown[0] | deal.unknown[1]
        first, second, third = (to_mask(cards, layouts.lanes) for cards in (deal.hands[1], deal.hands[2], nowhere))
        worlds.append((first, second, third))
    return worlds


def _world(situation: Situation, layouts: _Layouts, seed: int, number: int) -> tuple[Deal, Chance]:
    words = situation.words
    chance = Chance.of(seed, number)
    drawn = layouts.draw(chance)
    hands = [to_lanes(words[2 + seat], layouts.lanes) | drawn[seat] for seat in range(3)]
    nowhere = to_lanes(words[5], layouts.lanes) | drawn[NOWHERE]
    table = [to_lanes(card, layouts.lanes) for card in words[6 : 6 + words[8]]]
    deal = Deal(
        kind=words[0],
        hands=hands,
        unknown=[0 if seat == words[10] else nowhere for seat in range(3)],
        table=table,
        leader=3 - len(table) if table else 0,
        dry=words[9],
    )
    return deal, chance


def lanes_of_suits(trump: int) -> list[int]:
    """The lane of each suit: side suits from the bottom, the trump suit (4: none) on top."""
    sides = iter(range(4))
    return [3 if suit == trump else next(sides) for suit in range(4)]


def to_lanes(mask: int, lanes: list[int]) -> int:
    """A mask of cards as lanes."""
    return sum(1 << 16 * lanes[number // 13] + 12 - number % 13 for number in range(52) if mask >> number & 1)


def to_number(card: int, lanes: list[int]) -> int:
    """The number of a card of a lane."""
    lane, rank = divmod(card.bit_length() - 1, 16)
    return lanes.index(lane) * 13 + 12 - rank


def to_mask(cards: int, lanes: list[int]) -> int:
    """Lanes as a mask of cards."""
    return sum(1 << to_number(card, lanes) for card in _lowest_first(cards))


def _lowest_first(cards: int) -> Iterator[int]:
    while cards:
        yield cards & -cards
        cards &= cards - 1
