"""Every sentence there is in English is there in every language, says the same of the same, and can be said."""

from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast, visitor

ROOT = Path(__file__).resolve().parents[1]
OTHERS = ("de", "it")
PLURALS = {"zero", "one", "two", "few", "many", "other"}
NUMBERS = (0, 1, 2, 5)
CATALOGUES = sorted(path.parent for path in (ROOT / "webpower").rglob("texts/en"))

SAME: dict[str, set[str]] = {
    "de": {
        "form-name",
        "game-name",
        "map-title",
        "mapping-name",
        "nav-start",
        "normal",
        "pause",
        "q-next-in",
        "q-topic-bots",
        "report-title",
        "site-title",
        "worksheet-name",
    },
    "it": {"game-name", "lab-head-bot", "map-title", "nav-start", "q-next-in", "report-title", "site-title"},
}
"""Messages that are the same as in English, since their words are; those without any words are not listed."""


def name(catalogue: Path) -> str:
    return str(catalogue.parent.relative_to(ROOT))


class _Used(visitor.Visitor):
    """The variables of a message, each with the words it is compared with, and the text between them."""

    def __init__(self) -> None:
        self.variables: dict[str, set[str]] = {}
        self.texts: list[str] = []

    def visit_VariableReference(self, node: Any) -> None:
        self.variables.setdefault(node.id.name, set())

    def visit_SelectExpression(self, node: Any) -> None:
        chosen = node.selector
        if isinstance(chosen, ast.VariableReference):
            keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
            self.variables.setdefault(chosen.id.name, set()).update(keys)
        self.generic_visit(node)

    def visit_TextElement(self, node: Any) -> None:
        self.texts.append(node.value)


@cache
def messages(catalogue: Path, language: str) -> dict[str, dict[str, _Used]]:
    """By file and id: what a message is made of."""
    found: dict[str, dict[str, _Used]] = {}
    for path in sorted((catalogue / language).glob("*.ftl")):
        entries = found[path.name] = {}
        for entry in FluentParser().parse(path.read_text(encoding="utf8")).body:
            assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in entries, f"{path}: {entry.id.name} is there twice"
                used = entries[entry.id.name] = _Used()
                used.visit(entry.value)
    return found


@pytest.mark.parametrize("catalogue", CATALOGUES, ids=name)
def test_no_two_files_of_a_catalogue_have_a_sentence_of_one_name(catalogue: Path):
    found = [id for entries in messages(catalogue, "en").values() for id in entries]
    assert sorted(found) == sorted(set(found))


def both(language: str) -> Iterator[tuple[str, _Used, _Used]]:
    """Every message in English and in a language."""
    for catalogue in CATALOGUES:
        english, other = messages(catalogue, "en"), messages(catalogue, language)
        for file, entries in english.items():
            for id, used in entries.items():
                yield id, used, other[file][id]


@pytest.mark.parametrize("catalogue", CATALOGUES, ids=name)
@pytest.mark.parametrize("language", OTHERS)
def test_no_sentence_is_missing_and_none_is_left_over(catalogue: Path, language: str):
    english, other = messages(catalogue, "en"), messages(catalogue, language)
    assert list(other) == list(english)
    for file, entries in english.items():
        assert list(other[file]) == list(entries), file


@pytest.mark.parametrize("language", OTHERS)
def test_a_sentence_uses_what_it_uses_in_english(language: str):
    wrong = [id for id, used, other in both(language) if set(other.variables) != set(used.variables)]
    assert not wrong


@pytest.mark.parametrize("language", OTHERS)
def test_a_sentence_tells_apart_what_it_tells_apart_in_english(language: str):
    """Words that a program chooses between; plurals are each language's own."""
    wrong = []
    for id, used, other in both(language):
        for variable, keys in used.variables.items():
            if (keys - PLURALS) != (other.variables.get(variable, set()) - PLURALS):
                wrong.append(f"{id} ${variable}")
    assert not wrong


@pytest.mark.parametrize("language", OTHERS)
def test_no_sentence_was_left_in_english(language: str):
    worded = ((id, used.texts, other.texts) for id, used, other in both(language))
    same = {id for id, english, other in worded if english == other and any(map(str.isalpha, "".join(english)))}
    assert same == SAME[language]


@pytest.mark.parametrize("catalogue", CATALOGUES, ids=name)
@pytest.mark.parametrize("language", ["en", *OTHERS])
def test_every_sentence_can_be_said(catalogue: Path, language: str):
    bundle = FluentBundle([language], use_isolating=False)
    for path in sorted((catalogue / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf8")))
    for entries in messages(catalogue, language).values():
        for id, used in entries.items():
            for values in _values(used):
                value = bundle.get_message(id).value
                assert value is not None, id
                pattern, errors = bundle.format_pattern(value, values)
                assert not errors, f"{id}: {errors}"
                said = str(pattern)
                assert "{" not in said
                assert "  " not in said.strip(), f"{id}: {said!r}"


def _values(used: _Used) -> Iterator[dict[str, int | str]]:
    """What a message may be given: every word it knows, and numbers that differ in their plurals."""
    choices: list[list[int | str]] = []
    for keys in used.variables.values():
        words = sorted(keys - PLURALS)
        choices.append([*words, "Anna"] if words else list(NUMBERS) if keys else ["Anna"])
    for values in product(*choices):
        yield dict(zip(used.variables, values, strict=True))
