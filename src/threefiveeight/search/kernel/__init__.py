"""The fast twin of the play of the cards: C++ behind a small C ABI, and plain Python where it cannot be compiled.

The library is loaded at its first use and works without the GIL. Both ways give the same numbers.
"""

from threefiveeight.search.kernel.library import Library, Status, Switch, load, status

__all__ = ["Library", "Status", "Switch", "load", "status"]
