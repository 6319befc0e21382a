"""The options of a table as a plain dict: presets, what each may be, and which mixes are refused."""

from __future__ import annotations

from typing import Any

Options = dict[str, Any]

ALL_CONTRACTS = ["S", "H", "D", "C", "NT", "MIS"]
SUIT_CONTRACTS = ["S", "H", "D", "C"]

#: One row an option, one column a preset, in the order of the rules page.
PRESET_NAMES = (
    "sergeant-major",
    "nine-five-two",
    "six-three-eight",
    "three-five-eight",
    "three-five-eight-classic",
    "sergeant-major-british",
)
_LOOK, _TAKE, _BLIND = "look_name_discard", "name_take_discard", "name_discard_take"
_BEFORE, _AFTER = "before_contract", "after_contract"
_FOUR, _SIX = SUIT_CONTRACTS, ALL_CONTRACTS
TABLE: dict[str, list[Any]] = {
    "targets": [[8, 5, 3], [9, 5, 2], [6, 3, 8], [3, 8, 5], [3, 8, 5], [8, 5, 3]],
    "deck": [52, 52, 51, 52, 52, 52],
    "chooser": ["dealer", "dealer", "dealer", "eldest", "eldest", "dealer"],
    "contracts": [_FOUR, _FOUR, _FOUR, _SIX, _SIX, _FOUR],
    "each_contract_once": [False, False, False, True, True, False],
    "choose_after": ["all", "all", "all", 6, 6, "all"],
    "kitty": [_LOOK, _LOOK, "none", _TAKE, _TAKE, _BLIND],
    "kitty_public": [False, False, False, True, True, False],
    "void_play": ["free", "free", "free", "must_trump", "free", "free"],
    "exchange": [_BEFORE, _BEFORE, _BEFORE, _AFTER, _AFTER, _BEFORE],
    "exchange_mode": ["name_suit", "name_suit", "name_suit", "give_card", "give_card", "give_card"],
    "exchange_order": ["most_up", "most_up", "most_up", "new_target", "new_target", "new_target"],
    "exchange_trump": ["normal", "normal", "normal", "free_return", "forbidden", "normal"],
    "cards_per_over": [1, 1, 1, 1, 1, 1],
    "rotate_targets": [False, False, False, False, False, False],
    "end_tricks": [12, 12, None, None, None, 12],
    "end_total": [None, None, 10, None, None, None],
    "end_floor": [None, None, -10, None, None, None],
    "end_deals": [10, 10, None, 18, 18, 10],
    "tie": ["playoff", "playoff", "playoff", "shared", "shared", "playoff"],
}

#: Options that take one of a few words or numbers.
CHOICES: dict[str, list[Any]] = {
    "deck": [52, 51],
    "chooser": ["dealer", "eldest"],
    "each_contract_once": [False, True],
    "choose_after": [6, "all"],
    "kitty": ["none", _LOOK, _TAKE, _BLIND],
    "kitty_public": [False, True],
    "void_play": ["free", "must_trump"],
    "exchange": ["off", _BEFORE, _AFTER],
    "exchange_mode": ["name_suit", "give_card"],
    "exchange_order": ["most_up", "new_target"],
    "exchange_trump": ["normal", "forbidden", "free_return"],
    "cards_per_over": [1, 2],
    "rotate_targets": [False, True],
    "tie": ["shared", "playoff"],
}
ENDS = ("end_tricks", "end_total", "end_floor", "end_deals")


class NotAllowedError(Exception):
    """Something that the rules page does not allow; the text says what."""


def preset(name: str) -> Options:
    """All options of a preset, as a fresh dict."""
    column = PRESET_NAMES.index(name)
    options = {option: row[column] for option, row in TABLE.items()}
    return {option: list(value) if isinstance(value, list) else value for option, value in options.items()}


def tricks_of(options: Options) -> int:
    """How many tricks a deal has: 16 with the kitty, 17 with 51 cards."""
    return 17 if options["deck"] == 51 else 16


def settle(given: Any) -> Options:
    """All options from what a record says: a preset and the options that differ from it."""
    if not isinstance(given, dict):
        raise NotAllowedError("rules: not an object")
    name = given.get("preset")
    if not isinstance(name, str) or name not in PRESET_NAMES:
        raise NotAllowedError(f"preset: unknown {name!r}")
    options = preset(name)
    for option, value in given.items():
        if option == "preset":
            continue
        if option not in TABLE:
            raise NotAllowedError(f"rules: unknown option {option!r}")
        options[option] = value
    refuse_bad_values(options)
    refuse_contradictions(options)
    options["contracts"] = [contract for contract in ALL_CONTRACTS if contract in options["contracts"]]
    return options


def whole(value: Any) -> bool:
    """Whether this is a whole number and not a bool in disguise."""
    return type(value) is int


def refuse_bad_values(options: Options) -> None:
    """Refuse what is wrong about one option alone."""
    for option, choices in CHOICES.items():
        if not any(type(options[option]) is type(choice) and options[option] == choice for choice in choices):
            raise NotAllowedError(f"{option}: {options[option]!r}")
    targets, contracts = options["targets"], options["contracts"]
    if not isinstance(targets, list) or len(targets) != 3 or not all(whole(t) and t >= 0 for t in targets):
        raise NotAllowedError(f"targets: {targets!r}")
    if not isinstance(contracts, list) or not contracts:
        raise NotAllowedError(f"contracts: {contracts!r}")
    if any(not isinstance(contract, str) or contract not in ALL_CONTRACTS for contract in contracts):
        raise NotAllowedError(f"contracts: {contracts!r}")
    for end in ENDS:
        if options[end] is not None and not whole(options[end]):
            raise NotAllowedError(f"{end}: {options[end]!r}")


def refuse_contradictions(options: Options) -> None:
    """Refuse what does not go together: the whole list of the rules page, line by line."""
    for option, wrong in contradictions(options):
        if wrong:
            raise NotAllowedError(f"{option}: does not go with the rest")


def contradictions(options: Options) -> list[tuple[str, bool]]:
    """Every contradiction that the rules page lists, with whether it is there."""
    kitty, six, exchange = options["kitty"], options["choose_after"] == 6, options["exchange"]
    tricks = tricks_of(options)
    n, total, floor, deals = (options[end] for end in ENDS)
    most_deals = 3 * len(set(options["contracts"]))
    once = options["each_contract_once"]
    odd_trump = options["exchange_trump"] != "normal" and exchange != "off"
    return [
        ("targets", sum(options["targets"]) != tricks),
        ("kitty", options["deck"] == 51 and kitty != "none"),
        ("kitty", options["deck"] == 52 and kitty == "none"),
        ("kitty_public", options["kitty_public"] and kitty == "none"),
        ("choose_after", kitty == _LOOK and six),
        ("exchange", kitty == _LOOK and exchange == _AFTER),
        ("choose_after", six and exchange == _BEFORE),
        ("each_contract_once", once and (deals is None or deals > most_deals)),
        ("exchange_trump", odd_trump and exchange == _BEFORE),
        ("exchange_trump", odd_trump and options["exchange_mode"] == "name_suit"),
        ("end_tricks", n is not None and not 1 <= n <= tricks),
        ("end_total", total is not None and total < 1),
        ("end_floor", floor is not None and floor > -1),
        ("end_deals", deals is not None and not 1 <= deals <= 99),
        ("end_deals", all(options[end] is None for end in ENDS)),
    ]
