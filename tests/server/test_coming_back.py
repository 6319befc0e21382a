"""Coming back: after a reload, a cut, a restart, a fault of the file."""

import asyncio
import json
import random
import socket
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from tests.server.serving import Guest, Player, closed_with, serving, settings_in, wait_for
from threefiveeight.rules import Phase
from threefiveeight.server.settings import Waits


def _without_kind(frame: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in frame.items() if name not in {"t", "events"}}


def _played_with_reloads(guest: Guest, preset: str, generator: random.Random) -> set[str]:
    """Play a game and come back before every own decision; the phases in which that was."""
    phases: set[str] = set()
    table = guest.open(preset)
    player = guest.sit(table)
    while True:
        while not player.waits:
            player.hear()
        left = player.state
        player.socket.close()
        player = guest.sit(table)
        assert _without_kind(player.state) == _without_kind(left)
        phases.add("between" if left["can_next"] else left["view"]["phase"])
        if not player.step(generator):
            player.socket.close()
            return phases


@pytest.mark.parametrize("preset", ["three-five-eight", "sergeant-major", "sergeant-major-british"])
def test_fault_73_fault_74_fault_76_fault_77_coming_back_in_every_phase_shows_the_same(
    tmp_path: Path, preset: str
) -> None:
    wanted, seen = {*Phase, "between"}, set[str]()
    generator = random.Random(preset)
    with serving(settings_in(tmp_path), random.Random(preset)) as running:
        guest = Guest(running.port)
        for _ in range(20):
            seen |= _played_with_reloads(guest, preset, generator)
            if wanted <= seen:
                break
    assert wanted <= seen


def test_what_was_sent_before_a_cut_is_done_once_and_answered_after_it(guest: Guest) -> None:
    table = guest.open()
    player = guest.sit(table)
    while not player.waits:
        player.hear()
    seq = player.state["seq"]
    message = json.dumps({"t": "act", "id": "kept", "seq": seq, "action": player.choice(random.Random(1))})
    player.socket.send(message)
    player.socket.socket.shutdown(socket.SHUT_RDWR)
    again = guest.sit(table)
    for _ in range(3):
        again.socket.send(message)
        answer = again.hear_until(lambda frame: frame.get("id") == "kept")
        assert (answer["t"], answer["seq"]) == ("ack", seq + 1)
    again.socket.close()


def test_a_later_socket_replaces_an_earlier_one_of_the_same_guest(guest: Guest) -> None:
    table = guest.open()
    first = guest.sit(table)
    second = guest.sit(table)
    assert closed_with(first) == 4001
    while not second.waits:
        second.hear()
    assert second.step(random.Random(1))
    second.socket.close()


def test_fault_79_fault_80_a_restart_goes_on_at_the_same_card_and_shuffles_nothing(tmp_path: Path) -> None:
    generator = random.Random(4)
    guest, table = Guest(0), ""
    left: dict[str, Any] = {}
    stops = 0
    while True:
        with serving(settings_in(tmp_path)) as running:
            guest.port = running.port
            table = table or guest.open("three-five-eight", end_deals=3)
            player = guest.sit(table)
            while not player.waits:
                player.hear()
            if left:
                assert _without_kind(player.state) == _without_kind(left)
            for _ in range(7):
                if not player.step(generator):
                    break
            while not player.waits:
                player.hear()
            left = player.state
            if left["winners"]:
                break
        stops += 1
        assert closed_with(player) in {1001, 1012}
    assert stops >= 5


def test_fault_79_a_restart_wakes_the_bot_whose_turn_it_is(tmp_path: Path) -> None:
    guest = Guest(0)
    with serving(settings_in(tmp_path, bot_command=("false",), waits=Waits(bot=60))) as running:
        guest.port = running.port
        running.desk.bots.choose = _never
        tables = [guest.open() for _ in range(8)]
        waiting = []
        for table in tables:
            player = guest.sit(table)
            if not player.waits:
                waiting.append(table)
            player.socket.close()
    assert waiting
    with serving(settings_in(tmp_path)) as running:
        guest.port = running.port
        for table in waiting:
            player = guest.sit(table)
            while not player.waits:
                player.hear()
            player.socket.close()


async def _never(*_: object, **__: object) -> str:
    await asyncio.sleep(3600)
    return ""


def test_a_table_that_nobody_uses_leaves_memory_and_comes_back(tmp_path: Path) -> None:
    waits = Waits(idle_table=0.05, sweep=0.05)
    with serving(settings_in(tmp_path, waits=waits)) as running:
        guest = Guest(running.port)
        table = guest.open()
        player = guest.sit(table)
        while not player.waits:
            player.hear()
        assert guest.get("/healthz").json["tables"] == 1
        left = player.state
        player.socket.close()
        wait_for(lambda: guest.get("/healthz").json["tables"] == 0)
        again = guest.sit(table)
        assert _without_kind(again.state) == _without_kind(left)
        assert again.step(random.Random(1))
        again.socket.close()


def test_fault_64_a_store_that_cannot_write_shows_nothing_and_loses_nothing(tmp_path: Path) -> None:
    with serving(settings_in(tmp_path)) as running:
        guest = Guest(running.port)
        player = guest.sit(guest.open())
        while not player.waits:
            player.hear()
        before = player.state
        foreign = sqlite3.connect(running.settings.data / "358.sqlite3", isolation_level=None)
        foreign.execute("BEGIN IMMEDIATE")
        message = json.dumps({"t": "act", "id": "m", "seq": before["seq"], "action": player.choice(random.Random(1))})
        player.socket.send(message)
        answer = player.hear()
        assert (answer["t"], answer["id"], answer["code"]) == ("no", "m", "busy")
        foreign.execute("ROLLBACK")
        foreign.close()
        player.socket.send(message)
        answer = player.hear()
        assert (answer["t"], answer["seq"]) == ("ack", before["seq"] + 1)


def test_a_log_written_by_another_is_read_again(tmp_path: Path) -> None:
    with serving(settings_in(tmp_path)) as running:
        guest = Guest(running.port)
        table = guest.open()
        player = guest.sit(table)
        while not player.waits:
            player.hear()
        seq, action = player.state["seq"], player.choice(random.Random(1))
        foreign = sqlite3.connect(running.settings.data / "358.sqlite3")
        row = (table, seq + 1, "acted", json.dumps({"v": 1, "action": f"{player.state['table']['you']} {action}"}), 0)
        foreign.execute("INSERT INTO event (table_id, seq, kind, body, at) VALUES (?, ?, ?, ?, ?)", row)
        foreign.commit()
        foreign.close()
        player.say("act", seq=seq, action=action)
        assert closed_with(player) == 1012
        again = guest.sit(table)
        assert again.state["seq"] > seq
        again.socket.close()


def test_a_broken_log_is_frozen_and_not_guessed_at(tmp_path: Path) -> None:
    with serving(settings_in(tmp_path)) as running:
        guest = Guest(running.port)
        table = guest.open()
        foreign = sqlite3.connect(running.settings.data / "358.sqlite3")
        foreign.execute(
            "INSERT INTO event (table_id, seq, kind, body, at) VALUES (?, 3, 'acted', ?, 0)",
            (table, '{"v":1,"action":"0 stop"}'),
        )
        foreign.commit()
        foreign.close()
        player = Player(guest.socket(table))
        assert player.hear()["code"] == "gone"
        assert guest.get("/healthz").status == 200
