"""What the page keeps of the presets is what the rules say."""

import json
from pathlib import Path

from threefiveeight.record import rules_from_json
from threefiveeight.rules import PRESETS
from threefiveeight.server.pagedata import kept_presets

COMMITTED = Path(__file__).parents[2] / "frontend" / "src" / "lib" / "presets.json"


def test_the_committed_presets_are_those_of_the_rules() -> None:
    assert COMMITTED.read_text("utf-8") == kept_presets(), "run python -m threefiveeight.server.pagedata"


def test_what_the_page_keeps_makes_the_same_rules_again() -> None:
    kept = json.loads(COMMITTED.read_text("utf-8"))["presets"]
    again = {one["name"]: rules_from_json({"preset": one["name"]} | one["rules"]) for one in kept}
    assert again == dict(PRESETS)
