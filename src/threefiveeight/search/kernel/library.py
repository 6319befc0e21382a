"""The compiled kernel as Python sees it: found, checked and loaded with ctypes.

A position travels as nine 64-bit words (three hands as masks, leader, number of cards in the trick, those cards,
contract, whether the void must trump); bit ``i`` of a mask is ``Card(i)``.
"""

import ctypes
import mmap
from array import array
from dataclasses import dataclass
from enum import IntFlag
from functools import cache
from pathlib import Path
from typing import Final

from threefiveeight.rules.options import CONTRACTS, VoidPlay
from threefiveeight.search.position import Position

VERSION: Final = 3
"""The version of the C functions that this module speaks."""

PORTABLE: Final = 0
BMI2: Final = 1
PATHS: Final = {PORTABLE: "portable", BMI2: "BMI2"}
"""The ways through the kernel by number: for any processor, and for those with the instructions of 2013."""

_FILE: Final = Path(__file__).with_name("kernel.so")
_WORD: Final = ctypes.c_uint64
_POINTER: Final = ctypes.c_void_p
_INT: Final = ctypes.c_int

_FUNCTIONS: Final = {
    "kernel_version": (_INT, []),
    "kernel_best_path": (_INT, []),
    "kernel_least_bytes": (_WORD, []),
    "kernel_open": (_INT, [_POINTER, _WORD, _INT]),
    "kernel_solve": (_INT, [_POINTER, _POINTER, _POINTER]),
    "kernel_playouts": (_INT, [_INT, _POINTER, _WORD, _WORD, _WORD, _POINTER]),
    "kernel_deal": (_INT, [_INT, _WORD, _WORD, _INT, _POINTER]),
    "kernel_perft": (_WORD, [_INT, _POINTER, _INT]),
}
IMPOSSIBLE: Final = (1 << 64) - 1
"""What ``kernel_perft`` answers to a position that cannot be."""


class Switch(IntFlag):
    """Shortcuts of the solver that can be left out, to compare its answers with and without them."""

    NONE = 0
    NO_PARTITION = 1
    """The owner of every card matters, not only of those on which the result rests."""
    NO_BOUNDS = 2
    """Sure tricks are not counted."""
    NO_EQUIVALENCE = 4
    """Touching cards are tried one by one."""
    NO_TABLE = 8
    """Nothing is remembered."""


@dataclass(frozen=True, slots=True)
class Status:
    """Which kernel is in use: ``name`` is ``portable``, ``BMI2`` or ``Python``, ``reason`` says why."""

    name: str
    reason: str


class Library:
    """The loaded library; ``path`` is the way through it, by default the fastest this processor can."""

    def __init__(self, functions: ctypes.CDLL, path: int) -> None:
        """Wrap a loaded library."""
        self.functions = functions
        self.path = path

    def with_path(self, path: int) -> "Library":
        """The same library by another way, for comparing them; ValueError if this processor cannot."""
        if path not in PATHS or path > self.functions.kernel_best_path():
            raise ValueError(f"this processor has no path {path}")
        return Library(self.functions, path)

    def perft(self, position: Position, depth: int) -> int:
        """In how many ways the next ``depth`` cards can be played (0 to 51)."""
        words = words_of(position)  # kept by name: the kernel reads it by its address
        return int(self.functions.kernel_perft(self.path, _address(words), depth))

    def playouts(self, words: "array[int]", seed: int, start: int, games: int) -> "array[int]":
        """How often each seat took each number of tricks: ``[seat * 18 + tricks]``, over random games."""
        histogram = array("Q", bytes(8 * 54))
        error = self.functions.kernel_playouts(self.path, _address(words), seed, start, games, _address(histogram))
        if error:
            raise ValueError("the kernel takes this position for impossible")
        return histogram

    def deal(self, seed: int, number: int, *, short_deck: bool) -> tuple[int, int, int]:
        """The hands, as masks, that random game ``number`` of a seed is dealt."""
        hands = array("Q", bytes(24))
        self.functions.kernel_deal(self.path, seed, number, short_deck, _address(hands))
        return hands[0], hands[1], hands[2]


class Memory:
    """The memory of one solver: taken from the system as it is used, given back with the object."""

    def __init__(self, library: Library, megabytes: int) -> None:
        """Reserve that many megabytes."""
        self.functions = library.functions
        self.map = mmap.mmap(-1, max(megabytes << 20, self.functions.kernel_least_bytes()))
        self._view = ctypes.c_char.from_buffer(self.map)
        self.address = ctypes.addressof(self._view)
        if self.functions.kernel_open(self.address, len(self.map), library.path):
            raise ValueError("the kernel refuses this memory")

    def solve(self, question: "array[int]", answer: "array[int]") -> int:
        """0 solved, 1 stopped, -1 impossible; the answer: low, high, nodes, halves of the table forgotten."""
        code: int = self.functions.kernel_solve(self.address, _address(question), _address(answer))
        return code

    def signal(self, *, stop: bool) -> None:
        """Let a running search stop soon; may be called from another thread."""
        self.map[0] = stop


def words_of(position: Position) -> "array[int]":
    """A position as the kernel's words."""
    trick = (*position.trick, 0, 0)
    return array(
        "Q",
        [
            *(hand.mask for hand in position.hands),
            position.leader,
            len(position.trick),
            trick[0],
            trick[1],
            CONTRACTS.index(position.contract),
            position.void_play is VoidPlay.MUST_TRUMP,
        ],
    )


def load() -> Library | None:
    """The library, or None where Python has to do."""
    return _find()[0]


def status() -> Status:
    """Which kernel is in use and why."""
    return _find()[1]


@cache
def _find() -> tuple[Library | None, Status]:
    if not _FILE.is_file():
        return None, Status("Python", f"the kernel was not compiled: there is no {_FILE.name} in the package")
    try:
        library = opened(_FILE)
    except (OSError, AttributeError) as error:
        return None, Status("Python", f"the compiled kernel cannot be loaded: {error}")
    version = library.functions.kernel_version()
    if version != VERSION:
        return None, Status("Python", f"the compiled kernel has version {version}, not {VERSION}: compile it anew")
    reason = "the processor has it" if library.path else "the processor has no BMI2 or no AVX2"
    return library, Status(PATHS[library.path], reason)


def opened(file: Path) -> Library:
    """The library in a file, of whatever version; OSError or AttributeError for a file that is none."""
    functions = ctypes.CDLL(str(file))
    for name, (result, arguments) in _FUNCTIONS.items():
        function = getattr(functions, name)
        function.restype, function.argtypes = result, arguments
    return Library(functions, functions.kernel_best_path())


def _address(words: "array[int]") -> int:
    return words.buffer_info()[0]
