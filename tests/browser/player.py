"""Somebody who plays whole games on the page, by mouse, by touch or with the keys alone."""

import contextlib
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as TooLate

SEEN = """() => {
  const table = document.querySelector("main.table");
  const has = (selector) => document.querySelector(selector) !== null;
  return {
    seq: table?.dataset.seq ?? "",
    turn: table?.dataset.turn === "true",
    busy: table?.dataset.busy === "true",
    contract: has("[data-panel=contract]"),
    name: has("[data-suit][aria-disabled=false]"),
    discard: has("[data-action=discard]"),
    give: has("[data-action=give]"),
    play: has("[data-legal=true]"),
    next: has("[data-action=next]"),
    ok: has("[data-action=ok]"),
    result: has("[data-panel=result]"),
  };
}"""
SPOT: Any = {"x": 14, "y": 18}
"""A point of a card that no other card lies on, even in two rows and where the fan turns the card most."""

CALM = """() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => {
  const moving = document.getAnimations().filter((one) => one.playState === "running");
  const ending = moving.filter((one) => one.effect?.getComputedTiming().endTime < Infinity);
  Promise.all(ending.map((one) => one.finished.catch(() => undefined))).then(() => requestAnimationFrame(() => done()));
})))"""
MY_CARD = "main[data-phase=play][data-turn=true][data-busy=false]"
"""The player is to play a card, and nothing is under way."""
CHANGED = "seq => document.querySelector('main.table').dataset.seq !== seq"

PATIENCE = 1500.0
MOST_STEPS = 4000
MOST_LATE = 40


def still(page: Page) -> None:
    """Wait until everything is drawn and nothing flies, fades or grows."""
    page.evaluate(CALM)


def open_game(page: Page, preset: str, deals: int) -> None:
    """Choose a game in the Games window and start it."""
    page.locator("[data-action=games]").click()
    page.locator(f"label:has(input[value={preset}])").click()
    number = page.locator("#deals")
    if number.count():
        if number.is_disabled():
            page.locator("[data-option=end_deals] [type=checkbox]").uncheck()
        number.fill(str(deals))
        number.press("Tab")
    else:
        page.locator("[data-option=end_deals]").get_by_text(str(deals), exact=True).click()
    page.locator("[data-action=start]").click()
    page.wait_for_url(re.compile("/t/"))
    page.wait_for_selector("main.table[data-seq]")


@dataclass
class Player:
    """Plays on a page; ``press`` is how he activates something, ``hurry`` how he goes on."""

    page: Page
    press: Callable[[Locator], None]
    hurry: Callable[[], None]

    def play(self) -> None:
        """Play until the game is over."""
        self.play_until("[data-panel=result]")

    def play_until(self, wanted: str) -> None:
        """Play until the page shows something."""
        late = 0
        for _ in range(MOST_STEPS):
            seen = self.page.evaluate(SEEN)
            if self.page.locator(wanted).count():
                return
            assert not seen["result"], f"the game is over and never showed {wanted}"
            try:
                self.step(seen)
            except TooLate:
                # The last card of a hand plays itself: it may be gone before it is touched.
                late += 1
                assert late < MOST_LATE, f"nothing moves: {seen}"
        raise AssertionError(f"never seen: {wanted}")

    def act(self) -> None:
        """Do what is to be done now, and wait until it is on the table."""
        seen = self.page.evaluate(SEEN)
        with contextlib.suppress(TooLate):
            self.step(seen)
        self.page.wait_for_function(CHANGED, arg=seen["seq"])

    def step(self, seen: dict[str, Any]) -> None:
        """Do what is to be done now, or go on."""
        find = self.page.locator
        if seen["next"]:
            self.press(find("[data-action=next]"))
            self.page.wait_for_function("() => !document.querySelector('[data-action=next]')", timeout=PATIENCE)
        elif seen["ok"]:
            self.press(find("[data-action=ok]"))
        elif seen["contract"]:
            self.press(find("[data-contract][aria-disabled=false]").first)
            self.settle(seen)
        elif seen["discard"]:
            self.discard(seen)
        elif seen["name"]:
            self.press(find("[data-suit][aria-disabled=false]").first)
            self.settle(seen)
        elif seen["give"]:
            self.press(find("[data-legal=true]").last)
            self.press(find("[data-action=give]"))
            self.settle(seen)
        elif seen["play"] and not seen["busy"]:
            self.press(find("[data-legal=true]").first)
            again = find("[data-chosen=true]")
            if again.count():
                self.press(again.first)
            self.settle(seen)
        else:
            self.hurry()
            self.page.wait_for_timeout(15)

    def discard(self, seen: dict[str, Any]) -> None:
        """Choose four cards and put them away, aces too if need be."""
        for index in range(4):
            self.press(self.page.locator(".hand [data-chosen=false]").nth(index * 3))
        button = self.page.locator("[data-action=discard]")
        self.press(button)
        self.page.wait_for_timeout(60)
        if button.count() and self.page.evaluate(SEEN)["seq"] == seen["seq"]:
            self.press(button)
        self.settle(seen)

    def settle(self, seen: dict[str, Any]) -> None:
        """Wait until what was sent is on the table."""
        self.page.wait_for_function(CHANGED, arg=seen["seq"], timeout=PATIENCE)


def with_mouse(page: Page) -> Player:
    """Everything by clicking."""
    middle = page.locator(".middle")

    def hurry() -> None:
        if middle.count():
            middle.click(position={"x": 5, "y": 5}, timeout=PATIENCE)

    return Player(page, lambda target: target.click(position=SPOT, timeout=PATIENCE), hurry)


def by_touch(page: Page) -> Player:
    """Everything by tapping."""
    middle = page.locator(".middle")

    def hurry() -> None:
        if middle.count():
            middle.tap(position={"x": 5, "y": 5}, timeout=PATIENCE)

    return Player(page, lambda target: target.tap(position=SPOT, timeout=PATIENCE), hurry)


def with_keys(page: Page) -> Player:
    """Everything with the keys: arrows along the hand, Tab elsewhere, Enter to do it."""

    def reach(target: Locator) -> None:
        handle = target.element_handle(timeout=PATIENCE)
        in_hand = handle.evaluate("it => it.closest('.hand') !== null")
        if in_hand and not page.evaluate("() => document.activeElement.closest('.hand') !== null"):
            _tab_until(page, "() => document.activeElement.closest('.hand') !== null")
        if in_hand:
            page.keyboard.press("Home")
        for _ in range(60):
            if handle.evaluate("it => it === document.activeElement"):
                page.keyboard.press("Enter")
                return
            page.keyboard.press("ArrowRight" if in_hand else "Tab")
        raise TooLate(f"not reached with the keys: {target}")

    return Player(page, reach, lambda: page.keyboard.press("Space"))


def _tab_until(page: Page, true: str) -> None:
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate(true):
            return
    raise TooLate("Tab does not lead to the hand")
