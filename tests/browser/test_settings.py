"""Every setting is reached and changed with the keys, named for who hears it, and still so after a reload."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage

VALUE = "it => it.type === 'checkbox' ? it.checked : it.selectedIndex"
VALUES = f"() => [...document.querySelectorAll('dialog[open] select, dialog[open] input')].map({VALUE})"
WORDS = re.compile(r"\w")
MOST_TABS = 60


def change_all(page: Page) -> int:
    """Go through the window with Tab and change whatever has the focus; how many there were."""
    changed = 0
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        focused = page.locator("dialog[open] :focus")
        if focused.count() == 0 or (changed and focused.get_attribute("aria-label")):
            break
        if not focused.evaluate("it => it.matches('select, input')"):
            continue
        expect(focused).to_have_accessible_name(WORDS)
        before = focused.evaluate(VALUE)
        page.keyboard.press("Space" if isinstance(before, bool) else "Home" if before else "End")
        assert focused.evaluate(VALUE) != before
        changed += 1
    return changed


def test_every_setting_is_changed_with_the_keys_and_kept(open_page: OpenPage) -> None:
    page = open_page()
    page.get_by_role("button", name="Settings").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("dialog[open] select")
    changed = change_all(page)
    after = page.evaluate(VALUES)
    assert changed == len(after)
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.reload()
    page.locator("[data-action=settings]").click()
    page.wait_for_selector("dialog[open] select")
    assert page.evaluate(VALUES) == after
