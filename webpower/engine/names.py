"""Names that people give: what is no name, or none that there is, is answered with those that are alike."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches

from webpower.engine.errors import WebpowerError, WrongValue

SHOWN = 9
"""The most names that a sentence lists."""


class UnknownName(WebpowerError, KeyError):
    """A name that this game does not have."""

    def __str__(self) -> str:
        return str(self.args[0])


def check_texts(**names: object) -> None:
    """Raises WrongValue for the first one that is no text.

    >>> check_texts(act="pass", at=7)
    Traceback (most recent call last):
    webpower.engine.errors.WrongValue: at: expected a name, got 7
    """
    for what, name in names.items():
        if not isinstance(name, str):
            raise WrongValue(f"{what}: expected a name, got {name!r}")


def check_name(what: str, name: str, names: Sequence[str]) -> None:
    """Raises UnknownName, with the names that are alike, unless it is one of the names.

    >>> check_name("site", "fulde", ["chorin", "fulda"])
    Traceback (most recent call last):
    webpower.engine.names.UnknownName: there is no site 'fulde'; there is fulda
    """
    if name not in names:
        alike = get_close_matches(name, names, n=3, cutoff=0.5) or list(names)
        more = f" and {len(alike) - SHOWN} more" if len(alike) > SHOWN else ""
        said = f"there is no {what} {name!r}" if name else f"the {what} is not named"
        raise UnknownName(f"{said}; there is {', '.join(alike[:SHOWN])}{more}")
