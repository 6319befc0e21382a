"""Twenty kills in the middle of games: nothing that was acknowledged or shown is lost."""

import json
import random
import sqlite3
import threading
import time
from http.client import HTTPException
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import WebSocketException

from tests.server.processes import server_process
from tests.server.serving import Guest, Player
from threefiveeight.server.shelf import _read
from threefiveeight.server.store import FILE

KILLS = 20
TABLES = 3


class Reckless:
    """A player who acts as fast as he can and keeps what he was told, until the server is gone."""

    def __init__(self, number: int) -> None:
        self.generator = random.Random(number)
        self.guest = Guest(0)
        self.table = ""
        self.pending: dict[str, Any] | None = None
        self.acked: dict[str, int] = {}
        self.shown: dict[int, list[Any]] = {}
        self.resent = 0

    def play(self, port: int) -> None:
        """Come in, sit down, send again what was not answered, and go on."""
        self.guest.port = port
        try:
            if not self.table:
                self.table = self.guest.open("three-five-eight", end_deals=18)
            player = self.guest.sit(self.table)
            self._check(player.state)
            if self.pending is not None:
                self.resent += 1
                self._send(player, self.pending)
            while not player.state["winners"]:
                self._step(player)
        except (WebSocketException, HTTPException, OSError, EOFError):
            return

    def _step(self, player: Player) -> None:
        while not player.waits:
            self._hear(player)
        seq = player.state["seq"]
        number = f"{self.generator.getrandbits(64):x}"
        message: dict[str, Any] = {"t": "next", "id": number, "seq": seq}
        if player.state["legal"]:
            message = {"t": "act", "id": number, "seq": seq, "action": player.choice(self.generator)}
        self.pending = message
        self._send(player, message)

    def _send(self, player: Player, message: dict[str, Any]) -> None:
        player.socket.send(json.dumps(message))
        while True:
            frame = self._hear(player)
            if frame.get("id") == message["id"]:
                break
        assert frame["t"] == "ack" or frame["code"] == "busy", frame
        if frame["t"] == "ack":
            self.acked[message["id"]] = frame["seq"]
            self.pending = None
            while player.state["seq"] < frame["seq"]:
                self._hear(player)

    def _hear(self, player: Player) -> dict[str, Any]:
        frame = player.hear()
        if frame["t"] in {"state", "update"}:
            self._check(frame)
        return frame

    def _check(self, frame: dict[str, Any]) -> None:
        """What is shown at a place of the log is the same as before, and never goes back."""
        told = [frame["view"], frame["sheet"], frame["legal"]]
        assert self.shown.setdefault(frame["seq"], told) == told


def _until(players: list[Reckless], acked: int) -> None:
    end = time.monotonic() + 60
    while sum(len(player.acked) for player in players) < acked:
        assert time.monotonic() < end, "nothing was acknowledged for a minute"
        time.sleep(0.002)


@pytest.mark.slow
def test_twenty_kills_lose_no_acknowledged_action(tmp_path: Path) -> None:
    players = [Reckless(number) for number in range(TABLES)]
    generator = random.Random(358)

    def done() -> int:
        return sum(len(player.acked) for player in players)

    for _ in range(KILLS):
        with server_process(tmp_path) as server:
            port = server.port
            threads = [threading.Thread(target=player.play, args=(port,)) for player in players]
            for thread in threads:
                thread.start()
            _until(players, done() + generator.randint(1, 12))
            time.sleep(generator.uniform(0, 0.03))
            server.kill()
            for thread in threads:
                thread.join(30)
                assert not thread.is_alive()
    assert done() > 3 * KILLS
    file = sqlite3.connect(tmp_path / FILE)
    for player in players:
        stored = dict(file.execute("SELECT cmd_id, seq FROM event WHERE table_id = ?", (player.table,)).fetchall())
        seats = [seat for (seat,) in file.execute("SELECT seat FROM seat WHERE table_id = ?", (player.table,))]
        for number, seq in player.acked.items():
            assert stored[f"{seats[0]}:{number}"] == seq
        shelved = _read(file, player.table)
        assert shelved is not None
        assert shelved.table.seq >= max(player.shown)
    file.close()


def test_fault_74_fault_79_a_table_goes_on_after_a_kill_at_the_exact_card(tmp_path: Path) -> None:
    guest, generator, table = Guest(0), random.Random(1), ""
    left: dict[str, Any] = {}
    for _ in range(3):
        with server_process(tmp_path) as server:
            guest.port = server.port
            table = table or guest.open()
            player = guest.sit(table)
            while not player.waits:
                player.hear()
            if left:
                assert player.state["view"] == left["view"]
                assert player.state["legal"] == left["legal"]
            for _ in range(4):
                player.step(generator)
            while not player.waits:
                player.hear()
            left = player.state
            server.kill()
