"""Tables for tests: opened with cards from a seed, and played at random."""

import dataclasses
import functools
import random
from collections.abc import Iterator

from threefiveeight.rules import (
    PRESETS,
    Action,
    BySeat,
    Contract,
    Dealt,
    Discards,
    ExchangeMode,
    ExchangeTrump,
    Rules,
    Seat,
)
from threefiveeight.tables import (
    Accepted,
    Act,
    Chair,
    Command,
    CommandKey,
    DealNext,
    Entry,
    Opened,
    Refusal,
    Table,
    apply_entry,
    handle,
    opening,
    replay,
)

NOW = 1_800_000_000.0
CHAIRS = (Chair("Ana"), Chair("Bo", "careful"), Chair(""))
ALONE = (Chair("Ana"), Chair("Bo", "careful"), Chair("Cy", "random"))

VARIANTS: dict[str, Rules] = {
    **{name: dataclasses.replace(rules, end_deals=3) for name, rules in PRESETS.items()},
    "double-payment": dataclasses.replace(PRESETS["sergeant-major"], end_deals=3, cards_per_over=2),
    "secret-kitty": dataclasses.replace(PRESETS["three-five-eight"], end_deals=3, kitty_public=False),
    "open-kitty-taken-late": dataclasses.replace(PRESETS["sergeant-major-british"], end_deals=3, kitty_public=True),
    "name-after": dataclasses.replace(
        PRESETS["three-five-eight"],
        end_deals=3,
        exchange_mode=ExchangeMode.NAME_SUIT,
        exchange_trump=ExchangeTrump.NORMAL,
    ),
    "no-tricks-too": dataclasses.replace(
        PRESETS["nine-five-two"],
        end_deals=3,
        contracts=frozenset({Contract.SPADES, Contract.NO_TRUMP, Contract.NO_TRICKS}),
    ),
}
"""The presets and mixes of options that hide and show cards in other ways."""


def first_entries(
    name: str, generator: random.Random, dealer: Seat = 0, chairs: BySeat[Chair] = CHAIRS
) -> tuple[Entry, ...]:
    """The first entries of the log of a new table."""
    rules = VARIANTS[name]
    return opening(Opened(name, rules, chairs, dealer), Dealt.shuffled(rules, generator), NOW)


def new_table(name: str = "three-five-eight", seed: int = 0, dealer: Seat = 0) -> Table:
    """A table whose first deal has been dealt."""
    return replay("t", first_entries(name, random.Random(seed), dealer))


def some_action(table: Table, generator: random.Random) -> Action:
    """A legal action drawn from those of the seat to act."""
    legal = table.game.legal_actions()
    if isinstance(legal, Discards):
        return legal[generator.randrange(len(legal))]
    return generator.choice(list(legal))


def some_command(table: Table, generator: random.Random, number: str) -> Command:
    """A command that the table accepts."""
    seat = table.game.to_act
    if seat is None:
        return DealNext(CommandKey(0, number), table.seq, Dealt.shuffled(table.rules, generator))
    return Act(CommandKey(seat, number), table.seq, some_action(table, generator))


def accepted(table: Table, command: Command) -> tuple[Table, tuple[Entry, ...]]:
    """The table after a command that must be accepted, and the entries that it became."""
    answer = handle(table, command, NOW)
    assert isinstance(answer, Accepted), answer
    for entry in answer.entries:
        table = apply_entry(table, entry)
    return table, answer.entries


def refused(table: Table, command: Command) -> Refusal:
    """The refusal of a command that must be refused."""
    answer = handle(table, command, NOW)
    assert isinstance(answer, Refusal), answer
    return answer


def alone(name: str, seed: int, dealer: Seat = 0) -> tuple[Table, tuple[Entry, ...]]:
    """A new table of a person in seat 0 and two computer players, and its log."""
    log = first_entries(name, random.Random(f"{name}-{seed}"), dealer, ALONE)
    return replay("t", log), log


@functools.cache
def played(name: str, seed: int, dealer: Seat = 0) -> tuple[tuple[Table, tuple[Entry, ...]], ...]:
    """A whole game at random: every state of the table and the log that led to it."""
    return tuple(_played(name, seed, dealer))


def _played(name: str, seed: int, dealer: Seat) -> Iterator[tuple[Table, tuple[Entry, ...]]]:
    generator = random.Random(f"{name}-{seed}")
    log = first_entries(name, generator, dealer)
    table = replay("t", log)
    yield table, log
    while not table.game.over:
        table, entries = accepted(table, some_command(table, generator, f"c{table.seq}"))
        log += entries
        yield table, log
