"""What the page asks over HTTP: who am I, what can be played, open a table, a finished game's record."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from msgspec import Struct
from starlette.requests import ClientDisconnect, Request
from starlette.responses import JSONResponse, Response

from threefiveeight.bots.registry import DEFAULT_LEVEL, levels
from threefiveeight.record import record_of, rules_from_json
from threefiveeight.rules import OptionError
from threefiveeight.server import messages as wire
from threefiveeight.server.accounts import COOKIE, COOKIE_AGE, Accounts, Guest, TooManyGuests
from threefiveeight.server.bots import BotProcess
from threefiveeight.server.catalogue import presets
from threefiveeight.server.doors import may_command
from threefiveeight.server.limits import Buckets
from threefiveeight.server.lobby import Lobby
from threefiveeight.server.store import Store, StoreUnavailable
from threefiveeight.tables import Table

MOST_BODY = 4096

GuestEndpoint = Callable[[Request, Guest], Awaitable[Response]]


class Refused(Exception):
    """A request that is answered with a problem."""

    def __init__(self, status: int, problem: wire.Problem) -> None:
        super().__init__(problem.code)
        self.status, self.problem = status, problem


class Api:
    """The HTTP side of a server."""

    def __init__(self, lobby: Lobby, accounts: Accounts, store: Store, bots: BotProcess, new_tables: Buckets) -> None:
        self._lobby, self._accounts, self._store, self._bots = lobby, accounts, store, bots
        self._new_tables = new_tables
        self._presets = wire.to_bytes(presets(levels(), DEFAULT_LEVEL))

    async def me(self, request: Request) -> Response:
        """``GET /api/me``: the guest and his tables; makes him a guest if he is none yet."""
        return await self._as_guest(request, self._me)

    async def open_table(self, request: Request) -> Response:
        """``POST /api/tables``: open a table with two bots."""
        return await self._as_guest(request, self._open)

    async def presets(self, request: Request) -> Response:  # noqa: ARG002 - an endpoint takes a request
        """``GET /api/presets``: what can be played here."""
        return Response(self._presets, media_type="application/json")

    async def record(self, request: Request) -> Response:
        """``GET /api/tables/<id>/record``: the record of a game that is over, for those who sit at the table."""
        guest = await self._accounts.find(request.cookies.get(COOKIE))
        live = None if guest is None else await self._lobby.find(request.path_params["table_id"])
        if live is None or guest is None or live.seat_of(guest.id) is None:
            return _answer(wire.Problem("gone", "There is no such table, or you do not sit at it."), 404)
        if not live.table.game.over:
            return _answer(wire.Problem("running", "The record can be read when the game is over."), 409)
        name = f'attachment; filename="{live.table.id[:8]}.358.json"'
        return JSONResponse(_record(live.table), headers={"content-disposition": name})

    async def health(self, request: Request) -> Response:  # noqa: ARG002 - an endpoint takes a request
        """``GET /healthz``: whether the store can be written, and counts."""
        tables, sockets = self._lobby.counts
        healthy = self._store.healthy and self._store.behind() < 10
        bots = {"bot_faults": self._bots.faults.total(), "bot_cuts": self._bots.cuts}
        body = {"ok": healthy, "tables": tables, "sockets": sockets, **bots}
        return JSONResponse(body, 200 if healthy else 503)

    async def _as_guest(self, request: Request, answer: GuestEndpoint) -> Response:
        """Answer a guest, made one where he is none; refusals and a store that cannot write are answers too."""
        token = ""
        try:
            guest = await self._accounts.find(request.cookies.get(COOKIE))
            if request.method == "POST" and not may_command(request.headers):
                raise Refused(403, wire.Problem("forbidden", "This must be asked from the page itself."))
            if guest is None:
                token, guest = await self._accounts.welcome(_address(request))
            response = await answer(request, guest)
        except Refused as refused:
            response = _answer(refused.problem, refused.status)
        except TooManyGuests:
            return _answer(wire.Problem("limit", "Too many new guests from this address; wait a minute."), 429)
        except StoreUnavailable:
            return _answer(wire.Problem("busy", "The server cannot write its file now; try again."), 503)
        if token:
            response.set_cookie(COOKIE, token, max_age=COOKIE_AGE, httponly=True, samesite="lax")
        return response

    async def _me(self, request: Request, guest: Guest) -> Response:  # noqa: ARG002 - like its siblings
        return _answer(wire.Me(guest.name or None, await self._lobby.of_guest(guest)))

    async def _open(self, request: Request, guest: Guest) -> Response:
        wanted = await _new_table(request)
        try:
            rules = rules_from_json(wanted.rules)
        except OptionError as error:
            raise Refused(400, wire.Problem("option", error.message, error.option)) from error
        for level in wanted.levels:
            if level not in levels():
                raise Refused(400, wire.Problem("level", f"The levels here are {', '.join(levels())}."))
        if not self._new_tables.take(str(guest.id)):
            raise Refused(429, wire.Problem("limit", "Too many new tables; wait a few minutes."))
        preset = str(wanted.rules["preset"])
        table_id = await self._lobby.open(guest, preset, rules, wanted.levels, newcomer=wanted.newcomer)
        return _answer(wire.NewTableId(table_id), 201)


def _answer(message: Struct, status: int = 200) -> Response:
    return Response(
        wire.to_bytes(message), status, media_type="application/json", headers={"cache-control": "no-store"}
    )


def _address(request: Request) -> str:
    return "" if request.client is None else request.client.host


async def _new_table(request: Request) -> wire.NewTable:
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise Refused(415, wire.Problem("malformed", "The body must be application/json."))
    try:
        return wire.read_new_table(await _body(request))
    except wire.Malformed as error:
        raise Refused(400, wire.Problem("malformed", str(error))) from error


async def _body(request: Request) -> bytes:
    """The body of a request, of which no more is read than is allowed."""
    body = bytearray()
    try:
        async for chunk in request.stream():
            body += chunk
            if len(body) > MOST_BODY:
                raise Refused(413, wire.Problem("too_large", f"A body has at most {MOST_BODY} bytes."))
    except ClientDisconnect as error:
        raise Refused(400, wire.Problem("malformed", "The body did not arrive.")) from error
    return bytes(body)


def _record(table: Table) -> Mapping[str, Any]:
    first, second, third = (chair.name or "Player" for chair in table.chairs)
    return record_of(table.rules, (first, second, third), table.finished, preset=table.preset)
