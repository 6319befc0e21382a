"""Starting a server: its address, its data folder, and an end in good order."""

import contextlib
import errno
import logging
import secrets
import socket
import sqlite3
import sys
import threading
import webbrowser
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Final, TextIO

import uvicorn
from platformdirs import user_data_path
from starlette.applications import Starlette

from threefiveeight.server.app import make_app
from threefiveeight.server.doors import HERE
from threefiveeight.server.filelock import FolderInUse, FolderLock
from threefiveeight.server.lobby import Chance
from threefiveeight.server.settings import DEFAULT_PORT, Limits, Settings
from threefiveeight.server.store import FileTooNew, prepare

LOCALHOST: Final = "127.0.0.1"
EVERYWHERE: Final = "0.0.0.0"  # noqa: S104 - listening to the network at home is what --lan asks for
MOST_PORTS: Final = 20
"""How many ports after the one asked for are tried when it is taken."""

CANNOT_START: Final = 1
BOT_COMMAND: Final = (sys.executable, "-m", "threefiveeight.server.botworker")


@dataclass(frozen=True, slots=True)
class Start:
    """How ``serve`` was asked to start; a ``port`` of 0 takes any that is free."""

    host: str = LOCALHOST
    port: int = DEFAULT_PORT
    data: Path | None = None
    open_browser: bool = False
    lan: bool = False


def default_data() -> Path:
    """The folder of this user in which the server keeps its file if it is not told otherwise."""
    return user_data_path("threefiveeight", appauthor=False)


def serve(
    host: str = LOCALHOST,
    port: int = DEFAULT_PORT,
    data: Path | None = None,
    open_browser: bool = False,  # noqa: FBT001, FBT002 - a switch of the command line
    *,
    lan: bool = False,
) -> int:
    """Serve until interrupted; the exit code of the command. Prints the address and the data folder.

    ``lan`` lets the network at home in; without it only this machine is. A port that is taken is said to be, and
    the next free one is used.
    """
    return run(Start(host, port, data, open_browser, lan), secrets.SystemRandom())


def run(start: Start, chance: Chance) -> int:
    """The same with all cards and seats drawn from ``chance``."""
    folder = (start.data or default_data()).expanduser().resolve()
    with contextlib.ExitStack() as held:
        try:
            folder.mkdir(parents=True, exist_ok=True)
            held.callback(FolderLock(folder).release)
            prepare(folder)
            listening = listen(EVERYWHERE if start.lan and start.host == LOCALHOST else start.host, start.port)
        except (FolderInUse, FileTooNew, OSError, sqlite3.Error) as error:
            _say(f"358 cannot start: {error}", sys.stderr)
            return CANNOT_START
        held.callback(listening.close)
        return _serve_until_stopped(start, folder, chance, listening)


def _serve_until_stopped(start: Start, folder: Path, chance: Chance, listening: socket.socket) -> int:
    logging.basicConfig(level=logging.WARNING, format="%(message)s")
    app = make_app(settings_for(start, folder), chance)
    server = _Server(_config(app), start, listening, folder)
    # Whether the interrupt still comes as an exception when everything has ended depends on the moment.
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[listening])
    if not server.started:
        return CANNOT_START
    _say("Stopped; every game goes on where it was when the server starts again.")
    return 0


def settings_for(start: Start, folder: Path) -> Settings:
    """The settings that follow from how the server was asked to start."""
    here = not start.lan and start.host in HERE
    package = Path(str(files("threefiveeight")))
    return Settings(
        data=folder,
        static=package / "static",
        locales=package / "locales",
        hosts=frozenset() if here else frozenset({start.host, socket.gethostname().lower()}),
        any_address=not here,
        limits=Limits.alone() if here else Limits(),
        bot_command=BOT_COMMAND,
    )


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens at the port, or at the next one that is free; OSError where none of them is."""
    for candidate in range(port, min(port + MOST_PORTS, 2**16)):
        try:
            return _bound(host, candidate)
        except OSError as error:
            if error.errno != errno.EADDRINUSE or port == 0:
                raise
    last = min(port + MOST_PORTS, 2**16) - 1
    raise OSError(f"the ports {port} to {last} are taken; choose another with --port")


def _bound(host: str, port: int) -> socket.socket:
    listening = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    try:
        if sys.platform != "win32":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        # Here and not later: two servers can bind one port, only one of them can listen.
        listening.listen(2048)
    except OSError:
        listening.close()
        raise
    return listening


def _config(app: Starlette) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        # Not httptools: this parser bounds the head of a request, and the moves go over sockets anyway.
        http="h11",
        ws="websockets-sansio",
        ws_max_size=Limits().message_bytes,
        ws_per_message_deflate=False,
        lifespan="on",
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=3,
    )


class _Server(uvicorn.Server):
    """Uvicorn, which says where it is once it can be reached."""

    def __init__(self, config: uvicorn.Config, start: Start, listening: socket.socket, folder: Path) -> None:
        super().__init__(config)
        self._start, self._listening, self._folder = start, listening, folder

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then print the address and the data folder."""
        await super().startup(sockets)
        if not self.started:
            return
        port: int = self._listening.getsockname()[1]
        if self._start.port not in {0, port}:
            _say(f"Port {self._start.port} is taken, so this is port {port}.")
        address = f"http://{_name_of(self._start.host)}:{port}/"
        _say(f"358 is ready at {address}")
        if self._start.lan:
            _say(f"For others on your network: http://{_own_address()}:{port}/")
        _say(f"Games are kept in {self._folder}")
        _say("Press Ctrl+C to stop.")
        if self._start.open_browser:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def _name_of(host: str) -> str:
    """How a browser on this machine addresses a host that is listened to."""
    if host in {EVERYWHERE, "::"}:
        return LOCALHOST
    return f"[{host}]" if ":" in host else host


def _own_address() -> str:
    """This machine's address on its network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return socket.gethostname()
        return str(probe.getsockname()[0])


def _say(line: str, stream: TextIO | None = None) -> None:
    """Print a line for people at once, also where the output is a pipe; a closed output is nobody's loss."""
    with contextlib.suppress(OSError, ValueError):
        (stream or sys.stdout).write(line + "\n")
        (stream or sys.stdout).flush()
