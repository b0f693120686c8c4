"""The shapes of a scene's marks as points: for whoever draws lines from point to point and knows no curves."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterator, Mapping
from itertools import pairwise
from typing import NamedTuple

from webpower.draw.scene import Mark, Value

Point = tuple[float, float]

STEP = 2.5
"""About how far apart the points on a curve are."""
FEWEST = 8
"""A curve has so many parts at least."""

TOKEN = re.compile(r"\s*,?\s*([a-zA-Z]|[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?)")
COUNTS = {"M": 2, "L": 2, "H": 1, "V": 1, "Q": 4, "C": 6, "A": 7, "Z": 0}
"""The commands of a path, each with how many numbers it takes."""


class Stroke(NamedTuple):
    """A line from point to point; a closed one ends where it starts."""

    points: tuple[Point, ...]
    closed: bool


def strokes(mark: Mark) -> tuple[Stroke, ...]:
    """The lines that a mark consists of; none for words.

    Raises ValueError for a path with a command that is not among ``COUNTS`` (in either case).

    >>> strokes(Mark("a", "line", {"x1": 0, "y1": 1, "x2": 4, "y2": 1}))
    (Stroke(points=((0.0, 1.0), (4.0, 1.0)), closed=False),)
    >>> [len(stroke.points) for stroke in strokes(Mark("a", "path", {"d": "M0,0H4V3Z"}))]
    [4]
    """
    return SHAPES[mark.tag](mark.attrs)


def _number(attrs: Mapping[str, Value], name: str, otherwise: float = 0) -> float:
    return float(attrs.get(name, otherwise))


def _line(attrs: Mapping[str, Value]) -> tuple[Stroke, ...]:
    x1, y1, x2, y2 = (_number(attrs, name) for name in ("x1", "y1", "x2", "y2"))
    return (Stroke(((x1, y1), (x2, y2)), False),)


def _circle(attrs: Mapping[str, Value]) -> tuple[Stroke, ...]:
    radius = _number(attrs, "r")
    return _oval(_number(attrs, "cx"), _number(attrs, "cy"), radius, radius)


def _ellipse(attrs: Mapping[str, Value]) -> tuple[Stroke, ...]:
    return _oval(*(_number(attrs, name) for name in ("cx", "cy", "rx", "ry")))


def _oval(x: float, y: float, across: float, down: float) -> tuple[Stroke, ...]:
    return (Stroke(((x + across, y), *_turn(x, y, across, down, 0, 0, 2 * math.pi)), True),)


def _rect(attrs: Mapping[str, Value]) -> tuple[Stroke, ...]:
    left, top, width, height = (_number(attrs, name) for name in ("x", "y", "width", "height"))
    right, bottom = left + width, top + height
    across = min(_number(attrs, "rx", _number(attrs, "ry")), width / 2)
    down = min(_number(attrs, "ry", _number(attrs, "rx")), height / 2)
    if not (across and down):
        return (Stroke(((left, top), (right, top), (right, bottom), (left, bottom), (left, top)), True),)
    corners = ((right, top, -1, 1), (right, bottom, -1, -1), (left, bottom, 1, -1), (left, top, 1, 1))
    points: list[Point] = []
    for quarter, (x, y, inward, below) in enumerate(corners):
        middle = (x + inward * across, y + below * down)
        start = (quarter - 1) * math.pi / 2
        points.append((middle[0] + across * math.cos(start), middle[1] + down * math.sin(start)))
        points += _turn(*middle, across, down, 0, start, math.pi / 2)
    return (Stroke((*points, points[0]), True),)


def _polyline(attrs: Mapping[str, Value]) -> tuple[Stroke, ...]:
    numbers = [float(value) for value in re.split(r"[\s,]+", str(attrs.get("points", "")).strip()) if value]
    points = tuple(zip(numbers[::2], numbers[1::2], strict=True))
    return (Stroke(points, False),) if points else ()


def _polygon(attrs: Mapping[str, Value]) -> tuple[Stroke, ...]:
    return tuple(Stroke((*line.points, line.points[0]), True) for line in _polyline(attrs))


# Paths


def _path(attrs: Mapping[str, Value]) -> tuple[Stroke, ...]:
    found: list[Stroke] = []
    points: list[Point] = []
    for command, numbers in _commands(str(attrs.get("d", ""))):
        letter, here = command.upper(), points[-1] if points else (0.0, 0.0)
        if letter == "M":
            if len(points) > 1:
                found.append(Stroke(tuple(points), False))
            elif not points and found and command.islower():
                here = found[-1].points[-1]
            points = [_to(command, here, numbers)]
        elif letter == "Z":
            found.append(Stroke((*points, points[0]), True))
            points = []
        else:
            if not points:  # after a Z a path goes on from where that part started
                points = [found[-1].points[0]]
                here = points[0]
            points += _part(command, here, numbers)
    if len(points) > 1:
        found.append(Stroke(tuple(points), False))
    return tuple(found)


def _commands(path: str) -> Iterator[tuple[str, list[float]]]:
    """The commands of a path with their numbers; numbers that follow without a letter repeat the command."""
    command, numbers, end = "", [], 0  # type: str, list[float], int
    for token in TOKEN.finditer(path):
        if token.start() != end:
            break
        end = token.end()
        if token[1].isalpha():
            command, numbers = token[1], []
            if command.upper() not in COUNTS:
                raise ValueError(f"the path command {command!r} can't be drawn")
        else:
            numbers.append(float(token[1]))
        if command and len(numbers) == COUNTS[command.upper()]:
            yield command, numbers
            command = {"M": "L", "m": "l", "Z": "", "z": ""}.get(command, command)
            numbers = []
    if path[end:].strip() or numbers:
        raise ValueError(f"a path that can't be read: {path!r}")


def _to(command: str, here: Point, numbers: list[float]) -> Point:
    """A point of a command, which a small letter counts from here."""
    x, y = numbers[-2:]
    return (here[0] + x, here[1] + y) if command.islower() else (x, y)


def _part(command: str, here: Point, numbers: list[float]) -> list[Point]:
    """The points that a command adds."""
    match command.upper():
        case "H":
            return [(numbers[0] + here[0] * command.islower(), here[1])]
        case "V":
            return [(here[0], numbers[0] + here[1] * command.islower())]
        case "L":
            return [_to(command, here, numbers)]
        case "A":
            return _arc(here, _to(command, here, numbers), *numbers[:5])
        case _:
            return _bend(here, [_to(command, here, numbers[at : at + 2]) for at in range(0, len(numbers), 2)])


def _bend(start: Point, rest: list[Point]) -> list[Point]:
    """A Bézier curve through de Casteljau's construction."""
    corners = [start, *rest]
    count = _count(sum(math.dist(a, b) for a, b in pairwise(corners)))
    return [_on_bend(corners, step / count) for step in range(1, count + 1)]


def _on_bend(corners: list[Point], share: float) -> Point:
    while len(corners) > 1:
        corners = [(x1 + share * (x2 - x1), y1 + share * (y2 - y1)) for (x1, y1), (x2, y2) in pairwise(corners)]
    return corners[0]


def _arc(start: Point, end: Point, across: float, down: float, tilt: float, large: float, sweep: float) -> list[Point]:
    """An elliptical arc, its middle found as the SVG standard says (appendix B.2.4)."""
    across, down, turn = abs(across), abs(down), math.radians(tilt)
    if start == end or not (across and down):
        return [end]
    cos, sin = math.cos(turn), math.sin(turn)
    dx, dy = (start[0] - end[0]) / 2, (start[1] - end[1]) / 2
    x, y = cos * dx + sin * dy, cos * dy - sin * dx
    too_small = (x / across) ** 2 + (y / down) ** 2
    if too_small > 1:
        across, down = across * math.sqrt(too_small), down * math.sqrt(too_small)
    under = (across * y) ** 2 + (down * x) ** 2
    size = math.sqrt(max(0.0, (across * down) ** 2 / under - 1)) * (-1 if bool(large) == bool(sweep) else 1)
    mx, my = size * across * y / down, -size * down * x / across
    middle = (cos * mx - sin * my + (start[0] + end[0]) / 2, sin * mx + cos * my + (start[1] + end[1]) / 2)
    first = math.atan2((y - my) / down, (x - mx) / across)
    by = math.atan2((-y - my) / down, (-x - mx) / across) - first
    by += 2 * math.pi if sweep and by < 0 else -2 * math.pi if not sweep and by > 0 else 0
    return [*_turn(*middle, across, down, turn, first, by)[:-1], end]


def _turn(x: float, y: float, across: float, down: float, tilt: float, start: float, by: float) -> list[Point]:
    """Points along an ellipse around (x, y), without the first one."""
    count = _count(abs(by) * max(across, down))
    cos, sin = math.cos(tilt), math.sin(tilt)
    turns = (start + by * step / count for step in range(1, count + 1))
    flat = ((across * math.cos(turn), down * math.sin(turn)) for turn in turns)
    return [(x + cos * right - sin * below, y + sin * right + cos * below) for right, below in flat]


def _count(length: float) -> int:
    return max(FEWEST, math.ceil(length / STEP))


SHAPES: Mapping[str, Callable[[Mapping[str, Value]], tuple[Stroke, ...]]] = {
    "circle": _circle,
    "ellipse": _ellipse,
    "line": _line,
    "path": _path,
    "polygon": _polygon,
    "polyline": _polyline,
    "rect": _rect,
    "text": lambda _: (),
}
