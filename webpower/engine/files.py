"""Reading JSON files from strangers, and writing files whole or not at all.

What a file may hold, `webpower.engine.structures` knows; here it only has to be text, JSON, and of a size and depth
that does no harm.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NoReturn

from webpower.engine.errors import FileError
from webpower.engine.json_words import not_json
from webpower.engine.messages import AnyOf
from webpower.engine.mistakes import MAX_SHOWN, mistake, said, short, wrong
from webpower.engine.text import visible

MAX_BYTES = 5_000_000
"""Larger files are refused: a game takes about ten thousand bytes, a board forty thousand."""

MAX_DEPTH = 32
"""So many levels of lists and objects in each other, at most; no file of ours has more than nine."""


class Repeating(dict[str, Any]):
    """A JSON object that gave some of its keys more than once; ``repeated`` names them."""

    __slots__ = ("repeated",)
    repeated: tuple[str, ...]


def read_json(path: str | os.PathLike[str]) -> Any:
    """The content of a JSON file. Objects with a repeated key come as `Repeating`.

    Raises FileError (one line) when the file can't be opened, is too large, is not UTF-8 or not JSON.
    """
    try:
        content = read_content(path)
    except OSError as error:
        raise FileError([mistake("", "file-not-opened", why=error.strerror or str(error))]) from None
    except (TypeError, ValueError):
        raise FileError([wrong("", said("file-path"), visible(repr(path)[:MAX_SHOWN]))]) from None
    return parse_json(content)


def read_content(path: str | os.PathLike[str]) -> bytes:
    """The bytes of a file, or one more than it may have of a larger one. Raises OSError, TypeError and ValueError."""
    with Path(path).open("rb") as file:
        return file.read(MAX_BYTES + 1)


def parse_json(content: bytes | str) -> Any:
    """As `read_json`, from the content itself."""
    if len(content) > MAX_BYTES:
        raise FileError([wrong("", said("file-bytes-most", most=MAX_BYTES), said("file-more"))])
    try:
        text = content.decode("utf-8-sig") if isinstance(content, bytes) else content
        data = json.loads(text, object_pairs_hook=_object, parse_constant=_no_constant)
    except FileError:
        raise
    except UnicodeDecodeError as error:
        byte = said("file-byte", byte=f"0x{error.object[error.start]:02X}", number=error.start)
        raise FileError([wrong("", said("file-utf-8"), byte)]) from None
    except json.JSONDecodeError as error:
        raise FileError([not_json(error)]) from None
    except RecursionError:
        raise _too_deep() from None
    except ValueError:  # a number with more digits than Python reads
        raise FileError([mistake("", "json-digits", digits=sys.get_int_max_str_digits())]) from None
    return _harmless(data)


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) == len(pairs):
        return found
    repeating = Repeating(found)
    repeating.repeated = tuple(key for key, times in Counter(key for key, _ in pairs).items() if times > 1)
    return repeating


def _harmless(data: Any) -> Any:
    """The data, unless they are nested too deeply or hold a text that can't be written (half of a surrogate pair).

    Goes down level by level, since going down by calls would end where Python's own calls do.
    """
    level = [data]
    for _ in range(MAX_DEPTH + 1):
        texts = [part for part in level if isinstance(part, str) and not part.isascii()]
        texts += [key for part in level if isinstance(part, dict) for key in part if not key.isascii()]
        for text in texts:
            try:
                text.encode()
            except UnicodeEncodeError:
                half = said("file-half-character", value=json.dumps(text[:MAX_SHOWN]))
                raise FileError([wrong("", said("file-whole-characters"), half)]) from None
        level = [
            inner
            for part in level
            if isinstance(part, dict | list)
            for inner in (part.values() if isinstance(part, dict) else part)
            if isinstance(inner, dict | list | str)
        ]
        if not level:
            return data
    raise _too_deep()


def _too_deep() -> FileError:
    return FileError([wrong("", said("file-depth-most", most=MAX_DEPTH), said("file-more"))])


def _no_constant(name: str) -> NoReturn:
    raise FileError([mistake("", "json-number", got=name)])


def repeated_keys(data: Any, place: str = "") -> Iterator[tuple[str, str]]:
    """Every repeated key of a read file, with the place of the object that repeats it."""
    return _repeated(data, place) if any(isinstance(part, Repeating) for part in _containers(data)) else iter(())


def _repeated(data: Any, place: str) -> Iterator[tuple[str, str]]:
    if isinstance(data, Repeating):
        yield from ((place, key) for key in data.repeated)
    if isinstance(data, dict):
        for key, value in data.items():
            if isinstance(value, dict | list):
                yield from _repeated(value, f"{place}.{key}" if place else key)
    elif isinstance(data, list):
        for number, value in enumerate(data):
            if isinstance(value, dict | list):
                yield from _repeated(value, f"{place}[{number}]")


def _containers(data: Any) -> Iterator[list[Any] | dict[str, Any]]:
    """All lists and objects, level by level."""
    level = [data] if isinstance(data, dict | list) else []
    while level:
        yield from level
        level = [
            inner
            for part in level
            for inner in (part.values() if isinstance(part, dict) else part)
            if isinstance(inner, dict | list)
        ]


def check_format(data: Any, expected: str) -> None:
    """Raises FileError unless the data is an object whose ``format`` is the expected one."""
    if not isinstance(data, dict):
        raise FileError([wrong("", said("file-a-json-object"), short(data))])
    if "format" not in data:
        raise FileError([mistake("format", "file-missing", expected=short(expected))])
    if data["format"] != expected:
        raise FileError([wrong("format", AnyOf([short(expected)]), short(data["format"]))])


def write_text(path: str | os.PathLike[str], text: str) -> None:
    """Write a file whole or not at all: a full disk or a killed process leaves the old file as it was.

    Where the path is a link, the file it leads to is written. Raises OSError, and UnicodeEncodeError for half a
    character.
    """
    write_bytes(path, text.encode())


def write_bytes(path: str | os.PathLike[str], content: bytes) -> None:
    """As `write_text`, for a file that is no text."""
    target = Path(os.path.realpath(path))
    descriptor, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name[:100]}.")
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        Path(name).chmod(target.stat().st_mode & 0o777 if target.exists() else 0o644)
        Path(name).replace(target)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
