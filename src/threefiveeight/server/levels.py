"""The bots that can be asked to sit at a table here, by the names that the Games window lists."""

from typing import Final

LEVELS: Final[tuple[str, ...]] = ("random", "careful")
DEFAULT_LEVEL: Final = "careful"
