"""docs/library.md and docs/notation.md name all there is, and nothing else."""

import random
import re
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from threefiveeight import cards, record, rules
from threefiveeight.cards import EMPTY, Card, Suit

DOCS = Path(__file__).parents[2] / "docs"

ONE_OF_EACH: tuple[rules.Event, ...] = (
    rules.CardsDealt(2, (EMPTY, None, None), (16, 16, 16)),
    rules.ContractNamed(0, rules.Contract.HEARTS),
    rules.HandRevealed(0, EMPTY),
    rules.SuitNamed(0, 1, Suit.HEARTS),
    rules.VoidShown(1, Suit.HEARTS),
    rules.CardMoved(1, 0, Card.parse("HA")),
    rules.ExchangeStopped(0),
    rules.KittyTaken(0, (), shown=True),
    rules.CardsDiscarded(0, 4, EMPTY),
    rules.CardPlayed(0, Card.parse("HA")),
    rules.TrickWon(0),
    rules.DealScored((9, 5, 2), (1, 0, -1), (1, 0, -1)),
    rules.GameOver((0,)),
)


def rows_under(page: str, head: str) -> Iterator[list[str]]:
    """The rows, cell by cell, of the table whose head line starts with the given text."""
    lines = iter((DOCS / page).read_text(encoding="utf-8").splitlines())
    assert any(line.startswith(head) for line in lines), f"no table begins with {head!r}"
    next(lines)
    for line in lines:
        if not line.startswith("|"):
            return
        yield [cell.strip() for cell in line.strip("|").split("|")]


def firsts(page: str, head: str) -> list[str]:
    return [row[0].strip("`") for row in rows_under(page, head)]


@pytest.mark.parametrize("module", [cards, rules, record], ids=lambda module: str(module.__name__))
def test_every_public_name_is_in_its_table_once(module: ModuleType) -> None:
    rows = rows_under("library.md", f"| from `{module.__name__}` |")
    named = [name for row in rows for name in re.findall(r"`(\w+)`", row[1])]
    assert sorted(named) == sorted(module.__all__)


def test_every_reason_for_a_refusal_is_explained() -> None:
    assert firsts("library.md", "| code | an action is refused") == list(rules.Reason)


def test_the_view_has_the_keys_of_the_page() -> None:
    preset = rules.PRESETS["three-five-eight"]
    deal = rules.start_deal(preset, 0, rules.Dealt.shuffled(preset, random.Random(1)))
    assert firsts("notation.md", "| key of a view |") == list(record.view_to_json(rules.view(deal, 1)))


def test_the_events_have_the_fields_of_the_page() -> None:
    made = [record.event_to_json(event, 0) for event in ONE_OF_EACH]
    written = {
        row[0].strip("`"): re.findall(r"`(\w+)`", row[1]) for row in rows_under("notation.md", "| type of event |")
    }
    unexplained = {str(event["type"]): [*event] for event in made}
    assert list(written) == list(unexplained)
    for kind, words in written.items():
        keys = unexplained[kind][1:]
        assert [word for word in words if word in keys] == keys, kind
