"""Lines of the plan of the page that nothing else holds: the hand and the table, measured (docs/interface-lines.md)."""

import json
import re
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Page, Request, WebSocketRoute, expect

from tests.browser.conftest import OpenPage
from tests.browser.player import SPOT, still, with_mouse
from tests.browser.rare import Frame, offered, sit_down
from tests.browser.test_exchange import ASKING, BRITISH, GIVING

HEIGHTS = """() => [...document.querySelectorAll(".hand [data-card]")].map((card) => ({
  card: card.dataset.card,
  y: Number(card.style.transform.split("px")[1].slice(2)),
  legal: card.dataset.legal === "true",
  chosen: card.dataset.chosen === "true",
}))"""
LEFTS = """() => Object.fromEntries([...document.querySelectorAll(".hand [data-card]")]
  .map((card) => [card.dataset.card, parseFloat(card.style.transform.slice(10))]))"""
FINGER = """([card, kind, up]) => {
  const hand = document.querySelector(".hand");
  const box = hand.querySelector(`[data-card="${card}"]`).getBoundingClientRect();
  const [x, y] = [box.left + 12, up ? 300 : box.top + 20];
  const finger = { pointerType: "touch", isPrimary: true, clientX: x, clientY: y, bubbles: true };
  hand.dispatchEvent(new PointerEvent(kind, finger));
  return y;
}"""
NOTICES = """() => {
  window.told = [];
  new MutationObserver(() => {
    const text = document.querySelector(".link")?.textContent.trim();
    if (text && text !== window.told.at(-1)) window.told.push(text);
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}"""
"""Writes down what the notice about the connection says, however short."""
FIRST = {"end_deals": 1}
"""Of games that want their first deal no other need be played."""


def turn_with_a_choice(frame: Frame) -> bool:
    """The player may play several cards, not all of his hand."""
    return offered("play")(frame) and 1 < len(frame["legal"]) < len(frame["view"]["hand"])


def first(verb: str) -> Callable[[Frame], bool]:
    """It is to be done in the first deal, before which nothing is exchanged."""
    return lambda frame: offered(verb)(frame) and frame["view"]["deal"] == 1


def deaf(socket: WebSocketRoute) -> None:
    """Lets the server hear of no card."""
    server = socket.connect_to_server()
    socket.on_message(lambda text: None if json.loads(text)["t"] == "act" else server.send(text))


def heights(page: Page) -> list[dict[str, Any]]:
    still(page)
    cards: list[dict[str, Any]] = page.evaluate(HEIGHTS)
    return cards


def test_playable_and_selected_cards_rise(open_page: OpenPage) -> None:
    page = open_page(390, 844)
    sit_down(page, GIVING | FIRST, first("discard"))
    page.wait_for_selector("main[data-busy=false] .hand [data-legal=true]")
    rows = sorted({card["y"] for card in heights(page)})
    assert len(rows) == 2
    # 68 px where several are chosen, and the front row 8 px lower.
    assert rows[1] - rows[0] == 68 + 8
    page.locator(".hand [data-card]").first.click(position=SPOT)
    (chosen,) = [card for card in heights(page) if card["chosen"]]
    assert rows[0] - chosen["y"] == 14
    expect(page.locator(".hand .tick")).to_have_count(1)
    page.goto("/")
    page.route_web_socket("**/ws/**", deaf)
    sit_down(page, GIVING, turn_with_a_choice)
    before = {card["card"]: card for card in heights(page)}
    page.locator(".hand [data-legal=true]").first.click(position=SPOT)
    expect(page.locator(".hand [data-card]")).to_have_count(len(before) - 1)
    # The hand keeps its places while the trick lies there: what could be played lies down, and nothing else moves.
    after = {card["card"]: card["y"] for card in heights(page)}
    assert {card: y - before[card]["y"] for card, y in after.items()} == {
        card: 8 if before[card]["legal"] else 0 for card in after
    }


def test_a_ten_is_seen_within_its_strip(open_page: OpenPage) -> None:
    page = open_page(320, 568)
    sit_down(page, GIVING, lambda frame: any(card[1] == "T" for card in frame["view"]["hand"][:-1]))
    widths = page.evaluate(
        """() => Object.fromEntries([...document.querySelectorAll(".hand [data-card]")].map((card) =>
          [card.dataset.card[1], card.querySelector("svg .index, svg g").getBoundingClientRect().width]))"""
    )
    assert widths["T"] <= 24, widths


def test_no_card_moves_until_the_trick_is_swept(open_page: OpenPage) -> None:
    page = open_page(1440, 900, settings={"speed": "click", "motion": "auto"})
    frame = sit_down(page, GIVING, lambda frame: offered("play")(frame) and len(frame["view"]["trick"]["cards"]) == 2)
    card = frame["legal"][0].split()[1]
    before = page.evaluate(LEFTS)
    page.locator(f".hand [data-card={card}]").click(position=SPOT)
    expect(page.locator(".middle .trick[data-count='3']")).to_be_visible()
    still(page)
    held = page.evaluate(LEFTS)
    assert held == {one: left for one, left in before.items() if one != card}
    page.keyboard.press("Space")
    page.wait_for_function("() => !document.querySelector('.middle .trick[data-count=\"3\"]')")
    still(page)
    swept = page.evaluate(LEFTS)
    assert any(swept[one] != held[one] for one in swept)
    moved = page.locator(".hand [data-card]").first.evaluate("it => getComputedStyle(it).transitionDuration")
    assert moved == "0.15s"


def test_a_finger_looks_through_the_hand(open_page: OpenPage) -> None:
    # Otherwise a card that shows 40 px of itself is played at the first touch, and how much it shows is chance.
    page = open_page(390, 844, touch=True, settings={"confirm": "always"})
    frame = sit_down(page, GIVING, turn_with_a_choice)
    playable = [action.split()[1] for action in frame["legal"]]
    lens = page.locator(".hand .lens")
    finger = page.evaluate(FINGER, [playable[0], "pointerdown", False])
    expect(lens).to_have_count(1)
    box = lens.bounding_box()
    assert box is not None
    assert finger - (box["y"] + box["height"]) == pytest.approx(64, abs=2)
    page.evaluate(FINGER, [playable[1], "pointermove", False])
    # Let go outside the hand, nothing is chosen.
    page.evaluate(FINGER, [playable[1], "pointerup", True])
    expect(lens).to_have_count(0)
    expect(page.locator(".hand [data-chosen=true]")).to_have_count(0)
    page.evaluate(FINGER, [playable[0], "pointerdown", False])
    page.evaluate(FINGER, [playable[1], "pointermove", False])
    page.evaluate(FINGER, [playable[1], "pointerup", False])
    lifted = page.locator(".hand [data-chosen=true]")
    expect(lifted).to_have_attribute("data-card", playable[1])
    lifted.tap(position=SPOT)
    expect(page.locator(f".hand [data-card={playable[1]}]")).to_have_count(0)


def test_cards_on_a_desk(open_page: OpenPage) -> None:
    page = open_page(1920, 1080)
    frame = sit_down(page, GIVING, turn_with_a_choice)
    card = page.locator(f".hand [data-card={frame['legal'][0].split()[1]}]")
    assert card.evaluate("it => [it.offsetWidth, it.offsetHeight]") == [100, 140]
    assert page.locator(".hand").evaluate("it => it.offsetWidth") <= 1100
    card.hover(position=SPOT)
    still(page)
    assert card.locator(".card").evaluate("it => new DOMMatrix(getComputedStyle(it).transform).m42") == -6


def test_play_begins_what_was_played_last(open_page: OpenPage) -> None:
    page = open_page(settings={"played": False})
    asked: list[Any] = []

    def note(request: Request) -> None:
        if request.url.endswith("/api/tables"):
            asked.append(request.post_data_json)

    page.on("request", note)
    page.locator("[data-action=play]").click()
    page.wait_for_selector("main.table[data-seq]")
    page.goto("/")
    page.locator("[data-action=games]").click()
    page.locator("label:has(input[value=nine-five-two])").click()
    page.locator("[data-action=start]").click()
    page.wait_for_selector("main.table[data-seq]")
    page.goto("/")
    page.locator("[data-action=play]").click()
    page.wait_for_selector("main.table[data-seq]")
    first, second, third = asked
    assert first["rules"] == {"preset": "three-five-eight", "end_deals": 3}
    assert first["levels"] == ["careful", "careful"]
    assert second["rules"]["preset"] == "nine-five-two"
    assert (third["rules"], third["levels"]) == (second["rules"], second["levels"])


def test_tips_come_one_at_a_time_and_go(open_page: OpenPage) -> None:
    page = open_page(settings={"tips": True, "tipsSeen": []})
    sit_down(page, GIVING, offered("play"))
    tip = page.locator("[data-tip]")
    expect(tip).to_have_count(1)
    expect(page.locator(".hand .pulse")).to_have_count(1)
    expect(page.locator("dialog[open]")).to_have_count(0)
    first = tip.get_attribute("data-tip")
    tip.get_by_role("button", name="Got it").click()
    expect(page.locator(f"[data-tip={first}]")).to_have_count(0)
    player = with_mouse(page)
    player.play_until("[data-tip]")
    assert tip.get_attribute("data-tip") != first
    tip.get_by_role("button", name="No more tips").click()
    expect(tip).to_have_count(0)
    player.play_until("[data-action=next]")
    expect(tip).to_have_count(0)


@pytest.mark.parametrize("verb", ["give", "contract", "discard"])
def test_each_first_decision_has_a_tip(open_page: OpenPage, verb: str) -> None:
    page = open_page(settings={"tips": True, "tipsSeen": []})
    sit_down(page, GIVING, offered(verb))
    expect(page.locator("[data-tip]")).to_be_visible()


def test_the_kitty_is_marked_when_it_is_seen_and_face_down_when_not(open_page: OpenPage) -> None:
    page = open_page()
    frame = sit_down(page, ASKING | FIRST, first("contract"))
    assert len(frame["view"]["hand"]) == 20
    expect(page.locator(".hand [data-card]")).to_have_count(20)
    expect(page.locator(".hand .new")).to_have_count(4)
    page.goto("/")
    sit_down(page, BRITISH | FIRST, first("discard"))
    expect(page.locator(".hand [data-card]")).to_have_count(16)
    backs = page.locator("[data-panel=discard] .pile .card")
    expect(backs).to_have_count(4)
    expect(page.locator("[data-panel=discard]")).to_contain_text("unseen")


def playing(none: bool, frame: Frame) -> bool:
    """The player is to play a card, in a deal without tricks or in another."""
    return offered("play")(frame) and (frame["view"]["contract"] == "MIS") == none


def test_no_tricks_looks_and_reads_otherwise(open_page: OpenPage) -> None:
    page = open_page()
    seen = []
    for none in (False, True):
        page.goto("/")
        sit_down(page, GIVING, partial(playing, none))
        still(page)
        felt = page.locator("main.table").evaluate("it => getComputedStyle(it).backgroundColor")
        seen.append((felt, page.locator(".prompt [data-counter]").inner_text()))
    (felt, counter), (other, limit) = seen
    assert felt != other
    assert "max" in limit
    assert "max" not in counter
    expect(page.locator("[data-trump=MIS]")).to_contain_text("No tricks")


def chooser_of(frame: Frame) -> int:
    """Who has named the contract."""
    (seat,) = [event["seat"] for event in frame["view"]["events"] if event["type"] == "contract"]
    return int(seat)


def test_what_another_player_chooses_is_told(open_page: OpenPage) -> None:
    page = open_page(settings={"speed": "click"})
    others = first("play")
    frame = sit_down(page, GIVING | FIRST, lambda frame: others(frame) and chooser_of(frame) != frame["table"]["you"])
    chooser = frame["table"]["seats"][chooser_of(frame)]["name"]
    told = page.locator("[data-panel=kitty]").get_by_text(re.compile(f"^{chooser} (takes|chooses) "))
    expect(told.first).to_be_visible()


def test_an_only_card_plays_itself_where_that_is_wanted(open_page: OpenPage) -> None:
    def only(frame: Frame) -> bool:
        return offered("play")(frame) and len(frame["legal"]) == 1 and len(frame["view"]["hand"]) > 1

    page = open_page(settings={"single": False})
    sit_down(page, GIVING, only)
    before = page.locator("main.table").get_attribute("data-seq")
    page.wait_for_timeout(1500)
    expect(page.locator("main.table")).to_have_attribute("data-seq", before or "")
    page.evaluate(
        """() => localStorage.setItem("358.settings",
          JSON.stringify({ ...JSON.parse(localStorage.getItem("358.settings")), single: true }))"""
    )
    page.reload()
    expect(page.locator("main.table[data-seq]")).not_to_have_attribute("data-seq", before or "")


def test_the_last_card_plays_itself(open_page: OpenPage) -> None:
    page = open_page()
    sit_down(page, GIVING, lambda frame: offered("play")(frame) and len(frame["view"]["hand"]) == 1)
    expect(page.locator("[data-panel=sheet], [data-panel=result]")).to_be_visible()


def test_less_motion_fades(open_page: OpenPage) -> None:
    page = open_page(settings={"motion": "auto", "speed": "normal"})
    frame = sit_down(page, GIVING, lambda frame: offered("play")(frame) and not frame["view"]["trick"]["cards"])
    page.emulate_media(reduced_motion="reduce")
    page.evaluate(
        """() => {
          window.ran = [];
          const animate = Element.prototype.animate;
          Element.prototype.animate = function (frames, options) {
            window.ran.push([options.duration, Object.keys(frames[0]).join()]);
            return animate.call(this, frames, options);
          };
        }"""
    )
    page.locator(f".hand [data-card={frame['legal'][0].split()[1]}]").click(position=SPOT)
    page.wait_for_function("() => window.ran.length > 0")
    page.wait_for_timeout(600)
    assert {tuple(one) for one in page.evaluate("window.ran")} == {(120, "opacity")}


def test_an_answer_that_does_not_come_is_said(open_page: OpenPage) -> None:
    page = open_page()
    frame = sit_down(page, GIVING, turn_with_a_choice)
    page.route_web_socket("**/ws/**", deaf)
    page.reload()
    page.wait_for_selector("main.table[data-turn=true]")
    page.evaluate(NOTICES)
    page.locator(f".hand [data-card={frame['legal'][0].split()[1]}]").click(position=SPOT)
    expect(page.locator(".link")).to_contain_text("No connection")
    assert page.evaluate("window.told") == ["Sending…", page.locator(".link").inner_text()]
