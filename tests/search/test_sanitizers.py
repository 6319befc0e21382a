"""The kernel under the address and undefined-behaviour sanitizers, fed sense and nonsense."""

import shutil
import subprocess
from pathlib import Path

import pytest

from tests.required import is_required

INPUTS = {"fuzz_kernel.cpp": 1000, "fuzz_players.cpp": 20_000}


@pytest.mark.slow
@pytest.mark.skipif(
    shutil.which("c++") is None and not is_required("REQUIRE_KERNEL"), reason="there is no C++ compiler"
)
@pytest.mark.parametrize("name", INPUTS)
def test_nothing_is_out_of_bounds_or_undefined(name: str, tmp_path: Path) -> None:
    program = tmp_path / "fuzz"
    flags = ["-std=c++20", "-O1", "-g", "-fsanitize=address,undefined", "-fno-sanitize-recover=all", "-DKERNEL_HOSTED"]
    built = subprocess.run(
        ["c++", *flags, "-o", str(program), str(Path(__file__).with_name(name))],
        capture_output=True,
        text=True,
        check=False,
    )
    if "cannot find" in built.stderr and not is_required("REQUIRE_KERNEL"):
        pytest.skip("the compiler comes without sanitizers")
    assert built.returncode == 0, built.stderr
    done = subprocess.run([str(program), str(INPUTS[name])], capture_output=True, text=True, check=False, timeout=280)
    assert done.returncode == 0, done.stderr[-3000:]
    assert done.stdout == f"{INPUTS[name]} inputs\n"
