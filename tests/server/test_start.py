"""Starting and ending a server."""

import os
import random
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.processes import server_process
from tests.server.serving import Guest
from threefiveeight.server import Start, default_data, run
from threefiveeight.server.start import listen, settings_for


def test_the_address_and_the_folder_are_printed_and_ctrl_c_ends_in_good_order(tmp_path: Path) -> None:
    with server_process(tmp_path / "new" / "folder") as server:
        guest = Guest(server.port)
        assert guest.get("/healthz").status == 200
        assert str(tmp_path / "new" / "folder") in server.hear("kept in")
        player = guest.sit(guest.open())
        assert server.interrupt() == 0
        server.hear("every game goes on")
        del player
    assert not list(tmp_path.rglob("*-wal")), "the file is whole after an end in good order"


def test_the_bot_process_ends_with_the_server_even_when_that_is_killed(tmp_path: Path) -> None:
    with server_process(tmp_path) as server:
        guest = Guest(server.port)
        player = guest.sit(guest.open())
        while not player.waits:
            player.hear()
        workers = _children(server.process.pid)
        assert workers
        server.kill()
        end = time.monotonic() + 10
        while any(map(_lives, workers)):
            assert time.monotonic() < end
            time.sleep(0.05)


def _children(pid: int) -> list[int]:
    listed = subprocess.run(["ps", "-o", "pid=", "--ppid", str(pid)], capture_output=True, text=True, check=False)
    return [int(word) for word in listed.stdout.split()]


def _lives(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    listed = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True, check=False)
    return not listed.stdout.strip().startswith("Z")


def test_a_second_server_on_the_same_folder_is_refused(tmp_path: Path) -> None:
    with server_process(tmp_path) as first:
        port = first.port
        with server_process(tmp_path) as second:
            said = second.hear("cannot start")
            assert str(tmp_path) in said
            assert str(first.process.pid) in said
            assert "--data" in said
            assert second.process.wait(20) == 1
        assert Guest(port).get("/healthz").status == 200
        first.kill()
    with server_process(tmp_path) as third:
        assert third.port


def test_a_port_that_is_taken_is_said_and_the_next_one_used(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with server_process(tmp_path, port) as server:
            assert f"Port {port} is taken" in server.hear("taken")
            assert Guest(server.port).get("/healthz").status == 200


def test_a_port_of_nought_is_any_that_is_free() -> None:
    one, other = listen("127.0.0.1", 0), listen("127.0.0.1", 0)
    assert one.getsockname()[1] != other.getsockname()[1]
    one.close()
    other.close()


def _foreign(file: Path) -> None:
    file.write_text("hello " * 1000)


def _later(file: Path) -> None:
    connection = sqlite3.connect(file)
    connection.execute("PRAGMA user_version=99")
    connection.close()


FOREIGN_FILES: dict[str, Callable[[Path], None]] = {"not a store": _foreign, "a store of a later program": _later}


@pytest.mark.parametrize("case", FOREIGN_FILES)
def test_a_file_that_cannot_be_used_is_said_in_one_line(
    tmp_path: Path, case: str, capsys: pytest.CaptureFixture[str]
) -> None:
    FOREIGN_FILES[case](tmp_path / "358.sqlite3")
    assert run(Start(port=0, data=tmp_path), _no_chance()) == 1
    said = capsys.readouterr().err
    assert said.startswith("358 cannot start: ")
    assert said.count("\n") == 1


def test_a_folder_that_cannot_be_made_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("")
    assert run(Start(port=0, data=tmp_path / "file" / "sub"), _no_chance()) == 1
    assert "cannot start" in capsys.readouterr().err


def _no_chance() -> random.SystemRandom:
    return random.SystemRandom()


def test_without_lan_the_server_is_known_by_this_machines_names_only(tmp_path: Path) -> None:
    settings = settings_for(Start(data=tmp_path), tmp_path)
    assert not settings.hosts
    assert not settings.any_address
    open_settings = settings_for(Start(data=tmp_path, lan=True), tmp_path)
    assert open_settings.any_address
    assert open_settings.limits.messages == (10, 20)


def test_games_are_kept_in_a_folder_of_the_user() -> None:
    assert default_data().is_absolute()
    assert "threefiveeight" in str(default_data())


def test_the_server_room_is_imported_by_nobody_who_does_not_serve() -> None:
    code = "import sys, threefiveeight.tables; sys.exit(any('starlette' in name for name in sys.modules))"
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    assert subprocess.run([sys.executable, "-c", code], env=environment, check=False).returncode == 0
