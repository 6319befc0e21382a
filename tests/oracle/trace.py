"""A record in, trace lines out, and the place of the first fault."""

from __future__ import annotations

import json
from collections.abc import Generator, Iterator
from typing import Any

from tests.oracle.options import NotAllowedError, Options, settle
from tests.oracle.oracle import after_deal, check, deck_of, new_game, next_deal

Line = dict[str, Any]

FORMAT = "358-record/1"
MOST_DEALS = 120
MOST_ACTIONS = 300
RECORD_KEYS = {"format", "rules", "players", "deals", "totals", "winners"}
DEAL_KEYS = {"dealer", "hands", "kitty", "actions", "tricks", "points"}


class FaultError(Exception):
    """The first thing wrong with a record.

    `deal` and `action` count from 1, None where the fault has no such place.  `shape` says that the fault
    can be seen without playing (a wrong key, a wrong type, cards that are not a deal): a reader that looks
    at all shapes first may find it before a fault of play in an earlier deal.
    """

    def __init__(self, reason: str, deal: int | None = None, action: int | None = None, *, shape: bool) -> None:
        super().__init__(reason)
        self.reason, self.deal, self.action, self.shape = reason, deal, action, shape


def lines_and_fault(record: Any) -> tuple[list[Line], FaultError | None]:
    """All trace lines before the first fault, and the fault if there is one."""
    lines = []
    try:
        for line in trace(record):
            lines.append(line)  # noqa: PERF402  the lines before the fault must stay
    except FaultError as fault:
        return lines, fault
    return lines, None


def as_text(line: Line) -> str:
    """A trace line as it is printed."""
    return json.dumps(line)


def trace(record: Any) -> Iterator[Line]:
    """The trace lines of a record, then `FaultError` if something is wrong with it."""
    options = opening(record)
    game, dealer = new_game(), None
    for number, deal in enumerate(record["deals"], start=1):
        if game["winners"] is not None:
            raise FaultError("the game is over", number, shape=False)
        hands, kitty = layout(options, deal, number)
        if dealer is not None and deal["dealer"] != (dealer + 1) % 3:
            raise FaultError("wrong dealer", number, shape=True)
        dealer = deal["dealer"]
        finished = yield from one_deal(options, game, deal, number, hands, kitty)
        if not finished and number < len(record["deals"]):
            raise FaultError("unfinished, but not the last", number, shape=False)
    closing(record, game)
    if game["winners"] is not None:
        yield {"winners": game["winners"], "totals": game["totals"]}


def opening(record: Any) -> Options:
    """The options of a record, after looking at everything outside its deals but the results."""
    if not isinstance(record, dict):
        raise FaultError("not an object", shape=True)
    if record.get("format") != FORMAT:
        raise FaultError("format", shape=True)
    only_keys(record, RECORD_KEYS, {"totals", "winners"}, None)
    try:
        options = settle(record["rules"])
    except NotAllowedError as refused:
        raise FaultError(f"rules: {refused}", shape=True) from None
    players = record["players"]
    if not isinstance(players, list) or len(players) != 3 or not all(isinstance(p, str) for p in players):
        raise FaultError("players: not three names", shape=True)
    if not isinstance(record["deals"], list) or len(record["deals"]) > MOST_DEALS:
        raise FaultError("deals: not a list of at most 120", shape=True)
    return options


def only_keys(thing: dict[str, Any], known: set[str], optional: set[str], deal: int | None) -> None:
    """Refuse unknown keys and missing ones."""
    for key in thing:
        if key not in known:
            raise FaultError(f"unknown key {key!r}", deal, shape=True)
    for key in known - optional:
        if key not in thing:
            raise FaultError(f"missing key {key!r}", deal, shape=True)


def layout(options: Options, deal: Any, number: int) -> tuple[list[list[str]], list[str]]:
    """The hands and the kitty of a deal, after looking at its keys, types and cards."""
    if not isinstance(deal, dict):
        raise FaultError("not an object", number, shape=True)
    only_keys(deal, DEAL_KEYS, {"tricks", "points"}, number)
    if type(deal["dealer"]) is not int or deal["dealer"] not in (0, 1, 2):
        raise FaultError("dealer", number, shape=True)
    texts = deal["hands"]
    if not isinstance(texts, list) or len(texts) != 3 or not isinstance(deal["kitty"], str):
        raise FaultError("hands and kitty", number, shape=True)
    if not all(isinstance(text, str) for text in texts):
        raise FaultError("hands are not text", number, shape=True)
    if not isinstance(deal["actions"], list) or len(deal["actions"]) > MOST_ACTIONS:
        raise FaultError("actions: not a list of at most 300", number, shape=True)
    hands = [text.split(" ") for text in texts]
    kitty = deal["kitty"].split(" ") if deal["kitty"] else []
    each = 17 if options["deck"] == 51 else 16
    if any(len(hand) != each for hand in hands):
        raise FaultError("hands of the wrong size", number, shape=True)
    if sorted([*hands[0], *hands[1], *hands[2], *kitty]) != sorted(deck_of(options)):
        raise FaultError("not the cards of the deck, each once", number, shape=True)
    return hands, kitty


def one_deal(
    options: Options, game: dict[str, Any], deal: Line, number: int, hands: list[list[str]], kitty: list[str]
) -> Generator[Line, None, bool]:
    """The lines of one deal; returns whether it was finished."""
    script = next_deal(options, game, deal["dealer"], hands, kitty)
    prompt, result = next(script), None
    count = 0
    for count, action in enumerate(deal["actions"], start=1):
        yield {"deal": number, "action": count, **prompt}
        try:
            prompt = script.send(check(prompt, action))
        except NotAllowedError as refused:
            raise FaultError(str(refused), number, count, shape=False) from None
        except StopIteration as stop:
            result = stop.value
            break
    if result is None:
        yield {"deal": number, "action": count + 1, **prompt}
        if "tricks" in deal or "points" in deal:
            raise FaultError("results in an unfinished deal", number, shape=False)
        return False
    if count < len(deal["actions"]):
        raise FaultError("the deal is over", number, count + 1, shape=False)
    for key in ("tricks", "points"):
        if key in deal and not same(deal[key], result[key]):
            raise FaultError(f"{key}: should be {result[key]}", number, shape=False)
    after_deal(options, game, result)
    yield {"deal": number, "tricks": result["tricks"], "points": result["points"], "totals": game["totals"]}
    return True


def closing(record: Line, game: dict[str, Any]) -> None:
    """Look at the totals and winners that a record gives."""
    if "totals" in record and not same(record["totals"], game["totals"]):
        raise FaultError(f"totals: should be {game['totals']}", shape=False)
    if "winners" in record and game["winners"] is None:
        raise FaultError("winners: the game is not over", shape=False)
    if "winners" in record and not same(record["winners"], game["winners"]):
        raise FaultError(f"winners: should be {game['winners']}", shape=False)


def same(given: Any, right: Any) -> bool:
    """Equal, with true not 1 and 9.0 not 9."""
    return json.dumps(given) == json.dumps(right)
