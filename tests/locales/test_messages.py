"""Every language says the same things: no message, variable or case is missing."""

import re
from collections import Counter

import pytest
from fluent.syntax import ast

from tests.locales.texts import LANGUAGES, entries, keys, messages, nodes, pattern, variables

ENGLISH = messages("en")
SUITS = ["S", "H", "D", "C"]
every_language = pytest.mark.parametrize("language", LANGUAGES)


def test_the_five_languages_are_there() -> None:
    assert set(LANGUAGES) >= {"en", "fr", "nl", "pl", "pt"}


@every_language
def test_nothing_is_junk(language: str) -> None:
    assert [entry.content for entry in entries(language) if isinstance(entry, ast.Junk)] == []


@every_language
def test_no_message_is_written_twice(language: str) -> None:
    names = Counter(entry.id.name for entry in entries(language) if isinstance(entry, ast.Message))
    assert [name for name, times in names.items() if times > 1] == []
    assert len(names) > 300


@every_language
def test_messages_are_those_of_english(language: str) -> None:
    theirs = set(messages(language))
    assert (sorted(set(ENGLISH) - theirs), sorted(theirs - set(ENGLISH))) == ([], [])


@every_language
def test_messages_are_in_the_order_of_english(language: str) -> None:
    assert list(messages(language)) == list(ENGLISH)


@every_language
def test_every_message_has_a_text(language: str) -> None:
    assert [name for name, message in messages(language).items() if message.value is None] == []


@every_language
def test_references_lead_somewhere(language: str) -> None:
    own = messages(language)
    references = [node for node in nodes(list(own.values())) if isinstance(node, ast.MessageReference)]
    attributes = [(node.id.name, node.attribute.name if node.attribute else None) for node in references]
    assert [one for one in attributes if one[0] not in own or pattern(own[one[0]], one[1]) is None] == []


@every_language
def test_variables_are_those_of_english(language: str) -> None:
    own = messages(language)
    wanted = {name: variables(message, ENGLISH) for name, message in ENGLISH.items()}
    assert {name: variables(own[name], own) for name in wanted} == wanted


@every_language
def test_suits_are_told_apart(language: str) -> None:
    suit = messages(language)["suit"]
    assert keys(suit) == SUITS * (1 + len(suit.attributes))


@every_language
def test_words_of_the_glossary_have_forms_and_an_explanation(language: str) -> None:
    terms = {name: message for name, message in messages(language).items() if name.startswith("term-")}
    assert len(terms) > 20
    attributes = {tuple(one.id.name for one in message.attributes) for message in terms.values()}
    assert attributes == {("forms", "about")}


@every_language
def test_levels_are_those_of_english(language: str) -> None:
    assert keys(messages(language)["bot-level"]) == keys(ENGLISH["bot-level"])


TYPOGRAPHY = {
    "fr": r"[ \u00a0][;!?]|[ \u202f][:»]|«[ \u202f]|'",
    "en": r" [:;!?]|'|\"",
    "nl": r" [:;!?]|'|\"",
    "pl": r" [:;!?]|'|\"",
    "pt": r" [:;!?]|'|\"",
}
"""What must not stand in a text: wrong quotes, and signs that the end of a line could tear off."""


def test_polish_ends_no_line_with_a_single_letter() -> None:
    forms = [one.value for message in messages("pl").values() for one in message.attributes if one.id.name == "forms"]
    skipped = {id(node) for node in nodes(forms)}
    texts = [node for node in nodes(list(messages("pl").values())) if isinstance(node, ast.TextElement)]
    loose = [node.value for node in texts if id(node) not in skipped and re.search(r"(?i)\b[aiouwz] ", node.value)]
    assert loose == []


@pytest.mark.parametrize("language", TYPOGRAPHY)
def test_typography(language: str) -> None:
    texts = [node.value for node in nodes(list(messages(language).values())) if isinstance(node, ast.TextElement)]
    assert [text for text in texts if re.search(TYPOGRAPHY[language] + r"|\.\.\.|  ", text)] == []
