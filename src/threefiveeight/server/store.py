"""The server's one file: an append-only log of events, guests and their seats.

SQLite, written by one thread. All writes that wait at a moment go into one transaction, and nobody is told of a
write before its COMMIT has reached the disk (``synchronous=FULL``). The event log is the truth; the columns of
``tables`` that say how far a game is are a summary for lists, written in the same transaction.
"""

import asyncio
import contextlib
import queue
import sqlite3
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeVar

T = TypeVar("T")

FILE: Final = "358.sqlite3"

MIGRATIONS: Final[tuple[str, ...]] = (
    """
    CREATE TABLE guest (
        id INTEGER PRIMARY KEY, name TEXT NOT NULL DEFAULT '', created_at REAL NOT NULL
    ) STRICT;
    CREATE TABLE session (
        token_hash BLOB PRIMARY KEY, guest_id INTEGER NOT NULL REFERENCES guest(id), created_at REAL NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE tables (
        id TEXT PRIMARY KEY, preset TEXT NOT NULL, end_deals INTEGER, bot_seed INTEGER NOT NULL,
        deal INTEGER NOT NULL, over INTEGER NOT NULL, updated_at REAL NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE seat (
        table_id TEXT NOT NULL REFERENCES tables(id), seat INTEGER NOT NULL,
        guest_id INTEGER NOT NULL REFERENCES guest(id),
        PRIMARY KEY (table_id, seat)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX seat_by_guest ON seat(guest_id);
    CREATE TABLE event (
        table_id TEXT NOT NULL REFERENCES tables(id), seq INTEGER NOT NULL, kind TEXT NOT NULL, body TEXT NOT NULL,
        cmd_id TEXT, at REAL NOT NULL,
        PRIMARY KEY (table_id, seq)
    ) STRICT, WITHOUT ROWID;
    CREATE UNIQUE INDEX event_by_command ON event(table_id, cmd_id);
    CREATE TRIGGER event_stays BEFORE UPDATE ON event BEGIN SELECT RAISE(ABORT, 'the event log is append only'); END;
    CREATE TRIGGER event_remains BEFORE DELETE ON event BEGIN SELECT RAISE(ABORT, 'the event log is append only'); END;
    """,
)


class StoreUnavailable(RuntimeError):
    """The file could not be written (full, locked, gone); nothing of the write has happened."""


class StoreConflict(RuntimeError):
    """The write contradicts what is stored: an event of that number or that command exists."""


class FileTooNew(RuntimeError):
    """The file was written by a later version of the program."""


@dataclass(frozen=True, slots=True)
class _Job:
    """One piece of work on the connection, and who waits for it."""

    work: Callable[[sqlite3.Connection], Any]
    done: "asyncio.Future[Any]"


Outcome = tuple[_Job, Any, Exception | None]


class Store:
    """The file, its writer thread and a thread for reading; belongs to the event loop that opens it."""

    def __init__(self, folder: Path) -> None:
        """Open the file in a folder that has been prepared; starts the threads."""
        self.path = folder / FILE
        self._loop = asyncio.get_running_loop()
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._waiting_since: float | None = None
        self._in_hand = 0
        self.healthy = True
        connection = _connect(self.path)
        self._reader = ThreadPoolExecutor(1, "store-reader")
        self._reading = _connect(self.path)
        self._writer = threading.Thread(target=self._write_all, args=(connection,), name="store-writer", daemon=True)
        self._writer.start()

    async def write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Do the work in the writer thread and return its result when it is safe on the disk.

        Raises StoreConflict or StoreUnavailable; in both cases nothing of this work is stored.
        """
        done: asyncio.Future[T] = self._loop.create_future()
        self._in_hand += 1
        if self._waiting_since is None:
            self._waiting_since = time.monotonic()
        self._jobs.put(_Job(work, done))
        # The work goes on where the caller is cancelled: the log decides, not the socket that asked.
        return await asyncio.shield(done)

    async def read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Do the work on a connection for reading and return its result."""
        try:
            return await self._loop.run_in_executor(self._reader, work, self._reading)
        except sqlite3.Error as error:
            raise StoreUnavailable(str(error)) from error

    def behind(self) -> float:
        """For how many seconds the oldest write has been waiting."""
        return 0.0 if self._waiting_since is None else time.monotonic() - self._waiting_since

    async def close(self) -> None:
        """Write what waits, end the threads and close the file."""
        self._jobs.put(None)
        await asyncio.to_thread(self._writer.join)
        self._reader.shutdown()
        self._reading.close()

    def _write_all(self, connection: sqlite3.Connection) -> None:
        open_ended = True
        while open_ended:
            jobs, open_ended = self._take()
            if jobs:
                self._tell(_commit(connection, jobs))
        connection.close()

    def _take(self) -> tuple[list[_Job], bool]:
        """All jobs that wait, at least one; False once the store is to close."""
        job = self._jobs.get()
        jobs: list[_Job] = []
        while job is not None:
            jobs.append(job)
            try:
                job = self._jobs.get_nowait()
            except queue.Empty:
                return jobs, True
        return jobs, False

    def _tell(self, outcomes: list[Outcome]) -> None:
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._resolve, outcomes)

    def _resolve(self, outcomes: list[Outcome]) -> None:
        self._in_hand -= len(outcomes)
        self._waiting_since = time.monotonic() if self._in_hand else None
        for job, result, error in outcomes:
            self.healthy = not isinstance(error, StoreUnavailable)
            if job.done.done():
                continue
            if error is None:
                job.done.set_result(result)
            else:
                job.done.set_exception(error)


def _connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, timeout=1.0, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA foreign_keys=ON")
    return connection


def prepare(folder: Path) -> None:
    """Make the file in that folder, or bring it up to date; raises FileTooNew, sqlite3.Error for a foreign file."""
    connection = _connect(folder / FILE)
    try:
        _migrate(connection)
    finally:
        connection.close()


def _migrate(connection: sqlite3.Connection) -> None:
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    if version > len(MIGRATIONS):
        raise FileTooNew(f"the data file has version {version}, this program knows versions up to {len(MIGRATIONS)}")
    for number, script in enumerate(MIGRATIONS[version:], version + 1):
        connection.executescript(f"BEGIN IMMEDIATE; {script} PRAGMA user_version={number}; COMMIT;")


def _commit(connection: sqlite3.Connection, jobs: list[_Job]) -> list[Outcome]:
    """Do all jobs in one transaction; one that contradicts the file is undone alone."""
    try:
        connection.execute("BEGIN IMMEDIATE")
        outcomes = [_attempt(connection, job) for job in jobs]
        connection.execute("COMMIT")
    except sqlite3.Error as error:
        with contextlib.suppress(sqlite3.Error):
            connection.execute("ROLLBACK")
        return [(job, None, StoreUnavailable(str(error))) for job in jobs]
    return outcomes


def _attempt(connection: sqlite3.Connection, job: _Job) -> Outcome:
    connection.execute("SAVEPOINT job")
    try:
        result = job.work(connection)
    except sqlite3.IntegrityError as error:
        connection.execute("ROLLBACK TO job")
        connection.execute("RELEASE job")
        return job, None, StoreConflict(str(error))
    except sqlite3.Error:
        raise
    except Exception as error:  # noqa: BLE001 - a fault in one caller's work must not end the thread that writes
        connection.execute("ROLLBACK TO job")
        connection.execute("RELEASE job")
        return job, None, error
    connection.execute("RELEASE job")
    return job, result, None
