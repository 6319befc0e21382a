"""Each mark on the table means one thing, and everything that is marked is also said in words."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.player import MY_CARD, SPOT, still, with_mouse
from tests.browser.rare import offered, sit_down
from tests.browser.test_exchange import ASKING

LOOKS = """() => [...document.querySelectorAll(".hand [data-card]")].map((card) => {
  const face = card.querySelector(".card") ?? card;
  const box = face.getBoundingClientRect();
  return {
    words: card.getAttribute("aria-label").replace(/^[^,]*, /, "").replace(/\\d+ of \\d+$/, "").replace(/, $/, ""),
    row: card.style.transform.split("px")[1] ?? "",
    tick: card.querySelector(".tick") !== null,
    dot: card.querySelector(".new, .dot") !== null,
    ground: getComputedStyle(face).backgroundColor,
    frame: getComputedStyle(face).borderTopStyle,
    top: Math.round(new DOMMatrix(getComputedStyle(card).transform).m42),
  };
})"""
RINGS = """() => [...document.querySelectorAll("main *")].flatMap((one) => {
  const style = getComputedStyle(one);
  const rings = [];
  if (style.outlineStyle !== "none" && style.outlineWidth !== "0px") rings.push(style.outlineColor);
  if (style.borderTopStyle === "solid" && parseFloat(style.borderTopWidth) >= 2) rings.push(style.borderTopColor);
  const frame = /(rgb[^)]*\\)) 0px 0px 0px 3px/.exec(style.boxShadow);
  if (frame) rings.push(frame[1]);
  return rings.filter((color) => !color.endsWith(", 0)")).map((color) => [color, kind(one)]);
  function kind(it) {
    if (it.matches("[data-active]")) return "turn";
    if (it.closest(".best")) return "winning";
    if (it.matches(":focus-visible, :focus-visible *")) return "focus";
    return it.className.toString().split(" ")[0];
  }
})"""


def looks(page: Page) -> dict[tuple[Any, ...], set[str]]:
    """For each look of a card in the hand what is said of the cards that have it."""
    still(page)
    found: dict[tuple[Any, ...], set[str]] = {}
    for card in page.evaluate(LOOKS):
        look = (card["tick"], card["dot"], card["ground"], card["frame"])
        found.setdefault(look, set()).add(card["words"])
    return found


def rings(page: Page) -> dict[str, set[str]]:
    """For each colour of a ring what is ringed with it."""
    found: dict[str, set[str]] = {}
    for color, kind in page.evaluate(RINGS):
        found.setdefault(color, set()).add(kind)
    return found


@pytest.mark.parametrize("text", [False, True], ids=["cards", "text"])
def test_fault_92_each_look_of_a_card_has_one_meaning(open_page: OpenPage, text: bool) -> None:
    page = open_page(settings={"textHand": text})
    sit_down(page, ASKING, offered("discard"))
    if page.locator("[data-action=ok]").count():
        # Something was taken from him in the exchange.
        page.locator("[data-action=ok]").click()
    for index in (0, 5):
        page.locator(".hand [data-card]").nth(index).click(position=SPOT)
    choosing = looks(page)
    with_mouse(page).play_until(f"{MY_CARD} .hand [data-legal=false]")
    playing = looks(page)
    for look in (choosing, playing):
        assert all(len(words) == 1 for words in look.values()), look
        words = [next(iter(words)) for words in look.values()]
        assert len(set(words)) == len(words), look
    assert {next(iter(words)) for words in choosing.values()} == {"selected", "new", "can be chosen"}
    assert {next(iter(words)) for words in playing.values()} == {"playable", "not playable now"}
    # The same look never means something else in another phase; "can be chosen" and "playable" are one idea.
    assert playing.keys() & choosing.keys() <= {look for look, words in choosing.items() if words == {"can be chosen"}}


def test_fault_92_each_ring_has_one_meaning(open_page: OpenPage) -> None:
    page = open_page()
    sit_down(page, ASKING, offered("play"))
    with_mouse(page).play_until(f"{MY_CARD} .middle .trick[data-count='2']")
    page.keyboard.press("F6")
    page.locator(".hand [data-legal=true]").first.focus()
    page.keyboard.press("Home")
    seen = rings(page)
    page.locator(".seat").first.evaluate("it => it.classList.add('active')")
    still(page)
    for color, kinds in rings(page).items():
        seen.setdefault(color, set()).update(kinds)
    meant = {"focus", "winning", "turn"}
    assert {kind for kinds in seen.values() for kind in kinds} >= meant, seen
    assert [kinds for kinds in seen.values() if len(kinds & meant) > 1] == [], seen


def test_what_is_marked_is_also_said(open_page: OpenPage) -> None:
    page = open_page()
    frame = sit_down(page, ASKING, offered("play"))
    dealer = page.locator("abbr[title=dealer]")
    expect(dealer).to_have_count(1)
    chooser = page.get_by_role("img", name="chooser")
    expect(chooser).to_have_count(0 if frame["view"]["dealer"] == frame["table"]["you"] else 1)
    with_mouse(page).play_until(f"{MY_CARD} .middle .trick[data-count='2']")
    trick = page.locator(".middle .trick")
    expect(trick.get_by_text("led", exact=True)).to_have_count(1)
    expect(trick.get_by_text("wins", exact=True)).to_have_count(1)
    assert page.locator("[data-counter] .hidden-text").count() == 3
