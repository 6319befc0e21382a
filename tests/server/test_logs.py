"""Logs refuse cards."""

import json
import logging

import pytest

from threefiveeight.cards import Card, CardSet
from threefiveeight.server import logs

REFUSED = {
    "a field named hand": ("hand", "x"),
    "a field named deck": ("deck", 1),
    "a field named card": ("card", None),
    "a field named action": ("action", "stop"),
    "a card": ("why", Card.parse("SA")),
    "cards": ("why", CardSet.parse("SA SK")),
    "a list": ("why", ["x"]),
    "an object": ("why", {"a": 1}),
    "a text with a card": ("why", "entry 7: seat 1 may not play H4"),
    "a text that is a card": ("why", "ST"),
}


@pytest.mark.parametrize("case", REFUSED)
def test_what_may_hold_cards_is_refused(case: str) -> None:
    name, value = REFUSED[case]
    assert json.loads(logs.line("x", **{name: value})) == {"event": "x", name: logs.REFUSED}


def test_what_holds_none_is_written(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO, "threefiveeight.server"):
        logs.note("opened", table="0a1b2c3d4e5f", seats=3, ok=True, late=0.5, name=None)
        logs.warn("fault", level="careful")
    assert [json.loads(record.message) for record in caplog.records] == [
        {"event": "opened", "table": "0a1b2c3d4e5f", "seats": 3, "ok": True, "late": 0.5, "name": None},
        {"event": "fault", "level": "careful"},
    ]


def test_nothing_is_noted_where_nobody_listens(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING, "threefiveeight.server"):
        logs.note("opened")
    assert not caplog.records
