"""A server that the tests of a file share."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.serving import Guest, Player, Serving, serving, settings_in


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server with puppets in the bot seats and a page of a few files."""
    folder: Path = tmp_path_factory.mktemp("data")
    for name, text in PAGE.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    with serving(settings_in(folder)) as running:
        yield running


@pytest.fixture
def guest(server: Serving) -> Guest:
    """A new guest of that server."""
    someone = Guest(server.port)
    someone.get("/api/me")
    return someone


@pytest.fixture
def player(guest: Guest) -> Player:
    """A guest who sits at a new table and whose turn it is."""
    someone = guest.sit(guest.open())
    while not someone.waits:
        someone.hear()
    return someone


PAGE = {
    "static/index.html": "<!doctype html><title>358</title>" + " " * 600,
    "static/manifest.webmanifest": "{}",
    "static/assets/fr-1a2B3c4_.js": "export default 'titre = 3-5-8';\n",
    "static/sw.js": "self.addEventListener('fetch', () => {});\n",
    "static/assets/app-1a2b3c.js": "export const a = 1;\n" * 100,
    "locales/en.ftl": "title = 3-5-8\n",
    "secret.txt": "not for reading",
}
