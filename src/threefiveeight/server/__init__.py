"""The server: tables on the network, guests in their seats, bots in the others."""

from threefiveeight.server.settings import DEFAULT_PORT
from threefiveeight.server.start import Start, default_data, run, serve

__all__ = ["DEFAULT_PORT", "Start", "default_data", "run", "serve"]
