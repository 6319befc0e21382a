"""The command ``358``: one parser, a module a command.

A command's module is imported to describe its arguments; what it works with is imported only when it runs, so that
``358 --help`` is quick.
"""

import argparse
import importlib
import io
import os
import sys
from collections.abc import Sequence
from typing import Final

from threefiveeight import __version__

COMMANDS: Final = ("serve", "play", "rules", "replay", "solve", "arena", "exercises", "doctor")
"""The commands in the order of the help; each is a module of this package with ``add_parser`` and ``run``."""

_DESCRIPTION: Final = """\
3-5-8, also called Sergeant Major: a trick-taking game for three.

Everybody has a number of tricks to take (3, 5 or 8), and who did better last
time takes good cards from who did worse.
"""

_EXAMPLES: Final = """\
to begin with:
  358 serve                     play in the browser, alone against two computer players
  358 play                      play here in the terminal
  358 rules                     the six rule sets; 358 rules three-five-eight explains one
  358 replay game.358.json      the score sheet of a recorded game
  358 solve endings.jsonl       what open cards are worth
  358 arena careful random      let computer players play hundreds of deals
  358 exercises verify          check the exercises of the page again
  358 doctor                    what is in use on this computer, and why

358 COMMAND --help tells more about each.
"""


class _Help(argparse.RawDescriptionHelpFormatter):
    """Help in which each command and what it does share a line: argparse forgets how far commands are indented."""

    def __init__(self, prog: str) -> None:
        super().__init__(prog)
        self._action_max_length = max(map(len, COMMANDS)) + 4


def parser() -> argparse.ArgumentParser:
    """The parser of the whole command line."""
    root = argparse.ArgumentParser(
        prog="358",
        description=_DESCRIPTION,
        epilog=_EXAMPLES,
        formatter_class=_Help,
    )
    root.add_argument("--version", action="version", version=f"358 {__version__}")
    commands = root.add_subparsers(title="commands", metavar="COMMAND", dest="command", required=True)
    for name in COMMANDS:
        command = importlib.import_module(f"threefiveeight.cli.{name}")
        command.add_parser(commands)
    return root


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command that the arguments (by default those of the process) name; returns its exit code."""
    words = sys.argv[1:] if arguments is None else list(arguments)
    root = parser()
    if not words:
        root.print_help()
        return 0
    options = root.parse_args(words)
    _take_any_text()
    command = importlib.import_module(f"threefiveeight.cli.{options.command}")
    try:
        code: int = command.run(options)
        print(end="", flush=True)  # not sys.stdout.flush(): where output is closed there is no sys.stdout
    except BrokenPipeError:
        # Whoever read the output has gone; what Python flushes at its end must not complain about that.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        print(f"358: {error.strerror or error}", file=sys.stderr)
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 2
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    return code


def _take_any_text() -> None:
    """Let a name that the terminal cannot show, or an answer in no encoding, cost a question mark, not the command."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


if __name__ == "__main__":
    raise SystemExit(main())
