"""Tests that need a Chromium or the compiled kernel are skipped where there is none, or fail there if required."""

import os
from pathlib import Path

import pytest
from hypothesis import settings

import hatch_frontend
from tests.chromium import ADVICE, find_chromium
from tests.required import is_required
from threefiveeight.search.kernel import load

settings.register_profile("house", deadline=None)  # no test asserts a time
settings.load_profile("house")

BROWSER = Path(__file__).with_name("browser")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    # Last, because Playwright leaves an event loop running in the thread of the tests, where none may start another.
    items.sort(key=lambda item: BROWSER in item.path.parents)
    for item in items:
        if BROWSER in item.path.parents:
            item.add_marker("browser")
        if item.get_closest_marker("browser") and not find_chromium() and not is_required("REQUIRE_BROWSER"):
            item.add_marker(pytest.mark.skip(reason=f"no Chromium found: {ADVICE}"))
        if item.get_closest_marker("kernel") and load() is None and not is_required("REQUIRE_KERNEL"):
            item.add_marker(pytest.mark.skip(reason="the kernel is not compiled: run python hatch_kernel.py"))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    reports = terminalreporter.stats.get("skipped", [])
    missed = sum("no Chromium found" in str(report.longrepr) for report in reports)
    if missed:
        terminalreporter.section("browser tests did not run", yellow=True)
        terminalreporter.line(f"{missed} tests need a browser and no Chromium was found: {ADVICE}.")


@pytest.fixture(scope="session")
def chromium() -> str:
    """The path of the Chromium that browser tests drive."""
    path = find_chromium()
    if path is None:
        pytest.fail(f"REQUIRE_BROWSER is set and no Chromium was found: {ADVICE}")
    # Playwright's own Node needs a library that a bare Debian lacks; the one that builds the page needs none.
    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(hatch_frontend.node_and_npm()[0]))
    return path
