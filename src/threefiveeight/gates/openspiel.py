"""3-5-8 as a Python game of OpenSpiel (extra ``openspiel``), registered as ``python_three_five_eight`` when imported.

Chance deals card by card: 16 to each seat, beginning with seat 0, then the kitty. A chooser on six cards sees the first
six of his. Choices have the numbers of ``gates.choosing``, observations the parts of ``gates.observation``; the
information state is the seat's view as JSON, its own and all public events included. Returns are points, those of all
deals added up; ``dealer`` deals first.

    import pyspiel, threefiveeight.gates.openspiel
    game = pyspiel.load_game("python_three_five_eight(preset=sergeant-major,deals=3)")
"""

import json
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

import numpy as np
import pyspiel

from threefiveeight.cards import CARDS, Card
from threefiveeight.gates.choosing import CHOICES, MOST_CHOICES, Choosing, choice_to_text, number_of, rules_of_length
from threefiveeight.gates.observation import LENGTH, PARTS, observed
from threefiveeight.record import view_to_json
from threefiveeight.rules import PRESETS, SEATS, Action, Dealt, DiscardCards, Game, Rules, Seat, View, view
from threefiveeight.rules.state import deck_of
from threefiveeight.search.worlds import World, Worlds, actions_of

NAME: Final = "python_three_five_eight"
_MOST_POINTS: Final = 16

_TYPE: Final = pyspiel.GameType(
    short_name=NAME,
    long_name="3-5-8 (Sergeant Major)",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=3,
    min_num_players=3,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"preset": "three-five-eight", "deals": 1, "dealer": 0},
)


class ThreeFiveEightGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel comes without types
    """The game of OpenSpiel: a ``preset``, so many ``deals``, which nothing else ends, and the first ``dealer``."""

    def __init__(self, params: dict[str, Any] | None = None, rules: Rules | None = None) -> None:
        """The game with these parameters, or with ``rules`` of one's own; ValueError for what cannot be."""
        given = params or {}
        preset, deals = given.get("preset", "three-five-eight"), int(given.get("deals", 1))
        if preset not in PRESETS:
            raise ValueError(f"preset must be one of {', '.join(PRESETS)}, not {preset!r}")
        self.rules = rules_of_length(rules or PRESETS[preset], deals)
        self.dealer: Seat = int(given.get("dealer", 0))
        info = pyspiel.GameInfo(
            num_distinct_actions=CHOICES,
            max_chance_outcomes=len(CARDS),
            num_players=3,
            min_utility=-float(_MOST_POINTS * deals),
            max_utility=float(_MOST_POINTS * deals),
            utility_sum=0.0,
            max_game_length=MOST_CHOICES * deals,
        )
        super().__init__(_TYPE, info, given)

    def new_initial_state(self) -> "ThreeFiveEightState":
        """The state before anything is dealt."""
        return ThreeFiveEightState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Every card of every deal is a chance node."""
        return len(CARDS) * (self.rules.end_deals or 1)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "ThreeFiveEightObserver":
        """Who draws observations of states."""
        return ThreeFiveEightObserver(iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class ThreeFiveEightState(pyspiel.State):  # type: ignore[misc]
    """A state: the game so far and the cards of the next deal that chance has dealt."""

    def __init__(self, game: ThreeFiveEightGame) -> None:
        super().__init__(game)
        self.rules = game.rules
        self.choosing = Choosing(Game.new(game.rules, game.dealer))
        self.dealt: tuple[Card, ...] = ()
        self.begun = 0
        """How many actions of the history, chance's too, came before this deal."""

    def current_player(self) -> int:
        """The seat to act, or that of chance, or that of the end."""
        if self.choosing.game.over:
            return int(pyspiel.PlayerId.TERMINAL)
        seat = self.choosing.to_act
        return int(pyspiel.PlayerId.CHANCE) if seat is None else seat

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.choosing.game.over

    def returns(self) -> list[float]:
        """The totals at the end, nothing before it."""
        return [float(total) for total in self.choosing.game.totals] if self.is_terminal() else [0.0] * 3

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The cards that are left, all equally likely."""
        left = sorted(set(deck_of(self.rules)) - set(self.dealt))
        return [(int(card), 1 / len(left)) for card in left]

    def _legal_actions(self, player: int) -> list[int]:
        return self.choosing.legal() if player == self.choosing.to_act else []

    def _apply_action(self, action: int) -> None:
        if self.choosing.to_act is not None:
            self.choosing = self.choosing.choose(action)
            return
        if not self.dealt:
            self.begun = len(self.history())
        self.dealt = (*self.dealt, CARDS[action])
        if len(self.dealt) == len(deck_of(self.rules)):
            self.choosing = Choosing(self.choosing.game.start(dealt_of(self.rules, self.dealt)))
            self.dealt = ()

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {CARDS[action]}" if player == pyspiel.PlayerId.CHANCE else choice_to_text(action)

    def resample_from_infostate(self, player: int, sample: Callable[[], float]) -> "ThreeFiveEightState":
        """A state in which the seat has seen the same, its hidden cards drawn uniformly among all that fit.

        Source: ``threefiveeight.search.worlds``. ``sample`` gives numbers from 0 to 1.
        """
        seen = view(self.choosing.deal, player)
        world = Worlds(seen).draw(Random(int(sample() * 2**53)))
        return state_of(self.get_game(), seen, world, self.history()[: self.begun], _picked(self, player))

    def __str__(self) -> str:
        return json.dumps(view_to_json(view(self.choosing.deal, None))) if self.choosing.game.deal else "not dealt"


class ThreeFiveEightObserver:
    """Observations of a seat: the vector of ``gates.observation`` by its parts, and the view as JSON."""

    def __init__(self, iig_obs_type: Any, params: Any) -> None:
        """An observer; ValueError for parameters, of which there are none."""
        if params:
            raise ValueError(f"observations have no parameters, but {params} were given")
        self._recall: bool = iig_obs_type.perfect_recall
        self.tensor = np.zeros(LENGTH, np.float32)
        ends = np.cumsum(list(PARTS.values()))
        self.dict = dict(zip(PARTS, np.split(self.tensor, ends[:-1]), strict=True))

    def set_from(self, state: ThreeFiveEightState, player: int) -> None:
        """Draw a state as the player sees it."""
        if state.choosing.game.deal is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = observed(view(state.choosing.deal, player), _picked(state, player))

    def string_from(self, state: ThreeFiveEightState, player: int) -> str:
        """What the player knows, as text; with perfect recall all that he has seen of this deal and its start."""
        if state.choosing.game.deal is None:
            return f"seat {player}: not dealt"
        seen = view_to_json(view(state.choosing.deal, player)) | {"picked": [str(c) for c in _picked(state, player)]}
        if not self._recall:
            del seen["events"]
        return json.dumps(seen)


def _picked(state: ThreeFiveEightState, player: Seat) -> tuple[Card, ...]:
    return state.choosing.picked if player == state.choosing.deal.chooser else ()


def state_of(
    game: ThreeFiveEightGame, seen: View, world: World, before: Sequence[int] = (), picked: Sequence[Card] = ()
) -> ThreeFiveEightState:
    """The state that a world of a view is in, after the history ``before`` the deal."""
    state = ThreeFiveEightState(game)
    dealt = (*(card for hand in world.dealt.hands for card in hand), *world.dealt.kitty)
    done = (number for action in actions_of(seen, world) for number in _numbers(action))
    for number in (*before, *map(int, dealt), *done, *map(int, picked)):
        state.apply_action(number)
    return state


def dealt_of(rules: Rules, cards: tuple[Card, ...]) -> Dealt:
    """A deal whose cards came in this order: seat by seat, then the kitty."""
    size = rules.hand_size
    first, second, third = (cards[seat * size : (seat + 1) * size] for seat in SEATS)
    return Dealt((first, second, third), cards[3 * size :])


def _numbers(action: Action) -> list[int]:
    """An action as choices."""
    if isinstance(action, DiscardCards):
        return [int(card) for card in sorted(action.cards)]
    return [number_of(action)]


pyspiel.register_game(_TYPE, ThreeFiveEightGame)
