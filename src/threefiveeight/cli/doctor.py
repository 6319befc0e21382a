"""``358 doctor``: what is in use on this computer, and why."""

import argparse


def add_parser(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Describe the command's arguments."""
    commands.add_parser(
        "doctor",
        help="say what is in use on this computer",
        description="Say which version, Python and kernel are in use, and why, and whether the page is built.",
    )


def run(options: argparse.Namespace) -> int:
    """Print what is in use, a line each."""
    import platform
    from importlib import resources

    from threefiveeight import __version__
    from threefiveeight.search.kernel.library import status

    del options
    kernel = status()
    page = resources.files("threefiveeight") / "static" / "index.html"
    print(f"version  358 {__version__}")
    print(f"python   {platform.python_version()} ({platform.python_implementation()}, {platform.machine()})")
    print(f"kernel   {kernel.name}: {kernel.reason}")
    print(f"page     {'built' if page.is_file() else 'not built: `make frontend` builds it'}")
    return 0
