"""The score in parts and in rows: what bars, waterfalls, tables and differences of the score are made of (WP-43).

A part is what is scored in one go: the interim scoring, the cloisters, what the Vatican adds to them, the alliances,
what the Vatican adds to those, the chains. A row is a part at one place: a country, an alliance, a chain.
"""

from __future__ import annotations

from typing import NamedTuple

from webpower.draw.charts import parts
from webpower.draw.charts.parts import Parts
from webpower.draw.charts.parts import totals_of as totals_of
from webpower.draw.palette import PARTS
from webpower.engine.messages import message
from webpower.games.power.board import Board
from webpower.games.power.position import Position
from webpower.games.power.rules import TEXTS
from webpower.games.power.scene.words import words
from webpower.games.power.scoring import score
from webpower.games.power.scoring.sheet import ALLIANCES, CHAINS, CLOISTERS, INTERIM, Line, points_by_seat

LOOKS = {
    "interim": PARTS["first"],
    "cloisters": PARTS["second"],
    "doubled": PARTS["second-more"],
    "alliances": PARTS["third"],
    "council": PARTS["third-more"],
    "chains": PARTS["fourth"],
}
"""The parts of a score in the order in which they are scored, and how each looks."""

Part = parts.Part[Line]
"""What is drawn of a part of the score, with its lines of the sheet."""

VATICAN = ("doubled", "council")
"""What only the Vatican gives (WP-65, WP-66)."""


def part_of(line: Line) -> str:
    """The part of the score that a line of the sheet belongs to, a key of ``LOOKS``."""
    if line.part == INTERIM:
        return "interim"
    return {
        (CLOISTERS, "WP-40"): "cloisters",
        (CLOISTERS, "WP-65"): "doubled",
        (ALLIANCES, "WP-41"): "alliances",
        (ALLIANCES, "WP-66"): "council",
        (CHAINS, "WP-42"): "chains",
    }[line.kind, line.rule]


def breakdown_data(position: Position) -> list[Part]:
    """What is drawn, part by part; all parts are there, also those that give nothing."""
    sheet = score(position)
    by_part: dict[str, list[Line]] = {name: [] for name in LOOKS}
    for line in sheet.lines:
        by_part[part_of(line)].append(line)
    return [Part(name, points_by_seat(sheet.seats, lines), tuple(lines)) for name, lines in by_part.items()]


def parts_of(position: Position) -> Parts:
    """The parts, how they look, and what they are called."""
    return Parts(
        data=breakdown_data(position),
        looks=LOOKS,
        called={name: message(TEXTS, f"chart-part-{name}") for name in LOOKS},
        shown=[name for name in LOOKS if name not in VATICAN or position.setup.options.vatican],
        over=position.is_over,
    )


class Row(NamedTuple):
    """A part of the score at one place."""

    part: str
    """A key of ``LOOKS``."""
    place: str
    """The place as the score sheet has it."""
    label: str
    """The place in words."""
    points: tuple[int, ...]
    """By seat."""
    lines: tuple[Line, ...]


def rows_of(position: Position) -> list[Row]:
    """All rows that give points, in the order of the parts and of scoring; each chain has a row of its own."""
    rows = []
    for part in breakdown_data(position):
        places: dict[str, list[Line]] = {}
        for line in part.lines:
            places.setdefault(line.place, []).append(line)
        for place, lines in places.items():
            points = points_by_seat(position.setup.seats, lines)
            rows.append(Row(part.name, place, label_of(position.board, lines[0]), points, tuple(lines)))
    return rows


def label_of(board: Board, line: Line) -> str:
    """The country, the countries of the alliance with its number, or the ends of the chain."""
    if line.kind == CLOISTERS:
        return line.place
    if line.kind == CHAINS:
        first, last = (board.sites[board.site_number[line.sites[end]]].name for end in (0, -1))
        return words("chart-row-chain", (), first=first, last=last)
    alliance = next(one for one in board.alliances if str(one.number) == line.place)
    a, b = (board.countries[country].name for country in (alliance.a, alliance.b))
    return words("chart-row-alliance", (), number=alliance.number, a=a, b=b)
