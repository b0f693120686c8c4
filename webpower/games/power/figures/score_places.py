"""Where on the board each player's points come from: a column a player, a segment a country, alliance or chain."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from webpower.draw.charts.labels import broken, literal, pattern, tag
from webpower.draw.lettering import fitted, text_width
from webpower.draw.palette import EITHER, SIZES, TEXT
from webpower.draw.plotly_theme import LETTERS, MARGIN, NARROWEST, SIDE, Trace, figure
from webpower.draw.words import words as drawn_words
from webpower.engine.messages import Seat
from webpower.games.power.figures.score_parts import LOOKS, label_of
from webpower.games.power.position import Position
from webpower.games.power.scene.words import words
from webpower.games.power.scoring import score
from webpower.games.power.scoring.sheet import ALLIANCES, CHAINS, CLOISTERS, KINDS, Line

if TYPE_CHECKING:
    from plotly.graph_objects import Figure

HEIGHT = 900
"""Pixels: a segment of two points has to hold a line of letters."""

TOP, BOTTOM = 120, 50
"""Pixels above and below the columns, for title and legend and for the names."""

LEAST_SHOWN = 30
"""The axis reaches at least so many points."""

GAP = 0.12
"""The share of the width that is between the columns."""

PADDING = 8
"""Pixels beside the words on a segment."""


class Segment(NamedTuple):
    """What a player has from a place."""

    label: str
    """The place in words; "" if it gives nothing."""
    short: str
    """The same where there is little room: the number of the alliance, and that it is a chain."""
    points: int
    lines: tuple[Line, ...]
    """The lines of the score sheet that make it up: interim and final, and what the Vatican adds."""


class Place(NamedTuple):
    """A country, an alliance, or each player's first, second … chain."""

    kind: str
    """``cloisters``, ``alliances`` or ``chains``."""
    segments: tuple[Segment, ...]
    """By seat."""


def place_data(position: Position) -> list[Place]:
    """What is drawn, place by place from the bottom; all places are there, also those that give nothing.

    A country holds both scorings. Of chains there are as many places as a player can have at most.
    """
    board, seats = position.board, range(position.setup.seats)
    lines = score(position).lines
    by_place: dict[tuple[str, str], list[Line]] = {(CLOISTERS, country.name): [] for country in board.countries}
    by_place |= {(ALLIANCES, str(alliance.number)): [] for alliance in board.alliances}
    for line in lines:
        if line.kind != CHAINS:
            by_place[line.kind, line.place].append(line)
    found = [
        Place(kind, tuple(_segment(position, [line for line in there if seat in line.seats]) for seat in seats))
        for (kind, _), there in by_place.items()
    ]
    chains = [[line for line in lines if line.kind == CHAINS and seat in line.seats] for seat in seats]
    for number in range(board.cloisters_each // board.chain):
        found.append(Place(CHAINS, tuple(_segment(position, own[number : number + 1]) for own in chains)))
    return found


def _segment(position: Position, lines: Sequence[Line]) -> Segment:
    points = sum(line.points for line in lines)
    if not lines:
        return Segment("", "", points, ())
    short = words("chart-place-short", (), kind=lines[0].kind, place=lines[0].place)
    return Segment(label_of(position.board, lines[0]), short, points, tuple(lines))


# The picture


def breakdown_by_place(position: Position, names: Sequence[str]) -> Figure:
    """A column a player, stacked from the countries, then the alliances, then the chains.

    A segment that is too low for a line of letters (one point, when somebody has many) is named in its box only.
    """
    data, named = place_data(position), tuple(names)
    totals = score(position).totals()
    top = max(LEAST_SHOWN, *totals) * 1.06
    kinds = [place.kind for place in data]
    firsts = [kinds.index(kind) for kind in KINDS if kind in kinds]  # a board may have no alliances, say
    bars = [_bars(place, number in firsts, top, named) for number, place in enumerate(data)]
    return figure([*bars, _sums(totals, named)], _layout(top, position, named))


def _bars(place: Place, in_legend: bool, top: float, names: tuple[str, ...]) -> Trace:
    look, seats = LOOKS[place.kind], range(len(place.segments))
    return {
        "type": "bar",
        "name": words(f"chart-part-{place.kind}", names),
        "x": list(seats),
        "y": [segment.points or None for segment in place.segments],
        "marker": {
            "color": look.fill,
            "line": {"color": EITHER, "width": 1.5},
            "pattern": pattern(look.pattern, size=14, strength=0.2),
        },
        "text": [_label(place, seat, top) for seat in seats],
        "textposition": "inside",
        "insidetextanchor": "middle",
        "textangle": 0,
        "constraintext": "none",
        "textfont": {**LETTERS, "color": TEXT},
        "hovertext": [_box(place.segments[seat], seat, names) for seat in seats],
        "hoverinfo": "text",
        "showlegend": in_legend,
    }


def _label(place: Place, seat: int, top: float) -> str:
    """The name and points of a segment, as far as they find room on it: a shorter name, or none if it is too low."""
    segment = place.segments[seat]
    if (HEIGHT - TOP - BOTTOM) * segment.points / top < SIZES.small:
        return ""
    room = column_width(len(place.segments)) - PADDING - text_width(f": {segment.points}", SIZES.small, bold=True)
    name = segment.label if text_width(segment.label, SIZES.small) <= room else segment.short
    return f"{literal(fitted(name, SIZES.small, room))}: <b>{segment.points}</b>"


def column_width(seats: int) -> float:
    """The width of a column in the narrowest chart, in pixels."""
    return (NARROWEST - MARGIN - SIDE) / seats * (1 - GAP)


def _box(segment: Segment, seat: int, names: tuple[str, ...]) -> str:
    if not segment.points:
        return ""
    return broken([_segment_words(segment, seat, names), *_told(segment, names)])


def _told(segment: Segment, names: tuple[str, ...]) -> Iterable[str]:
    return [words("chart-line-of", names, part=line.part, line=line.message.cited(names)) for line in segment.lines]


def _segment_words(segment: Segment, seat: int, names: tuple[str, ...]) -> str:
    return drawn_words("chart-part-points", names, player=Seat(seat), part=segment.label, points=segment.points)


def _sums(totals: Sequence[int], names: tuple[str, ...]) -> Trace:
    return {
        "type": "scatter",
        "name": drawn_words("chart-total", names),
        "mode": "text",
        "x": list(range(len(totals))),
        "y": list(totals),
        "text": [f"<b>{total}</b>" for total in totals],
        "textposition": "top center",
        "textfont": {**LETTERS, "size": SIZES.large},
        "cliponaxis": False,
        "hoverinfo": "skip",
        "showlegend": False,
    }


def _layout(top: float, position: Position, names: tuple[str, ...]) -> dict[str, Any]:
    seats = range(position.setup.seats)
    return {
        "title": {
            "text": words("chart-places-title", names, ended="over" if position.is_over else "now"),
            "subtitle": {"text": words("chart-places-about", names)},
        },
        "height": HEIGHT,
        "margin": {"t": TOP, "b": BOTTOM},
        "barmode": "stack",
        "bargap": GAP,
        "xaxis": {
            "tickvals": list(seats),
            "ticktext": [tag(seat, names, column_width(len(seats)) - 24) for seat in seats],
            "tickfont": {**LETTERS, "size": SIZES.text},
            "tickangle": 0,
            "range": [-0.5, len(seats) - 0.5],
            "showgrid": False,
        },
        "yaxis": {"title": {"text": drawn_words("chart-points", names)}, "range": [0, top]},
    }


# In words


def places_words(position: Position, names: Sequence[str]) -> str:
    """All that the columns and their boxes say: for each player the total, its segments, and the lines of each."""
    data, named = place_data(position), tuple(names)
    lines = [words("chart-places-title", named, ended="over" if position.is_over else "now")]
    for seat, total in enumerate(score(position).totals()):
        lines.append(drawn_words("chart-player-total", named, player=Seat(seat), points=total))
        for place in data:
            segment = place.segments[seat]
            if segment.points:
                lines.append("- " + _segment_words(segment, seat, named))
                lines += [f"  - {told}" for told in _told(segment, named)]
    return "\n".join(lines)
