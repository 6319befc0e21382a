"""The rules of thumb of the play, as numbers: what speaks for and against a card.

Each thumb of `THUMBS` is one thing that a card player looks at; ``weights`` says what it counts in which
situation. The table of weights has the situations of `SITUATIONS` as its columns.
"""

from typing import Final

from threefiveeight.bots.knowledge import Knowledge

SITUATIONS: Final = (
    "lead a trump",
    "lead a side card while trumps are out",
    "lead a side card, no trumps out",
    "lead a trump, none out",
    "follow as second",
    "follow as last",
    "ruff as second",
    "ruff as last",
    "throw a card",
    "no tricks: lead",
    "no tricks: follow as second",
    "no tricks: follow as last",
    "no tricks: throw a card",
)
"""When a card is played, in the order of the columns of the weights."""

(
    LEAD_TRUMP,
    LEAD_SIDE,
    LEAD_FREELY,
    LEAD_LAST_TRUMPS,
    SECOND,
    LAST,
    RUFF_SECOND,
    RUFF_LAST,
    THROW,
    NONE_LEAD,
    NONE_SECOND,
    NONE_LAST,
    NONE_THROW,
) = range(len(SITUATIONS))

THUMBS: Final = (
    "any card",
    "chance that it wins this trick",
    "it is master of its suit",
    "second best and guarded",
    "second best and bare",
    "third best and guarded twice",
    "lower than that: how low",
    "master: unseen cards of its suit",
    "own cards of its suit",
    "the only one of its suit",
    "one of two of its suit",
    "unseen cards of its suit",
    "own length over half of the unseen",
    "makes a void, with trumps in hand",
    "others known void who may trump",
    "own trumps over half of the unseen",
    "masters in the side suits",
    "beats what lies on the table",
    "chance to win, early in the deal",
    "takes the guard from an honour",
    "chance to win, for the chooser",
    "goes towards a void, with trumps in hand",
    "unseen lower cards of its suit",
    "own lower cards of its suit",
    "chance to win, for a master",
    "how low it is",
)
"""What is looked at, in the order of `thumbs` and of the rows of the weights."""


def situation(seen: Knowledge, suit: int) -> int:
    """The column of the weights for a card of that suit."""
    if seen.no_tricks:
        return _situation_without_tricks(seen, suit)
    trump = seen.trump
    if seen.led < 0:
        if suit == trump:
            return LEAD_TRUMP if seen.trumps_out else LEAD_LAST_TRUMPS
        return LEAD_SIDE if seen.trumps_out else LEAD_FREELY
    second = bool(seen.rest)
    if suit == seen.led:
        return SECOND if second else LAST
    if suit == trump:
        return RUFF_SECOND if second else RUFF_LAST
    return THROW


def _situation_without_tricks(seen: Knowledge, suit: int) -> int:
    if seen.led < 0:
        return NONE_LEAD
    if suit == seen.led:
        return NONE_SECOND if seen.rest else NONE_LAST
    return NONE_THROW


def thumbs(seen: Knowledge, suit: int, place: int) -> tuple[float, ...]:
    """What speaks for the card at a place (0 = ace, 12 = two) of a suit, in the order of `THUMBS`."""
    hand, out = seen.hand[suit], seen.out[suit]
    higher = (out & ((1 << place) - 1)).bit_count()
    length, unseen, lower = hand.bit_count(), out.bit_count(), (hand >> place + 1).bit_count()
    wins = chance_to_win(seen, suit, place)
    master = higher == 0
    ruffing = min(seen.trumps, 3) / 3
    return (
        1.0,
        wins,
        master,
        higher == 1 and lower >= 1,
        higher == 1 and lower == 0,
        higher == 2 and lower >= 2,
        place / 12 if higher >= 3 else 0.0,
        min(unseen, 8) / 8 if master else 0.0,
        length / 5,
        length == 1,
        length == 2,
        unseen / 8,
        (length - unseen / 2) / 4,
        ruffing if length == 1 else 0.0,
        _ruffers(seen, suit),
        (seen.trumps - seen.trumps_out / 2) / 4,
        seen.masters / 4,
        beats_table(seen, suit, place),
        wins * seen.left / 16,
        _bares_honour(hand, out, place),
        wins if seen.chooses else 0.0,
        ruffing if length == 2 else 0.0,
        (unseen - higher) / 8,
        lower / 4,
        wins if master else 0.0,
        place / 12,
    )


def beats_table(seen: Knowledge, suit: int, place: int) -> bool:
    """Whether a card beats what lies on the table; any card does for the leader."""
    if seen.led < 0:
        return True
    if suit == seen.best_suit:
        return place < seen.best
    return suit == seen.trump


def chance_to_win(seen: Knowledge, suit: int, place: int) -> float:
    """The chance that nobody who plays after this seat can beat the card, 0 if it does not beat the table."""
    if not beats_table(seen, suit, place):
        return 0.0
    led = suit if seen.led < 0 else seen.led
    above = (1 << place) - 1
    chance = 1.0
    for other in seen.rest:
        if suit == led:
            beaten = 1 - seen.holds_none(other, suit, seen.out[suit] & above)
            if suit != seen.trump and seen.trumps_out:
                beaten += _can_ruff(seen, other, suit, seen.out[seen.trump])
        else:
            beaten = _can_ruff(seen, other, led, seen.out[suit] & above)
        chance *= max(0.0, 1 - beaten)
    return chance


def _can_ruff(seen: Knowledge, other: int, led: int, trumps: int) -> float:
    """The chance that a seat has none of the suit led but one of the given trumps."""
    void = seen.holds_none(other, led, seen.out[led])
    return void * (1 - seen.holds_none(other, seen.trump, trumps)) if void else 0.0


def _ruffers(seen: Knowledge, suit: int) -> int:
    """How many others are known to have none of a suit and may hold a trump."""
    if seen.trump < 0 or not seen.trumps_out:
        return 0
    may, trump, seat = seen.may, seen.trump, seen.seat
    return sum(1 for other in range(3) if other != seat and not may[other][suit] and may[other][trump])


def _bares_honour(hand: int, out: int, place: int) -> bool:
    """Whether playing a card leaves the highest one of its suit, not master itself, with a guard too few."""
    top = (hand & -hand).bit_length() - 1
    if place == top:
        return False
    above = (out & ((1 << top) - 1)).bit_count()
    return 0 < above <= 2 and hand.bit_count() - 1 == above
