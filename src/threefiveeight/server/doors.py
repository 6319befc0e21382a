"""Who may come in: the names under which the server is addressed, and where requests come from.

The page and the server have one origin. A page from elsewhere must neither open sockets nor send commands in the
name of a guest, and a name that somebody else points at this machine must not reach it.
"""

import ipaddress
from collections.abc import Mapping
from urllib.parse import urlsplit

from starlette.types import ASGIApp, Receive, Scope, Send

from threefiveeight.server.settings import Settings

HERE = frozenset({"localhost", "127.0.0.1", "::1"})

POLICY = (
    "default-src 'self'; script-src 'self'; "
    # The page places cards with style attributes; they run nothing.
    "style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)

HEADERS: tuple[tuple[bytes, bytes], ...] = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)


class Doors:
    """ASGI middleware: refuses foreign names, and puts the security headers on every answer."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app, self._settings = app, settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, or answer 421 (a socket: 403) to one for another name."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        if not known_host(_header(scope, b"host"), self._settings):
            await _refuse(scope, send)
            return

        async def send_with_headers(message: dict[str, object]) -> None:
            if message["type"] == "http.response.start":
                headers = message.get("headers", ())
                assert isinstance(headers, list | tuple)
                message = message | {"headers": [*headers, *HEADERS]}
            await send(message)

        await self._app(scope, receive, send_with_headers)  # type: ignore[arg-type]


def known_host(host: str, settings: Settings) -> bool:
    """Whether a Host header names this server."""
    try:
        name = urlsplit(f"//{host}").hostname
    except ValueError:
        return False
    if name is None:
        return False
    if name in HERE or name in settings.hosts:
        return True
    return settings.any_address and _is_address(name)


def same_origin(headers: Mapping[str, str]) -> bool:
    """Whether the Origin header is there and is that of the page that this server serves."""
    origin = headers.get("origin", "")
    scheme, separator, host = origin.partition("://")
    return bool(separator) and scheme in {"http", "https"} and host == headers.get("host")


def may_command(headers: Mapping[str, str]) -> bool:
    """Whether a POST comes from the page itself, or from a program that is no browser."""
    if "origin" in headers and not same_origin(headers):
        return False
    return headers.get("sec-fetch-site", "same-origin") == "same-origin"


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def _header(scope: Scope, name: bytes) -> str:
    values = [value for key, value in scope["headers"] if key == name]
    return values[0].decode("latin-1") if len(values) == 1 else ""


async def _refuse(scope: Scope, send: Send) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1008})
        return
    headers = [(b"content-type", b"text/plain; charset=utf-8")]
    await send({"type": "http.response.start", "status": 421, "headers": headers})
    await send({"type": "http.response.body", "body": b"This server is not known by that name.\n"})
