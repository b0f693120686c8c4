"""What changed between two scenes, as plain data, so that a step of a game sends the step and not the board.

A patch is a JSON object; a part that would be empty is left out:

    {"scene":  {"title": "Turn 4"},                       what changed of width, height, title
     "lines":  [[3, 1, ["Fulda: Anna."]]],                of the description: the number of a line, how many lines go
                                                          there, what comes; from the last to the first
     "remove": ["corvey"],                                ids of marks that go
     "add":    [[7, {"id": "fulda", "tag": "circle", …}]], marks that come, each with its place among all marks
     "set":    {"obra": {"fill": "#009e73", "r": null}},  attributes that changed; null: no longer there
     "text":   {"score": "12"}, "label": {…}, "button": {…}}

They apply in this order. A mark whose tag or place in the painting order changed is removed and added.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from dataclasses import replace
from difflib import SequenceMatcher
from typing import Any

from webpower.draw.scene import Mark, Scene

Patch = dict[str, Any]

EMPTY = Scene(1, 1, "", "")
"""What a patch that makes a whole scene starts from."""

FRAME = ("width", "height", "title")
FIELDS = ("text", "label", "button")


def patch(old: Scene, new: Scene) -> Patch:
    """The patch that turns the old scene into the new one; {} if they are equal.

    >>> old = Scene(40, 30, "A dot", "One dot.", (Mark("dot", "circle", {"r": 2}),))
    >>> patch(old, Scene(40, 30, "A dot", "One dot.", (Mark("dot", "circle", {"r": 3}),)))
    {'set': {'dot': {'r': 3}}}
    """
    before = {mark.id: mark for mark in old.marks}
    kept = _kept(old.marks, new.marks)
    other = [mark for mark in new.marks if before.get(mark.id) is not mark]  # most are the very same
    changed = [(before[mark.id], mark) for mark in other if mark.id in kept and before[mark.id] != mark]
    parts: Patch = {
        "scene": {name: getattr(new, name) for name in FRAME if getattr(old, name) != getattr(new, name)},
        "lines": line_changes(old.description, new.description),
        "remove": [mark.id for mark in old.marks if mark.id not in kept],
        "add": [[place, mark.to_data()] for place, mark in enumerate(new.marks) if mark.id not in kept],
        "set": {now.id: _changes(was.attrs, now.attrs) for was, now in changed if was.attrs != now.attrs},
    }
    for name in FIELDS:
        parts[name] = {now.id: getattr(now, name) for was, now in changed if getattr(was, name) != getattr(now, name)}
    return {name: part for name, part in parts.items() if part}


def apply_patch(scene: Scene, changes: Mapping[str, Any]) -> Scene:
    """The scene with the patch applied. Raises ValueError if the patch names a mark that the scene does not have."""
    marks = {mark.id: mark for mark in scene.marks}
    for name in changes.get("remove", ()):
        _known(marks, name)
        del marks[name]
    order = list(marks)
    for place, data in changes.get("add", ()):
        order.insert(place, data["id"])
        marks[data["id"]] = Mark(**data)
    for name, attrs in changes.get("set", {}).items():
        merged = {**_known(marks, name).attrs, **attrs}
        marks[name] = replace(marks[name], attrs={key: value for key, value in merged.items() if value is not None})
    edits: dict[str, dict[str, Any]] = {}
    for field in FIELDS:
        for name, value in changes.get(field, {}).items():
            edits.setdefault(name, {})[field] = value
    for name, fields in edits.items():  # together, since a button without a label is no mark
        marks[name] = replace(_known(marks, name), **fields)
    lines = scene.description.split("\n")
    for at, gone, came in changes.get("lines", ()):
        lines[at : at + gone] = came
    frame = {"description": "\n".join(lines), **changes.get("scene", {})}
    return replace(scene, marks=tuple(marks[name] for name in order), **frame)


def line_changes(old: str, new: str) -> list[list[Any]]:
    """What turns the lines of one text into those of the other: where, how many lines go, what comes; from the last on.

    >>> line_changes("Anna\\nBob\\nChris", "Anna\\nBarbara\\nChris\\nDan")
    [[3, 0, ['Dan']], [1, 1, ['Barbara']]]
    """
    if old == new:
        return []
    before, after = old.split("\n"), new.split("\n")
    steps = SequenceMatcher(None, before, after, autojunk=False).get_opcodes()
    return [[start, end - start, after[i:j]] for kind, start, end, i, j in reversed(steps) if kind != "equal"]


def _known(marks: Mapping[str, Mark], name: str) -> Mark:
    if name not in marks:
        raise ValueError(f"the patch changes the mark {name!r}, which the scene does not have")
    return marks[name]


def _kept(old: Sequence[Mark], new: Sequence[Mark]) -> set[str]:
    """The ids of the marks that can stay where they are: as many as possible of those in both, in the same order."""
    places = {(mark.id, mark.tag): place for place, mark in enumerate(old)}
    both = [mark for mark in new if (mark.id, mark.tag) in places]
    order = [places[mark.id, mark.tag] for mark in both]
    longest = range(len(both)) if order == sorted(order) else _longest_rising(order)
    return {both[index].id for index in longest}


def _longest_rising(numbers: Sequence[int]) -> list[int]:
    """The indices of a longest rising subsequence of different numbers.

    >>> _longest_rising([0, 7, 1, 2, 8])
    [0, 2, 3, 4]
    """
    ends: list[int] = []  # ends[k] is the smallest number that ends a rising line of k + 1 numbers …
    at: list[int] = []  # … and at[k] its index
    before: list[int | None] = []
    for index, value in enumerate(numbers):
        length = bisect_left(ends, value)
        ends[length : length + 1] = [value]
        at[length : length + 1] = [index]
        before.append(at[length - 1] if length else None)
    line: list[int] = []
    step = at[-1] if at else None
    while step is not None:
        line.append(step)
        step = before[step]
    return line[::-1]


def _changes(old: Mapping[str, Any], new: Mapping[str, Any]) -> dict[str, Any]:
    gone = dict.fromkeys(name for name in old if name not in new)
    return gone | {name: value for name, value in new.items() if name not in old or old[name] != value}
