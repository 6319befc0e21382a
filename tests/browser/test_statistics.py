"""The statistics of the page: counted when a deal is over, kept in the browser, saved, brought in, forgotten."""

import json
import random
import re
import time
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.player import open_game, with_mouse
from tests.browser.test_page import SIDEWAYS, SMALL_TEXT
from tests.browser.test_worker import wait_for_worker

SIZES = [(360, 740), (844, 390), (1440, 900)]
TARGETS = {"three-five-eight": (3, 8, 5), "sergeant-major": (8, 5, 3)}
DAY = 86_400


def made_games(count: int, now: float) -> list[dict[str, Any]]:
    """Games as the page saves them, drawn at random, the last of them a moment ago."""
    chance = random.Random(3)
    return [made_game(number, now - (count - 1 - number) * DAY / 3, chance) for number in range(count)]


def made_game(number: int, at: float, chance: random.Random) -> dict[str, Any]:
    """One of them, of three deals."""
    preset = "three-five-eight" if number % 3 else "sergeant-major"
    eldest = preset == "three-five-eight"
    total, deals = 0, []
    for deal in range(3):
        role = (number + deal) % 3
        points = chance.randint(-3, 4)
        total += points
        deals.append(
            {
                "deal": deal + 1,
                "at": int(at) - 200 * (2 - deal),
                "role": role,
                "chooser": role == (1 if eldest else 0),
                "contract": chance.choice(["S", "H", "D", "C", *(["NT", "MIS"] if eldest else [])]),
                "target": TARGETS[preset][role],
                "tricks": max(0, TARGETS[preset][role] + points),
                "points": points,
                "total": total,
                "playoff": False,
                "claimed": 2 if deal and points > 1 else 0,
                "paid": 2 if deal and points < 0 else 0,
                "ranks": 7 if deal and points > 1 else -5 if deal and points < 0 else 0,
                "ranked": number != 7,
            }
        )
    return {
        "v": 1,
        "table": f"made{number}",
        "seq": 200,
        "preset": preset,
        "changed": ["void_play=free"] if number == 5 else ["end_deals=3"],
        "levels": ["careful", chance.choice(["careful", "strong"])],
        "deals": deals,
        "skip": 0,
        "over": True,
        "won": total > 1,
        "winners": 1,
        "score": total * 10 if total > 1 and eldest and number != 5 else None,
    }


def bring_in(page: Page, games: list[dict[str, Any]]) -> None:
    """Import a file with these games."""
    text = json.dumps({"format": "358-statistics", "version": 1, "games": games})
    with page.expect_file_chooser() as chooser:
        page.locator("[data-action=import]").click()
    chooser.value.set_files({"name": "made.json", "mimeType": "application/json", "buffer": text.encode()})
    expect(page.locator("main [role=status]")).to_contain_text("added")


def test_a_game_is_counted_once_saved_forgotten_and_brought_back(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    open_game(page, "six-three-eight", 1)
    with_mouse(page).play()
    table = page.url.rpartition("/")[2]
    line = page.locator("[data-panel=result]").get_by_text(re.compile(r"Won [01] of 1 game of 6-3-8"))
    expect(line).to_be_visible()
    page.reload()
    expect(line).to_be_visible()
    page.get_by_role("link", name="Statistics").click()
    expect(page.locator("dd").first).to_contain_text(re.compile("[01] of 1"))
    page.reload()
    page.locator("[data-action=json]").wait_for()
    with page.expect_download() as download:
        page.locator("[data-action=json]").click()
    download.value.save_as(tmp_path / "saved.json")
    (game,) = json.loads((tmp_path / "saved.json").read_text())["games"]
    assert (game["table"], game["preset"], game["over"]) == (table, "six-three-eight", True)
    assert [deal["deal"] for deal in game["deals"]] == list(range(1, len(game["deals"]) + 1))
    with page.expect_download() as download:
        page.locator("[data-action=csv]").click()
    download.value.save_as(tmp_path / "saved.csv")
    head, *rows = (tmp_path / "saved.csv").read_text("utf-8-sig").splitlines()
    assert head.startswith("table,deal,finished,preset")
    assert len(rows) == len(game["deals"])

    page.locator("[data-action=reset]").click()
    page.locator("[data-action=forget]").click()
    expect(page.locator("main [role=status]")).to_have_text("Everything has been forgotten.")
    expect(page.locator("[data-panel=empty]")).to_be_visible()
    expect(page.locator("[data-action=undo]")).to_be_focused()
    # The table of a forgotten game is shown again without being counted again.
    page.goto(f"/t/{table}")
    page.wait_for_selector("[data-panel=result]")
    page.goto("/statistics")
    expect(page.locator("[data-panel=empty]")).to_be_visible()
    with page.expect_file_chooser() as chooser:
        page.locator("[data-action=import]").click()
    chooser.value.set_files(tmp_path / "saved.json")
    expect(page.locator("main [role=status]")).to_have_text("One game added, 0 already there.")
    expect(page.locator("dd").first).to_contain_text("of 1")


def test_forgetting_can_be_taken_back_and_a_damaged_entry_does_no_harm(open_page: OpenPage) -> None:
    page = open_page(path="/statistics")
    bring_in(page, made_games(4, time.time()))
    expect(page.locator("main [role=status]")).to_have_text("4 games added, 0 already there.")
    bring_in(page, made_games(5, time.time()))
    expect(page.locator("main [role=status]")).to_have_text("One game added, 4 already there.")
    page.evaluate(
        """() => new Promise((done) => {
          const opening = indexedDB.open("358-statistics");
          opening.onsuccess = () => {
            const deed = opening.result.transaction("games", "readwrite");
            deed.objectStore("games").put({ table: "made1", v: 1, deals: "torn" });
            deed.oncomplete = () => { opening.result.close(); done(); };
          };
        })"""
    )
    page.reload()
    expect(page.get_by_text("One entry cannot be read")).to_be_visible()
    expect(page.locator("dd").first).to_contain_text("of 4")
    page.locator("[data-action=tidy]").press("Enter")
    expect(page.get_by_text("One entry cannot be read")).to_have_count(0)
    page.locator("[data-action=reset]").press("Enter")
    page.locator("[data-action=forget]").press("Enter")
    expect(page.locator("[data-action=undo]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("main [role=status]")).to_have_text("Everything is back.")
    expect(page.locator("dd").first).to_contain_text("of 4")


@pytest.mark.parametrize(("size", "language"), list(zip(SIZES, ["pl-PL", "fr-FR", "en-GB"], strict=True)))
def test_the_page_fits_and_breaks_no_rule_that_axe_knows(
    open_page: OpenPage, size: tuple[int, int], language: str
) -> None:
    page = open_page(*size, language="en-GB", path="/statistics")
    page.wait_for_selector("[data-panel=empty]")
    axe = Axe()
    found = axe.run(page).response["violations"]
    bring_in(page, made_games(40, time.time()))
    page.evaluate(f"localStorage.setItem('358.settings', JSON.stringify({{language: '{language[:2]}', name: 'Ana'}}))")
    page.reload()
    page.locator("details summary").click()
    assert page.evaluate(SIDEWAYS) <= 0
    assert page.evaluate(SMALL_TEXT, 12) == []
    found += axe.run(page).response["violations"]
    assert [(one["id"], [node["html"][:120] for node in one["nodes"]]) for one in found] == []


def test_games_are_selected_the_choice_is_said_and_no_server_is_needed(open_page: OpenPage) -> None:
    page = open_page(path="/statistics", workers="allow")
    bring_in(page, made_games(9, time.time()))
    page.get_by_role("combobox", name="Game").select_option("custom")
    expect(page.locator("main [role=status]")).to_contain_text(re.compile(r"Own rules: [01] of 1 finished game won\."))
    page.get_by_role("combobox", name="Game").select_option("sergeant-major")
    expect(page.locator("main [role=status]")).to_contain_text("of 3 finished games won.")
    page.get_by_text("Today", exact=True).click()
    expect(page.locator("main [role=status]")).to_contain_text("Today:")
    wait_for_worker(page)
    page.context.set_offline(True)
    page.goto("/statistics/three-five-eight")
    expect(page.get_by_role("combobox", name="Game")).to_have_value("three-five-eight")
