"""Everything that the page can show, one screen after the other, looked at in several sizes.

With the variable SCREENS a picture of each is kept: SCREENS=pictures pytest tests/browser/test_tour.py
"""

import os
from dataclasses import dataclass, field
from pathlib import Path

from fluent.syntax import ast
from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as TooLate

from tests.browser.player import MOST_STEPS, SEEN, SPOT, open_game, still, with_mouse
from tests.browser.rare import offered, sit_down
from tests.browser.test_axe import CLAIMING, claimable
from tests.browser.test_exchange import ASKING
from tests.browser.test_lessons import by_touch, ready
from tests.browser.test_paper import begin, write_deal
from tests.locales.texts import messages
from threefiveeight.learn.exercises import exercises

Size = tuple[int, int]
SIZES: list[Size] = [(360, 740), (390, 844), (844, 390), (768, 1024), (1440, 900)]
PICTURES = os.environ.get("SCREENS")
CHECK = (Path(__file__).with_name("screen.js")).read_text(encoding="utf-8")
DIALOGS = {"keys": "?", "rules": "g", "last trick": "l", "scores": "s"}


def english_only(language: str) -> list[str]:
    """Whole messages of English that are not also texts of the language."""
    own, english = _plain(language), _plain("en")
    return sorted(english - own) if language != "en" else []


def _plain(language: str) -> set[str]:
    """The messages without variables, as they are shown."""
    found = set()
    for message in messages(language).values():
        parts = message.value.elements if message.value else []
        if len(parts) == 1 and isinstance(parts[0], ast.TextElement) and len(parts[0].value) > 3:
            found.add(parts[0].value.strip())
    return found


@dataclass
class Tour:
    """Somebody who looks at each screen in each size, and remembers what was wrong."""

    page: Page
    language: str
    sizes: list[Size]
    wrong: list[str] = field(default_factory=list)
    seen: list[str] = field(default_factory=list)

    def look(self, screen: str, *, whole: bool = True) -> None:
        """Look at what is on the page now; ``whole``: from top to bottom, where it is no table and no window."""
        if screen in self.seen:
            return
        self.seen.append(screen)
        before = self.page.viewport_size
        foreign = english_only(self.language)
        for width, height in self.sizes:
            self.page.set_viewport_size({"width": width, "height": height})
            still(self.page)
            assert self.page.locator("html").get_attribute("lang") == self.language
            wrong = self.page.evaluate(CHECK, foreign)
            if wrong:
                # Cards may still be on their way to where the new size puts them.
                self.page.wait_for_timeout(500)
                wrong = self.page.evaluate(CHECK, foreign)
            self.wrong += [f"{screen}, {width}×{height}: {one}" for one in wrong]
            if PICTURES:
                folder = Path(PICTURES) / self.language
                folder.mkdir(parents=True, exist_ok=True)
                name = f"{len(self.seen):02} {screen.replace('/', ' ')} {width}x{height}.png"
                seen = self.page.locator("dialog[open], main.table, main.lesson").count() > 0
                self.page.screenshot(path=folder / name, full_page=whole and not seen)
        assert before is not None
        self.page.set_viewport_size(before)

    def home(self) -> None:
        """The first page and its windows."""
        self.page.wait_for_selector("[data-action=play]")
        self.look("first page")
        self.page.locator("[data-action=settings]").click()
        self._dialog("settings")
        self.page.locator("[data-action=games]").click()
        self.page.wait_for_selector("dialog[open] [data-action=start]")
        self.look("games")
        for number, closed in enumerate(self.page.locator("dialog[open] summary").all()):
            closed.click()
            self.look(f"games, options {number + 1}")
        self.page.keyboard.press("Escape")

    def _dialog(self, name: str) -> None:
        self.page.wait_for_selector("dialog[open] h2")
        self.look(name)
        body = self.page.locator("dialog[open] .body").first
        if body.evaluate("it => it.scrollHeight > it.clientHeight + 20"):
            body.evaluate("it => it.scrollTo(0, it.scrollHeight)")
            self.look(f"{name}, its end")
        self.page.keyboard.press("Escape")
        self.page.wait_for_selector("dialog[open]", state="detached")

    def game(self, preset: str, deals: int) -> None:
        """A whole game, looking at each kind of moment when it comes first."""
        open_game(self.page, preset, deals)
        player = with_mouse(self.page)
        for _ in range(MOST_STEPS):
            state = self.page.evaluate(SEEN)
            moment = self.page.evaluate(MOMENT)
            if moment and f"table, {moment}" not in self.seen:
                self.look(f"table, {moment}")
                if moment == "play":
                    self.at_the_table()
                continue
            if state["result"]:
                return
            try:
                player.step(state)
            except TooLate:
                continue
        raise AssertionError("the game did not end")

    def at_the_table(self) -> None:
        """The menu, the windows and a hint."""
        self.page.locator(".menu > button").click()
        self.look("table, menu")
        self.page.keyboard.press("Escape")
        for name, key in DIALOGS.items():
            self.page.keyboard.press(key)
            if self.page.evaluate(WIDE) and name in ("last trick", "scores"):
                self.look(f"table, {name}")
            else:
                self._dialog(name)
        self.page.keyboard.press("Shift+H")
        self.page.wait_for_selector("[data-panel=hint]")
        self.look("table, hint")
        self.page.locator("[data-action=hint-close]").click()

    def rarities(self) -> None:
        """The other way of the exchange, in which a suit is asked for, and a claim."""
        self.page.goto("/")
        sit_down(self.page, ASKING, offered("name"))
        self.look("table, asking for a suit")
        self.page.goto("/")
        sit_down(self.page, CLAIMING, claimable, well=False)
        self.page.keyboard.press("c")
        self.page.wait_for_selector("[data-panel=claimed]")
        self.look("table, claimed")

    def lessons(self, beats: int) -> None:
        """The first game as far as wanted, and an exercise with its answers."""
        self.page.goto("/learn")
        self.page.wait_for_selector("main h1")
        self.look("learn")
        self.page.goto("/learn/first-game")
        says, asks = ready(self.page)
        while says != "" and beats > 0:
            self.look(f"first game, {says}")
            by_touch(self.page, asks)
            says, asks = ready(self.page, says)
            beats -= 1
        if says == "":
            self.look("first game, end")
        self.page.goto("/learn/exercises")
        self.page.wait_for_selector("main h1")
        self.look("exercises")
        play = next(one for one in exercises() if one.best.startswith("play"))
        self.page.goto(f"/learn/exercises/{play.id}")
        self.page.wait_for_selector("main[data-turn=true]")
        self.look("exercise")
        self._answer(next(card for card in self._playable() if card != play.best.split()[1]))
        self.look("exercise, not the best")
        self.page.locator("[data-action=again]").first.click()
        self._answer(play.best.split()[1])
        self.look("exercise, the best")

    def _playable(self) -> list[str]:
        cards = self.page.locator(".hand [data-legal=true]").all()
        return [card.get_attribute("data-card") or "" for card in cards]

    def _answer(self, card: str) -> None:
        self.page.locator(f".hand [data-card={card}]").click(position=SPOT)
        self.page.wait_for_selector("[data-verdict]")

    def pages(self, presets: list[str]) -> None:
        """Rules, statistics, the sheet for real cards."""
        for path in ["/rules", *(f"/rules/{preset}" for preset in presets), "/statistics"]:
            self.page.goto(path)
            self.page.wait_for_selector("main h1")
            self.page.wait_for_load_state("networkidle")
            self.look(path)
        word = self.page.goto("/rules/sergeant-major") and self.page.locator(".term").first
        if word and word.count():
            word.click()
            self.look("a word explained", whole=False)
        self.page.goto("/sheet")
        self.page.locator("[data-action=start-sheet]").wait_for()
        self.look("sheet, new")
        begin(self.page)
        self.look("sheet, first deal")
        write_deal(self.page, 5, 5)
        self.look("sheet, second deal")
        self.page.goto("/sheet/form")
        self.page.wait_for_selector(".claims")
        self.look("sheet, form")


WIDE = "() => matchMedia('(min-width: 1024px)').matches"
MOMENT = """() => {
  const table = document.querySelector("main.table");
  const has = (selector) => document.querySelector(selector) !== null;
  if (!table) return "";
  if (has("[data-panel=result]")) return "result";
  if (has("[data-action=next]")) return "end of a deal";
  if (has("[data-action=ok]")) return "cards taken";
  if (table.dataset.turn !== "true" || table.dataset.busy === "true") return "";
  const contract = document.querySelector("[data-trump]")?.dataset.trump;
  if (has("[data-panel=contract]")) return "contract";
  if (has("[data-action=discard]")) return "discard";
  if (has("[data-action=give]")) return "give";
  if (!has("[data-legal=true]")) return "";
  return contract === "MIS" ? "play, no tricks" : contract === "NT" ? "play, no trumps" : "play";
}"""
"""What kind of moment it is at the table, if anything is to be done or read."""
