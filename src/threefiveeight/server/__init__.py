"""The server: tables on the network, guests in their seats, bots in the others."""

from threefiveeight.server.run import Start, default_data, run, serve
from threefiveeight.server.settings import DEFAULT_PORT

__all__ = ["DEFAULT_PORT", "Start", "default_data", "run", "serve"]
