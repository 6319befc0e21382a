"""Tables in the store: how a log is written and read, and whose seats are whose."""

import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass

from threefiveeight.rules import Seat
from threefiveeight.server.messages import RunningTable
from threefiveeight.server.store import Store
from threefiveeight.tables import (
    CommandKey,
    Entry,
    Table,
    body_from_text,
    body_to_text,
    replay,
)

MOST_LISTED = 50


@dataclass(frozen=True, slots=True)
class Shelved:
    """A table as it was read: its state, its guests' seats, and the seed of its bots."""

    table: Table
    seats: dict[int, Seat]
    bot_seed: int


class Shelf:
    """The tables of a store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def add(self, table: Table, entries: Sequence[Entry], seats: dict[int, Seat], bot_seed: int) -> None:
        """Store a new table with the first entries of its log; ``seats`` are by guest."""
        await self._store.write(lambda connection: _add(connection, table, entries, seats, bot_seed))

    async def append(self, table: Table, entries: Sequence[Entry]) -> None:
        """Store further entries of a log, after which the table is ``table``."""
        await self._store.write(lambda connection: _append(connection, table, entries))

    async def read(self, table_id: str) -> Shelved | None:
        """A table by replay of its log; None if there is none; raises BadLog where the log cannot be one."""
        return await self._store.read(lambda connection: _read(connection, table_id))

    async def of_guest(self, guest_id: int) -> list[RunningTable]:
        """The tables at which a guest sits, the one played last first."""
        return await self._store.read(lambda connection: _of_guest(connection, guest_id))


def _add(
    connection: sqlite3.Connection, table: Table, entries: Sequence[Entry], seats: dict[int, Seat], bot_seed: int
) -> None:
    connection.execute(
        "INSERT INTO tables (id, preset, end_deals, bot_seed, deal, over, updated_at) VALUES (?, ?, ?, ?, 0, 0, 0)",
        (table.id, table.preset, table.rules.end_deals, bot_seed),
    )
    connection.executemany(
        "INSERT INTO seat (table_id, seat, guest_id) VALUES (?, ?, ?)",
        [(table.id, seat, guest_id) for guest_id, seat in seats.items()],
    )
    _append(connection, table, entries)


def _append(connection: sqlite3.Connection, table: Table, entries: Sequence[Entry]) -> None:
    connection.executemany(
        "INSERT INTO event (table_id, seq, kind, body, cmd_id, at) VALUES (?, ?, ?, ?, ?, ?)",
        [(table.id, entry.seq, *body_to_text(entry.body), _key(entry), entry.at) for entry in entries],
    )
    game = table.game
    deal = len(game.results) + (0 if game.deal is None or game.deal.over else 1)
    connection.execute(
        "UPDATE tables SET deal = ?, over = ?, updated_at = ? WHERE id = ?",
        (deal, int(game.over), entries[-1].at, table.id),
    )


def _key(entry: Entry) -> str | None:
    return None if entry.command is None else str(entry.command)


def _read(connection: sqlite3.Connection, table_id: str) -> Shelved | None:
    row = connection.execute("SELECT bot_seed FROM tables WHERE id = ?", (table_id,)).fetchone()
    if row is None:
        return None
    rows = connection.execute(
        "SELECT seq, at, kind, body, cmd_id FROM event WHERE table_id = ? ORDER BY seq", (table_id,)
    )
    table = replay(table_id, (_entry(*fields) for fields in rows))
    seats = connection.execute("SELECT guest_id, seat FROM seat WHERE table_id = ?", (table_id,))
    return Shelved(table, dict(seats.fetchall()), row[0])


def _entry(seq: int, at: float, kind: str, body: str, key: str | None) -> Entry:
    return Entry(seq, at, body_from_text(kind, body), None if key is None else CommandKey.parse(key))


def _of_guest(connection: sqlite3.Connection, guest_id: int) -> list[RunningTable]:
    rows = connection.execute(
        "SELECT id, preset, deal, end_deals, over, updated_at FROM tables JOIN seat ON table_id = id"
        " WHERE guest_id = ? ORDER BY updated_at DESC, id LIMIT ?",
        (guest_id, MOST_LISTED),
    )
    return [
        RunningTable(table_id, preset, deal, end_deals, bool(over), updated)
        for table_id, preset, deal, end_deals, over, updated in rows
    ]
