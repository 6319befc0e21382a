"""`358 solve`: positions as JSON in, one object a position out."""

import itertools
import json
from random import Random

import pytest

from tests.search.positions import as_text, random_position
from threefiveeight.search import BadPosition, Solver
from threefiveeight.search.command import answer, position_of

GOOD = {
    "hands": ["SA S2", "SK C2", "H2 C3"],
    "contract": "H",
    "leader": 0,
    "trick": [],
    "void_play": "must_trump",
}


def test_the_printed_object() -> None:
    """Seat 2 ruffs the first spade and leads C3 to seat 1's C2: nobody but seat 2 is sure of a trick."""
    clock = itertools.count(5.0, 0.0125).__next__
    printed = json.dumps(answer(position_of(GOOD), Solver(8), clock, moves=True))
    assert printed == '{"guaranteed": [0, 0, 2], "moves": {"SA": 0, "S2": 0}, "ms": 12.5}'
    assert list(answer(position_of(GOOD), Solver(8), clock, moves=False)) == ["guaranteed", "ms"]


def test_a_trick_in_progress_counts() -> None:
    data = GOOD | {"hands": ["SA", "C2", "H2 C3"], "trick": ["S2", "SK"]}
    assert answer(position_of(data), Solver(8), lambda: 0.0, moves=True) == {
        "guaranteed": [0, 0, 2],
        "moves": {"H2": 2},
        "ms": 0.0,
    }


def test_positions_come_back() -> None:
    random = Random(1)
    for _ in range(50):
        position = random_position(random, random.randint(1, 17), random.randrange(3))
        assert position_of(json.loads(json.dumps(as_text(position)))) == position


def test_trick_and_void_play_may_be_left_out() -> None:
    short = {key: GOOD[key] for key in ("hands", "contract", "leader")}
    assert position_of(short) == position_of(GOOD | {"void_play": "free"})


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"hands": ["SA S2", "SK C2"]}, "hands are three texts"),
        ({"hands": "SA"}, "hands are three texts"),
        ({"hands": ["SA S2", "SK C2", 7]}, 'the hand of seat 2 is a text of cards such as "SA H4", not 7'),
        ({"hands": ["SA S2", "SK C2", "H2  C3"]}, "the hand of seat 2: cards are separated by single spaces"),
        ({"hands": ["SA S1", "SK C2", "H2 C3"]}, "the hand of seat 0: 'S1' is no card"),
        ({"hands": ["SA SA", "SK C2", "H2 C3"]}, "the hand of seat 0: SA comes twice"),
        ({"hands": ["SA S2", "SK SA", "H2 C3"]}, "SA comes twice"),
        ({"hands": ["SA S2", "SK C2", "H2"]}, "they hold 2, 2 and 1"),
        ({"hands": ["S" * 5000, "", ""]}, "too long"),
        ({"contract": "h"}, "contract is one of S, H, D, C, NT, MIS, not 'h'"),
        ({"contract": None}, "contract is one of .* not None"),
        ({"leader": True}, "leader is 0, 1 or 2, not True"),
        ({"leader": 1.0}, "leader is 0, 1 or 2, not 1.0"),
        ({"leader": 10**60}, "leader is 0, 1 or 2, not 1000"),
        ({"trick": "SA"}, "trick is a list"),
        ({"trick": ["D2", "D3", "D4"]}, "trick is a list of no, one or two cards"),
        ({"trick": ["D2 D3"]}, "a card of the trick is one card"),
        ({"trick": ["D2"]}, "the trick has 1"),
        ({"trick": [{}]}, "not a dict"),
        ({"void_play": "always"}, "void_play is one of free, must_trump, not 'always'"),
        ({"Hands": 1}, "unknown key 'Hands'"),
    ],
)
def test_what_is_wrong_is_named(change: dict[str, object], reason: str) -> None:
    with pytest.raises(BadPosition, match=reason):
        position_of(GOOD | change)


@pytest.mark.parametrize("key", ["hands", "contract", "leader"])
def test_what_is_missing_is_named(key: str) -> None:
    with pytest.raises(BadPosition, match=f"{key} is missing"):
        position_of({name: value for name, value in GOOD.items() if name != key})
