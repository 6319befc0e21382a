"""The built front end and the languages, as files with the right cache headers."""

import re
from http import HTTPStatus
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_FIRST: Final = "no-cache"
PLACES: Final = ("learn", "rules", "statistics", "sheet")
"""First parts of addresses that the page itself draws; those of ``frontend/src/lib/places.ts``."""

_NOT_BUILT: Final = (
    "<!doctype html><html lang=en><title>358</title><h1>The page has not been built</h1>"
    "<p>Run <code>make play</code> in the checkout, then load this again.</p></html>"
)


KINDS: Final = {
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}
"""Content types that some machines have otherwise, or not at all; a service worker of the wrong type is refused."""


class Files(StaticFiles):
    """The files of a folder that may not be there yet; what lies under ``assets`` carries a digest in its name."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, check_dir=False)
        self.config_checked = True
        self.folder = folder

    async def get_response(self, path: str, scope: Scope) -> Response:
        """The answer for a path inside the folder, with its cache header; the first page for a mistyped address."""
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != HTTPStatus.NOT_FOUND or not _is_visit(path, scope):
                raise
            response = await super().get_response("index.html", scope)
            response.status_code = HTTPStatus.NOT_FOUND
        response.headers["cache-control"] = FOR_EVER if path.startswith("assets") else ASK_FIRST
        kind = KINDS.get(Path(path).suffix)
        if kind is not None and response.status_code == HTTPStatus.OK:
            response.headers["content-type"] = kind
        return response


def _is_visit(path: str, scope: Scope) -> bool:
    """Whether a person asks for a page, and not a page for one of its files."""
    return not Path(path).suffix and "text/html" in Headers(scope=scope).get("accept", "")


class Pages:
    """The page at whatever address it can be asked for, its files, and the messages of the languages."""

    def __init__(self, static: Path, locales: Path) -> None:
        self.files = Files(static)
        self._index = static / "index.html"
        self._locales = Files(locales)

    async def index(self, request: Request) -> Response:
        """The page itself; an explanation where it has not been built."""
        if not self._index.is_file():
            return HTMLResponse(_NOT_BUILT, 503)
        response = await self.files.get_response("index.html", request.scope)
        words = self._words_of(request.headers.get("accept-language", ""))
        if words is not None:
            response.headers["link"] = f"</assets/{words}>; rel=modulepreload"
            response.headers.add_vary_header("Accept-Language")
        return response

    def _words_of(self, accepted: str) -> str | None:
        """The file of the language that the page will ask for, so that the browser fetches it at once."""
        for wanted in accepted.split(","):
            language = wanted.strip()[:2].lower()
            if re.fullmatch("[a-z]{2}", language):
                built = sorted((self.files.folder / "assets").glob(f"{language}-????????.js"))
                if built:
                    return built[0].name
        return None

    async def locale(self, request: Request) -> Response:
        """The messages of a language, a Fluent file."""
        response = await self._locales.get_response(f"{request.path_params['language']}.ftl", request.scope)
        response.headers["content-type"] = "text/plain; charset=utf-8"
        return response
