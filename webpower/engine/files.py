"""Reading JSON files from strangers: strict, and every mistake a line that says where it is.

Typed models are plain dataclasses; cattrs, a library in pure Python, holds a file against them and collects all
mistakes at once.
"""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn, TypeVar, get_args, get_origin

from webpower.engine.errors import FileError

if TYPE_CHECKING:
    from cattrs import Converter

MAX_BYTES = 20_000_000
"""Larger files are refused: a game takes about ten thousand bytes."""

MAX_SHOWN = 60
"""The most characters of a wrong value that a sentence repeats."""

KINDS = {str: "a text", int: "a whole number", bool: "true or false", list: "a list", dict: "an object"}

T = TypeVar("T")
Hook = Callable[[Any, Any], Any]


class Repeating(dict[str, Any]):
    """A JSON object that gave some of its keys more than once; ``repeated`` names them."""

    repeated: tuple[str, ...]


def read_json(path: str | os.PathLike[str]) -> Any:
    """The content of a JSON file. Objects with a repeated key come as `Repeating`.

    Raises FileError (one line) when the file can't be opened, is too large, is not UTF-8 or not JSON.
    """
    try:
        with Path(path).open("rb") as file:
            content = file.read(MAX_BYTES + 1)
    except OSError as error:
        raise FileError([f"the file can't be opened: {error.strerror}"]) from None
    except (TypeError, ValueError):
        raise FileError([f"this is no path of a file: {path!r}"]) from None
    return parse_json(content)


def parse_json(content: bytes | str) -> Any:
    """As `read_json`, from the content itself."""
    if len(content) > MAX_BYTES:
        raise FileError([f"the file has more than {MAX_BYTES:,} bytes"])
    try:
        text = content.decode("utf-8-sig") if isinstance(content, bytes) else content
        return json.loads(text, object_pairs_hook=_object, parse_constant=_no_constant)
    except UnicodeDecodeError as error:
        raise FileError([f"not UTF-8 text (byte {error.start})"]) from None
    except json.JSONDecodeError as error:
        raise FileError([f"not JSON: {error.msg} (line {error.lineno}, column {error.colno})"]) from None
    except RecursionError:
        raise FileError(["not a file of ours: nested too deeply"]) from None
    except ValueError as error:  # a number with too many digits, NaN
        raise FileError([f"not JSON that can be read: {error}"]) from None


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) == len(pairs):
        return found
    repeating = Repeating(found)
    keys = [key for key, _ in pairs]
    repeating.repeated = tuple(key for key in found if keys.count(key) > 1)
    return repeating


def _no_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is no number in JSON")


def repeated_keys(data: Any, place: str = "") -> Iterator[tuple[str, str]]:
    """Every repeated key of a read file, with the place of the object that repeats it."""
    if isinstance(data, Repeating):
        yield from ((place, key) for key in data.repeated)
    if isinstance(data, dict):
        for key, value in data.items():
            yield from repeated_keys(value, f"{place}.{key}" if place else key)
    elif isinstance(data, list):
        for number, value in enumerate(data):
            yield from repeated_keys(value, f"{place}[{number}]")


def check_format(data: Any, expected: str) -> None:
    """Raises FileError unless the data is an object whose ``format`` is the expected one."""
    if not isinstance(data, dict):
        raise FileError([f"expected a JSON object, got {short(data)}"])
    if "format" not in data:
        raise FileError([f"format: missing; expected {expected!r}"])
    if data["format"] != expected:
        raise FileError([f"format: expected {expected!r}, got {short(data['format'])}"])


def structure(data: Any, model: type[T]) -> T:
    """The data as an instance of the model, a dataclass; a field's metadata may name its ``key`` in the file.

    Raises FileError with a line a mistake: a key missing, unknown or repeated, a value of the wrong type.
    """
    repeated = [f"{_at(place, key)}: the key is there twice" for place, key in repeated_keys(data)]
    if repeated:
        raise FileError(repeated)
    try:
        return _converter().structure(data, model)
    except (ExceptionGroup, ValueError, TypeError) as mistake:
        raise FileError(list(_lines(mistake, ""))) from None


def short(value: Any) -> str:
    """A value of a file as it may be shown in a sentence: never long, never with line breaks."""
    text = json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= MAX_SHOWN else f"{text[:MAX_SHOWN]} …"


def _at(place: str, key: str) -> str:
    return f"{place}.{key}" if place else key


def _expect(kind: type, value: Any) -> None:
    if type(value) is not kind and not (kind is dict and isinstance(value, dict)):
        raise TypeError(f"expected {KINDS[kind]}, got {short(value)}")


@cache
def _converter() -> Converter:
    """A strict converter: the library's own takes whatever can be converted, a file has to say what it means."""
    from cattrs import Converter
    from cattrs.cols import list_structure_factory, mapping_structure_factory
    from cattrs.gen import make_dict_structure_fn, override

    converter = Converter()

    def strict(kind: type, inner: Hook) -> Hook:
        def hook(value: Any, model: Any) -> Any:
            _expect(kind, value)
            return inner(value, model)

        return hook

    def optional(model: Any, converter: Converter) -> Hook:
        (plain,) = (kind for kind in get_args(model) if kind is not type(None))
        return lambda value, _: None if value is None else converter.structure(value, plain)

    def object_factory(model: Any, converter: Converter) -> Hook:
        renamed: dict[str, Any] = {
            part.name: override(rename=part.metadata["key"]) for part in fields(model) if "key" in part.metadata
        }
        return make_dict_structure_fn(model, converter, _cattrs_forbid_extra_keys=True, **renamed)

    for plain in (str, int, bool):
        converter.register_structure_hook(plain, strict(plain, lambda value, _: value))
    converter.register_structure_hook(float, lambda value, _: _number(value))

    def strict_factory(kind: type, factory: Callable[..., Hook]) -> Callable[[Any, Converter], Hook]:
        return lambda model, converter: strict(kind, factory(model, converter))

    factories: list[tuple[type, Callable[[Any], bool], Callable[..., Hook]]] = [
        (list, lambda model: get_origin(model) is list, list_structure_factory),
        (dict, lambda model: get_origin(model) is dict, mapping_structure_factory),
        (dict, is_dataclass, object_factory),
    ]
    for kind, concerns, factory in factories:
        converter.register_structure_hook_factory(concerns, strict_factory(kind, factory))
    converter.register_structure_hook_factory(lambda model: type(None) in get_args(model), optional)
    return converter


def _number(value: Any) -> float:
    if type(value) not in (int, float):
        raise TypeError(f"expected a number, got {short(value)}")
    return float(value)


def _lines(mistake: BaseException, place: str) -> Iterator[str]:
    """The mistakes in an error of cattrs, one line each, in the order of the file."""
    from cattrs import ForbiddenExtraKeysError

    if isinstance(mistake, ExceptionGroup):
        for inner in mistake.exceptions:
            yield from _lines(inner, place + _step(inner, mistake))
    elif isinstance(mistake, ForbiddenExtraKeysError):
        for key in sorted(mistake.extra_fields):
            yield f"{_at(place, short(key)[1:-1])}: unknown key".lstrip(".")
    elif isinstance(mistake, KeyError):
        yield f"{place.lstrip('.')}: missing"
    else:
        yield f"{place.lstrip('.')}: {mistake}".removeprefix(": ")


def _step(mistake: BaseException, whole: BaseException) -> str:
    """The step from an object or list, which the error ``whole`` is about, to the part the mistake is in.

    Cattrs notes it on the error.
    """
    from cattrs import AttributeValidationNote, IterableValidationNote

    for note in getattr(mistake, "__notes__", ()):
        if isinstance(note, AttributeValidationNote):
            return f".{_key(getattr(whole, 'cl', None), note.name)}"
        if isinstance(note, IterableValidationNote):
            return f"[{note.index}]" if isinstance(note.index, int) else f".{short(note.index)[1:-1]}"
    return ""


def _key(model: Any, name: str) -> str:
    """What a field of the model is called in files."""
    keys = {part.name: part.metadata.get("key", part.name) for part in fields(model)} if is_dataclass(model) else {}
    return str(keys.get(name, name))


def write_text(path: str | os.PathLike[str], text: str) -> None:
    """Write a file whole or not at all: a full disk or a killed process leaves the old file as it was."""
    target = Path(path)
    descriptor, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
    try:
        with os.fdopen(descriptor, "w", encoding="utf8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(name).chmod(target.stat().st_mode & 0o777 if target.exists() else 0o644)
        Path(name).replace(target)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
