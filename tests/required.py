"""What a machine may lack: tests that need it are skipped there, unless a variable says that they must run."""

import os
from collections.abc import Mapping


def is_required(variable: str, environment: Mapping[str, str] = os.environ) -> bool:
    """Whether the variable (REQUIRE_BROWSER, REQUIRE_KERNEL; both set by .ci/run) makes what is missing a failure."""
    return environment.get(variable, "") not in {"", "0"}
