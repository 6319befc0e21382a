"""The play of the cards: every legal card gets the sum of what the rules of thumb say, the best is played.

The rules of thumb are in ``thumbs``, what each is worth in ``weights``.
"""

from collections.abc import Iterable
from operator import mul

from threefiveeight.bots.aims import must_be_stopped
from threefiveeight.bots.knowledge import Knowledge, know
from threefiveeight.bots.thumbs import beats_table, situation, thumbs
from threefiveeight.bots.weights import PLAY
from threefiveeight.cards import CARDS, Card
from threefiveeight.rules import View

STOPPING_BONUS = 2.0
"""What beating a player is worth (in tricks) who would otherwise win the game at once."""


def choose_card(view: View, legal: Iterable[Card]) -> Card:
    """The legal card of which the rules of thumb expect most."""
    cards = sorted(legal)
    if len(cards) == 1:
        return cards[0]
    seen = know(view)
    choices = distinct(seen, cards)
    if len(choices) == 1:
        return choices[0]
    stopping = STOPPING_BONUS if must_be_stopped(view) else 0.0
    return max(choices, key=lambda card: score(seen, card) + stopping * beats_table(seen, card // 13, card % 13))


def score(seen: Knowledge, card: Card) -> float:
    """What is expected of a card, in tricks; only differences between the cards of one decision mean anything."""
    suit, place = divmod(card, 13)
    return float(sum(map(mul, PLAY[situation(seen, suit)], thumbs(seen, suit, place))))


def distinct(seen: Knowledge, cards: list[Card]) -> list[Card]:
    """One card, the lowest, of each run of cards between which no card is left in another hand or on the table.

    ``cards`` are in the order of their numbers.
    """
    chosen = []
    for card, following in zip(cards, [*cards[1:], None], strict=True):
        if following is not None and following // 13 == card // 13:
            between = (1 << following) - (2 << card)
            others = seen.out[card // 13] << 13 * (card // 13) | seen.table
            if not between & others:
                continue
        chosen.append(CARDS[card])
    return chosen
