"""The rules to read: six pages, the words that explain themselves, and the rules of a table or a mixture."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.player import open_game, still
from tests.browser.test_page import SIDEWAYS, SMALL_TEXT

SIZES = [(360, 740), (844, 390), (1440, 900), (320, 568)]
PLACES = ["/rules", "/rules/three-five-eight", "/rules/glossary"]


def broken(page: Page) -> list[tuple[str, list[str]]]:
    """What axe finds: the rule and where it is broken."""
    found = Axe().run(page).response["violations"]
    return [(one["id"], [node["html"][:120] for node in one["nodes"]]) for one in found]


@pytest.mark.parametrize("size", SIZES, ids=[f"{width}x{height}" for width, height in SIZES])
@pytest.mark.parametrize("language", ["pl-PL", "nl-NL"])
def test_the_pages_fit_in_the_languages_with_the_longest_words(
    open_page: OpenPage, language: str, size: tuple[int, int]
) -> None:
    page = open_page(*size, language=language)
    for place in PLACES:
        page.goto(place)
        page.wait_for_selector("main h1")
        still(page)
        assert page.evaluate(SIDEWAYS) <= 0, place
        assert page.evaluate(SMALL_TEXT, 12) == [], place


def test_the_way_back_leads_to_where_the_list_was_left(open_page: OpenPage) -> None:
    page = open_page(360, 740, touch=True)
    page.get_by_role("link", name="Rules", exact=True).click()
    last = page.get_by_role("link", name="Sergeant Major, British")
    last.scroll_into_view_if_needed()
    page.wait_for_function("() => scrollY > 100")
    left = page.evaluate("scrollY")
    last.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Sergeant Major, British: the rules")
    page.wait_for_function("() => scrollY === 0")
    page.evaluate("scrollTo(0, 700)")
    page.wait_for_function("() => scrollY === 700")
    page.go_back()
    page.wait_for_function("left => scrollY === left", arg=left)
    expect(last).to_be_in_viewport()
    page.go_forward()
    page.wait_for_function("() => scrollY === 700")


def test_a_word_is_explained_by_touch_and_by_keyboard(open_page: OpenPage) -> None:
    page = open_page(360, 740, touch=True, language="fr-FR")
    page.get_by_role("link", name="Règles").click()
    page.get_by_role("link", name="3-5-8", exact=True).last.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("3-5-8 : les règles")
    words = page.get_by_role("button", name="talon", exact=True)
    words.first.tap()
    about = page.get_by_role("dialog", name="talon")
    expect(about).to_be_visible()
    expect(about).to_be_in_viewport(ratio=1)
    expect(about).to_contain_text("Les quatre cartes qui restent")
    expect(about).to_be_focused()
    assert broken(page) == []
    page.keyboard.press("Escape")
    expect(about).to_be_hidden()
    expect(words.first).to_be_focused()
    page.keyboard.press("Enter")
    expect(about).to_be_focused()
    page.keyboard.press("Tab")
    expect(about).to_be_hidden()
    expect(words.first).not_to_be_focused()
    words.first.tap()
    page.get_by_role("heading", level=1).tap()
    expect(about).to_be_hidden()


@pytest.mark.parametrize("place", PLACES)
def test_nothing_is_amiss_that_axe_knows(open_page: OpenPage, place: str) -> None:
    page = open_page(path=place)
    page.wait_for_selector("main h1")
    still(page)
    assert broken(page) == []


def test_the_glossary_says_each_word_in_every_language(open_page: OpenPage) -> None:
    page = open_page(path="/rules/glossary", language="pl-PL")
    row = page.locator("[data-term=trick]")
    expect(row.locator("td")).to_have_text(["trick", "pli", "slag", "vaza"])
    expect(row.locator("th b")).to_have_text("lewa")
    expect(page.locator("thead th").first).to_have_text("Polski")


def test_a_table_shows_its_own_rules_in_full_and_explains_words_inside_the_window(open_page: OpenPage) -> None:
    page = open_page()
    open_game(page, "three-five-eight", 3)
    page.wait_for_selector(".hand [data-card]")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Rules of this table").click()
    page.locator("[data-action=full]").click()
    end = page.locator("dialog [data-section=end]")
    expect(end).to_contain_text("The game lasts 3 deals")
    end.get_by_role("button", name="deals", exact=True).click()
    expect(page.get_by_role("dialog", name="deal", exact=True)).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name="deal", exact=True)).to_be_hidden()
    expect(page.get_by_role("dialog", name="Rules of this table")).to_be_visible()
    assert broken(page) == []


def test_a_mixture_can_be_read_before_it_is_played(open_page: OpenPage) -> None:
    page = open_page()
    page.locator("[data-action=games]").click()
    page.locator("details summary").click()
    page.locator("[data-option=void_play] select").select_option("free")
    page.locator("[data-action=read]").click()
    mixture = page.get_by_role("dialog", name="Rules of this mixture")
    mixture.locator("[data-action=full]").click()
    expect(mixture.locator("[data-section=play]")).to_contain_text("Whoever cannot follow may play any card")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name="Choose a game")).to_be_visible()
