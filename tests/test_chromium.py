"""Which Chromium the browser tests take, and whether they may be missing."""

from pathlib import Path

import pytest

from tests.chromium import find_chromium
from tests.required import is_required


def program(folder: Path, name: str) -> str:
    path = folder / name
    path.write_text("#!/bin/sh\n", encoding="ascii")
    path.chmod(0o755)
    return str(path)


def test_the_variable_wins_over_the_path(tmp_path: Path) -> None:
    program(tmp_path, "chromium")
    assert find_chromium({"CHROMIUM": "/somewhere/else", "PATH": str(tmp_path)}) == "/somewhere/else"


@pytest.mark.parametrize("name", ["chromium", "chromium-browser", "google-chrome"])
def test_usual_names_are_found_on_the_path(tmp_path: Path, name: str) -> None:
    assert find_chromium({"PATH": str(tmp_path)}) != str(tmp_path / name)
    path = program(tmp_path, name)
    assert find_chromium({"PATH": str(tmp_path)}) == path


@pytest.mark.parametrize(
    ("environment", "required"),
    [
        pytest.param({}, False, id="unset"),
        pytest.param({"REQUIRE_BROWSER": ""}, False, id="empty"),
        pytest.param({"REQUIRE_BROWSER": "0"}, False, id="zero"),
        pytest.param({"REQUIRE_BROWSER": "1"}, True, id="one"),
    ],
)
def test_browser_tests_are_required_by_a_variable(environment: dict[str, str], required: bool) -> None:
    assert is_required("REQUIRE_BROWSER", environment) is required
