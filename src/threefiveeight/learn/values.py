"""What each action of a decision is worth, by a search much deeper than any player's.

Worth is the points that the seat makes in this deal on average: tricks less its target, in no tricks the limit less
tricks. All actions meet the same worlds with the same chance, in batches, so that the difference of two actions has
a standard error. Nothing counts but this deal.
"""

import math
from array import array
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from statistics import fmean, stdev
from typing import Final

from threefiveeight.bots.options import likely_discards
from threefiveeight.bots.tilts import tilt_of
from threefiveeight.cards import CARDS, Card, CardSet, cards_from_text
from threefiveeight.learn.layouts import LayoutValues
from threefiveeight.rules import Contract, Game, Phase, View, limits, view
from threefiveeight.rules.options import SIX, Kitty
from threefiveeight.search.forecast import forecast
from threefiveeight.search.judge import SCALE, UNTILTED, Plan, own_tricks, task_of
from threefiveeight.search.kernel.library import Memory, load
from threefiveeight.search.kernel.seat import SeatKernel, seat_kernel
from threefiveeight.search.situation import Situation, situation_of

BATCHES: Final = 20
"""So many batches are compared for standard errors."""

EXACT_CARDS: Final = 10
"""With so many cards in hand or fewer, worlds are also solved with open cards."""

_MEGABYTES: Final = 64
_UNIT: Final = 65_536 * 1000
_STRIDE: Final = 1_000_003

Progress = Callable[[], object]
"""Called after each batch."""


class NoKernel(RuntimeError):
    """Exercises cannot be searched without the compiled kernel."""


@dataclass(frozen=True, slots=True)
class Values:
    """The worth of actions, batch by batch: ``batches[action]``, each over its share of ``worlds`` worlds."""

    worlds: int
    batches: Mapping[str, Sequence[float]] = field(repr=False)

    def mean(self, action: str) -> float:
        """The points that an action brings on average."""
        return fmean(self.batches[action])

    def lead(self, action: str, other: str) -> tuple[float, float]:
        """By how much an action is worth more than another, and the standard error of that."""
        differences = [one - two for one, two in zip(self.batches[action], self.batches[other], strict=True)]
        return fmean(differences), stdev(differences) / math.sqrt(len(differences))

    def order(self) -> list[str]:
        """The actions from the best to the worst."""
        return sorted(self.batches, key=lambda action: (-self.mean(action), action))


def deep_values(
    game: Game, actions: Sequence[str], *, seed: int, worlds: int, progress: Progress = lambda: None
) -> Values:
    """What actions (written without the seat) of the seat to act are worth, over so many worlds or a few more.

    Cards: playouts in all worlds that the view leaves open, each equally likely. Discards and contracts on all
    cards: playouts of whole deals. A contract on six cards and the exchange: the deal goes on by rules of thumb to
    its first card, then as before.
    """
    share = max(1, math.ceil(worlds / BATCHES))
    evaluate = _evaluator(game, actions, share)
    batches: dict[str, list[float]] = {action: [] for action in actions}
    for number in range(BATCHES):
        for action, value in evaluate(seed + number * _STRIDE).items():
            batches[action].append(value)
        progress()
    return Values(share * BATCHES, batches)


def likely_values(game: Game, actions: Sequence[str], *, seed: int, worlds: int) -> Values:
    """Cards over worlds that are likely after what was chosen and played, as the strong players draw them."""
    share = max(1, math.ceil(worlds / BATCHES))
    plan = Plan(pool=2 * share, worlds=share, noise=30, surprise=SCALE // 2)
    return _cards(game, actions, plan, seed, tilted=True)


def exact_values(game: Game, actions: Sequence[str], *, seed: int, worlds: int) -> Values:
    """Cards by what the seat is sure of with open cards, both others against it, in so many worlds."""
    share = max(1, math.ceil(worlds / BATCHES))
    plan = Plan(pool=share, worlds=share, exact=share, exact_cards=EXACT_CARDS)
    return _cards(game, actions, plan, seed, tilted=False)


def seen_by_actor(game: Game) -> View:
    """What the seat to act knows."""
    assert game.deal is not None
    assert game.to_act is not None
    return view(game.deal, game.to_act)


def kernel() -> SeatKernel:
    """The compiled functions; NoKernel where there are none."""
    found = seat_kernel()
    if found is None:
        raise NoKernel("exercises are searched with the compiled kernel: run python hatch_kernel.py")
    return found


Evaluator = Callable[[int], dict[str, float]]


def _evaluator(game: Game, actions: Sequence[str], share: int) -> Evaluator:
    seen = seen_by_actor(game)
    if seen.phase is Phase.PLAY:
        return _card_evaluator(seen, actions, Plan(pool=share, worlds=share, noise=30), tilted=False)
    six = seen.phase is Phase.CONTRACT and seen.rules.choose_after == SIX
    if six or seen.phase is Phase.EXCHANGE:
        layouts = LayoutValues(kernel(), game)
        return lambda seed: layouts.batch(actions, seed, share)
    return _forecasts(seen, actions, share)


def _cards(game: Game, actions: Sequence[str], plan: Plan, seed: int, *, tilted: bool) -> Values:
    evaluate = _card_evaluator(seen_by_actor(game), actions, plan, tilted=tilted)
    batches: dict[str, list[float]] = {action: [] for action in actions}
    for number in range(BATCHES):
        for action, value in evaluate(seed + number * _STRIDE).items():
            batches[action].append(value)
    return Values(plan.worlds * BATCHES, batches)


def _card_evaluator(seen: View, actions: Sequence[str], plan: Plan, *, tilted: bool) -> Evaluator:
    situation = situation_of(seen)
    task = task_of(
        seen, plan, own_tricks(wanted=seen.contract is not Contract.NO_TRICKS), tilt_of(seen) if tilted else UNTILTED
    )
    memory = _memory() if plan.exact else None
    return lambda seed: _judged(seen, situation, task, (seed, memory), actions)


def _judged(
    seen: View,
    situation: Situation,
    task: "array[int]",
    chance: tuple[int, Memory | None],
    actions: Sequence[str],
) -> dict[str, float]:
    seed, memory = chance
    worths = {
        CARDS[verdict.card]: verdict.worth / _UNIT + mark(seen)
        for verdict in kernel().judge(situation.words, situation.room, task, seed, memory)
    }
    others = _others_may_hold(situation)
    return {action: worths[stands_for(_card_of(action), worths, others)] for action in actions}


def _card_of(action: str) -> Card:
    return Card.parse(action.split(" ")[1])


def stands_for(card: Card, judged: Mapping[Card, float], others: int) -> Card:
    """The judged card that is the same as another for the seat: no card that others may hold lies between them."""
    for step in (1, -1):
        at = int(card)
        while 0 <= at < 52 and CARDS[at].suit is card.suit and not others >> at & 1:
            if CARDS[at] in judged:
                return CARDS[at]
            at += step
    raise AssertionError(f"{card} was not judged")


def _others_may_hold(situation: Situation) -> int:
    """The cards, as a mask, that lie in the others' hands, on the table, or nobody knows where."""
    words = situation.words
    first = 14 + words[11] + words[12]
    placed = words[3] | words[4] | words[6] | words[7]
    return placed | sum(words[first + 2 * number] for number in range(words[13]))


def mark(seen: View) -> int:
    """What a seat's further tricks are added to (in no tricks: taken from) for its points."""
    assert seen.seat is not None
    taken, target = seen.tricks[seen.seat], seen.targets[seen.seat]
    return target - taken if seen.contract is Contract.NO_TRICKS else taken - target


def _forecasts(seen: View, actions: Sequence[str], share: int) -> Evaluator:
    """Discards, or contracts each with its best discard."""
    choices = {action: _choice(seen, action) for action in actions}

    def evaluate(seed: int) -> dict[str, float]:
        return {action: _points(seen, contract, gone, seed, share) for action, (contract, gone) in choices.items()}

    return evaluate


def _choice(seen: View, action: str) -> tuple[Contract, CardSet]:
    verb, _, rest = action.partition(" ")
    if verb == "discard":
        assert seen.contract is not None
        return seen.contract, CardSet.of(cards_from_text(rest))
    contract = Contract(rest)
    if seen.rules.kitty is Kitty.NONE:
        return contract, CardSet()
    options = likely_discards(seen.hand, contract, seen.rules.kitty_size, 6)
    return contract, max(options, key=lambda gone: _points(seen, contract, gone, 1, 500))


def _points(seen: View, contract: Contract, gone: CardSet, seed: int, worlds: int) -> float:
    tricks = forecast(kernel(), seen, contract, gone, seed=seed, worlds=worlds).mean()
    if contract is not Contract.NO_TRICKS:
        return tricks - seen.targets[seen.chooser]
    named = seen.contract is Contract.NO_TRICKS
    return (seen.targets if named else limits(seen.targets, seen.dealer))[seen.chooser] - tricks


@cache
def _memory() -> Memory:
    library = load()
    assert library is not None
    return Memory(library, _MEGABYTES)
