"""The socket of a table: one guest in one seat, messages in, frames out."""

import asyncio
import contextlib
from collections.abc import Coroutine
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect

from threefiveeight.record import action_from_text
from threefiveeight.rules import Seat
from threefiveeight.server import messages as wire
from threefiveeight.server.accounts import COOKIE, Accounts, Guest
from threefiveeight.server.doors import same_origin
from threefiveeight.server.limits import Bucket, Clock, Counts
from threefiveeight.server.live import Answer, LiveTable, Reply, refusal_frame
from threefiveeight.server.lobby import Lobby
from threefiveeight.server.outbox import GONE, RESTART, TOO_MANY, Outbox
from threefiveeight.server.settings import Limits
from threefiveeight.server.store import StoreUnavailable
from threefiveeight.tables import Accepted, Act, AskHint, Claim, Command, CommandKey, DealNext, RefusalCode, Undo

CLOSING = 1.0
"""How long a socket may take to close, in seconds."""


class Sockets:
    """All sockets of a server."""

    def __init__(self, lobby: Lobby, accounts: Accounts, limits: Limits, clock: Clock) -> None:
        self._lobby, self._accounts, self._limits, self._clock = lobby, accounts, limits, clock
        self._per_guest = Counts(limits.sockets_per_guest)
        self._per_address = Counts(limits.sockets_per_address)

    async def table(self, socket: WebSocket) -> None:
        """``/ws/<table>``: a guest takes his seat and plays until one side closes."""
        if not same_origin(socket.headers):
            await socket.close(1008)
            return
        address = "" if socket.client is None else socket.client.host
        if not self._per_address.enter(address):
            await socket.close(1008)
            return
        try:
            await self._admit(socket)
        finally:
            self._per_address.leave(address)

    async def _admit(self, socket: WebSocket) -> None:
        guest = await self._accounts.find(socket.cookies.get(COOKIE))
        if guest is None or not self._per_guest.enter(str(guest.id)):
            await _turn_away(socket, GONE if guest is None else TOO_MANY)
            return
        try:
            await self._sit(socket, guest)
        finally:
            self._per_guest.leave(str(guest.id))

    async def _sit(self, socket: WebSocket, guest: Guest) -> None:
        try:
            live = await self._lobby.find(socket.path_params["table_id"])
        except StoreUnavailable:
            await _turn_away(socket, RESTART)
            return
        seat = None if live is None else live.seat_of(guest.id)
        if live is None or seat is None:
            await _turn_away(socket, GONE)
            return
        await socket.accept()
        outbox = Outbox(self._limits.outbox_frames)
        live.watch(seat, outbox)
        chair = _Chair(live, seat, outbox, self._lobby, Bucket(*self._limits.hints, self._clock))
        try:
            await _first_of(_send_all(socket, outbox), self._read_all(socket, chair))
        finally:
            live.leave(seat, outbox)
            with contextlib.suppress(RuntimeError, TimeoutError, WebSocketDisconnect):
                await asyncio.wait_for(socket.close(outbox.code or 1000), CLOSING)

    async def _read_all(self, socket: WebSocket, chair: "_Chair") -> None:
        bucket = Bucket(*self._limits.messages, self._clock)
        while True:
            received = await socket.receive()
            if received["type"] == "websocket.disconnect":
                return
            if not bucket.take():
                chair.outbox.close(TOO_MANY)
                return
            text = received.get("text")
            if text is None or len(text.encode("utf-8", "surrogatepass")) > self._limits.message_bytes:
                chair.refuse("", "malformed")
            else:
                chair.take(text)


class _Chair:
    """What a socket says in the name of its seat."""

    def __init__(self, live: LiveTable, seat: Seat, outbox: Outbox, lobby: Lobby, hints: Bucket) -> None:
        self._live, self._seat, self.outbox, self._lobby = live, seat, outbox, lobby
        self._hints = hints

    def take(self, text: str) -> None:
        """Do what a message says."""
        try:
            message = wire.read_message(text)
        except wire.Malformed:
            self.refuse("", "malformed")
            return
        if isinstance(message, wire.Ping):
            self.outbox.put(wire.to_bytes(wire.Pong(message.id)))
            return
        try:
            command = self._command(message)
        except ValueError:
            self.refuse(message.id, "malformed")
            return
        if isinstance(command, AskHint) and not self._hints.take():
            self.refuse(message.id, "limit")
            return
        self._live.submit(command, self._reply_to(command))

    def refuse(self, command_id: str, code: wire.NoCode) -> None:
        """Answer that a message was not taken."""
        self.outbox.put(wire.to_bytes(wire.Refusal(command_id, code)))

    def _command(self, message: wire.Act | wire.Next | wire.Undo | wire.ClaimRest | wire.AskHint) -> Command:
        """The message as a command of this seat; ValueError for a text that is no action."""
        key = CommandKey(self._seat, message.id)
        if isinstance(message, wire.Act):
            return Act(key, message.seq, action_from_text(message.action, self._seat))
        if isinstance(message, wire.Undo):
            return Undo(key, message.seq)
        if isinstance(message, wire.ClaimRest):
            return Claim(key, message.seq)
        if isinstance(message, wire.AskHint):
            return AskHint(key, message.seq)
        return DealNext(key, message.seq, self._lobby.shuffled(self._live.table.rules))

    def _reply_to(self, command: Command) -> Reply:
        def reply(answer: Answer) -> None:
            if isinstance(answer, Accepted):
                self.outbox.put(wire.to_bytes(wire.Ack(command.key.id, answer.seq)))
                if isinstance(command, AskHint):
                    self._live.advise(self._seat, self.outbox, command.key.id)
                return
            self.outbox.put(refusal_frame(command.key.id, answer))
            if answer is not None and answer.code is RefusalCode.STALE:
                self._live.show(self._seat, self.outbox)

        return reply


async def _turn_away(socket: WebSocket, code: int) -> None:
    """Say in a way that a page can read that there is nothing here for it."""
    await socket.accept()
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):
        if code == GONE:
            await socket.send_text(wire.to_bytes(wire.Refusal("", "gone")).decode())
        await socket.close(code)


async def _send_all(socket: WebSocket, outbox: Outbox) -> None:
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):
        while (frame := await outbox.next()) is not None:
            await socket.send_text(frame.decode())


async def _first_of(sending: Coroutine[Any, Any, None], reading: Coroutine[Any, Any, None]) -> None:
    """Do both until one is done, then end the other."""
    tasks = {asyncio.create_task(sending), asyncio.create_task(reading)}
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.wait(tasks)
