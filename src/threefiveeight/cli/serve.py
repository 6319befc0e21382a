"""``358 serve``: the game in the browser."""

import argparse
from pathlib import Path


def add_parser(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Describe the command's arguments."""
    command = commands.add_parser(
        "serve",
        help="play in the browser",
        description="Serve the game on this computer and print the address of its page. Ctrl-C ends it; games go on "
        "where they were when it is started again.",
    )
    command.add_argument("--host", default="127.0.0.1", help="address to listen on (default: this computer only)")
    command.add_argument("--port", type=_port, default=8358, help="port to listen on (default: 8358)")
    command.add_argument(
        "--data", type=Path, metavar="FOLDER", help="where games are kept (default: the user's data folder)"
    )
    command.add_argument("--open", action="store_true", help="open the page in the browser")


def run(options: argparse.Namespace) -> int:
    """Serve until interrupted."""
    from threefiveeight.server import serve

    return serve(options.host, options.port, data=options.data, open_browser=options.open)


def _port(text: str) -> int:
    if not text.isascii() or not text.isdigit() or int(text) > 65535:
        raise argparse.ArgumentTypeError(f"{text!a} is no port: a number from 0 (any free one) to 65535")
    return int(text)
