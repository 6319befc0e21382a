"""Writes what the page keeps of the rules: ``python -m threefiveeight.server.pagedata`` prints presets.json.

The pages that can be read without a server take the presets and the options from ``frontend/src/lib/presets.json``. The
file is committed; a test compares it with what this prints.
"""

import sys

import msgspec

from threefiveeight.server.catalogue import presets


def kept_presets() -> str:
    """The presets and the options; levels of bots depend on the machine and are left out."""
    known = presets([], "")
    told = msgspec.json.encode({"presets": known.presets, "options": known.options})
    return msgspec.json.format(told, indent=1).decode() + "\n"


if __name__ == "__main__":
    sys.stdout.write(kept_presets())
