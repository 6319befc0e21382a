"""The page asks for messages that exist, and every message is asked for."""

from collections.abc import Iterator
from typing import get_args

import pytest

from tests.locales.texts import asked_by_prefix, asked_outright, keys, messages, page_sources
from threefiveeight.bots import levels
from threefiveeight.rules import PRESETS, Reason
from threefiveeight.server.catalogue import presets
from threefiveeight.server.messages import NoCode

ENGLISH = messages("en")
SOURCE = page_sources()
LISTED = ("key-",)
"""Beginnings of ids that the page completes in a list, before it asks."""
NOT_SAID = {"illegal", "gone"}
"""Refusals with words elsewhere: an illegal action says its reason, a table that is gone has a line of its own."""


def test_every_message_that_the_page_writes_out_exists() -> None:
    asked = asked_outright(SOURCE)
    assert len(asked) > 100
    assert sorted(asked - set(ENGLISH)) == []


def test_every_beginning_that_the_page_completes_exists() -> None:
    asked = asked_by_prefix(SOURCE)
    assert len(asked) > 10
    assert [prefix for prefix in sorted(asked) if not any(name.startswith(prefix) for name in ENGLISH)] == []


def test_every_message_is_asked_for() -> None:
    within = {f'"{name}"' for name in ENGLISH}
    written = {name.strip('"') for name in within if name in SOURCE}
    prefixes = (*asked_by_prefix(SOURCE), *LISTED)
    variants = {name for name in ENGLISH if name.removesuffix("-you") in written}
    assert [name for name in ENGLISH if name not in written | variants and not name.startswith(prefixes)] == []


def completed() -> Iterator[str]:
    """Ids that the page makes from what the server sends."""
    for name in PRESETS:
        yield f"preset-{name}"
        yield f"preset-about-{name}"
    for option in presets([], "").options:
        yield f"option-{option.name}"
        yield f"refused-{option.name}" if option.kind in {"int", "int3", "set"} else f"option-{option.name}"
        if option.kind == "choice":
            yield from (f"value-{option.name}-{choice}" for choice in option.choices or ())
    yield from (f"contract-{contract}" for contract in ("S", "H", "D", "C", "NT", "MIS"))
    yield from (f"rank-{rank}" for rank in "AKQJT98765432")
    yield from (f"why-{reason}" for reason in Reason)
    yield from (f"why-{code}" for code in set(get_args(NoCode)) - NOT_SAID)


@pytest.mark.parametrize("name", sorted(set(completed())))
def test_what_the_server_sends_has_words(name: str) -> None:
    assert name in ENGLISH


def test_every_level_has_a_word() -> None:
    assert set(levels()) <= set(keys(ENGLISH["bot-level"]))
