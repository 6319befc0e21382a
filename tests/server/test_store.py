"""The file: what is in it is on the disk, and stays."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from threefiveeight.server.filelock import FolderInUse, FolderLock
from threefiveeight.server.store import FILE, FileTooNew, Store, StoreConflict, StoreUnavailable, prepare


def with_store(folder: Path, work: Callable[[Store], Awaitable[None]]) -> None:
    """Do something with an open store."""

    async def main() -> None:
        store = Store(folder)
        try:
            await work(store)
        finally:
            await store.close()

    prepare(folder)
    asyncio.run(main())


def add_guest(connection: sqlite3.Connection) -> int:
    return connection.execute("INSERT INTO guest (created_at) VALUES (0)").lastrowid or 0


def guests(connection: sqlite3.Connection) -> int:
    return int(connection.execute("SELECT count(*) FROM guest").fetchone()[0])


def test_a_write_is_on_the_disk_when_it_returns(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        assert await store.write(add_guest) == 1
        other = sqlite3.connect(store.path)
        assert guests(other) == 1
        other.close()
        assert await store.read(guests) == 1

    with_store(tmp_path, work)


def test_the_file_is_written_ahead_and_synced_at_every_commit(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        pragmas = "SELECT (SELECT journal_mode FROM pragma_journal_mode), (SELECT synchronous FROM pragma_synchronous)"
        assert await store.write(lambda connection: connection.execute(pragmas).fetchone()) == ("wal", 2)

    with_store(tmp_path, work)


def test_all_writes_that_wait_share_a_transaction(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        done: list[str] = []
        await store.write(lambda connection: connection.set_trace_callback(done.append))
        await asyncio.gather(*(store.write(add_guest) for _ in range(100)))
        assert await store.read(guests) == 100
        assert done.count("COMMIT") <= 4

    with_store(tmp_path, work)


def test_a_conflict_undoes_its_own_work_and_nobody_elses(tmp_path: Path) -> None:
    def conflicting(connection: sqlite3.Connection) -> None:
        add_guest(connection)
        connection.execute("INSERT INTO guest (id, created_at) VALUES (1, 0)")
        connection.execute("INSERT INTO guest (id, created_at) VALUES (1, 0)")

    async def work(store: Store) -> None:
        outcomes = await asyncio.gather(
            store.write(add_guest), store.write(conflicting), store.write(add_guest), return_exceptions=True
        )
        assert [type(outcome) for outcome in outcomes] == [int, StoreConflict, int]
        assert await store.read(guests) == 2

    with_store(tmp_path, work)


def test_a_fault_in_one_work_does_not_end_the_writer(tmp_path: Path) -> None:
    def broken(connection: sqlite3.Connection) -> None:
        add_guest(connection)
        raise ZeroDivisionError

    async def work(store: Store) -> None:
        with pytest.raises(ZeroDivisionError):
            await store.write(broken)
        await store.write(add_guest)
        assert await store.read(guests) == 1

    with_store(tmp_path, work)


def most_pages(pages: int) -> Callable[[sqlite3.Connection], object]:
    return lambda connection: connection.execute(f"PRAGMA max_page_count={pages}").fetchone()


def test_a_full_disk_refuses_writes_and_keeps_what_is_there(tmp_path: Path) -> None:
    def fill(connection: sqlite3.Connection) -> None:
        for _ in range(100):
            connection.execute("INSERT INTO guest (name, created_at) VALUES (?, 0)", ("x" * 1000,))

    async def work(store: Store) -> None:
        await store.write(add_guest)
        pages = await store.write(lambda connection: connection.execute("PRAGMA page_count").fetchone()[0])
        await store.write(most_pages(pages))
        with pytest.raises(StoreUnavailable):
            await store.write(fill)
        assert not store.healthy
        assert await store.read(guests) == 1
        await store.write(most_pages(pages + 1000))
        await store.write(fill)
        assert store.healthy
        assert await store.read(guests) == 101

    with_store(tmp_path, work)


def test_a_foreign_writer_delays_and_loses_nothing(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        foreign = sqlite3.connect(store.path, isolation_level=None)
        foreign.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreUnavailable):
            await store.write(add_guest)
        foreign.execute("ROLLBACK")
        foreign.close()
        await store.write(add_guest)
        assert await store.read(guests) == 1

    with_store(tmp_path, work)


def test_a_cancelled_caller_does_not_undo_a_write(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        writing = asyncio.create_task(store.write(add_guest))
        await asyncio.sleep(0)
        writing.cancel()
        await asyncio.wait({writing})
        await store.write(add_guest)
        assert await store.read(guests) == 2

    with_store(tmp_path, work)


@pytest.mark.parametrize("change", ["UPDATE event SET body = 'x'", "DELETE FROM event"])
def test_the_event_log_is_append_only(tmp_path: Path, change: str) -> None:
    def fill(connection: sqlite3.Connection) -> None:
        connection.execute("INSERT INTO tables VALUES ('t', 'p', NULL, 0, 0, 0, 0)")
        connection.execute("INSERT INTO event VALUES ('t', 1, 'k', 'b', NULL, 0)")

    async def work(store: Store) -> None:
        await store.write(fill)
        with pytest.raises(StoreConflict, match="append only"):
            await store.write(lambda connection: connection.execute(change))

    with_store(tmp_path, work)


EVENTS = {
    "a seq twice": ("('t', 1, 'k', 'b', NULL, 0)", False),
    "a command twice": ("('t', 2, 'k', 'b', '0:a', 0)", False),
    "the same command at another table": ("('u', 2, 'k', 'b', '0:a', 0)", True),
    "no command twice": ("('t', 2, 'k', 'b', NULL, 0)", True),
    "no such table": ("('v', 1, 'k', 'b', NULL, 0)", False),
}


@pytest.mark.parametrize("case", EVENTS)
def test_an_event_is_stored_once(tmp_path: Path, case: str) -> None:
    row, fits = EVENTS[case]

    def fill(connection: sqlite3.Connection) -> None:
        connection.execute("INSERT INTO tables VALUES ('t', 'p', NULL, 0, 0, 0, 0), ('u', 'p', NULL, 0, 0, 0, 0)")
        connection.execute("INSERT INTO event VALUES ('t', 1, 'k', 'b', '0:a', 0), ('u', 1, 'k', 'b', NULL, 0)")

    async def work(store: Store) -> None:
        await store.write(fill)
        adding = store.write(lambda connection: connection.execute(f"INSERT INTO event VALUES {row}").rowcount)  # noqa: S608
        if fits:
            assert await adding == 1
        else:
            with pytest.raises(StoreConflict):
                await adding

    with_store(tmp_path, work)


def test_a_file_of_a_later_program_is_refused(tmp_path: Path) -> None:
    prepare(tmp_path)
    connection = sqlite3.connect(tmp_path / FILE)
    connection.execute("PRAGMA user_version=99")
    connection.close()
    with pytest.raises(FileTooNew, match="version 99"):
        prepare(tmp_path)


def test_preparing_twice_keeps_what_is_there(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await store.write(add_guest)

    with_store(tmp_path, work)
    prepare(tmp_path)
    connection = sqlite3.connect(tmp_path / FILE)
    assert guests(connection) == 1
    connection.close()


def test_a_folder_has_one_owner_at_a_time(tmp_path: Path) -> None:
    lock = FolderLock(tmp_path)
    with pytest.raises(FolderInUse, match="--data"):
        FolderLock(tmp_path)
    lock.release()
    FolderLock(tmp_path).release()
