"""The kernel and the solver beside other programs for card games, in one run on one machine.

OpenSpiel (hearts in C++, driven from Python and by its own search), RLCard (bridge) and DDS (bridge deals, by
endplay) are measured with the same clock, one thread each, in turn, several rounds; printed are medians and ratios.

    pip install open_spiel rlcard endplay
    python bench/peers.py --rounds 5
"""

import argparse
import random
import statistics
import time
from collections.abc import Callable

from threefiveeight.cards import CARDS, CardSet
from threefiveeight.rules import PRESETS, Contract, Dealt, Game
from threefiveeight.rules.options import CONTRACTS, VoidPlay
from threefiveeight.search import Position, Solver
from threefiveeight.search.playouts import deal_and_play

Measure = Callable[[int], float]
"""What is measured, in a round of that number: things done in a second of processor time."""


def rate(work: Callable[[], int]) -> float:
    begun = time.process_time()
    done = work()
    return done / (time.process_time() - begun)


def own_playouts(number: int) -> float:
    return rate(lambda: deal_and_play(500_000, number, CONTRACTS[number % 6]).games)


def own_single_states(number: int) -> float:
    """Random deals card by card through the plain Python of the rules; cards a second."""

    def work() -> int:
        dice, cards = random.Random(number), 0
        for _ in range(40):
            game = Game.new(PRESETS["three-five-eight"], 0).start(Dealt.shuffled(PRESETS["three-five-eight"], dice))
            while game.to_act is not None:
                game = game.apply(dice.choice(game.legal_actions()))
                cards += 1
        return cards

    return rate(work)


def own_solver(contract: Contract) -> Measure:
    def measure(number: int) -> float:
        dice = random.Random(f"peers {number}")

        def work() -> int:
            for _ in range(20):
                deck = list(CARDS)
                dice.shuffle(deck)
                hands = (CardSet.of(deck[:16]), CardSet.of(deck[16:32]), CardSet.of(deck[32:48]))
                Solver().guaranteed(Position(hands, contract, dice.randrange(3), (), VoidPlay.MUST_TRUMP), 0)
            return 20

        return rate(work)

    return measure


def spiel_from_python(name: str) -> Measure:
    import pyspiel  # an extra

    game = pyspiel.load_game(name)

    def measure(number: int) -> float:
        def work() -> int:
            dice, steps = random.Random(number), 0
            for _ in range(60):
                state = game.new_initial_state()
                while not state.is_terminal():
                    state.apply_action(dice.choice(state.legal_actions()))
                    steps += 1
            return steps

        return rate(work)

    return measure


def spiel_search(name: str) -> Measure:
    """Simulations a second of the ISMCTS in C++ from the first decision after the deal."""
    import pyspiel

    game = pyspiel.load_game(name)

    def measure(number: int) -> float:
        dice = random.Random(number)
        state = game.new_initial_state()
        while state.is_chance_node() or len(state.legal_actions()) < 2:
            state.apply_action(dice.choice(state.legal_actions()))
        evaluator = pyspiel.RandomRolloutEvaluator(1, number)
        policy = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
        bot = pyspiel.ISMCTSBot(number, evaluator, 5.0, 3000, -1, policy, False, False)

        def work() -> int:
            bot.step(state)
            return 3000

        return rate(work)

    return measure


def rlcard_bridge(number: int) -> float:
    import rlcard
    from rlcard.agents import RandomAgent

    env = rlcard.make("bridge", config={"seed": number})
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def work() -> int:
        for _ in range(15):
            env.run()
        return 15

    return rate(work)


def dds_boards(number: int) -> float:
    """Bridge deals a second that DDS solves: one strain and leader, every card's value asked for."""
    from endplay import dds
    from endplay.dealer import generate_deal
    from endplay.types import Denom, Player

    deals = [generate_deal(seed=1000 * number + n) for n in range(20)]
    for deal in deals:
        deal.trump, deal.first = Denom.spades, Player.west

    def work() -> int:
        for deal in deals:
            dds.solve_board(deal)
        return len(deals)

    return rate(work)


def dds_tables(number: int) -> float:
    from endplay import dds
    from endplay.dealer import generate_deal

    deals = [generate_deal(seed=2000 * number + n) for n in range(4)]

    def work() -> int:
        for deal in deals:
            dds.calc_dd_table(deal)
        return len(deals)

    return rate(work)


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--rounds", type=int, default=5)
    options = arguments.parse_args()
    found: dict[str, list[float]] = {}
    lines: dict[str, Measure] = {
        "3-5-8 kernel: random deals, dealt and played, batch call": own_playouts,
        "OpenSpiel ISMCTS (C++), hearts: simulations": spiel_search("hearts"),
        "RLCard, bridge: random deals": rlcard_bridge,
        "3-5-8 rules (Python), single states: actions": own_single_states,
        "OpenSpiel hearts from Python, single states: actions": spiel_from_python("hearts"),
        "3-5-8 solver, full deal, a trump contract": own_solver(Contract.HEARTS),
        "3-5-8 solver, full deal, no trump": own_solver(Contract.NO_TRUMP),
        "DDS, full bridge deal, one strain and leader": dds_boards,
        "DDS, full bridge deal, 20 results": dds_tables,
    }
    for number in range(options.rounds):
        for name, measure in lines.items():
            found.setdefault(name, []).append(measure(number + 1))
    print(f"{options.rounds} rounds in turn; a second of processor time, median (lowest – highest)")
    for name, rates in found.items():
        low, middle, high = min(rates), statistics.median(rates), max(rates)
        print(f"{name:58} {middle:14,.1f}  ({low:,.1f} – {high:,.1f})  {1000 / middle:10.4f} ms each")


if __name__ == "__main__":
    main()
