"""What axe finds where the other tests do not look: hints, claims, the exchange, lessons and pages, in every theme."""

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.browser.conftest import OpenPage
from tests.browser.player import still
from tests.browser.rare import Frame, offered, sit_down
from tests.browser.test_exchange import ASKING, BRITISH, debtors
from threefiveeight.learn.exercises import exercises

THEMES = ["light", "dark", "contrast"]
PAGES = ["/learn", "/rules/sergeant-major", "/statistics", "/sheet"]
CLAIMING: dict[str, Any] = {"preset": "three-five-eight", "end_deals": 18}


SMALL = """() => [...document.querySelectorAll("button, select, summary, a.button, [role=button]")].filter((one) => {
  const box = one.getBoundingClientRect();
  // A word of the game in a sentence is part of the sentence; cards are measured by what is seen of them.
  if (!one.checkVisibility() || one.closest(".hand, .term") || box.width <= 1) return false;
  const least = one.matches(".primary") ? 44 : 24;
  return box.height < least || box.width < least;
}).map((one) => one.outerHTML.slice(0, 160))"""
"""What is too small for a finger: 24 px, 44 for what a page is there for."""


def undecided(rule: dict[str, Any]) -> bool:
    """Whether axe could not tell a contrast because of what lies behind the text: a gradient or a picture."""
    told = [check.get("data") or {} for node in rule["nodes"] for check in node["any"]]
    return rule["id"] == "color-contrast" and any(
        one.get("messageKey") in ("bgGradient", "bgImage", "imgNode") for one in told
    )


def broken(page: Page, where: str) -> list[tuple[str, str, list[str]]]:
    """What axe finds once the page stands still: where, the rule, and the places."""
    still(page)
    answer = Axe().run(page).response
    found = answer["violations"] + [one for one in answer["incomplete"] if undecided(one)]
    assert page.evaluate(SMALL) == [], where
    return [(where, one["id"], [node["html"][:160] for node in one["nodes"]]) for one in found]


def hinted(page: Page) -> None:
    """Ask for a hint and its comparison, and wait for it."""
    page.keyboard.press("Shift+H")
    page.wait_for_selector("[data-panel=hint]")


def claimable(frame: Frame) -> bool:
    """The rest can be claimed."""
    return bool(frame["can_claim"])


def asking(frame: Frame) -> bool:
    """The player may ask either of two others for a suit."""
    return offered("name")(frame) and len(debtors(frame)) == 2


@pytest.mark.parametrize(
    ("theme", "rules", "wanted", "size", "language"),
    [
        ("light", ASKING, asking, (320, 568), "nl-NL"),
        ("dark", BRITISH, offered("give"), (320, 568), "pl-PL"),
    ],
    ids=["asked light", "given dark"],
)
def test_an_exchange_with_a_hint(
    open_page: OpenPage, theme: str, rules: dict[str, Any], wanted: Any, size: tuple[int, int], language: str
) -> None:
    page = open_page(*size, language=language, settings={"theme": theme})
    sit_down(page, rules, wanted)
    found = broken(page, "exchange")
    hinted(page)
    assert found + broken(page, "exchange with a hint") == []
    if page.locator("[data-suit]").count():
        # The box does not lie over what it points out: a suit, or that it is enough.
        page.locator("[data-suit][data-hinted], [data-action=stop]").first.click()
    else:
        page.locator(".hand [data-legal=true]").first.click(position={"x": 14, "y": 18})
        assert page.locator("[data-action=give]").evaluate("it => it.scrollWidth <= it.clientWidth")
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")


@pytest.mark.parametrize("theme", THEMES)
def test_a_claim(open_page: OpenPage, theme: str) -> None:
    page = open_page(360, 740, settings={"theme": theme, "speed": "click"})
    sit_down(page, CLAIMING, claimable, well=False)
    hinted(page)
    found = broken(page, "card with a hint")
    page.keyboard.press("c")
    page.wait_for_selector("[data-panel=claimed]")
    assert found + broken(page, "claimed") == []


@pytest.mark.parametrize("theme", THEMES)
def test_the_pages_beside_the_table(open_page: OpenPage, theme: str) -> None:
    page = open_page(320, 568, settings={"theme": theme}, language="fr-FR")
    found = []
    for path in PAGES:
        page.goto(path)
        page.wait_for_selector("main h1")
        found += broken(page, path)
    page.goto("/learn/first-game")
    page.wait_for_selector("main.lesson[data-ready=true]")
    found += broken(page, "a lesson")
    page.goto(f"/learn/exercises/{exercises()[0].id}")
    page.wait_for_selector("main[data-turn=true]")
    found += broken(page, "an exercise")
    assert found == []
