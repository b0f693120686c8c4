"""The alliances as a web of countries: who scores which of them, and whom one more advisor would let score (WP-41)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from webpower.draw.charts.labels import TITLE_LINE, broken, literal, tag
from webpower.draw.charts.traces import points, strokes
from webpower.draw.palette import ALLIANCE, EITHER, PAPER, PLAYERS, SIZES, TEXT, TINTS
from webpower.draw.plotly_theme import LETTERS, SIDE, Trace, figure
from webpower.engine.messages import Message, Seat, Value, message
from webpower.games.power.board import Board
from webpower.games.power.figures.countries import CountryBars, advisor_words, majority_data, room_words
from webpower.games.power.figures.web_label import MARK, plate, plate_grounds, plate_marks, plate_words
from webpower.games.power.figures.web_layout import FRAME, LABEL, WebLayout, outline, way, web_layout
from webpower.games.power.position import Position
from webpower.games.power.rules import TEXTS
from webpower.games.power.scene.words import scored, words
from webpower.games.power.scoring.one_more import OneMore, one_more_advisor
from webpower.games.power.scoring.sheet import ALLIANCES, Line

if TYPE_CHECKING:
    import networkx as nx
    from plotly.graph_objects import Figure

TOP = 150
"""Pixels above the web, for title and legend."""

STRAND = 6
"""How broad a scoring player's line is; those of several run side by side."""

SLOT = 29
"""Pixels for a player's advisors in a country."""

ABOUT = ("chart-web-lines", "chart-web-arrows")
"""The ids of what stands beneath the title."""


class AllianceFacts(NamedTuple):
    """What is drawn of an alliance."""

    number: int
    a: str
    b: str
    route: str
    """``land`` or ``sea``."""
    points: tuple[int, ...]
    """By seat, the Council's doubling included (WP-66)."""
    lines: tuple[Line, ...]
    """The lines of the score sheet that give them."""
    one_more: tuple[OneMore, ...]
    """The single advisors that would make somebody score who does not."""


def alliance_web_data(position: Position) -> list[AllianceFacts]:
    """What is drawn, by the alliances' numbers."""
    sheet = scored(position.setup, position.pieces).of_kind(ALLIANCES)
    points = sheet.by_place(ALLIANCES)
    countries = position.board.countries
    return [
        AllianceFacts(
            alliance.number,
            countries[alliance.a].name,
            countries[alliance.b].name,
            alliance.route,
            points.get(str(alliance.number), (0,) * position.setup.seats),
            tuple(line for line in sheet.lines if line.place == str(alliance.number)),
            one_more_advisor(position, alliance),
        )
        for alliance in position.board.alliances
    ]


def alliance_network(position: Position) -> nx.Graph[str]:
    """The same as a graph of networkx, to calculate with.

    Countries are nodes by their names, with ``advisors`` by seat, ``leaders`` and ``room`` for more advisors. An
    alliance is an edge with its ``number`` and ``route``, ``points`` by seat, and ``one_more``: by seat, the country
    where one more advisor would make it score.

    >>> from webpower import new_game
    >>> graph = alliance_network(new_game(3, seed=7).position)
    >>> graph.edges["Italien", "Burgund"]["number"], graph.degree["Italien"]
    (14, 3)
    """
    import networkx as nx

    graph: nx.Graph[str] = nx.Graph()
    for row in majority_data(position):
        graph.add_node(row.country, advisors=row.advisors, leaders=row.leaders, room=row.room)
    for facts in alliance_web_data(position):
        one_more = {more.seat: position.board.countries[more.country].name for more in facts.one_more}
        graph.add_edge(facts.a, facts.b, number=facts.number, route=facts.route, points=facts.points, one_more=one_more)
    return graph


# The picture


def alliance_web(position: Position, names: Sequence[str]) -> Figure:
    """The countries with their advisors, near their places on the map, and the alliances between them."""
    board, named = position.board, tuple(names)
    seats, data, rows = range(position.setup.seats), alliance_web_data(position), majority_data(position)
    drawn = web_layout(board)
    plates = [
        plate(facts, spot, {more.country: drawn.countries[more.country].middle for more in facts.one_more})
        for facts, spot in zip(data, drawn.labels, strict=True)
    ]
    traces = [
        _smooth(strokes("ways", [way(drawn, board, number) for number in range(len(data))], EITHER, 2)),
        *(_strands(drawn, board, data, seat) for seat in seats),
        *(_boxes(board, drawn, card) for card in range(len(board.cards))),
        _country_names(rows, drawn, named),
        _rooms(rows, drawn),
        *(_advisors(rows, drawn, seat, named) for seat in seats),
        plate_grounds(plates),
        *(_numbers(board, drawn, data, scoring, named) for scoring in (False, True)),
        *(plate_marks(plates, seat) for seat in seats),
        plate_words(plates),
    ]
    return figure(traces, _layout())


def _strands(drawn: WebLayout, board: Board, data: Sequence[AllianceFacts], seat: int) -> Trace:
    """The player's lines along the alliances that score for him."""
    lines = []
    for number, facts in enumerate(data):
        scoring = [other for other, gained in enumerate(facts.points) if gained]
        if seat in scoring:
            lines.append(way(drawn, board, number, STRAND * (scoring.index(seat) - (len(scoring) - 1) / 2)))
    return _smooth(strokes(f"scoring {seat}", lines, PLAYERS[seat].line, STRAND))


def _smooth(trace: Trace) -> Trace:
    return {**trace, "line": {**trace["line"], "shape": "spline"}}


def _boxes(board: Board, drawn: WebLayout, card: int) -> Trace:
    """The countries of a kind of card, on its colour."""
    own = [outline(drawn.countries[country]) for country in board.cards[card].countries]
    return {
        **strokes(f"countries {card}", own, EITHER, 2),
        "fill": "toself",
        "fillcolor": TINTS[board.cards[card].colour],
    }


def _country_names(rows: Sequence[CountryBars], drawn: WebLayout, names: tuple[str, ...]) -> Trace:
    return {
        **points("country names", [(box.middle[0], box.top + 15) for box in drawn.countries]),
        "mode": "text",
        "text": [f"<b>{literal(row.country)}</b>" for row in rows],
        "textfont": {**LETTERS, "size": SIZES.text, "color": TEXT},
        "hovertext": [broken([said.say(names) for said in _country_words(row)]) for row in rows],
        "hoverinfo": "text",
        "showlegend": False,
    }


def _rooms(rows: Sequence[CountryBars], drawn: WebLayout) -> Trace:
    return {
        **points("room", [(box.middle[0], box.bottom - 13) for box in drawn.countries]),
        "mode": "text",
        "text": [words("chart-room-short", (), room=row.room) for row in rows],
        "textfont": {**LETTERS, "color": TEXT},
        "hoverinfo": "skip",
        "showlegend": False,
    }


def _advisors(rows: Sequence[CountryBars], drawn: WebLayout, seat: int, names: tuple[str, ...]) -> Trace:
    """The player's mark and number of advisors, in the same place of every country; bold where he leads."""
    ink = PLAYERS[seat]
    from_middle = SLOT * (seat - (len(names) - 1) / 2) - SLOT / 4
    counts = [f"<b>{row.advisors[seat]}</b>" if seat in row.leaders else f"{row.advisors[seat]}" for row in rows]
    trace = points(tag(seat, names), [(box.middle[0] + from_middle, box.middle[1]) for box in drawn.countries])
    return {
        **trace,
        "y": [y if row.advisors[seat] else None for y, row in zip(trace["y"], rows, strict=True)],
        "mode": "markers+text",
        "marker": {"symbol": ink.symbol, "size": MARK, "color": ink.fill, "line": {"color": ink.line, "width": 2}},
        "text": ["\u200a" + count for count in counts],
        "textposition": "middle right",
        "textfont": {**LETTERS, "color": TEXT},
        "hovertext": [broken([advisor_words(row, seat).say(names)]) for row in rows],
        "hoverinfo": "text",
    }


def _numbers(
    board: Board, drawn: WebLayout, data: Sequence[AllianceFacts], scoring: bool, names: tuple[str, ...]
) -> Trace:
    """The squares of the alliances that score, or of those that do not."""
    told = [(facts, spot) for facts, spot in zip(data, drawn.labels, strict=True) if any(facts.points) == scoring]
    return {
        **points(f"numbers {scoring}", [spot.at for _, spot in told]),
        "mode": "markers+text",
        "marker": {
            "symbol": "square",
            "size": LABEL[0],
            "color": ALLIANCE if scoring else PAPER,
            "line": {"color": ALLIANCE if scoring else EITHER, "width": 1.5},
        },
        "text": [f"<b>{facts.number}</b>" if scoring else str(facts.number) for facts, _ in told],
        "textfont": {**LETTERS, "color": PAPER if scoring else TEXT},
        "hovertext": [broken([said.say(names) for said in _alliance_words(board, facts)]) for facts, _ in told],
        "hoverinfo": "text",
        "showlegend": False,
    }


def _layout() -> dict[str, Any]:
    plain = {"visible": False, "constrain": "domain"}
    return {
        "title": {
            "text": words("chart-web-title", ()),
            "subtitle": {"text": broken([words(id, ()) for id in ABOUT], TITLE_LINE)},
        },
        "height": TOP + int(FRAME.bottom) + SIDE,
        "hovermode": "closest",
        "margin": {"l": SIDE, "r": SIDE, "t": TOP, "b": SIDE},
        "xaxis": {**plain, "range": [FRAME.left, FRAME.right]},
        "yaxis": {**plain, "range": [FRAME.bottom, FRAME.top], "scaleanchor": "x"},
    }


# In words


def alliance_web_words(position: Position, names: Sequence[str]) -> str:
    """All that the web says: each country's advisors, each alliance's score, and the advisors that would change it."""
    board, named = position.board, tuple(names)
    lines = [words("chart-web-title", named)]
    lines += [" ".join(said.say(named) for said in _country_words(row)) for row in majority_data(position)]
    lines += [
        " ".join(said.say(named) for said in _alliance_words(board, facts)) for facts in alliance_web_data(position)
    ]
    return "\n".join(lines)


def _country_words(row: CountryBars) -> Iterator[Message]:
    """The advisors of a country, and the room for more."""
    if not any(row.advisors):
        yield message(TEXTS, "chart-web-no-advisor", "WP-41", country=row.country)
    yield from (advisor_words(row, seat) for seat, number in enumerate(row.advisors) if number)
    yield room_words(row)


def _alliance_words(board: Board, facts: AllianceFacts) -> Iterator[Message]:
    """Who scores an alliance and what for, and whom one more advisor would let score."""
    gains = tuple(
        message(TEXTS, "player-points", player=Seat(seat), points=gained)
        for seat, gained in enumerate(facts.points)
        if gained
    )
    about: dict[str, Value] = {"alliance": facts.number, "a": facts.a, "b": facts.b, "route": facts.route}
    yield message(TEXTS, "chart-web-alliance", "WP-41", **about, scoring=len(gains), players=gains)
    for line in facts.lines:
        if line.rule == "WP-66":
            told = {name: line.message.value(name) for name in ("player", "country", "advisors")}
            yield message(TEXTS, "chart-web-council", "WP-66", **told)
    for more in facts.one_more:
        yield message(
            TEXTS,
            "chart-web-one-more",
            "WP-41",
            player=Seat(more.seat),
            country=board.countries[more.country].name,
            points=more.after[more.seat],
            lead=more.lead,
            others=tuple(Seat(seat) for seat in more.leads if seat != more.seat),
            hindrance=more.hindrance or "none",
        )
