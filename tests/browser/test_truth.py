"""What the page shows is what the server has said: numbers of cards, tricks, points, and what a contract asks."""

import json
from typing import Any

from playwright.sync_api import Page, WebSocket, expect

from tests.browser.conftest import OpenPage
from tests.browser.player import MY_CARD, open_game, with_mouse
from tests.browser.rare import awaited, offered, sit_down

Frame = dict[str, Any]
PLACES = ["[data-panel=contract]", "[data-action=discard]", MY_CARD]


def heard(page: Page) -> dict[int, Frame]:
    """The states of the table by their numbers, filled as the server sends them."""
    frames: dict[int, Frame] = {}

    def hear(text: str | bytes) -> None:
        frame = json.loads(text)
        if frame["t"] in ("state", "update"):
            frames[frame["seq"]] = frame

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", hear)

    page.on("websocket", listen)
    return frames


def shown_frame(page: Page, frames: dict[int, Frame]) -> Frame:
    """The state that the page says it shows; it may have it a little earlier than we."""
    seq = int(page.locator("main.table").get_attribute("data-seq") or "")
    return awaited(page, lambda: frames.get(seq))


def compare(page: Page, frames: dict[int, Frame]) -> None:
    """Hands, counts and totals on the page are those of the state that it says it shows."""
    frame = shown_frame(page, frames)
    you, view = frame["table"]["you"], frame["view"]
    shown = page.locator(".hand [data-card]").evaluate_all("all => all.map(it => it.dataset.card).sort()")
    assert shown == sorted(view["hand"])
    for seat in range(3):
        if seat == you:
            expect(page.locator(".prompt [data-counter]")).to_have_attribute(
                "data-counter", f"{view['tricks'][seat]}/{view['targets'][seat]}"
            )
        else:
            expect(page.locator(f"[data-seat='{seat}'] .count > span").first).to_have_text(
                str(view["card_counts"][seat])
            )


def compare_totals(page: Page, frames: dict[int, Frame]) -> None:
    """The score sheet has the totals of the server's sheet, which are the sums of the points before."""
    frame = shown_frame(page, frames)
    rows = frame["sheet"]
    sums = [sum(row["points"][seat] for row in rows) for seat in range(3)]
    assert frame["view"]["totals"] == sums
    shown = page.locator("[data-table=deal] tbody tr td:last-child").all_inner_texts()
    assert [int(text.replace("−", "-")) for text in shown] == sums
    zero = page.locator("[data-table=deal] tfoot td").all_inner_texts()
    assert (zero[0], zero[-1]) == (str(sum(rows[-1]["tricks"])), "0")


def test_fault_19_fault_38_fault_67_what_is_shown_is_what_the_server_says(open_page: OpenPage) -> None:
    page = open_page(360, 740)
    frames = heard(page)
    open_game(page, "three-five-eight", 6)
    player = with_mouse(page)
    for place in [*PLACES, PLACES[-1]]:
        player.play_until(place)
        compare(page, frames)
        player.act()
    player.play_until("[data-action=next]")
    compare_totals(page, frames)


def test_fault_40_the_tiles_say_what_each_contract_asks(open_page: OpenPage) -> None:
    page = open_page(360, 740)
    frame = sit_down(page, {"preset": "three-five-eight", "end_deals": 3}, offered("contract"))
    you = frame["table"]["you"]
    target, limit = frame["view"]["targets"][you], frame["limits"][you]
    expect(page.locator("[data-contract=S] .small")).to_contain_text(str(target))
    expect(page.locator("[data-contract=MIS] .small")).to_contain_text(str(limit))
    expect(page.locator("[data-contract=S]")).to_have_accessible_name(f"Spades: {target} to make")
