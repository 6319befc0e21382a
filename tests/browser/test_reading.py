"""The page is read with larger text, wider spacing and zoom, and nothing is cut or out of reach."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.player import MY_CARD, with_mouse
from tests.browser.rare import offered, sit_down
from tests.browser.test_exchange import ASKING, debtors, in_sight
from tests.browser.test_page import check_fit

SPACING = """* {
  line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }"""
TWICE = ":root { font-size: 200% }"
CUT = """() => [...document.querySelectorAll(
  "button, .chip, [data-counter], [data-prompt], .name b, .facts, th, td, label, summary, h1, h2, h3"
)].filter((one) => one.offsetParent && !one.closest(".hidden-text") && getComputedStyle(one).display !== "inline")
  .filter((one) => one.scrollWidth > one.clientWidth + 1)
  .map((one) => one.textContent.trim().slice(0, 40))"""
SMALL = """() => [...document.querySelectorAll("button, a, select, input, summary")]
  .filter((one) => one.offsetParent && !one.closest(".hand, [inert]") && one.getClientRects().length)
  .filter((one) => Math.min(one.getBoundingClientRect().width, one.getBoundingClientRect().height) < 24)
  .map((one) => one.outerHTML.slice(0, 80))"""

HANGING = """box => [...box.children].some(
  (one) => one.getBoundingClientRect().right > box.getBoundingClientRect().right + 1)"""

WAYS = [
    pytest.param((360, 740), SPACING, id="spaced at 360x740"),
    pytest.param((844, 390), SPACING, id="spaced at 844x390"),
    pytest.param((640, 512), "", id="1280x1024 at 200 %"),
    pytest.param((768, 1024), TWICE, id="text at 200 %"),
]


def check_reading(page: Page, style: str) -> None:
    """Nothing is cut, everything fits, everything can be hit."""
    if style:
        page.add_style_tag(content=style)
    check_fit(page)
    assert page.evaluate(CUT) == []
    assert page.evaluate(SMALL) == []


@pytest.mark.parametrize(("size", "style"), WAYS)
def test_nothing_is_cut(open_page: OpenPage, size: tuple[int, int], style: str) -> None:
    page = open_page(*size, language="fr-FR")
    page.wait_for_selector("[data-action=play]")
    check_reading(page, style)
    page.locator("[data-action=settings]").click()
    page.wait_for_selector("dialog select")
    assert page.evaluate(CUT) == []
    page.keyboard.press("Escape")
    sit_down(page, ASKING, offered("contract"))
    check_reading(page, style)
    with_mouse(page).play_until(MY_CARD)
    check_reading(page, style)


def test_the_lowest_window_cuts_nothing(open_page: OpenPage) -> None:
    page = open_page(568, 320, language="pl-PL", settings={"tips": True})
    sit_down(page, ASKING, lambda frame: offered("name")(frame) and len(debtors(frame)) == 2)
    tip = page.locator(".prompt .tip")
    expect(tip).to_be_visible()
    assert page.evaluate(CUT) == []
    hanging = (
        "it => [...it.children].some(one => one.getBoundingClientRect().right > it.getBoundingClientRect().right + 1)"
    )
    for box in (tip, page.locator(".exchange"), page.locator(".exchange .suits")):
        assert not box.evaluate(hanging)
    tip.get_by_role("button", name="Bez wskazówek").click()
    in_sight(page, "[data-suit], [data-action=stop], .partners button")
    check_fit(page)


def test_nothing_hangs_over_the_side_of_a_narrow_page(open_page: OpenPage) -> None:
    page = open_page(320, 568, language="nl-NL", path="/learn")
    page.wait_for_selector(".tip li")
    check_reading(page, "")
    page.goto("/")
    page.locator("[data-action=settings]").click()
    body = page.locator("dialog .body")
    expect(body.locator("select").first).to_be_visible()
    assert body.evaluate("it => it.scrollWidth - it.clientWidth") <= 0
