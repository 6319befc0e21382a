"""The server's side of the bot seats: one process that is sent views and answers with actions.

It is a process of its own, so that no thinking holds up the sockets and none of it sees more than a view. A bot
that fails, answers too late or dies costs its table nothing: the caller falls back on a legal action, the fault is
counted, and a new process is started for the next decision.
"""

import asyncio
import contextlib
import hashlib
import json
from asyncio.subprocess import PIPE, Process
from collections import Counter
from collections.abc import Sequence
from typing import Any

from threefiveeight.record import view_to_json
from threefiveeight.server import logs
from threefiveeight.server.frames import legal_words
from threefiveeight.tables import Projection


class BotFault(RuntimeError):
    """A bot gave no answer; the text says in one word why."""


class BotProcess:
    """The process that plays, started when it is first needed and again when it has died."""

    def __init__(self, command: Sequence[str], wait: float) -> None:
        """``command`` starts the program; ``wait`` is how long a decision may take, in seconds."""
        self._command, self._wait = tuple(command), wait
        self._process: Process | None = None
        self._reading: asyncio.Task[None] | None = None
        self._answers: dict[int, asyncio.Future[object]] = {}
        self._starting = asyncio.Lock()
        self._last = 0
        self.faults: Counter[str] = Counter()
        self.cuts = 0

    async def start(self) -> None:
        """Start the process ahead of its first decision."""
        await self._running()

    async def choose(self, level: str, seen: Projection, *, seed: int, iterations: int) -> str:
        """The action of a bot of that level, as text without the seat; raises BotFault."""
        answer = await self._answer({"type": "decide", "bot": level} | _asked(seen, seed, iterations))
        if not isinstance(answer, str):
            raise BotFault("failed")
        return answer

    async def advise(self, seen: Projection, *, seed: int, iterations: int) -> dict[str, Any]:
        """What the strongest player would do, with its reason: the fields of a hint; raises BotFault."""
        answer = await self._answer({"type": "advise"} | _asked(seen, seed, iterations))
        if not isinstance(answer, dict):
            raise BotFault("failed")
        return answer

    async def _answer(self, request: dict[str, Any]) -> object:
        # A process that died under another table's decision is no fault of this one: asked once more.
        for attempt in (1, 2):
            try:
                return await self._ask(request)
            except OSError as error:
                if attempt == 2:
                    raise BotFault("died") from error
        raise BotFault("died")

    async def close(self) -> None:
        """End the process."""
        if self._process is not None:
            self._end(self._process)
            await self._process.wait()
        if self._reading is not None:
            await self._reading

    async def _ask(self, request: dict[str, Any]) -> object:
        process = await self._running()
        assert process.stdin is not None
        self._last += 1
        number = self._last
        answer: asyncio.Future[object] = asyncio.get_running_loop().create_future()
        self._answers[number] = answer
        try:
            process.stdin.write(json.dumps(request | {"id": number}).encode() + b"\n")
            return await asyncio.wait_for(answer, self._wait)
        except TimeoutError as error:
            self._end(process)
            raise BotFault("late") from error
        finally:
            self._answers.pop(number, None)

    async def _running(self) -> Process:
        async with self._starting:
            if self._process is None or self._process.returncode is not None or self._reading is None:
                self._process = await asyncio.create_subprocess_exec(
                    *self._command, stdin=PIPE, stdout=PIPE, start_new_session=True
                )
                self._reading = asyncio.create_task(self._read(self._process))
            return self._process

    async def _read(self, process: Process) -> None:
        assert process.stdout is not None
        with contextlib.suppress(ValueError, OSError):
            while line := await process.stdout.readline():
                self._answered(line)
        self._end(process)
        await process.wait()
        for answer in self._answers.values():
            if not answer.done():
                answer.set_exception(ConnectionError("the bot process ended"))

    def _answered(self, line: bytes) -> None:
        """Hand an answer to whoever waits for it; ValueError where the process no longer speaks the protocol."""
        message = json.loads(line)
        if not isinstance(message, dict):
            raise ValueError("an answer is an object")
        answer = self._answers.get(message.get("id", 0))
        if answer is None or answer.done():
            return
        if message.get("type") in {"action", "advice"}:
            cuts = message.get("cuts")
            self.cuts += cuts if isinstance(cuts, int) else 0
            answer.set_result(message.get(message["type"]))
        else:
            answer.set_exception(BotFault("failed"))

    def _end(self, process: Process) -> None:
        if process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()

    def blame(self, level: str, table_id: str, why: str) -> None:
        """Count a fault of a bot and log it."""
        self.faults[level] += 1
        logs.warn("bot_fault", level=level, table=table_id, why=why)


def _asked(seen: Projection, seed: int, iterations: int) -> dict[str, Any]:
    """What every question to a bot says: the view, what is legal, and the budget."""
    return {
        "view": view_to_json(seen.view),
        "legal": legal_words(seen),
        "iterations": iterations,
        "seed": seed,
    }


def seed_of(table_seed: int, seq: int) -> int:
    """The seed of a bot's decision after entry ``seq``: the same after a restart, not to be guessed from outside."""
    return int.from_bytes(hashlib.sha256(f"{table_seed}:{seq}".encode()).digest()[:7], "big")
