"""docs/faults.md is complete and true: every number of the list, tests that exist, no other numbers."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "faults.md").read_text(encoding="utf-8")
ROWS = {int(row[0]): row[1] for row in re.findall(r"^\| (\d+) \| .*? \| (.*) \|$", PAGE, re.MULTILINE)}
NUMBERS = [
    *(1, 2, 4, 5, 7, 8, 10, 11, 13, 14, 16, 17, 19, 20, 22, 23, 25, 26, 28, 29, 31, 32, 34, 35, 37, 38, 40, 41, 43),
    *(44, 46, 47, 49, 50, 52, 53, 55, 56, 58, 59, 61, 62, 64, 65, 67, 68, 70, 71, 73, 74, 76, 77, 79, 80, 82, 83, 85),
    *(86, 88, 89, 91, 92, 94),
]
TESTS = sorted((ROOT / "tests").rglob("test_*.py"))
MENTION = re.compile(r"fault[_ ](\d+)", re.IGNORECASE)


def functions(path: Path) -> dict[str, str]:
    """The test functions of a file with their text, decorators included."""
    text = path.read_text(encoding="utf-8")
    lines = text.splitlines()
    found = {}
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
            first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
            found[node.name] = "\n".join(lines[first - 1 : node.end_lineno])
    return found


def test_the_page_has_every_row_of_the_list() -> None:
    assert list(ROWS) == NUMBERS


@pytest.mark.parametrize("number", NUMBERS)
def test_the_tests_of_a_row_exist(number: int) -> None:
    named = re.findall(r"`((?:tests|frontend)/[^`]+)`", ROWS[number])
    assert named or ROWS[number].startswith("waits for ")
    for name in named:
        path, _, function = name.partition("::")
        assert (ROOT / path).is_file(), path
        assert not function or function in functions(ROOT / path), name


@pytest.mark.parametrize("path", TESTS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_every_number_in_a_test_stands_on_the_page_with_tests(path: Path) -> None:
    mentioned = {int(number) for text in functions(path).values() for number in MENTION.findall(text)}
    assert mentioned <= set(ROWS)
    assert [number for number in mentioned if ROWS[number].startswith("waits for ")] == []
