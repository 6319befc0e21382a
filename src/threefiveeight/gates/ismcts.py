"""OpenSpiel's ISMCTS as a player of the arena, for the play of the cards (extra ``openspiel``).

    358 arena expert "cmd:python -m threefiveeight.gates.ismcts --simulations 200" --part play --budget-ms 60000

A program by the engine protocol (docs/notation.md). It plays the first deal of a game, before any exchange, and needs
seconds for a card: OpenSpiel's search is written in Python. Its worlds are drawn exactly, by ``search.worlds``.
"""

import argparse
import json
import sys
from collections.abc import Mapping
from random import Random
from typing import Any

import numpy as np
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from threefiveeight.gates.choosing import choice_to_text
from threefiveeight.gates.openspiel import ThreeFiveEightGame, ThreeFiveEightState, state_of
from threefiveeight.record import view_from_json
from threefiveeight.rules import View
from threefiveeight.search.worlds import Worlds


def choose(seen: View, simulations: int, exploration: float, seed: int) -> int:
    """The choice, by number, of OpenSpiel's search for the seat of a view; ValueError after an exchange."""
    if seen.deal != 1 or seen.seat is None:
        raise ValueError("only the first deal of a game can be played, from a seat")
    game = ThreeFiveEightGame({"dealer": seen.dealer}, seen.rules)
    worlds, chance = Worlds(seen), Random(seed)
    bot = ISMCTSBot(
        game=game,
        evaluator=RandomRolloutEvaluator(1, np.random.RandomState(seed % 2**32)),
        uct_c=exploration,
        max_simulations=simulations,
        random_state=np.random.RandomState((seed + 1) % 2**32),
    )

    def resampled(state: ThreeFiveEightState, player: int) -> ThreeFiveEightState:  # noqa: ARG001 - as it is called
        return state_of(game, seen, worlds.draw(chance))

    bot.set_resampler(resampled)
    return int(bot.step(resampled(ThreeFiveEightState(game), seen.seat)))


def answer(message: Mapping[str, Any], simulations: int, exploration: float) -> dict[str, Any]:
    """The answer to a question by the engine protocol."""
    legal = message["legal"]
    if len(legal) == 1 or not legal[0].startswith("play "):
        return {"type": "action", "id": message["id"], "action": legal[0]}
    number = choose(view_from_json(message["view"]), simulations, exploration, message["seed"])
    return {"type": "action", "id": message["id"], "action": f"play {choice_to_text(number)}"}


def main() -> None:
    """Answer until the input ends."""
    arguments = argparse.ArgumentParser(description="OpenSpiel's ISMCTS by the engine protocol")
    arguments.add_argument("--simulations", type=int, default=200, metavar="N", help="games played a decision")
    arguments.add_argument("--exploration", type=float, default=8.0, metavar="C", help="UCT's constant, in points")
    options = arguments.parse_args()
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            said: dict[str, Any] = {"type": "ready", "name": f"OpenSpiel ISMCTS {options.simulations}"}
        elif message["type"] == "decide":
            said = answer(message, options.simulations, options.exploration)
        else:
            break
        sys.stdout.write(json.dumps(said) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
