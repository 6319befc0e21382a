"""A real server for tests, in a thread of its own, and a guest who plays on it."""

import json
import random
import secrets
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from threefiveeight.server.app import make_app
from threefiveeight.server.filelock import FolderLock
from threefiveeight.server.lobby import Chance
from threefiveeight.server.settings import Limits, Settings
from threefiveeight.server.start import _config, listen
from threefiveeight.server.store import prepare

PUPPET = Path(__file__).with_name("puppet.py")
WAIT = 30.0
FAST = Limits(messages=(1e6, 1e6), hints=(1e6, 1e6), guests=(1e6, 1e6), tables=(1e6, 1e6), sockets_per_address=1000)


def puppet(behaviour: str = "good") -> tuple[str, ...]:
    """The command of a bot process that behaves so."""
    return (sys.executable, str(PUPPET), behaviour)


def settings_in(folder: Path, **changes: Any) -> Settings:
    """Settings for a server in that folder."""
    given: dict[str, Any] = {
        "data": folder,
        "static": folder / "static",
        "locales": folder / "locales",
        "limits": FAST,
        "bot_command": puppet(),
    }
    return Settings(**given | changes)


@dataclass
class Serving:
    """A server that runs."""

    port: int
    settings: Settings
    server: uvicorn.Server

    @property
    def desk(self) -> Any:
        """The parts of the server, for looking inside."""
        return self.server.config.app.state.desk  # type: ignore[union-attr]

    @property
    def origin(self) -> str:
        """The origin of its page."""
        return f"http://127.0.0.1:{self.port}"


@contextmanager
def serving(settings: Settings, chance: Chance | None = None) -> Iterator[Serving]:
    """Serve while the block runs."""
    lock = FolderLock(settings.data)
    prepare(settings.data)
    listening = listen("127.0.0.1", 0)
    server = uvicorn.Server(_config(make_app(settings, chance or random.SystemRandom())))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
    thread.start()
    try:
        wait_for(lambda: server.started or not thread.is_alive())
        assert server.started
        yield Serving(listening.getsockname()[1], settings, server)
    finally:
        server.should_exit = True
        thread.join(WAIT)
        lock.release()
    assert not thread.is_alive()


def wait_for(true: Callable[[], object]) -> None:
    """Wait until something is true; fails after thirty seconds."""
    end = time.monotonic() + WAIT
    while not true():
        assert time.monotonic() < end, "it did not become true"
        time.sleep(0.005)


@dataclass
class Answer:
    """What an HTTP request was answered."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        """The body as JSON."""
        return json.loads(self.body)


@dataclass
class Guest:
    """Somebody with a browser: keeps the cookie, asks over HTTP, opens sockets."""

    port: int
    cookie: str = ""

    def get(self, path: str, **headers: str) -> Answer:
        """Ask with GET."""
        return self.ask("GET", path, None, headers)

    def post(self, path: str, body: object, **headers: str) -> Answer:
        """Ask with POST; a body of bytes is sent as it is."""
        data = body if isinstance(body, bytes) else json.dumps(body).encode()
        return self.ask("POST", path, data, {"content-type": "application/json"} | headers)

    def ask(self, method: str, path: str, body: bytes | None, headers: dict[str, str]) -> Answer:
        """Ask, with the cookie; keep a new one."""
        connection = HTTPConnection("127.0.0.1", self.port, timeout=WAIT)
        given = {name.replace("_", "-"): value for name, value in headers.items()}
        if self.cookie:
            given = {"cookie": self.cookie} | given
        try:
            connection.request(method, path, body, given)
            response: HTTPResponse = connection.getresponse()
            answer = Answer(
                response.status, {name.lower(): value for name, value in response.getheaders()}, response.read()
            )
        finally:
            connection.close()
        if "set-cookie" in answer.headers:
            self.cookie = answer.headers["set-cookie"].partition(";")[0]
        return answer

    def open(self, preset: str = "three-five-eight", **options: object) -> str:
        """Open a table with two puppets."""
        rules = {"preset": preset, "end_deals": 3} | options
        answer = self.post("/api/tables", {"rules": rules, "levels": ["random", "random"], "newcomer": False})
        assert answer.status == 201, answer.body
        return str(answer.json["id"])

    def socket(self, table: str, **changes: Any) -> ClientConnection:
        """Open the table's socket."""
        headers = {"cookie": self.cookie} if self.cookie else {}
        given: dict[str, Any] = {
            "origin": f"http://127.0.0.1:{self.port}",
            "additional_headers": headers,
            "compression": None,
            "open_timeout": WAIT,
            "close_timeout": WAIT,
            "max_size": None,
        }
        opening = connect(f"ws://127.0.0.1:{self.port}/ws/{table}?since=0", **given | changes)
        opened: ClientConnection = opening.__enter__()
        return opened

    def sit(self, table: str) -> "Player":
        """Sit down at a table and wait for its state."""
        player = Player(self.socket(table))
        player.hear_until(lambda frame: frame["t"] == "state")
        return player


@dataclass
class Player:
    """Somebody at a table: the frames that he was sent, as text, and the latest state."""

    socket: ClientConnection
    frames: list[str] = field(default_factory=list)
    state: dict[str, Any] = field(default_factory=dict)

    def hear(self) -> dict[str, Any]:
        """The next frame."""
        text = self.socket.recv(WAIT)
        assert isinstance(text, str)
        self.frames.append(text)
        frame: dict[str, Any] = json.loads(text)
        if frame["t"] in {"state", "update"}:
            self.state = frame
        return frame

    def hear_until(self, enough: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
        """The first frame for which that is true."""
        while True:
            frame = self.hear()
            if enough(frame):
                return frame

    def say(self, kind: str, **fields: object) -> str:
        """Send a message with a new id; the id."""
        number = secrets.token_hex(8)
        self.socket.send(json.dumps({"t": kind, "id": number} | fields))
        return number

    def act(self, action: str) -> dict[str, Any]:
        """Act and wait for the answer."""
        number = self.say("act", seq=self.state["seq"], action=action)
        return self.hear_until(lambda frame: frame.get("id") == number)

    def next(self) -> dict[str, Any]:
        """Ask for the next deal and wait for the answer."""
        number = self.say("next", seq=self.state["seq"])
        return self.hear_until(lambda frame: frame.get("id") == number)

    @property
    def waits(self) -> bool:
        """Whether the table waits for this player, or is over."""
        return bool(self.state["legal"] or self.state["can_next"] or self.state["winners"])

    def choice(self, generator: random.Random) -> str:
        """A legal action."""
        word = generator.choice(self.state["legal"])
        if not word.startswith("discard"):
            return str(word)
        return " ".join(["discard", *generator.sample(self.state["view"]["hand"], int(word.split()[1]))])

    def step(self, generator: random.Random) -> bool:
        """Hear until it is this player's turn, and act or ask for the next deal; False when the game is over."""
        while not self.waits:
            self.hear()
        if self.state["winners"]:
            return False
        answer = self.act(self.choice(generator)) if self.state["legal"] else self.next()
        assert answer["t"] == "ack", answer
        self.hear_until(lambda frame: frame["t"] == "update" and frame["seq"] == answer["seq"])
        return True

    def play(self, generator: random.Random) -> None:
        """Play until the game is over."""
        while self.step(generator):
            pass


def closed_with(player: Player) -> int:
    """The code with which the server closes the socket."""
    with pytest.raises(ConnectionClosed) as closed:
        player.hear_until(lambda _: False)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def at_play(server: Serving) -> Player:
    """A new guest who is to play a card."""
    guest = Guest(server.port)
    player = guest.sit(guest.open("six-three-eight"))
    while True:
        while not player.waits:
            player.hear()
        if player.state["view"]["phase"] == "play":
            return player
        player.step(random.Random(1))
