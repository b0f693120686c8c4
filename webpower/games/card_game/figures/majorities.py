"""Who has how many cards, and symbols of one family, of each country, and what they score (CG-51, CG-52).

Above, a group of bars a country and a bar a player; beneath, all points of a player in one bar, country by country.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from webpower.draw.charts.labels import NAME_ROOM, TITLE_LINE, bar_look, broken, literal, tag
from webpower.draw.lettering import fitted, text_width
from webpower.draw.palette import EITHER, GROUNDS, OUTLINE, SIZES, TEXT
from webpower.draw.plotly_theme import LETTERS, MARGIN, NARROWEST, SIDE, Trace, figure
from webpower.draw.words import words as drawn_words
from webpower.engine.messages import Seat, message
from webpower.games.card_game.position import Position
from webpower.games.card_game.scene.held import taken
from webpower.games.card_game.scene.words import Words, words
from webpower.games.card_game.words import TEXTS

if TYPE_CHECKING:
    from plotly.graph_objects import Figure

FEWEST_SHOWN = 5
"""The axis of the bars reaches at least so far, so that it seldom changes."""
LEAST_SHOWN = 30
"""The axis of the points reaches at least so far."""
GAP = 0.14
"""Between the bars of two countries, whose places are 1 apart."""
HEIGHT = 700
SHARE = 0.56
"""How much of the height the bars of the countries take; the sums beneath them take all but the room for words."""
SUMS = 0.34


class CountryBars(NamedTuple):
    """A country with what is drawn of it."""

    country: int
    """Its number."""
    name: str
    all: int
    """How many cards it has."""
    counts: tuple[int, ...]
    """By seat: its cards, or its symbols of the family of which it has the most."""
    points: tuple[int, ...]
    """By seat: what they score."""


def land_data(position: Position) -> list[CountryBars]:
    """The cards of each country and the points for them (CG-51), in the order of scoring."""
    held = taken(position)
    return _data(position, [held.cards[country] for country in position.setup.cards.scoring], held.land)


def symbol_data(position: Position) -> list[CountryBars]:
    """The most symbols of one family that each has of a country, and the points for them (CG-52)."""
    held = taken(position)
    counts = [
        tuple(max(families.values(), default=0) for families in held.symbols[country])
        for country in position.setup.cards.scoring
    ]
    return _data(position, counts, held.family)


def _data(
    position: Position, counts: Sequence[tuple[int, ...]], points: Sequence[tuple[int, ...]]
) -> list[CountryBars]:
    cards = position.setup.cards
    return [
        CountryBars(country, cards.countries[country].name, cards.countries[country].cards, counts[at], points[country])
        for at, country in enumerate(cards.scoring)
    ]


# The pictures


def lands(position: Position, names: Sequence[str]) -> Figure:
    """The cards of each country, with the points that they score; beneath, all points for land."""
    return _majorities("lands", land_data(position), position, tuple(names))


def symbols(position: Position, names: Sequence[str]) -> Figure:
    """The most symbols of one family of each country, with the points; beneath, all points for symbols."""
    return _majorities("symbols", symbol_data(position), position, tuple(names))


def _majorities(kind: str, data: Sequence[CountryBars], position: Position, names: tuple[str, ...]) -> Figure:
    about = Words(position, names)
    bars = [_bars(data, seat, about) for seat in about.seats]
    most = max(LEAST_SHOWN, *_sums(data)) * 1.1
    stacks = [_stack(row, about, most) for row in data]
    return figure([*bars, *stacks, _totals(data, names)], _layout(kind, data, about, most))


def _bars(data: Sequence[CountryBars], seat: int, about: Words) -> Trace:
    glyph = tag(seat, about.names)[0]
    return {
        "type": "bar",
        "name": tag(seat, about.names),
        "x": list(range(len(data))),
        "y": [row.counts[seat] or None for row in data],
        "marker": bar_look(seat),
        "text": [_above(row, seat, glyph) for row in data],
        "textposition": "outside",
        "textangle": 0,
        "constraintext": "none",
        "cliponaxis": False,
        "hovertext": [broken([about.cell(row.country, seat)]) for row in data],
        "hoverinfo": "text",
        "offsetgroup": str(seat),
    }


def _above(row: CountryBars, seat: int, glyph: str) -> str:
    """The points over a bar, and whose it is; cards that score nothing have the mark only."""
    if not row.counts[seat]:
        return ""
    return f"<b>{row.points[seat]}</b><br>{glyph}" if row.points[seat] else glyph


def _stack(row: CountryBars, about: Words, most: float) -> Trace:
    """The points of all players from a country."""
    country = about.cards.countries[row.country]
    return {
        "type": "bar",
        "orientation": "h",
        "name": literal(row.name),
        "x": [points or None for points in row.points],
        "y": list(about.seats),
        "marker": {"color": GROUNDS[country.colour], "line": {"color": OUTLINE, "width": 1}},
        "text": [_inside(row.name, points, most) for points in row.points],
        "textposition": "inside",
        "insidetextanchor": "middle",
        "textangle": 0,
        "constraintext": "none",
        "textfont": {**LETTERS, "color": TEXT},
        "hovertext": [broken([about.cell(row.country, seat)]) for seat in about.seats],
        "hoverinfo": "text",
        "showlegend": False,
        "xaxis": "x2",
        "yaxis": "y2",
        "offsetgroup": "sums",
    }


def _inside(name: str, points: int, most: float) -> str:
    """What stands on a piece of a sum: the country and the points, or the points alone, as far as there is room."""
    if not points:
        return ""
    room = points * (NARROWEST - NAME_ROOM - MARGIN - SIDE) / most - 6
    number = str(points)
    left = room - text_width(f" {number}", SIZES.small, bold=True)
    if left >= text_width(name, SIZES.small):
        return f"{literal(name)} <b>{number}</b>"
    short = fitted(name, SIZES.small, left)
    if len(short) > 3:  # letters enough to tell the country
        return f"{literal(short)} <b>{number}</b>"
    return f"<b>{number}</b>" if text_width(number, SIZES.small, bold=True) <= room else ""


def _sums(data: Sequence[CountryBars]) -> tuple[int, ...]:
    return tuple(map(sum, zip(*(row.points for row in data), strict=True)))


def _totals(data: Sequence[CountryBars], names: tuple[str, ...]) -> Trace:
    sums = _sums(data)
    return {
        "type": "scatter",
        "name": drawn_words("chart-total", names),
        "mode": "text",
        "x": list(sums),
        "y": list(range(len(sums))),
        "text": [f"  <b>{points}</b>" for points in sums],
        "textposition": "middle right",
        "textfont": {**LETTERS, "size": SIZES.text},
        "cliponaxis": False,
        "hoverinfo": "skip",
        "showlegend": False,
        "xaxis": "x2",
        "yaxis": "y2",
    }


def _layout(kind: str, data: Sequence[CountryBars], about: Words, most: float) -> dict[str, Any]:
    seats, names = len(about.seats), about.names
    highest = max(FEWEST_SHOWN, *(count for row in data for count in row.counts))
    told = [words(f"chart-{kind}-about", names), words("chart-sums-about", names)]
    return {
        "title": {"text": words(f"chart-{kind}-title", names), "subtitle": {"text": broken(told, TITLE_LINE)}},
        "height": HEIGHT,
        "margin": {"l": NAME_ROOM + MARGIN},
        "barmode": "relative",
        "bargap": GAP,
        "bargroupgap": 0.1,
        "xaxis": {
            "tickvals": list(range(len(data))),
            "ticktext": [f"{literal(row.name)}<br><b>{row.all}</b>" for row in data],
            "tickangle": 0,
            "range": [-0.5, len(data) - 0.5],
            "showgrid": False,
            "anchor": "y",
        },
        "yaxis": {
            "title": {"text": words(f"chart-{kind}-axis", names)},
            "dtick": 1,
            "range": [0, highest * 1.3],
            "domain": [1 - SHARE, 1],
            "zeroline": True,
            "zerolinecolor": EITHER,
        },
        "xaxis2": {
            "title": {"text": drawn_words("chart-points", names)},
            "range": [0, most],
            "anchor": "y2",
        },
        "yaxis2": {
            "tickvals": list(about.seats),
            "ticktext": [tag(seat, names) + " " for seat in about.seats],
            "tickfont": {**LETTERS, "size": SIZES.text},
            "range": [seats - 0.5, -0.5],
            "domain": [0, SUMS],
            "showgrid": False,
            "anchor": "x2",
        },
    }


# In words


def lands_words(position: Position, names: Sequence[str]) -> str:
    """All that the bars of `lands` and their boxes say, a line a country, then the sums."""
    return _told("lands", land_data(position), position, tuple(names))


def symbols_words(position: Position, names: Sequence[str]) -> str:
    """All that the bars of `symbols` and their boxes say, a line a country, then the sums."""
    return _told("symbols", symbol_data(position), position, tuple(names))


def _told(kind: str, data: Sequence[CountryBars], position: Position, names: tuple[str, ...]) -> str:
    about = Words(position, names)
    lines = [words(f"chart-{kind}-title", names)]
    for row in data:
        holders = [about.cell(row.country, seat) for seat in about.seats if row.counts[seat]]
        lines.append(" ".join((about.head(row.country), *holders)))
    for seat, points in enumerate(_sums(data)):
        part = message(TEXTS, f"chart-part-{kind}")
        lines.append(drawn_words("chart-part-points", names, player=Seat(seat), part=part, points=points))
    return "\n".join(lines)
