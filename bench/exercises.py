"""Finds exercises: positions in which a tip of docs/learning.md explains the best action and a beginner would miss it.

    python bench/exercises.py                      all kinds, into src/threefiveeight/learn/exercises.json
    python bench/exercises.py none-throw --seed 7  one kind, the others as they are
    python bench/exercises.py --survey 100         how often each tip is right, printed as a table

Deals are dealt from the seed and played by *careful*, the cards by *strong*. Where a kind has something to say, all
actions are valued, quickly at first, and the clearest positions deeply. It takes some minutes.
"""

import argparse
import json
import random
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from statistics import fmean

from threefiveeight.bots import make_bot
from threefiveeight.bots.options import likely_discards
from threefiveeight.learn.advice import Advice, said
from threefiveeight.learn.exercises import Exercise, Opinion, sorted_out, to_json
from threefiveeight.learn.selfplay import played_values
from threefiveeight.learn.tips import KINDS, Kind
from threefiveeight.learn.values import EXACT_CARDS, Values, deep_values, exact_values, likely_values, seen_by_actor
from threefiveeight.record import record_of
from threefiveeight.rules import PRESETS, Dealt, Game, Give, Phase, Rules

WANTED = {
    "six-length": 2, "six-none": 1, "six-no-trump": 1, "twenty-length": 2, "discard-void": 2, "discard-ace": 1,
    "up-give": 2, "up-name": 1, "down-return": 1, "down-remember": 1, "eight-draw": 2, "five-cash": 1,
    "three-entry": 2, "three-beyond": 1, "none-throw": 2, "none-duck": 1, "none-keep": 1, "count-master": 2,
    "count-void": 1, "totals-claims": 1,
}  # fmt: skip
"""Exercises of each kind; a kind without any is surveyed only, since its tip is not taught."""

PLACE = Path(__file__).parents[1] / "src" / "threefiveeight" / "learn" / "exercises.json"
COARSE, DEEP, LIKELY, EXACT, PLAYED = 2000, 40_000, 20_000, 1000, 160
LAYOUTS = 3000
PLAYERS = ("Ada", "Ben", "Cora")


@dataclass(frozen=True)
class Candidate:
    """A position with the tip's advice and a first opinion on it."""

    game: Game
    deals: tuple
    advice: Advice
    lead: float


def rules_of(kind: Kind) -> Rules:
    """A short game: each player chooses once, so that only this deal counts in a choice."""
    return replace(PRESETS[kind.preset], end_deals=3)


def positions(name: str, kind: Kind, deal_seed: int) -> Iterator[tuple[Game, tuple]]:
    """The decisions of the right phase in one deal of a new game, with the deals so far."""
    chance = random.Random(deal_seed)
    careful, strong = make_bot("careful"), make_bot("strong")
    rules = rules_of(kind)
    game = Game.new(rules, chance.randrange(3))
    done: tuple = ()
    while len(done) < kind.deal:
        game = game.start(Dealt.shuffled(rules, chance))
        while game.to_act is not None:
            legal = game.legal_actions()
            here = len(done) + 1 == kind.deal and game.deal.phase is kind.phase
            if here and len(legal) > 1:
                yield game, (*done, game.deal)
            if len(done) + 1 == kind.deal and game.deal.phase is Phase.PLAY and kind.phase is not Phase.PLAY:
                return
            player = strong if here and kind.phase is Phase.PLAY else careful
            action = player.decide(seen_by_actor(game), legal, seed=deal_seed, iterations=400)
            if name == "down-return" and here:
                trumps = [one for one in legal if isinstance(one, Give) and one.card.suit is game.deal.trump]
                action = trumps[-1] if trumps else action
            game = game.apply(action)
        if game.over:
            return
        done = (*done, game.deal)


def to_compare(game: Game, advice: Advice) -> list[str]:
    """The actions that are valued: all contracts and cards, else those that somebody might think of."""
    seen = seen_by_actor(game)
    texts = [said(action) for action in game.legal_actions()] if seen.phase is not Phase.DISCARD else []
    if seen.phase is Phase.DISCARD:
        likely = likely_discards(seen.hand, seen.contract, seen.rules.kitty_size, 24)
        texts = [f"discard {' '.join(map(str, cards))}" for cards in likely]
    elif seen.phase is Phase.EXCHANGE:
        texts = lowest_of_each(texts)
    return list(dict.fromkeys([*texts, advice.trap]))


def lowest_of_each(texts: list[str]) -> list[str]:
    """Of gifts, payments and returns of a suit the lowest card, and the highest of what is paid or returned."""
    by_suit: dict[str, list[str]] = {}
    for text in texts:
        by_suit.setdefault(text[:-1] if text.startswith(("give", "pay", "return")) else text, []).append(text)
    order = "23456789TJQKA"
    lowest = [min(group, key=lambda text: order.find(text[-1])) for group in by_suit.values()]
    highest = [max(group, key=lambda text: order.find(text[-1])) for group in by_suit.values()]
    return [*lowest, *(text for text in highest if text.startswith(("pay", "return")))]


def slow(game: Game) -> bool:
    """Whether a decision is valued layout by layout."""
    phase = game.deal.phase
    return phase is Phase.EXCHANGE or (phase is Phase.CONTRACT and game.rules.choose_after == 6)


def layouts_of(game: Game) -> int:
    """The layouts that a deep look takes; in the exchange fewer, each takes longer."""
    return LAYOUTS // 2 if game.deal.phase is Phase.EXCHANGE else LAYOUTS


def candidates(name: str, kind: Kind, seed: int, seconds: float, most: int) -> Iterator[Candidate]:
    """The first position of each deal that looks right."""
    start = time.process_time()
    number = found = 0
    while time.process_time() - start < seconds and found < most:
        number += 1
        for game, deals in positions(name, kind, seed * 1_000_003 + number):
            advice = kind.look(seen_by_actor(game), game.legal_actions())
            if advice is None:
                continue
            worlds = 60 if slow(game) else COARSE
            values = deep_values(game, to_compare(game, advice), seed=seed, worlds=worlds)
            best = values.order()[0]
            lead, error = values.lead(best, advice.trap)
            if best in advice.follows and lead > kind.lead and lead > (1.5 if slow(game) else 3) * error:
                found += 1
                yield Candidate(game, deals, advice, lead)
                break


def opinions(candidate: Candidate, best: str, seed: int) -> list[Opinion]:
    """What other ways of looking deeper say of the best action against the trap."""
    game, trap = candidate.game, candidate.advice.trap
    if game.deal.phase is not Phase.PLAY:
        played = played_values(game, [best, trap], seed=seed, worlds=PLAYED)
        return [Opinion("played", played.worlds, *played.lead(best, trap))]
    actions = to_compare(game, candidate.advice)
    asked = [("likely", likely_values(game, actions, seed=seed, worlds=LIKELY))]
    if len(seen_by_actor(game).hand) <= EXACT_CARDS:
        asked.append(("exact", exact_values(game, actions, seed=seed, worlds=EXACT)))
    return [Opinion(method, values.worlds, *values.lead(best, trap)) for method, values in asked]


def examined(name: str, number: int, candidate: Candidate, seed: int) -> Exercise | None:
    """The exercise, if a deep look confirms it and nothing contradicts it."""
    kind, game, advice = KINDS[name], candidate.game, candidate.advice
    pre = slow(game)
    values: Values = deep_values(game, to_compare(game, advice), seed=seed, worlds=layouts_of(game) if pre else DEEP)
    best = values.order()[0]
    lead, error = values.lead(best, advice.trap)
    good, _ = sorted_out(values)
    if not set(good) <= advice.follows or lead < kind.lead or lead < 4 * error:
        print(f"  {name}: not clear, {', '.join(good)}, {lead:.2f} ± {error:.2f} over {advice.trap}", file=sys.stderr)
        return None
    others = opinions(candidate, best, seed)
    if any(one.lead <= 0 for one in others):
        print("  contradicted", name, best, advice.trap, others, file=sys.stderr)
        return None
    method = "layouts" if pre else "cards" if game.deal.phase is Phase.PLAY else "forecasts"
    record = record_of(game.rules, PLAYERS, candidate.deals, preset=kind.preset)
    record.pop("totals", None)
    return Exercise.of(f"{name}-{number}", record, values, advice.trap, (method, seed, others))


def find(name: str, wanted: int, seed: int, seconds: float) -> list[Exercise]:
    """The clearest exercises of a kind."""
    kind = KINDS[name]
    pool = sorted(candidates(name, kind, seed, seconds, 3 * wanted + 2), key=lambda one: -one.lead)
    found: list[Exercise] = []
    for candidate in pool:
        exercise = examined(name, len(found) + 1, candidate, seed)
        if exercise is not None:
            found.append(exercise)
        if len(found) == wanted:
            break
    print(f"{name}: {len(pool)} candidates, {len(found)} of {wanted} exercises", file=sys.stderr)
    return found


def survey(name: str, seed: int, seconds: float, most: int) -> str:
    """A line on how often a tip is right where it has something to say, easy or not: one position a deal."""
    kind, start, leads, right = KINDS[name], time.process_time(), [], 0
    number = 0
    while time.process_time() - start < seconds and len(leads) < most:
        number += 1
        for game, _ in positions(name, kind, seed * 1_000_003 + number):
            advice = kind.look(seen_by_actor(game), game.legal_actions())
            if advice is None:
                continue
            actions = to_compare(game, advice)
            values = deep_values(game, actions, seed=seed, worlds=100 if slow(game) else COARSE)
            follows = [action for action in values.order() if action in advice.follows]
            if follows:
                right += values.order()[0] in advice.follows
                leads.append(values.mean(follows[0]) - values.mean(advice.trap))
            break
    if not leads:
        return f"| `{name}` | 0 | | |"
    better = sum(lead > 0 for lead in leads)
    return f"| `{name}` | {len(leads)} | {right / len(leads):.0%} | {better / len(leads):.0%} | {fmean(leads):+.2f} |"


def as_text(stored: Sequence[dict]) -> str:
    """The file: a line for each field, so that a change can be read."""
    lines = (
        ",\n".join(f"  {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in one.items())
        for one in stored
    )
    return "[\n" + ",\n".join(f" {{\n{body}\n }}" for body in lines) + "\n]\n"


def main(words: Sequence[str] | None = None) -> None:
    """Find exercises as the arguments say."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kinds", nargs="*", metavar="KIND", choices=[*KINDS, []], help="by default all")
    parser.add_argument("--seed", type=int, default=358)
    parser.add_argument("--seconds", type=float, default=12, help="of processor time for each kind")
    parser.add_argument("--survey", type=int, metavar="N", help="print how often each tip is right in N positions")
    options = parser.parse_args(words)
    wanted = options.kinds or list(KINDS if options.survey else WANTED)
    kept = json.loads(PLACE.read_text(encoding="utf-8")) if PLACE.exists() else []
    for name in wanted if options.survey else ():
        print(survey(name, options.seed, options.seconds, options.survey), flush=True)
    for name in () if options.survey else wanted:
        found = [to_json(one) for one in find(name, WANTED.get(name, 1), options.seed, options.seconds)]
        kept = [one for one in kept if one["kind"] != name] + found
        kept.sort(key=lambda one: list(KINDS).index(one["kind"]))
        PLACE.write_text(as_text(kept), encoding="utf-8")


if __name__ == "__main__":
    main()
