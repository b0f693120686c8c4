"""The app's words, from its catalogue."""

from __future__ import annotations

from webpower.engine.messages import Value, message

TEXTS = "webpower.app"


def say(id: str, **values: Value) -> str:
    """A word or sentence of the app.

    >>> say("nav-play")
    'Play'
    """
    return message(TEXTS, id, "", **values).say(())
