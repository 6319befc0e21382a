"""Hints over the socket: from the view alone, in time, refused with a reason, and no harm to the game."""

import json
import random
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.server.serving import FAST, Guest, Player, puppet, serving, settings_in
from tests.server.test_undo import shown, until_choice
from tests.tables.making import VARIANTS, played
from tests.tables.redeal import cards_in, known_cards
from threefiveeight.record import view_to_json
from threefiveeight.server.botworker import answer_to
from threefiveeight.server.frames import hint_frame, legal_words
from threefiveeight.server.settings import Limits, Waits
from threefiveeight.server.start import BOT_COMMAND
from threefiveeight.tables import project


def ask(player: Player) -> dict[str, Any]:
    """Ask for a hint and wait for it, or for the refusal."""
    number = player.say("hint", seq=player.state["seq"])
    return player.hear_until(lambda frame: frame.get("id") == number and frame["t"] != "ack")


def follow(player: Player, action: str) -> None:
    """Act, and hear what comes of it."""
    answer = player.act(action)
    assert answer["t"] == "ack", answer
    player.hear_until(lambda frame: frame["t"] == "update" and frame["seq"] == answer["seq"])


def test_hints_in_every_phase_of_a_game_are_legal_and_change_nothing(tmp_path: Path) -> None:
    generator, phases, hinted = random.Random(1), set(), set()
    with serving(settings_in(tmp_path, bot_command=BOT_COMMAND, waits=Waits(bot=60), iterations=20)) as running:
        guest = Guest(running.port)
        player = guest.sit(guest.open("sergeant-major", end_deals=3, end_tricks=None))
        while True:
            while not player.waits:
                player.hear()
            if player.state["winners"]:
                break
            phase = player.state["view"]["phase"]
            if player.state["legal"] and (phase != "play" or generator.random() < 0.3):
                left = shown(player.state)
                hint = ask(player)
                assert hint["t"] == "hint", hint
                assert hint["seq"] == player.state["seq"]
                assert shown(player.state) == left
                assert player.state["unranked"] is True
                follow(player, hint["action"])
                phases.add(phase)
                hinted.add(player.state["view"]["deal"])
            else:
                player.step(generator)
        # The rows of the score sheet say it too: the statistics count by them.
        assert {row["deal"] for row in player.state["sheet"] if not row["ranked"]} == hinted
        assert not running.desk.bots.faults
        player.socket.close()
    assert phases >= {"contract", "discard", "play"}


def test_a_hint_is_given_the_same_after_a_cut_and_acting_first_is_no_harm(tmp_path: Path) -> None:
    with serving(settings_in(tmp_path, bot_command=BOT_COMMAND, waits=Waits(bot=60), iterations=20)) as running:
        guest = Guest(running.port)
        table = guest.open()
        player = guest.sit(table)
        until_choice(player, random.Random(2))
        first = ask(player)
        player.socket.close()
        player = guest.sit(table)
        again = ask(player)
        assert {key: first[key] for key in ("action", "why", "card")} == {
            key: again[key] for key in ("action", "why", "card")
        }
        seq = player.state["seq"]
        player.say("hint", seq=seq)
        follow(player, player.choice(random.Random(1)))
        assert player.step(random.Random(1))
        player.socket.close()


def test_hints_that_are_refused(tmp_path: Path) -> None:
    limits = Limits(messages=FAST.messages, guests=FAST.guests, tables=FAST.tables, hints=(1e-6, 3.0))
    with serving(settings_in(tmp_path, limits=limits)) as running:
        guest = Guest(running.port)
        player = guest.sit(guest.open())
        while not player.waits:
            player.hear()
        number = player.say("hint", seq=player.state["seq"] - 1)
        assert player.hear_until(lambda frame: frame.get("id") == number)["code"] == "stale"
        # The puppet answers with an action and no reason: that is no hint, and is counted.
        assert ask(player)["code"] == "no_hint"
        assert running.desk.bots.faults["hint"] == 1
        ask(player)
        assert ask(player)["code"] == "limit"
        assert player.step(random.Random(1))
        player.socket.close()


@pytest.mark.parametrize("behaviour", ["late", "dies", "nonsense"])
def test_a_hint_that_does_not_come_costs_nothing(tmp_path: Path, behaviour: str) -> None:
    command = (sys.executable, "-c", "import sys; sys.stdin.readline()") if behaviour == "dies" else puppet(behaviour)
    waits = Waits(bot=0.3 if behaviour == "late" else 5)
    with serving(settings_in(tmp_path, bot_command=command, waits=waits)) as running:
        guest = Guest(running.port)
        player = guest.sit(guest.open())
        while not player.waits:
            player.hear()
        assert ask(player)["code"] == "no_hint"
        assert player.act(player.choice(random.Random(1)))["t"] == "ack"
        player.socket.close()


@pytest.mark.parametrize("name", ["three-five-eight", "sergeant-major", "secret-kitty", "name-after"])
def test_fault_59_a_hint_names_no_card_that_the_seat_may_not_know(name: str) -> None:
    assert name in VARIANTS
    given = 0
    for table, _ in played(name, 3)[::4]:
        seat = table.game.to_act
        if seat is None:
            continue
        seen = project(table, seat)
        request = {"type": "advise", "id": 1, "view": view_to_json(seen.view), "legal": legal_words(seen)}
        answer = answer_to(json.loads(json.dumps(request | {"iterations": 4, "seed": 5})))
        frame = json.loads(hint_frame("a", seen, answer["advice"]))
        deal = table.game.deal
        assert deal is not None
        assert cards_in(frame) <= known_cards(deal, seat)
        given += 1
    assert given > 15
