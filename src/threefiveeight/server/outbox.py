"""What waits to be sent to one socket; a reader who is too slow is let go, and resumes when he comes back."""

import asyncio
from collections import deque
from typing import Final

REPLACED: Final = 4001
"""Close code: the same guest has opened the table elsewhere; do not come back by yourself."""

GONE: Final = 4404
"""Close code: there is no such table, or this guest has no seat at it; do not come back."""

TOO_SLOW: Final = 1013
"""Close code: frames were not read in time; come back later."""

TOO_MANY: Final = 1008
"""Close code: more messages than the limits allow."""

RESTART: Final = 1012
"""Close code: the server lets the table go; come back."""


class Outbox:
    """Frames on their way to one socket, in order, at most ``most`` at a time; ``code`` is 0 while it is open."""

    def __init__(self, most: int) -> None:
        self._frames: deque[bytes] = deque()
        self._most = most
        self._stirred = asyncio.Event()
        self.code = 0

    def put(self, frame: bytes) -> None:
        """Add a frame; an outbox that is full is closed and forgets what it holds."""
        if self.code:
            return
        if len(self._frames) >= self._most:
            self._frames.clear()
            self.close(TOO_SLOW)
            return
        self._frames.append(frame)
        self._stirred.set()

    def close(self, code: int) -> None:
        """Let the socket go with that close code, after what was put before; the first code stays."""
        if not self.code:
            self.code = code
            self._stirred.set()

    async def next(self) -> bytes | None:
        """The next frame; None when the outbox is closed and empty."""
        while not self._frames:
            if self.code:
                return None
            self._stirred.clear()
            await self._stirred.wait()
        return self._frames.popleft()
