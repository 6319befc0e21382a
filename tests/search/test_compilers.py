"""The kernel compiled by ziglang gives the same numbers as the one in use, on every path."""

import shutil
from array import array
from pathlib import Path
from random import Random

import pytest

import hatch_kernel
from tests.search.positions import random_position
from threefiveeight.search import Solver
from threefiveeight.search.kernel import load
from threefiveeight.search.kernel.library import PATHS, Library, opened


@pytest.fixture(scope="module")
def other(tmp_path_factory: pytest.TempPathFactory) -> Library:
    pytest.importorskip("ziglang", reason="the second compiler is not installed")
    root = tmp_path_factory.mktemp("checkout")
    shutil.copytree(
        hatch_kernel.folder(hatch_kernel.ROOT),
        hatch_kernel.folder(root),
        ignore=shutil.ignore_patterns("*.so", "*.stamp"),
    )
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("THREEFIVEEIGHT_KERNEL_COMPILER", "zig")
        hatch_kernel.build(root)
    return opened(Path(hatch_kernel.library(root)))


@pytest.mark.slow
@pytest.mark.kernel
@pytest.mark.parametrize("path", PATHS, ids=PATHS.values())
def test_two_compilers_give_the_same_numbers(other: Library, path: int) -> None:
    own = load()
    assert own is not None
    if path > own.path:
        pytest.skip("this processor has no such path")
    words = array("Q", [0, 0, 0, 0, 0, 0, 0, 1, 1])
    one, two = own.with_path(path), other.with_path(path)
    assert one.playouts(words, 358, 0, 20_000) == two.playouts(words, 358, 0, 20_000)
    assert one.deal(358, 7, short_deck=False) == two.deal(358, 7, short_deck=False)
    random = Random(5)
    first, second = Solver(library=one), Solver(library=two)
    for _ in range(60):
        position = random_position(random, 9)
        for seat in range(3):
            assert first.bounds(position, seat) == second.bounds(position, seat)
