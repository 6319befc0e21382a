"""What becomes of commands, and of logs."""

import dataclasses
import random

import pytest

from tests.tables.making import NOW, VARIANTS, accepted, first_entries, new_table, played, refused, some_command
from threefiveeight.cards import Card
from threefiveeight.rules import Contract, Dealt, NameContract, Phase, Play, Reason, Stop
from threefiveeight.tables import (
    Accepted,
    Act,
    Acted,
    BadLog,
    CardsLaid,
    CommandKey,
    DealNext,
    Entry,
    Opened,
    Refusal,
    RefusalCode,
    Table,
    apply_entry,
    handle,
    replay,
)


def at_phase(phase: Phase, name: str = "three-five-eight") -> Table:
    """The first state of a random game that is in a phase."""
    return next(
        table
        for seed in range(50)
        for table, _ in played(name, seed)
        if table.game.deal is not None and table.game.deal.phase is phase
    )


def test_an_accepted_command_is_one_entry_more_and_the_table_itself_stays_as_it_was() -> None:
    table = new_table()
    before = dataclasses.replace(table)
    answer = handle(table, some_command(table, random.Random(1), "a"), NOW)
    assert isinstance(answer, Accepted)
    assert [entry.seq for entry in answer.entries] == [table.seq + 1]
    assert answer.entries[0].at == NOW
    assert table == before


@pytest.mark.parametrize("phase", [phase for phase in Phase if phase is not Phase.OVER])
def test_a_command_sent_twice_is_done_once(phase: Phase) -> None:
    table = at_phase(phase)
    command = some_command(table, random.Random(1), "again")
    after, _ = accepted(table, command)
    answer = handle(after, command, NOW)
    assert answer == Accepted(after.seq, ())


def test_the_same_id_with_another_action_is_answered_as_the_first() -> None:
    table = new_table()
    seat = table.game.to_act
    assert seat is not None
    after, _ = accepted(table, Act(CommandKey(seat, "x"), table.seq, NameContract(seat, Contract.SPADES)))
    again = handle(after, Act(CommandKey(seat, "x"), after.seq, Play(seat, Card.parse("SA"))), NOW)
    assert again == Accepted(after.seq, ())


def test_the_same_id_from_another_seat_is_another_command() -> None:
    table = new_table()
    seat = table.game.to_act
    assert seat is not None
    after, _ = accepted(table, Act(CommandKey(seat, "x"), table.seq, NameContract(seat, Contract.SPADES)))
    other = (seat + 1) % 3
    answer = refused(after, Act(CommandKey(other, "x"), after.seq, Stop(other)))
    assert answer.code is RefusalCode.NOT_YOUR_TURN


def test_fault_80_a_next_deal_sent_twice_keeps_the_cards_of_the_first() -> None:
    table = next(table for table, _ in played("three-five-eight", 1) if table.can_next)
    cards = [Dealt.shuffled(table.rules, random.Random(seed)) for seed in (1, 2)]
    after, _ = accepted(table, DealNext(CommandKey(0, "n"), table.seq, cards[0]))
    assert handle(after, DealNext(CommandKey(0, "n"), table.seq, cards[1]), NOW) == Accepted(after.seq, ())
    assert after.game.deal is not None
    assert after.game.deal.dealt == cards[0]


def _commands() -> dict[str, tuple[Table, Act | DealNext, Refusal]]:
    start, play = new_table(), at_phase(Phase.PLAY)
    chooser, leader = start.game.to_act, play.game.to_act
    assert chooser is not None
    assert leader is not None
    deal = play.game.deal
    assert deal is not None
    other = (chooser + 1) % 3
    unheld = next(iter(deal.hands[(leader + 1) % 3]))
    between = next(table for table, _ in played("three-five-eight", 1) if table.can_next)
    over = played("three-five-eight", 1)[-1][0]
    cards = Dealt.shuffled(start.rules, random.Random(5))
    name = NameContract(chooser, Contract.HEARTS)
    return {
        "an old seq": (start, Act(CommandKey(chooser, "a"), start.seq - 1, name), Refusal(RefusalCode.STALE)),
        "a seq to come": (start, Act(CommandKey(chooser, "a"), start.seq + 1, name), Refusal(RefusalCode.STALE)),
        "another's turn": (
            start,
            Act(CommandKey(other, "a"), start.seq, NameContract(other, Contract.HEARTS)),
            Refusal(RefusalCode.NOT_YOUR_TURN, Reason.OUT_OF_TURN),
        ),
        "in another's name": (
            start,
            Act(CommandKey(other, "a"), start.seq, name),
            Refusal(RefusalCode.NOT_YOUR_TURN, Reason.OUT_OF_TURN),
        ),
        "another phase": (
            start,
            Act(CommandKey(chooser, "a"), start.seq, Play(chooser, Card.parse("SA"))),
            Refusal(RefusalCode.ILLEGAL, Reason.PHASE),
        ),
        "fault 11: a card not held": (
            play,
            Act(CommandKey(leader, "a"), play.seq, Play(leader, unheld)),
            Refusal(RefusalCode.ILLEGAL, Reason.NOT_HELD),
        ),
        "a deal under way": (
            start,
            DealNext(CommandKey(0, "a"), start.seq, cards),
            Refusal(RefusalCode.ILLEGAL, Reason.PHASE),
        ),
        "acting between deals": (
            between,
            Act(CommandKey(0, "a"), between.seq, Stop(0)),
            Refusal(RefusalCode.ILLEGAL, Reason.PHASE),
        ),
        "acting after the end": (over, Act(CommandKey(0, "a"), over.seq, Stop(0)), Refusal(RefusalCode.OVER)),
        "dealing after the end": (over, DealNext(CommandKey(0, "a"), over.seq, cards), Refusal(RefusalCode.OVER)),
    }


@pytest.mark.parametrize("case", list(_commands()))
def test_refusals(case: str) -> None:
    table, command, refusal = _commands()[case]
    assert refused(table, command) == refusal


def test_fault_8_a_refusal_to_follow_names_the_suit_led() -> None:
    for table, _ in played("sergeant-major", 3):
        deal = table.game.deal
        if deal is None or deal.to_act is None or not deal.trick.cards:
            continue
        seat, led = deal.to_act, deal.trick.cards[0].suit
        wrong = [card for card in deal.hands[seat] if card.suit != led]
        if deal.hands[seat].of_suit(led) and wrong:
            answer = refused(table, Act(CommandKey(seat, "a"), table.seq, Play(seat, wrong[0])))
            assert answer == Refusal(RefusalCode.ILLEGAL, Reason.FOLLOW, led)
            return
    pytest.fail("nobody had to follow in a whole game")


@pytest.mark.parametrize("name", VARIANTS)
def test_a_log_replays_to_the_table_that_wrote_it(name: str) -> None:
    states = played(name, 3)
    table, log = states[-1]
    assert table.game.over
    assert replay("t", log) == table
    for state, part in states[:: max(1, len(states) // 12)]:
        assert replay("t", part) == state


def test_a_table_keeps_its_finished_deals_for_the_record() -> None:
    table = played("sergeant-major", 2)[-1][0]
    assert [deal.number for deal in table.finished] == [result.number for result in table.game.results]
    assert all(deal.over for deal in table.finished)


def _bad_logs() -> dict[str, tuple[Entry, ...]]:
    log = first_entries("three-five-eight", random.Random(1))
    opened, laid = log
    assert isinstance(opened.body, Opened)
    twice = Dealt((laid.body.dealt.hands[0],) * 3, laid.body.dealt.kitty) if isinstance(laid.body, CardsLaid) else None
    assert twice is not None
    return {
        "empty": (),
        "no opening": (dataclasses.replace(laid, seq=1),),
        "a gap": (opened, dataclasses.replace(laid, seq=3)),
        "opened twice": (opened, dataclasses.replace(opened, seq=2)),
        "dealt twice": (*log, dataclasses.replace(laid, seq=3)),
        "cards twice": (opened, dataclasses.replace(laid, body=CardsLaid(twice))),
        "an action before the deal": (opened, Entry(2, NOW, Acted(Stop(0)))),
        "an illegal action": (*log, Entry(3, NOW, Acted(Stop(0)))),
        "no such dealer": (dataclasses.replace(opened, body=dataclasses.replace(opened.body, first_dealer=3)), laid),
    }


@pytest.mark.parametrize("case", list(_bad_logs()))
def test_a_log_that_cannot_be_is_refused(case: str) -> None:
    with pytest.raises(BadLog):
        replay("t", _bad_logs()[case])


def test_an_entry_out_of_order_changes_nothing() -> None:
    table = new_table()
    with pytest.raises(BadLog, match="follows"):
        apply_entry(table, Entry(table.seq, NOW, Acted(Stop(0))))


@pytest.mark.parametrize("deals", [1, 3, 6, 9, 18])
def test_fault_43_the_number_of_deals_is_that_of_the_options(deals: int) -> None:
    table = new_table()
    opened, laid = first_entries("three-five-eight", random.Random(1))
    assert isinstance(opened.body, Opened)
    body = dataclasses.replace(opened.body, rules=dataclasses.replace(table.rules, end_deals=deals))
    generator, number = random.Random(1), 0
    table = replay("t", (dataclasses.replace(opened, body=body), laid))
    while not table.game.over:
        number += 1
        table, _ = accepted(table, some_command(table, generator, f"{number}"))
    assert len(table.finished) == deals
