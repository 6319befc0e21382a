"""A game: deals until somebody has won.

Source: docs/rules.md, "Scoring and the end".
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, Self

from threefiveeight.rules.actions import Action
from threefiveeight.rules.deal import Standing, apply_action, legal_actions, start_deal
from threefiveeight.rules.errors import BadDeal, IllegalAction, Reason
from threefiveeight.rules.events import GameOver
from threefiveeight.rules.options import Contract, Rules, Tie
from threefiveeight.rules.score import best_among, end_reached
from threefiveeight.rules.seats import SEATS, BySeat, Seat, by_seat
from threefiveeight.rules.state import Deal, Dealt

MOST_PLAYOFFS: Final = 3
"""Playoff deals after which a tie is shared."""


@dataclass(frozen=True, slots=True)
class DealResult:
    """What a deal came to.

    ``number`` counts from 0, ``targets`` are the limits in a no-tricks deal, ``totals`` are those after the deal;
    ``points`` is None where a player ended the game by tricks.
    """

    number: int
    dealer: Seat
    chooser: Seat
    contract: Contract
    targets: BySeat[int]
    tricks: BySeat[int]
    points: BySeat[int] | None
    totals: BySeat[int]
    playoff: bool


@dataclass(frozen=True, slots=True)
class Game:
    """A game so far. ``deal`` is the current deal, or the last one until the next is started; None at first.

    ``results`` has one entry for each finished deal, ``winners`` is empty until the game is over. ``contenders`` are
    the seats that can win the playoff deal to come or under way, none if there is none.
    """

    rules: Rules
    first_dealer: Seat
    deal: Deal | None = None
    results: tuple[DealResult, ...] = ()
    contenders: tuple[Seat, ...] = ()
    winners: tuple[Seat, ...] = ()

    @classmethod
    def new(cls, rules: Rules, first_dealer: Seat) -> Self:
        """A game of which nothing has been dealt; ValueError if the dealer is no seat."""
        if first_dealer not in SEATS:
            raise ValueError(f"the first dealer is seat 0, 1 or 2, not {first_dealer}")
        return cls(rules, first_dealer)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return bool(self.winners)

    @property
    def totals(self) -> BySeat[int]:
        """The totals after the last finished deal."""
        return self.results[-1].totals if self.results else (0, 0, 0)

    @property
    def next_dealer(self) -> Seat:
        """The dealer of the next deal, or of the one under way."""
        return (self.first_dealer + len(self.results)) % 3

    @property
    def can_start(self) -> bool:
        """Whether the next deal can be started: the game goes on and no deal is under way."""
        return not self.over and (self.deal is None or self.deal.over)

    @property
    def to_act(self) -> Seat | None:
        """The seat whose decision the game waits for; None between deals and at the end."""
        return None if self.deal is None else self.deal.to_act

    def start(self, dealt: Dealt) -> "Game":
        """The game with the next deal started; BadDeal for impossible cards or where none can be started."""
        if not self.can_start:
            raise BadDeal("the game is over" if self.over else "the deal under way must be finished first")
        standing = Standing(
            number=len(self.results),
            totals=self.totals,
            used=used_contracts(self.results),
            points_before=self.results[-1].points if self.results else None,
            playoff=bool(self.contenders),
        )
        return replace(self, deal=start_deal(self.rules, self.next_dealer, dealt, standing))

    def legal_actions(self, seat: Seat | None = None) -> Sequence[Action]:
        """All that a seat (by default the one to act) may do now; none between deals."""
        return () if self.deal is None else legal_actions(self.deal, seat)

    def apply(self, action: Action) -> "Game":
        """The game after an action; raises IllegalAction, and changes nothing, where it is refused."""
        if self.deal is None:
            raise IllegalAction(Reason.OVER, "no deal has been started")
        deal = apply_action(self.deal, action)
        after = replace(self, deal=deal)
        return finish(after, deal) if deal.over else after


def used_contracts(results: tuple[DealResult, ...]) -> BySeat[tuple[Contract, ...]]:
    """The contracts that each seat has named, in playoff deals not counted."""
    regular = [result for result in results if not result.playoff]
    return by_seat(lambda seat: tuple(result.contract for result in regular if result.chooser == seat))


def finish(game: Game, deal: Deal) -> Game:
    """The game after its deal under way is over: scored, and over itself where somebody has won."""
    assert deal.contract is not None
    result = DealResult(
        number=deal.number,
        dealer=deal.dealer,
        chooser=deal.chooser,
        contract=deal.contract,
        targets=deal.targets,
        tricks=deal.tricks,
        points=deal.points,
        totals=deal.totals,
        playoff=deal.playoff,
    )
    results = (*game.results, result)
    winners, contenders = decide(game.rules, results, game.contenders)
    if winners:
        deal = replace(deal, events=(*deal.events, GameOver(winners)))
    return replace(game, deal=deal, results=results, winners=winners, contenders=contenders)


def decide(
    rules: Rules, results: tuple[DealResult, ...], contenders: tuple[Seat, ...]
) -> tuple[tuple[Seat, ...], tuple[Seat, ...]]:
    """The winners after the last of the results and, where a playoff must decide, its contenders.

    ``contenders`` are those of the last deal if that was a playoff deal. Both are empty while the game goes on.
    """
    last = results[-1]
    if last.points is None:
        return best_among(SEATS, last.tricks), ()
    if last.playoff:
        best = best_among(contenders, last.points)
        played = sum(result.playoff for result in results)
        return (best, ()) if len(best) == 1 or played == MOST_PLAYOFFS else ((), best)
    if not end_reached(rules, last.totals, len(results)):
        return (), ()
    best = best_among(SEATS, last.totals)
    return (best, ()) if len(best) == 1 or rules.tie is Tie.SHARED else ((), best)
