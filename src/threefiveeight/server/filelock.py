"""One server for one data folder.

The lock is the system's own on an open file, so that it ends with the process, however that ends.
"""

import contextlib
import os
import sys
from pathlib import Path
from typing import IO


class FolderInUse(RuntimeError):
    """Another server has the data folder open."""

    def __init__(self, folder: Path, owner: str) -> None:
        self.folder = folder
        process = f" (process {owner})" if owner else ""
        super().__init__(
            f"another 358 server{process} is using the data folder {folder}; "
            "stop it, or start this one with --data and another folder"
        )


class FolderLock:
    """A data folder held by this process until ``release``."""

    def __init__(self, folder: Path) -> None:
        """Take the folder; raises FolderInUse where another process has it."""
        self._file: IO[str] = (folder / "server.lock").open("a+", encoding="ascii")
        try:
            _take(self._file.fileno())
        except OSError as error:
            owner = _owner(self._file)
            self._file.close()
            raise FolderInUse(folder, owner) from error
        self._file.seek(0)
        self._file.truncate()
        self._file.write(f"{os.getpid()}\n")
        self._file.flush()

    def release(self) -> None:
        """Let the folder go."""
        self._file.close()


def _owner(file: IO[str]) -> str:
    with contextlib.suppress(OSError, ValueError):
        file.seek(0)
        return str(int(file.readline()))
    return ""


if sys.platform == "win32":
    import msvcrt

    def _take(number: int) -> None:
        # A byte far behind the text: Windows locks keep others from reading what they cover.
        os.lseek(number, 1 << 20, os.SEEK_SET)
        msvcrt.locking(number, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _take(number: int) -> None:
        fcntl.flock(number, fcntl.LOCK_EX | fcntl.LOCK_NB)
