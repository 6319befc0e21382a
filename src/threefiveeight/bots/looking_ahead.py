"""The players that look ahead: good, strong, expert and master, by how far and into how many worlds.

Cards are judged over worlds that are likely after what has been played (``search.judge``), discards and contracts by
forecasts over worlds (``search.forecast``); the exchange, and a contract on six cards, go by *careful*'s rules of
thumb. The same view, seed and iterations give the same action on every machine, unless the decision was cut off: its
time is limited, and when that is over the best action found so far counts.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import product
from operator import attrgetter, itemgetter, mul, sub
from typing import Final

from threefiveeight.bots.careful import CarefulBot
from threefiveeight.bots.choosing import LIKES_TRICKS, use_up, usual_points
from threefiveeight.bots.discarding import choose_discard
from threefiveeight.bots.options import likely_discards
from threefiveeight.bots.stakes import POINT, utility_of
from threefiveeight.bots.tilts import tilt_of
from threefiveeight.cards import CARDS, Card, CardSet
from threefiveeight.rules import Action, Contract, DiscardCards, NameContract, Phase, Play, View, limits
from threefiveeight.rules.options import SIX, Kitty
from threefiveeight.search.forecast import Forecast, forecast_part
from threefiveeight.search.judge import SCALE, Plan, Utility, task_of
from threefiveeight.search.kernel.library import Memory, load
from threefiveeight.search.kernel.seat import SeatKernel, Verdict, seat_kernel
from threefiveeight.search.situation import prospect_of, situation_of
from threefiveeight.search.watch import Clock, Watch

USUAL_ITERATIONS: Final = 400
"""The budget for which the plans are made; another budget scales the numbers of worlds."""

LIMIT_MS: Final = 100.0
"""The time of a decision; more than any takes on a usual machine."""

_MEGABYTES: Final = 32

_SLICE: Final = 200
"""Worlds that each discard or contract meets between two looks at the clock."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Level:
    """How far a player looks ahead: its plan for the play, worlds for each discard or contract, discards compared.

    ``liking`` is what no tricks must promise more than any other contract on six cards, in points; ``limit_ms`` is the
    time after which a decision is cut off.
    """

    name: str
    plan: Plan
    tilted: bool = True
    forecasts: int = 0
    discards: int = 1
    liking: float = LIKES_TRICKS
    limit_ms: float = LIMIT_MS


class KernelMissing(RuntimeError):
    """A player that looks ahead was asked for where the kernel is not compiled."""


class LookingAhead:
    """A player that looks ahead; it keeps no knowledge between decisions, only memory to work in.

    ``cuts`` counts its decisions that were cut off. Its clock is the processor's unless `keep_time` gives another.
    """

    def __init__(self, level: Level) -> None:
        """The player of a level; KernelMissing where there is no compiled kernel."""
        kernel = seat_kernel()
        if kernel is None:
            raise KernelMissing(f"the player {level.name!r} needs the compiled kernel: run python hatch_kernel.py")
        self.name = level.name
        self._level = level
        self._kernel: SeatKernel = kernel
        self._memory: Memory | None = None
        self._careful = CarefulBot(liking=level.liking)
        self._watch = Watch(level.limit_ms)
        self.cuts = 0

    def keep_time(self, clock: Clock) -> None:
        """Take the time from another clock, such as the one on the wall where a person waits."""
        self._watch.clock = clock

    def decide(self, view: View, legal: Sequence[Action], *, seed: int, iterations: int) -> Action:
        """The legal action that is worth most over the worlds looked at."""
        if len(legal) == 1:
            return legal[0]
        self._watch.start()
        action = self._searched(view, legal, seed, iterations)
        self.cuts += self._watch.cut
        return self._careful.decide(view, legal, seed=seed, iterations=iterations) if action is None else action

    def _searched(self, view: View, legal: Sequence[Action], seed: int, iterations: int) -> Action | None:
        """What a search finds; None where there is none, or no time for any."""
        assert view.seat is not None
        match view.phase:
            case Phase.PLAY:
                return self._play(view, seed, iterations)
            case Phase.DISCARD if self._level.discards > 1:
                discard = self._discard(view, seed, iterations)
                return None if discard is None else DiscardCards(view.seat, discard)
            case Phase.CONTRACT if self._level.forecasts and len(view.hand) > SIX:
                contracts = [action.contract for action in legal if isinstance(action, NameContract)]
                contract = self._contract(view, contracts, seed, iterations)
                return None if contract is None else NameContract(view.seat, contract)
            case _:
                return None

    def losses(self, view: View, *, seed: int, iterations: int) -> tuple[tuple[Card, float], ...]:
        """The points that each card looked at is expected to bring less than the best one, which comes first.

        Cards that were given up early and looked as good then are left out. Empty where the view contradicts itself,
        or the time was too short.
        """
        self._watch.start()
        verdicts = self._verdicts(view, seed, iterations)
        self.cuts += self._watch.cut
        if not verdicts:
            return ()
        best = _best(verdicts)
        told = [verdict for verdict in verdicts if verdict.lasted or verdict.worth < best.worth]
        ranked = sorted(told, key=lambda verdict: (verdict is not best, -verdict.worth))
        return tuple((CARDS[one.card], (best.worth - one.worth) / SCALE / POINT) for one in ranked)

    def _play(self, view: View, seed: int, iterations: int) -> Action | None:
        assert view.seat is not None
        verdicts = self._verdicts(view, seed, iterations)
        return Play(view.seat, CARDS[_best(verdicts).card]) if verdicts else None

    def _verdicts(self, view: View, seed: int, iterations: int) -> Sequence[Verdict]:
        plan = scaled(self._level.plan, iterations, len(view.hand))
        memory = self._solver_memory() if plan.exact and len(view.hand) <= plan.exact_cards else None
        try:
            situation = situation_of(view)
            task = task_of(view, plan, utility_of(view), tilt_of(view, tilted=self._level.tilted))
            return self._kernel.judge(situation.words, situation.room, task, seed, memory, self._watch)
        except ValueError:  # a view made by hand can contradict itself; there is no world for it
            return ()

    def _solver_memory(self) -> Memory:
        if self._memory is None:
            library = load()
            assert library is not None
            self._memory = Memory(library, _MEGABYTES)
        return self._memory

    def _discard(self, view: View, seed: int, iterations: int) -> CardSet | None:
        contract = view.contract
        assert contract is not None
        options = likely_discards(view.hand, contract, view.rules.kitty_size, self._level.discards)
        worths = self._worths(view, [(contract, cards) for cards in options], seed, iterations)
        return max(zip(worths, options, strict=True), key=itemgetter(0))[1] if worths else None

    def _contract(self, view: View, contracts: Iterable[Contract], seed: int, iterations: int) -> Contract | None:
        legal = sorted(contracts)
        weight = use_up(view, len(legal))
        keeps_all = view.rules.kitty is Kitty.NONE
        gone = [
            CardSet() if keeps_all else choose_discard(view.hand, contract, view.rules.kitty_size) for contract in legal
        ]
        worths = self._worths(view, list(zip(legal, gone, strict=True)), seed, iterations)
        if not worths:
            return None
        costs = [weight * usual_points(view, contract) for contract in legal]
        return max(zip(map(sub, worths, costs), legal, strict=True), key=itemgetter(0))[1]

    def _worths(
        self, view: View, choices: Sequence[tuple[Contract, CardSet]], seed: int, iterations: int
    ) -> Sequence[float]:
        """The points that contracts, each with some cards discarded, are expected to bring; none without the time."""
        worlds = max(1, self._level.forecasts * iterations // USUAL_ITERATIONS)
        prospects = [prospect_of(view, contract, cards) for contract, cards in choices]
        seen: dict[int, Forecast] = {}
        for start, index in product(range(0, worlds, _SLICE), range(len(prospects))):
            if seen and self._watch.spent():
                self._watch.cut = True
                break
            share = min(_SLICE, worlds - start)
            met = forecast_part(self._kernel, view, prospects[index], seed=seed, start=start, worlds=share)
            seen[index] = seen[index] + met if index in seen else met
        if len(seen) < len(choices):
            return ()
        return [
            _expected(seen[index], utility_of(view, contract)) / POINT - _mark(view, contract)
            for index, (contract, _) in enumerate(choices)
        ]


def _best(verdicts: Sequence[Verdict]) -> Verdict:
    return max(verdicts, key=attrgetter("lasted", "worth"))


def _expected(seen: Forecast, utility: Utility) -> float:
    sums = [sum(map(mul, counts, worths)) for counts, worths in zip(seen.counts, utility, strict=True)]
    return float(sum(sums) / seen.worlds)


def _mark(view: View, contract: Contract) -> int:
    """The target that tricks are counted from, in no tricks the limit as added points."""
    seat = view.chooser
    if contract is Contract.NO_TRICKS and view.contract is None:
        return -limits(view.targets, view.dealer)[seat]
    return -view.targets[seat] if contract is Contract.NO_TRICKS else view.targets[seat]


def scaled(plan: Plan, iterations: int, cards: int) -> Plan:
    """A plan for another budget than the usual one, and for a hand of so many cards: short playouts can be more."""
    # With half the cards there are half the tricks to play and half the candidates.
    each = (10 / cards) ** 1.5 * iterations / USUAL_ITERATIONS

    def share(number: int, factor: float) -> int:
        return max(1, round(number * factor)) if number else 0

    # To weigh a world takes the longer the more has been played, so the pool does not grow as hands get short.
    budget = iterations / USUAL_ITERATIONS
    pool = share(plan.pool, min(each, budget))
    return replace(
        plan,
        pool=pool,
        worlds=min(pool, share(plan.worlds, each)),
        exact=share(plan.exact, budget),
        nodes=share(plan.nodes, budget),
    )


GOOD: Final = Level(name="good", plan=Plan(pool=80, worlds=50), tilted=False)
"""A few worlds, all equally likely, played out as *careful* plays."""

STRONG: Final = Level(
    name="strong",
    plan=Plan(
        pool=300,
        worlds=110,
        exact=24,
        exact_cards=8,
        nodes=24_000,
        exact_share=128,
        noise=30,
        surprise=SCALE // 2,
        lasting=3,
        rules=64,
    ),
    forecasts=60,
    discards=6,
)
"""Within 2 ms a decision on average."""

EXPERT: Final = Level(
    name="expert",
    plan=replace(STRONG.plan, pool=1000, worlds=450, exact=60, exact_cards=10, nodes=40_000, lasting=2),
    forecasts=300,
    discards=10,
)
"""Within 15 ms a decision on average."""

MASTER: Final = Level(
    name="master",
    plan=replace(EXPERT.plan, pool=3500, worlds=1600, exact=120, nodes=60_000),
    forecasts=800,
    discards=12,
    liking=0.0,
)
"""Within 100 ms a decision; it names no tricks as soon as they promise most, however often that is."""


def good() -> LookingAhead:
    """The player *good*."""
    return LookingAhead(GOOD)


def strong() -> LookingAhead:
    """The player *strong*."""
    return LookingAhead(STRONG)


def expert() -> LookingAhead:
    """The player *expert*."""
    return LookingAhead(EXPERT)


def master() -> LookingAhead:
    """The player *master*."""
    return LookingAhead(MASTER)
