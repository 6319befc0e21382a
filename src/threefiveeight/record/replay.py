"""Playing a record back through the rules; the first thing that is wrong is reported by place and reason.

Source: docs/notation.md, "Records". Nothing is guessed or repaired.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from threefiveeight.cards import Card, cards_from_text
from threefiveeight.record.errors import RecordError, UnreadableRecord
from threefiveeight.record.json_text import Json, shown
from threefiveeight.record.notation import action_from_text
from threefiveeight.record.rules_json import rules_from_json
from threefiveeight.rules import SEATS, BadDeal, BySeat, Dealt, Game, IllegalAction, OptionError, by_seat

FORMAT: Final = "358-record/1"
"""What a record's ``format`` must be."""

MOST_DEALS: Final = 120
"""Deals of a record that are read."""

MOST_ACTIONS: Final = 300
"""Actions of a deal that are read."""

_RECORD_KEYS: Final = ("format", "rules", "players", "deals", "totals", "winners")
_NEEDED_KEYS: Final = ("rules", "players", "deals")
_DEAL_KEYS: Final = ("dealer", "hands", "kitty", "actions", "tricks", "points")
_NEEDED_DEAL_KEYS: Final = ("dealer", "hands", "kitty", "actions")


@dataclass(frozen=True, slots=True)
class Step:
    """A moment of a replay: the game before action number ``action`` (from 1) of a deal (from 1).

    ``action`` is None where the deal has just been finished.
    """

    game: Game
    deal: int
    action: int | None


def replay(record: Mapping[str, Json]) -> Game:
    """The game that a record tells; raises RecordError at the first fault, UnreadableRecord for a foreign format."""
    game = open_record(record)
    for step in steps(record):
        game = step.game
    return game


def players_of(record: Mapping[str, Json]) -> BySeat[str]:
    """The names of the three players, by seat; RecordError if they are not three texts."""
    players = record["players"]
    if isinstance(players, list) and len(players) == 3:
        first, second, third = players
        if isinstance(first, str) and isinstance(second, str) and isinstance(third, str):
            return (first, second, third)
    raise RecordError("players", "must be a list of three names")


def open_record(record: Mapping[str, Json]) -> Game:
    """The game of a record before its first deal, all of the record but its deals and results looked at.

    Raises UnreadableRecord for a foreign format, RecordError for anything else that is wrong so far.
    """
    if record.get("format") != FORMAT:
        given = shown(record["format"]) if "format" in record else "missing"
        raise UnreadableRecord(f'format: must be "{FORMAT}", it is {given}')
    _check_keys(record, "record", _RECORD_KEYS, _NEEDED_KEYS)
    try:
        rules = rules_from_json(record["rules"])
    except OptionError as error:
        raise RecordError("rules", str(error).removeprefix("rules: ")) from None
    players_of(record)
    deals = _deals_of(record)
    dealer = _dealer_of(deals[0], "deal 1") if deals else 0
    return Game.new(rules, dealer)


def steps(record: Mapping[str, Json]) -> Iterator[Step]:
    """The moments of a replay in order, after each deal one more.

    Raises RecordError where the record goes wrong, after the moments before; UnreadableRecord for a foreign format.
    """
    game = open_record(record)
    for number, value in enumerate(_deals_of(record), start=1):
        place = f"deal {number}"
        deal = _object(value, place)
        game = _started(game, deal, place)
        for index, text in enumerate(_actions_of(deal, place), start=1):
            if game.to_act is not None:
                yield Step(game, number, index)
            game = _acted(game, text, f"{place}, action {index}")
        if game.to_act is not None:
            yield Step(game, number, len(_actions_of(deal, place)) + 1)
        _check_result(game, deal, place)
        if game.to_act is None:
            yield Step(game, number, None)
    _check_end(game, record)


def _object(value: Json, place: str) -> dict[str, Json]:
    if not isinstance(value, dict):
        raise RecordError(place, f"must be an object, not {shown(value)}")
    _check_keys(value, place, _DEAL_KEYS, _NEEDED_DEAL_KEYS)
    return value


def _check_keys(value: Mapping[str, Json], place: str, known: Sequence[str], needed: Sequence[str]) -> None:
    for key in value:
        if key not in known:
            raise RecordError(place, f"unknown key {shown(key)}; known are {', '.join(known)}")
    for key in needed:
        if key not in value:
            raise RecordError(place, f"the key {key} is missing")


def _deals_of(record: Mapping[str, Json]) -> list[Json]:
    deals = record["deals"]
    if not isinstance(deals, list):
        raise RecordError("deals", f"must be a list, not {shown(deals)}")
    if len(deals) > MOST_DEALS:
        raise RecordError("deals", f"has {len(deals)} deals, at most {MOST_DEALS} are read")
    return deals


def _dealer_of(value: Json, place: str) -> int:
    dealer = _object(value, place)["dealer"]
    if isinstance(dealer, bool) or not isinstance(dealer, int) or dealer not in SEATS:
        raise RecordError(place, f"dealer must be 0, 1 or 2, not {shown(dealer)}")
    return dealer


def _actions_of(deal: dict[str, Json], place: str) -> list[Json]:
    actions = deal["actions"]
    if not isinstance(actions, list):
        raise RecordError(place, f"actions must be a list, not {shown(actions)}")
    if len(actions) > MOST_ACTIONS:
        raise RecordError(place, f"has {len(actions)} actions, at most {MOST_ACTIONS} are read")
    return actions


def _started(game: Game, deal: dict[str, Json], place: str) -> Game:
    """The game with the deal's cards dealt."""
    if game.over:
        raise RecordError(place, "the game is over before this deal")
    if not game.can_start:
        raise RecordError(place, "the deal before it is not finished")
    dealer = _dealer_of(deal, place)
    if dealer != game.next_dealer:
        raise RecordError(place, f"dealer must be {game.next_dealer}, the deal goes round, not {dealer}")
    hands = deal["hands"]
    if not isinstance(hands, list) or len(hands) != 3:
        raise RecordError(place, "hands must be a list of three texts")
    dealt = Dealt(
        by_seat(lambda seat: _cards(hands[seat], place, f"hand of seat {seat}")), _cards(deal["kitty"], place, "kitty")
    )
    try:
        return game.start(dealt)
    except BadDeal as error:
        raise RecordError(place, str(error)) from None


def _cards(text: Json, place: str, what: str) -> tuple[Card, ...]:
    if not isinstance(text, str):
        raise RecordError(place, f"{what} must be a text of cards, not {shown(text)}")
    try:
        return cards_from_text(text)
    except ValueError as error:
        raise RecordError(place, f"{what}: {error}") from None


def _acted(game: Game, text: Json, place: str) -> Game:
    if not isinstance(text, str):
        raise RecordError(place, f'must be a text such as "1 play SA", not {shown(text)}')
    try:
        action = action_from_text(text)
    except ValueError as error:
        raise RecordError(place, str(error)) from None
    try:
        return game.apply(action)
    except IllegalAction as error:
        raise RecordError(place, str(error)) from None


def _check_result(game: Game, deal: dict[str, Json], place: str) -> None:
    """The results that a deal gives must be the true ones; an unfinished deal gives none."""
    if game.to_act is not None:
        for key in ("tricks", "points"):
            if key in deal:
                raise RecordError(place, f"{key} are given, but the deal is not finished")
        return
    result = game.results[-1]
    if "tricks" in deal:
        _check_numbers(deal["tricks"], result.tricks, f"{place}, tricks")
    if "points" in deal:
        _check_numbers(deal["points"], result.points, f"{place}, points")


def _check_end(game: Game, record: Mapping[str, Json]) -> None:
    if "totals" in record:
        _check_numbers(record["totals"], game.totals, "totals")
    if "winners" not in record:
        return
    if not game.over:
        raise RecordError("winners", "are given, but the game is not over")
    _check_numbers(record["winners"], game.winners, "winners")


def _check_numbers(given: Json, true: Sequence[int] | None, place: str) -> None:
    expected = None if true is None else list(true)
    if given != expected or _has_other_types(given):
        raise RecordError(place, f"must be {_numbers(expected)}, not {_numbers(given)}")


def _has_other_types(given: Json) -> bool:
    """Whether a list holds true, false or 1.0, which Python takes for whole numbers."""
    return isinstance(given, list) and any(type(number) is not int for number in given)


def _numbers(value: object) -> str:
    if value is None:
        return "null"
    return shown(value) if not isinstance(value, list) else "[" + ", ".join(map(shown, value[:4])) + "]"
