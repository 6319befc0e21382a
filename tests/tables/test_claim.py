"""Claims of the rest: refused unless sure, played out by ordinary entries, and one decision to take back."""

import random
from functools import cache

import pytest

from tests.tables.making import NOW, accepted, alone, refused, some_command
from tests.tables.test_undo import PERSON, played_until, undo
from threefiveeight.record import record_of
from threefiveeight.record import replay as replay_record
from threefiveeight.rules import Phase, Play, sure_card
from threefiveeight.server.frames import state_frame
from threefiveeight.tables import (
    Accepted,
    Act,
    Acted,
    BadLog,
    Claim,
    Claimed,
    CommandKey,
    Entry,
    RefusalCode,
    Table,
    apply_entry,
    body_from_text,
    body_to_text,
    handle,
    news,
    project,
    replay,
)


@cache
def certain(name: str = "six-three-eight") -> tuple[Table, tuple[Entry, ...]]:
    """A table at which the person is sure of the rest, and its log; low cards were played first."""
    for seed in range(200):
        table, log = alone(name, seed)
        generator = random.Random(seed)
        while table.game.to_act is not None:
            if project(table, PERSON).can_claim:
                return table, log
            command = some_command(table, generator, f"c{table.seq}")
            if isinstance(command, Act) and isinstance(command.action, Play):
                low = max(table.game.legal_actions(), key=lambda play: play.card % 13)  # type: ignore[union-attr]
                command = Act(command.key, command.seq, low)
            table, entries = accepted(table, command)
            log += entries
    pytest.fail("nobody was ever sure")


def claim(table: Table, number: str = "claim") -> Claim:
    """The person's claim."""
    return Claim(CommandKey(PERSON, number), table.seq)


def test_a_claim_is_played_out_by_entries_of_which_the_last_answers_it() -> None:
    table, log = certain()
    deal = table.game.deal
    assert deal is not None
    after, entries = accepted(table, claim(table))
    assert [type(entry.body) for entry in entries] == [Claimed] + [Acted] * sum(map(len, deal.hands))
    assert [entry.command for entry in entries[:-1]] == [None] * (len(entries) - 1)
    assert after.game.deal is not None
    assert after.game.deal.phase is Phase.OVER
    assert after.game.deal.tricks[PERSON] == deal.tricks[PERSON] + len(deal.hands[PERSON])
    assert replay("t", (*log, *entries)) == after
    assert handle(after, claim(table), NOW) == Accepted(after.seq, ())
    record = record_of(after.rules, ("Ana", "Bo", "Cy"), after.finished, preset=after.preset)
    assert replay_record(record).results == after.game.results
    assert after.unranked == frozenset()


def test_the_frames_say_who_can_claim_and_who_has() -> None:
    table, _ = certain()
    before, after = (project(one, PERSON) for one in (table, accepted(table, claim(table))[0]))
    assert b'"can_claim":true,"claimed":null' in state_frame(before)
    assert b'"can_claim":false,"claimed":0' in state_frame(after)
    assert b'"can_claim":false' in state_frame(project(table, 1))
    assert len(news(before, after)) > len(before.view.hand) * 3


def test_a_claim_is_taken_back_as_one_decision() -> None:
    table, _ = certain()
    after, _ = accepted(table, claim(table))
    back, _ = accepted(after, undo(after))
    assert back.game == table.game
    assert back.claimed is None
    assert project(back, PERSON).can_claim


def test_claims_that_are_refused() -> None:
    table, _ = certain()
    assert refused(table, Claim(CommandKey(1, "x"), table.seq)).code is RefusalCode.NOT_YOUR_TURN
    assert refused(table, Claim(CommandKey(PERSON, "x"), table.seq - 1)).code is RefusalCode.STALE
    start, log = alone("three-five-eight", 1)
    start, _ = played_until(start, log, lambda one: one.game.to_act == PERSON)
    assert refused(start, claim(start)).code is RefusalCode.NOT_SURE
    between, _ = played_until(start, log, lambda one: one.can_next)
    assert refused(between, claim(between)).code is RefusalCode.NOT_YOUR_TURN
    assert between.claimed is None


def test_whoever_is_on_turn_with_all_high_cards_may_claim_and_nobody_else() -> None:
    table, _ = certain()
    assert sure_card(project(table, PERSON).view) is not None
    assert sum(project(table, seat).can_claim for seat in (0, 1, 2)) == 1


def test_its_text_reads_back_and_what_cannot_be_is_refused() -> None:
    assert body_to_text(Claimed(2)) == ("claimed", '{"v":1,"seat":2}')
    assert body_from_text("claimed", '{"v":1,"seat":2}') == Claimed(2)
    for fields in ('"seat":3', '"seat":"0"', '"seat":0,"cards":[]'):
        with pytest.raises(BadLog):
            body_from_text("claimed", f'{{"v":1,{fields}}}')
    table, _ = certain()
    with pytest.raises(BadLog, match="cannot claim"):
        apply_entry(table, Entry(table.seq + 1, NOW, Claimed(1)))
