"""Text on buttons, tabs and marks leaves room: a language may need a third more than English, not more."""

import pytest

from tests.locales.texts import LANGUAGES, length, messages

GROWTH = 1.35
ROOM = 14
"""Letters that the narrowest button holds in any case: one of three abreast on a screen 360 px wide."""

BUTTONS = (
    *("play", "continue", "games", "settings", "home", "close", "keys"),
    *("games-start", "games-reset", "games-no-limit", "rules-title"),
    *(
        "last-trick",
        "log",
        "scores",
        "next-deal",
        "play-again",
        "save-record",
        "link-take-back",
        "tip-ok",
        "tip-stop",
        "go-on",
    ),
    *("exchange-end", "exchange-give", "pay-card", "give-back", "discard-button", "discard-ace-ok"),
    *("contract-S", "contract-H", "contract-D", "contract-C", "contract-NT", "contract-MIS"),
    *("picker-target", "picker-limit", "picker-used", "picker-held", "exchange-void"),
)
NARROW = {
    "deal-of": 10,
    "deal-playoff": 14,
    "trump-chip-none": 20,
    "trump-chip-NT": 13,
    "trump-chip-MIS": 13,
    "counter-limit": 10,
    "led-mark": 8,
    "winning-mark": 8,
    "dealer-mark": 1,
    "sheet-tricks": 8,
    "sheet-target": 9,
    "sheet-limit": 8,
    "sheet-points": 8,
    "sheet-total": 8,
    "sheet-deal": 6,
    "bot-level": 18,
}
"""Letters that fit where the page has least room, besides the numbers: top bar, counters, marks, heads of columns."""

every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
def test_buttons(language: str) -> None:
    english, own = messages("en"), messages(language)
    room = {name: max(ROOM, int(GROWTH * length(english[name].value))) for name in BUTTONS}
    lengths = {name: length(own[name].value) for name in BUTTONS}
    assert {name: letters for name, letters in lengths.items() if not 0 < letters <= room[name]} == {}


@every_language
def test_narrow_places(language: str) -> None:
    lengths = {name: length(messages(language)[name].value) for name in NARROW}
    assert {name: letters for name, letters in lengths.items() if letters > NARROW[name]} == {}


def test_lengths_leave_out_variables_and_take_the_longest_variant() -> None:
    english = messages("en")
    assert length(english["play-what"].value) == len(" · ")
    assert length(english["deals-count"].value) == len(" deals")
