"""The rules of a table as JSON: a preset and what differs from it, or all options.

Source: docs/notation.md, "Records" and "Views".
"""

import dataclasses
from collections.abc import Mapping
from typing import Any

from threefiveeight.record.json_text import Json, shown
from threefiveeight.rules import CONTRACTS, OPTION_NAMES, PRESETS, OptionError, Rules


def rules_from_json(value: object) -> Rules:
    """The rules that an object with a ``preset`` and differing options says; OptionError names what is wrong."""
    if not isinstance(value, Mapping):
        raise OptionError("rules", f"must be an object with a preset, not {shown(value)}")
    name = value.get("preset")
    preset = PRESETS.get(name) if isinstance(name, str) else None
    if preset is None:
        given = "missing" if "preset" not in value else f"not {shown(name)}"
        raise OptionError("preset", f"must be one of {', '.join(PRESETS)}; it is {given}")
    return dataclasses.replace(preset, **_options(value))


def rules_from_all_options(value: Mapping[str, object]) -> Rules:
    """The rules of an object with all options and no preset, as it stands in views; OptionError names what is wrong."""
    missing = [option for option in OPTION_NAMES if option not in value]
    if missing:
        raise OptionError(missing[0], "is missing")
    return Rules(**_options(value, preset_known=False))


def _options(value: Mapping[str, object], *, preset_known: bool = True) -> dict[str, Any]:
    options = {key: option for key, option in value.items() if not (preset_known and key == "preset")}
    for key in options:
        if key not in OPTION_NAMES:
            raise OptionError(str(shown(key)), f"is no option; known are {', '.join(OPTION_NAMES)}")
    return options


def rules_to_json(rules: Rules) -> dict[str, Json]:
    """All options of the rules with their values."""
    return {option: _value(option, rules) for option in OPTION_NAMES}


def nearest_preset(rules: Rules) -> str:
    """The name of the preset that differs from the rules in the fewest options, the first of several."""
    return min(PRESETS, key=lambda name: len(_differing(rules, PRESETS[name])))


def rules_to_short_json(rules: Rules, preset: str | None = None) -> dict[str, Json]:
    """A preset (by default the nearest) and the options that differ from it; KeyError for an unknown preset."""
    name = nearest_preset(rules) if preset is None else preset
    return {"preset": name} | {option: _value(option, rules) for option in _differing(rules, PRESETS[name])}


def _differing(rules: Rules, preset: Rules) -> list[str]:
    return [option for option in OPTION_NAMES if getattr(rules, option) != getattr(preset, option)]


def _value(option: str, rules: Rules) -> Json:
    value = getattr(rules, option)
    if option == "contracts":
        return [contract.value for contract in CONTRACTS if contract in value]
    if option == "targets":
        return list(value)
    return value if value is None or isinstance(value, (bool, int)) else str(value)
