"""Tables over real sockets: playing, coming back, and what strangers send."""

import asyncio
import json
import random
import socket
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.serving import FAST, Guest, Player, Serving, serving, settings_in, wait_for
from threefiveeight.rules import PRESETS, Phase
from threefiveeight.server.settings import Limits, Waits


def closed_with(player: Player) -> int:
    """The code with which the server closes the socket."""
    with pytest.raises(ConnectionClosed) as closed:
        player.hear_until(lambda _: False)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


@pytest.fixture
def player(guest: Guest) -> Player:
    """A guest who sits at a new table and whose turn it is."""
    someone = guest.sit(guest.open())
    while not someone.waits:
        someone.hear()
    return someone


@pytest.mark.parametrize("preset", PRESETS)
def test_fault_44_a_whole_game_and_its_sheet(guest: Guest, preset: str) -> None:
    player = guest.sit(guest.open(preset))
    player.play(random.Random(preset))
    state = player.state
    assert state["winners"]
    assert not state["can_next"]
    assert state["sheet"][-1]["totals"] == state["view"]["totals"]
    assert all(sum(row["points"]) == 0 for row in state["sheet"] if row["points"] is not None)
    player.socket.close()


def test_every_step_is_one_update_in_order(guest: Guest) -> None:
    player = guest.sit(guest.open(end_deals=1))
    player.play(random.Random(2))
    frames = [json.loads(text) for text in player.frames]
    steps = [frame["seq"] for frame in frames if frame["t"] == "update"]
    assert steps == list(range(frames[0]["seq"] + 1, frames[0]["seq"] + 1 + len(steps)))
    assert all(frame["events"] for frame in frames if frame["t"] == "update")
    assert [frame["t"] for frame in frames].count("state") == 1


def test_an_ack_comes_before_its_update_and_names_it(player: Player) -> None:
    heard = len(player.frames)
    answer = player.act(player.choice(random.Random(1)))
    assert answer["t"] == "ack"
    assert json.loads(player.frames[heard])["t"] == "ack"
    assert player.hear()["seq"] == answer["seq"]


# --- coming back -----------------------------------------------------------------------------------------------------


def _without_kind(frame: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in frame.items() if name not in {"t", "events"}}


@pytest.mark.parametrize("preset", ["three-five-eight", "sergeant-major", "sergeant-major-british"])
def test_fault_73_fault_74_fault_76_fault_77_coming_back_in_every_phase_shows_the_same(
    server: Serving, preset: str
) -> None:
    seen: set[str] = set()
    generator = random.Random(preset)
    for _ in range(4):
        guest = Guest(server.port)
        table = guest.open(preset)
        player = guest.sit(table)
        while True:
            while not player.waits:
                player.hear()
            left = player.state
            player.socket.close()
            player = guest.sit(table)
            assert _without_kind(player.state) == _without_kind(left)
            seen.add("between" if left["can_next"] else left["view"]["phase"])
            if not player.step(generator):
                break
        player.socket.close()
        if {*Phase, "between"} <= seen:
            break
    assert {*Phase, "between"} <= seen


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


# --- refusals --------------------------------------------------------------------------------------------------------


def test_a_stale_seq_is_refused_and_the_state_sent(player: Player) -> None:
    number = player.say("act", seq=1, action=player.choice(random.Random(1)))
    answer = player.hear()
    assert (answer["t"], answer["id"], answer["code"]) == ("no", number, "stale")
    assert player.hear()["t"] == "state"


REFUSED = {
    "another phase": ("return SA", "illegal", "phase"),
    "no action": ("fly", "malformed", None),
    "no card": ("play S1", "malformed", None),
    "nothing": ("", "malformed", None),
    "with a seat": ("0 play SA", "malformed", None),
    "cards twice": ("discard C2 C2 C3 C4", "malformed", None),
    "letters from the right": ("play \u202eSA", "malformed", None),
    "zero width": ("play\u200bSA", "malformed", None),
}


@pytest.mark.parametrize("case", REFUSED)
def test_actions_that_are_refused(player: Player, case: str) -> None:
    action, code, detail = REFUSED[case]
    before = player.state
    answer = player.act(action)
    assert (answer["t"], answer["code"], answer.get("detail")) == ("no", code, detail)
    assert player.state == before


def test_fault_11_a_card_that_is_not_held_is_refused(server: Serving) -> None:
    player = _at_play(server)
    deck = [suit + rank for suit in "SHDC" for rank in "AKQJT98765432"]
    known = set(player.state["view"]["hand"])
    answer = player.act("play " + next(card for card in deck if card not in known))
    assert (answer["t"], answer["code"], answer["detail"]) == ("no", "illegal", "not_held")


def test_a_refused_id_stays_refused_whatever_it_says_next(server: Serving) -> None:
    player = _at_play(server)
    good = player.choice(random.Random(1))
    for action in ("stop", good):
        message = {"t": "act", "id": "same", "seq": player.state["seq"], "action": action}
        player.socket.send(json.dumps(message))
        answer = player.hear_until(lambda frame: frame.get("id") == "same")
        assert (answer["t"], answer["code"]) == ("no", "illegal")
    assert player.act(good)["t"] == "ack"


def _at_play(server: Serving) -> Player:
    guest = Guest(server.port)
    player = guest.sit(guest.open("six-three-eight"))
    while True:
        while not player.waits:
            player.hear()
        if player.state["view"]["phase"] == "play":
            return player
        player.step(random.Random(1))


def test_nothing_is_dealt_or_played_after_the_end(guest: Guest) -> None:
    player = guest.sit(guest.open(end_deals=1))
    player.play(random.Random(1))
    for answer in (player.next(), player.act("stop")):
        assert (answer["t"], answer["code"]) == ("no", "over")


def test_a_message_for_another_seat_cannot_be_written(player: Player) -> None:
    message = {"t": "act", "id": "a", "seq": player.state["seq"], "action": "stop", "seat": 2}
    player.socket.send(json.dumps(message))
    assert player.hear()["code"] == "malformed"


# --- who may sit down ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("origin", [None, "null", "https://evil.example", "http://localhost", "http://127.0.0.1:1"])
def test_a_socket_from_elsewhere_is_refused(guest: Guest, origin: str | None) -> None:
    table = guest.open()
    with pytest.raises(InvalidStatus) as refused:
        guest.socket(table, origin=origin)
    assert refused.value.response.status_code == 403


@pytest.mark.parametrize("who", ["a stranger", "nobody", "no such table"])
def test_a_table_of_others_is_as_if_it_were_not(server: Serving, guest: Guest, who: str) -> None:
    table = guest.open()
    other = Guest(server.port)
    if who == "a stranger":
        other.get("/api/me")
    if who == "no such table":
        other, table = guest, "0" * 32
    player = Player(other.socket(table))
    assert player.hear() == {"t": "no", "id": "", "code": "gone"}
    assert closed_with(player) == 4404


@pytest.mark.parametrize("table", ["x", "a" * 3000, "..", "%00", "' OR 1=1 --"])
def test_table_ids_that_are_none(guest: Guest, table: str) -> None:
    try:
        player = Player(guest.socket(table.replace(" ", "%20")))
    except InvalidStatus as error:
        status = error.response.status_code
    else:
        status = 404 if player.hear()["code"] == "gone" else 200
    assert status in {403, 404}


# --- hostile ---------------------------------------------------------------------------------------------------------

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
    player = _at_play(server)
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
