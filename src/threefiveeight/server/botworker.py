"""The process that plays the bot seats: reads decisions as JSON lines, answers with actions.

It is told what docs/notation.md says of the engine protocol, with the bot's name in each decision, and
nothing else: no file, no socket, no log. It ends when its input does, so it cannot outlive the server.
"""

import json
import sys
import time
from collections.abc import Sequence
from typing import Any

from threefiveeight.bots.advice import advise
from threefiveeight.bots.bot import Bot
from threefiveeight.bots.registry import cuts_of, keep_time, levels, make_bot
from threefiveeight.record import action_from_text, action_to_text, view_from_json
from threefiveeight.rules import Action, Discards, Phase, View


def decide(request: dict[str, Any], bot: Bot) -> str:
    """The bot's action, as text without the seat."""
    view = view_from_json(request["view"])
    legal = _legal(view, request["legal"])
    action = bot.decide(view, legal, seed=request["seed"], iterations=request["iterations"])
    return action_to_text(action, with_seat=False)


def hint(request: dict[str, Any], bot: Bot) -> dict[str, Any]:
    """The bot's advice, as the fields of the message to the page."""
    view = view_from_json(request["view"])
    given = advise(bot, view, _legal(view, request["legal"]), seed=request["seed"], iterations=request["iterations"])
    reason = given.reason
    return {
        "action": action_to_text(given.action, with_seat=False),
        "why": reason.why.value,
        "card": None if reason.card is None else str(reason.card),
        "keep": None if reason.keep is None else str(reason.keep),
        "suit": None if reason.suit is None else reason.suit.letter,
        "count": reason.count,
        "losses": [{"card": str(card), "points": round(points, 2)} for card, points in given.losses],
    }


def answer_to(request: dict[str, Any]) -> dict[str, Any]:
    """What is answered to a request: the action of a player, or the strongest one's advice, and whether it was cut off.

    A person waits, so the time of a decision goes by the clock on the wall.
    """
    answer: dict[str, Any]
    if request["type"] == "advise":
        bot = keep_time(make_bot(levels()[-1]), time.monotonic)
        answer = {"type": "advice", "advice": hint(request, bot)}
    else:
        bot = keep_time(make_bot(request["bot"]), time.monotonic)
        answer = {"type": "action", "action": decide(request, bot)}
    return answer | {"id": request["id"], "cuts": cuts_of(bot)}


def main() -> None:
    """Answer until the input ends."""
    for line in sys.stdin:
        request = json.loads(line)
        try:
            answer = answer_to(request)
        except Exception as error:  # noqa: BLE001 - a bot may fail in any way; the table must hear of it and go on
            answer = {"type": "failed", "id": request["id"], "error": type(error).__name__}
        sys.stdout.write(json.dumps(answer) + "\n")
        sys.stdout.flush()


def _legal(view: View, words: list[str]) -> Sequence[Action]:
    if view.seat is None:
        raise ValueError("a bot has a seat")
    if view.phase is Phase.DISCARD:
        return Discards(view.seat, view.hand, view.rules.kitty_size)
    return tuple(action_from_text(word, view.seat) for word in words)


if __name__ == "__main__":
    main()
