"""Views read back from JSON, for bots that are written in Python and run as programs of their own.

Source: docs/notation.md, "Views". The inverse of ``view_json``.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final, TypeVar

from threefiveeight.cards import SUIT_LETTERS, Card, CardSet, Suit
from threefiveeight.record.errors import RecordError
from threefiveeight.record.json_text import shown
from threefiveeight.record.rules_json import rules_from_all_options
from threefiveeight.rules import (
    CardMoved,
    CardPlayed,
    CardsDealt,
    CardsDiscarded,
    Claim,
    Contract,
    ContractNamed,
    DealScored,
    Event,
    ExchangeStopped,
    GameOver,
    HandRevealed,
    KittyTaken,
    Phase,
    Seat,
    SuitNamed,
    Trick,
    TrickWon,
    View,
    VoidShown,
    by_seat,
)

T = TypeVar("T")


def view_from_json(value: Mapping[str, Any]) -> View:
    """The view that ``view_to_json`` wrote; RecordError names the field that is missing, unknown or wrong."""
    fields = {name: _read(value, name, read, f"view, {name}") for name, read in _FIELDS.items()}
    for name in value:
        if name not in _FIELDS and name != "events":
            raise RecordError("view", f"unknown key {shown(name)}; known are {', '.join([*_FIELDS, 'events'])}")
    events = _read(value, "events", tuple, "view, events")
    seat: Seat | None = fields["seat"]
    told = tuple(
        _checked(lambda event: event_from_json(event, seat), event, f"view, event {number}")
        for number, event in enumerate(events, start=1)
    )
    return View(**fields, events=told)


def event_from_json(value: Mapping[str, Any], seat: Seat | None) -> Event:
    """The event that ``event_to_json`` wrote for a seat; LookupError, TypeError or ValueError for anything else."""
    return _EVENTS[value["type"]](value, seat)


def _read(value: Mapping[str, Any], name: str, read: Callable[[Any], T], place: str) -> T:
    if name not in value:
        raise RecordError("view", f"the key {name} is missing")
    return _checked(read, value[name], place)


def _checked(read: Callable[[Any], T], value: Any, place: str) -> T:
    try:
        return read(value)
    except (LookupError, TypeError, ValueError, AttributeError) as error:
        raise RecordError(place, f"cannot be {shown(value)} ({type(error).__name__}: {error})") from None


def _number(value: Any) -> int:
    if type(value) is not int:
        raise TypeError("not a whole number")
    return value


def _flag(value: Any) -> bool:
    if type(value) is not bool:
        raise TypeError("not true or false")
    return value


def _seat(value: Any) -> Seat:
    if _number(value) not in (0, 1, 2):
        raise ValueError("not a seat: 0, 1 or 2")
    return int(value)


def _optional(read: Callable[[Any], T]) -> Callable[[Any], T | None]:
    return lambda value: None if value is None else read(value)


def _three(read: Callable[[Any], T]) -> Callable[[Any], tuple[T, T, T]]:
    def read_three(value: Any) -> tuple[T, T, T]:
        first, second, third = value
        return (read(first), read(second), read(third))

    return read_three


def _many(read: Callable[[Any], T]) -> Callable[[Any], tuple[T, ...]]:
    return lambda value: tuple(map(read, value))


def _suit(value: Any) -> Suit:
    return Suit(tuple(SUIT_LETTERS).index(value))


def _set(value: Any) -> CardSet:
    return CardSet.of(map(Card.parse, value))


def _trick(value: Any) -> Trick:
    return Trick(_seat(value["leader"]), _cards(value["cards"]))


def _claim(value: Any) -> Claim:
    return Claim(_seat(value["from"]), _seat(value["to"]), _number(value["left"]))


_numbers: Final = _three(_number)
_cards: Final = _many(Card.parse)
_optional_set: Final = _optional(_set)
_optional_cards: Final = _optional(_cards)

_FIELDS: Final[Mapping[str, Callable[[Any], Any]]] = MappingProxyType(
    {
        "rules": rules_from_all_options,
        "seat": _optional(_seat),
        "deal": _number,
        "dealer": _seat,
        "targets": _numbers,
        "totals": _numbers,
        "phase": Phase,
        "to_act": _optional(_seat),
        "contract": _optional(Contract),
        "hand": _set,
        "card_counts": _numbers,
        "kitty": _optional_cards,
        "discards": _optional_set,
        "trick": _trick,
        "tricks": _numbers,
        "used_contracts": _three(_many(Contract)),
        "claims": _many(_claim),
    }
)


def _dealt(value: Mapping[str, Any], seat: Seat | None) -> CardsDealt:
    hand = _optional_set(value["hand"])
    hands = by_seat(lambda player: hand if player == seat else None)
    return CardsDealt(_seat(value["dealer"]), hands, _numbers(value["counts"]))


def _revealed(value: Mapping[str, Any], seat: Seat | None) -> HandRevealed:
    return HandRevealed(_seat(seat), _set(value["hand"]))


_EVENTS: Final[Mapping[str, Callable[[Mapping[str, Any], Seat | None], Event]]] = MappingProxyType(
    {
        "dealt": _dealt,
        "contract": lambda value, _: ContractNamed(_seat(value["seat"]), Contract(value["contract"])),
        "revealed": _revealed,
        "named": lambda value, _: SuitNamed(_seat(value["seat"]), _seat(value["to"]), _suit(value["suit"])),
        "void": lambda value, _: VoidShown(_seat(value["seat"]), _suit(value["suit"])),
        "moved": lambda value, _: CardMoved(
            _seat(value["from"]), _seat(value["to"]), _optional(Card.parse)(value["card"])
        ),
        "stopped": lambda value, _: ExchangeStopped(_seat(value["seat"])),
        "kitty": lambda value, _: KittyTaken(
            _seat(value["seat"]), _optional_cards(value["cards"]), _flag(value["shown"])
        ),
        "discarded": lambda value, _: CardsDiscarded(
            _seat(value["seat"]), _number(value["count"]), _optional_set(value["cards"])
        ),
        "played": lambda value, _: CardPlayed(_seat(value["seat"]), Card.parse(value["card"])),
        "trick": lambda value, _: TrickWon(_seat(value["winner"])),
        "scored": lambda value, _: DealScored(
            _numbers(value["tricks"]), _optional(_numbers)(value["points"]), _numbers(value["totals"])
        ),
        "over": lambda value, _: GameOver(_many(_seat)(value["winners"])),
    }
)
"""For each type of event how it is read; whose view it stands in is needed where the event does not say."""
