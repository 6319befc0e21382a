"""The command line as a whole: help, version, exit codes, and what it imports before it must."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from threefiveeight import __version__
from threefiveeight.cli.main import COMMANDS, main, parser

Capture = pytest.CaptureFixture[str]

HEAVY = {
    *("json", "rich", "starlette", "uvicorn", "uvloop", "msgspec", "platformdirs", "websockets", "httptools"),
    *("asyncio", "sqlite3", "ssl", "http", "concurrent", "multiprocessing", "random", "secrets", "ctypes"),
}
OWN = ("cards", "rules", "record", "search", "bots", "arena", "tables", "server")


def test_help_lists_every_command_and_teaches(capsys: Capture) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--help"])
    assert ended.value.code == 0
    text = capsys.readouterr().out
    for name in COMMANDS:
        assert re.search(rf"^    {name} +\S", text, re.MULTILINE), name
        assert f"358 {name}" in text
    assert "trick-taking game for three" in text
    assert max(map(len, text.splitlines())) <= 90


def test_without_a_command_the_help_is_printed(capsys: Capture) -> None:
    assert main([]) == 0
    assert "to begin with:" in capsys.readouterr().out


def test_the_version(capsys: Capture) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--version"])
    assert ended.value.code == 0
    assert capsys.readouterr().out == f"358 {__version__}\n"


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_a_help_of_its_own(name: str, capsys: Capture) -> None:
    with pytest.raises(SystemExit) as ended:
        main([name, "--help"])
    assert ended.value.code == 0
    text = capsys.readouterr().out
    assert text.startswith(f"usage: 358 {name} ")
    assert len(text.splitlines()) > 5


@pytest.mark.parametrize("arguments", [["deal"], ["--nonsense"], ["replay"], ["play", "--seat", "3"]], ids=" ".join)
def test_a_wrong_command_line_is_exit_2_with_the_usage(arguments: list[str], capsys: Capture) -> None:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 2
    assert "usage: 358" in capsys.readouterr().err


def test_the_parser_knows_all_commands() -> None:
    assert parser().parse_args(["rules"]).command == "rules"
    assert set(COMMANDS) == {"serve", "play", "rules", "replay", "solve", "arena", "exercises", "doctor"}


IMPORTED = """
import sys
before = set(sys.modules)
from threefiveeight.cli.main import main
try:
    main({arguments})
except SystemExit:
    pass
print(*sorted(set(sys.modules) - before), file=sys.stderr)
"""


def imported_by(arguments: list[str], tmp_path: Path) -> set[str]:
    """The modules that a command line imports, in a fresh interpreter without a site's own."""
    script = tmp_path / "script.py"
    script.write_text(IMPORTED.format(arguments=arguments), encoding="utf-8")
    done = subprocess.run([sys.executable, str(script)], capture_output=True, check=True, text=True)
    return set(done.stderr.split())


@pytest.mark.parametrize(
    "arguments", [["--help"], ["--version"], [], ["serve", "--help"], ["replay", "--help"]], ids=" ".join
)
def test_help_starts_cold_without_anything_heavy(arguments: list[str], tmp_path: Path) -> None:
    modules = imported_by(arguments, tmp_path)
    assert "threefiveeight.cli.main" in modules
    assert {module.split(".")[0] for module in modules} & HEAVY == set()
    assert [module for module in modules if module.startswith(tuple(f"threefiveeight.{room}" for room in OWN))] == []


def test_rules_and_replay_import_neither_server_nor_bots(tmp_path: Path) -> None:
    for arguments in (["rules"], ["replay", str(tmp_path / "none.358.json")]):
        modules = imported_by(arguments, tmp_path)
        assert {module.split(".")[0] for module in modules} & {"rich", "starlette", "uvicorn", "msgspec"} == set()
        unwanted = ("threefiveeight.server", "threefiveeight.bots", "threefiveeight.search", "threefiveeight.arena")
        assert [module for module in modules if module.startswith(unwanted)] == []


def test_python_m_runs_the_command() -> None:
    command = [sys.executable, "-m", "threefiveeight", "--version"]
    done = subprocess.run(command, capture_output=True, check=False, timeout=120)
    assert (done.returncode, done.stdout, done.stderr) == (0, f"358 {__version__}\n".encode(), b"")


def test_a_reader_that_has_gone_is_no_error() -> None:
    command = [sys.executable, "-m", "threefiveeight", "rules", "--json"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(60) == 0
