"""Words as data. A refusal, an event or a line of a score sheet is a message id with values; the sentence is made when
it is shown, from a catalogue of the chosen language.

Catalogues are Fluent files (all of ``texts/en``, ``texts/de`` or ``texts/it`` beside the code that uses them): the
format knows plurals and free word order, and its reader is pure Python.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Literal, NamedTuple

from webpower.engine.language import language, number_text
from webpower.engine.text import LONGEST_NAME as LONGEST_NAME
from webpower.engine.text import one_line

LARGEST = 10**15
"""Larger numbers come from files only, where they are a mistake; shown in full they would fill the page."""


LONGEST = 2000
"""Characters of any other text in a sentence; the catalogue's reader refuses far longer ones."""


class Seat(int):
    """A seat in a message: shown as the name of who sits there."""


class AnyOf(tuple["Value", ...]):
    """Several values in a message of which one is meant: ``a, b, or c``."""


class Message(NamedTuple):
    """What is to be said: an id in the catalogue, values for its gaps, and the rule it rests on ("" if none)."""

    catalogue: str
    """The package whose ``texts`` folder holds the sentence."""
    id: str
    values: tuple[tuple[str, Value], ...] = ()
    rule: str = ""

    def value(self, name: str) -> Value:
        """The value of that name; raises KeyError if the message has none."""
        return dict(self.values)[name]

    def say(self, names: Sequence[str]) -> str:
        """The sentence in the language chosen (`webpower.engine.language`), with the players' names for their seats.

        Raises KeyError for an id the catalogue lacks and ValueError for a value the sentence needs and did not get.
        """
        return _sentence(self, tuple(names))

    def cited(self, names: Sequence[str]) -> str:
        """The sentence and, in brackets, the rule: ``… [WP-18]``."""
        sentence = self.say(names)
        return f"{sentence} [{self.rule}]" if self.rule else sentence


Value = int | float | str | Seat | Message | tuple["Value", ...]
"""What can fill a gap: a number, a text, a seat, a message of its own, or several of these."""


def message(catalogue: str, id: str, rule: str = "", **values: Value) -> Message:
    """A message from keyword values, which are kept in the order given."""
    return Message(catalogue, id, tuple(values.items()), rule)


def _sentence(said: Message, names: tuple[str, ...]) -> str:
    bundle = _bundle(said.catalogue, language())
    found = bundle.get_message(said.id)  # raises KeyError (LookupError) with the id
    values = {name: _shown(value, names) for name, value in said.values}
    sentence, errors = bundle.format_pattern(found.value, values)
    if errors:
        raise ValueError(f"message {said.id}: {errors[0]}")
    return str(sentence)


def _shown(value: Value, names: tuple[str, ...]) -> int | float | str:
    if isinstance(value, Seat):
        return one_line(names[value], LONGEST_NAME)
    if isinstance(value, Message):
        return _cut(value.say(names))
    if isinstance(value, tuple):
        from babel.lists import format_list

        style: Literal["or", "standard"] = "or" if isinstance(value, AnyOf) else "standard"
        return _cut(format_list([str(_shown(item, names)) for item in value], style, locale=language()))
    if isinstance(value, int | float):
        beyond = f"{'>' if value > 0 else '<-'}{number_text(LARGEST, ',')}"
        return value + 0 if abs(value) <= LARGEST else beyond  # which makes 0 of -0
    return _cut(value) if isinstance(value, str) else value


def _cut(text: str, longest: int = LONGEST) -> str:
    """A text that is not longer than that, with an ellipsis where the rest is missing."""
    return text if len(text) <= longest else text[: longest - 1] + "\u2026"


def catalogue_text(catalogue: str, language: str) -> str:
    """The text of a catalogue, file by file in the order of their names.

    Raises FileNotFoundError for a language it does not have.
    """
    parts = sorted((files(catalogue) / "texts" / language).iterdir(), key=lambda part: part.name)
    return "\n".join(part.read_text(encoding="utf8") for part in parts)


@cache
def _bundle(catalogue: str, language: str):  # type: ignore[no-untyped-def]
    # Imported here: the engine plays games without ever making a sentence.
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(catalogue_text(catalogue, language)))
    return bundle
