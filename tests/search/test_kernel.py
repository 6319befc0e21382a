"""The compiled kernel: found or not, loaded late, equal to the rules, and deaf to nonsense."""

import subprocess
import sys
from array import array
from pathlib import Path
from random import Random

import pytest

from tests.search.positions import random_position
from threefiveeight.cards import CardSet
from threefiveeight.rules.options import Contract, VoidPlay
from threefiveeight.search import Position, Solver
from threefiveeight.search.kernel import library as face
from threefiveeight.search.kernel import load, status
from threefiveeight.search.perft import perft, perft_by_rules


def test_the_status_says_what_is_in_use() -> None:
    assert status().name in {"portable", "BMI2", "Python"}
    assert (status().name == "Python") == (load() is None)
    assert status().reason


def test_importing_loads_neither_numpy_nor_the_kernel() -> None:
    code = (
        "import sys, threefiveeight.search, threefiveeight.search.playouts, threefiveeight.search.command,"
        "threefiveeight.arena, threefiveeight.bots.looking_ahead, threefiveeight.cli.main, threefiveeight.server.app;"
        "print('numpy' in sys.modules, 'kernel.so' in open('/proc/self/maps').read())"
    )
    if not Path("/proc/self/maps").exists():
        pytest.skip("only Linux shows what is loaded")
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["False", "False"]


@pytest.mark.parametrize(
    ("content", "reason"), [(None, "was not compiled"), (b"no library", "cannot be loaded")], ids=["missing", "broken"]
)
def test_without_a_library_python_does_it(
    content: bytes | None, reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "kernel.so"
    if content is not None:
        file.write_bytes(content)
    monkeypatch.setattr(face, "_FILE", file)
    face._find.cache_clear()
    try:
        assert load() is None
        assert status().name == "Python"
        assert reason in status().reason
        position = random_position(Random(6), 4, 1)
        in_python = Solver(8).solve(position, moves=True), perft(position, 5)
    finally:
        monkeypatch.undo()
        face._find.cache_clear()
    assert in_python == (Solver(8).solve(position, moves=True), perft_by_rules(position, 5))


@pytest.mark.kernel
@pytest.mark.parametrize(
    ("size", "depth", "count"), [(1, 3, 30), (2, 6, 60), (3, 6, 60), (8, 4, 40), (16, 3, 30), (17, 3, 9)]
)
def test_perft_is_that_of_the_rules(size: int, depth: int, count: int) -> None:
    library, random = load(), Random(size)
    assert library is not None
    for _ in range(count):
        position = random_position(random, size, random.randrange(3))
        expected = perft_by_rules(position, depth)
        for path in range(library.path + 1):
            assert library.with_path(path).perft(position, depth) == expected, position


def test_perft_of_a_position_counted_by_hand() -> None:
    """Seat 0 leads either spade; seat 1 follows with its one spade; seat 2 is void and must ruff with its one heart."""
    hands = (CardSet.parse("SA S2"), CardSet.parse("SK C2"), CardSet.parse("H2 C3"))
    position = Position(hands, Contract.HEARTS, 0, (), VoidPlay.MUST_TRUMP)
    assert [perft(position, depth) for depth in range(5)] == [1, 2, 2, 2, 2]
    free = Position(hands, Contract.HEARTS, 0, (), VoidPlay.FREE)
    assert [perft(free, depth) for depth in range(4)] == [1, 2, 2, 4]


@pytest.mark.kernel
@pytest.mark.parametrize(
    ("place", "word"),
    [(0, 1 << 52), (0, 0), (1, 3), (3, 3), (4, 3), (4, 1), (5, 52), (7, 6), (8, 2), (9, 3), (12, 9), (13, 99)],
)
def test_the_functions_refuse_words_that_make_no_sense(place: int, word: int) -> None:
    library = load()
    assert library is not None
    position = Position(tuple(CardSet(3 << 2 * seat) for seat in range(3)), Contract.HEARTS)  # type: ignore[arg-type]
    question = face.words_of(position) + array("Q", [0, 0, 0, 0, 2, 1])
    memory, answer = face.Memory(library, 1), array("Q", bytes(32))
    assert memory.solve(question, answer) == 0
    if place == 5:
        question[4] = 1
    question[place] = word
    assert memory.solve(question, answer) == -1


@pytest.mark.kernel
def test_a_path_that_the_processor_lacks_is_refused() -> None:
    library = load()
    assert library is not None
    with pytest.raises(ValueError, match="no path 7"):
        library.with_path(7)
