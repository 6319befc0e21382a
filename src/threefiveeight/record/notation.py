"""Actions as text, and the actions that made a deal.

Source: docs/notation.md, "Actions". Text has single spaces between its words and names the seat first, except where
a protocol says who acts.
"""

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import Final

from threefiveeight.cards import SUIT_LETTERS, Card, Suit, cards_from_text, cards_to_text
from threefiveeight.cards import CardSet as Cards
from threefiveeight.rules import (
    CONTRACTS,
    Action,
    CardMoved,
    CardPlayed,
    CardsDiscarded,
    Contract,
    ContractNamed,
    Deal,
    DiscardCards,
    Event,
    ExchangeStopped,
    Give,
    NameContract,
    NameSuit,
    Pay,
    Play,
    Return,
    Seat,
    Stop,
    SuitNamed,
)
from threefiveeight.rules.options import ExchangeMode, ExchangeTrump


def action_to_text(action: Action, *, with_seat: bool = True) -> str:
    """An action as text, for example ``1 play SA``; without the seat ``play SA``."""
    text = _words(action)
    return f"{action.seat} {text}" if with_seat else text


def _words(action: Action) -> str:
    match action:
        case NameContract():
            return f"contract {action.contract}"
        case NameSuit():
            return f"name {action.down} {action.suit.letter}"
        case Pay():
            return f"pay {action.card}"
        case Give():
            return f"give {action.down} {action.card}"
        case Return():
            return f"return {action.card}"
        case Stop():
            return "stop"
        case DiscardCards():
            return f"discard {cards_to_text(action.cards)}"
        case _:
            return f"play {action.card}"


def action_from_text(text: str, seat: Seat | None = None) -> Action:
    """The action that a text says; with ``seat`` given the text is that seat's and does not name it.

    ValueError says what is wrong and what would be accepted; whether the action is legal is not looked at.
    """
    words = text.split(" ")
    if "" in words:
        raise ValueError("words are separated by single spaces, with none at the ends")
    if seat is None:
        seat = _seat(words.pop(0))
    verb, *arguments = words or [""]
    form = _FORMS.get(verb)
    if form is None:
        raise ValueError(f"{_cut(verb)!a} is no action; known are {', '.join(_FORMS)}")
    count, read = form
    if count is not None and len(arguments) != count:
        raise ValueError(f"{verb} takes {count} {'word' if count == 1 else 'words'} after it, not {len(arguments)}")
    return read(seat, arguments)


def _cut(word: str) -> str:
    return word if len(word) <= 20 else word[:17] + "..."


def _seat(word: str) -> Seat:
    if word not in ("0", "1", "2"):
        raise ValueError(f"{_cut(word)!a} is no seat: 0, 1 or 2")
    return int(word)


def _suit(word: str) -> Suit:
    if len(word) != 1 or word not in SUIT_LETTERS:
        raise ValueError(f"{_cut(word)!a} is no suit: S, H, D or C")
    return Suit(SUIT_LETTERS.index(word))


def _contract(word: str) -> Contract:
    if word not in CONTRACTS:
        raise ValueError(f"{_cut(word)!a} is no contract: S, H, D, C, NT or MIS")
    return Contract(word)


def _discard(seat: Seat, words: list[str]) -> DiscardCards:
    return DiscardCards(seat, Cards.of(cards_from_text(" ".join(words))))


_FORMS: Final[Mapping[str, tuple[int | None, Callable[[Seat, list[str]], Action]]]] = MappingProxyType(
    {
        "contract": (1, lambda seat, words: NameContract(seat, _contract(words[0]))),
        "name": (2, lambda seat, words: NameSuit(seat, _seat(words[0]), _suit(words[1]))),
        "pay": (1, lambda seat, words: Pay(seat, Card.parse(words[0]))),
        "give": (2, lambda seat, words: Give(seat, _seat(words[0]), Card.parse(words[1]))),
        "return": (1, lambda seat, words: Return(seat, Card.parse(words[0]))),
        "stop": (0, lambda seat, _: Stop(seat)),
        "discard": (None, _discard),
        "play": (1, lambda seat, words: Play(seat, Card.parse(words[0]))),
    }
)
"""For each verb the number of words after it (None: any) and what they mean."""


def actions_of(deal: Deal) -> Iterator[Action]:
    """The actions that made a deal what it is, in order, read from its events."""
    moved: Card | None = None
    for event in deal.events:
        if isinstance(event, CardMoved):
            action = _move(deal, event, moved)
            moved = event.card if moved is None else None
        else:
            action = _told(event)
        if action is not None:
            yield action


def _told(event: Event) -> Action | None:
    """The action that an event tells of, if it was one."""
    match event:
        case ContractNamed():
            return NameContract(event.seat, event.contract)
        case SuitNamed():
            return NameSuit(event.seat, event.to, event.suit)
        case ExchangeStopped():
            return Stop(event.seat)
        case CardsDiscarded(seat=seat, cards=Cards() as cards):
            return DiscardCards(seat, cards)
        case CardPlayed():
            return Play(event.seat, event.card)
        case _:
            return None


def _move(deal: Deal, event: CardMoved, before: Card | None) -> Action | None:
    """The action that moved a card in the exchange, None where the program did.

    Cards move in pairs, ``before`` is the first of the pair while the second moves. Of a named suit's pair the second
    was chosen, of a gift's the first, and the second too where a trump may be returned freely.
    """
    assert event.card is not None
    if deal.rules.exchange_mode is ExchangeMode.NAME_SUIT:
        return None if before is None else Pay(event.giver, event.card)
    if before is None:
        return Give(event.giver, event.taker, event.card)
    free = deal.rules.exchange_trump is ExchangeTrump.FREE_RETURN and before.suit is deal.trump
    return Return(event.giver, event.card) if free else None
