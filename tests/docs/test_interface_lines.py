"""docs/interface-lines.md names tests that exist, and says of every line what became of it."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "interface-lines.md").read_text(encoding="utf-8")
ROWS = [row for row in re.findall(r"^\| (.*) \|$", PAGE, re.MULTILINE) if not row.startswith(("line |", "---"))]


def test_every_line_has_a_verdict_and_what_it_rests_on() -> None:
    assert len(ROWS) > 90
    for row in ROWS:
        _, verdict, reason = re.split(r" \| ?", row, maxsplit=2)
        assert verdict in ("holds", "differs", "later"), row
        assert reason.strip(" |") or verdict == "later", row


def test_every_test_named_exists() -> None:
    for path, name in re.findall(r"`(tests/[\w/]+\.py)(?:::(test_\w+))?`", PAGE):
        assert f"def {name}" in (ROOT / path).read_text(encoding="utf-8"), (path, name)
    for path in re.findall(r"`(\w+\.test\.ts)`", PAGE):
        assert (ROOT / "frontend" / "tests" / path).is_file(), path
    for path in re.findall(r"`(test_\w+\.py)`", PAGE):
        assert (ROOT / "tests" / "browser" / path).is_file(), path
