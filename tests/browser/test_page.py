"""What the page must be at every size, in every language and for everybody."""

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.player import MY_CARD, open_game, still, with_mouse
from tests.browser.rare import sit_down

SIZES = [(360, 740), (844, 390), (1440, 900), (320, 568)]
IDS = [f"{width}x{height}" for width, height in SIZES]
LANGUAGES = ["fr-FR", "en-GB", "fr-FR", "fr-FR"]
LEAST_STRIP = 24
LEAST_TEXT = 12

STRIPS = """() => [...document.querySelectorAll("main.table .hand [data-card]")].map((card) => {
  const box = card.getBoundingClientRect();
  const y = box.top + Math.min(18, box.height / 3);
  let seen = 0;
  for (let x = Math.max(0, Math.floor(box.left)); x < Math.min(innerWidth, box.right); x++)
    if (document.elementFromPoint(x, y)?.closest("[data-card]") === card) seen++;
  return seen;
})"""
SMALL_TEXT = """(least) => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const small = [];
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const box = text.parentElement;
    if (!text.data.trim() || box.closest("script, style, noscript") || !box.offsetParent) continue;
    if (parseFloat(getComputedStyle(box).fontSize) < least) small.push(text.data.trim());
  }
  return small;
}"""
SIDEWAYS = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


def check_fit(page: Page) -> None:
    """Every card can be hit, no text is tiny, nothing hangs over the side, the prompt is in sight."""
    still(page)
    assert page.evaluate(SIDEWAYS) <= 0
    assert page.evaluate(SMALL_TEXT, LEAST_TEXT) == []
    strips = page.evaluate(STRIPS)
    assert min(strips, default=LEAST_STRIP) >= LEAST_STRIP, strips
    if page.locator("[data-prompt]").count():
        expect(page.locator("[data-prompt]")).to_be_in_viewport(ratio=1)
        expect(page.locator(".hand")).to_be_in_viewport(ratio=0.95)


@pytest.mark.parametrize("size", SIZES, ids=IDS)
@pytest.mark.parametrize("language", ["en-GB", "fr-FR"])
def test_the_first_page_fits(open_page: OpenPage, size: tuple[int, int], language: str) -> None:
    page = open_page(*size, language=language)
    page.wait_for_selector("[data-action=play]")
    check_fit(page)
    expect(page.locator("[data-action=play]")).to_be_in_viewport(ratio=1)
    assert page.locator("html").get_attribute("lang") == language[:2]


@pytest.mark.parametrize(("size", "language"), list(zip(SIZES, LANGUAGES, strict=True)), ids=IDS)
def test_every_phase_fits(open_page: OpenPage, size: tuple[int, int], language: str) -> None:
    page = open_page(*size, language=language)
    # Twenty cards in hand to choose from is the fullest that a table can be.
    # In three deals everybody chooses once, unless twelve tricks end the game before.
    sit_down(page, {"preset": "sergeant-major", "end_deals": 3, "end_tricks": None}, lambda _: True)
    for phase in ["[data-panel=contract]", "[data-action=discard]", "[data-action=next], [data-panel=result]"]:
        with_mouse(page).play_until(phase)
        check_fit(page)
        for tile in page.locator("[data-contract][aria-disabled=false]").all():
            tile.click(trial=True)


@pytest.mark.parametrize("language", ["en-GB", "fr-FR"])
def test_no_rule_is_broken_that_axe_knows(open_page: OpenPage, language: str) -> None:
    page = open_page(1440, 900, language=language)
    page.wait_for_selector("main h1")
    axe = Axe()
    found = axe.run(page).response["violations"]
    page.locator("[data-action=games]").click()
    page.locator("details summary").click()
    found += axe.run(page).response["violations"]
    page.keyboard.press("Escape")
    open_game(page, "three-five-eight", 3)
    for phase in [
        "[data-panel=contract]",
        "[data-action=discard]",
        MY_CARD,
    ]:
        with_mouse(page).play_until(phase)
        still(page)
        found += axe.run(page).response["violations"]
    assert [(one["id"], [node["html"][:120] for node in one["nodes"]]) for one in found] == []


def test_a_refused_card_says_why(open_page: OpenPage) -> None:
    page = open_page()
    open_game(page, "three-five-eight", 3)
    with_mouse(page).play_until(f"{MY_CARD} .hand [data-legal=false]")
    blocked = page.locator(".hand [data-legal=false]").first
    assert blocked.get_attribute("aria-disabled") == "true"
    assert "not playable now" in (blocked.get_attribute("aria-label") or "")
    blocked.click(position={"x": 8, "y": 16}, force=True)
    expect(page.locator("[data-prompt]")).to_have_text(re.compile("You must follow|you must play a trump"))


def test_refused_rules_are_explained_where_they_stand(open_page: OpenPage) -> None:
    page = open_page(language="fr-FR")
    page.locator("[data-action=games]").click()
    page.locator("details summary").click()
    page.locator("[data-option=targets] input").first.fill("9")
    page.locator("[data-action=start]").click()
    why = page.locator("[data-option=targets] [role=alert]")
    expect(why).to_contain_text("Les trois nombres")
    expect(page.locator("dialog")).to_be_visible()


def test_the_language_changes_without_leaving_the_table(open_page: OpenPage) -> None:
    page = open_page()
    open_game(page, "three-five-eight", 3)
    page.wait_for_selector(".hand [data-card]")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Language").select_option("fr")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.locator("dialog h2")).to_have_text("Réglages")
    page.keyboard.press("Escape")
    expect(page.locator(".hand")).to_have_attribute("aria-label", "Votre main")


def test_a_selection_for_the_discard_outlives_a_reload(open_page: OpenPage) -> None:
    page = open_page()
    open_game(page, "three-five-eight", 3)
    with_mouse(page).play_until("[data-action=discard]")
    for index in (0, 5, 9):
        page.locator(".hand [data-card]").nth(index).click(position={"x": 8, "y": 16})
    chosen = page.locator(".hand [data-chosen=true]").evaluate_all("all => all.map(it => it.dataset.card)")
    assert len(chosen) == 3
    expect(page.locator("[data-action=discard]")).to_have_attribute("aria-disabled", "true")
    page.reload()
    page.wait_for_selector("[data-action=discard]")
    again = page.locator(".hand [data-chosen=true]").evaluate_all("all => all.map(it => it.dataset.card)")
    assert again == chosen


def test_there_is_one_log_for_screen_readers_and_the_turn_is_announced(open_page: OpenPage) -> None:
    page = open_page()
    open_game(page, "three-five-eight", 3)
    with_mouse(page).play_until(MY_CARD)
    assert page.locator("[role=log]").count() == 1
    expect(page.locator("[data-alert]")).to_contain_text("Your turn")
    page.keyboard.press("r")
    expect(page.locator("[role=log]")).to_contain_text(re.compile("(spades|hearts|diamonds|clubs): "))
