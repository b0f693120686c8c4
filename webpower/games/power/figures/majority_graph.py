"""Players and countries as a graph: who holds how many cloisters where, and what they score there (WP-40, WP-65).

The countries stand in two rows, above and beneath the players, in the order of scoring. A line's points stand near its
country, where lines from different countries have not met yet: with ``k`` countries in a row, at the first of ``k + 1``
parts of the way, all points of a row are equally far apart (`label_share`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from webpower.draw.charts.labels import TITLE_LINE, broken, literal, shown, tag
from webpower.draw.charts.traces import points, strokes
from webpower.draw.palette import EITHER, PAPER, PLAYERS, SIZES, TEXT, TINTS
from webpower.draw.plotly_theme import LETTERS, NARROWEST, SIDE, Trace, figure
from webpower.engine.messages import Message, Seat, message
from webpower.games.power.board import Board, Point
from webpower.games.power.figures.countries import CountryBars, cloister_words, majority_data
from webpower.games.power.position import Position
from webpower.games.power.rules import TEXTS
from webpower.games.power.scene.words import words

if TYPE_CHECKING:
    import networkx as nx
    from plotly.graph_objects import Figure

HEIGHT, TOP = 790, 96
"""Pixels: of the chart, and above it for the title."""

BAND = 44
"""Pixels from the middle of the players' row to where lines end, so that names stand clear of them."""

PLOT = HEIGHT - TOP - SIDE
ROW = PLOT / 2 - 60
"""Pixels from the players' row to the countries, whose names stand beyond."""

CLOISTER, LEAST = 2.2, 1.4
"""Pixels of a line's width for each cloister, and for a line at all."""

LABEL, NODE = 26, 34
"""Pixels across the points on a line, and across a country."""


ABOUT = ("chart-graph-lines", "chart-graph-numbers")
"""The ids of what stands beneath the title."""


class Tie(NamedTuple):
    """A player's cloisters in a country, which is what a line says."""

    seat: int
    country: int
    cloisters: int
    points: int
    """What they score if the game ends now."""
    rank: int
    leads: bool
    """Whether they are the most, alone or shared."""


def majority_graph_data(position: Position) -> list[Tie]:
    """The lines of the graph: by country in the order of scoring, then by seat."""
    return [
        Tie(seat, number, count, row.points[seat], row.ranks[seat], row.ranks[seat] == 1)
        for number, row in enumerate(majority_data(position))
        for seat, count in enumerate(row.cloisters)
        if count
    ]


def majority_network(position: Position, names: Sequence[str] = ()) -> nx.Graph[int | str]:
    """The same as a graph of networkx, to calculate with.

    Players are nodes by their seats, with ``kind``, ``points`` and ``name`` (if names are given); countries are nodes
    by their names, with ``kind``, ``sites`` and ``cloisters``. An edge has the ``cloisters`` of the player in the
    country, their ``points`` and ``rank``, and whether it ``leads``.

    >>> from webpower import new_game
    >>> graph = majority_network(new_game(3, seed=7).play_on("random").position)
    >>> graph.nodes[0]["kind"], graph.nodes["England"]["kind"]
    ('player', 'country')
    >>> sum(graph.edges[0, country]["points"] for country in graph[0]) == graph.nodes[0]["points"]
    True
    """
    import networkx as nx

    ties, board = majority_graph_data(position), position.board
    graph: nx.Graph[int | str] = nx.Graph()
    for seat in range(position.setup.seats):
        points = sum(tie.points for tie in ties if tie.seat == seat)
        graph.add_node(seat, kind="player", points=points, **({"name": names[seat]} if names else {}))
    for number, country in enumerate(board.countries):
        cloisters = sum(tie.cloisters for tie in ties if tie.country == number)
        graph.add_node(country.name, kind="country", sites=len(country.sites), cloisters=cloisters)
    for tie in ties:
        facts = tie._asdict()
        graph.add_edge(facts.pop("seat"), board.countries[facts.pop("country")].name, **facts)
    return graph


# Places, in pixels of the narrowest chart; a wider one spreads them to the sides


def rows(countries: int) -> tuple[range, range]:
    """The numbers of the countries above and beneath the players.

    >>> rows(9)
    (range(0, 5), range(5, 9))
    """
    above = (countries + 1) // 2
    return range(above), range(above, countries)


def place(number: int, row: range) -> float:
    """How far to the right the country or player of that number stands in its row."""
    return (NARROWEST - 2 * SIDE) * (number - row.start + 0.5) / len(row)


def label_share(row: range) -> float:
    """Which part of the way from a country of the row to a player its points stand.

    >>> label_share(range(5))
    0.16666666666666666
    """
    return 1 / (len(row) + 1)


def line_places(board: Board, seats: int, country: int, seat: int) -> tuple[Point, Point, Point]:
    """Where a line begins at its country, has its points, and ends at its player."""
    above, beneath = rows(len(board.countries))
    row, side = (above, 1) if country in above else (beneath, -1)
    start, end = (place(country, row), side * ROW), (place(seat, range(seats)), side * BAND)
    share = label_share(row)
    return start, (start[0] + share * (end[0] - start[0]), start[1] + share * (end[1] - start[1])), end


# The picture


def majority_graph(position: Position, names: Sequence[str]) -> Figure:
    """Lines from players to countries, the broader the more cloisters; solid for who leads, with the points on them."""
    board, named = position.board, tuple(names)
    seats, data = range(position.setup.seats), majority_data(position)
    ties = {(tie.country, tie.seat): tie for tie in majority_graph_data(position)}
    traces = [
        *(_line(board, (country, seat), ties, len(seats)) for country in range(len(data)) for seat in seats),
        *(_labels(board, data, list(ties.values()), (seat, leads), named) for seat in seats for leads in (False, True)),
        _countries(board, data),
        _country_names(board, data),
        *(_marks(seat, named) for seat in seats),
        _player_names(ties, named),
    ]
    return figure(traces, _layout())


Ties = Mapping[tuple[int, int], Tie]
"""By country and seat."""


def _line(board: Board, key: tuple[int, int], ties: Ties, seats: int) -> Trace:
    tie, (country, seat) = ties.get(key), key
    start, _, end = line_places(board, seats, country, seat)
    width = LEAST + CLOISTER * tie.cloisters if tie else LEAST
    dash = "solid" if tie and tie.leads else "dot"
    return strokes(f"line {country} {seat}", [(start, end)] if tie else [], PLAYERS[seat].line, width, dash)


def _labels(
    board: Board, data: Sequence[CountryBars], ties: Sequence[Tie], of: tuple[int, bool], names: tuple[str, ...]
) -> Trace:
    """The points on a player's lines: on his colour those that lead, on paper those that do not."""
    seat, leads = of
    ink, own = PLAYERS[seat], [tie for tie in ties if (tie.seat, tie.leads) == of]
    return {
        **points(f"points {seat} {leads}", [line_places(board, len(names), tie.country, seat)[1] for tie in own]),
        "mode": "markers+text",
        "marker": {
            "symbol": "circle",
            "size": LABEL,
            "color": ink.fill if leads else PAPER,
            "line": {"color": ink.line, "width": 2},
        },
        "text": [f"<b>{tie.points}</b>" for tie in own],
        "textfont": {**LETTERS, "color": ink.text if leads else TEXT},
        "hovertext": [broken([cloister_words(data[tie.country], seat).say(names)]) for tie in own],
        "hoverinfo": "text",
        "showlegend": False,
    }


def _countries(board: Board, data: Sequence[CountryBars]) -> Trace:
    return {
        **points("countries", [_country_place(len(data), number) for number in range(len(data))]),
        "mode": "markers+text",
        "marker": {
            "symbol": "square",
            "size": NODE,
            "color": [TINTS[board.cards[country.card].colour] for country in board.countries],
            "line": {"color": EITHER, "width": 2},
        },
        "text": [f"<b>{sum(row.cloisters)}</b>" for row in data],
        "textfont": {**LETTERS, "size": SIZES.text, "color": TEXT},
        "hovertext": [broken([_country_words(row).say(())]) for row in data],
        "hoverinfo": "text",
        "showlegend": False,
    }


def _country_names(board: Board, data: Sequence[CountryBars]) -> Trace:
    above, _ = rows(len(data))
    places = [_country_place(len(data), number) for number in range(len(data))]
    return {
        **points("country names", [(x, y + NODE / 2 + 2 if y > 0 else y - NODE / 2 - 6) for x, y in places]),
        "mode": "text",
        "text": [f"<b>{literal(row.country)}</b><br>{words('chart-graph-free', (), free=row.free)}" for row in data],
        "textposition": ["top center" if number in above else "bottom center" for number in range(len(data))],
        "textfont": {**LETTERS, "size": SIZES.text},
        "hoverinfo": "skip",
        "showlegend": False,
    }


def _country_place(countries: int, number: int) -> Point:
    above, beneath = rows(countries)
    return (place(number, above), ROW) if number in above else (place(number, beneath), -ROW)


def _marks(seat: int, names: tuple[str, ...]) -> Trace:
    """A player's mark where his lines end, above his name and beneath it."""
    ink, x = PLAYERS[seat], place(seat, range(len(names)))
    return {
        **points(tag(seat, names), [(x, BAND), (x, -BAND)]),
        "mode": "markers",
        "marker": {"symbol": ink.symbol, "size": 22, "color": ink.fill, "line": {"color": ink.line, "width": 2.5}},
        "hoverinfo": "skip",
        "showlegend": False,
    }


def _player_names(ties: Ties, names: tuple[str, ...]) -> Trace:
    seats = range(len(names))
    sums = [sum(tie.points for tie in ties.values() if tie.seat == seat) for seat in seats]
    told = [words("chart-graph-sum", (), points=points) for points in sums]
    return {
        **points("players", [(place(seat, seats), 0) for seat in seats]),
        "mode": "text",
        "text": [f"<b>{literal(name)}</b><br>{said}" for name, said in zip(shown(names), told, strict=True)],
        "textfont": {**LETTERS, "size": SIZES.text},
        "hoverinfo": "skip",
        "showlegend": False,
    }


def _layout() -> dict[str, Any]:
    return {
        "title": {
            "text": words("chart-graph-title", ()),
            "subtitle": {"text": broken([words(id, ()) for id in ABOUT], TITLE_LINE)},
        },
        "height": HEIGHT,
        "hovermode": "closest",
        "margin": {"l": SIDE, "r": SIDE, "t": TOP, "b": SIDE},
        "xaxis": {"visible": False, "range": [0, NARROWEST - 2 * SIDE]},
        "yaxis": {"visible": False, "range": [-PLOT / 2, PLOT / 2]},
    }


# In words


def majority_graph_words(position: Position, names: Sequence[str]) -> str:
    """All that the graph says: for each player the sum and the lines, for each country its cloisters."""
    data, ties, named = majority_data(position), majority_graph_data(position), tuple(names)
    lines = [words("chart-graph-title", named)]
    for seat in range(position.setup.seats):
        own = [tie for tie in ties if tie.seat == seat]
        gained = sum(tie.points for tie in own)
        lines.append(words("chart-graph-player", named, player=Seat(seat), points=gained, number=len(own)))
        lines += ["- " + cloister_words(data[tie.country], seat).say(named) for tie in own]
    lines += [_country_words(row).say(named) for row in data]
    return "\n".join(lines)


def _country_words(row: CountryBars) -> Message:
    cloisters = sum(row.cloisters)
    return message(TEXTS, "chart-graph-country", country=row.country, cloisters=cloisters, free=row.free)
