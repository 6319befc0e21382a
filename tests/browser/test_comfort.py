"""What makes the table comfortable: themes, pace, signs, the focus that is never lost."""

import re
import time

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.player import MY_CARD, SPOT, open_game, with_mouse
from tests.browser.rare import Frame, offered, sit_down
from tests.browser.test_exchange import ASKING, _pay
from tests.browser.test_page import check_fit

HIDE = """hidden => {
  Object.defineProperty(document, "hidden", {configurable: true, get: () => hidden});
  document.dispatchEvent(new Event("visibilitychange"));
}"""


def test_what_was_taken_waits_for_ok_after_a_reload_too(open_page: OpenPage) -> None:
    page = open_page()
    _pay(page, ASKING)
    page.reload()
    expect(page.locator("[data-panel=taken] li").first).to_be_visible()
    page.locator("[data-action=ok]").click()
    expect(page.locator("[data-panel=taken]")).to_have_count(0)
    page.reload()
    page.wait_for_selector("main.table[data-seq]")
    expect(page.locator("[data-panel=taken]")).to_have_count(0)


def test_the_tab_calls_who_looks_elsewhere(open_page: OpenPage) -> None:
    page = open_page()
    open_game(page, "three-five-eight", 3)
    with_mouse(page).play_until(MY_CARD)
    expect(page).to_have_title("Table · 3-5-8")
    page.evaluate(HIDE, True)
    expect(page).to_have_title("● Your turn · Table · 3-5-8")
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", "/icon-turn.svg")
    assert page.request.get("/icon-turn.svg").ok
    page.evaluate(HIDE, False)
    expect(page).to_have_title("Table · 3-5-8")
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", "/icon.svg")


def test_by_clicks_a_trick_stays_until_the_player_goes_on(open_page: OpenPage) -> None:
    page = open_page(settings={"speed": "click"})
    open_game(page, "three-five-eight", 3)
    player = with_mouse(page)
    player.play_until(MY_CARD)
    page.locator(".hand [data-legal=true]").first.click(position=SPOT)
    page.wait_for_selector(".middle .trick[data-count='3']")
    go_on = page.get_by_role("button", name="Go on")
    page.wait_for_timeout(1_500)
    expect(page.locator(".middle .trick[data-count='3']")).to_be_visible()
    go_on.click()
    expect(page.locator(".middle .trick[data-count='3']")).to_have_count(0)


def test_the_focus_stays_when_what_had_it_goes(open_page: OpenPage) -> None:
    page = open_page()
    open_game(page, "three-five-eight", 3)
    with_mouse(page).play_until(MY_CARD)
    page.keyboard.press("F6")
    page.locator(".hand [data-legal=true]").first.focus()
    for _ in range(4):
        page.keyboard.press("Enter")
        page.wait_for_selector("main[data-busy=false][data-turn=true], [data-action=next]")
        expect(page.locator("body")).not_to_be_focused()
    # A window gives the focus back, also one that the menu has opened.
    page.get_by_role("button", name="Menu").focus()
    for keys in (["Enter", "Tab", "Enter"], ["?"]):
        for key in keys:
            page.keyboard.press(key)
        expect(page.locator("dialog")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)
        expect(page.get_by_role("button", name="Menu")).to_be_focused()


def test_a_key_that_is_held_down_plays_one_card(open_page: OpenPage) -> None:
    page = open_page()
    open_game(page, "three-five-eight", 3)
    with_mouse(page).play_until(MY_CARD)
    cards = page.locator(".hand [data-card]")
    page.locator(".hand [data-legal=true]").first.focus()
    before = cards.count()
    page.keyboard.down("Enter")
    expect(cards).to_have_count(before - 1)
    for _ in range(60):
        page.keyboard.down("Enter")
        page.wait_for_timeout(30)
    page.keyboard.up("Enter")
    assert cards.count() == before - 1


def test_the_second_tap_of_a_double_tap_plays_no_other_card(open_page: OpenPage) -> None:
    page = open_page(844, 390, touch=True, settings={"confirm": "never", "speed": "click"})
    sit_down(page, {"preset": "three-five-eight", "end_deals": 18}, last_of_trick)
    card = page.locator(".hand [data-legal=true]").nth(1)
    box = card.bounding_box()
    assert box is not None
    before = page.locator(".hand [data-card]").count()
    finger, now = page.context.new_cdp_session(page), time.time()
    for after in (0.0, 0.15):
        # The times are told with the touches: how long they take to get there says nothing.
        there = [{"x": box["x"] + 14, "y": box["y"] + 18}]
        finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": there, "timestamp": now + after})
        finger.send(
            "Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": [], "timestamp": now + after + 0.05}
        )
    expect(page.locator(".middle .trick[data-count='3']")).to_be_visible()
    assert page.locator(".hand [data-card]").count() == before - 1


def last_of_trick(frame: Frame) -> bool:
    """The player ends a trick with one of many cards."""
    trick = frame["view"]["trick"]
    return len(frame["legal"]) > 2 and len(frame["view"]["hand"]) < 16 and len(trick["cards"]) == 2


def test_who_goes_home_is_at_its_title(open_page: OpenPage) -> None:
    page = open_page(path="/rules")
    page.get_by_role("link", name="Home").click()
    expect(page.locator("h1", has_text="3-5-8")).to_be_focused()
    open_game(page, "three-five-eight", 3)
    expect(page.locator("body")).not_to_be_focused()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Home").click()
    expect(page.locator("h1", has_text="3-5-8")).to_be_focused()


def test_a_finger_sees_no_ring(open_page: OpenPage) -> None:
    page = open_page(360, 740, touch=True)
    _pay_by_touch(page)
    ringed = page.evaluate("() => getComputedStyle(document.activeElement).outlineStyle")
    assert ringed == "none"
    assert page.locator("[data-action=ok]").evaluate("it => getComputedStyle(it).outlineStyle") == "none"


def _pay_by_touch(page: Page) -> None:
    _pay(page, ASKING)
    page.touchscreen.tap(180, 60)


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_the_theme_is_that_of_the_settings(open_page: OpenPage, theme: str) -> None:
    page = open_page()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Colours of the page").select_option(theme)
    expect(page.locator("html")).to_have_attribute("data-theme", theme)
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", theme)


def test_what_is_set_in_one_window_holds_in_the_other(open_page: OpenPage) -> None:
    page = open_page()
    other = page.context.new_page()
    other.goto("/")
    other.get_by_label("Language").select_option("fr")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.locator("[data-action=settings]").click()
    page.locator("dialog").get_by_label("Couleurs de la page").select_option("dark")
    expect(other.locator("html")).to_have_attribute("data-theme", "dark")
    other.reload()
    expect(other.locator("html")).to_have_attribute("lang", "fr")


def test_what_is_chosen_shows_where_the_system_chooses_the_colours(open_page: OpenPage) -> None:
    page = open_page()
    open_game(page, "three-five-eight", 3)
    page.emulate_media(forced_colors="active")
    tabs = page.get_by_role("tab")
    grounds = tabs.evaluate_all("all => all.map((one) => getComputedStyle(one).backgroundColor)")
    chosen = tabs.evaluate_all("all => all.findIndex((one) => one.ariaSelected === 'true')")
    assert grounds.count(grounds[chosen]) == 1


def test_a_key_turns_the_sounds_on(open_page: OpenPage) -> None:
    page = open_page()
    open_game(page, "three-five-eight", 3)
    with_mouse(page).play_until(MY_CARD)
    page.keyboard.press("m")
    expect(page.locator("[role=log]")).to_contain_text(re.compile("Sounds are on"))
    assert page.evaluate("() => JSON.parse(localStorage.getItem('358.settings')).sounds") is True


def complaints(page: Page) -> list[str]:
    """What axe finds wrong on a page."""
    found = Axe().run(page).response["violations"]
    return [f"{one['id']}: {[node['html'][:120] for node in one['nodes']]}" for one in found]


@pytest.mark.parametrize(("theme", "size"), [("light", (320, 568)), ("dark", (844, 390)), ("contrast", (1440, 900))])
def test_axe_finds_nothing_in_any_theme(open_page: OpenPage, theme: str, size: tuple[int, int]) -> None:
    page = open_page(*size, settings={"theme": theme, "textHand": True, "sounds": True})
    choosing = offered("contract")
    sit_down(page, ASKING, lambda frame: choosing(frame) and len(frame["sheet"]) > 1)
    found = []
    for phase in ["[data-panel=contract]", "[data-action=discard]", f"{MY_CARD} .rows"]:
        with_mouse(page).play_until(phase)
        check_fit(page)
        found += complaints(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    found += complaints(page)
    page.keyboard.press("Escape")
    for key in ("l", "s"):
        page.keyboard.press(key)
        found += complaints(page)
        page.keyboard.press("Escape")
    assert found == []
