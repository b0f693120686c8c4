"""Who works on the exercises: a class, and in it perhaps a pupil. Both make the numbers of the exercises."""

from __future__ import annotations

import os
from typing import NamedTuple

from webpower.engine.errors import WrongValue
from webpower.engine.messages import message

TEXTS = "webpower.lessons"

VARIABLE = "WEBPOWER_CLASS"
"""The variable that names the class where no lesson does."""


class Pupil(NamedTuple):
    """Whose numbers the exercises have."""

    class_name: str = ""
    name: str = ""


class Said:
    """A sentence that a cell shows without quotation marks."""

    def __init__(self, text: str) -> None:
        self._text = text

    def __repr__(self) -> str:
        return self._text


class _Room:
    """Who works in this kernel; None until somebody says so."""

    pupil: Pupil | None = None


def current_pupil() -> Pupil:
    """Who works here."""
    return Pupil(os.environ.get(VARIABLE, "")) if _Room.pupil is None else _Room.pupil


def class_seed(class_name: str | int = "", pupil: str = "") -> Said:
    """Give the exercises the numbers of a class, such as ``"7b"``; with a pupil's name, numbers of his or her own.

    ``""`` is for everybody who belongs to no class. Raises WrongValue for what is no name.
    """
    for what, name in (("class", class_name), ("pupil", pupil)):
        if not isinstance(name, str | int) or isinstance(name, bool):
            raise WrongValue(f"{what}: expected a name such as '7b', got {name!r}")
    _Room.pupil = Pupil(str(class_name).strip(), str(pupil).strip())
    who = {(False, False): "everybody", (True, False): "class", (False, True): "pupil", (True, True): "both"}[
        bool(_Room.pupil.class_name), bool(_Room.pupil.name)
    ]
    values = {"class": _Room.pupil.class_name, "pupil": _Room.pupil.name}
    return Said(message(TEXTS, f"numbers-of-{who}", "", **values).say(()))
