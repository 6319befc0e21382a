"""``358 rules``: the presets, and any of them in words."""

import argparse
import sys


def add_parser(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Describe the command's arguments."""
    command = commands.add_parser(
        "rules",
        help="list the six rule sets, or explain one",
        description="List the six rule sets, or print all options of one in words.",
    )
    command.add_argument(
        "preset", metavar="PRESET", nargs="?", help="the rule set to explain, for example sergeant-major"
    )
    command.add_argument(
        "--json", action="store_true", help="print the options as JSON, as records and views have them"
    )


def run(options: argparse.Namespace) -> int:
    """Print the list of presets, or one of them."""
    import json

    from threefiveeight.cli.rule_words import preset_list, rules_in_words
    from threefiveeight.record import rules_to_json
    from threefiveeight.rules import PRESETS

    if options.preset is None:
        if options.json:
            print(json.dumps({name: rules_to_json(rules) for name, rules in PRESETS.items()}, indent=2))
        else:
            print(preset_list())
        return 0
    rules = PRESETS.get(options.preset)
    if rules is None:
        print(f"358: no rule set is called {options.preset!a}; there are {', '.join(PRESETS)}", file=sys.stderr)
        return 2
    print(json.dumps(rules_to_json(rules), indent=2) if options.json else rules_in_words(options.preset, rules))
    return 0
