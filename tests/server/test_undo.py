"""Taking back over the socket: idempotent, refused with a reason, the same after a restart and a kill."""

import json
import random
from pathlib import Path
from typing import Any

from tests.server.processes import server_process
from tests.server.serving import Guest, Player, serving, settings_in


def shown(frame: dict[str, Any]) -> dict[str, Any]:
    """What a frame shows of the game, its place in the log left aside."""
    return {name: frame[name] for name in ("view", "legal", "last_trick", "can_next", "winners")}


def until_choice(player: Player, generator: random.Random, tricks: int = 0) -> None:
    """Play until the player has a choice of cards after so many tricks."""
    while not (len(player.state["legal"]) > 1 and sum(player.state["view"]["tricks"]) >= tricks):
        assert player.step(generator)
        while not player.waits:
            player.hear()


def undo(player: Player) -> dict[str, Any]:
    """Take back and wait for the answer."""
    number = player.say("undo", seq=player.state["seq"])
    return player.hear_until(lambda frame: frame.get("id") == number)


def test_an_undo_is_acknowledged_and_followed_by_the_state_of_the_decision(player: Player) -> None:
    generator = random.Random(2)
    until_choice(player, generator, 3)
    left = player.state
    player.step(generator)
    while not player.waits:
        player.hear()
    answer = undo(player)
    assert (answer["t"], answer["seq"]) == ("ack", player.state["seq"] + 1)
    state = player.hear()
    assert (state["t"], state["seq"], state["unranked"]) == ("state", answer["seq"], True)
    assert shown(state) == shown(left)
    assert player.step(generator)


def test_the_same_undo_sent_again_takes_nothing_more_back(player: Player) -> None:
    generator = random.Random(2)
    until_choice(player, generator, 3)
    message = json.dumps({"t": "undo", "id": "once", "seq": player.state["seq"]})
    seqs = set()
    for _ in range(3):
        player.socket.send(message)
        seqs.add(player.hear_until(lambda frame: frame.get("id") == "once")["seq"])
    assert len(seqs) == 1
    assert {player.state["seq"]} == seqs
    assert player.step(generator)


def test_undos_that_are_refused(guest: Guest) -> None:
    player = guest.sit(guest.open(end_deals=1))
    number = player.say("undo", seq=1)
    answer = player.hear_until(lambda frame: frame.get("id") == number)
    assert (answer["t"], answer["code"]) == ("no", "stale")
    while not player.waits:
        player.hear()
    assert player.state["can_undo"] is False
    assert undo(player)["code"] == "no_undo"
    player.play(random.Random(1))
    assert player.state["can_undo"] is False
    assert undo(player)["code"] == "over"
    player.socket.close()


def test_a_bot_answers_the_same_play_the_same_way_again(player: Player) -> None:
    generator = random.Random(4)
    until_choice(player, generator, 2)
    action = player.choice(generator)
    told = []
    for _ in range(2):
        assert player.act(action)["t"] == "ack"
        player.hear()
        while not player.waits:
            player.hear()
        told.append(player.state["view"])
        assert undo(player)["t"] == "ack"
        assert action in player.hear()["legal"]
    assert told[0] == told[1]


def test_a_log_with_undos_is_the_same_after_a_restart_and_its_record_is_a_game(tmp_path: Path) -> None:
    generator, guest = random.Random(7), Guest(0)
    left: dict[str, Any] = {}
    table, undone = "", 0
    for _ in range(3):
        with serving(settings_in(tmp_path)) as running:
            guest.port = running.port
            table = table or guest.open("six-three-eight", end_deals=2)
            player = guest.sit(table)
            while not player.waits:
                player.hear()
            if left:
                assert shown(player.state) == shown(left)
                assert player.state["unranked"] == left["unranked"]
                assert player.state["can_undo"] == left["can_undo"]
            for _ in range(12):
                player.step(generator)
                while not player.waits:
                    player.hear()
                if player.state["can_undo"] and generator.random() < 0.4:
                    undone += undo(player)["t"] == "ack"
                    player.hear_until(lambda frame: frame["t"] == "state")
            left = player.state
    assert undone > 5
    with serving(settings_in(tmp_path)) as running:
        guest.port = running.port
        player = guest.sit(table)
        player.play(generator)
        record = guest.get(f"/api/tables/{table}/record")
        assert record.status == 200
        # Whoever is level after two deals plays on.
        played = [sum(" play " in action for action in deal["actions"]) for deal in record.json["deals"]]
        assert len(played) >= 2
        assert set(played) == {51}
        assert record.json["totals"] == player.state["view"]["totals"]
        assert any(not row["ranked"] for row in player.state["sheet"])
        player.socket.close()


def test_fault_79_a_kill_after_an_undo_loses_nothing(tmp_path: Path) -> None:
    guest, generator = Guest(0), random.Random(1)
    with server_process(tmp_path) as server:
        guest.port = server.port
        table = guest.open()
        player = guest.sit(table)
        until_choice(player, generator, 2)
        player.step(generator)
        while not player.waits:
            player.hear()
        assert undo(player)["t"] == "ack"
        left = player.hear_until(lambda frame: frame["t"] == "state")
        server.kill()
    with server_process(tmp_path) as server:
        guest.port = server.port
        player = guest.sit(table)
        assert shown(player.state) == shown(left)
        assert player.state["seq"] == left["seq"]
        server.kill()
