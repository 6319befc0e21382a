"""The build hook: puts the built front end, and the compiled kernel where possible, into sdist and wheel.

`pip install .` from a clone needs Python alone: Node, and a C++ compiler if there is none, are asked
for as build dependencies, and only when there is something to build with them. Environment variables:

THREEFIVEEIGHT_SKIP_BUILD=1      take what lies there already (for editable installs; `make` builds by itself)
THREEFIVEEIGHT_REQUIRE_KERNEL=1  fail where the kernel cannot be compiled, instead of falling back to Python
"""

import importlib.util
import os
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def switched_on(name: str) -> bool:
    """Whether an environment variable of this hook is set to something other than nothing or 0."""
    return os.environ.get(f"THREEFIVEEIGHT_{name}", "") not in {"", "0"}


class Hook(BuildHookInterface):  # type: ignore[type-arg]  # hatchling leaves its parameter to plugins of builders
    """Front end and kernel, for hatchling."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What has to be installed to build what is out of date here: nothing, Node, a compiler, or both."""
        if switched_on("SKIP_BUILD"):
            return []
        root = Path(self.root)
        frontend = load("hatch_frontend")
        node = [] if frontend.is_current(root) else [frontend.node_requirement(root)]
        return node + (load("hatch_kernel").dependencies(root) if self.target_name == "wheel" else [])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build in the source tree, then name what git ignores but the archive carries."""
        if not switched_on("SKIP_BUILD"):
            self.build_frontend()
            if self.target_name == "wheel":
                self.build_kernel()
        build_data["artifacts"].append("src/threefiveeight/static/**")
        if self.target_name == "wheel" and version != "editable":
            self.add_library(build_data)

    def build_frontend(self) -> None:
        """Build the page unless it is current; a failure is the installation's failure."""
        frontend, root = load("hatch_frontend"), Path(self.root)
        if not frontend.is_current(root):
            self.app.display_info("Building the front end")
            frontend.build(root)

    def build_kernel(self) -> None:
        """Compile the kernel; where that fails the package does without, unless it is required."""
        try:
            load("hatch_kernel").build(Path(self.root))
        except (OSError, RuntimeError) as error:
            if switched_on("REQUIRE_KERNEL"):
                raise
            self.app.display_warning(f"The fast kernel was not compiled, Python does its work: {error}")

    def add_library(self, build_data: dict[str, Any]) -> None:
        """Put the compiled library into the wheel and tag the wheel with the platform it runs on."""
        kernel = load("hatch_kernel")
        library: Path = kernel.library(Path(self.root))
        if not library.is_file():
            return
        build_data["artifacts"].append(library.relative_to(self.root).as_posix())
        build_data["pure_python"] = False
        build_data["tag"] = kernel.wheel_tag()


def load(name: str) -> ModuleType:
    """The module of that name beside this file: the root of a checkout is no package, nor on the path."""
    spec = importlib.util.spec_from_file_location(name, Path(__file__).with_name(f"{name}.py"))
    if spec is None or spec.loader is None:
        raise RuntimeError(f"{name}.py is missing beside {__file__}")
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module
