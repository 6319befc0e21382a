"""The first game: walked to its end by keys and by touch, and gone on with where it was left."""

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.player import SPOT, still
from tests.learn.test_first_game import BEATS

DOUBLE = 600
"""Milliseconds after which a second tap is no longer part of a double tap, which does not reach the next button."""
READY = "main.lesson[data-ready=true], [data-panel=lesson-end]"
COVERED = """() => {
  const boxes = (selector) => [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
  const over = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const said = boxes(".coach, .tip");
  return boxes(".trick .card, .hand [data-card], .picker .tile, .claims li, .actions button")
    .filter((box) => box.width > 0 && said.some((one) => over(one, box))).length;
}"""
OUTSIDE = """() => {
  const page = document.documentElement;
  return [page.scrollWidth - page.clientWidth, page.scrollHeight - page.clientHeight];
}"""


def ready(page: Page, after: str | None = None) -> tuple[str, str]:
    """Wait until the table shows what a later text is about; the text's name and what it asks for ('': nothing)."""
    if after is not None:
        page.wait_for_function("after => document.querySelector('main.lesson')?.dataset.beat !== after", arg=after)
    page.wait_for_selector(READY)
    lesson = page.locator("main.lesson")
    if lesson.count() == 0:
        return "", ""
    return lesson.get_attribute("data-beat") or "", lesson.get_attribute("data-asks") or ""


def cards_of(asks: str) -> list[str]:
    """The cards in an action."""
    return [word for word in asks.split()[1:] if len(word) == 2]


def by_keys(page: Page, asks: str) -> None:
    """Do what is asked with the keys alone; what comes first has the focus."""
    focused = page.locator(":focus")
    if asks == "":
        expect(focused).to_have_attribute("data-action", "lesson-next")
        page.keyboard.press("Enter")
    elif asks.startswith("contract"):
        expect(focused).to_have_attribute("data-contract", asks.split()[1])
        page.keyboard.press("Enter")
    else:
        for card in cards_of(asks):
            page.keyboard.press("Home")
            while focused.get_attribute("data-card") != card:
                before = focused.get_attribute("data-card")
                page.keyboard.press("ArrowRight")
                assert focused.get_attribute("data-card") != before, f"{card} is not in the hand"
            page.keyboard.press("Enter")
    if asks.startswith("discard"):
        page.keyboard.press("Shift+Enter")
    elif asks.startswith("give"):
        for _ in range(6):
            page.keyboard.press("Tab")
            if focused.get_attribute("data-action") == "give":
                break
        page.keyboard.press("Enter")


def by_touch(page: Page, asks: str) -> None:
    """Do what is asked with a finger."""

    def tap(target: Locator) -> None:
        target.tap(position=SPOT)

    if asks == "":
        tap(page.locator("[data-action=lesson-next]"))
    elif asks.startswith("contract"):
        tap(page.locator(f"[data-contract={asks.split()[1]}]"))
    else:
        for card in cards_of(asks):
            tap(page.locator(f".hand [data-card={card}]"))
        lifted = page.locator(".hand [data-chosen=true]")
        if asks.startswith("play") and lifted.count():
            tap(lifted)
    if asks.startswith(("give", "discard")):
        tap(page.locator(f"[data-action={asks.split(maxsplit=1)[0]}]"))
        page.wait_for_timeout(DOUBLE)


def test_the_whole_first_game_by_keyboard_and_on_from_where_it_was_left(open_page: OpenPage) -> None:
    page = open_page(path="/learn")
    page.get_by_role("link", name="Start").focus()
    page.keyboard.press("Enter")
    told = []
    says, asks = ready(page)
    while says != "":
        told.append(says)
        assert re.search(r"\w", page.locator("[data-coach]").inner_text())
        if says == "play-trump":
            page.reload()
            assert ready(page) == (says, asks)
            expect(page.locator(".trick .card")).to_have_count(1)
        by_keys(page, asks)
        says, asks = ready(page, says)
    assert told == list(BEATS)
    expect(page.get_by_role("heading", name="That was your first game")).to_be_visible()
    expect(page.locator(":focus")).to_have_text("Play a real game")
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile("/t/"))


def test_the_whole_first_game_by_touch_and_nothing_is_covered(open_page: OpenPage) -> None:
    page = open_page(360, 740, touch=True, language="pl-PL", path="/learn/first-game")
    told = []
    says, asks = ready(page)
    while says != "":
        told.append(says)
        still(page)
        assert (page.evaluate(OUTSIDE), page.evaluate(COVERED)) == ([0, 0], 0), says
        by_touch(page, asks)
        says, asks = ready(page, says)
    assert told == list(BEATS)
    page.locator("[data-panel=lesson-end] a").tap()
    expect(page.get_by_text("Pierwsza gra ukończona.")).to_be_visible()


def test_a_lesson_is_left_and_gone_on_with_and_begun_anew(open_page: OpenPage) -> None:
    page = open_page(path="/learn/first-game")
    ready(page)
    page.locator("[data-action=lesson-skip]").click()
    assert ready(page, "table-seats") == ("trick-follow", "play CA")
    page.locator("header a").click()
    expect(page.get_by_text("Step 2 of 10")).to_be_visible()
    page.get_by_role("link", name="Continue").click()
    assert ready(page)[0] == "trick-follow"
    page.go_back()
    page.locator("[data-action=start-over]").click()
    assert ready(page)[0] == "table-seats"


def test_a_wrong_card_gets_a_reason_in_the_language_of_the_page(open_page: OpenPage) -> None:
    page = open_page(language="fr-FR", path="/learn/first-game")
    ready(page)
    page.locator("[data-action=lesson-skip]").click()
    ready(page, "table-seats")
    page.locator(".hand [data-card=HK]").click(position=SPOT, force=True)
    expect(page.locator("[data-coach]")).to_have_text("Il faut fournir à trèfle.")
    page.locator(".hand [data-card=C2]").click(position=SPOT, force=True)
    expect(page.locator("[data-coach]")).to_contain_text("le pli est à vous à coup sûr")
    expect(page.locator("[role=log]")).to_contain_text("Avec as de trèfle")


def test_nothing_is_on_the_table_before_it_is_explained(open_page: OpenPage) -> None:
    page = open_page(360, 740, touch=True, path="/learn/first-game")
    marks = {"counters": ".counter", "totals": ".seat .total", "dealer": ".seat .dealer", "exchange": ".exchange"}
    first: dict[str, str] = {}
    says, asks = ready(page)
    while says != "exchange-give":
        for name, selector in marks.items():
            if page.locator(selector).first.is_visible():
                first.setdefault(name, says)
        by_touch(page, asks)
        says, asks = ready(page, says)
    assert first == {
        "counters": "numbers-what",
        "totals": "choose-points",
        "dealer": "choose-points",
        "exchange": "exchange-why",
    }


def test_the_sums_at_the_end_are_seen_without_scrolling(open_page: OpenPage) -> None:
    page = open_page(360, 740, touch=True, path="/learn/first-game")
    says = ready(page)[0]
    for _ in range(9):
        page.locator("[data-action=lesson-skip]").tap()
        says = ready(page, says)[0]
    for _ in range(2):
        by_touch(page, ready(page)[1])
        says = ready(page, says)[0]
    assert says == "score-totals"
    sheet, total = page.locator(".sheet").bounding_box(), page.locator(".sheet tfoot").last.bounding_box()
    assert sheet is not None
    assert total is not None
    assert total["y"] + total["height"] <= sheet["y"] + sheet["height"]


@pytest.mark.parametrize("language", ["en-GB", "pl-PL"])
def test_axe_finds_nothing_in_the_lessons(open_page: OpenPage, language: str) -> None:
    page = open_page(360, 740, language=language, path="/learn")
    page.wait_for_selector("main h1")
    axe = Axe()
    found = axe.run(page).response["violations"]
    page.goto("/learn/first-game")
    says = ready(page)[0]
    for _ in range(10):
        still(page)
        found += axe.run(page).response["violations"]
        page.locator("[data-action=lesson-skip]").click()
        says = ready(page, says)[0]
    found += axe.run(page).response["violations"]
    assert [(one["id"], [node["html"][:120] for node in one["nodes"]]) for one in found] == []


@pytest.mark.parametrize("size", [(320, 568), (360, 740), (844, 390)], ids=["320x568", "360x740", "844x390"])
def test_a_tip_covers_neither_trick_nor_hand(open_page: OpenPage, size: tuple[int, int]) -> None:
    page = open_page(*size, language="fr-FR", settings={"tips": True, "played": False})
    page.locator("[data-action=play]").click()
    page.wait_for_selector("main.table[data-turn=true] .tip")
    still(page)
    assert page.locator(".hand [data-card]").count() > 12
    assert (page.evaluate(OUTSIDE), page.evaluate(COVERED)) == ([0, 0], 0)
    first = page.locator(".tip").get_attribute("data-tip")
    page.locator(".tip .buttons button").first.click()
    expect(page.locator(f"[data-tip={first}]")).to_have_count(0)


@pytest.mark.parametrize(("theme", "felt"), [("light", "#3d3358"), ("dark", "#2a2340"), ("contrast", "#1d0b38")])
def test_no_tricks_are_taught_in_the_colours_of_the_theme(open_page: OpenPage, theme: str, felt: str) -> None:
    page = open_page(path="/learn/first-game", settings={"theme": theme})
    ready(page)
    page.locator("main.lesson").evaluate("it => it.classList.add('misere')")
    rgb = ", ".join(str(int(felt[at : at + 2], 16)) for at in (1, 3, 5))
    expect(page.locator("main.lesson")).to_have_css("background-color", f"rgb({rgb})")
