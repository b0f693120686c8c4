"""Who has how many cloisters and advisors in each country, what the cloisters would score there (WP-40, WP-65), and
what one more of a player would change."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from webpower.draw.charts.labels import TITLE_LINE, bar_look, broken, literal, tag
from webpower.draw.palette import PLAYERS, SIZES
from webpower.draw.plotly_theme import LETTERS, Trace, figure
from webpower.engine.messages import Message, message
from webpower.games.power.figures.countries import (
    CountryBars,
    advisor_words,
    cloister_words,
    gains,
    majority_data,
    one_more_words,
    room_words,
    site_words,
)
from webpower.games.power.position import Position
from webpower.games.power.rules import TEXTS
from webpower.games.power.scene.words import said, words

if TYPE_CHECKING:
    from plotly.graph_objects import Figure

FEWEST_SHOWN = {"cloisters": 5, "advisors": 3}
"""The axes reach at least so far, so that they seldom change."""

GAP = 0.14
"""Between the bars of two countries, whose places are 1 apart."""


# The picture


def majorities(position: Position, names: Sequence[str]) -> Figure:
    """Two panels of bars, cloisters above and advisors beneath, a group a country and a bar a player.

    Between them a row of marks, each under the bar of its player: whose one more cloister would lead.
    """
    data, named = majority_data(position), tuple(names)
    above, beneath, row = (
        [draw(data, seat, named) for seat in range(position.setup.seats)]
        for draw in (_cloister_bars, _advisor_bars, _lead_marks)
    )
    return figure([*above, *beneath, *row, _row_words(data)], _layout(data))


def _cloister_bars(data: Sequence[CountryBars], seat: int, names: tuple[str, ...]) -> Trace:
    glyph = tag(seat, names)[0]
    return {
        **_bars(seat, names, [row.cloisters[seat] for row in data]),
        "text": [f"<b>{row.points[seat]}</b><br>{glyph}" if row.cloisters[seat] else "" for row in data],
        "hovertext": [broken([said(told, names) for told in _cloisters_told(row, seat)]) for row in data],
    }


def _cloisters_told(row: CountryBars, seat: int) -> Iterator[Message]:
    """The box of a bar: what stands there, and what one more would change."""
    if row.cloisters[seat]:
        yield cloister_words(row, seat)
        yield from (one_more_words(row, more) for more in row.one_more if more.seat == seat)


def _lead_marks(data: Sequence[CountryBars], seat: int, names: tuple[str, ...]) -> Trace:
    """The player's mark where one more cloister would make him lead: filled for alone, hollow for a share."""
    ink, slot = PLAYERS[seat], (1 - GAP) / len(names)
    marked = [(x, row, more) for x, row in enumerate(data) if (more := gains(row, seat)) is not None]
    return {
        "type": "scatter",
        "mode": "markers",
        "name": words("chart-lead-marks", names, player=tag(seat, names)),
        "x": [round(x - (1 - GAP) / 2 + slot * (seat + 0.5), 3) for x, _, _ in marked],
        "y": [0] * len(marked),
        "marker": {
            "symbol": [ink.symbol if more.lead == "alone" else f"{ink.symbol}-open" for _, _, more in marked],
            "size": 12,
            "color": ink.line,
            "line": {"width": 2, "color": ink.line},
        },
        "hovertext": [broken([said(one_more_words(row, more), names)]) for _, row, more in marked],
        "hoverinfo": "text",
        "showlegend": False,
        "yaxis": "y3",
        "cliponaxis": False,
    }


def _row_words(data: Sequence[CountryBars]) -> Trace:
    """What the row says of a country as a whole: that it is full, or empty."""
    states = [(x, row, "full" if not row.free else "empty") for x, row in enumerate(data)]
    told = [one for one in states if not one[1].free or not any(one[1].cloisters)]
    return {
        "type": "scatter",
        "mode": "text",
        "name": words("chart-row-words", ()),
        "x": [x for x, _, _ in told],
        "y": [0] * len(told),
        "text": [words("chart-row", (), state=state) for _, _, state in told],
        "textfont": LETTERS,
        "hovertext": [broken([site_words(row).say(())]) for _, row, _ in told],
        "hoverinfo": "text",
        "showlegend": False,
        "yaxis": "y3",
        "cliponaxis": False,
    }


def _advisor_bars(data: Sequence[CountryBars], seat: int, names: tuple[str, ...]) -> Trace:
    glyph = tag(seat, names)[0]
    return {
        **_bars(seat, names, [row.advisors[seat] for row in data]),
        "text": [glyph if row.advisors[seat] else "" for row in data],
        "hovertext": [broken([said(advisor_words(row, seat), names), said(room_words(row), names)]) for row in data],
        "xaxis": "x2",
        "yaxis": "y2",
        "showlegend": False,
    }


def _bars(seat: int, names: tuple[str, ...], heights: Sequence[int]) -> Trace:
    return {
        "type": "bar",
        "name": tag(seat, names),
        "x": list(range(len(heights))),
        "y": [height or None for height in heights],
        "marker": bar_look(seat),
        "textposition": "outside",
        "textangle": 0,
        "constraintext": "none",
        "cliponaxis": False,
        "hoverinfo": "text",
    }


def _layout(data: Sequence[CountryBars]) -> dict[str, Any]:
    countries = {
        "tickvals": list(range(len(data))),
        "ticktext": [literal(row.country) for row in data],
        "tickangle": 0,
        "range": [-0.5, len(data) - 0.5],
        "showgrid": False,
    }
    cloisters = max(FEWEST_SHOWN["cloisters"], *(most for row in data for most in row.cloisters))
    advisors = max(FEWEST_SHOWN["advisors"], *(most for row in data for most in row.advisors))
    return {
        "title": {
            "text": words("chart-majorities-title", ()),
            "subtitle": {
                "text": broken([words("chart-majorities-about", ()), words("chart-row-about", ())], TITLE_LINE)
            },
        },
        "barmode": "group",
        "bargap": GAP,
        "bargroupgap": 0.1,
        "xaxis": {**countries, "anchor": "y3"},
        "xaxis2": {
            **countries,
            "ticktext": [broken([row.country, words("chart-room-short", (), room=row.room)]) for row in data],
            "anchor": "y2",
        },
        "yaxis": {**_numbers("chart-cloisters"), "range": [0, cloisters * 1.3], "domain": [0.47, 1]},
        "yaxis2": {**_numbers("chart-advisors"), "range": [0, advisors * 1.25], "domain": [0, 0.28], "anchor": "x2"},
        "yaxis3": {
            "tickvals": [0],
            "ticktext": [words("chart-row-label", ())],
            "tickfont": {**LETTERS, "size": SIZES.text},
            "range": [-1, 1],
            "domain": [0.4, 0.46],
            "showgrid": False,
            "zeroline": False,
        },
    }


def _numbers(title: str) -> dict[str, Any]:
    return {"title": {"text": words(title, ())}, "dtick": 1, "zeroline": True}


# In words


def majorities_words(position: Position, names: Sequence[str]) -> str:
    """All that the bars and their boxes say, a line a country."""
    named = tuple(names)
    lines = [words("chart-majorities-title", named)]
    lines += [" ".join(sentence.say(named) for sentence in _told(row)) for row in majority_data(position)]
    return "\n".join(lines)


def _told(row: CountryBars) -> Iterator[Message]:
    seats = range(len(row.cloisters))
    if not any(row.cloisters):
        yield message(TEXTS, "chart-empty-country", country=row.country)
    else:
        yield from (cloister_words(row, seat) for seat in seats if row.cloisters[seat])
        yield from (advisor_words(row, seat) for seat in seats if row.advisors[seat])
        yield room_words(row)
    yield site_words(row)
    yield from (one_more_words(row, more) for more in row.one_more)
