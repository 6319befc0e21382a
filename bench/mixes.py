"""Lets players play deals under random mixes of the options, and counts what was illegal, cut off or late.

    PYTHONPATH=src:. python bench/mixes.py careful --mixes 100000 --seed 1

Each mix is a series of up to two deals, so that an exchange takes place, of one player against himself. Late is what
takes more than ``--late`` milliseconds of processor time.
"""

import argparse
import random
import time
from collections import Counter

from tests.oracle.generate import random_rules
from threefiveeight.bots import cuts_of, make_bot
from threefiveeight.record import action_to_text, rules_from_json, rules_to_short_json
from threefiveeight.rules import Dealt, Game, Rules, legal_actions, refusal, view


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("player")
    arguments.add_argument("--mixes", type=int, default=1000)
    arguments.add_argument("--first", type=int, default=0, help="the number of the first mix, to go on from a run")
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--iterations", type=int, default=400)
    arguments.add_argument("--late", type=float, default=1000.0, metavar="MS")
    options = arguments.parse_args()
    bot, counts, longest = make_bot(options.player), Counter[str](), 0.0
    for number in range(options.first, options.first + options.mixes):
        dice = random.Random(f"mix {options.seed} {number}")
        rules = rules_from_json(random_rules(dice))
        game = Game.new(rules, dice.randrange(3))
        while game.can_start and len(game.results) < 2:
            game = game.start(Dealt.shuffled(rules, dice))
            while (seat := game.to_act) is not None:
                assert game.deal is not None
                begun = time.process_time()
                action = bot.decide(
                    view(game.deal, seat),
                    legal_actions(game.deal),
                    seed=dice.getrandbits(63),
                    iterations=options.iterations,
                )
                taken = 1000 * (time.process_time() - begun)
                longest = max(longest, taken)
                counts["decisions"] += 1
                counts["late"] += taken > options.late
                refused = refusal(game.deal, action)
                if refused is not None:
                    counts["illegal"] += 1
                    tell(number, rules, action_to_text(action), str(refused))
                    break
                game = game.apply(action)
            else:
                continue
            break
    print(
        f"{options.player}: {options.mixes} mixes from {options.first} on, seed {options.seed}, "
        f"{options.iterations} iterations: "
        f"{counts['decisions']:,} decisions, {counts['illegal']} illegal, {cuts_of(bot)} cut off, "
        f"{counts['late']} later than {options.late:.0f} ms, the longest {longest:.1f} ms"
    )


def tell(number: int, rules: Rules, action: str, why: str) -> None:
    print(f"mix {number}: {action}: {why}; {rules_to_short_json(rules)}", flush=True)


if __name__ == "__main__":
    main()
