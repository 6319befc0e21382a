"""A table in memory: commands in, one at a time; frames out, after they are safe on the disk.

The order of one step: decide (``tables.handle``), store, change the state, acknowledge, show. Nothing is
acknowledged or shown before the store has it, so what anybody has seen survives every crash. Bots act through the
same door as people.
"""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from msgspec import UNSET

from threefiveeight.cards import CardSet
from threefiveeight.record import action_from_text
from threefiveeight.rules import Action, DiscardCards, Phase, Seat, View
from threefiveeight.server import logs
from threefiveeight.server import messages as wire
from threefiveeight.server.bots import BotFault, BotProcess, seed_of
from threefiveeight.server.frames import hint_frame, state_frame, update_frame
from threefiveeight.server.outbox import REPLACED, RESTART, Outbox
from threefiveeight.server.shelf import Shelf, Shelved
from threefiveeight.server.shown import SuitName
from threefiveeight.server.store import Store, StoreConflict, StoreUnavailable
from threefiveeight.tables import (
    Accepted,
    Act,
    Command,
    CommandKey,
    Projection,
    Refusal,
    RefusalCode,
    Table,
    Undone,
    apply_entry,
    handle,
    news,
    project,
)

SUIT_NAMES: Final[tuple[SuitName, ...]] = ("S", "H", "D", "C")
MOST_WAITING: Final = 64
MOST_REFUSED: Final = 256
BUSY_PAUSE: Final = 0.5
"""How long a bot waits, in seconds, before it sends again what the server could not take."""

Answer = Accepted | Refusal | None
"""What became of a command; None where the server could not take it now, so that it may be sent again."""

Reply = Callable[[Answer], None]


@dataclass(frozen=True, slots=True)
class House:
    """What all tables of a server share: its store and shelf, its bots, their budget, and the time of day."""

    store: Store
    shelf: Shelf
    bots: BotProcess
    iterations: int
    commit_wait: float
    clock: Callable[[], float]


class LiveTable:
    """One table, its log's latest state, and who watches."""

    def __init__(self, shelved: Shelved, house: House) -> None:
        self.table: Table = shelved.table
        self._seats, self._bot_seed, self._house = shelved.seats, shelved.bot_seed, house
        self._watchers: dict[Seat, Outbox] = {}
        self._waiting: asyncio.Queue[tuple[Command, Reply]] = asyncio.Queue(MOST_WAITING)
        self._refused: OrderedDict[CommandKey, Refusal] = OrderedDict()
        self._stepping = asyncio.create_task(self._step_for_ever())
        self._thinking: asyncio.Task[None] | None = None
        self._advising: asyncio.Task[None] | None = None
        self.ended = False
        self._used_at = time.monotonic()
        self._wake_bot()

    # --- for the sockets ---------------------------------------------------------------------------------------------

    def seat_of(self, guest_id: int) -> Seat | None:
        """The seat that a guest holds now."""
        return self._seats.get(guest_id)

    def watch(self, seat: Seat, outbox: Outbox) -> None:
        """Show the table to a seat from now on, beginning with all of it; an older watcher is let go."""
        older = self._watchers.pop(seat, None)
        if older is not None:
            older.close(REPLACED)
        self._watchers[seat] = outbox
        self.show(seat, outbox)

    def show(self, seat: Seat, outbox: Outbox) -> None:
        """Send all that a seat may know."""
        outbox.put(state_frame(project(self.table, seat)))

    def leave(self, seat: Seat, outbox: Outbox) -> None:
        """Show the table no longer."""
        if self._watchers.get(seat) is outbox:
            del self._watchers[seat]
        self._used_at = time.monotonic()

    def submit(self, command: Command, reply: Reply) -> None:
        """Take a command in turn; ``reply`` is called once, before anybody is shown what came of it."""
        if self.ended or self._waiting.full() or self._house.store.behind() > self._house.commit_wait:
            reply(None)
            return
        self._waiting.put_nowait((command, reply))

    def advise(self, seat: Seat, outbox: Outbox, command_id: str) -> None:
        """Send a seat what a strong player would do now, as soon as he knows."""
        if not self.ended and (self._advising is None or self._advising.done()):
            self._advising = asyncio.create_task(self._advise(seat, outbox, command_id))
        else:
            outbox.put(refusal_frame(command_id, None))

    async def _advise(self, seat: Seat, outbox: Outbox, command_id: str) -> None:
        seen, seed = project(self.table, seat), seed_of(self._bot_seed, self.table.counted)
        try:
            fields = await self._house.bots.advise(seen, seed=seed, iterations=self._house.iterations)
            outbox.put(hint_frame(command_id, seen, fields))
        except (BotFault, ValueError) as fault:
            self._house.bots.blame("hint", self.table.id, str(fault) if isinstance(fault, BotFault) else "unreadable")
            outbox.put(refusal_frame(command_id, Refusal(RefusalCode.NO_HINT)))

    # --- for the lobby -----------------------------------------------------------------------------------------------

    def idle(self) -> float:
        """For how many seconds nobody has watched, acted or thought; 0 while somebody does."""
        busy = self._watchers or self._thinking is not None or not self._waiting.empty()
        return 0.0 if busy else time.monotonic() - self._used_at

    @property
    def watched(self) -> int:
        """How many sockets watch."""
        return len(self._watchers)

    async def end(self) -> None:
        """Let the table go: what was stored stays, who watches is asked to come back."""
        self._let_go()
        for task in (self._stepping, self._thinking, self._advising):
            if task is not None and task is not asyncio.current_task():
                task.cancel()
                await asyncio.wait({task})

    # --- one step ----------------------------------------------------------------------------------------------------

    async def _step_for_ever(self) -> None:
        while not self.ended:
            command, reply = await self._waiting.get()
            try:
                await self._step(command, reply)
            except Exception as error:  # noqa: BLE001 - the log decides: a table in doubt is read again from it
                logs.warn("table_dropped", table=self.table.id, why=type(error).__name__)
                self._let_go()
                reply(None)

    async def _step(self, command: Command, reply: Reply) -> None:
        self._used_at = time.monotonic()
        answer = self._refused.get(command.key) or handle(self.table, command, self._house.clock())
        if isinstance(answer, Refusal):
            self._remember(command.key, answer)
        elif answer.entries:
            before = {seat: project(self.table, seat) for seat in self._watchers}
            after = self.table
            for entry in answer.entries:
                after = apply_entry(after, entry)
            if not await self._stored(after, answer):
                reply(None)
                return
            self.table = after
            reply(answer)
            self._show_step(before if not isinstance(answer.entries[-1].body, Undone) else {})
            self._wake_bot()
            return
        reply(answer)

    async def _stored(self, after: Table, answer: Accepted) -> bool:
        try:
            await self._house.shelf.append(after, answer.entries)
        except StoreUnavailable as error:
            logs.warn("store_unavailable", table=after.id, why=str(error))
            return False
        except StoreConflict:
            # Somebody else has written to this log: what is in memory is not the truth.
            logs.warn("log_conflict", table=after.id)
            self._let_go()
            return False
        return True

    def _show_step(self, before: dict[Seat, Projection]) -> None:
        """Show what is new to those who have seen the table ``before``, and all of it to the others."""
        for seat, outbox in self._watchers.items():
            seen = project(self.table, seat)
            if seat in before:
                outbox.put(update_frame(seen, news(before[seat], seen)))
            else:
                outbox.put(state_frame(seen))

    def _remember(self, key: CommandKey, refused: Refusal) -> None:
        """Keep a refusal, so that the same id gets the same answer; what is stale stays so by itself."""
        if refused.code is RefusalCode.STALE:
            return
        self._refused[key] = refused
        if len(self._refused) > MOST_REFUSED:
            self._refused.popitem(last=False)

    def _let_go(self) -> None:
        self.ended = True
        for outbox in self._watchers.values():
            outbox.close(RESTART)
        while not self._waiting.empty():
            self._waiting.get_nowait()[1](None)

    # --- bots --------------------------------------------------------------------------------------------------------

    def _wake_bot(self) -> None:
        """Let the bot whose turn it is think."""
        seat = self.table.game.to_act
        if seat is None or self.ended or self._thinking is not None:
            return
        level = self.table.chairs[seat].level
        if level is not None:
            self._thinking = asyncio.create_task(self._think(seat, level))
            self._thinking.add_done_callback(self._thought)

    async def _think(self, seat: Seat, level: str) -> None:
        seen, seq = project(self.table, seat), self.table.seq
        # By the number of entries that count, so that a bot answers the same again after something was taken back.
        action, why = await self._choice(level, seen, seed_of(self._bot_seed, self.table.counted))
        answer = None if action is None else await self._insist(Act(CommandKey(seat, f"bot-{seq}"), seq, action))
        if action is None or (isinstance(answer, Refusal) and answer.code is not RefusalCode.STALE):
            self._house.bots.blame(level, self.table.id, why or "illegal")
            await self._insist(Act(CommandKey(seat, f"fallback-{seq}"), seq, fallback(seen)))

    def _thought(self, thinking: "asyncio.Task[None]") -> None:
        self._thinking = None
        self._used_at = time.monotonic()
        if thinking.cancelled():
            return
        fault = thinking.exception()
        if fault is None:
            self._wake_bot()
        else:
            logs.warn("table_dropped", table=self.table.id, why=type(fault).__name__)
            self._let_go()

    async def _choice(self, level: str, seen: Projection, seed: int) -> tuple[Action | None, str]:
        """The bot's action, or None and why there is none."""
        try:
            words = await self._house.bots.choose(level, seen, seed=seed, iterations=self._house.iterations)
            return action_from_text(words, seen.viewer), ""
        except BotFault as fault:
            return None, str(fault)
        except ValueError:
            return None, "unreadable"
        except Exception as error:  # noqa: BLE001 - whatever goes wrong with a bot, the table goes on
            return None, type(error).__name__

    async def _insist(self, command: Command) -> Answer:
        """What became of a command, sent again for as long as the server cannot take it."""
        while not self.ended:
            answered: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
            self.submit(command, answered.set_result)
            answer = await answered
            if answer is not None:
                return answer
            await asyncio.sleep(BUSY_PAUSE)
        return None


def fallback(seen: Projection) -> Action:
    """A legal action for a bot that has none: the first of them, or the last cards of the hand as a discard.

    It asks no bot: one that hangs in its own process must not get to hang in this one.
    """
    view: View = seen.view
    if view.phase is Phase.DISCARD and view.seat is not None:
        return DiscardCards(view.seat, CardSet.of(list(view.hand)[-seen.rules.kitty_size :]))
    return seen.legal[0]


def refusal_frame(command_id: str, refused: Refusal | None) -> bytes:
    """The answer to a refused command; None is a server that could not take it now."""
    if refused is None:
        return wire.to_bytes(wire.Refusal(command_id, "busy"))
    detail = UNSET if refused.reason is None else refused.reason.value
    suit = UNSET if refused.suit is None else SUIT_NAMES[refused.suit]
    return wire.to_bytes(wire.Refusal(command_id, refused.code.value, detail, suit))
