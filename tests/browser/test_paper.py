"""The score sheet for real cards: written, kept, shared and printed."""

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage

NAMES = ("Ada", "Benedikta", "Cleo")
SIDEWAYS = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"

LENGTHEN = """(deals) => {
  const kept = JSON.parse(localStorage.getItem("358.sheets"));
  kept.sheets[0].deals = Array(deals).fill(kept.sheets[0].deals[0]);
  localStorage.setItem("358.sheets", JSON.stringify(kept));
}"""


def begin(page: Page, names: tuple[str, str, str] = NAMES) -> None:
    """A new sheet of 3-5-8 for three people."""
    for seat, name in enumerate(names):
        page.locator("form input[type=text]").nth(seat).fill(name)
    page.locator("[data-action=start-sheet]").click()
    page.wait_for_selector("[data-entry]")


def write_deal(page: Page, first: int, second: int) -> None:
    """Two numbers on the keypad, and the button."""
    for number in (first, second):
        page.locator(".keys").get_by_role("button", name=str(number), exact=True).click()
    page.locator("[data-action=write]").click()


@pytest.mark.parametrize(("width", "height", "language"), [(320, 568, "pl-PL"), (844, 390, "fr-FR"), (1440, 900, "en")])
def test_a_sheet_fits_and_breaks_no_rule_that_axe_knows(
    open_page: OpenPage, width: int, height: int, language: str
) -> None:
    page = open_page(width, height, language=language, path="/sheet")
    page.locator("summary").click()
    assert page.evaluate(SIDEWAYS) <= 0
    found = Axe().run(page).response["violations"]
    begin(page)
    write_deal(page, 5, 5)
    page.locator("[data-action=misdeal]").click()
    assert page.evaluate(SIDEWAYS) <= 0
    found += Axe().run(page).response["violations"]
    page.goto("/sheet/form")
    page.wait_for_selector(".claims")
    assert page.evaluate(SIDEWAYS) <= 0
    found += Axe().run(page).response["violations"]
    assert [(one["id"], [node["html"][:120] for node in one["nodes"]]) for one in found] == []


def test_names_of_any_kind_stay_inside_the_page(open_page: OpenPage) -> None:
    page = open_page(320, 568, path="/sheet")
    begin(page, ("W" * 16, "محمد علي بن خالد", "M" * 16))
    write_deal(page, 9, 5)
    expect(page.locator("[data-exchange] li").first).to_contain_text("W" * 16)
    assert page.evaluate(SIDEWAYS) <= 0


def test_a_game_is_written_kept_changed_and_undone(open_page: OpenPage) -> None:
    page = open_page(360, 740, path="/sheet")
    begin(page)
    write_deal(page, 5, 5)
    # The worked example of docs/rules.md, with the third player's tricks worked out.
    exchange = page.locator("[data-exchange] li")
    expect(exchange).to_have_text(["Benedikta gives Cleo 1 card", "Benedikta gives Ada 2 cards"])
    expect(page.locator("[data-said]")).to_have_text("Deal 1: Ada +2, Benedikta −3, Cleo +1. Benedikta deals.")
    page.locator("[data-action=misdeal]").click()
    expect(page.locator("[data-said]")).to_contain_text("Benedikta deals again")
    expect(exchange).to_have_count(2)
    page.reload()
    expect(page.locator("h1")).to_have_text("Ada · Benedikta · Cleo")
    expect(exchange).to_have_count(2)
    page.get_by_role("button", name="Change deal 1").click()
    page.get_by_label("Ada", exact=True).fill("3")
    expect(page.locator("[data-entry] [role=alert]")).to_contain_text("14 tricks")
    page.get_by_label("Benedikta", exact=True).fill("8")
    page.keyboard.press("Enter")
    expect(page.locator("[data-said]")).to_contain_text("Ada 0, Benedikta 0, Cleo 0")
    expect(exchange).to_have_count(0)
    page.locator("[data-action=undo]").click()
    expect(exchange).to_have_count(2)


def test_a_sheet_is_kept_with_the_keys_alone(open_page: OpenPage) -> None:
    page = open_page(path="/")
    page.get_by_role("link", name="Score sheet").focus()
    page.keyboard.press("Enter")
    expect(page.locator("h1")).to_be_focused()
    for name in NAMES:
        tab_to(page, "form input[type=text]")
        page.keyboard.type(name)
    page.keyboard.press("Enter")
    expect(page.locator("h1")).to_be_focused()
    expect(page.locator("h1")).to_have_text("Ada · Benedikta · Cleo")
    tab_to(page, ".players input")
    page.keyboard.type("6")
    page.keyboard.press("Tab")
    page.keyboard.type("8")
    page.keyboard.press("Enter")
    expect(page.locator("[data-said]")).to_contain_text("Deal 1: Ada +3, Benedikta 0, Cleo −3.")
    expect(page.locator("h2").first).to_be_focused()
    tab_to(page, ".keys button")
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "Enter"):
        page.keyboard.press(key)
    # The keypad writes for the player whose number had the focus last.
    expect(page.get_by_label("Cleo", exact=True)).to_have_value("6")
    tab_to(page, "[data-table=paper] button")
    page.keyboard.press("Enter")
    expect(page.locator("h2").first).to_have_text("Change deal 1")
    expect(page.locator("h2").first).to_be_focused()


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until something of that kind has the focus."""
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
            return
    raise AssertionError(f"Tab never came to {selector}")


def test_a_wrong_entry_is_explained_and_nothing_is_written(open_page: OpenPage) -> None:
    page = open_page(path="/sheet")
    page.locator("[data-action=start-sheet]").click()
    expect(page.locator("form [role=alert]")).to_have_text("Enter three different names.")
    begin(page)
    page.locator("[data-action=write]").click()
    expect(page.locator("[data-entry] [role=alert]")).to_have_text("Enter the tricks of at least two players.")
    page.get_by_label("Ada", exact=True).fill("9")
    page.get_by_label("Cleo", exact=True).fill("8")
    expect(page.locator("[data-entry] [role=alert]")).to_have_text("That makes 17 tricks, but a deal has 16.")
    page.locator("[data-action=write]").click()
    expect(page.locator("[data-table=paper]")).to_have_count(0)


def test_a_sheet_is_shared_as_text_and_as_a_picture_and_printed_on_one_page(open_page: OpenPage) -> None:
    page = open_page(path="/sheet")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    begin(page)
    write_deal(page, 4, 8)
    page.evaluate(LENGTHEN, 17)
    page.reload()
    page.locator("[data-action=share-text]").click()
    expect(page.get_by_text("Copied.")).to_be_visible()
    text = page.evaluate("() => navigator.clipboard.readText()")
    assert text.startswith("3-5-8, 17 deals: Ada ")
    assert len(text.splitlines()) == 18
    with page.expect_download() as download:
        page.locator("[data-action=share-picture]").click()
    assert download.value.suggested_filename == "3-5-8 Ada Benedikta Cleo.png"
    assert download.value.path().read_bytes().startswith(b"\x89PNG")
    assert pages(page) == 1
    page.goto("/sheet/form")
    page.wait_for_selector(".claims")
    assert pages(page) == 1
    page.goto("/sheet")
    page.get_by_role("button", name=re.compile("Delete the sheet")).click()
    expect(page.get_by_text("The sheet has been deleted.")).to_be_visible()
    page.get_by_role("button", name="Bring it back").click()
    expect(page.locator("main li")).to_have_count(1)


def pages(page: Page) -> int:
    """The number of A4 sheets that printing takes."""
    return len(re.findall(rb"/Type\s*/Page\b", page.pdf(format="A4", prefer_css_page_size=True)))
