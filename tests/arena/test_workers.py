"""Processes that play series for another end with it, even when it is killed."""

import subprocess
import sys
import time
from pathlib import Path


def test_workers_end_when_the_arena_is_killed(tmp_path: Path) -> None:
    journal = tmp_path / "journal"
    words = ["arena", "careful", "random", "--deals", "30000", "--workers", "2", "--journal", str(journal)]
    with subprocess.Popen([sys.executable, "-m", "threefiveeight", *words], stdout=subprocess.PIPE) as arena:
        while not journal.exists() or journal.read_text(encoding="utf-8").count("\n") < 2:
            assert arena.poll() is None
            time.sleep(0.05)
        arena.kill()
        # Its workers hold the same standard output: it ends when the last of them is gone, or communicate raises.
        said, _ = arena.communicate(timeout=60)
    assert said == b""
