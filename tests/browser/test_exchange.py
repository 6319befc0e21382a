"""The exchange by hand: asking for a suit, paying, giving, choosing the return, and seeing what was taken."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.player import SPOT
from tests.browser.rare import Frame, offered, sit_down
from tests.browser.test_page import check_fit

ASKING: dict[str, Any] = {"preset": "sergeant-major", "end_deals": 12, "end_tricks": None}
GIVING: dict[str, Any] = {"preset": "three-five-eight", "end_deals": 18}
BRITISH: dict[str, Any] = {"preset": "sergeant-major-british", "end_deals": 12, "end_tricks": None}
PATIENCE = 8
EXCHANGED = "main.table:is([data-phase=contract], [data-phase=discard], [data-phase=play])"
SIZES = [(360, 740), (844, 390), (1440, 900), (320, 568)]
IDS = [f"{width}x{height}" for width, height in SIZES]


def gone_on(page: Page, frame: Frame) -> None:
    """Wait until the table shows a later state than that frame."""
    page.wait_for_function("seq => Number(document.querySelector('main.table').dataset.seq) > seq", arg=frame["seq"])


def debtors(frame: Frame) -> set[int]:
    """Who owes the player a card."""
    return {claim["from"] for claim in frame["view"]["claims"] if claim["to"] == frame["table"]["you"]}


def in_sight(page: Page, selector: str) -> None:
    """Everything of that kind is whole on the screen and not under something else."""
    for one in page.locator(selector).all():
        expect(one).to_be_in_viewport(ratio=1)
        one.click(trial=True)


@pytest.mark.parametrize("size", SIZES, ids=IDS)
def test_a_suit_is_asked_for_and_paid_for(open_page: OpenPage, size: tuple[int, int]) -> None:
    page = open_page(*size)
    frame = sit_down(page, ASKING, lambda frame: offered("name")(frame) and len(debtors(frame)) == 2)
    check_fit(page)
    in_sight(page, "[data-suit], [data-action=stop], .partners button")
    tile = page.locator("[data-suit][aria-disabled=false]").first
    expect(tile).to_have_accessible_name(re.compile("^Ask (Ada|Ben) for (spades|hearts|diamonds|clubs)$"))
    tile.click()
    gone_on(page, frame)
    page.wait_for_selector("main[data-turn=true][data-busy=false]")
    if page.locator("[data-panel=exchange] .note").count() == 0:
        return  # He had none of that suit: nothing to pay.
    expect(page.locator("[data-panel=exchange] .note")).to_have_text(re.compile("^You got .+ Give any card back"))
    expect(page.locator(".hand .new")).to_have_count(1)
    check_fit(page)
    before = page.locator("main.table").get_attribute("data-seq")
    page.locator(".hand [data-legal=true]").first.click(position=SPOT)
    page.locator("[data-action=give]").click()
    page.wait_for_function("seq => document.querySelector('main.table').dataset.seq !== seq", arg=before)
    expect(page.locator(".hand [data-card]")).to_have_count(16)


def test_a_suit_is_asked_for_with_the_keys(open_page: OpenPage) -> None:
    page = open_page()
    frame = sit_down(page, ASKING, offered("pay"))
    page.wait_for_function("() => document.activeElement?.dataset.card")
    page.keyboard.press("End")
    page.keyboard.press("Enter")
    page.keyboard.press("F6")
    expect(page.locator("[data-action=give]")).to_be_focused()
    page.keyboard.press("Enter")
    gone_on(page, frame)


@pytest.mark.parametrize("size", SIZES[:2], ids=IDS[:2])
def test_the_return_of_a_trump_is_chosen(open_page: OpenPage, size: tuple[int, int]) -> None:
    page = open_page(*size)
    frame = sit_down(page, GIVING, offered("return"), well=False)
    check_fit(page)
    expect(page.locator("[data-prompt]")).to_have_text("You were given a trump: choose what you give back")
    button = page.locator("[data-action=give]")
    expect(button).to_have_attribute("aria-disabled", "true")
    card = page.locator(".hand [data-legal=true]").first
    given = card.get_attribute("data-card")
    card.click(position=SPOT)
    in_sight(page, "[data-action=give]")
    button.click()
    gone_on(page, frame)
    expect(page.locator(f".hand [data-card={given}]")).to_have_count(0)


@pytest.mark.parametrize(
    ("rules", "size"),
    list(zip([ASKING, BRITISH, BRITISH, ASKING], SIZES, strict=True)),
    ids=[f"{mode} {size}" for mode, size in zip(["asked", "given", "given", "asked"], IDS, strict=True)],
)
def test_what_was_taken_stays_until_ok(open_page: OpenPage, rules: dict[str, Any], size: tuple[int, int]) -> None:
    page = open_page(*size)
    _pay(page, rules)
    rows = page.locator("[data-panel=taken] li")
    expect(rows.first).to_have_text(re.compile("^(Ada|Ben) (took .+ and gave .+|gave .+ and got it back)"))
    check_fit(page)
    page.wait_for_timeout(2_000)
    expect(rows.first).to_be_visible()
    page.locator("[data-action=ok]").click()
    expect(rows).to_have_count(0)


def _pay(page: Page, rules: dict[str, Any]) -> None:
    """Come to the end of an exchange in which something was taken: random players may also ask for nothing."""
    for _ in range(PATIENCE):
        sit_down(page, rules, _about_to_pay, well=False)
        page.locator("[data-action=next]").click()
        page.wait_for_selector(f"[data-panel=taken], {EXCHANGED}")
        if page.locator("[data-panel=taken]").count():
            return
        page.goto("/")
    raise AssertionError("nothing was ever taken")


def _about_to_pay(frame: Frame) -> bool:
    you = frame["table"]["you"]
    if not frame["can_next"] or frame["sheet"][-1]["points"] is None:
        return False
    return bool(frame["sheet"][-1]["points"][you] < -1)
