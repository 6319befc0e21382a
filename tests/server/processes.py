"""A server in a process of its own, which can be killed."""

import os
import queue
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

SERVE = """
import sys
from pathlib import Path
from threefiveeight.server import serve
sys.exit(serve(port=int(sys.argv[2]), data=Path(sys.argv[1])))
"""
WAIT = 60.0


@dataclass
class ServerProcess:
    """A server process and what it has said."""

    process: subprocess.Popen[str]
    said: list[str] = field(default_factory=list)
    lines: "queue.SimpleQueue[str]" = field(default_factory=queue.SimpleQueue)

    def hear(self, words: str) -> str:
        """Wait for a line that has these words in it."""
        end = time.monotonic() + WAIT
        while True:
            line = self.lines.get(timeout=max(0.1, end - time.monotonic()))
            self.said.append(line)
            assert line, self.said
            if words in line:
                return line

    @property
    def port(self) -> int:
        """The port at which it is ready."""
        return int(self.hear("is ready at").rstrip().rstrip("/").rpartition(":")[2])

    def kill(self) -> None:
        """End it at once, without a chance to do anything."""
        self.process.kill()
        self.process.wait(WAIT)

    def interrupt(self) -> int:
        """End it as Ctrl+C does; its exit code."""
        self.process.send_signal(signal.SIGINT)
        return self.process.wait(WAIT)


@contextmanager
def server_process(folder: Path, port: int = 0) -> Iterator[ServerProcess]:
    """A server that runs until the block ends."""
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    process = subprocess.Popen(
        [sys.executable, "-c", SERVE, str(folder), str(port)],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env=environment,
    )
    server = ServerProcess(process)
    reading = threading.Thread(target=_read, args=(server,))
    reading.start()
    try:
        yield server
    finally:
        if process.poll() is None:
            server.kill()
        reading.join(WAIT)
        assert process.stdout is not None
        process.stdout.close()


def _read(server: ServerProcess) -> None:
    assert server.process.stdout is not None
    for line in server.process.stdout:
        server.lines.put(line)
    server.lines.put("")
