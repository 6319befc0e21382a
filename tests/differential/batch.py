"""Many records through one `358 replay - --trace`, as JSON Lines."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

PLACE = re.compile(r"line (\d+): (?:deal (\d+)(?:, action (\d+))?)?")


@dataclass
class Outcome:
    """What was said of one record: trace lines without ``"record"``, and the complaint if there was one."""

    lines: list[str] = field(default_factory=list)
    complaint: str | None = None
    deal: int | None = None
    action: int | None = None


def run(data: bytes, *arguments: str) -> subprocess.CompletedProcess[bytes]:
    """One `358 replay` of standard input."""
    command = [sys.executable, "-m", "threefiveeight", "replay", "-", *arguments]
    return subprocess.run(command, input=data, capture_output=True, check=False, timeout=280)


def outcomes(records: Sequence[Any]) -> tuple[list[Outcome], int]:
    """What is said of each record, and the exit code of all together."""
    # A first line that is good and short makes it JSON Lines even where there is one record only.
    opening = {"format": "358-record/1", "rules": {"preset": "sergeant-major"}, "players": ["A", "B", "C"]}
    texts = [json.dumps(record) for record in [opening | {"deals": []}, *records]]
    done = run("\n".join(texts).encode(), "--trace")
    found = [Outcome() for _ in texts]
    for line in done.stdout.decode().splitlines():
        head = re.match(r'\{"record": (\d+), ', line)
        assert head, line
        found[int(head[1]) - 1].lines.append("{" + line[head.end() :])
    for line in done.stderr.decode().splitlines():
        place = PLACE.match(line)
        assert place, line
        outcome = found[int(place[1]) - 1]
        assert outcome.complaint is None, line
        outcome.complaint = line
        outcome.deal, outcome.action = (None if number is None else int(number) for number in place.groups()[1:])
    assert found[0] == Outcome()
    return found[1:], done.returncode
