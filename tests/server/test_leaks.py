"""Every byte that is sent: no card that its reader may not know, and none that depends on one."""

import asyncio
import json
import random
import secrets
import sqlite3
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from tests.server.serving import Guest, Player, serving, settings_in
from tests.tables.making import VARIANTS, played
from tests.tables.redeal import cards_in_bytes, deals_of, known_cards, other_worlds, states_of
from threefiveeight.record import action_from_text, actions_of, rules_to_json
from threefiveeight.rules import PRESETS, SEATS, Dealt, Seat
from threefiveeight.server import start
from threefiveeight.server.frames import state_frame, update_frame
from threefiveeight.server.live import refusal_frame
from threefiveeight.server.shelf import Shelf
from threefiveeight.server.store import FILE, Store, prepare
from threefiveeight.tables import (
    Act,
    Acted,
    CardsLaid,
    CommandKey,
    Entry,
    Refusal,
    Table,
    apply_entry,
    body_from_text,
    handle,
    news,
    project,
    replay,
)

# --- (a) every byte of whole games through the socket ----------------------------------------------------------------


class Chosen(random.Random):
    """Chance that puts the guest into a seat of our choice; all else is drawn."""

    seat = 0

    def randrange(self, start: int, *args: int) -> int:  # type: ignore[override]
        return self.seat if start == 3 and not args and self._first() else super().randrange(start, *args)

    def _first(self) -> bool:
        """Whether this is the first draw of an opening, which is the guest's seat."""
        self.draws = getattr(self, "draws", -1) + 1
        return self.draws % 3 == 0


def log_of(folder: Path, table: str) -> list[Entry]:
    """The log of a table, read from the file."""
    file = sqlite3.connect(folder / FILE)
    rows = file.execute("SELECT seq, at, kind, body FROM event WHERE table_id = ? ORDER BY seq", (table,)).fetchall()
    file.close()
    return [Entry(seq, at, body_from_text(kind, body)) for seq, at, kind, body in rows]


def states_by_seq(log: Sequence[Entry]) -> dict[int, Table]:
    """The table after each entry of its log."""
    table = replay("t", log[:1])
    states = {1: table}
    for entry in log[1:]:
        table = states[entry.seq] = apply_entry(table, entry)
    return states


EVERY_SEAT = [(name, seat) for name in PRESETS for seat in SEATS]
OTHERS = [(name, number % 3) for number, name in enumerate(sorted(set(VARIANTS) - set(PRESETS)))]


@pytest.mark.parametrize(("name", "seat"), EVERY_SEAT + OTHERS)
def test_fault_59_fault_62_fault_67_no_byte_sent_names_a_card_that_the_seat_may_not_know(
    tmp_path: Path, name: str, seat: Seat
) -> None:
    chance = Chosen(f"{name}-{seat}")
    chance.seat = seat
    options = {key: value for key, value in rules_to_json(VARIANTS[name]).items() if key != "end_deals"}
    with serving(settings_in(tmp_path), chance) as running:
        guest = Guest(running.port)
        table = guest.open("three-five-eight", **options, end_deals=2)
        player = guest.sit(table)
        assert player.state["table"]["you"] == seat
        disturb(player)
        generator = random.Random(name)
        while player.step(generator):
            if player.state["can_undo"] and generator.random() < 0.1:
                player.say("undo", seq=player.state["seq"])
                player.hear_until(lambda frame: frame["t"] == "state")
            if generator.random() < 0.1:
                player.socket.close()
                player = rejoined(guest, table, player)
        over_http = [guest.get(path).body for path in ("/api/me", "/healthz", "/api/presets")]
        player.socket.close()
    states = states_by_seq(log_of(tmp_path, table))
    frames = 0
    for text in player.frames:
        seq = json.loads(text).get("seq")
        cards = cards_in_bytes(text.encode())
        if json.loads(text)["t"] not in {"state", "update"}:
            assert not cards, text
            continue
        deal = states[seq].game.deal
        assert deal is not None
        assert cards <= known_cards(deal, seat), text
        frames += 1
    assert frames > 50
    assert not any(map(cards_in_bytes, over_http))


def disturb(player: Player) -> None:
    """Send what is refused: the refusals are looked through like all that is sent."""
    for action in ("play SA", "discard SA SK SQ SJ", "give 0 H2", "name 1 S", "pay D3", "return C4", "stop", "play XX"):
        player.act(action)


def rejoined(guest: Guest, table: str, left: Player) -> Player:
    """The player back at the table, what he was sent before kept."""
    player = guest.sit(table)
    player.frames[:0] = left.frames
    return player


# --- (b) the hidden cards dealt otherwise, byte by byte --------------------------------------------------------------


def frames_for(states: Sequence[Table], viewer: Seat) -> Iterator[bytes]:
    """All that a seat would be sent along these states."""
    before = None
    for table in states:
        seen = project(table, viewer)
        yield state_frame(seen)
        if before is not None:
            yield update_frame(seen, news(before, seen))
        before = seen


@pytest.mark.parametrize("name", VARIANTS)
def test_fault_59_the_frames_of_two_worlds_that_a_seat_cannot_tell_apart_are_the_same_bytes(name: str) -> None:
    generator, compared = random.Random(name), 0
    _, log = played(name, 3)[-1]
    before = replay("t", log[:1])
    for entries in deals_of(log):
        for viewer in SEATS:
            for end in sorted(generator.sample(range(1, len(entries)), 2)):
                for true, world in other_worlds(before, entries[:end], viewer, generator, 4):
                    compared += len(true)
                    assert list(frames_for(true, viewer)) == list(frames_for(world, viewer))
        before = replay("t", log[: entries[-1].seq])
    assert compared > 100


@pytest.mark.parametrize("name", ["three-five-eight", "sergeant-major", "sergeant-major-british"])
def test_refusals_do_not_depend_on_hidden_cards(name: str) -> None:
    generator, compared = random.Random(name), 0
    _, log = played(name, 3)[-1]
    texts = ["play SA", "discard SA SK SQ SJ", "give 0 H2", "give 1 H2", "name 1 S", "pay D3", "return C4", "stop"]
    before = replay("t", log[:1])
    for entries in deals_of(log):
        for viewer in SEATS:
            end = generator.randrange(1, len(entries))
            for true, world in other_worlds(before, entries[:end], viewer, generator, 6):
                for text in texts:
                    command = Act(CommandKey(viewer, "x"), true[-1].seq, action_from_text(text, viewer))
                    answers = [handle(state, command, 0) for state in (true[-1], world[-1])]
                    if isinstance(answers[0], Refusal):
                        compared += 1
                        assert isinstance(answers[1], Refusal)
                        assert refusal_frame("x", answers[0]) == refusal_frame("x", answers[1])
        before = replay("t", log[: entries[-1].seq])
    assert compared > 50


@pytest.mark.parametrize("name", ["three-five-eight", "sergeant-major", "secret-kitty", "sergeant-major-british"])
def test_fault_59_the_sockets_of_two_worlds_send_the_same_bytes(tmp_path: Path, name: str) -> None:
    generator = random.Random(name)
    worlds = list(waiting_worlds(name, generator))
    assert len(worlds) > 6
    sent: list[list[str]] = []
    for number, which in enumerate(("true", "other")):
        folder = tmp_path / which
        folder.mkdir()
        prepare(folder)
        with serving(settings_in(folder, bot_command=("/nowhere",))) as running:
            guest = Guest(running.port)
            guest.get("/api/me")
            shelve(folder, [(f"{n:032x}", world[number], viewer) for n, (viewer, world) in enumerate(worlds)])
            sent.append([first_frame(guest, f"{n:032x}") for n in range(len(worlds))])
    assert sent[0] == sent[1]
    assert all(json.loads(text)["t"] == "state" for text in sent[0])


World = tuple[Seat, tuple[list[Entry], list[Entry]]]


def waiting_worlds(name: str, generator: random.Random) -> Iterator[World]:
    """Logs of pairs of worlds in which the table waits for a seat that cannot tell them apart."""
    _, log = played(name, 3)[-1]
    before = replay("t", log[:1])
    for entries in deals_of(log):
        for end in range(1, len(entries), 6):
            viewer = states_of(before, entries[:end])[-1].game.to_act
            if viewer is None:
                continue
            for true, world in other_worlds(before, entries[:end], viewer, generator, 3):
                yield viewer, (with_cards(log, true), with_cards(log, world))
                break
        before = replay("t", log[: entries[-1].seq])


def with_cards(log: Sequence[Entry], states: Sequence[Table]) -> list[Entry]:
    """The log that leads to the last of these states, written anew from it."""
    deal = states[-1].game.deal
    assert deal is not None
    first = states[0].seq
    fresh = [Entry(first, 0, CardsLaid(deal.dealt))]
    fresh += [Entry(first + n, 0, Acted(action)) for n, action in enumerate(actions_of(deal), 1)]
    return [*log[: first - 1], *fresh]


def shelve(folder: Path, tables: Sequence[tuple[str, list[Entry], Seat]]) -> None:
    """Write tables into a store, all with the first guest in the viewer's seat."""

    async def main() -> None:
        store = Store(folder)
        shelf = Shelf(store)
        for table, log, viewer in tables:
            bare = [Entry(entry.seq, 0, entry.body) for entry in log]
            await shelf.add(replay(table, bare), bare, {1: viewer}, 0)
        await store.close()

    asyncio.run(main())


def first_frame(guest: Guest, table: str) -> str:
    """The first frame that a table's socket sends."""
    player = guest.sit(table)
    player.socket.close()
    return player.frames[0]


# --- the harness finds leaks -----------------------------------------------------------------------------------------


def test_planted_leaks_are_found() -> None:
    table = played("three-five-eight", 1)[0][0]
    deal = table.game.deal
    assert deal is not None
    honest = json.loads(state_frame(project(table, 0)))
    secret = str(next(card for card in deal.hands[1] if card not in known_cards(deal, 0)))
    for plant in (
        {"undo": [honest, {"hands": [secret]}]},
        {"next_deal": {secret: 1}},
        {"events": [*honest["view"]["events"], {"type": "moved", "from": 1, "to": 2, "card": secret}]},
        {"legal": [f"give 1 {secret}"]},
        {"log": f"seat 1 may not play {secret}"},
    ):
        assert cards_in_bytes(json.dumps(honest | plant).encode()) - known_cards(deal, 0)


def test_fault_86_cards_come_from_the_systems_generator(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[object] = []

    def keep(_: object, chance: object) -> int:
        given.append(chance)
        return 0

    monkeypatch.setattr(start, "run", keep)
    assert start.serve() == 0
    assert type(given[0]) is secrets.SystemRandom
    rules = PRESETS["three-five-eight"]
    assert Dealt.shuffled(rules, secrets.SystemRandom()) != Dealt.shuffled(rules, secrets.SystemRandom())
