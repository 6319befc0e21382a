"""Opening tables, finding them again, and which of them are in memory."""

import asyncio
import gc
import secrets
from collections.abc import Sequence
from typing import Final, Protocol

from threefiveeight.rules import SEATS, BySeat, Chooser, Dealt, Rules, Seat
from threefiveeight.rules.state import Shuffler
from threefiveeight.server import logs
from threefiveeight.server.accounts import Guest
from threefiveeight.server.live import House, LiveTable
from threefiveeight.server.messages import RunningTable
from threefiveeight.tables import BadLog, Chair, Opened, opening, replay

BOT_NAMES: Final = ("Ada", "Ben")


class Chance(Shuffler, Protocol):
    """What a lobby draws cards and seats from; ``secrets.SystemRandom`` is one."""

    def randrange(self, start: int) -> int:
        """A whole number from 0 up to, and not including, ``start``."""


class Lobby:
    """The tables of a server: all in the store, those in use in memory."""

    def __init__(self, house: House, chance: Chance) -> None:
        self._house, self._chance = house, chance
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}

    async def open(self, guest: Guest, preset: str, rules: Rules, levels: Sequence[str], *, newcomer: bool) -> str:
        """Open a table for a guest and two bots and deal the first deal; the table's id."""
        table_id = secrets.token_hex(16)
        seat = self._chance.randrange(3)
        dealers = [dealer for dealer in SEATS if not newcomer or chooser_of(rules, dealer) != seat]
        dealer = dealers[self._chance.randrange(len(dealers))]
        opened = Opened(preset, rules, _chairs(guest.name, seat, levels), dealer)
        entries = opening(opened, self.shuffled(rules), self._house.clock())
        table = replay(table_id, entries)
        await self._house.shelf.add(table, entries, {guest.id: seat}, self._chance.randrange(2**62))
        logs.note("table_opened", table=table_id, preset=preset)
        return table_id

    def shuffled(self, rules: Rules) -> Dealt:
        """The cards of a deal."""
        return Dealt.shuffled(rules, self._chance)

    async def find(self, table_id: str) -> LiveTable | None:
        """The table in memory, read from its log if it is not there yet; None where there is none or it is broken."""
        live = self._live.get(table_id)
        if live is not None and not live.ended:
            return live
        loading = self._loading.get(table_id)
        if loading is None:
            loading = self._loading[table_id] = asyncio.create_task(self._load(table_id))
        return await asyncio.shield(loading)

    async def of_guest(self, guest: Guest) -> list[RunningTable]:
        """The tables at which a guest sits, the one played last first."""
        return await self._house.shelf.of_guest(guest.id)

    @property
    def counts(self) -> tuple[int, int]:
        """How many tables are in memory and how many sockets watch them."""
        return len(self._live), sum(live.watched for live in self._live.values())

    async def keep_tidy(self, pause: float, idle: float) -> None:
        """For ever: let tables go that nobody has used for ``idle`` seconds, and collect garbage when all is quiet."""
        rested = True
        while True:
            await asyncio.sleep(pause)
            quiet = all(live.idle() > 0 for live in self._live.values())
            for table_id, live in list(self._live.items()):
                if live.ended or live.idle() > idle:
                    del self._live[table_id]
                    await live.end()
            if quiet and not rested:
                gc.collect()
            rested = quiet

    async def close(self) -> None:
        """Let all tables go."""
        for live in list(self._live.values()):
            await live.end()
        self._live.clear()

    async def _load(self, table_id: str) -> LiveTable | None:
        try:
            shelved = await self._house.shelf.read(table_id)
        except BadLog as error:
            # Frozen, never played on from a guess. The text may name cards, so only its kind is logged.
            logs.warn("log_broken", table=table_id, why=type(error).__name__)
            return None
        finally:
            del self._loading[table_id]
        if shelved is None:
            return None
        live = self._live[table_id] = LiveTable(shelved, self._house)
        return live


def chooser_of(rules: Rules, dealer: Seat) -> Seat:
    """The seat that would choose in a deal of that dealer."""
    return dealer if rules.chooser is Chooser.DEALER else (dealer + 1) % 3


def _chairs(name: str, seat: Seat, levels: Sequence[str]) -> BySeat[Chair]:
    """The guest in his seat, the bots on his left and right."""
    chairs = [Chair(""), Chair(""), Chair("")]
    chairs[seat] = Chair(name)
    for place, (bot, level) in enumerate(zip(BOT_NAMES, levels, strict=True), 1):
        chairs[(seat + place) % 3] = Chair(bot, level)
    first, second, third = chairs
    return (first, second, third)
