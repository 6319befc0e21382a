"""Plays a game through the socket to a situation that is rare, and leaves the rest of it to a page."""

import json
import random
import secrets
from collections.abc import Callable
from typing import Any, TypeVar
from urllib.parse import urlsplit

from playwright.sync_api import Page
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

Frame = dict[str, Any]
Found = TypeVar("Found")
RANKS = "23456789TJQKA"
COOKIE = "358_session"
GAMES = 60
MOST_LOOKS = 1000


def offered(verb: str) -> Callable[[Frame], bool]:
    """The player may do something of that kind."""
    return lambda frame: any(action.startswith(f"{verb} ") for action in frame["legal"])


def sit_down(page: Page, rules: dict[str, Any], wanted: Callable[[Frame], bool], *, well: bool = True) -> Frame:
    """Play games against random players until a frame is wanted, open the table on the page, return the frame."""
    guest = _guest(page)
    for _ in range(GAMES):
        answer = page.request.post(
            "/api/tables",
            data={"rules": rules, "levels": ["random", "random"], "newcomer": False},
            headers={"Origin": page.url.rstrip("/")},
        )
        table = answer.json()["id"]
        frame = _play(page, f"{COOKIE}={guest}", table, wanted, well)
        if frame is not None:
            page.goto(f"/t/{table}")
            page.wait_for_selector("main.table[data-seq]")
            return frame
    raise AssertionError(f"not seen in {GAMES} games of {rules}")


def awaited(page: Page, look: Callable[[], Found | None]) -> Found:
    """What ``look`` finds as soon as it finds anything."""
    for _ in range(MOST_LOOKS):
        found = look()
        if found is not None:
            return found
        page.wait_for_timeout(20)
    raise AssertionError(f"not found in {MOST_LOOKS} looks")


def _guest(page: Page) -> str:
    """The session that the page itself begins: who asked the server before would be another guest."""
    return awaited(page, lambda: {one["name"]: one["value"] for one in page.context.cookies()}.get(COOKIE))


def _play(page: Page, cookie: str, table: str, wanted: Callable[[Frame], bool], well: bool) -> Frame | None:
    address = urlsplit(page.url)
    origin = Origin(f"{address.scheme}://{address.netloc}")
    url = f"ws://{address.netloc}/ws/{table}"
    with connect(url, origin=origin, additional_headers={"Cookie": cookie}) as socket:
        answered = -1
        while True:
            frame = json.loads(socket.recv(timeout=20))
            if frame["t"] not in ("state", "update") or frame["seq"] <= answered:
                continue
            if wanted(frame):
                return dict(frame)
            if frame["winners"] is not None:
                return None
            if frame["legal"] or frame["can_next"]:
                _answer(socket, frame, well)
                answered = frame["seq"]


def _answer(socket: ClientConnection, frame: Frame, well: bool) -> None:
    told: dict[str, Any] = {"t": "next"} if frame["can_next"] else {"t": "act", "action": _action(frame, well)}
    socket.send(json.dumps(told | {"id": secrets.token_hex(8), "seq": frame["seq"]}))


def _action(frame: Frame, well: bool) -> str:
    """High cards are played, low ones kept for the discard; the other way round by who wants to lose."""
    legal: list[str] = frame["legal"]
    verb, *rest = legal[0].split()
    if verb == "play":
        return (max if well else min)(legal, key=lambda action: RANKS.index(action[-1]))
    if verb == "discard":
        hand = sorted(frame["view"]["hand"], key=lambda card: RANKS.index(card[1]), reverse=not well)
        return " ".join(["discard", *hand[: int(rest[0])]])
    return random.choice(legal)
