"""The application: what is asked for at which address, and what is started and ended with it."""

import asyncio
import contextlib
import gc
import time
from collections.abc import AsyncIterator, Awaitable, Callable

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.websockets import WebSocket

from threefiveeight.server.accounts import Accounts
from threefiveeight.server.api import Api
from threefiveeight.server.bots import BotProcess
from threefiveeight.server.doors import Doors
from threefiveeight.server.limits import Buckets
from threefiveeight.server.live import House
from threefiveeight.server.lobby import Chance, Lobby
from threefiveeight.server.pages import PLACES, Pages
from threefiveeight.server.settings import Settings
from threefiveeight.server.shelf import Shelf
from threefiveeight.server.sockets import Sockets
from threefiveeight.server.store import Store

OLD_COLLECTIONS = 1_000_000
"""So many collections of the middle generation before the oldest is looked at: never while serving."""


class Desk:
    """The parts of a running server; made when it starts, because they belong to its event loop."""

    def __init__(self, settings: Settings, chance: Chance) -> None:
        limits = settings.limits
        self.store = Store(settings.data)
        self.bots = BotProcess(settings.bot_command, settings.waits.bot)
        house = House(self.store, Shelf(self.store), self.bots, settings.iterations, settings.waits.commit, time.time)
        self.lobby = Lobby(house, chance)
        self.accounts = Accounts(self.store, Buckets(*limits.guests, time.monotonic), time.time)
        self.sockets = Sockets(self.lobby, self.accounts, limits, time.monotonic)
        self.api = Api(self.lobby, self.accounts, self.store, self.bots, Buckets(*limits.tables, time.monotonic))
        self._tidying = asyncio.create_task(self.lobby.keep_tidy(settings.waits.sweep, settings.waits.idle_table))
        self._warming = asyncio.create_task(self.bots.start())

    async def close(self) -> None:
        """End all parts, the store last."""
        for task in (self._tidying, self._warming):
            task.cancel()
            await asyncio.wait({task})
        await self.lobby.close()
        await self.bots.close()
        await self.store.close()


def make_app(settings: Settings, chance: Chance) -> Starlette:
    """The application for a data folder that has been prepared, with its cards drawn from ``chance``."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        thresholds = gc.get_threshold()
        app.state.desk = Desk(settings, chance)
        gc.set_threshold(thresholds[0], thresholds[1], OLD_COLLECTIONS)
        gc.freeze()
        try:
            yield
        finally:
            gc.unfreeze()
            gc.set_threshold(*thresholds)
            await app.state.desk.close()

    pages = Pages(settings.static, settings.locales)
    routes = [
        Route("/api/me", _api(lambda api: api.me)),
        Route("/api/presets", _api(lambda api: api.presets)),
        Route("/api/tables", _api(lambda api: api.open_table), methods=["POST"]),
        Route("/api/tables/{table_id}/record", _api(lambda api: api.record)),
        Route("/healthz", _api(lambda api: api.health)),
        WebSocketRoute("/ws/{table_id}", _table_socket),
        Route("/locales/{language}.ftl", pages.locale),
        Route("/", pages.index),
        Route("/t/{table_id}", pages.index),
        *(Route(f"/{place}{rest}", pages.index) for place in PLACES for rest in ("", "/{rest:path}")),
        Mount("/", pages.files),
    ]
    middleware = [Middleware(Doors, settings=settings), Middleware(GZipMiddleware, minimum_size=500)]
    return Starlette(routes=routes, middleware=middleware, lifespan=lifespan)


Endpoint = Callable[[Request], Awaitable[Response]]


def _api(choose: Callable[[Api], Endpoint]) -> Endpoint:
    """An endpoint of the running server's API, which does not exist before it starts."""

    async def endpoint(request: Request) -> Response:
        return await choose(request.app.state.desk.api)(request)

    return endpoint


async def _table_socket(socket: WebSocket) -> None:
    await socket.app.state.desk.sockets.table(socket)
