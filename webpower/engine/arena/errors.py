"""Why games can't be played, or a run can't be gone on with."""

from __future__ import annotations

from webpower.engine.errors import WebpowerError
from webpower.engine.messages import Value, message
from webpower.engine.players import TEXTS


class ArenaError(WebpowerError):
    """Games can't be played, or a run can't be gone on with."""


def arena_error(id: str, **values: Value) -> ArenaError:
    """The error of that sentence."""
    return ArenaError(message(TEXTS, f"arena-{id}", "", **values).say(()))
