"""Who has how many cloisters and advisors in each country, and what the cloisters would score there (WP-40, WP-65)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from webpower.draw.plotly_theme import Trace, figure
from webpower.engine.messages import Message, Seat, message
from webpower.games.power.board import Country
from webpower.games.power.figures.labels import bar_look, broken, literal, tag
from webpower.games.power.position import Position
from webpower.games.power.rules import TEXTS, most_cloisters
from webpower.games.power.scene.words import scored, words
from webpower.games.power.scoring.alliances import leaders
from webpower.games.power.scoring.cloisters import majorities as ranking
from webpower.games.power.scoring.sheet import CLOISTERS

if TYPE_CHECKING:
    from plotly.graph_objects import Figure

FEWEST_SHOWN = {"cloisters": 5, "advisors": 3}
"""The axes reach at least so far, so that they seldom change."""


class CountryBars(NamedTuple):
    """What is drawn of a country; everything by seat is 0 for who has nothing there."""

    country: str
    cloisters: tuple[int, ...]
    ranks: tuple[int, ...]
    """1 for the most cloisters; tied players hold the same rank."""
    points: tuple[int, ...]
    """What the cloisters score if the game ends now, the Vatican's doubling included."""
    advisors: tuple[int, ...]
    leaders: tuple[int, ...]
    """The seats with the most advisors."""
    room: int
    """How many more advisors the country takes."""


def majority_data(position: Position) -> list[CountryBars]:
    """What is drawn, by country in the order of scoring."""
    points = scored(position.setup, position.pieces).by_place(CLOISTERS)
    return [_country(position, number, country, points) for number, country in enumerate(position.board.countries)]


def _country(position: Position, number: int, country: Country, points: dict[str, tuple[int, ...]]) -> CountryBars:
    seats, advisors = range(position.setup.seats), position.pieces.advisors[number]
    cloisters = [position.pieces.cloisters_in(country.sites, seat) for seat in seats]
    ranks = [0] * len(seats)
    for rank, (tied, _) in enumerate(ranking(cloisters), start=1):
        for seat in tied:
            ranks[seat] = rank
    return CountryBars(
        country.name,
        tuple(cloisters),
        tuple(ranks),
        points.get(country.name, (0,) * len(seats)),
        tuple(advisors),
        leaders(advisors),
        most_cloisters(position, number) - sum(advisors),
    )


# The picture


def majorities(position: Position, names: Sequence[str]) -> Figure:
    """Two panels of bars, cloisters above and advisors beneath, a group a country and a bar a player."""
    data, named = majority_data(position), tuple(names)
    above, beneath = (
        [bars(data, seat, named) for seat in range(position.setup.seats)] for bars in (_cloister_bars, _advisor_bars)
    )
    return figure([*above, *beneath], _layout(data))


def _cloister_bars(data: Sequence[CountryBars], seat: int, names: tuple[str, ...]) -> Trace:
    glyph = tag(seat, names)[0]
    return {
        **_bars(seat, names, [row.cloisters[seat] for row in data]),
        "text": [f"<b>{row.points[seat]}</b><br>{glyph}" if row.cloisters[seat] else "" for row in data],
        "hovertext": [broken([_cloister_words(row, seat).say(names)]) for row in data],
    }


def _advisor_bars(data: Sequence[CountryBars], seat: int, names: tuple[str, ...]) -> Trace:
    glyph = tag(seat, names)[0]
    return {
        **_bars(seat, names, [row.advisors[seat] for row in data]),
        "text": [glyph if row.advisors[seat] else "" for row in data],
        "hovertext": [broken([_advisor_words(row, seat).say(names), _room_words(row).say(names)]) for row in data],
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
            "subtitle": {"text": words("chart-majorities-about", ())},
        },
        "barmode": "group",
        "bargap": 0.14,
        "bargroupgap": 0.1,
        "xaxis": {**countries, "anchor": "y"},
        "xaxis2": {
            **countries,
            "ticktext": [broken([row.country, words("chart-room-short", (), room=row.room)]) for row in data],
            "anchor": "y2",
        },
        "yaxis": {**_numbers("chart-cloisters"), "range": [0, cloisters * 1.3], "domain": [0.43, 1]},
        "yaxis2": {**_numbers("chart-advisors"), "range": [0, advisors * 1.25], "domain": [0, 0.33], "anchor": "x2"},
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
        return
    yield from (_cloister_words(row, seat) for seat in seats if row.cloisters[seat])
    yield from (_advisor_words(row, seat) for seat in seats if row.advisors[seat])
    yield _room_words(row)


def _cloister_words(row: CountryBars, seat: int) -> Message:
    return message(
        TEXTS,
        "chart-country-cloisters",
        "WP-40",
        country=row.country,
        player=Seat(seat),
        number=row.cloisters[seat],
        all=sum(row.cloisters),
        rank=row.ranks[seat],
        tied=row.ranks.count(row.ranks[seat]),
        points=row.points[seat],
    )


def _advisor_words(row: CountryBars, seat: int) -> Message:
    leads = seat in row.leaders
    return message(
        TEXTS,
        "chart-country-advisors",
        "WP-41",
        country=row.country,
        player=Seat(seat),
        number=row.advisors[seat],
        all=sum(row.advisors),
        most=("shared" if len(row.leaders) > 1 else "alone") if leads else "no",
    )


def _room_words(row: CountryBars) -> Message:
    return message(TEXTS, "chart-room", "WP-18", country=row.country, room=row.room)
