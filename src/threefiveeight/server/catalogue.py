"""What can be played here: presets, options and the levels of the bots, as the Games window lists them."""

from collections.abc import Sequence
from dataclasses import replace
from enum import StrEnum
from typing import Final, get_type_hints

from threefiveeight.rules import CONTRACTS, PRESETS, OptionError, Rules
from threefiveeight.server.frames import SCORED, rules_info
from threefiveeight.server.messages import OptionInfo, PresetInfo, Presets

SHORT_GAMES: Final = (3, 6, 9, 18)
"""Deals that are offered where each contract is named once."""

FIRST_GAME: Final = 3

_NUMBERS: Final[dict[str, tuple[int | None, int | None]]] = {
    "end_tricks": (1, 17),
    "end_total": (1, None),
    "end_floor": (None, -1),
    "end_deals": (1, 99),
}


def presets(levels: Sequence[str], default_level: str) -> Presets:
    """All that the Games window offers, with these levels of bots."""
    return Presets(
        presets=[_preset(name, rules) for name, rules in PRESETS.items()],
        options=[_option(name, kind) for name, kind in get_type_hints(Rules).items()],
        levels=list(levels),
        default_level=default_level,
    )


def _preset(name: str, rules: Rules) -> PresetInfo:
    once = rules.each_contract_once
    return PresetInfo(
        name=name,
        rules=rules_info(rules),
        deals=list(SHORT_GAMES) if once else None,
        default_deals=FIRST_GAME if once else rules.end_deals,
        can_be_endless=_can_be_endless(rules),
        scored=name in SCORED,
    )


def _can_be_endless(rules: Rules) -> bool:
    """Whether the rules still end the game when the number of deals does not."""
    try:
        replace(rules, end_deals=None)
    except OptionError:
        return False
    return True


def _option(name: str, kind: object) -> OptionInfo:
    if name in _NUMBERS:
        return OptionInfo(name, "int", None, *_NUMBERS[name], nullable=True)
    if name == "targets":
        return OptionInfo(name, "int3", None, 0, 17, nullable=False)
    if name == "contracts":
        return OptionInfo(name, "set", [contract.value for contract in CONTRACTS], None, None, nullable=False)
    if kind is bool:
        return OptionInfo(name, "bool", None, None, None, nullable=False)
    return OptionInfo(name, "choice", _choices(name, kind), None, None, nullable=False)


def _choices(name: str, kind: object) -> list[int | str]:
    if isinstance(kind, type) and issubclass(kind, StrEnum):
        return [word.value for word in kind]
    fixed: dict[str, list[int | str]] = {"deck": [52, 51], "choose_after": [6, "all"], "cards_per_over": [1, 2]}
    return fixed[name]
