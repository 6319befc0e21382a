"""Asking for a hint: noted once in a deal, which counts no more; nothing of the game changes."""

import random

import pytest

from tests.tables.making import NOW, accepted, alone, played, refused, some_command
from tests.tables.test_undo import PERSON, played_until, undo
from threefiveeight.tables import (
    Accepted,
    AskHint,
    BadLog,
    CommandKey,
    Entry,
    Hinted,
    RefusalCode,
    Table,
    apply_entry,
    body_from_text,
    body_to_text,
    handle,
    replay,
)


def ask(table: Table, number: str = "h") -> AskHint:
    """The person's question."""
    return AskHint(CommandKey(PERSON, f"{number}{table.seq}"), table.seq)


def on_turn() -> tuple[Table, tuple[Entry, ...]]:
    """A table whose person is to act, and its log."""
    table, log = alone("three-five-eight", 1)
    table, entries = played_until(table, log, lambda one: one.game.to_act == PERSON)
    return table, tuple(entries)


def test_the_first_hint_of_a_deal_is_noted_and_the_others_are_not() -> None:
    table, log = on_turn()
    after, entries = accepted(table, ask(table))
    assert [entry.body for entry in entries] == [Hinted(PERSON)]
    assert after.game == table.game
    assert after.unranked == {0}
    assert replay("t", (*log, *entries)) == after
    assert handle(after, ask(after), NOW) == Accepted(after.seq, ())
    assert handle(after, ask(table), NOW) == Accepted(after.seq, ())


def test_the_deal_stays_unranked_when_it_is_taken_back_and_the_next_one_counts() -> None:
    table, log = on_turn()
    table, _ = accepted(table, ask(table))
    table, _ = played_until(table, log, lambda one: one.undoable(PERSON))
    table, _ = accepted(table, undo(table))
    table, _ = played_until(table, log, lambda one: one.can_next)
    table, _ = accepted(table, some_command(table, random.Random(1), "next"))
    assert table.unranked == {0}


def test_hints_that_are_refused() -> None:
    table, _ = on_turn()
    assert refused(table, AskHint(CommandKey(1, "x"), table.seq)).code is RefusalCode.NOT_YOUR_TURN
    assert refused(table, AskHint(CommandKey(PERSON, "x"), table.seq - 1)).code is RefusalCode.STALE
    among_people = next(one for one, _ in played("three-five-eight", 1) if one.game.to_act == PERSON)
    assert refused(among_people, ask(among_people)).code is RefusalCode.NO_HINT


def test_its_text_reads_back_and_what_cannot_be_is_refused() -> None:
    assert body_to_text(Hinted(2)) == ("hinted", '{"v":1,"seat":2}')
    assert body_from_text("hinted", '{"v":1,"seat":2}') == Hinted(2)
    for fields in ('"seat":3', '"seat":0,"action":"stop"'):
        with pytest.raises(BadLog):
            body_from_text("hinted", f'{{"v":1,{fields}}}')
    table, _ = on_turn()
    with pytest.raises(BadLog, match="cannot ask"):
        apply_entry(table, Entry(table.seq + 1, NOW, Hinted(1)))
