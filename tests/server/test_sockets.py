"""Tables over real sockets: whole games, refusals, and who may sit down."""

import json
import random

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.serving import Guest, Player, Serving, at_play, closed_with
from threefiveeight.rules import PRESETS


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


def test_the_limits_are_told_until_the_contract_is_named(guest: Guest) -> None:
    player = guest.sit(guest.open(end_deals=1))
    player.play(random.Random(2))
    frames = [json.loads(text) for text in player.frames]
    steps = [frame for frame in frames if frame["t"] != "ack"]
    before = [frame for frame in steps if frame["view"]["contract"] is None]
    assert before
    assert all(frame["limits"] == [{3: 8, 5: 5, 8: 3}[n] for n in frame["view"]["targets"]] for frame in before)
    assert {str(frame["limits"]) for frame in steps if frame["view"]["contract"] is not None} == {"None"}


def test_an_ack_comes_before_its_update_and_names_it(player: Player) -> None:
    heard = len(player.frames)
    answer = player.act(player.choice(random.Random(1)))
    assert answer["t"] == "ack"
    assert json.loads(player.frames[heard])["t"] == "ack"
    assert player.hear()["seq"] == answer["seq"]


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
    player = at_play(server)
    deck = [suit + rank for suit in "SHDC" for rank in "AKQJT98765432"]
    known = set(player.state["view"]["hand"])
    answer = player.act("play " + next(card for card in deck if card not in known))
    assert (answer["t"], answer["code"], answer["detail"]) == ("no", "illegal", "not_held")


def test_a_refused_id_stays_refused_whatever_it_says_next(server: Serving) -> None:
    player = at_play(server)
    good = player.choice(random.Random(1))
    for action in ("stop", good):
        message = {"t": "act", "id": "same", "seq": player.state["seq"], "action": action}
        player.socket.send(json.dumps(message))
        answer = player.hear_until(lambda frame: frame.get("id") == "same")
        assert (answer["t"], answer["code"]) == ("no", "illegal")
    assert player.act(good)["t"] == "ack"


def test_nothing_is_dealt_or_played_after_the_end(guest: Guest) -> None:
    player = guest.sit(guest.open(end_deals=1))
    player.play(random.Random(1))
    for answer in (player.next(), player.act("stop")):
        assert (answer["t"], answer["code"]) == ("no", "over")


def test_a_message_for_another_seat_cannot_be_written(player: Player) -> None:
    message = {"t": "act", "id": "a", "seq": player.state["seq"], "action": "stop", "seat": 2}
    player.socket.send(json.dumps(message))
    assert player.hear()["code"] == "malformed"


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
