"""Why an action is good, in one word for each kind of reason, from what its player sees.

A reason says a fact that everybody at the table could check who saw this hand: nothing is taken from what a bot
guesses. The words are those of the page's messages (``hint-…``); ``card``, ``keep``, ``suit`` and ``count`` fill them.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from threefiveeight.bots.knowledge import Knowledge, know
from threefiveeight.bots.thumbs import beats_table
from threefiveeight.cards import CARDS, SUITS, Card, Suit
from threefiveeight.rules import Action, Play, View


class Why(StrEnum):
    """Kinds of reasons."""

    ONLY = "only"
    DRAW_TRUMPS = "draw_trumps"
    MASTER = "master"
    SURE = "sure"
    KEEP_HIGH = "keep_high"
    LONG_SUIT = "long_suit"
    SHORT_LEAD = "short_lead"
    GIVE_LEAD = "give_lead"
    CHEAPEST = "cheapest"
    TAKE = "take"
    SECOND_HIGH = "second_high"
    CANNOT_WIN = "cannot_win"
    DUCK = "duck"
    RUFF = "ruff"
    OVERRUFF = "overruff"
    FORCED_TRUMP = "forced_trump"
    THROW_VOID = "throw_void"
    THROW_LOW = "throw_low"
    NONE_LEAD_SAFE = "none_lead_safe"
    NONE_LEAD_LOW = "none_lead_low"
    NONE_UNDER = "none_under"
    NONE_TAKE_HIGH = "none_take_high"
    NONE_RISK = "none_risk"
    NONE_DANGER = "none_danger"
    CONTRACT_LONG = "contract_long"
    CONTRACT_SUIT = "contract_suit"
    CONTRACT_NT = "contract_nt"
    CONTRACT_MIS = "contract_mis"
    ASK_ACE = "ask_ace"
    ASK_SUIT = "ask_suit"
    GIVE_ACE = "give_ace"
    GIVE_SUIT = "give_suit"
    PAY_VOID = "pay_void"
    PAY_LOW = "pay_low"
    STOP = "stop"
    DISCARD_VOID = "discard_void"
    DISCARD_HIGH = "discard_high"
    DISCARD_LOW = "discard_low"


@dataclass(frozen=True, slots=True)
class Reason:
    """A reason and what it is about: a card, one that is kept, a suit, a number of cards."""

    why: Why
    card: Card | None = None
    keep: Card | None = None
    suit: Suit | None = None
    count: int | None = None


def reason_for_card(view: View, legal: Sequence[Action], card: Card) -> Reason:
    """Why a card is played; ``legal`` are the plays that the rules allow."""
    cards = sorted(action.card for action in legal if isinstance(action, Play))
    if len(cards) == 1:
        return Reason(Why.ONLY, card=card)
    seen = know(view)
    if seen.no_tricks:
        return _without_tricks(seen, cards, card)
    if seen.led < 0:
        return _lead(seen, card)
    return _follow(seen, cards, card) if card.suit == seen.led else _not_following(seen, card)


def _higher_out(seen: Knowledge, card: Card) -> bool:
    """Whether somebody else may hold a higher card of its suit."""
    return bool(seen.out[card // 13] & ((1 << card % 13) - 1))


def _own_top(seen: Knowledge, suit: int) -> Card:
    mask = seen.hand[suit]
    return CARDS[13 * suit + (mask & -mask).bit_length() - 1]


def _lowest_of(seen: Knowledge, card: Card) -> bool:
    return not seen.hand[card // 13] >> card % 13 + 1


def _lead(seen: Knowledge, card: Card) -> Reason:
    suit = card.suit
    length = seen.hand[suit].bit_count()
    if suit == seen.trump and seen.trumps_out:
        return Reason(Why.DRAW_TRUMPS, card=card, suit=suit)
    if not _higher_out(seen, card):
        ruffs = suit != seen.trump and seen.trumps_out > 0
        return Reason(Why.MASTER if ruffs else Why.SURE, card=card, suit=suit)
    if _own_top(seen, suit) != card:
        return Reason(Why.KEEP_HIGH, card=card, keep=_own_top(seen, suit), suit=suit)
    if length == 1 and seen.trumps and suit != seen.trump:
        return Reason(Why.SHORT_LEAD, card=card, suit=suit)
    if length == max(mask.bit_count() for mask in seen.hand):
        return Reason(Why.LONG_SUIT, card=card, suit=suit, count=length)
    return Reason(Why.GIVE_LEAD, card=card, suit=suit)


def _beats(seen: Knowledge, card: Card) -> bool:
    return beats_table(seen, card // 13, card % 13)


def _follow(seen: Knowledge, cards: list[Card], card: Card) -> Reason:
    winners = [other for other in cards if _beats(seen, other)]
    if not winners:
        return Reason(Why.CANNOT_WIN, card=card, suit=card.suit)
    if card not in winners:
        return Reason(Why.DUCK, card=card, keep=winners[0], suit=card.suit)
    if not seen.rest:
        return Reason(Why.CHEAPEST if card == winners[-1] else Why.TAKE, card=card, suit=card.suit)
    return Reason(Why.SECOND_HIGH if _higher_out(seen, card) else Why.MASTER, card=card, suit=card.suit)


def _not_following(seen: Knowledge, card: Card) -> Reason:
    led = SUITS[seen.led]
    if card.suit == seen.trump:
        if not _beats(seen, card):
            return Reason(Why.FORCED_TRUMP, card=card, suit=led)
        return Reason(Why.OVERRUFF if seen.best_suit == seen.trump else Why.RUFF, card=card, suit=led)
    if seen.hand[card.suit].bit_count() == 1 and seen.trumps:
        return Reason(Why.THROW_VOID, card=card, suit=card.suit)
    return Reason(Why.THROW_LOW, card=card, suit=card.suit)


def _without_tricks(seen: Knowledge, cards: list[Card], card: Card) -> Reason:
    if seen.led < 0:
        lower = seen.out[card // 13] >> card % 13 + 1
        safe = seen.out[card // 13] and not lower
        return Reason(Why.NONE_LEAD_SAFE if safe else Why.NONE_LEAD_LOW, card=card, suit=card.suit)
    if card.suit != seen.led:
        return Reason(Why.NONE_DANGER, card=card, suit=card.suit)
    if not _beats(seen, card):
        return Reason(Why.NONE_UNDER, card=card, suit=card.suit)
    if not seen.rest and card == cards[0]:
        return Reason(Why.NONE_TAKE_HIGH, card=card, suit=card.suit)
    return Reason(Why.NONE_RISK, card=card, suit=card.suit)
