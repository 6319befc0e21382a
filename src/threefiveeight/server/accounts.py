"""Guests: a person without an account is a random cookie whose hash the store knows."""

import hashlib
import secrets
import sqlite3
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from threefiveeight.server.limits import Buckets
from threefiveeight.server.store import Store

COOKIE: Final = "358_session"
COOKIE_AGE: Final = 400 * 24 * 3600
"""How long a browser is asked to keep the cookie, in seconds: the most that browsers allow."""

_TOKEN_LENGTH: Final = 43


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody who holds a session."""

    id: int
    name: str


class TooManyGuests(RuntimeError):
    """An address asks for new guests faster than it may."""


class Accounts:
    """The guests of a server and their sessions; ``clock`` is the time of day."""

    def __init__(self, store: Store, new_guests: Buckets, clock: Callable[[], float]) -> None:
        self._store, self._new_guests, self._clock = store, new_guests, clock
        self._known: OrderedDict[bytes, Guest] = OrderedDict()

    async def find(self, token: str | None) -> Guest | None:
        """The guest whose session the cookie's token is; None if there is none."""
        if token is None or len(token) != _TOKEN_LENGTH:
            return None
        digest = _digest(token)
        guest = self._known.get(digest) or await self._store.read(lambda connection: _find(connection, digest))
        return None if guest is None else self._remember(digest, guest)

    async def welcome(self, address: str) -> tuple[str, Guest]:
        """A new session's token and its guest; raises TooManyGuests."""
        if not self._new_guests.take(address):
            raise TooManyGuests(address)
        token = secrets.token_urlsafe(32)
        digest, now = _digest(token), self._clock()
        guest = await self._store.write(lambda connection: _add(connection, digest, now))
        return token, self._remember(digest, guest)

    def _remember(self, digest: bytes, guest: Guest) -> Guest:
        self._known[digest] = guest
        self._known.move_to_end(digest)
        if len(self._known) > 10_000:
            self._known.popitem(last=False)
        return guest


def _digest(token: str) -> bytes:
    """What is stored of a token: it has 256 random bits, so a plain hash cannot be reversed."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).digest()


def _find(connection: sqlite3.Connection, digest: bytes) -> Guest | None:
    row = connection.execute(
        "SELECT guest.id, guest.name FROM session JOIN guest ON guest.id = guest_id WHERE token_hash = ?", (digest,)
    ).fetchone()
    return None if row is None else Guest(*row)


def _add(connection: sqlite3.Connection, digest: bytes, now: float) -> Guest:
    guest_id = connection.execute("INSERT INTO guest (created_at) VALUES (?)", (now,)).lastrowid
    assert guest_id is not None
    connection.execute(
        "INSERT INTO session (token_hash, guest_id, created_at) VALUES (?, ?, ?)", (digest, guest_id, now)
    )
    return Guest(guest_id, "")
