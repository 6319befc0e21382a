"""What a first visit costs: bytes, times until one can press Play and sees his hand, and the longest halt in a trick.

A phone of 360×740 with a processor four times slower, in an empty browser, once over each network: `150 ms`, a round
trip of 150 ms and 1.6 Mbit/s (slow 4G, as Lighthouse simulates it); and `562 ms`, what Chromium's own "slow 4G" makes
of that, with 562 ms for every request and 1.44 Mbit/s. Prints kilobytes as they went over the line, packed, and
milliseconds. The trace of a trick is taken at full speed; `--slow` takes it with the slow processor.

    python bench/first_load.py --runs 3
"""

import argparse
import json
import os
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

SLOWER = 4
NETWORKS = {"150 ms": (150.0, 1.6e6), "562 ms": (562.5, 1.44e6)}
UP = 0.75e6
HALT = 50.0
"""Milliseconds that nothing may take while a trick is swept."""
FLAGS = ("--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run")
TRACED = ["blink.user_timing", "toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"]

WATCH = """
window.seen = {};
const watch = () => {
  const note = (name, selector) => {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    if (!(name in seen) && box && box.width > 0 && box.top < innerHeight) seen[name] = performance.now();
  };
  note("play", "[data-action=play]");
  note("hand", "main.table .hand [data-card]");
  requestAnimationFrame(watch);
};
requestAnimationFrame(watch);
addEventListener("click", () => { seen.click ??= performance.now(); }, true);
"""
FRAMES = """() => {
  window.frames_ = [];
  performance.mark("begun");
  const next = (now) => { frames_.push(now); requestAnimationFrame(next); };
  requestAnimationFrame(next);
}"""
MINE = "main.table[data-phase=play][data-turn=true][data-busy=false] .hand [data-legal=true]"


def main() -> None:
    """Measure, and print a table."""
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--runs", type=int, default=3)
    arguments.add_argument("--slow", action="store_true", help="trace the trick with the slow processor")
    options = arguments.parse_args()
    with serving() as origin, sync_playwright() as playwright:
        path = os.environ.get("CHROMIUM", "/usr/bin/chromium")
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        for name, network in NETWORKS.items():
            show(name, [visit(browser, origin, network) for _ in range(options.runs)])
        tricks = [swept(browser, origin, slow=options.slow) for _ in range(options.runs)]
        print("a trick, from the card to the next turn:", *tricks, sep="\n  ")
        browser.close()


def show(name: str, visits: list[dict[str, float]]) -> None:
    """A line for each thing measured: the median of all visits, and the worst."""
    print(f"round trip {name}, {len(visits)} visits: median (worst)")
    for what in visits[0]:
        values = [one[what] for one in visits]
        print(f"  {what:<34} {statistics.median(values):8.0f} ({max(values):.0f})")


@contextmanager
def serving() -> Iterator[str]:
    """A server with data of its own; its origin."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port = taken.getsockname()[1]
    origin = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "threefiveeight", "serve", "--port", str(port), "--data", data]
        with subprocess.Popen(command, stdout=subprocess.DEVNULL) as server:
            try:
                while not is_up(origin):
                    time.sleep(0.1)
                yield origin
            finally:
                server.terminate()


def is_up(origin: str) -> bool:
    """Whether the server answers."""
    try:
        with urlopen(f"{origin}/healthz", timeout=1) as answer:  # noqa: S310 -- an address of our own
            return bool(answer.status == 200)
    except (URLError, OSError):
        return False


def visit(browser: Browser, origin: str, network: tuple[float, float]) -> dict[str, float]:
    """A first visit: what is fetched and how long it takes."""
    context = browser.new_context(viewport={"width": 360, "height": 740}, locale="en-GB", service_workers="block")
    page = context.new_page()
    page.add_init_script(WATCH)
    session = context.new_cdp_session(page)
    received = count_bytes(session)
    throttle(session, network)
    page.goto(origin)
    page.wait_for_function("() => 'play' in seen", timeout=60_000)
    before = received[0]
    # The first page fetches the table while it is looked at.
    page.wait_for_timeout(3000)
    warm = received[0]
    page.locator("[data-action=play]").click()
    page.wait_for_function("() => 'hand' in seen", timeout=60_000)
    seen = page.evaluate("() => seen")
    whole = received[0]
    context.close()
    return {
        "kB until Play can be pressed": before / 1000,
        "kB with the table fetched ahead": warm / 1000,
        "kB until the hand is in sight": whole / 1000,
        "ms until Play can be pressed": seen["play"],
        "ms from Play to the hand": seen["hand"] - seen["click"],
    }


def count_bytes(session: CDPSession) -> list[int]:
    """Bytes as they come over the line, heads of answers included, in a list of one."""
    received = [0]

    def finished(event: dict[str, Any]) -> None:
        received[0] += int(event["encodedDataLength"])

    session.send("Network.enable")
    session.on("Network.loadingFinished", finished)
    return received


def throttle(session: CDPSession, network: tuple[float, float] | None) -> None:
    """Slow the processor down, and the network if it is given: latency in ms, bits a second."""
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    if network is not None:
        latency, down = network
        session.send(
            "Network.emulateNetworkConditions",
            {"offline": False, "latency": latency, "downloadThroughput": down / 8, "uploadThroughput": UP / 8},
        )


def swept(browser: Browser, origin: str, *, slow: bool) -> str:
    """Play a card, and trace until it is one's turn again: frames and tasks that took longest."""
    context = browser.new_context(viewport={"width": 360, "height": 740}, locale="en-GB", service_workers="block")
    page = context.new_page()
    page.goto(origin)
    page.locator("[data-action=play]").click()
    play_card(page)
    if slow:
        throttle(context.new_cdp_session(page), None)
    page.wait_for_selector(MINE, timeout=30_000)
    browser.start_tracing(page=page, categories=TRACED)
    page.evaluate(FRAMES)
    play_card(page)
    page.wait_for_selector(MINE, timeout=30_000)
    frames = page.evaluate("() => frames_")
    trace = json.loads(browser.stop_tracing())
    context.close()
    gaps = [after - before for before, after in pairwise(frames)]
    tasks, worked = (main_thread_tasks(trace["traceEvents"], measure) for measure in ("dur", "tdur"))
    return (
        f"{len(gaps)} frames, longest {max(gaps):.0f} ms; {sum(task > HALT for task in tasks)} tasks over "
        f"{HALT:.0f} ms, longest {max(tasks):.0f} ms ({max(worked):.0f} of processor time)"
    )


def play_card(page: Page) -> None:
    """Play the first card that may be played; on a phone the first tap lifts it and the second plays."""
    page.wait_for_selector(MINE, timeout=30_000)
    page.locator(MINE).first.click(position={"x": 8, "y": 16})


def main_thread_tasks(events: list[dict[str, Any]], measure: str) -> list[float]:
    """Milliseconds of each task of the page's main thread from the mark on: ``dur`` passed, ``tdur`` were worked."""
    threads = {
        (event["pid"], event["tid"])
        for event in events
        if event.get("name") == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    begun = min(event["ts"] for event in events if event.get("name") == "begun")
    return [
        event[measure] / 1000
        for event in events
        if event.get("name", "").endswith("RunTask")
        and event["ts"] > begun
        and measure in event
        and (event["pid"], event["tid"]) in threads
    ]


if __name__ == "__main__":
    main()
