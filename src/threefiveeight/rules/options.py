"""The options of the game as one value, and the six presets.

Source: docs/rules.md, "Options". Code branches on an option, never on the name of a preset.
"""

import dataclasses
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import Any, Final, Literal, TypeAlias, TypeVar

from threefiveeight.cards import Suit
from threefiveeight.rules.errors import OptionError
from threefiveeight.rules.seats import ByRole

Word = TypeVar("Word", bound=StrEnum)

ChooseAfter: TypeAlias = Literal[6, "all"]
"""How many of his cards the chooser sees before he names the contract."""

KITTY_SIZE: Final = 4
"""Cards in the kitty, where there is one."""

SIX: Final = 6
"""Cards that a chooser sees who does not see all of them."""

MOST_DEALS: Final = 99
"""The largest ``end_deals``."""


class Contract(StrEnum):
    """What the chooser can name: a trump suit, no trump or no tricks."""

    SPADES = "S"
    HEARTS = "H"
    DIAMONDS = "D"
    CLUBS = "C"
    NO_TRUMP = "NT"
    NO_TRICKS = "MIS"

    @property
    def suit(self) -> Suit | None:
        """The trump suit, or None in no trump and no tricks."""
        return _TRUMPS.get(self)


_TRUMPS: Final = dict(zip(Contract, Suit, strict=False))

CONTRACTS: Final = tuple(Contract)
"""The six contracts in the order S H D C NT MIS."""


class Chooser(StrEnum):
    """Who names the contract and takes the kitty."""

    DEALER = "dealer"
    ELDEST = "eldest"


class Kitty(StrEnum):
    """In which order the chooser picks the kitty up, names the contract and discards."""

    NONE = "none"
    LOOK_NAME_DISCARD = "look_name_discard"
    NAME_TAKE_DISCARD = "name_take_discard"
    NAME_DISCARD_TAKE = "name_discard_take"


class VoidPlay(StrEnum):
    """What a player who cannot follow suit may play."""

    FREE = "free"
    MUST_TRUMP = "must_trump"


class Exchange(StrEnum):
    """When cards are exchanged."""

    OFF = "off"
    BEFORE_CONTRACT = "before_contract"
    AFTER_CONTRACT = "after_contract"


class ExchangeMode(StrEnum):
    """How one claim is made."""

    NAME_SUIT = "name_suit"
    GIVE_CARD = "give_card"


class ExchangeOrder(StrEnum):
    """Which of two up players goes first."""

    MOST_UP = "most_up"
    NEW_TARGET = "new_target"


class ExchangeTrump(StrEnum):
    """What happens when a trump is given."""

    NORMAL = "normal"
    FORBIDDEN = "forbidden"
    FREE_RETURN = "free_return"


class Tie(StrEnum):
    """What happens when several players have the highest total."""

    SHARED = "shared"
    PLAYOFF = "playoff"


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """All options of a table; a value that contradicts itself cannot be made.

    What each option means stands in docs/rules.md, "Options". ``targets`` are tricks by role (dealer, eldest,
    third); an end that is None is off. Choices may be given as plain words and become members of their enums.
    Raises OptionError, which names the option and what would be accepted.
    """

    targets: ByRole[int]
    deck: int = 52
    chooser: Chooser = Chooser.DEALER
    contracts: frozenset[Contract] = frozenset(CONTRACTS[:4])
    each_contract_once: bool = False
    choose_after: ChooseAfter = "all"
    kitty: Kitty = Kitty.LOOK_NAME_DISCARD
    kitty_public: bool = False
    void_play: VoidPlay = VoidPlay.FREE
    exchange: Exchange = Exchange.BEFORE_CONTRACT
    exchange_mode: ExchangeMode = ExchangeMode.NAME_SUIT
    exchange_order: ExchangeOrder = ExchangeOrder.MOST_UP
    exchange_trump: ExchangeTrump = ExchangeTrump.NORMAL
    cards_per_over: int = 1
    rotate_targets: bool = False
    end_tricks: int | None = None
    end_total: int | None = None
    end_floor: int | None = None
    end_deals: int | None = None
    tie: Tie = Tie.PLAYOFF

    def __post_init__(self) -> None:
        for option, read in _READERS.items():
            object.__setattr__(self, option, read(option, getattr(self, option)))
        for check in (_check_cards, _check_looking, _check_exchange, _check_contracts, _check_ends):
            check(self)

    @property
    def hand_size(self) -> int:
        """Cards dealt to each seat, which is also the number of tricks: 16, or 17 with 51 cards."""
        return (self.deck - self.kitty_size) // 3

    @property
    def kitty_size(self) -> int:
        """Cards in the kitty: 4 or 0."""
        return 0 if self.kitty is Kitty.NONE else KITTY_SIZE


def _read_flag(option: str, value: object) -> bool:
    if isinstance(value, bool):
        return value
    raise OptionError(option, f"must be true or false, not {_shown(value)}")


def _is_int(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _read_targets(option: str, value: object) -> ByRole[int]:
    if isinstance(value, (list, tuple)) and len(value) == 3 and all(_is_int(n) and n >= 0 for n in value):
        return (value[0], value[1], value[2])
    raise OptionError(option, f"must be three whole numbers from 0 for dealer, eldest and third, not {_shown(value)}")


def _read_contracts(option: str, value: object) -> frozenset[Contract]:
    if isinstance(value, str) or not isinstance(value, (list, tuple, set, frozenset)) or not value:
        raise OptionError(option, f"must be one or more of S H D C NT MIS, not {_shown(value)}")
    for word in value:
        if not isinstance(word, str) or word not in CONTRACTS:
            raise OptionError(option, f"has {_shown(word)}; known are S H D C NT MIS")
    return frozenset(map(Contract, value))


def _read_choose_after(option: str, value: object) -> ChooseAfter:
    if _is_int(value) and value == SIX:
        return 6
    if value == "all" and isinstance(value, str):
        return "all"
    raise OptionError(option, f'must be 6 or "all", not {_shown(value)}')


def _word_of(words: type[Word]) -> Callable[[str, object], Word]:
    def read(option: str, value: object) -> Word:
        if isinstance(value, str) and value in list(words):
            return words(value)
        raise OptionError(option, f"must be one of {', '.join(words)}, not {_shown(value)}")

    return read


def _number_among(*accepted: int) -> Callable[[str, object], int]:
    def read(option: str, value: object) -> int:
        if isinstance(value, int) and not isinstance(value, bool) and value in accepted:
            return value
        raise OptionError(option, f"must be {' or '.join(map(str, accepted))}, not {_shown(value)}")

    return read


def _number_or_none(words: str, accepted: Callable[[int], bool]) -> Callable[[str, object], int | None]:
    def read(option: str, value: object) -> int | None:
        if value is None:
            return None
        if isinstance(value, int) and not isinstance(value, bool) and accepted(value):
            return value
        raise OptionError(option, f"must be {words}, or none, not {_shown(value)}")

    return read


def _shown(value: object) -> str:
    """A value in an error text, cut to a length that fits a line."""
    text = ascii(value)
    return text if len(text) <= 40 else text[:37] + "..."


_READERS: Final[Mapping[str, Callable[[str, object], Any]]] = MappingProxyType(
    {
        "targets": _read_targets,
        "deck": _number_among(52, 51),
        "chooser": _word_of(Chooser),
        "contracts": _read_contracts,
        "each_contract_once": _read_flag,
        "choose_after": _read_choose_after,
        "kitty": _word_of(Kitty),
        "kitty_public": _read_flag,
        "void_play": _word_of(VoidPlay),
        "exchange": _word_of(Exchange),
        "exchange_mode": _word_of(ExchangeMode),
        "exchange_order": _word_of(ExchangeOrder),
        "exchange_trump": _word_of(ExchangeTrump),
        "cards_per_over": _number_among(1, 2),
        "rotate_targets": _read_flag,
        "end_tricks": _number_or_none("a number of tricks from 1", lambda n: n >= 1),
        "end_total": _number_or_none("a total from 1", lambda n: n >= 1),
        "end_floor": _number_or_none("a total of -1 or less", lambda n: n <= -1),
        "end_deals": _number_or_none(f"a number of deals from 1 to {MOST_DEALS}", lambda n: 1 <= n <= MOST_DEALS),
        "tie": _word_of(Tie),
    }
)

OPTION_NAMES: Final = tuple(_READERS)
"""The names of all options, in the order of the rules page."""


def _check_cards(rules: Rules) -> None:
    if rules.deck == 51 and rules.kitty is not Kitty.NONE:
        raise OptionError("kitty", "must be none with 51 cards, which leave no cards over")
    if rules.deck == 52 and rules.kitty is Kitty.NONE:
        raise OptionError("kitty", "must not be none with 52 cards, of which four are left over (or use deck 51)")
    if rules.kitty_public and rules.kitty is Kitty.NONE:
        raise OptionError("kitty_public", "must be false where there is no kitty")
    if sum(rules.targets) != rules.hand_size:
        raise OptionError("targets", f"must sum to the {rules.hand_size} tricks, not to {sum(rules.targets)}")


def _check_looking(rules: Rules) -> None:
    looked = rules.kitty is Kitty.LOOK_NAME_DISCARD
    if looked and rules.choose_after == SIX:
        raise OptionError("choose_after", "must be all with kitty look_name_discard")
    if looked and rules.exchange is Exchange.AFTER_CONTRACT:
        raise OptionError("exchange", "must be off or before_contract with kitty look_name_discard")
    if rules.choose_after == SIX and rules.exchange is Exchange.BEFORE_CONTRACT:
        raise OptionError("choose_after", "must be all with exchange before_contract")


def _check_exchange(rules: Rules) -> None:
    if rules.exchange is Exchange.OFF or rules.exchange_trump is ExchangeTrump.NORMAL:
        return
    if rules.exchange is Exchange.BEFORE_CONTRACT:
        raise OptionError("exchange_trump", "must be normal with exchange before_contract: there are no trumps yet")
    if rules.exchange_mode is ExchangeMode.NAME_SUIT:
        raise OptionError("exchange_trump", "must be normal with exchange_mode name_suit: no card is given")


def _check_contracts(rules: Rules) -> None:
    most = 3 * len(rules.contracts)
    if rules.each_contract_once and (rules.end_deals is None or rules.end_deals > most):
        raise OptionError(
            "each_contract_once", f"needs end_deals of at most {most}, three times the number of contracts"
        )


def _check_ends(rules: Rules) -> None:
    if rules.end_tricks is not None and rules.end_tricks > rules.hand_size:
        raise OptionError("end_tricks", f"must be at most the {rules.hand_size} tricks of a deal")
    if rules.end_tricks is rules.end_total is rules.end_floor is rules.end_deals is None:
        raise OptionError(
            "end_deals", "must be set where end_tricks, end_total and end_floor are none: the game must end"
        )


_SERGEANT_MAJOR: Final = Rules(targets=(8, 5, 3), end_tricks=12, end_deals=10)

_CLASSIC: Final = Rules(
    targets=(3, 8, 5),
    chooser=Chooser.ELDEST,
    contracts=frozenset(CONTRACTS),
    each_contract_once=True,
    choose_after=6,
    kitty=Kitty.NAME_TAKE_DISCARD,
    kitty_public=True,
    exchange=Exchange.AFTER_CONTRACT,
    exchange_mode=ExchangeMode.GIVE_CARD,
    exchange_order=ExchangeOrder.NEW_TARGET,
    exchange_trump=ExchangeTrump.FORBIDDEN,
    end_deals=18,
    tie=Tie.SHARED,
)

PRESETS: Final[Mapping[str, Rules]] = MappingProxyType(
    {
        "sergeant-major": _SERGEANT_MAJOR,
        "nine-five-two": dataclasses.replace(_SERGEANT_MAJOR, targets=(9, 5, 2)),
        "six-three-eight": Rules(targets=(6, 3, 8), deck=51, kitty=Kitty.NONE, end_total=10, end_floor=-10),
        "three-five-eight": dataclasses.replace(
            _CLASSIC, void_play=VoidPlay.MUST_TRUMP, exchange_trump=ExchangeTrump.FREE_RETURN
        ),
        "three-five-eight-classic": _CLASSIC,
        "sergeant-major-british": dataclasses.replace(
            _SERGEANT_MAJOR,
            kitty=Kitty.NAME_DISCARD_TAKE,
            exchange_mode=ExchangeMode.GIVE_CARD,
            exchange_order=ExchangeOrder.NEW_TARGET,
        ),
    }
)
"""The six presets by name."""
