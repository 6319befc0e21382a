"""Exercises at the table: answered by keyboard alone, remembered, reachable with the server gone."""

from collections.abc import Iterator

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from threefiveeight.learn.exercises import Exercise, exercises

pytestmark = pytest.mark.browser

HUB = "/learn"
MOST_REGIONS = 6
OUTSIDE = """() => {
  const page = document.documentElement;
  return [page.scrollWidth - page.clientWidth, page.scrollHeight - page.clientHeight];
}"""


def first(verb: str) -> Exercise:
    return next(one for one in exercises() if one.best.startswith(verb))


def path(exercise: Exercise) -> str:
    return f"{HUB}/exercises/{exercise.id}"


def press_card(page: Page, card: str) -> None:
    """Move along the hand to a card, and press Enter on it."""
    for _ in range(MOST_REGIONS):
        if page.evaluate("document.activeElement?.dataset.card ?? null") is not None:
            break
        page.keyboard.press("F6")
    page.keyboard.press("Home")
    for _ in range(20):
        if page.evaluate("document.activeElement?.dataset.card ?? null") == card:
            page.keyboard.press("Enter")
            return
        page.keyboard.press("ArrowRight")
    pytest.fail(f"{card} was not reached by the arrow keys")


def answer(page: Page, action: str) -> None:
    """Do an action with keys alone."""
    verb, *words = action.split(" ")
    expect(page.locator("main[data-turn=true]")).to_be_visible()
    if verb == "contract":
        page.keyboard.press(str(["S", "H", "D", "C", "NT", "MIS"].index(words[0]) + 1))
        return
    for card in words:
        press_card(page, card)
    if verb == "discard":
        page.keyboard.press("Shift+Enter")


def breaches(page: Page) -> Iterator[str]:
    """What axe finds on the page."""
    for found in Axe().run(page).response["violations"]:
        yield f"{found['id']}: {found['nodes'][0]['html'][:200]}"


@pytest.mark.parametrize("verb", ["contract", "discard", "play"])
def test_an_exercise_is_answered_by_keyboard(open_page: OpenPage, verb: str) -> None:
    exercise = first(verb)
    page = open_page(path=path(exercise))
    expect(page.locator("[data-question]")).not_to_be_empty()
    assert list(breaches(page)) == []
    answer(page, exercise.trap)
    dialog = page.get_by_role("dialog", name="Not the best")
    expect(dialog.get_by_role("alert")).to_contain_text("points less on average")
    expect(dialog.get_by_role("button", name="Try again")).to_be_focused()
    page.keyboard.press("Enter")
    expect(dialog).to_have_count(0)
    answer(page, exercise.best)
    right = page.get_by_role("dialog", name="Right")
    expect(right.get_by_role("table")).to_contain_text("your answer")
    assert list(breaches(page)) == []
    expect(right.get_by_role("button", name="Next exercise")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("[data-exercise]")).not_to_have_attribute("data-exercise", exercise.id)


@pytest.mark.parametrize("size", [(320, 568), (360, 740), (844, 390)], ids=["320x568", "360x740", "844x390"])
def test_an_exercise_needs_no_scrolling(open_page: OpenPage, size: tuple[int, int]) -> None:
    page = open_page(*size, touch=True, language="pl-PL", settings={"motion": "auto"}, path=path(exercises()[0]))
    over = {}
    for exercise in exercises():
        page.goto(path(exercise))
        expect(page.locator("main[data-turn=true]")).to_be_visible()
        beyond = page.evaluate(OUTSIDE)
        head = page.locator("[data-question]").evaluate("it => it.getBoundingClientRect().top")
        if beyond != [0, 0] or head < 0:
            over[exercise.id] = (beyond, head)
    assert over == {}


def test_what_was_solved_is_listed_after_a_reload_and_can_be_forgotten(open_page: OpenPage) -> None:
    exercise = first("contract")
    page = open_page(360, 740, path=path(exercise))
    answer(page, exercise.best)
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    page.goto(HUB)
    count = len(exercises())
    progress = page.get_by_text(f"1 of {count} solved, 1 of them at the first attempt")
    expect(progress).to_be_visible()
    assert list(breaches(page)) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.get_by_role("button", name="Forget my answers").click()
    page.get_by_role("button", name="Forget them all?").click()
    expect(page.get_by_text(f"0 of {count} solved")).to_be_visible()
    assert page.evaluate("localStorage.getItem('358.exercises')") is None


def test_an_exercise_needs_no_server_once_the_page_is_there(open_page: OpenPage) -> None:
    page = open_page(path=HUB)
    expect(page.get_by_role("heading", name="Exercises")).to_be_visible()
    with page.expect_response("**/exercises*.js"):
        page.reload()
    page.get_by_role("link", name="Exercise 1 not tried yet").click()
    expect(page.locator("main[data-turn=true]")).to_be_visible()
    requests: list[str] = []
    page.on("request", lambda request: requests.append(request.url))
    answer(page, exercises()[0].best)
    expect(page.get_by_role("dialog", name="Right")).to_be_visible()
    assert [url for url in requests if "/api/" in url or "/ws" in url] == []
