"""Logs as text."""

import json

import pytest

from tests.tables.making import VARIANTS, played
from threefiveeight.tables import BadLog, CommandKey, body_from_text, body_to_text


@pytest.mark.parametrize("name", VARIANTS)
def test_every_entry_of_a_game_reads_back_as_it_was(name: str) -> None:
    _, log = played(name, 3)[-1]
    for entry in log:
        assert body_from_text(*body_to_text(entry.body)) == entry.body


def test_the_text_of_the_first_version_stays_readable() -> None:
    body = body_from_text("acted", '{"v":1,"action":"2 give 0 C7"}')
    assert body_to_text(body) == ("acted", '{"v":1,"action":"2 give 0 C7"}')


BAD = {
    "no JSON": ("acted", "{"),
    "no object": ("acted", "[]"),
    "a later version": ("acted", '{"v":2,"action":"0 stop"}'),
    "no version": ("acted", '{"action":"0 stop"}'),
    "an unknown kind": ("chatted", '{"v":1}'),
    "a field too many": ("acted", '{"v":1,"action":"0 stop","x":1}'),
    "a field missing": ("acted", '{"v":1}'),
    "no action": ("acted", '{"v":1,"action":"0 fly"}'),
    "no card": ("dealt", '{"v":1,"hands":["SA","S1",""],"kitty":""}'),
    "two hands": ("dealt", '{"v":1,"hands":["SA","SK"],"kitty":""}'),
    "no rules": ("opened", json.dumps({"v": 1, "preset": "x", "rules": {}, "chairs": [["", None]] * 3, "dealer": 0})),
}


@pytest.mark.parametrize("case", BAD)
def test_what_no_table_wrote_is_refused(case: str) -> None:
    with pytest.raises(BadLog):
        body_from_text(*BAD[case])


@pytest.mark.parametrize("text", ["", "0", "3:a", ":a", "x:a"])
def test_a_command_key_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(BadLog):
        CommandKey.parse(text)


def test_a_command_key_reads_back_even_with_colons_in_its_id() -> None:
    key = CommandKey(2, "a:b")
    assert CommandKey.parse(str(key)) == key
