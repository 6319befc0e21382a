"""Coach lines are short, and every one is for a situation of the page."""

import re

import pytest
from fluent.syntax import ast

from tests.locales.texts import LANGUAGES, SOURCES, messages

WORDS = 12
BUTTONS = {"tip-ok", "tip-stop"}
TIPS = [name for name in messages("en") if name.startswith("tip-") and name not in BUTTONS]


def words(name: str, language: str) -> int:
    """How many words a message has, a message within it counted as one."""
    text = messages(language)[name].value
    parts = text.elements if text else []
    return len("".join(part.value if isinstance(part, ast.TextElement) else "X" for part in parts).split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tip_is_a_line(language: str) -> None:
    most = WORDS + 3 * (language != "en")
    assert {name: words(name, language) for name in TIPS if words(name, language) > most} == {}


def test_every_situation_has_its_tip() -> None:
    source = (SOURCES / "lib" / "tips.ts").read_text(encoding="utf-8")
    code = source[source.index("export function") :]
    named = set(re.findall(r'"([a-z-]+)"', code)) - {"over"}
    assert {f"tip-{name}" for name in named} == set(TIPS)
