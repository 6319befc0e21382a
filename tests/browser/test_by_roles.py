"""A whole game as a screen reader knows it: by roles and accessible names, and by what the two live regions say."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import OpenPage

MOST_STEPS = 1500
PAUSE = 40
FOCUS = "([one]) => { one?.focus(); return one !== undefined && one === document.activeElement; }"


class Listener:
    """Plays by what can be heard; nothing is looked up by where it stands or how it looks."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.hand = page.get_by_role("group", name="Your hand")
        self.done: set[str] = set()

    def button(self, name: str) -> Locator:
        """The first button of that name that can be pressed."""
        return self.page.get_by_role("button", name=re.compile(name), disabled=False).first

    def card(self, state: str) -> Locator:
        """The first card of the hand that is said to be in that state."""
        return self.hand.get_by_role("button", name=re.compile(f", {state}, \\d+ of \\d+$"), disabled=False).first

    def ways(self) -> dict[str, Callable[[], Locator]]:
        """What may be done, the most pressing first."""
        return {
            "ok": lambda: self.button("^OK$"),
            "next": lambda: self.button("^Next deal$"),
            "contract": lambda: (
                self.page.get_by_role("group", name="Your contract")
                .get_by_role("button", name=re.compile(": (at most )?\\d+"), disabled=False)
                .first
            ),
            "ask": lambda: self.button("^Ask .+ for "),
            "give": lambda: self.button("^Give .+ (to .+|of .+)$"),
            "discard": lambda: self.button("^Discard (4.4|anyway)$"),
            "play": lambda: self.card("playable"),
            "choose": lambda: self.card("(can be chosen|new)"),
        }

    def step(self) -> bool:
        """Do what can be done; whether there was anything."""
        for what, find in self.ways().items():
            # At once: the last card of a hand plays itself, it may be gone before it is touched.
            if not find().evaluate_all(FOCUS):
                continue
            self.page.keyboard.press("Enter")
            self.done.add(what)
            return True
        return False

    def play(self) -> None:
        """Play until the game is over."""
        again = self.page.get_by_role("button", name="Play again")
        for _ in range(MOST_STEPS):
            if again.count():
                return
            if not self.step():
                self.page.keyboard.press("Space")
            self.page.wait_for_timeout(PAUSE)
        raise AssertionError(f"the game does not end; done so far: {sorted(self.done)}")


def test_fault_91_a_game_is_played_by_roles_and_names_alone(open_page: OpenPage) -> None:
    page = open_page()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("main")).to_be_visible()
    listener = Listener(page)
    log = page.get_by_role("log")
    expect(listener.hand).to_be_visible()
    listener.play()
    # Everybody chooses once in three deals of this game, and every card was asked for by its name.
    assert {"contract", "discard", "play", "next"} <= listener.done
    expect(log).to_contain_text(re.compile("take the trick|takes the trick"))
    expect(page.get_by_role("heading", name=re.compile("wins?.*[.!]$|You win"))).to_be_visible()
    sheet = page.get_by_role("table", name=re.compile("^All deals"))
    assert sheet.get_by_role("row").count() == 1 + 3 + 1
    for role, name in [("columnheader", "Contract"), ("rowheader", "Total"), ("columnheader", "You")]:
        expect(sheet.get_by_role(role, name=name, exact=True)).to_be_visible()  # type: ignore[arg-type]
