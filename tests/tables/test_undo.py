"""Taking back: to the last decision of a person against computer players, and no trace of it in the game."""

import random
from collections.abc import Callable

import pytest

from tests.tables.making import NOW, VARIANTS, accepted, alone, new_table, played, refused, some_command
from tests.tables.redeal import cards_in_bytes, known_cards
from threefiveeight.record import actions_of, record_of
from threefiveeight.record import replay as replay_record
from threefiveeight.rules import SEATS, Phase
from threefiveeight.server.frames import state_frame
from threefiveeight.tables import (
    Accepted,
    BadLog,
    CommandKey,
    Entry,
    RefusalCode,
    Table,
    Undo,
    Undone,
    apply_entry,
    body_from_text,
    body_to_text,
    handle,
    project,
    replay,
)

PERSON = 0


def undo(table: Table, number: str = "u") -> Undo:
    """The person's wish to take back."""
    return Undo(CommandKey(PERSON, f"{number}{table.seq}"), table.seq)


def played_until(table: Table, log: tuple[Entry, ...], enough: Callable[[Table], object]) -> tuple[Table, list[Entry]]:
    """The table after random commands, at the first state for which that is true."""
    generator, entries = random.Random(5), list(log)
    while not enough(table):
        table, more = accepted(table, some_command(table, generator, f"c{table.seq}"))
        entries += more
    return table, entries


def decides(table: Table) -> bool:
    """Whether the person has a choice."""
    return table.game.to_act == PERSON and len(table.game.legal_actions()) > 1


@pytest.mark.parametrize("name", VARIANTS)
def test_each_undo_leads_to_the_decision_before_until_the_deal_begins(name: str) -> None:
    table, log = alone(name, 1)
    generator, stood = random.Random(3), []
    while table.game.deal is None or not table.game.deal.over:
        if decides(table):
            stood.append(table.game)
        table, entries = accepted(table, some_command(table, generator, f"c{table.seq}"))
        log += entries
    assert len(stood) > 8
    while stood:
        table, entries = accepted(table, undo(table))
        log += entries
        assert table.game == stood.pop()
        assert replay("t", log) == table
    assert refused(table, undo(table)).code is RefusalCode.NO_UNDO
    assert not table.finished
    assert table.unranked == {0}


def test_the_phases_to_which_an_undo_leads() -> None:
    phases = set()
    for seed in range(12):
        for dealer in (0, 2):
            table, log = alone("sergeant-major", seed, dealer)
            table, _ = played_until(table, log, lambda one: one.can_next or one.game.over)
            if table.can_next:
                table, _ = accepted(table, some_command(table, random.Random(seed), "next"))
                table, _ = played_until(table, log, lambda one: one.can_next or one.game.over)
            while table.undoable(PERSON):
                table, _ = accepted(table, undo(table))
                assert table.game.deal is not None
                phases.add(table.game.deal.phase)
    assert phases == {Phase.CONTRACT, Phase.EXCHANGE, Phase.DISCARD, Phase.PLAY}


@pytest.mark.parametrize("name", VARIANTS)
def test_fault_62_what_is_shown_after_an_undo_is_what_was_shown_before_the_decision(name: str) -> None:
    table, _ = alone(name, 2)
    generator, states = random.Random(9), {}
    while table.game.to_act is not None:
        states[table.seq] = table
        table, _ = accepted(table, some_command(table, generator, f"c{table.seq}"))
    while decision := table.undoable(PERSON):
        table, _ = accepted(table, undo(table))
        for viewer in (*SEATS, None):
            was, now = project(states[decision.seq], viewer), project(table, viewer)
            assert (was.view, was.results, was.last_trick) == (now.view, now.results, now.last_trick)
            assert list(was.legal[:50]) == list(now.legal[:50])
        deal = table.game.deal
        assert deal is not None
        assert cards_in_bytes(state_frame(project(table, PERSON))) <= known_cards(deal, PERSON)


def test_the_record_holds_only_what_counts() -> None:
    table, log = alone("six-three-eight", 3)
    generator, undone = random.Random(8), 0
    while not table.game.over:
        if table.undoable(PERSON) and generator.random() < 0.25:
            table, entries = accepted(table, undo(table))
            undone += 1
        else:
            table, entries = accepted(table, some_command(table, generator, f"c{table.seq}"))
        log += entries
    assert undone > 10
    assert len(table.finished) == len(table.game.results)
    record = record_of(table.rules, ("Ana", "Bo", "Cy"), table.finished, preset=table.preset)
    assert replay_record(record).totals == table.game.totals
    assert table.counted == 1 + sum(1 + len(list(actions_of(deal))) for deal in table.finished)
    assert replay("t", log) == table


def test_an_undo_sent_twice_takes_back_once_and_a_stale_one_nothing() -> None:
    table, log = alone("three-five-eight", 4)
    table, _ = played_until(table, log, lambda one: len(one.decisions) == 3)
    command = undo(table)
    after, _ = accepted(table, command)
    again = handle(after, command, NOW)
    assert again == Accepted(after.seq, ())
    assert len(after.decisions) == 2
    assert refused(after, Undo(CommandKey(PERSON, "late"), after.seq - 1)).code is RefusalCode.STALE


def test_where_nothing_can_be_taken_back() -> None:
    assert refused(new_table(), undo(new_table())).code is RefusalCode.NO_UNDO
    table, log = alone("three-five-eight", 4)
    table, _ = played_until(table, log, lambda one: one.decisions)
    bots = Undo(CommandKey(1, "x"), table.seq)
    assert refused(table, bots).code is RefusalCode.NO_UNDO
    among_people = next(one for one, _ in played("three-five-eight", 1) if len(one.decisions) > 4)
    assert refused(among_people, undo(among_people)).code is RefusalCode.NO_UNDO
    over, _ = played_until(table, log, lambda one: one.game.over)
    assert refused(over, undo(over)).code is RefusalCode.OVER
    between, _ = played_until(table, log, lambda one: one.can_next)
    fresh, _ = accepted(between, some_command(between, random.Random(1), "next"))
    assert refused(fresh, undo(fresh)).code is RefusalCode.NO_UNDO


def test_a_deal_that_has_ended_can_be_taken_up_again_and_the_same_cards_are_dealt_next() -> None:
    table, log = alone("three-five-eight", 6)
    table, _ = played_until(table, log, lambda one: one.can_next)
    after, _ = accepted(table, undo(table))
    assert not after.can_next
    assert after.game.results == ()
    assert after.game.deal is not None
    assert table.game.deal is not None
    assert after.game.deal.dealt == table.game.deal.dealt


def test_its_text_reads_back_and_what_nobody_wrote_is_refused() -> None:
    assert body_to_text(Undone(0, 57)) == ("undone", '{"v":1,"seat":0,"to":57}')
    assert body_from_text("undone", '{"v":1,"seat":0,"to":57}') == Undone(0, 57)
    for fields in ('"seat":3,"to":5', '"seat":0,"to":0', '"seat":0', '"seat":true,"to":5', '"seat":0,"to":"5"'):
        with pytest.raises(BadLog):
            body_from_text("undone", f'{{"v":1,{fields}}}')
    table, log = alone("three-five-eight", 4)
    table, _ = played_until(table, log, lambda one: one.decisions)
    for wrong in (Undone(1, table.decisions[-1].seq), Undone(0, table.seq)):
        with pytest.raises(BadLog, match="cannot take back"):
            apply_entry(table, Entry(table.seq + 1, NOW, wrong))


def test_a_frame_says_what_can_be_taken_back_and_what_counts_no_more() -> None:
    table, log = alone("three-five-eight", 6)
    assert b'"can_undo":false,"unranked":false' in state_frame(project(table, PERSON))
    table, _ = played_until(table, log, lambda one: one.can_next)
    assert b'"can_undo":true,"unranked":false' in state_frame(project(table, PERSON))
    assert b'"ranked":true' in state_frame(project(table, PERSON))
    table, _ = accepted(table, undo(table))
    table, _ = played_until(table, log, lambda one: one.can_next)
    assert b'"unranked":true' in state_frame(project(table, PERSON))
    assert b'"ranked":false' in state_frame(project(table, PERSON))
    assert b'"can_undo":false' in state_frame(project(table, 1))
