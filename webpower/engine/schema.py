"""A JSON Schema from a typed model: what other programs, and editors of text, can check a file by.

It says the same as `webpower.engine.structures` checks: types, keys, limits. What must hold across the parts of a file
it can't say.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import MISSING, Field, fields, is_dataclass
from typing import Annotated, Any, get_args, get_origin, get_type_hints

DIALECT = "https://json-schema.org/draft/2020-12/schema"
TYPES = {str: "string", int: "integer", float: "number", bool: "boolean"}

Schema = dict[str, Any]


def json_schema(model: type, title: str) -> Schema:
    """The schema of a dataclass; its parts that are dataclasses stand under ``$defs`` by their names.

    >>> from dataclasses import dataclass
    >>> @dataclass
    ... class Marble:
    ...     'A marble.'
    ...     weight: int
    >>> json_schema(Marble, "Marbles")["properties"]
    {'weight': {'type': 'integer'}}
    """
    parts: dict[str, Schema] = {}
    whole = _object(model, parts)
    return {"$schema": DIALECT, "title": title, **whole, "$defs": dict(sorted(parts.items()))}


def _object(model: type, parts: dict[str, Schema]) -> Schema:
    hints: Mapping[str, Any] = get_type_hints(model, include_extras=True)
    of = {str(part.metadata.get("key", part.name)): part for part in fields(model)}
    return {
        "description": (model.__doc__ or "").strip(),
        "type": "object",
        "properties": {key: _schema(hints[part.name], parts) for key, part in of.items()},
        "required": [key for key, part in of.items() if _is_required(part)],
        "additionalProperties": False,
    }


def _is_required(part: Field[Any]) -> bool:
    return part.default is MISSING and part.default_factory is MISSING


def _schema(kind: Any, parts: dict[str, Schema]) -> Schema:
    """Raises TypeError for a type that no file of ours has."""
    arguments = get_args(kind)
    if get_origin(kind) is Annotated:
        found = _schema(arguments[0], parts)
        for limit in arguments[1:]:
            found |= limit.schema()
        return found
    if get_origin(kind) is list:
        return {"type": "array", "items": _schema(arguments[0], parts)}
    if get_origin(kind) is dict:
        return {"type": "object", "additionalProperties": _schema(arguments[1], parts)}
    if isinstance(kind, type) and is_dataclass(kind):
        name = kind.__name__.removesuffix("Entry").lower()
        if name not in parts:
            parts[name] = _object(kind, parts)
        return {"$ref": f"#/$defs/{name}"}
    if type(None) in arguments:
        (plain,) = (argument for argument in arguments if argument is not type(None))
        return {"anyOf": [_schema(plain, parts), {"type": "null"}]}
    if kind is Any:
        return {}
    if kind in TYPES:
        return {"type": TYPES[kind]}
    raise TypeError(f"no schema for {kind!r}")


def schema_text(schema: Schema) -> str:
    """A schema as the text of its file."""
    return json.dumps(schema, ensure_ascii=True, indent=1) + "\n"
