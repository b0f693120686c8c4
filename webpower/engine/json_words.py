"""What Python's reader of JSON finds wrong, in our words: what was expected, and what came."""

from __future__ import annotations

from json import JSONDecodeError

from webpower.engine.messages import Message
from webpower.engine.mistakes import Mistake, mistake, said, short

EXPECTED = {
    "Expecting value": "json-value",
    "Expecting property name": "json-key",
    "Illegal trailing comma": "json-key",
    "Expecting ':'": "json-colon",
    "Expecting ','": "json-comma",
    "Extra data": "json-end",
    "Unterminated string": "json-quote",
    "Invalid control character": "json-character",
    "Invalid \\": "json-escape",
}
"""How what the reader says begins, and what it had expected."""

SHOWN = 20
"""So many characters of what came are repeated at most."""


def not_json(error: JSONDecodeError) -> Mistake:
    """The mistake, with its line and column, counted from 1."""
    expected = next((id for begins, id in EXPECTED.items() if error.msg.startswith(begins)), "json-other")
    return mistake(
        "", "json-wrong", expected=said(expected), got=_got(error), line=str(error.lineno), column=str(error.colno)
    )


def _got(error: JSONDecodeError) -> Message | str:
    if error.pos >= len(error.doc):
        return said("json-file-end")
    return short(error.doc[error.pos : error.pos + SHOWN].split("\n")[0] or "\n")
