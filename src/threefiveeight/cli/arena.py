"""``358 arena``: let computer players play the same deals in rotated seats."""

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from threefiveeight.arena import Match
    from threefiveeight.rules import Rules

OK, BAD_MATCH = 0, 2

_PARTS = ("all", "contract", "exchange", "discard", "play")
_CONTRACTS = ("S", "H", "D", "C", "NT", "MIS")


def add_parser(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Describe the command's arguments."""
    command = commands.add_parser(
        "arena",
        help="let computer players play hundreds of deals",
        description=(
            "Let computer players play the same deals in rotated seats and print what each makes a deal, with 95 % "
            "intervals. Two players: the first sits in each seat against two of the second; three sit in all six "
            "ways. Every deal is played with each seat as first dealer. The same seed gives the same figures."
        ),
        epilog=(
            "players: random novice careful; with the compiled kernel good strong expert master; of the frozen pool: "
            'R G Gn lowest M100 H100 H400; your own by the engine protocol: "cmd:python3 examples/my_bot.py"'
        ),
    )
    command.add_argument("players", metavar="PLAYER", nargs="+", help="two or three players")
    command.add_argument("--deals", type=int, default=300, metavar="N", help="different deals (default: 300)")
    command.add_argument("--preset", help="the rules (default: three-five-eight)")
    command.add_argument(
        "--rules", metavar="JSON", help='rules in full, as in \'{"preset": "…", "void_play": "free"}\''
    )
    command.add_argument("--part", choices=_PARTS, default="all", help="what the players decide (default: all)")
    command.add_argument("--contract", choices=_CONTRACTS, help="the only contract that may be named")
    command.add_argument("--series", type=int, metavar="N", help="deals in a row (default: 3 with exchange, else 1)")
    command.add_argument("--games", action="store_true", help="whole games by the rules; --deals counts games")
    command.add_argument("--seed", type=int, default=1, help="what the cards and all chance come from (default: 1)")
    command.add_argument("--iterations", type=int, default=400, help="budget of players that search (default: 400)")
    command.add_argument(
        "--budget-ms", type=int, default=1000, metavar="MS", help="time of a cmd: player for a decision (default: 1000)"
    )
    _how(command)


def _how(command: argparse.ArgumentParser) -> None:
    """Describe how a match is played and what is written of it."""
    command.add_argument("--workers", type=int, default=1, metavar="N", help="processes (default: 1)")
    command.add_argument(
        "--ray",
        nargs="?",
        const="local",
        metavar="ADDRESS",
        help="use a Ray cluster (auto, HOST:PORT), else this machine",
    )
    command.add_argument(
        "--journal", type=Path, metavar="FILE", help="write each series there; the same command then goes on from it"
    )
    command.add_argument(
        "--records", type=int, metavar="SERIES", help="instead of figures write the records of one series (from 0)"
    )
    command.add_argument("--to", type=Path, default=Path(), metavar="FOLDER", help="where records go (default: here)")
    command.add_argument("--json", action="store_true", help="print one JSON object instead of tables")
    command.add_argument("--out", type=Path, metavar="FILE", help="also write the JSON object to a file")


def run(options: argparse.Namespace) -> int:
    """Play the match and print its figures, or write the records of one of its series."""
    try:
        _refuse_what_has_no_effect(options)
        match = _match(options)
        return _figures(match, options) if options.records is None else _records(match, options)
    except (ValueError, IndexError, RuntimeError, OSError) as error:
        print(f"358 arena: {error}", file=sys.stderr)
        return BAD_MATCH


def _refuse_what_has_no_effect(options: argparse.Namespace) -> None:
    """ValueError for options that cannot go together, or a file that could not be written after all the play."""
    if options.rules is not None and options.preset is not None:
        raise ValueError("--rules names its preset itself: leave out --preset")
    if options.games and options.series is not None:
        raise ValueError("--games plays games by the rules: leave out --series")
    if options.workers < 1:
        raise ValueError(f"--workers must be at least 1, not {options.workers}")
    if options.records is not None:
        for name in ("json", "out", "journal", "ray"):
            if getattr(options, name):
                raise ValueError(f"--records writes records and no figures: leave out --{name}")
    if options.out is not None and not options.out.absolute().parent.is_dir():
        raise ValueError(f"--out {options.out}: there is no folder {options.out.parent}")


def _figures(match: "Match", options: argparse.Namespace) -> int:
    """Play what the journal does not hold yet, and print what all of it comes to."""
    import json

    from threefiveeight.arena import as_json, as_text, play_match, standings
    from threefiveeight.arena.journal import Journal

    journal = None if options.journal is None else Journal(options.journal, match)
    player = None
    if options.ray is not None:
        from threefiveeight.arena.cluster import on_ray

        player = on_ray(options.ray)
    played = play_match(
        match,
        workers=options.workers,
        progress=_progress if sys.stderr.isatty() else None,
        player=player,
        journal=journal,
    )
    results = standings(match, played)
    figures = json.dumps(as_json(results), indent=1, ensure_ascii=False)
    if options.out is not None:
        options.out.write_text(figures + "\n", encoding="utf-8")
    print(figures if options.json else as_text(results))
    return OK


def _records(match: "Match", options: argparse.Namespace) -> int:
    """Play one series again and write a record of each of its plays."""
    import json

    from threefiveeight.arena.records import records_of

    options.to.mkdir(parents=True, exist_ok=True)
    for name, record in records_of(match, options.records):
        file = options.to / f"{name}.358.json"
        file.write_text(json.dumps(record, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
        print(file)
    return OK


def _match(options: argparse.Namespace) -> "Match":
    """The match that the options describe; ValueError says what is wrong with them."""
    from threefiveeight.arena import Match, Part
    from threefiveeight.bots import close_bot, make_bot
    from threefiveeight.rules import Contract

    rules = _rules(options)
    for name in options.players:
        close_bot(make_bot(name))
    part = Part(options.part)
    usual = 3 if part in (Part.ALL, Part.EXCHANGE) else 1
    return Match(
        players=tuple(options.players),
        rules=rules,
        deals=options.deals,
        series=usual if options.series is None else options.series,
        whole_games=options.games,
        seed=options.seed,
        part=part,
        contract=None if options.contract is None else Contract(options.contract),
        iterations=options.iterations,
        budget_ms=options.budget_ms,
    )


def _rules(options: argparse.Namespace) -> "Rules":
    """The rules that the options describe."""
    from threefiveeight.record import UnreadableRecord, parse_object, rules_from_json

    if options.rules is None:
        return rules_from_json({"preset": options.preset or "three-five-eight"})
    try:
        return rules_from_json(parse_object(options.rules.encode(errors="replace")))
    except UnreadableRecord as error:
        raise ValueError(f"--rules: {error}") from None


def _progress(done: int, count: int) -> None:
    """Draw how far the match is on one line of the terminal."""
    filled = 40 * done // count
    end = "\n" if done == count else ""
    print(f"\r[{'#' * filled}{'.' * (40 - filled)}] {done}/{count}", end=end, file=sys.stderr, flush=True)
