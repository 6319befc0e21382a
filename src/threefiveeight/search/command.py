"""What ``358 solve`` reads and prints: open-cards positions as JSON, and what they are worth.

Source: docs/notation.md, "Open-cards positions". The command line reads the file and its JSON; here an object becomes
a position, or is refused with the reason.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Final, TypeVar

from threefiveeight.cards import Card, CardSet, cards_from_text
from threefiveeight.rules.options import Contract, VoidPlay
from threefiveeight.rules.seats import SEATS, Seat, by_seat
from threefiveeight.search.certificate import MOST_CARDS, certify
from threefiveeight.search.position import BadPosition, Position
from threefiveeight.search.solver import Solver

KEYS: Final = ("hands", "contract", "leader", "trick", "void_play")
"""The keys of a position; ``trick`` and ``void_play`` may be left out: no card played yet, and free play."""

_NEEDED: Final = ("hands", "contract", "leader")
_Word = TypeVar("_Word", Contract, VoidPlay)


def position_of(data: Mapping[str, object]) -> Position:
    """The position that a JSON object describes; raises BadPosition with the first thing that is wrong."""
    for key in data:
        if key not in KEYS:
            raise BadPosition(f"unknown key {_shown(key)}: a position has {', '.join(KEYS)}")
    for key in _NEEDED:
        if key not in data:
            raise BadPosition(f"{key} is missing")
    leader = data["leader"]
    if not isinstance(leader, int) or isinstance(leader, bool) or leader not in {0, 1, 2}:
        raise BadPosition(f"leader is 0, 1 or 2, not {_shown(leader)}")
    return Position(
        _hands(data["hands"]),
        _word("contract", Contract, data["contract"]),
        leader,
        _trick(data.get("trick", [])),
        _word("void_play", VoidPlay, data.get("void_play", VoidPlay.FREE.value)),
    )


def answer(
    position: Position, solver: Solver, clock: Callable[[], float], *, moves: bool, certificate: bool = False
) -> dict[str, object]:
    """The object that is printed for a position; ``clock`` tells seconds and only the times taken come from it.

    With ``certificate`` each value is proved and the proof checked; BadPosition for more cards than that is done for.
    """
    if certificate and position.size > MOST_CARDS:
        raise BadPosition(f"a certificate is made for at most {MOST_CARDS} cards a seat, not {position.size}")
    begun = clock()
    solution = solver.solve(position, moves=moves)
    line: dict[str, object] = {"guaranteed": list(solution.guaranteed)}
    if solution.moves is not None:
        line["moves"] = {str(card): value for card, value in solution.moves.items()}
    line["ms"] = round((clock() - begun) * 1000, 3)
    if certificate:
        line["certificate"] = [_checked(position, seat, solver, clock) for seat in SEATS]
    return line


def _checked(position: Position, seat: Seat, solver: Solver, clock: Callable[[], float]) -> dict[str, object]:
    """What a proof of a seat's value took: the cards it names, the positions checked, and the times of both."""
    begun = clock()
    proof = certify(position, seat, solver)
    made = clock()
    looked = proof.check()
    return {
        "cards": proof.size,
        "positions": looked,
        "ms": round((made - begun) * 1000, 3),
        "check_ms": round((clock() - made) * 1000, 3),
    }


def _hands(value: object) -> tuple[CardSet, CardSet, CardSet]:
    if not isinstance(value, list) or len(value) != 3:
        raise BadPosition("hands are three texts of cards, one a seat")
    return by_seat(lambda seat: CardSet.of(_cards(f"the hand of seat {seat}", value[seat])))


def _cards(what: str, value: object) -> tuple[Card, ...]:
    if not isinstance(value, str):
        raise BadPosition(f'{what} is a text of cards such as "SA H4", not {_shown(value)}')
    if len(value) > 400:
        raise BadPosition(f"{what} is too long: there are 52 cards")
    try:
        return cards_from_text(value)
    except ValueError as error:
        raise BadPosition(f"{what}: {error}") from None


def _trick(value: object) -> tuple[Card, ...]:
    if not isinstance(value, list) or len(value) > 2:
        raise BadPosition("trick is a list of no, one or two cards")
    cards: list[Card] = []
    for one in value:
        parsed = _cards("a card of the trick", one)
        if len(parsed) != 1:
            raise BadPosition(f"a card of the trick is one card, not {_shown(one)}")
        cards.extend(parsed)
    return tuple(cards)


def _word(key: str, kind: type[_Word], value: object) -> _Word:
    words: Iterable[_Word] = kind
    for word in words:
        if word.value == value:
            return word
    allowed = ", ".join(word.value for word in words)
    raise BadPosition(f"{key} is one of {allowed}, not {_shown(value)}")


def _shown(value: object) -> str:
    """A value in an error text: short, and in ASCII."""
    text = ascii(value) if isinstance(value, (str, int, float, bool, type(None))) else f"a {type(value).__name__}"
    return text if len(text) <= 40 else text[:37] + "..."
