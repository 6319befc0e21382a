"""The kernel's functions for a seat that does not see all cards, as Python calls them."""

import ctypes
from array import array
from functools import cache
from typing import Final, NamedTuple

from threefiveeight.search.kernel.library import Library, Memory, load
from threefiveeight.search.watch import Watch

_WORD: Final = ctypes.c_uint64
_POINTER: Final = ctypes.c_void_p
_INT: Final = ctypes.c_int
_SITUATION: Final = [_INT, _POINTER, _WORD, _POINTER, _WORD]

_FUNCTIONS: Final = {
    "kernel_worlds": (_INT, [*_SITUATION, _WORD, _WORD, _WORD, _POINTER]),
    "kernel_flat": (_INT, [*_SITUATION, _WORD, _WORD, ctypes.c_uint, _POINTER]),
    "kernel_forecast": (_INT, [*_SITUATION, _INT, _WORD, _WORD, _WORD, ctypes.c_uint, _POINTER]),
    "kernel_judge": (_INT, [_INT, _POINTER, *[_POINTER, _WORD] * 3, _WORD, _WORD]),
    "kernel_judge_slice": (_INT, [_INT, _POINTER, _INT, _POINTER]),
}
_MORE: Final = 1
_CUT: Final = 2
_JUDGED: Final = 4
"""What a slice of judging answers, as bits: there is more to do, worlds were left out, the cards have been tried."""

MOST_CARDS: Final = 17
"""The most cards that a seat can choose from."""

POOL_BYTES: Final = 32
"""What the kernel needs for each world that it draws."""

WORLD_BYTES: Final = 160
"""At least what the kernel needs for each world that it keeps."""

_JUDGE_BYTES: Final = 8192
"""At least what the kernel needs to judge cards beside worlds and counts."""

_WEIGHING: Final = 0.5
"""After this share of the time the worlds weighed so far have to do, so that some are also played out."""


class Verdict(NamedTuple):
    """What a candidate card is worth, in 65,536ths of a unit of the utilities, and whether it lasted to the end."""

    card: int
    worth: int
    lasted: bool


class SeatKernel:
    """The compiled functions for worlds and playouts; all work without the GIL and answer in whole numbers."""

    def __init__(self, library: Library) -> None:
        """Wrap a loaded library; AttributeError if it lacks a function."""
        self._functions = library.functions
        self._path = library.path
        for name, (result, arguments) in _FUNCTIONS.items():
            function = getattr(self._functions, name)
            function.restype, function.argtypes = result, arguments

    def worlds(self, words: "array[int]", room: int, seed: int, start: int, number: int) -> "array[int]":
        """Three masks a world: the next hand, the one after it, cards in no hand. ValueError if there is none."""
        out = array("Q", bytes(24 * number))
        memory = ctypes.create_string_buffer(room)
        question = _address(words), len(words), ctypes.addressof(memory), room
        if self._functions.kernel_worlds(self._path, *question, seed, start, number, _address(out)) < 0:
            raise ValueError("the kernel takes this situation for impossible")
        return out

    def flat(self, words: "array[int]", room: int, seed: int, worlds: int, noise: int) -> list[tuple[int, int]]:
        """Pairs of a candidate card and the own tricks with it, summed over worlds. ValueError if there is none."""
        out = array("q", bytes(16 * MOST_CARDS))
        memory = ctypes.create_string_buffer(room)
        question = _address(words), len(words), ctypes.addressof(memory), room
        found = self._functions.kernel_flat(self._path, *question, seed, worlds, noise, _address(out))
        if found < 0:
            raise ValueError("the kernel takes this situation for impossible")
        return [(out[2 * index], out[2 * index + 1]) for index in range(found)]

    def forecast(  # noqa: PLR0913  the whole question, once
        self, words: "array[int]", room: int, leader: int, seed: int, *, worlds: int, noise: int, start: int = 0
    ) -> "array[int]":
        """How often each seat takes each number of tricks, ``[seat * 18 + tricks]``; ValueError without a world.

        Worlds are numbered, and ``start`` is the first that counts.
        """
        histogram = array("Q", bytes(8 * 54))
        memory = ctypes.create_string_buffer(room)
        question = _address(words), len(words), ctypes.addressof(memory), room
        answer = _address(histogram)
        if self._functions.kernel_forecast(self._path, *question, leader, seed, start, worlds, noise, answer) < 0:
            raise ValueError("the kernel takes this situation for impossible")
        return histogram

    def judge(  # noqa: PLR0917  the whole question, once
        self,
        words: "array[int]",
        room: int,
        task: "array[int]",
        seed: int,
        memory: Memory | None,
        watch: Watch | None = None,
    ) -> list[Verdict]:
        """What the candidate cards are worth, by a plan; the first two words of the task are its numbers of worlds.

        ``memory`` is that of a solver, None where nothing is solved. ValueError for an impossible situation or task.
        When the ``watch`` says so, the answer is what is known by then: nothing if no card has been tried.
        """
        out = array("q", bytes(24 * MOST_CARDS))
        layouts = (room + 63) // 64 * 64
        size = layouts + _JUDGE_BYTES + POOL_BYTES * task[0] + WORLD_BYTES * task[1]
        space = ctypes.create_string_buffer(size)
        found = self._functions.kernel_judge(
            self._path,
            None if memory is None else memory.address,
            _address(words),
            len(words),
            _address(task),
            len(task),
            ctypes.addressof(space),
            size,
            layouts,
            seed,
        )
        if found < 0:
            raise ValueError("the kernel takes this situation for impossible")
        if not self._judged(ctypes.addressof(space) + layouts, out, watch or Watch()):
            return []
        return [Verdict(out[3 * index], out[3 * index + 1], bool(out[3 * index + 2])) for index in range(found)]

    def _judged(self, begun: int, out: "array[int]", watch: Watch) -> bool:
        """Slice after slice; whether the cards have been tried as far as they need be, or at all."""
        more = True
        while more:
            hurry = watch.spent(_WEIGHING)
            said = self._functions.kernel_judge_slice(self._path, begun, hurry, _address(out))
            more = bool(said & _MORE)
            watch.cut |= bool(said & _CUT)
            if more and watch.spent():
                watch.cut = True
                return bool(said & _JUDGED)
        return True


@cache
def seat_kernel() -> SeatKernel | None:
    """The compiled functions, or None where Python has to do."""
    library = load()
    try:
        return None if library is None else SeatKernel(library)
    except AttributeError:
        return None


def _address(words: "array[int]") -> int:
    return words.buffer_info()[0]
