"""Playing one series of a match in all its seatings, and what to keep of it."""

import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from threefiveeight.arena.match import Match, Part
from threefiveeight.arena.timing import Timing
from threefiveeight.bots import Bot, close_bot, cuts_of, make_bot, start_bot
from threefiveeight.bots.careful import CarefulBot
from threefiveeight.bots.fallback import fallback
from threefiveeight.bots.pool.yardstick import common_action
from threefiveeight.bots.registry import COMMAND
from threefiveeight.rules import (
    Action,
    BySeat,
    Contract,
    Deal,
    DealResult,
    Game,
    Phase,
    Seat,
    View,
    legal_actions,
    role_of,
    view,
)

_PHASE_OF: Final = {
    Part.CONTRACT: Phase.CONTRACT,
    Part.EXCHANGE: Phase.EXCHANGE,
    Part.DISCARD: Phase.DISCARD,
    Part.PLAY: Phase.PLAY,
}


class Key(NamedTuple):
    """Under what a number is added up: which player, and in which of his deals (all, a role, a contract)."""

    player: int
    kind: str
    label: str


@dataclass(frozen=True, slots=True)
class Sum:
    """So many numbers and their sum."""

    count: int = 0
    total: float = 0.0

    def plus(self, value: float) -> "Sum":
        """The sum with one number more."""
        return Sum(self.count + 1, self.total + value)


@dataclass(slots=True)
class SeriesResult:
    """What a series came to, added up over all its plays; by player faults, times, and decisions cut off."""

    sums: dict[Key, Sum] = field(default_factory=dict)
    faults: dict[int, Counter[str]] = field(default_factory=dict)
    timings: dict[int, Timing] = field(default_factory=dict)
    cuts: Counter[int] = field(default_factory=Counter)

    def add(self, player: int, kind: str, label: str, value: float) -> None:
        """Count a value in."""
        key = Key(player, kind, label)
        self.sums[key] = self.sums.get(key, Sum()).plus(value)

    def fault(self, player: int, kind: str) -> None:
        """Count a fault of a player."""
        self.faults.setdefault(player, Counter())[kind] += 1


class Chair:
    """A player in a match, with what is decided for him and what is noted of him."""

    def __init__(self, match: Match, player: int, result: SeriesResult) -> None:
        """The player of that number; its bot is made and started here and ended by `close`."""
        name = match.players[player]
        self.player = player
        self._match = match
        self._result = result
        self._bot: Bot = start_bot(make_bot(name, budget_ms=match.budget_ms))
        self._common: Bot = CarefulBot()
        # The processor time of an external program is not ours to read, so its answers are timed by the clock.
        self._clock: Callable[[], float] = time.perf_counter if name.startswith(COMMAND) else time.process_time
        self._timing = result.timings.setdefault(player, Timing())

    def act(self, seen: View, legal: Sequence[Action], seed: int) -> Action:
        """The action of this seat: the player's own, or the common one in a phase that is not compared."""
        part = self._match.part
        if part is not Part.ALL and seen.phase is not _PHASE_OF[part]:
            return self._common_action(seen, legal)
        start = self._clock()
        try:
            action = self._bot.decide(seen, legal, seed=seed, iterations=self._match.iterations)
        except Exception as error:  # noqa: BLE001 - whatever a player does wrong, the match goes on
            self._result.fault(self.player, type(error).__name__)
            return fallback(seen, legal)
        self._timing.add(self._clock() - start)
        if action in legal:
            return action
        self._result.fault(self.player, "illegal")
        return fallback(seen, legal)

    def close(self) -> None:
        """End the player and count what it noted itself: faults, and decisions that were cut off."""
        close_bot(self._bot)
        if cuts := cuts_of(self._bot):
            self._result.cuts[self.player] += cuts
        for kind, count in getattr(self._bot, "faults", {}).items():
            self._result.faults.setdefault(self.player, Counter())[kind] += count

    def _common_action(self, seen: View, legal: Sequence[Action]) -> Action:
        if self._match.part is Part.PLAY and self._match.contract in (None, *tuple(Contract)[:4]):
            return common_action(seen, legal)
        return self._common.decide(seen, legal, seed=0, iterations=self._match.iterations)


def play_series(match: Match, number: int) -> SeriesResult:
    """Play series ``number`` (from 0) of a match in every seating and with every first dealer."""
    result = SeriesResult()
    for play in play_games(match, number, result):
        _count(result, play.game, play.seating)
    return result


class Played(NamedTuple):
    """One play of a series: who sat where, who dealt first, the game that it became and its deals."""

    seating: BySeat[int]
    first_dealer: Seat
    game: Game
    deals: tuple[Deal, ...]


def play_games(match: Match, number: int, result: SeriesResult) -> Iterator[Played]:
    """All plays of series ``number`` (from 0), one after the other; faults and times go to ``result``."""
    # Two seats of one player get a bot each, so that an external program sits at one place only.
    chairs = [Chair(match, player, result) for player in match.seatings[0]]
    try:
        for seating, first_dealer in match.plays():
            games = tuple(_finished(match, number, _seated(chairs, seating), seating, first_dealer))
            deals = tuple(game.deal for game in games if game.deal is not None)
            yield Played(seating, first_dealer, games[-1], deals)
    finally:
        for chair in chairs:
            chair.close()


def _seated(chairs: Sequence[Chair], seating: BySeat[int]) -> BySeat[Chair]:
    """The chairs in the order of the seats."""
    free = list(chairs)

    def take(player: int) -> Chair:
        chair = next(chair for chair in free if chair.player == player)
        free.remove(chair)
        return chair

    return (take(seating[0]), take(seating[1]), take(seating[2]))


def _finished(
    match: Match, number: int, chairs: BySeat[Chair], seating: BySeat[int], first_dealer: Seat
) -> Iterator[Game]:
    """One play of a series: the game as it stands after each of its deals."""
    seeds = match.decisions(number, seating, first_dealer)
    length = match.length(number)
    game = Game.new(match.table_rules, first_dealer)
    for dealt in match.cards(number):
        game = game.start(dealt)
        while (seat := game.to_act) is not None:
            assert game.deal is not None
            action = chairs[seat].act(view(game.deal, seat), legal_actions(game.deal), next(seeds))
            game = game.apply(action)
        yield game
        if game.over or len(game.results) == length:
            break


def _count(result: SeriesResult, game: Game, seating: BySeat[int]) -> None:
    for deal in game.results:
        if deal.points is not None:
            for seat, player in enumerate(seating):
                _count_deal(result, deal, seat, player, deal.points[seat])
    for seat, player in enumerate(seating):
        if game.winners:
            result.add(player, "wins", "", 1 / len(game.winners) if seat in game.winners else 0.0)


def _count_deal(result: SeriesResult, deal: DealResult, seat: Seat, player: int, points: int) -> None:
    contract = deal.contract if deal.contract.suit is None else "trump"
    side = "chooser" if seat == deal.chooser else "other"
    result.add(player, "all", "", points)
    result.add(player, "role", role_of(seat, deal.dealer).name.lower(), points)
    result.add(player, side, str(contract), points)
