"""A table under any order of commands, right and wrong, doubled and late, by hypothesis."""

import random

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from tests.tables.making import ALONE, CHAIRS, NOW, VARIANTS, first_entries, some_command
from threefiveeight.cards import CARDS, Card
from threefiveeight.record import action_from_text
from threefiveeight.rules import SEATS, BySeat, Dealt, sure_card
from threefiveeight.tables import (
    Accepted,
    Act,
    Chair,
    Claim,
    Command,
    CommandKey,
    DealNext,
    Entry,
    Refusal,
    Table,
    Undo,
    apply_entry,
    handle,
    project,
    replay,
)

CARD_WORDS = st.sampled_from([str(card) for card in CARDS])
ACTIONS = st.one_of(
    st.sampled_from(["stop", "contract H", "contract NT", "contract MIS", "name 0 S", "name 2 D"]),
    st.builds("play {}".format, CARD_WORDS),
    st.builds("pay {}".format, CARD_WORDS),
    st.builds("return {}".format, CARD_WORDS),
    st.builds("give {} {}".format, st.integers(0, 2), CARD_WORDS),
    st.lists(CARD_WORDS, min_size=3, max_size=5, unique=True).map(lambda words: "discard " + " ".join(words)),
)


class TableMachine(RuleBasedStateMachine):
    """One table, its log, and every command that was ever accepted."""

    table: Table

    @initialize(
        name=st.sampled_from(list(VARIANTS)),
        seed=st.integers(0, 2**32),
        dealer=st.sampled_from(SEATS),
        chairs=st.sampled_from([CHAIRS, ALONE]),
    )
    def open(self, name: str, seed: int, dealer: int, chairs: BySeat[Chair]) -> None:
        self.generator = random.Random(seed)
        self.log: tuple[Entry, ...] = first_entries(name, self.generator, dealer, chairs)
        self.table = replay("t", self.log)
        self.done: list[tuple[Command, int]] = []
        self.count = 0

    def _next_key(self) -> str:
        self.count += 1
        return f"k{self.count}"

    def _give(self, command: Command) -> Accepted | Refusal:
        before = self.table
        answer = handle(self.table, command, NOW)
        assert self.table is before
        if isinstance(answer, Accepted):
            for entry in answer.entries:
                self.table = apply_entry(self.table, entry)
                self.done.append((command, entry.seq))
            self.log += answer.entries
        return answer

    @rule(steps=st.integers(1, 40))
    def go_on(self, steps: int) -> None:
        for _ in range(steps):
            if not self.table.game.over:
                command = some_command(self.table, self.generator, self._next_key())
                assert isinstance(self._give(command), Accepted)

    @rule(seat=st.sampled_from(SEATS), text=ACTIONS, late=st.integers(-2, 2))
    def say_anything(self, seat: int, text: str, late: int) -> None:
        command = Act(CommandKey(seat, self._next_key()), self.table.seq + late, action_from_text(text, seat))
        answer = self._give(command)
        if isinstance(answer, Accepted):
            assert late == 0
            assert answer.seq == self.table.seq

    @rule(seat=st.sampled_from(SEATS))
    def ask_for_cards(self, seat: int) -> None:
        could = self.table.can_next
        cards = Dealt.shuffled(self.table.rules, self.generator)
        answer = self._give(DealNext(CommandKey(seat, self._next_key()), self.table.seq, cards))
        assert isinstance(answer, Accepted) == could

    @rule(seat=st.sampled_from(SEATS), late=st.integers(-1, 0))
    def take_back(self, seat: int, late: int) -> None:
        decision = self.table.undoable(seat)
        answer = self._give(Undo(CommandKey(seat, self._next_key()), self.table.seq + late))
        assert isinstance(answer, Accepted) == (decision is not None and late == 0)
        if isinstance(answer, Accepted) and decision is not None:
            assert self.table.game == decision.game

    @rule(seat=st.sampled_from(SEATS), late=st.integers(-1, 0))
    def claim(self, seat: int, late: int) -> None:
        sure = sure_card(project(self.table, seat).view) is not None
        before, number = self.table.seq, self._next_key()
        answer = self._give(Claim(CommandKey(seat, number), before + late))
        assert isinstance(answer, Accepted) == (sure and late == 0)
        if isinstance(answer, Accepted):
            self.done = [done for done in self.done if done[0].key.id != number]
            assert self.table.claimed == seat
            assert self.table.game.to_act is None

    @rule(which=st.integers(0, 10**6), card=st.sampled_from(CARDS))
    def say_again(self, which: int, card: Card) -> None:
        if self.done:
            command, seq = self.done[which % len(self.done)]
            assert self._give(command) == Accepted(seq, ())
            changed = Act(command.key, self.table.seq, action_from_text(f"play {card}", command.key.seat))
            assert self._give(changed) == Accepted(seq, ())

    @invariant()
    def the_log_is_the_truth(self) -> None:
        assert replay("t", self.log) == self.table
        assert [entry.seq for entry in self.log] == list(range(1, self.table.seq + 1))

    @invariant()
    def somebody_can_go_on_unless_it_is_over(self) -> None:
        waiting = [seat for seat in SEATS if project(self.table, seat).legal]
        assert len(waiting) + self.table.can_next + self.table.game.over == 1


TableMachine.TestCase.settings = settings(max_examples=15, stateful_step_count=15, deadline=None)
TestTable = TableMachine.TestCase
