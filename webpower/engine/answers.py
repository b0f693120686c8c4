"""The forms that an answer can have: what people write is read, or answered with what is wanted."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from fractions import Fraction
from string import ascii_lowercase
from typing import Any, Protocol

from webpower.engine.language import language, spoken
from webpower.engine.messages import AnyOf, Message, Seat, message

TEXTS = "webpower.engine"

Answer = int | Fraction | str | frozenset[int] | frozenset[str] | Callable[..., Any]
"""An answer that was read: a number, a fraction, the key of an option, seats, ids of places, or a function."""

MEANINGS = ("yes", "no", "both")
SHOWN = 6
"""The most names that a sentence lists."""


class Unreadable(Exception):
    """What was written is no answer of this form; ``message`` says what is wanted."""

    def __init__(self, said: Message) -> None:
        self.message = said
        super().__init__(said.id)


class Form(Protocol):
    """How a question wants to be answered."""

    def read(self, answer: object, names: Sequence[str]) -> Answer:
        """The answer that people mean by what they wrote. Raises Unreadable."""
        ...

    def words(self, answer: Answer) -> Message:
        """An answer in words, to choose from or in a key."""
        ...

    @property
    def wanted(self) -> Message:
        """What is to be written."""
        ...


def plain(text: str) -> str:
    """A name as it is compared: without accents, capitals, and spaces around it.

    >>> plain(" Cîteaux ")
    'citeaux'
    """
    return unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode().casefold().strip()


def words_for(meaning: str) -> list[str]:
    """The words by which ``yes``, ``no``, ``both``, ``nobody`` and ``and`` are known, as they are compared.

    English is always understood, since the code that stands in a notebook is.

    >>> words_for("nobody")
    ['nobody', 'no one', 'none']
    """
    known: list[str] = []
    for name in dict.fromkeys(("en", language())):
        with spoken(name):
            known += message(TEXTS, f"read-{meaning}").say(()).split(",")
    return list(dict.fromkeys(map(plain, known)))


@dataclass(frozen=True)
class Number:
    """A whole number."""

    def read(self, answer: object, names: Sequence[str]) -> int:
        """See `Form.read`; ``7``, ``7.0`` and ``"7"`` are the same, and so are 1600, ``"1,600"`` and ``"1 600"``."""
        if isinstance(answer, str) and re.fullmatch(r"\s*[+-]?\d{1,9}\s*", answer):
            return int(answer)
        if isinstance(answer, str) and re.fullmatch(r"\s*[+-]?\d{1,3}([,.'\u2019\s]\d{3}){1,2}\s*", answer):
            return int(re.sub(r"[^\d+-]", "", answer))
        if isinstance(answer, float) and answer.is_integer():
            return int(answer)
        if isinstance(answer, bool) or not isinstance(answer, int):
            raise Unreadable(self.wanted)
        return answer

    def words(self, answer: Answer) -> Message:
        """See `Form.words`."""
        assert isinstance(answer, int)
        return message(TEXTS, "answer-number", number=answer)

    @property
    def wanted(self) -> Message:
        """See `Form.wanted`."""
        return message(TEXTS, "wanted-number")


@dataclass(frozen=True)
class Players:
    """Players by their names: one, several, or nobody."""

    def read(self, answer: object, names: Sequence[str]) -> frozenset[int]:
        """See `Form.read`; several names as a list, or in one text."""
        known = {plain(name): seat for seat, name in enumerate(names)}
        return frozenset(known[name] for name in _found(answer, known, names, self.wanted))

    def words(self, answer: Answer) -> Message:
        """See `Form.words`."""
        assert isinstance(answer, frozenset)
        seats = tuple(Seat(seat) for seat in sorted(answer) if isinstance(seat, int))
        return message(TEXTS, "answer-players", number=len(seats), players=seats)

    @property
    def wanted(self) -> Message:
        """See `Form.wanted`."""
        return message(TEXTS, "wanted-players")


@dataclass(frozen=True)
class Places:
    """Places on a board: ``labels`` are what they are called, by id."""

    labels: Mapping[str, str]

    def read(self, answer: object, names: Sequence[str]) -> frozenset[str]:
        """See `Form.read`; names, ids, or ids without what stands before their colon."""
        known = {plain(label): id for id, label in self.labels.items()}
        for id in self.labels:
            known |= {plain(id): id, plain(id.rpartition(":")[2]): id}
        return frozenset(known[name] for name in _found(answer, known, list(self.labels.values()), self.wanted))

    def words(self, answer: Answer) -> Message:
        """See `Form.words`."""
        assert isinstance(answer, frozenset)
        labels = tuple(label for id, label in self.labels.items() if id in answer)
        return message(TEXTS, "answer-places", number=len(labels), places=labels)

    @property
    def wanted(self) -> Message:
        """See `Form.wanted`."""
        return message(TEXTS, "wanted-places")


@dataclass(frozen=True)
class Option:
    """One of the sentences to choose from."""

    key: str
    text: Message
    also: tuple[str, ...] = ()
    """Other words for it: rules, and what `words_for` knows, such as ``yes``."""


@dataclass(frozen=True)
class Options:
    """One of several sentences, by its letter in the order given, its key or another short word for it."""

    options: tuple[Option, ...]

    def read(self, answer: object, names: Sequence[str]) -> str:
        """See `Form.read`; True and False mean what ``yes`` and ``no`` mean."""
        if isinstance(answer, bool):
            answer = "yes" if answer else "no"
        if not isinstance(answer, str):
            raise Unreadable(self.wanted)
        wanted = plain(answer).rstrip(".)")
        for letter, option in zip(ascii_lowercase, self.options, strict=False):
            if wanted in (*map(plain, (letter, option.key, option.text.say(names))), *_also(option)):
                return option.key
        raise Unreadable(self.wanted)

    def words(self, answer: Answer) -> Message:
        """See `Form.words`."""
        return next(option.text for option in self.options if option.key == answer)

    @property
    def wanted(self) -> Message:
        """See `Form.wanted`."""
        last = ascii_lowercase[len(self.options) - 1]
        return message(TEXTS, "wanted-option", last=last)


def _also(option: Option) -> Iterator[str]:
    for word in option.also:
        yield from words_for(word) if word in MEANINGS else (plain(word),)


def _found(answer: object, known: Mapping[str, object], shown: Sequence[str], wanted: Message) -> Iterator[str]:
    """The names in an answer as they are compared. Raises Unreadable for the first one that is not known."""
    for name in _names(answer, known, wanted):
        if plain(name) not in known:
            alike = get_close_matches(plain(name), known, n=3, cutoff=0.6)
            listed = [label for label in shown if plain(label) in alike] or list(shown[:SHOWN])
            listing = AnyOf(listed) if alike else (*listed, "…") if len(listed) < len(shown) else tuple(listed)
            raise Unreadable(message(TEXTS, "no-such-name", name=name, names=listing, alike=len(alike)))
        yield plain(name)


def _names(answer: object, known: Mapping[str, object], wanted: Message) -> list[str]:
    if answer is None:
        return []
    if isinstance(answer, str):
        if plain(answer) in known:
            return [answer]
        if plain(answer) in ("", "-", *words_for("nobody")):
            return []
        both = "|".join(words_for("and"))
        return [part for part in re.split(rf",|;|&|\b(?:{both})\b", answer) if part.strip()]
    listed = list(answer) if isinstance(answer, Iterable) else [answer]
    names = [name for name in listed if isinstance(name, str)]
    if len(names) < len(listed):
        raise Unreadable(wanted)
    return names
