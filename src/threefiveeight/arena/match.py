"""A match: which players meet, under which rules, on which deals, in which seats.

Source: docs/bots.md, "Measuring". The same cards are played in every seating and with every first dealer, so that
neither the cards nor the role decide.
"""

import itertools
import random
from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from threefiveeight.bots import DEFAULT_BUDGET_MS
from threefiveeight.rules import SEATS, BySeat, Contract, Dealt, Exchange, Rules, Seat, Tie

DEALS_IN_SERIES: Final = 3
"""Deals played one after another where the exchange counts: each seat deals once."""


class Part(StrEnum):
    """What the players of a match decide themselves; the rest is done the same way for all."""

    ALL = "all"
    CONTRACT = "contract"
    EXCHANGE = "exchange"
    DISCARD = "discard"
    PLAY = "play"


class BadMatch(ValueError):
    """A match that cannot be played; the text says what would be accepted."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Match:
    """Two or three players by name, the rules, and how much is played.

    Of two players the first sits once in each seat against two of the second, three sit in all six ways.
    ``deals`` are different deals of the cards, played in series of ``series`` deals, with each of
    ``first_dealers`` as first dealer: one alone takes a third of the time, and still everybody has every hand.
    ``whole_games``: ``deals`` counts games instead, which end as the rules say. ``contract`` leaves the chooser no
    choice. ``budget_ms`` are the milliseconds that an external program has for a decision.
    BadMatch for what cannot be.
    """

    players: tuple[str, ...]
    rules: Rules
    deals: int
    series: int = DEALS_IN_SERIES
    whole_games: bool = False
    seed: int = 1
    part: Part = Part.ALL
    contract: Contract | None = None
    first_dealers: tuple[Seat, ...] = SEATS
    iterations: int = 400
    budget_ms: int = DEFAULT_BUDGET_MS

    def __post_init__(self) -> None:
        if len(self.players) not in (2, 3):
            raise BadMatch(f"a match has 2 or 3 players, not {len(self.players)}")
        for name in ("deals", "series", "iterations", "budget_ms"):
            if getattr(self, name) < 1:
                raise BadMatch(f"{name.replace('_', '-')} must be at least 1, not {getattr(self, name)}")
        if not self.first_dealers or not set(self.first_dealers) <= set(SEATS):
            raise BadMatch(f"first dealers must be seats 0 to 2, at least one, not {self.first_dealers}")
        most = 3 * len(self.rules.contracts) if self.rules.each_contract_once else 99
        if not self.whole_games and self.series > most:
            raise BadMatch(f"series must be at most {most} under these rules, not {self.series}")
        self._refuse_a_part_that_never_comes()

    @property
    def count(self) -> int:
        """The number of series, or of whole games."""
        return self.deals if self.whole_games else -(-self.deals // self.series)

    @property
    def seatings(self) -> tuple[BySeat[int], ...]:
        """Who sits where: in each seating, by seat, the number of the player."""
        if len(self.players) == 2:
            return ((0, 1, 1), (1, 0, 1), (1, 1, 0))
        return tuple((a, b, c) for a, b, c in itertools.permutations(range(3)))

    @property
    def table_rules(self) -> Rules:
        """The rules as they are played: outside whole games no total and no number of tricks ends a series."""
        rules = self.rules
        if self.contract is not None:
            rules = replace(rules, contracts=frozenset({self.contract}), each_contract_once=False)
        if self.part is not Part.ALL and self.part is not Part.EXCHANGE:
            rules = replace(rules, exchange=Exchange.OFF)
        if self.whole_games:
            return rules
        return replace(rules, end_tricks=None, end_total=None, end_floor=None, end_deals=self.series, tie=Tie.SHARED)

    def _refuse_a_part_that_never_comes(self) -> None:
        """Refuse a match in which the players decide nothing: all would make the same."""
        table = self.table_rules
        if self.part is Part.DISCARD and not table.kitty_size:
            raise BadMatch("part discard needs rules with a kitty; these have none")
        if self.part is Part.CONTRACT and len(table.contracts) == 1:
            raise BadMatch("part contract needs more than one contract that may be named")
        if self.part is not Part.EXCHANGE:
            return
        trumps = any(contract.suit is not None for contract in table.contracts)
        if table.exchange is Exchange.OFF or (table.exchange is Exchange.AFTER_CONTRACT and not trumps):
            raise BadMatch("part exchange needs rules and contracts with which cards are exchanged")
        if not self.whole_games and min(self.series, self.deals) == 1:
            raise BadMatch("part exchange needs at least 2 deals in a series: nothing is exchanged in the first")

    def length(self, number: int) -> int | None:
        """How many deals series ``number`` (from 0) has; None for a whole game."""
        return None if self.whole_games else min(self.series, self.deals - number * self.series)

    def cards(self, number: int) -> Iterator[Dealt]:
        """The deals of series ``number`` (from 0), without end; the same for every seating and first dealer."""
        chance = random.Random(f"358 cards {self.seed} {number}")
        while True:
            yield Dealt.shuffled(self.rules, chance)

    def decisions(self, number: int, seating: BySeat[int], first_dealer: Seat) -> Iterator[int]:
        """The seeds of the decisions of one play of series ``number``, without end."""
        chance = random.Random(f"358 decisions {self.seed} {number} {seating} {first_dealer}")
        while True:
            yield chance.getrandbits(63)

    def plays(self) -> Iterator[tuple[BySeat[int], Seat]]:
        """All plays of one series: every seating with every one of the first dealers."""
        return itertools.product(self.seatings, self.first_dealers)

    @property
    def plays_of_each(self) -> int:
        """How often each series, or whole game, is played."""
        return len(self.seatings) * len(self.first_dealers)
