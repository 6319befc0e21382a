"""``358 exercises``: the exercises, and the search that checks them."""

import argparse
import sys
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.progress import Progress

    from threefiveeight.learn.exercises import Exercise
    from threefiveeight.learn.verifying import Check

OK, NOT_CONFIRMED, BAD_QUESTION = 0, 1, 2

_OTHER_SEED = 1_000_000
"""Added to the seed, so that a check meets other worlds than the search that found an exercise."""


def add_parser(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Describe the command's arguments."""
    command = commands.add_parser(
        "exercises",
        help="list the exercises, or check their best actions again",
        description=(
            "List the exercises that the page offers under Learn. With verify: look for the best action of each "
            "again, much deeper than any computer player does, and say whether it still is the best."
        ),
        epilog="for example: 358 exercises verify --sample 5 --worlds 4000",
    )
    command.add_argument("verify", nargs="?", choices=["verify"], help="check the best actions again")
    command.add_argument("ids", nargs="*", metavar="ID", help="exercises to check (default: all)")
    command.add_argument("--sample", type=int, metavar="N", help="check so many of them, chosen by the seed")
    command.add_argument(
        "--worlds", type=int, metavar="N", help="worlds for each (default: as many as when it was found)"
    )
    command.add_argument("--seed", type=int, default=1, help="what all chance comes from (default: 1)")


def run(options: argparse.Namespace) -> int:
    """List or check; the exit code is 1 if an exercise is not confirmed."""
    from threefiveeight.learn.exercises import exercises

    if options.verify is None:
        _list(exercises())
        return OK
    try:
        chosen = _chosen(options, exercises())
        return _verify(chosen, options)
    except ValueError as error:
        print(f"358 exercises: {error}", file=sys.stderr)
        return BAD_QUESTION


def _list(found: "Sequence[Exercise]") -> None:
    from rich import box
    from rich.console import Console
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("exercise", no_wrap=True, min_width=max(len(one.id) for one in found))
    for name in ("tip", "best", "a beginner's", "ahead by", "checked"):
        table.add_column(name, justify="right" if name == "ahead by" else "left")
    for one in found:
        table.add_row(one.id, one.tip, one.best, one.trap, f"{one.lead:.2f}", one.status.value)
    console = Console()
    console.print(table)
    console.print(f"{len(found)} exercises; points a deal; 358 exercises verify checks them again", highlight=False)


def _chosen(options: argparse.Namespace, found: "Sequence[Exercise]") -> "list[Exercise]":
    """The exercises to check; ValueError says what is wrong with the arguments."""
    from threefiveeight.learn.verifying import sample

    known = {one.id: one for one in found}
    unknown = [name for name in options.ids if name not in known]
    if unknown:
        raise ValueError(f"there is no exercise {unknown[0]!r}; 358 exercises lists them")
    for name in ("sample", "worlds"):
        number = getattr(options, name)
        if number is not None and number < 1:
            raise ValueError(f"--{name} must be at least 1, not {number}")
    chosen = [known[name] for name in options.ids] or list(found)
    return chosen if options.sample is None else sample(chosen, options.sample, options.seed)


def _verify(chosen: "Sequence[Exercise]", options: argparse.Namespace) -> int:
    from rich.console import Console
    from rich.progress import Progress

    from threefiveeight.learn.verifying import Outcome

    failed = 0
    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as progress:
        for exercise in chosen:
            started = time.perf_counter()
            found = _checked(exercise, options, progress)
            failed += found.outcome is not Outcome.HOLDS
            progress.console.file.flush()
            print(_line(found, time.perf_counter() - started), flush=True)
    print(f"{len(chosen) - failed} of {len(chosen)} exercises confirmed")
    return NOT_CONFIRMED if failed else OK


def _checked(exercise: "Exercise", options: argparse.Namespace, progress: "Progress") -> "Check":
    from threefiveeight.learn.values import BATCHES, NoKernel
    from threefiveeight.learn.verifying import check

    task = progress.add_task(exercise.id, total=BATCHES)
    try:
        return check(
            exercise,
            seed=options.seed + _OTHER_SEED,
            worlds=options.worlds,
            progress=lambda: progress.advance(task),
        )
    except NoKernel as error:
        raise ValueError(str(error)) from error
    finally:
        progress.remove_task(task)


def _line(found: "Check", seconds: float) -> str:
    from threefiveeight.learn.verifying import Outcome

    exercise = found.exercise
    said = {
        Outcome.HOLDS: "holds",
        Outcome.UNCLEAR: "UNCLEAR: too few worlds to say, take more with --worlds",
        Outcome.FAILS: "FAILS: "
        + (
            f"{found.better} is better"
            if found.better is not None
            else f"{exercise.best} is not clearly better than {exercise.trap}"
        ),
    }[found.outcome]
    figures = f"{found.lead:+.2f} ± {1.96 * found.error:.2f} points over {exercise.trap}"
    return f"{exercise.id}: {exercise.best}, {figures}, {found.worlds} worlds, {seconds:.1f} s: {said}"
