"""Players by name; levels in order; nothing imported before it is asked for (fault 58: baselines chosen with care)."""

import subprocess
import sys

import pytest

from tests.bots.making import PLAYERS
from threefiveeight.bots import BOTS, DEFAULT_LEVEL, UnknownBot, levels, make_bot


@pytest.mark.parametrize("name", PLAYERS)
def test_a_player_bears_the_name_by_which_it_is_asked_for(name: str) -> None:
    assert make_bot(name).name == name
    assert BOTS[name].says


def test_levels_are_offered_from_the_gentlest_and_hold_the_default() -> None:
    assert levels()[0] == "random"
    assert DEFAULT_LEVEL in levels()
    offered = [BOTS[name].level for name in levels()]
    assert offered == sorted(offered, key=lambda level: level or 0)


def test_an_unknown_name_is_refused_and_the_known_ones_are_named() -> None:
    with pytest.raises(UnknownBot, match="there is no player 'genius'; there are random, novice, careful"):
        make_bot("genius")


def test_importing_the_room_imports_no_player() -> None:
    code = "import sys, threefiveeight.bots; print([m for m in sys.modules if m.startswith('threefiveeight.bots.')])"
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert eval(done.stdout) == ["threefiveeight.bots.bot", "threefiveeight.bots.registry"]  # noqa: S307 - our own list
