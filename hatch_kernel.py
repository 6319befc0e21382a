"""Compiles the fast kernel: C++ without any library, into one file beside its sources.

``python hatch_kernel.py`` compiles where something changed; the build hook (hatch_build.py) calls the functions
below without importing the package. The system's C++ compiler is used if it works, else ziglang from PyPI.

THREEFIVEEIGHT_KERNEL_COMPILER=zig   take ziglang even where there is a compiler (or `c++`, or a command)
"""

import hashlib
import importlib.util
import os
import platform
import shlex
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent
FLAGS = shlex.split(
    "-std=c++20 -O3 -fPIC -shared -s -nostdlib -ffreestanding -fno-exceptions -fno-rtti -fno-stack-protector "
    "-fno-asynchronous-unwind-tables -fno-threadsafe-statics -fvisibility=hidden -ffp-contract=off"
)
# The version of requirements/zig.txt, and only where there is a wheel: else the installation would fail for its sake.
ZIG = "ziglang==0.17.1; platform_machine in 'x86_64 AMD64 aarch64 arm64 ARM64'"
PROBE = 'extern "C" __attribute__((visibility("default"))) int probe() { return 358; }\n'


def folder(root: Path) -> Path:
    """Where the kernel's sources lie, and the library once it is compiled."""
    return root / "src/threefiveeight/search/kernel"


def library(root: Path) -> Path:
    """The compiled library; it may not be there."""
    return folder(root) / "kernel.so"


def sources(root: Path) -> list[Path]:
    """The files that go into it."""
    return sorted([*folder(root).glob("*.h"), *folder(root).glob("*.cpp")])


def dependencies(root: Path) -> list[str]:
    """What has to be installed to compile: nothing where that is done already or a compiler works, else ziglang."""
    return [] if is_current(root) or system_compiler() else [ZIG]


def wheel_tag() -> str:
    """The tag of a wheel with the library in it: any Python 3 on this platform, glibc and musl alike."""
    machine = platform.machine()
    if sys.platform == "linux" and machine in {"x86_64", "aarch64"}:
        # Nothing is linked but what is in the file itself, so any C library will do.
        return f"py3-none-manylinux_2_17_{machine}.manylinux2014_{machine}.musllinux_1_1_{machine}"
    import sysconfig

    return "py3-none-" + sysconfig.get_platform().replace("-", "_").replace(".", "_")


def is_current(root: Path) -> bool:
    """Whether the library was compiled from the sources as they are now, for this machine."""
    stamp = library(root).with_suffix(".stamp")
    return library(root).is_file() and stamp.is_file() and stamp.read_text() == fingerprint(root)


def fingerprint(root: Path) -> str:
    """What the library depends on, in one word."""
    digest = hashlib.sha256(f"{sys.platform} {platform.machine()} {FLAGS}".encode())
    for path in [*sources(root), Path(__file__)]:
        digest.update(path.read_bytes())
    return digest.hexdigest()


def build(root: Path) -> None:
    """Compile unless the library is current; RuntimeError says why it could not be done."""
    if is_current(root):
        return
    command = system_compiler() or zig_compiler()
    if command is None:
        raise RuntimeError("there is no C++ compiler (c++, g++ or clang++ on the path) and no ziglang")
    with tempfile.TemporaryDirectory() as made:
        # Beside its place first, then renamed: a running program keeps the library that it has loaded.
        target = library(root).with_suffix(".new")
        compile_file(command, folder(root) / "kernel.cpp", target, Path(made))
        load_elsewhere(target)
        target.replace(library(root))
    library(root).with_suffix(".stamp").write_text(fingerprint(root))


def system_compiler() -> list[str] | None:
    """The command of a C++ compiler that works here, or None; compilers that only look like one are passed over."""
    wanted = os.environ.get("THREEFIVEEIGHT_KERNEL_COMPILER", "")
    if wanted == "zig":
        return None
    named = shlex.split(wanted or os.environ.get("CXX", ""))
    candidates = [named] if named else [[name] for name in ("c++", "g++", "clang++") if shutil.which(name)]
    return next((command for command in candidates if works(command)), None)


def works(command: list[str]) -> bool:
    """Whether a compiler makes a library that can be loaded."""
    with tempfile.TemporaryDirectory() as made:
        source, target = Path(made, "probe.cpp"), Path(made, "probe.so")
        source.write_text(PROBE)
        try:
            compile_file(command, source, target, Path(made))
            load_elsewhere(target)
        except (OSError, RuntimeError):
            return False
    return True


def zig_compiler() -> list[str] | None:
    """The command of the ziglang package, if it is installed."""
    if importlib.util.find_spec("ziglang") is None:
        return None
    command = [sys.executable, "-m", "ziglang", "c++"]
    # Without a target zig compiles for the processor of this very machine.
    return [*command, "-target", f"{platform.machine()}-linux-gnu.2.17"] if sys.platform == "linux" else command


def compile_file(command: list[str], source: Path, target: Path, scratch: Path) -> None:
    """Run the compiler; RuntimeError with what it said if it fails."""
    caches = {name: str(scratch / "zig") for name in ("ZIG_LOCAL_CACHE_DIR", "ZIG_GLOBAL_CACHE_DIR")}
    strict = ["-Wl,-z,defs"] if sys.platform == "linux" else []
    done = subprocess.run(
        [*command, *FLAGS, *strict, "-o", str(target), str(source)],
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | caches,
    )
    if done.returncode:
        raise RuntimeError(f"{' '.join(command)} failed:\n{done.stderr[-2000:]}")


def load_elsewhere(path: Path) -> None:
    """Load a library in another process, which may die of it; RuntimeError if it does."""
    done = subprocess.run(
        [sys.executable, "-c", "import ctypes, sys; ctypes.CDLL(sys.argv[1])", str(path)],
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise RuntimeError(f"the compiled library cannot be loaded: {done.stderr[-500:]}")


def main() -> int:
    """Compile in place; where that fails say so and leave the work to Python."""
    try:
        current = is_current(ROOT)
        build(ROOT)
    except (OSError, RuntimeError) as error:
        print(f"The fast kernel was not compiled, Python does its work: {error}", file=sys.stderr)
        return 0 if os.environ.get("THREEFIVEEIGHT_REQUIRE_KERNEL", "") in {"", "0"} else 1
    print(f"{library(ROOT).relative_to(ROOT)} is {'current' if current else 'compiled'}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
