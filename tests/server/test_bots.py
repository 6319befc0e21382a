"""Bots that misbehave cost their table nothing."""

import itertools
import json
import random
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from tests.server.serving import FAST, Guest, puppet, serving, settings_in
from tests.tables.making import VARIANTS, played
from threefiveeight.bots.registry import levels
from threefiveeight.record import action_from_text, view_to_json
from threefiveeight.rules import refusal
from threefiveeight.server.bots import seed_of
from threefiveeight.server.botworker import answer_to
from threefiveeight.server.frames import legal_words
from threefiveeight.server.live import fallback
from threefiveeight.server.settings import Waits
from threefiveeight.server.start import BOT_COMMAND
from threefiveeight.tables import project

MISBEHAVING = {
    "illegal": puppet("illegal"),
    "a card not held": puppet("not_held"),
    "late": puppet("late"),
    "dies": puppet("dies"),
    "nonsense": puppet("nonsense"),
    "failed": puppet("failed"),
    "never starts": ("/nowhere/at/all",),
    "ends at once": (sys.executable, "-c", ""),
}


RESTARTED = {"late", "dies", "nonsense", "never starts", "ends at once"}
"""Those after which a process has to be started anew, which takes its time."""


@pytest.mark.parametrize("case", MISBEHAVING)
def test_fault_55_the_table_goes_on_and_the_faults_are_counted(tmp_path: Path, case: str) -> None:
    waits = Waits(bot=0.05 if case == "late" else 5)
    settings = settings_in(tmp_path, bot_command=MISBEHAVING[case], waits=waits, limits=FAST)
    with serving(settings) as running:
        guest = Guest(running.port)
        player = guest.sit(guest.open("sergeant-major", end_deals=1))
        for _ in range(6 if case in RESTARTED else 60):
            if not player.step(random.Random(1)):
                break
        counted = running.desk.bots.faults["random"]
        assert counted > 5
        assert guest.get("/healthz").json["bot_faults"] >= counted
        player.socket.close()


def test_decisions_that_were_cut_off_are_counted_and_are_no_faults(tmp_path: Path) -> None:
    with serving(settings_in(tmp_path, bot_command=puppet("cut"), limits=FAST)) as running:
        guest = Guest(running.port)
        player = guest.sit(guest.open("sergeant-major", end_deals=1))
        player.play(random.Random(1))
        player.socket.close()
        told = guest.get("/healthz").json
        assert told["bot_cuts"] >= 2 * 16
        assert told["bot_faults"] == 0


@pytest.mark.kernel
def test_the_time_of_a_decision_is_that_of_the_clock_on_the_wall(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine the processor's clock would let a person wait."""
    seen = next(project(table, table.game.to_act) for table, _ in played("sergeant-major", 3) if table.game.to_act)
    request = {"type": "decide", "id": 1, "bot": "master", "view": view_to_json(seen.view), "legal": legal_words(seen)}
    hours = itertools.count(0, 3600)
    monkeypatch.setattr(time, "monotonic", lambda: next(hours))
    assert answer_to(request | {"iterations": 400, "seed": 5})["cuts"] == 1


def test_the_bots_of_the_registry_play_whole_games_without_a_fault(tmp_path: Path) -> None:
    with serving(settings_in(tmp_path, bot_command=BOT_COMMAND, waits=Waits(bot=60))) as running:
        guest = Guest(running.port)
        for level in levels():
            new = {"rules": {"preset": "three-five-eight", "end_deals": 2}, "levels": [level, level]}
            player = guest.sit(guest.post("/api/tables", new).json["id"])
            player.play(random.Random(1))
            player.socket.close()
        assert not running.desk.bots.faults


@pytest.mark.parametrize("name", VARIANTS)
def test_the_fallback_is_always_legal(name: str) -> None:
    for table, _ in played(name, 3):
        deal = table.game.deal
        if deal is not None and deal.to_act is not None:
            assert refusal(deal, fallback(project(table, deal.to_act))) is None


@pytest.mark.parametrize("name", ["three-five-eight", "sergeant-major"])
def test_the_worker_answers_legally_from_the_view_alone_and_the_same_twice(name: str) -> None:
    for table, _ in played(name, 3)[::5]:
        deal = table.game.deal
        if deal is None or deal.to_act is None:
            continue
        seen = project(table, deal.to_act)
        request: dict[str, Any] = {
            "type": "decide",
            "id": 1,
            "bot": "random",
            "view": json.loads(json.dumps(view_to_json(seen.view))),
            "legal": legal_words(seen),
            "iterations": 1,
            "seed": 7,
        }
        words = answer_to(request)["action"]
        assert refusal(deal, action_from_text(words, deal.to_act)) is None
        assert answer_to(request)["action"] == words


def test_seeds_differ_by_table_and_by_step_and_are_the_same_after_a_restart() -> None:
    seeds = [seed_of(table, seq) for table in range(30) for seq in range(30)]
    assert len(set(seeds)) == 900
    assert seeds == [seed_of(table, seq) for table in range(30) for seq in range(30)]
