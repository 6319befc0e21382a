"""Taking back, claiming and hints at the table, by keyboard and by button."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.player import MY_CARD, SPOT, open_game, with_mouse
from tests.browser.rare import sit_down

READY = f"{MY_CARD} .hand [data-legal=true] >> nth=1"


def held(page: Page) -> object:
    """The cards that are left in the hand."""
    return page.locator(".hand [data-card]").evaluate_all("cards => cards.map(card => card.dataset.card).sort()")


@pytest.mark.parametrize("by", ["key", "button"])
def test_the_last_card_is_taken_back(open_page: OpenPage, by: str) -> None:
    page = open_page(360, 740)
    open_game(page, "three-five-eight", 3)
    player = with_mouse(page)
    player.play_until(READY)
    before = held(page)
    player.act()
    # Not until there is a choice: an only card would be played, and what is taken back would be that one.
    player.play_until(MY_CARD)
    assert held(page) != before
    if by == "key":
        page.keyboard.press("z")
    else:
        page.locator("[data-action=undo]").click()
    expect(page.locator("[data-prompt]")).to_contain_text("no longer counts for the ranking")
    expect(page.locator("[role=log]")).to_contain_text("Taken back.")
    assert held(page) == before


@pytest.mark.parametrize("by", ["key", "button"])
def test_the_rest_is_claimed_shown_and_taken_back(open_page: OpenPage, by: str) -> None:
    # By clicks, what is shown stays until the player goes on.
    page = open_page(360, 740, settings={"speed": "click"})
    frame = sit_down(
        page, {"preset": "three-five-eight", "end_deals": 18}, lambda one: bool(one["can_claim"]), well=False
    )
    button = page.locator("[data-action=claim]")
    expect(button).to_be_in_viewport(ratio=1)
    if by == "key":
        page.keyboard.press("c")
    else:
        button.click()
    cards = page.locator("[data-panel=claimed] [data-card]")
    expect(cards).to_have_count(sum(frame["view"]["card_counts"]))
    page.keyboard.press("Space")
    page.locator(".finish [data-action=undo]").click()
    expect(button).to_be_visible()


@pytest.mark.parametrize("by", ["key", "button"])
def test_a_hint_says_what_and_why_and_points_it_out(open_page: OpenPage, by: str) -> None:
    page = open_page(360, 740)
    open_game(page, "three-five-eight", 3)
    with_mouse(page).play_until(READY)
    if by == "key":
        page.keyboard.press("h")
    else:
        page.locator("[data-action=hint]").click()
    box = page.locator("[data-panel=hint]")
    expect(box).to_contain_text("Hint: ")
    expect(box).to_contain_text("no longer counts for the ranking")
    expect(box).to_be_in_viewport(ratio=1)
    expect(page.locator("[role=log]")).to_contain_text("Hint: ")
    hinted = page.locator(".hand [data-hinted]")
    expect(hinted).to_have_count(1)
    if by == "key":
        page.keyboard.press("Escape")
        expect(box).to_have_count(0)
    else:
        card = hinted.get_attribute("data-card")
        hinted.click(position=SPOT)
        expect(page.locator(f".hand [data-card={card}]")).to_have_count(0)


def test_the_list_of_keys_has_them(open_page: OpenPage) -> None:
    page = open_page(360, 740)
    open_game(page, "three-five-eight", 3)
    page.keyboard.press("?")
    page.locator("dialog kbd").first.wait_for()
    keys = page.locator("dialog kbd").all_inner_texts()
    assert {"Z", "C", "H", "Shift+H"} <= set(keys)
