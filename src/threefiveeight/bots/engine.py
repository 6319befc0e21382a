"""External programs as players, by the engine protocol: JSON lines on standard input and output.

Source: docs/notation.md, "Engine protocol". A program that answers illegally, late, not at all, or dies, costs the
game nothing: the fallback plays for it and the fault is counted.
"""

import contextlib
import json
import queue
import shlex
import subprocess
import threading
from collections import Counter
from collections.abc import Sequence
from typing import IO, Final

from threefiveeight.bots.bot import DEFAULT_BUDGET_MS
from threefiveeight.bots.fallback import fallback
from threefiveeight.record import action_from_text, action_to_text, view_to_json
from threefiveeight.rules import Action, Phase, View

PROTOCOL: Final = "358-engine/1"
LONGEST_LINE: Final = 64 * 1024
"""Characters; a longer answer is garbage."""

_PATIENCE: Final = 0.5
"""Seconds beyond the budget that an answer may take on its way."""

_START: Final = 10.0
"""Seconds that a program has to say that it is ready."""

_STARTS: Final = 3
"""How often a program is started without a legal action in between before the fallback plays the rest."""


class EngineFault(Exception):
    """An external program gave no legal action in time; ``kind`` is the word under which it is counted."""

    def __init__(self, kind: str) -> None:
        self.kind = kind
        super().__init__(kind)


class EngineBot:
    """A program that plays by the engine protocol; started by `start` or at its first decision, ended by `close`.

    ``faults`` counts what went wrong by kind: ``start``, ``died``, ``timeout``, ``garbage``, ``illegal``.
    """

    def __init__(self, command: Sequence[str], *, budget_ms: int = DEFAULT_BUDGET_MS) -> None:
        """``command`` is the program and its arguments, ``budget_ms`` the time for one decision."""
        if not command:
            raise ValueError("an external player needs a command, as in cmd:python3 my_bot.py")
        self.name = shlex.join(command)
        self.faults: Counter[str] = Counter()
        self._command = list(command)
        self._budget_ms = budget_ms
        self._process: _Program | None = None
        self._starts = 0
        self._asked = 0

    @classmethod
    def of_command_line(cls, text: str, *, budget_ms: int = DEFAULT_BUDGET_MS) -> "EngineBot":
        """The player of a command line as one would type it; ValueError if it is empty or has an open quote."""
        return cls(shlex.split(text), budget_ms=budget_ms)

    def start(self) -> None:
        """Start the program ahead of its first decision; a failure is counted, and it is tried again then."""
        try:
            self._running()
        except EngineFault as fault:
            self.faults[fault.kind] += 1
            self._stop()

    def decide(self, view: View, legal: Sequence[Action], *, seed: int, iterations: int) -> Action:
        """The program's action or, after a fault of its, the fallback's."""
        try:
            action = self._ask(view, legal, seed=seed, iterations=iterations)
        except EngineFault as fault:
            self.faults[fault.kind] += 1
            if fault.kind != "illegal":
                # What it still has to say to this question must not be taken for an answer to the next.
                self._stop()
            return fallback(view, legal)
        self._starts = 1
        return action

    def close(self) -> None:
        """Ask the program to quit, and end it if it does not."""
        if self._process is not None:
            with contextlib.suppress(EngineFault):
                self._process.tell({"type": "quit"})
        self._stop()

    def _ask(self, view: View, legal: Sequence[Action], *, seed: int, iterations: int) -> Action:
        program = self._running()
        self._asked += 1
        program.tell(
            {
                "type": "decide",
                "id": self._asked,
                "view": view_to_json(view),
                "legal": legal_words(view, legal),
                "iterations": iterations,
                "budget_ms": self._budget_ms,
                "seed": seed,
            }
        )
        answer = program.hear(self._budget_ms / 1000 + _PATIENCE)
        if answer.get("type") != "action" or answer.get("id") != self._asked:
            raise EngineFault("garbage")
        return _legal_action(answer.get("action"), view, legal)

    def _running(self) -> "_Program":
        if self._process is None:
            if self._starts == _STARTS:
                raise EngineFault("died")
            self._starts += 1
            self._process = _Program(self._command)
            self._process.tell({"type": "hello", "protocol": PROTOCOL})
            try:
                if self._process.hear(_START).get("type") != "ready":
                    raise EngineFault("garbage")
            except EngineFault as fault:
                raise EngineFault("start") from fault
        return self._process

    def _stop(self) -> None:
        if self._process is not None:
            self._process.end()
            self._process = None


def legal_words(view: View, legal: Sequence[Action]) -> list[str]:
    """The legal actions as the protocol lists them: sorted as text without the seat, a discard by its number alone."""
    if view.phase is Phase.DISCARD:
        return [f"discard {view.rules.kitty_size}"]
    return sorted(action_to_text(action, with_seat=False) for action in legal)


def _legal_action(text: object, view: View, legal: Sequence[Action]) -> Action:
    if not isinstance(text, str):
        raise EngineFault("garbage")
    try:
        action = action_from_text(text, view.seat)
    except ValueError as error:
        raise EngineFault("garbage") from error
    if action not in legal:
        raise EngineFault("illegal")
    return action


class _Program:
    """A running program: lines to its standard input, lines from its standard output."""

    def __init__(self, command: list[str]) -> None:
        try:
            self._process = subprocess.Popen(  # noqa: S603 - the program that the user asked for, without a shell
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8", errors="replace"
            )
        except OSError as error:
            raise EngineFault("start") from error
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._input: IO[str] = self._process.stdin
        self._lines: queue.Queue[str] = queue.Queue()
        # A thread reads, because a read with a time limit works on pipes of one system only.
        self._reader = threading.Thread(target=self._read, args=(self._process.stdout,), daemon=True)
        self._reader.start()

    def _read(self, output: IO[str]) -> None:
        with contextlib.suppress(ValueError, OSError):
            while line := output.readline(LONGEST_LINE):
                self._lines.put(line)
        self._lines.put("")

    def tell(self, message: dict[str, object]) -> None:
        """Write one line; EngineFault if the program is gone."""
        try:
            self._input.write(json.dumps(message) + "\n")
            self._input.flush()
        except (OSError, ValueError) as error:
            raise EngineFault("died") from error

    def hear(self, seconds: float) -> dict[str, object]:
        """The next line as a JSON object; EngineFault if there is none in time, or something else."""
        try:
            line = self._lines.get(timeout=seconds)
        except queue.Empty as error:
            raise EngineFault("timeout") from error
        if not line:
            raise EngineFault("died")
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError) as error:
            raise EngineFault("garbage") from error
        if not isinstance(answer, dict):
            raise EngineFault("garbage")
        return answer

    def end(self) -> None:
        """Close the pipes and end the process, by force if it does not end by itself."""
        with contextlib.suppress(OSError, ValueError):
            self._input.close()
        try:
            self._process.wait(_PATIENCE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._reader.join(_PATIENCE)
        if self._process.stdout is not None:
            self._process.stdout.close()
