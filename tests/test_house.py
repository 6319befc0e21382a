"""The rules of the house that no linter knows: sizes, names, imports, nothing of anybody's machine."""

import ast
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "threefiveeight"
SOURCES = sorted(path for path in PACKAGE.rglob("*.py"))
PLAIN = [path for path in SOURCES if path.relative_to(PACKAGE).parts[0] in {"cards", "rules", "record"}]

LINES_OF_A_FILE = 350
LINES_OF_A_FUNCTION = 40
EMPTY_NAMES = re.compile(r"(^|_)(utils?|helpers?|managers?)(_|$)")

# Spelled in two halves, so that this file doesn't find itself.
OF_A_MACHINE = re.compile(
    "|".join(
        re.escape(first + second)
        for first, second in [
            ("/work", "/main"),
            ("/work", "/shared"),
            ("/root", "/"),
            ("/opt/", "pypi"),
            ("/opt/", "wheels"),
            ("pypi.", "org/simple"),
            ("files.python", "hosted.org"),
            ("registry.", "npmjs.org"),
        ]
    )
)


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def functions(tree: ast.Module) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    yield from (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef))


def body_lines(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """The lines of a function without its docstring."""
    assert function.end_lineno is not None
    documented = function.body[0] if ast.get_docstring(function) is not None else None
    docstring = 0 if documented is None else (documented.end_lineno or 0) - documented.lineno + 1
    return function.end_lineno - function.lineno + 1 - docstring


def imported(tree: ast.Module) -> set[str]:
    """The top-level names of all modules that a file imports, inside functions too."""
    names = {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
    names |= {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    return {module.partition(".")[0] for module in names}


@pytest.mark.parametrize("path", SOURCES, ids=name)
def test_files_and_functions_are_small_and_say_what_they_are(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= LINES_OF_A_FILE
    assert not EMPTY_NAMES.search(path.stem)
    long = {function.name: body_lines(function) for function in functions(ast.parse(text))}
    assert {function: lines for function, lines in long.items() if lines > LINES_OF_A_FUNCTION} == {}


@pytest.mark.parametrize("path", PLAIN, ids=name)
def test_cards_rules_and_record_use_the_standard_library_alone(path: Path) -> None:
    allowed = sys.stdlib_module_names | {"threefiveeight"}
    assert imported(ast.parse(path.read_text(encoding="utf-8"))) - allowed == set()


def tracked() -> list[Path]:
    """The files git knows or would add; none where this is no checkout."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, check=False, text=True).stdout
    return [ROOT / file for file in listed.split("\0") if file and (ROOT / file).is_file()]


def test_no_file_names_a_machine_or_a_registry() -> None:
    files = tracked()
    if not files:
        pytest.skip("not in a git checkout")
    texts = {name(path): path.read_bytes().decode("utf-8", "replace") for path in files}
    assert "pyproject.toml" in texts
    assert {file: found.group() for file, text in texts.items() if (found := OF_A_MACHINE.search(text))} == {}


def test_the_front_end_lock_has_hashes_and_no_addresses() -> None:
    lock = json.loads((ROOT / "frontend" / "package-lock.json").read_text(encoding="utf-8"))
    packages = {place: entry for place, entry in lock["packages"].items() if place}
    assert packages
    assert {place for place, entry in packages.items() if "resolved" in entry} == set()
    assert {place for place, entry in packages.items() if not entry["integrity"].startswith("sha512-")} == set()


@pytest.mark.parametrize("lock", ["run", "dev", "build", "node", "zig"])
def test_every_locked_requirement_has_a_version_and_hashes(lock: str) -> None:
    text = (ROOT / "requirements" / f"{lock}.txt").read_text(encoding="utf-8")
    entries = re.split(r"\n(?=\S)", re.sub(r"(?m)^#.*\n", "", text).strip())
    assert entries
    wrong = [entry for entry in entries if not re.match(r"[\w.-]+==\S+ .*\n? +--hash=sha256:[0-9a-f]{64}", entry)]
    assert wrong == []


@pytest.mark.parametrize("part", ["run", "build", "node"])
def test_parts_of_the_lock_agree_with_the_whole(part: str) -> None:
    def pins(lock: str) -> dict[str, str]:
        text = (ROOT / "requirements" / f"{lock}.txt").read_text(encoding="utf-8")
        return dict(re.findall(r"(?m)^([\w.-]+)==(\S+)", text))

    assert pins(part).items() <= pins("dev").items()
