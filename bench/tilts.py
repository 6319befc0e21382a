"""Makes the tables of src/threefiveeight/bots/tilts.py: how the cards lie when a careful player chose and discarded.

    python bench/tilts.py --deals 3000

By rank, the cards that nobody was shown are counted in the chooser's hand, in the others' hands and among the
discards; the odds against the others' hands are the factors, in 65,536ths. It takes some minutes.
"""

import argparse
import random
from collections.abc import Iterator
from dataclasses import replace

from threefiveeight.bots.careful import CarefulBot
from threefiveeight.cards import CARDS, Card
from threefiveeight.rules import PRESETS, Deal, Dealt, Game, Phase, legal_actions, view

SCALE = 65_536
LEAST, MOST = 0.02, 20.0
CHOOSER, OTHERS, DISCARDS = range(3)
Counts = list[list[list[float]]]


def chosen(preset: str, deals: int, seed: int) -> Iterator[Deal]:
    """Deals at their first card, contract and discard by *careful*, without an exchange."""
    rules = replace(PRESETS[preset], end_tricks=None, end_total=None, end_floor=None, end_deals=3)
    chance, bot = random.Random(seed), CarefulBot()
    for _ in range(deals):
        game = Game.new(rules, 2).start(Dealt.shuffled(rules, chance))
        while game.deal is not None and game.deal.phase in (Phase.CONTRACT, Phase.DISCARD):
            assert game.to_act is not None
            seen = view(game.deal, game.to_act)
            game = game.apply(bot.decide(seen, legal_actions(game.deal), seed=0, iterations=0))
        assert game.deal is not None
        yield game.deal


def count(deal: Deal, counts: Counts) -> None:
    """Add the unseen cards of a deal: ``counts[place][0 for trumps][rank]``; two other hands count as one."""
    shown = set(deal.dealt.kitty) if deal.rules.kitty_public else set()
    for card in CARDS[: deal.rules.deck]:
        if card not in shown:
            place = _place(deal, card)
            counts[place][card.suit is not deal.trump][card.rank - 2] += 0.5 if place == OTHERS else 1


def _place(deal: Deal, card: Card) -> int:
    if card in deal.hands[deal.chooser]:
        return CHOOSER
    return DISCARDS if deal.discards is not None and card in deal.discards else OTHERS


def factors(counts: Counts) -> list[list[int]]:
    """The rows of the table: trumps and side cards in the chooser's hand, then among the discards."""
    rows = []
    for place, size in ((CHOOSER, 1), (DISCARDS, 4)):
        for suit in range(2):
            odds = [
                size * (a + 0.5) / (b + 0.5) for a, b in zip(counts[place][suit], counts[OTHERS][suit], strict=True)
            ]
            rows.append([round(SCALE * min(MOST, max(LEAST, value))) for value in odds])
    return rows


def main() -> None:
    """Print the tables of all kinds of contract of one preset."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--preset", default="three-five-eight")
    parser.add_argument("--deals", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=6)
    options = parser.parse_args()
    kinds: dict[str, Counts] = {}
    for deal in chosen(options.preset, options.deals, options.seed):
        kind = "trump" if deal.trump is not None else str(deal.contract)
        count(deal, kinds.setdefault(kind, [[[0.0] * 13 for _ in range(2)] for _ in range(3)]))
    for kind, counts in kinds.items():
        print(kind)
        for row in factors(counts):
            print("    " + ", ".join(map(str, row)) + ",")


if __name__ == "__main__":
    main()
