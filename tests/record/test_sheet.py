"""The score sheet as text."""

import re

import pytest

from tests.record.making import NAMES, SMALL, UNFINISHED, game_record
from tests.rules.making import rules_with, walk
from threefiveeight.record import clean_name, replay, score_sheet
from threefiveeight.rules import Game


def test_a_line_a_deal_and_the_verdict() -> None:
    sheet = score_sheet(replay(SMALL), NAMES).splitlines()
    assert sheet[0].split() == ["deal", "dealer", "contract", "Ana", "Bo", "Cy"]
    assert len(sheet) == 4
    for line, deal in zip(sheet[1:3], SMALL["deals"], strict=True):
        assert line.split()[1] == NAMES[deal["dealer"]]
        for seat, points in enumerate(deal["points"]):
            assert re.search(rf" {deal['tricks'][seat]}/\d+ +{re.escape(f'{points:+d}')} ", line)
    winners = [NAMES[seat] for seat in SMALL["winners"]]
    assert sheet[3] == f"{' and '.join(winners)} {'has' if len(winners) == 1 else 'have'} won."


@pytest.mark.parametrize("seed", range(5))
def test_fault_38_the_totals_shown_are_those_of_the_engine(seed: int) -> None:
    *_, game = walk(rules_with("three-five-eight", end_deals=4), seed)
    last = score_sheet(game, NAMES).splitlines()[-2]
    assert [int(total) for total in re.findall(r"/\d+ +[+-]\d+ +([+-]\d+)", last)] == list(game.totals)


@pytest.mark.parametrize(
    ("record", "verdict"),
    [
        (UNFINISHED, "No deal is finished yet."),
        (game_record({"preset": "three-five-eight"}, 1, moments=80), "The game is not over."),
    ],
    ids=["no deal", "one deal"],
)
def test_an_unfinished_game_has_no_winner(record: dict[str, object], verdict: str) -> None:
    assert score_sheet(replay(record), NAMES).splitlines()[-1] == verdict  # type: ignore[arg-type]


def test_a_deal_won_by_tricks_has_no_points_and_says_so() -> None:
    record = game_record({"preset": "sergeant-major", "end_tricks": 1}, 1)
    *_, deal, verdict = score_sheet(replay(record), NAMES).splitlines()
    assert deal.count("—") == 3
    assert verdict == f"{NAMES[record['winners'][0]]} has won by tricks."


def test_a_playoff_is_marked_and_shared_winners_are_named() -> None:
    for seed in range(400):
        *_, game = walk(rules_with("sergeant-major", end_deals=1, end_tricks=None), seed)
        if len(game.results) > 1:
            assert score_sheet(game, NAMES).splitlines()[2].startswith("2 playoff")
            break
    else:
        raise AssertionError("no playoff found")
    for seed in range(400):
        *_, game = walk(rules_with("three-five-eight", end_deals=1), seed)
        if len(game.winners) == 2:
            first, second = (NAMES[seat] for seat in game.winners)
            assert score_sheet(game, NAMES).splitlines()[-1] == f"{first} and {second} have won."
            break
    else:
        raise AssertionError("no tie found")


def test_contracts_without_trumps_are_named_in_words() -> None:
    for contract, words in (("NT", "no trump"), ("MIS", "no tricks"), ("H", "H")):
        game = replay(game_record({"preset": "three-five-eight", "end_deals": 1, "contracts": [contract]}, 1))
        line = score_sheet(game, NAMES).splitlines()[1]
        assert re.split(r"  +", line)[2] == words


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ana", "Ana"),
        ("Zoë 李", "Zoë 李"),
        ("x" * 16, "x" * 16),
        ("x" * 17, "x" * 15 + "…"),
        ("a\x1b[31mb\n\tc", "a[31mbc"),
        ("\ud800\u202e", ""),
        ("", ""),
    ],
)
def test_a_name_cannot_disturb_a_terminal(name: str, shown: str) -> None:
    assert clean_name(name) == shown


def test_who_has_no_name_is_called_by_the_seat() -> None:
    sheet = score_sheet(replay(SMALL), ("", "\n", "Cy")).splitlines()
    assert re.split(r"  +", sheet[0])[3:] == ["seat 0", "seat 1", "Cy"]
    assert score_sheet(Game.new(rules_with(), 0), NAMES) == "No deal is finished yet."
