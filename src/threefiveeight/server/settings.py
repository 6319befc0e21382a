"""What can be set of a server, as one value; only ``run`` makes it from the command line's words."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

DEFAULT_PORT: Final = 8358


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """How much one guest, one address and one socket may ask for.

    Rates are ``(per second, burst)`` of a token bucket. Counts of sockets are those open at a time.
    """

    messages: tuple[float, float] = (10.0, 20.0)
    guests: tuple[float, float] = (10 / 60, 10.0)
    tables: tuple[float, float] = (20 / 3600, 20.0)
    hints: tuple[float, float] = (0.5, 6.0)
    sockets_per_guest: int = 8
    sockets_per_address: int = 64
    message_bytes: int = 4096
    outbox_frames: int = 64

    @classmethod
    def alone(cls) -> "Limits":
        """The limits of a server that only this machine can reach: the same kinds, with room for programs."""
        return cls(
            messages=(200.0, 400.0),
            hints=(2.0, 20.0),
            guests=(10.0, 1000.0),
            tables=(1.0, 1000.0),
            sockets_per_address=1024,
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Waits:
    """How long the server waits for what, in seconds."""

    bot: float = 5.0
    commit: float = 2.0
    idle_table: float = 60.0
    sweep: float = 5.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """Everything a server is told when it starts.

    ``data`` is the folder that holds its file. ``hosts`` are names beside this machine's own under which it may
    be addressed. ``any_address`` accepts every numeric address (a network at home). ``bot_command`` starts the
    program that plays the bot seats; ``iterations`` is the bots' budget of work. Where cards come from is no
    setting.
    """

    data: Path
    static: Path
    locales: Path
    hosts: frozenset[str] = frozenset()
    any_address: bool = False
    limits: Limits = field(default_factory=Limits.alone)
    waits: Waits = field(default_factory=Waits)
    bot_command: tuple[str, ...] = ()
    iterations: int = 400
