"""The site's words, from its catalogue."""

from __future__ import annotations

from webpower.engine.errors import WebpowerError
from webpower.engine.messages import Value, message

TEXTS = "webpower.site"


def say(id: str, **values: Value) -> str:
    """A word or sentence of the site.

    >>> say("play-now")
    'Play now'
    """
    return message(TEXTS, id, "", **values).say(())


class SiteError(WebpowerError):
    """The site cannot be built, and why."""


def site_error(id: str, **values: Value) -> SiteError:
    """The error that says a sentence of the catalogue."""
    return SiteError(say(id, **values))
