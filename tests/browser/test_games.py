"""Whole games on the page: by mouse, by touch, with the keys alone."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.player import MY_CARD, by_touch, open_game, with_keys, with_mouse

WAYS = {
    "mouse": (with_mouse, {"width": 1440, "height": 900}),
    "touch": (by_touch, {"width": 360, "height": 740, "touch": True}),
    "keys": (with_keys, {"width": 844, "height": 390}),
}


def number(text: str) -> int:
    """A number as the page writes it."""
    return int(text.replace("−", "-"))


def numbers(result: Locator, cells: str) -> list[int]:
    """The numbers in the cells of the score sheet."""
    return [number(text) for text in result.locator(cells).all_inner_texts()]


def check_result(page: Page, deals: int) -> None:
    """The sheet has every deal, its sums are zero, and who has most has won."""
    result = page.locator("[data-panel=result]")
    last = result.locator("[data-table=deal]")
    if last.locator("tfoot td").nth(2).inner_text() == "–":
        # Twelve tricks in one deal win the game at once.
        assert max(numbers(last, "tbody td:nth-child(2)")) >= 12
        assert result.locator("[data-winner=true]").count() == 1
        return
    assert numbers(last, "tfoot td") == [16, 16, 0, 0]
    totals = numbers(result, "[data-table=deals] tfoot td")
    assert sum(totals) == 0
    played = result.locator("[data-table=deals] tbody tr").count()
    assert played >= deals
    if played == deals:
        assert set(numbers(result, "[data-winner=true] span")) == {max(totals)}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("preset", ["three-five-eight", "sergeant-major"])
def test_three_deals_are_played_to_the_end(open_page: OpenPage, preset: str, way: str) -> None:
    play_with, window = WAYS[way]
    page = open_page(**window)
    open_game(page, preset, 3)
    play_with(page).play()
    check_result(page, 3)
    # A game that is over is not offered again, and another can be begun at once.
    before = page.url
    page.locator("[data-action=again]").click()
    page.wait_for_function("before => location.href !== before", arg=before)
    page.wait_for_selector("main.table[data-seq]")


@pytest.mark.parametrize("preset", ["nine-five-two", "six-three-eight", "sergeant-major-british"])
def test_a_deal_of_every_other_kind(open_page: OpenPage, preset: str) -> None:
    page = open_page()
    open_game(page, preset, 1)
    with_mouse(page).play()
    result = page.locator("[data-panel=result]")
    tricks = sum(numbers(result, "[data-table=deal] tbody td:nth-child(2)"))
    early = result.locator("[data-table=deal] tfoot td").nth(2).inner_text() == "–"
    assert early or tricks == (17 if preset == "six-three-eight" else 16)


def test_one_click_on_play_leads_to_a_card(open_page: OpenPage) -> None:
    page = open_page(settings={"played": False, "tips": True})
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_selector("main.table[data-turn=true] [data-legal=true]")
    assert page.locator("main.table").get_attribute("data-phase") == "play"
    expect(page.locator(".tip")).to_have_count(1)


def test_the_game_goes_on_after_a_reload(open_page: OpenPage) -> None:
    page = open_page(settings={"speed": "fast"})
    open_game(page, "three-five-eight", 3)
    player = with_mouse(page)
    player.play_until(MY_CARD)
    hand = page.locator(".hand [data-card]").evaluate_all("all => all.map(it => it.dataset.card)")
    page.reload()
    page.wait_for_selector("main.table[data-seq]")
    assert page.locator(".hand [data-card]").evaluate_all("all => all.map(it => it.dataset.card)") == hand
    page.goto("/")
    page.locator("[data-action=continue]").click()
    page.wait_for_selector("main.table[data-seq]")
    assert page.locator(".hand [data-card]").count() == len(hand)
