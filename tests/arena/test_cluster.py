"""On a Ray cluster a match comes to the same; without Ray it says what to do."""

import builtins
from collections.abc import Callable
from typing import Any

import pytest

from tests.arena.test_journal import figures
from tests.arena.test_match import match_of
from threefiveeight.arena import play_match
from threefiveeight.arena.cluster import ClusterMissing, on_ray


@pytest.mark.slow
def test_the_same_on_ray() -> None:
    pytest.importorskip("ray", reason="the extra 'cluster' is not installed")
    match = match_of("careful", "random", deals=9)
    assert figures(match, play_match(match, player=on_ray())) == figures(match, play_match(match))


def test_without_ray_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    real: Callable[..., Any] = builtins.__import__

    def without_ray(name: str, *others: Any) -> Any:
        if name == "ray":
            raise ImportError(name)
        return real(name, *others)

    monkeypatch.setattr(builtins, "__import__", without_ray)
    with pytest.raises(ClusterMissing, match=r"threefiveeight\[cluster\]"):
        on_ray()
