"""What is told beside an alliance's number: who scores how much, and whom one more advisor would let score.

The first row has the marks of the players who score and their points. The second has an arrow for each of the two
countries where a single advisor is missing, and after it the marks of the players who miss it: filled for who would
score alone, hollow for who would share; in brackets those who cannot place it now.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple

from webpower.draw.charts.traces import points, strokes
from webpower.draw.lettering import Box, text_width
from webpower.draw.palette import EITHER, PAPER, PLAYERS, SIZES, TEXT
from webpower.draw.plotly_theme import LETTERS, Trace
from webpower.games.power.board import Point
from webpower.games.power.figures.web_layout import LABEL, Spot, outline
from webpower.games.power.scoring.one_more import OneMore

if TYPE_CHECKING:
    from webpower.games.power.figures.alliance_web import AllianceFacts

MARK = 12
"""The size of a player's mark."""
ADVANCE = {"mark": 16.5, "hollow": 16.5, "arrow": 16.0, "bracket": 6.0, "gap": 6.0}
"""How much room each kind of thing takes; a text takes its width."""
ARROWS = "↑↗→↘↓↙←↖"
INSIDE = 5
"""Pixels between a plate's edge and what is in it."""
ROW = 20


class Item(NamedTuple):
    """One thing on a plate."""

    kind: str
    """``mark`` or ``hollow`` (a mark, too); ``arrow``, ``bracket`` or ``text``; ``gap``."""
    seat: int | None = None
    text: str = ""
    at: Point = (0, 0)
    """Its middle."""

    @property
    def width(self) -> float:
        """The room it takes."""
        bold = "<b>" in self.text
        text = self.text.replace("<b>", "").replace("</b>", "")
        return ADVANCE.get(self.kind) or text_width(text, SIZES.small, bold)


class Plate(NamedTuple):
    """A ground beside an alliance's square, and what stands on it."""

    box: Box
    items: tuple[Item, ...]


def plate(facts: AllianceFacts, spot: Spot, countries: Mapping[int, Point]) -> Plate:
    """The plate of an alliance; without items if there is nothing to tell. ``countries`` are their middles."""
    arrows = {country: arrow(spot.at, middle) for country, middle in countries.items()}
    rows = [row for row in (list(_scoring(facts.points)), list(_missing(facts.one_more, arrows))) if row]
    width = min(LABEL[1], max((sum(item.width for item in row) for row in rows), default=0) + 2 * INSIDE)
    height = ROW * len(rows) + 2 if rows else 0
    x, y = spot.at
    edge = x + spot.side * LABEL[0] / 2
    box = Box(min(edge, edge + spot.side * width), y - height / 2, max(edge, edge + spot.side * width), y + height / 2)
    placed = [item for number, row in enumerate(rows) for item in _placed(row, box, box.top + 1 + ROW * (number + 0.5))]
    return Plate(box, tuple(placed))


def _scoring(gains: Sequence[int]) -> Iterator[Item]:
    """Marks with their points, those of equal points together."""
    groups: dict[int, list[int]] = {}
    for seat, gained in enumerate(gains):
        if gained:
            groups.setdefault(gained, []).append(seat)
    for number, (gained, seats) in enumerate(groups.items()):
        if number:
            yield Item("gap")
        yield from (Item("mark", seat) for seat in seats)
        yield Item("text", text=f"<b>{gained}</b>")


def _missing(one_more: Sequence[OneMore], arrows: Mapping[int, str]) -> Iterator[Item]:
    for country, group in groupby(sorted(one_more, key=lambda more: more.country), key=lambda more: more.country):
        members = list(group)
        yield Item("arrow", text=arrows[country])
        for hindered in (False, True):
            marks = [
                Item("mark" if more.lead == "alone" else "hollow", more.seat)
                for more in members
                if bool(more.hindrance) == hindered
            ]
            yield from [Item("bracket", text="("), *marks, Item("bracket", text=")")] if hindered and marks else marks


def _placed(row: Sequence[Item], box: Box, y: float) -> Iterator[Item]:
    """The things of a row side by side; closer together than they should be if the row is too long."""
    room = box.right - box.left - 2 * INSIDE
    squeeze = min(1, room / sum(item.width for item in row))
    x = box.left + INSIDE
    for item in row:
        if item.kind != "gap":
            yield item._replace(at=(x + item.width * squeeze / 2, y))
        x += item.width * squeeze


def arrow(start: Point, end: Point) -> str:
    """The arrow that points most nearly from start to end; y grows downwards.

    >>> arrow((0, 0), (5, 0)), arrow((0, 0), (1, 5)), arrow((0, 0), (-4, -5))
    ('→', '↓', '↖')
    """
    eighths = math.atan2(end[0] - start[0], start[1] - end[1]) / (math.tau / 8)
    return ARROWS[round(eighths) % 8]


# The traces of all plates together


def plate_grounds(plates: Sequence[Plate]) -> Trace:
    """What the plates' things stand on."""
    boxes: list[Box] = [plate.box for plate in plates if plate.items]
    return {**strokes("plates", map(outline, boxes), EITHER, 1.5), "fill": "toself", "fillcolor": PAPER}


def plate_marks(plates: Sequence[Plate], seat: int) -> Trace:
    """A player's marks on all plates."""
    ink = PLAYERS[seat]
    items = [item for plate in plates for item in plate.items if item.seat == seat]
    return {
        **points(f"told {seat}", [item.at for item in items]),
        "mode": "markers",
        "marker": {
            "symbol": [ink.symbol + ("-open" if item.kind == "hollow" else "") for item in items],
            "size": MARK - 1,
            "color": ink.line,
            "line": {"color": ink.line, "width": 2},
        },
        "hoverinfo": "skip",
        "showlegend": False,
    }


def plate_words(plates: Sequence[Plate]) -> Trace:
    """Points, arrows and brackets."""
    items = [item for plate in plates for item in plate.items if item.text]
    return {
        **points("told", [item.at for item in items]),
        "mode": "text",
        "text": [item.text for item in items],
        "textfont": {**LETTERS, "color": TEXT},
        "hoverinfo": "skip",
        "showlegend": False,
    }
