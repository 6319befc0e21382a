"""The languages as Fluent reads them, and what the page asks of them."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast

import threefiveeight

FOLDER = Path(threefiveeight.__file__).parent / "locales"
LANGUAGES = sorted(path.stem for path in FOLDER.glob("*.ftl"))
SOURCES = Path(__file__).parents[2] / "frontend" / "src"


@cache
def entries(language: str) -> list[ast.EntryType]:
    """Everything that stands in the file of a language, junk too."""
    text = (FOLDER / f"{language}.ftl").read_text(encoding="utf-8")
    return list(FluentParser(with_spans=False).parse(text).body)


@cache
def messages(language: str) -> dict[str, ast.Message]:
    """The messages of a language by their ids."""
    return {entry.id.name: entry for entry in entries(language) if isinstance(entry, ast.Message)}


def nodes(node: object) -> Iterator[ast.BaseNode]:
    """A node and all that lies in it."""
    if isinstance(node, list):
        for one in node:
            yield from nodes(one)
    elif isinstance(node, ast.BaseNode):
        yield node
        for part in vars(node).values():
            yield from nodes(part)


def pattern(message: ast.Message, attribute: str | None = None) -> ast.Pattern | None:
    """The text of a message or of one of its attributes, None if it has none of that name."""
    if attribute is None:
        return message.value
    return next((one.value for one in message.attributes if one.id.name == attribute), None)


def variables(message: ast.Message, all_messages: dict[str, ast.Message]) -> set[str]:
    """The variables that a message needs, those of the messages it refers to included."""
    found: set[str] = set()
    waiting: list[ast.Pattern | None] = [message.value]
    while waiting:
        for node in nodes(waiting.pop()):
            if isinstance(node, ast.VariableReference):
                found.add(node.id.name)
            if isinstance(node, ast.MessageReference):
                attribute = node.attribute.name if node.attribute else None
                waiting.append(pattern(all_messages[node.id.name], attribute))
    return found


def length(text: ast.Pattern | None) -> int:
    """Letters of a message without its variables; of several variants the longest counts."""
    total = 0
    for element in text.elements if text else ():
        if isinstance(element, ast.TextElement):
            total += len(element.value)
        elif isinstance(element.expression, ast.SelectExpression):
            total += max(length(variant.value) for variant in element.expression.variants)
    return total


@cache
def page_sources() -> str:
    """All that the page is made of, as one text."""
    files = sorted(path for path in SOURCES.rglob("*") if path.suffix in {".ts", ".svelte"})
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


def asked_outright(source: str) -> set[str]:
    """Ids that the page writes out where it asks for a message: `t("play")`."""
    calls = re.findall(r"\bt\(([^`]*?)[,)\n]", source)
    return {name for call in calls for name in re.findall(r'"([a-z][\w-]*)"', call)}


def asked_by_prefix(source: str) -> set[str]:
    """Beginnings of ids that the page completes: ``t(`rank-${…}`)``."""
    return set(re.findall(r"\bt\((?:\w+ \? )?`([a-z][a-z-]*-)\$\{", source))


def keys(message: ast.Message) -> list[str]:
    """The keys of all variants of a message, in its order."""
    found = [node.key for node in nodes(message) if isinstance(node, ast.Variant)]
    return [key.name if isinstance(key, ast.Identifier) else key.value for key in found]
