"""The page as an app: what works without the server, and how a new version comes."""

import json
import re
import shutil
import struct
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import STATIC, OpenPage

READY = "async () => { await navigator.serviceWorker.ready; return !!navigator.serviceWorker.controller; }"
KEPT = """async () => {
  const names = await caches.keys();
  const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return { names, paths: all.flat().map((request) => new URL(request.url).pathname) };
}"""


UPDATE = "async () => { await (await navigator.serviceWorker.ready).update(); }"


def wait_for_worker(page: Page) -> None:
    """Until the worker has all files and answers for this page."""
    page.wait_for_function(READY)


def test_what_needs_no_server_works_without_it(open_page: OpenPage) -> None:
    page = open_page(workers="allow")
    wait_for_worker(page)
    kept = page.evaluate(KEPT)
    assert len(kept["names"]) == 1
    assert not [path for path in kept["paths"] if path.startswith(("/api", "/ws", "/t/"))]
    places = page.locator("nav a[href^='/']").evaluate_all("all => all.map(it => it.getAttribute('href'))")
    assert "/sheet" in places
    page.context.set_offline(True)
    for place in places:
        page.goto(place)
        expect(page.locator("main h1")).to_be_visible()
    page.goto("/")
    expect(page.get_by_text("The server does not answer.")).to_be_visible()
    page.get_by_label("Language").select_option("pl")
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    page.goto("/t/0123456789abcdef0123456789abcdef")
    expect(page.locator(".link")).to_contain_text("serwer")
    page.context.set_offline(False)
    page.goto("/")
    page.locator("[data-action=play]").click()
    page.wait_for_selector(".hand [data-card]")
    assert not [path for path in page.evaluate(KEPT)["paths"] if path.startswith(("/api", "/ws", "/t/"))]


def test_a_page_without_workers_plays(open_page: OpenPage) -> None:
    page = open_page(workers="block")
    page.locator("[data-action=play]").click()
    page.wait_for_selector(".hand [data-card]")
    assert page.evaluate("() => caches.keys()") == []


FORBIDDEN = """for (const store of ["localStorage", "sessionStorage", "indexedDB", "caches"])
  Object.defineProperty(window, store, { get() { throw new DOMException("forbidden", "SecurityError"); } });
Object.defineProperty(navigator, "serviceWorker", { get: () => undefined });"""


def test_a_page_that_may_keep_nothing_plays(open_page: OpenPage) -> None:
    page = open_page()
    page.add_init_script(FORBIDDEN)
    for place in ("/learn", "/statistics", "/sheet", "/"):
        page.goto(place)
        expect(page.locator("main h1")).to_be_visible()
    page.locator("[data-action=play]").click()
    page.wait_for_selector(".hand [data-card]")


class Copy(SimpleHTTPRequestHandler):
    """A copy of the built page, without a server behind it."""

    extensions_map = SimpleHTTPRequestHandler.extensions_map | {".js": "text/javascript"}

    def do_GET(self) -> None:
        """A file, or the page."""
        if not Path(self.translate_path(self.path)).is_file():
            self.path = "/index.html"
        super().do_GET()

    def end_headers(self) -> None:
        """As the server has them, the page is asked for anew each time."""
        self.send_header("cache-control", "no-cache")
        super().end_headers()

    def log_message(self, *_: object) -> None:
        """Nothing is logged."""


@pytest.fixture
def copy(tmp_path: Path) -> Iterator[tuple[Path, str]]:
    """A copy of the page that a test may renew, and its origin."""
    shutil.copytree(STATIC, tmp_path / "static")
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Copy, directory=tmp_path / "static")) as server:
        thread = Thread(target=server.serve_forever)
        thread.start()
        yield tmp_path / "static", f"http://127.0.0.1:{server.server_port}"
        server.shutdown()
        thread.join()


def renew(static: Path) -> None:
    """Make a new version: another name of the first file, and a worker that knows it."""
    page, worker = static / "index.html", static / "sw.js"
    found = re.search(r"/assets/(index-[\w-]+)\.js", page.read_text("utf-8"))
    assert found
    old, new = f"{found.group(1)}.js", "index-renewed1.js"
    shutil.copy(static / "assets" / old, static / "assets" / new)
    for file in (page, worker):
        file.write_text(file.read_text("utf-8").replace(old, new), "utf-8")
    worker.write_text(re.sub(r'VERSION = "\w+"', 'VERSION = "renewed"', worker.read_text("utf-8")), "utf-8")


@pytest.fixture
def page_of_copy(browser: Browser, copy: tuple[Path, str]) -> Iterator[Page]:
    """The score sheet of the copy, with its worker at work."""
    context = browser.new_context(locale="en-GB", base_url=copy[1])
    page = context.new_page()
    page.goto("/sheet")
    page.wait_for_function(READY)
    yield page
    context.close()


def test_an_open_page_is_told_of_a_new_version_and_loads_it_when_the_player_wants(
    page_of_copy: Page, copy: tuple[Path, str]
) -> None:
    page = page_of_copy
    page.locator("form input[type=text]").first.fill("Ada")
    renew(copy[0])
    page.evaluate(UPDATE)
    notice = page.locator("[data-update]")
    expect(notice).to_contain_text("A new version is here.")
    # Nothing happens by itself: what was being written is still there, and so is the old worker.
    expect(page.locator("form input[type=text]").first).to_have_value("Ada")
    assert len(page.evaluate(KEPT)["names"]) == 2
    notice.get_by_role("button", name="Reload").click()
    page.wait_for_selector("script[src*=renewed1]", state="attached")
    page.wait_for_function("async () => (await caches.keys()).join() === '358-renewed'")
    expect(notice).to_have_count(0)


def test_a_page_that_is_loaded_anew_is_the_new_version_without_a_question(
    page_of_copy: Page, copy: tuple[Path, str]
) -> None:
    page = page_of_copy
    renew(copy[0])
    page.goto("/")
    page.wait_for_selector("script[src*=renewed1]", state="attached")
    page.wait_for_function("async () => (await caches.keys()).join() === '358-renewed'")
    expect(page.locator("[data-update]")).to_have_count(0)


def test_the_manifest_names_icons_that_are_there_in_their_sizes() -> None:
    manifest = json.loads((STATIC / "manifest.webmanifest").read_text("utf-8"))
    assert manifest["display"] == "standalone"
    assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        file = STATIC / icon["src"].removeprefix("/")
        if file.suffix == ".png":
            width, height = struct.unpack(">II", file.read_bytes()[16:24])
            assert icon["sizes"] == f"{width}x{height}"
    assert '<link rel="manifest" href="/manifest.webmanifest"' in (STATIC / "index.html").read_text("utf-8")
