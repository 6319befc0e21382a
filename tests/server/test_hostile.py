"""What strangers send over a socket: it costs nobody but themselves."""

import contextlib
import json
import random
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.server.serving import FAST, Guest, Player, Serving, at_play, closed_with, serving, settings_in, wait_for
from threefiveeight.server import messages as wire
from threefiveeight.server.settings import Limits

HOSTILE: dict[str, str | bytes] = {
    "nothing": "",
    "no JSON": "hello",
    "brackets": "[" * 4000,
    "objects": '{"t":' * 800,
    "spaces": " " * 4096,
    "an unknown kind": '{"t":"chat","id":"a"}',
    "a huge seq": '{"t":"next","id":"a","seq":' + "9" * 30 + "}",
    "a negative seq": '{"t":"next","id":"a","seq":-1}',
    "binary": b'{"t":"ping","id":"a"}',
    "an escaped surrogate": '{"t":"act","id":"a","seq":1,"action":"\\ud800"}',
    "cards of its own fault 68": '{"t":"act","id":"a","seq":2,"action":"stop","hand":["SA"]}',
}


@pytest.mark.parametrize("case", HOSTILE)
def test_a_hostile_message_is_malformed_and_the_game_goes_on(player: Player, case: str) -> None:
    player.socket.send(HOSTILE[case])
    answer = player.hear()
    assert (answer["t"], answer["code"]) == ("no", "malformed")
    assert player.step(random.Random(1))


CLOSING: dict[str, tuple[bytes, set[int]]] = {
    "oversize": (b"\x81\xfe\x10\x01" + b"\0\0\0\0" + b" " * 4097, {1009}),
    "an announced gigabyte": (b"\x81\xff" + (2**30).to_bytes(8, "big") + b"\0\0\0\0", {1009}),
    "bad UTF-8": (b"\x81\x82\0\0\0\0\xff\xff", {1007}),
    "unmasked": (b"\x81\x02hi", {1002}),
    "a reserved opcode": (b"\x83\x80\0\0\0\0", {1002}),
    "a reserved bit": (b"\xc1\x80\0\0\0\0", {1002}),
    "fragments too large together": (
        b"\x01\xfe\x0f\xff\0\0\0\0" + b" " * 4095 + b"\x80\xfe\x0f\xff\0\0\0\0" + b" " * 4095,
        {1009},
    ),
}


@pytest.mark.parametrize("case", CLOSING)
def test_a_hostile_frame_closes_its_own_socket_and_no_other(guest: Guest, player: Player, case: str) -> None:
    data, codes = CLOSING[case]
    victim = guest.sit(guest.open())
    victim.socket.socket.sendall(data)
    assert closed_with(victim) in codes
    assert player.step(random.Random(1))


def test_one_byte_fragments_are_put_together(player: Player) -> None:
    player.socket.send(iter('{"t":"ping","id":"p"}'))
    assert player.hear() == {"t": "pong", "id": "p"}


def test_ten_thousand_ids_are_answered_and_memory_stays_bounded(server: Serving) -> None:
    player = at_play(server)
    for start in range(0, 10_000, 500):
        for number in range(start, start + 500):
            message = {"t": "act", "id": f"n{number}", "seq": player.state["seq"], "action": "stop"}
            player.socket.send(json.dumps(message))
            if number % 20 == 19:
                player.hear_until(_answers(f"n{number}"))
    (live,) = [live for live in server.desk.lobby._live.values() if live.table.id == player.state["table"]["id"]]
    assert len(live._refused) <= 256
    assert player.step(random.Random(1))


def _answers(number: str) -> Callable[[dict[str, Any]], bool]:
    return lambda frame: frame.get("id") == number


def test_who_sends_too_much_is_let_go(tmp_path: Path) -> None:
    limits = Limits(messages=(0.001, 20), guests=FAST.guests, tables=FAST.tables)
    with serving(settings_in(tmp_path, limits=limits)) as running:
        guest = Guest(running.port)
        player = guest.sit(guest.open())
        for _ in range(21):
            player.say("ping")
        assert closed_with(player) == 1008
        assert sum(json.loads(text)["t"] == "pong" for text in player.frames) == 20


def test_who_does_not_read_is_let_go_and_comes_back(tmp_path: Path) -> None:
    limits = Limits(messages=(1e6, 1e6), guests=FAST.guests, tables=FAST.tables, outbox_frames=4)
    with serving(settings_in(tmp_path, limits=limits)) as running:
        guest = Guest(running.port)
        table = guest.open()
        player = guest.sit(table)
        (live,) = running.desk.lobby._live.values()
        (outbox,) = live._watchers.values()

        def flood() -> None:
            for _ in range(5):
                outbox.put(b'{"t":"pong","id":"x"}')

        running.desk.store._loop.call_soon_threadsafe(flood)
        assert closed_with(player) == 1013
        guest.sit(table).socket.close()


def test_sockets_of_a_guest_are_limited(tmp_path: Path) -> None:
    limits = Limits(messages=FAST.messages, guests=FAST.guests, tables=FAST.tables, sockets_per_guest=2)
    with serving(settings_in(tmp_path, limits=limits)) as running:
        guest = Guest(running.port)
        tables = [guest.open() for _ in range(3)]
        players = [guest.sit(table) for table in tables[:2]]
        third = Player(guest.socket(tables[2]))
        assert closed_with(third) == 1008
        players[0].socket.close()
        wait_for(lambda: guest.get("/healthz").json["sockets"] == 1)
        guest.sit(tables[2]).socket.close()


@pytest.mark.parametrize("since", ["-1", "99999999999999999999", "x", "", "1e9", "%00", "0&since=5"])
def test_a_since_that_cannot_be_changes_nothing(guest: Guest, since: str) -> None:
    table = guest.open()
    player = Player(guest.socket(f"{table}?since={since}&"))
    assert player.hear()["t"] == "state"
    player.socket.close()


def test_nothing_is_unpacked_on_the_way_in(guest: Guest) -> None:
    opened = guest.socket(guest.open(), compression="deflate")
    assert not opened.protocol.extensions
    opened.close()


def test_a_flood_of_pings_is_answered_and_costs_the_others_nothing(guest: Guest, player: Player) -> None:
    flooding = guest.sit(guest.open())
    for _ in range(3000):
        flooding.socket.socket.sendall(b"\x89\x80\0\0\0\0")
    assert player.step(random.Random(1))
    flooding.socket.close()


def test_a_cookie_of_a_megabyte_is_refused_and_nobody_else_notices(guest: Guest, server: Serving) -> None:
    with socket.create_connection(("127.0.0.1", server.port), timeout=10) as raw:
        raw.sendall(b"GET /api/me HTTP/1.1\r\nhost: localhost\r\ncookie: ")
        answered = b""
        with contextlib.suppress(OSError):
            for _ in range(1024):
                raw.sendall(b"x" * 1024)
            raw.sendall(b"\r\n\r\n")
            answered = raw.recv(100)
    assert b" 200 " not in answered
    assert guest.get("/api/me").status == 200


@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH", "TRACE", "OPTIONS"])
def test_no_other_method_does_anything(guest: Guest, method: str) -> None:
    headers = {"x-http-method-override": "POST", "content-type": "application/json"}
    assert guest.ask(method, "/api/tables", b"{}", headers).status in {404, 405}
    assert guest.ask("GET", "/api/tables", None, headers).status in {404, 405}


FIELDS: dict[str, list[object]] = {
    "t": ["act", "next", "ping", "state", "", None, 7],
    "id": ["a", "x" * 64, "x" * 65, "", "a b", "\u202e", None, 1],
    "seq": [2, 0, -1, 3, 10**18, 10**30, 1.5, "2", None, True],
    "action": ["stop", "play SA", "discard C2 C3 C4 C5", "contract H", "x" * 65, "\0", "", None, ["stop"]],
    "seat": [0],
    "__proto__": [{}],
}


def drawn_message(generator: random.Random) -> str:
    """A message of some fields with values good and bad."""
    likely = {"t": 0.97, "id": 0.97, "seq": 0.97, "action": 0.9}
    return json.dumps(
        {
            name: values[0] if generator.random() < 0.7 else generator.choice(values)
            for name, values in FIELDS.items()
            if generator.random() < likely.get(name, 0.05)
        }
    )


def test_any_fields_leave_the_socket_open(player: Player) -> None:
    generator, malformed = random.Random(358), 0
    for _ in range(400):
        text = drawn_message(generator)
        player.socket.send(text)
        probe = player.say("ping")
        answers = []
        while (frame := player.hear()).get("id") != probe:
            answers.append((frame["t"], frame.get("code")))
        try:
            wire.read_message(text)
        except wire.Malformed:
            malformed += 1
            assert ("no", "malformed") in answers
        assert {kind for kind, _ in answers} <= {"ack", "no", "pong", "state", "update"}
    assert 50 < malformed < 390
