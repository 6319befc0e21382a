"""A server with its own data, a browser, and pages of any size on it."""

import json
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from http.client import HTTPConnection
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, expect, sync_playwright

import threefiveeight
from tests.chromium import FLAGS

STATIC = Path(threefiveeight.__file__).parent / "static"
START = 60.0
PATIENCE = 30_000
"""How long a test waits for anything to come, in milliseconds: on a busy machine all is slow, and nothing is wrong."""
QUICK: dict[str, Any] = {"speed": "fast", "motion": "off", "tips": False, "played": True}
"""Settings under which a test need not wait for cards to fly."""

OpenPage = Callable[..., Page]


@pytest.fixture(scope="session")
def origin(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The origin of a running server."""
    if not (STATIC / "index.html").is_file():
        pytest.fail("the page has not been built: run make frontend")
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port = taken.getsockname()[1]
    data = tmp_path_factory.mktemp("data")
    command = [sys.executable, "-m", "threefiveeight", "serve", "--port", str(port), "--data", str(data)]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL) as server:
        try:
            _wait_until_up(port)
            yield f"http://127.0.0.1:{port}"
        finally:
            server.terminate()


def _wait_until_up(port: int) -> None:
    end = time.monotonic() + START
    while not _is_up(port):
        assert time.monotonic() < end, "the server did not start"
        time.sleep(0.05)


def _is_up(port: int) -> bool:
    with closing(HTTPConnection("127.0.0.1", port, timeout=1)) as connection:
        try:
            connection.request("GET", "/healthz")
            return connection.getresponse().status == 200
        except OSError:
            return False


@pytest.fixture(scope="session")
def browser(chromium: str) -> Iterator[Browser]:
    """One browser for all tests."""
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=chromium, args=list(FLAGS))
        yield running
        running.close()


def _errors(message: ConsoleMessage) -> list[str]:
    # A refusal of the server is an answer like any other, and so is none for a test that cuts the line; the browser
    # calls them errors.
    expected = ("status of 400", "ERR_INTERNET_DISCONNECTED")
    return [message.text] if message.type == "error" and not any(it in message.text for it in expected) else []


@pytest.fixture
def open_page(browser: Browser, origin: str) -> Iterator[OpenPage]:
    """Opens pages as new guests; every error that a page reports fails the test."""
    complaints: list[str] = []
    contexts = []

    def open_one(
        width: int = 1440,
        height: int = 900,
        *,
        touch: bool = False,
        language: str = "en-GB",
        path: str = "/",
        settings: dict[str, Any] | None = None,
        workers: Literal["allow", "block"] = "block",
    ) -> Page:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            has_touch=touch,
            locale=language,
            base_url=origin,
            service_workers=workers,
        )
        contexts.append(context)
        kept = json.dumps(json.dumps(QUICK | (settings or {})))
        context.add_init_script(
            f"if (!localStorage.getItem('358.settings')) localStorage.setItem('358.settings', {kept})"
        )
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda message: complaints.extend(_errors(message)))
        page.goto(path)
        return page

    yield open_one
    for context in contexts:
        context.close()
    assert complaints == []
