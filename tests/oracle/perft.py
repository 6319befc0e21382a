"""Numbers of legal sequences to a small depth, counted the slow way.

A position is a *start* (everything that `oracle.deal` wants, as a dict) and the actions taken since; it is
reached by playing these actions from the start every time.  A discard counts as many times as there are ways
to choose its cards.
"""

from __future__ import annotations

import itertools
import random
from typing import Any

from tests.oracle.generate import random_action, random_cards
from tests.oracle.options import Options, settle
from tests.oracle.oracle import Prompt, check, deal, playable, taken_by

Start = dict[str, Any]


def prompt_after(start: Start, actions: list[str]) -> Prompt | None:
    """What a deal waits for after some actions, None when it is over."""
    script = deal(**start)
    prompt = next(script)
    for action in actions:
        try:
            prompt = script.send(check(prompt, action))
        except StopIteration:
            return None
    return prompt


def choices(prompt: Prompt) -> list[str]:
    """Every legal action, with its seat; each choice of discards once."""
    seat, legal = prompt["seat"], prompt["legal"]
    if prompt["phase"] == "discard":
        count = int(legal[0].split()[1])
        legal = ["discard " + " ".join(cards) for cards in itertools.combinations(prompt["from"], count)]
    return [f"{seat} {words}" for words in legal]


def perft(start: Start, actions: list[str], depth: int) -> int:
    """How many legal sequences of `depth` actions follow; a deal that ends sooner counts as one."""
    prompt = prompt_after(start, actions)
    if depth == 0 or prompt is None:
        return 1
    legal = choices(prompt)
    if depth == 1:
        return len(legal)
    return sum(perft(start, [*actions, action], depth - 1) for action in legal)


def play_perft(hands: list[list[str]], contract: str, leader: int, void_play: str) -> int:
    """How many ways there are to play some cards, the same number to each seat, to the last one."""
    trump = contract if contract in set("SHDC") else None
    return _plays(hands, [], leader, trump, void_play)


def _plays(hands: list[list[str]], trick: list[tuple[int, str]], leader: int, trump: str | None, void_play: str) -> int:
    if len(trick) == 3:
        return _plays(hands, [], taken_by(trick, trump), trump, void_play)
    seat = (leader + len(trick)) % 3
    if not hands[seat]:
        return 1
    led = trick[0][1][0] if trick else None
    count = 0
    for card in playable(hands[seat], led, trump, void_play):
        rest = [[held for held in hand if held != card] for hand in hands]
        count += _plays(rest, [*trick, (seat, card)], leader, trump, void_play)
    return count


def random_start(rng: random.Random, options: Options, *, number: int | None = None) -> Start:
    """A deal somewhere in a game, with points of the deal before that make for an exchange."""
    hands, kitty = random_cards(rng, options, lumpy=rng.random() < 0.5)
    number = rng.randrange(1, 9) if number is None else number
    up, down = rng.randint(0, 3), rng.randint(-3, 0)
    before = [up, down, -up - down]
    rng.shuffle(before)
    return {
        "options": options,
        "number": number,
        "dealer": rng.randrange(3),
        "hands": hands,
        "kitty": kitty,
        "before": before if number else None,
    }


def random_prefix(rng: random.Random, start: Start, phase: str, style: dict[str, Any]) -> list[str]:
    """Actions at random up to the first position of a phase, or a random number of plays into it."""
    actions: list[str] = []
    more = rng.randrange(40)
    while (prompt := prompt_after(start, actions)) is not None:
        if prompt["phase"] == phase and (phase != "play" or more == 0):
            break
        more -= prompt["phase"] == "play"
        actions.append(f"{prompt['seat']} {random_action(rng, prompt, style, '')}")
    return actions


def start_of(rules: dict[str, Any], **more: Any) -> Start:
    """A start with the options that a record's `rules` name."""
    return {"options": settle(rules), **more}
