"""The tables of docs/rules.md say what the code does."""

import dataclasses
import json
import re
from enum import StrEnum
from pathlib import Path

import pytest

from threefiveeight.cards import FULL_DECK, CardSet, Suit, cards_from_text
from threefiveeight.record import Json, rules_from_json, rules_to_json
from threefiveeight.rules import (
    OPTION_NAMES,
    PRESETS,
    CardMoved,
    Contract,
    Dealt,
    Give,
    OptionError,
    Standing,
    apply_action,
    claims_after,
    limits,
    points_of,
    start_deal,
    targets_by_seat,
)
from threefiveeight.rules.score import target_map

PAGE = Path(__file__).parents[2] / "docs" / "rules.md"
Row = list[str]


def table_of(head: str) -> list[Row]:
    """The rows of the one table whose head line starts with the given text, cells stripped."""
    lines = PAGE.read_text(encoding="utf-8").splitlines()
    starts = [number for number, line in enumerate(lines) if line.startswith(f"| {head} |")]
    assert len(starts) == 1, f"{len(starts)} tables begin with {head!r}"
    rows: list[Row] = []
    for line in lines[starts[0] :]:
        if not line.startswith("|"):
            break
        rows.append([cell.strip() for cell in line.strip().strip("|").split("|")])
    return [rows[0], *rows[2:]]


def body_of(head: str) -> list[Row]:
    rows = table_of(head)[1:]
    assert rows
    return rows


def numbers(text: str) -> tuple[int, ...]:
    return tuple(int(word.replace("−", "-")) for word in text.split())


def three(text: str) -> tuple[int, int, int]:
    first, second, third = numbers(text)
    return (first, second, third)


def code(text: str) -> str:
    assert text.startswith("`")
    assert text.endswith("`")
    return text[1:-1]


def cell_of(value: Json) -> str:
    """An option's value as the table of presets writes it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return " ".join(map(str, value))
    return "none" if value is None else str(value).replace("-", "−")


def test_the_table_of_presets_has_all_presets_with_all_their_options() -> None:
    head, *rows = table_of("option | `sergeant-major`")
    presets = {name: rules_to_json(rules) for name, rules in PRESETS.items()}
    written = [["option", *(f"`{name}`" for name in presets)]] + [
        [f"`{option}`", *(cell_of(options[option]) for options in presets.values())] for option in OPTION_NAMES
    ]
    assert [head, *rows] == written


def test_the_table_of_options_has_every_option_once_and_in_order() -> None:
    assert [code(row[0]) for row in body_of("option | values")] == list(OPTION_NAMES)


@pytest.mark.parametrize("row", body_of("option | values"), ids=lambda row: code(row[0]))
def test_the_table_of_options_has_every_value(row: Row) -> None:
    option, values = code(row[0]), row[1]
    kind = type(getattr(PRESETS["sergeant-major"], option))
    if issubclass(kind, StrEnum):
        assert re.findall(r"`(\w+)`", values) == [word.value for word in kind]
    elif kind is bool:
        assert values == "yes, no"
    else:
        assert "`" not in values


@pytest.mark.parametrize("row", body_of("refused"), ids=lambda row: row[0])
def test_what_the_page_says_is_refused_is_refused(row: Row) -> None:
    with pytest.raises(OptionError) as caught:
        rules_from_json(json.loads(code(row[1])))
    assert caught.value.option == code(row[2])


@pytest.mark.parametrize("row", body_of("targets D L R"), ids=lambda row: row[0])
def test_limits_are_those_of_the_page(row: Row) -> None:
    assert limits(three(row[0]), dealer=0) == three(row[1])


def test_targets_rotate_as_the_page_says() -> None:
    rules = dataclasses.replace(PRESETS["three-five-eight"], rotate_targets=True)
    rows = body_of("deals")
    for deals, targets in rows:
        first, last = map(int, deals.split(" to "))
        assert {target_map(rules, number - 1) for number in range(first, last + 1)} == {three(targets)}
    assert [row[0] for row in rows] == ["1 to 3", "4 to 6", "7 to 9"]


@pytest.mark.parametrize("row", body_of("preset | contract"), ids=lambda row: f"{row[0]} {row[4]}")
def test_points_and_claims_are_those_of_the_page(row: Row) -> None:
    preset, contract, targets, tricks, points, claims = row
    rules = PRESETS[code(preset)]
    wanted = targets_by_seat(rules, 0, dealer=0)
    if contract == "MIS":
        wanted = limits(wanted, dealer=0)
    assert wanted == three(targets)
    assert points_of(Contract(contract), wanted, three(tricks)) == three(points)
    made = claims_after(rules, three(points), targets_by_seat(rules, 1, dealer=1), dealer=1)
    words = ", ".join(f"{claim.up} gets {claim.left} from {claim.down}" for claim in made)
    assert (words or "none") == claims


def dealt_for(gifts: CardSet, held: CardSet) -> Dealt:
    """A deal in which seat 0 has the gifts, and seat 1 of hearts what is held and nothing else."""
    others = FULL_DECK - gifts - held
    hearts = others.of_suit(Suit.HEARTS)
    rest = [*(others - hearts), *hearts]
    second = [*held, *rest[: 16 - len(held)]]
    left = [*gifts, *rest[16 - len(held) :]]
    return Dealt((tuple(left[:16]), tuple(second), tuple(left[16:32])), tuple(left[32:]))


@pytest.mark.parametrize("row", body_of("gifts"), ids=lambda row: f"{row[0]} to {row[1]}")
def test_what_comes_back_for_gifts(row: Row) -> None:
    gifts = cards_from_text(row[0])
    held = CardSet.parse("" if row[1] == "nothing" else row[1])
    standing = Standing(number=1, points_before=(len(gifts), -len(gifts), 0))
    deal = start_deal(PRESETS["sergeant-major-british"], 2, dealt_for(CardSet.of(gifts), held), standing)
    assert deal.hands[1].of_suit(Suit.HEARTS) == held
    for gift in gifts:
        deal = apply_action(deal, Give(0, 1, gift))
    moves = [event for event in deal.events if isinstance(event, CardMoved)]
    assert [move.card for move in moves if move.giver == 1] == list(cards_from_text(row[2]))
    assert deal.claims == ()
    assert [len(hand) for hand in deal.hands] == [16, 16, 16]
