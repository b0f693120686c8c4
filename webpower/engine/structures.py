"""Holding the content of a JSON file against a typed model: strict, and every mistake a line that says where it is.

Models are plain dataclasses; cattrs, a library in pure Python, holds a file against them and collects all mistakes at
once. What a value may be beyond its type, ``Annotated`` says (`webpower.engine.limits`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import fields, is_dataclass
from functools import cache
from itertools import chain
from typing import TYPE_CHECKING, Annotated, Any, TypeVar, get_args, get_origin, get_type_hints

from webpower.engine.errors import FileError, refuse
from webpower.engine.files import check_format, repeated_keys
from webpower.engine.limits import Entries, Limit
from webpower.engine.messages import AnyOf, Message
from webpower.engine.mistakes import Mistake, inside, mistake, said, short, short_key, wrong

if TYPE_CHECKING:
    from cattrs import Converter

KINDS = {
    str: "file-a-text",
    int: "file-a-whole-number",
    float: "file-a-number",
    bool: "file-true-or-false",
    list: "file-a-list",
    dict: "file-an-object",
}
"""What a type is called."""

MISTAKES = (ExceptionGroup, ValueError, TypeError)
"""What cattrs and the hooks raise."""

MOST_WRONG = 200
"""After so many wrong entries of a list the others are not looked at: all together they could fill the memory."""

T = TypeVar("T")


class Wrong(ValueError):
    """What was expected and what came, raised by a hook."""

    def __init__(self, expected: Message | AnyOf, got: Message | str) -> None:
        super().__init__()
        self.expected, self.got = expected, got


Hook = Callable[[Any, Any], Any]


def structure(data: Any, model: type[T]) -> T:
    """The data as an instance of the model, a dataclass; a field's metadata may name its ``key`` in the file.

    Raises FileError with a line a mistake: a key missing, unknown or repeated, a value of the wrong type or beyond its
    limits.
    """
    found, mistakes = _structured(data, model)
    if found is None:
        raise FileError(mistakes)
    return found


def structured(data: Any, model: type[T]) -> tuple[T | None, Sequence[Mistake]]:
    """As `structure`, but the mistakes come beside the instance, so that more can be looked for in it.

    There is an instance unless a type is wrong, a key missing or unknown, or a list too long or too short.
    """
    found, mistakes = _structured(data, model)
    if found is None:
        try:
            return _converter(False).structure(data, model), mistakes
        except MISTAKES:
            pass
    return found, mistakes


def checked(data: Any, form: str, model: type[T], more: Callable[[T], Iterator[Mistake]]) -> T:
    """The content of a file of that ``form`` (its ``format``) as an instance of its model, looked at in every way.

    ``more`` finds what is wrong across the parts of the file. Raises FileError with all mistakes, a line each.
    """
    check_format(data, form)
    file, mistakes = structured(data, model)
    if file is None:
        raise FileError(mistakes)
    refuse(chain(mistakes, more(file)))
    return file


def _structured(data: Any, model: type[T]) -> tuple[T | None, Sequence[Mistake]]:
    repeated = [mistake(inside(place, key), "file-twice") for place, key in repeated_keys(data)]
    if repeated:
        return None, repeated
    try:
        return _converter(True).structure(data, model), []
    except MISTAKES as error:
        return None, list(_told(error, "", model))


def _expect(kind: type, value: Any) -> None:
    if type(value) is not kind and not (kind is dict and isinstance(value, dict)):
        raise Wrong(said(KINDS[kind]), short(value))


@cache
def _converter(limits: bool) -> Converter:
    """A strict converter: the library's own takes whatever can be converted, a file has to say what it means.

    Without ``limits`` it lets numbers and texts be what they like, but still not lists be of any length.
    """
    from cattrs import Converter
    from cattrs.cols import mapping_structure_factory
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
        hints = get_type_hints(model, include_extras=True)  # cattrs itself would leave out what Annotated says
        for part in fields(model):
            part.type = hints[part.name]
        renamed: dict[str, Any] = {
            part.name: override(rename=part.metadata["key"]) for part in fields(model) if "key" in part.metadata
        }
        return make_dict_structure_fn(model, converter, _cattrs_forbid_extra_keys=True, **renamed)

    def limited_factory(model: Any, converter: Converter) -> Hook:
        return _limited(model, converter, limits)

    for plain in (str, int, bool):
        converter.register_structure_hook(plain, strict(plain, lambda value, _: value))
    converter.register_structure_hook(float, lambda value, _: _number(value))

    def strict_factory(kind: type, factory: Callable[..., Hook]) -> Callable[[Any, Converter], Hook]:
        return lambda model, converter: strict(kind, factory(model, converter))

    factories: list[tuple[type, Callable[[Any], bool], Callable[..., Hook]]] = [
        (list, lambda model: get_origin(model) is list, _list_factory),
        (dict, lambda model: get_origin(model) is dict, mapping_structure_factory),
        (dict, is_dataclass, object_factory),
    ]
    for kind, concerns, factory in factories:
        converter.register_structure_hook_factory(concerns, strict_factory(kind, factory))
    converter.register_structure_hook_factory(lambda model: type(None) in get_args(model), optional)
    converter.register_structure_hook_factory(_is_limited, limited_factory)
    return converter


def _list_factory(model: Any, converter: Converter) -> Hook:
    """The hook of a list: as cattrs makes it, but it stops when enough is wrong."""
    from cattrs import IterableValidationError, IterableValidationNote

    (kind,) = get_args(model)
    inner = converter.get_structure_hook(kind)

    def hook(value: Any, _: Any) -> Any:
        found: list[Any] = []
        bad: list[Exception] = []
        for number, entry in enumerate(value):
            try:
                if len(bad) == MOST_WRONG:
                    raise Wrong(said("file-good-entries"), said("file-all-wrong", number=MOST_WRONG))
                found.append(inner(entry, kind))
            except MISTAKES as error:
                error.add_note(IterableValidationNote("", number, kind))
                bad.append(error)
                if len(bad) > MOST_WRONG:
                    break
        if bad:
            raise IterableValidationError("", bad, list)
        return found

    return hook


def _is_limited(model: Any) -> bool:
    return get_origin(model) is Annotated


def _limited(model: Any, converter: Converter, limits: bool) -> Hook:
    """The hook of a type with limits. They are looked at before what is in a list, which may be far too much."""
    plain, *those = get_args(model)
    checked: list[Limit] = [limit for limit in those if limits or isinstance(limit, Entries)]
    kind = get_origin(plain) or plain
    inner = converter.get_structure_hook(plain)

    def hook(value: Any, _: Any) -> Any:
        if kind is float:
            _number(value)
        elif kind is not Any:
            _expect(kind, value)
        for limit in checked:
            if fault := limit.fault(value):
                raise Wrong(*fault)
        return inner(value, plain)

    return hook


def _number(value: Any) -> float:
    if type(value) not in (int, float):
        raise Wrong(said(KINDS[float]), short(value))
    try:
        return float(value)
    except OverflowError:  # a whole number may be longer than that
        raise Wrong(said(KINDS[float]), short(value)) from None


def _told(error: BaseException, place: str, model: Any) -> Iterator[Mistake]:
    """The mistakes in an error of cattrs, in the order of the file; ``model`` is what was to be at that place."""
    from cattrs import ForbiddenExtraKeysError

    if isinstance(error, ExceptionGroup):
        for inner in error.exceptions:
            step, part = _step(inner, error)
            yield from _told(inner, place + step if place else step.lstrip("."), part or model)
    elif isinstance(error, ForbiddenExtraKeysError):
        keys = AnyOf(_key(model, part.name) for part in fields(error.cl))
        for key in sorted(error.extra_fields):
            yield mistake(inside(place, key), "file-unknown-key", expected=keys)
    elif isinstance(error, KeyError):
        yield mistake(place, "file-missing", expected=_expected(model))
    else:
        assert isinstance(error, Wrong), repr(error)
        yield wrong(place, error.expected, error.got)


def _step(error: BaseException, whole: BaseException) -> tuple[str, Any]:
    """The step from an object or list, which the error ``whole`` is about, to the part with the error, and its type.

    Cattrs notes them on the error.
    """
    from cattrs import AttributeValidationNote, IterableValidationNote

    for note in getattr(error, "__notes__", ()):
        if isinstance(note, AttributeValidationNote):
            return f".{_key(getattr(whole, 'cl', None), note.name)}", note.type
        if isinstance(note, IterableValidationNote):
            return f"[{note.index}]" if isinstance(note.index, int) else f".{short_key(note.index)}", note.type
    return "", None


def _expected(model: Any) -> Message | AnyOf:
    """What a value of that type may be."""
    if get_origin(model) is Annotated:
        plain, *limits = get_args(model)
        return limits[-1].expected() if limits else _expected(plain)
    if type(None) in get_args(model):
        return _expected(next(kind for kind in get_args(model) if kind is not type(None)))
    if is_dataclass(model):
        return said(KINDS[dict])
    return said(KINDS.get(get_origin(model) or model, "file-a-value"))


def _key(model: Any, name: str) -> str:
    """What a field of the model is called in files."""
    keys = {part.name: part.metadata.get("key", part.name) for part in fields(model)} if is_dataclass(model) else {}
    return str(keys.get(name, name))
