"""The language that sentences are shown in: one chosen for all, or one for a while, such as that of somebody's page."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

from webpower.engine.errors import WrongValue

LANGUAGES = {"en": "English", "de": "Deutsch", "it": "Italiano"}
"""The languages there are, each with its own name for itself."""

VARIABLE = "WEBPOWER_LANGUAGE"
"""The environment variable that names the language to begin with."""


def language(name: str | None = None) -> str:
    """Show everything in this language from now on: "en", "de" or "it". Returns the language that is spoken now.

    Without a name nothing changes. What is shown already keeps the language it was made in, and so does what it says
    when it is clicked. Raises WrongValue for a language there is none of.

    >>> language()
    'en'
    >>> language("fr")
    Traceback (most recent call last):
        ...
    webpower.engine.errors.WrongValue: language: expected one of 'en', 'de', 'it', got 'fr'
    """
    global _chosen
    if name is not None:
        _chosen = _known(name, "language")
    if not _chosen:
        _chosen = _known(os.environ.get(VARIABLE) or "en", VARIABLE)
    return _spoken.get() or _chosen


@contextmanager
def spoken(name: str) -> Iterator[None]:
    """Within this block everything is said in that language, whatever was chosen for all.

    Raises WrongValue for a language there is none of.
    """
    before = _spoken.set(_known(name, "language"))
    try:
        yield
    finally:
        _spoken.reset(before)


def number_text(value: float, form: str) -> str:
    """A number in a format of Python, with the marks of the language.

    >>> number_text(1234.5, "+,.1f"), number_text(0.125, ".1%")
    ('+1,234.5', '12.5%')
    >>> with spoken("de"):
    ...     number_text(1234.5, "+,.1f"), number_text(0.125, ".0%").split()
    ('+1.234,5', ['12', '%'])
    """
    text = format(value, form)
    return text if language() == "en" else text.translate(_COMMAS).replace("%", "\u00a0%")


def _known(name: object, place: str) -> str:
    if not isinstance(name, str) or name not in LANGUAGES:
        raise WrongValue(f"{place}: expected one of {', '.join(map(repr, LANGUAGES))}, got {name!r}")
    return name


_chosen = ""
_spoken: ContextVar[str] = ContextVar("spoken", default="")
_COMMAS = str.maketrans(",.", ".,")
