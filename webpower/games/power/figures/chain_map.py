"""The chains on the map (WP-42): each player's best lines, the roads beside them, and where one more would score."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from webpower.draw.charts.labels import TITLE_LINE, broken, literal, shown, tag
from webpower.draw.charts.traces import points, strokes
from webpower.draw.lettering import Box
from webpower.draw.palette import EITHER, PLAYERS, SIZES
from webpower.draw.plotly_theme import GRID, LETTERS, SIDE, Trace, figure
from webpower.games.power.board import Board, Point
from webpower.games.power.figures.chain_facts import SeatChains, SiteGains, chain_data, gains_by_site
from webpower.games.power.figures.chain_places import HEIGHT, Places, disc_places, label_places, places_of
from webpower.games.power.figures.chain_words import chain_box, free_box, sums_words, taken_box
from webpower.games.power.position import EMPTY, Position
from webpower.games.power.scene.words import words

if TYPE_CHECKING:
    from plotly.graph_objects import Figure


def chains(position: Position, names: Sequence[str]) -> Figure:
    """The map's sites and roads; chains as thick lines with their points, other own roads dashed.

    An open mark is a free site where one more cloister of that player would score, with the points it would add. Where
    several would gain, the mark is that of who gains most; the label beside it has all of them.
    """
    board, data, named = position.board, chain_data(position), tuple(names)
    places, gains = places_of(board), gains_by_site(data)
    discs = _discs(board, data)
    traces = [*_ground(board, places), _free_sites(position, places, data, named)]
    for seat, own in enumerate(data):
        traces += _lines(places, seat, own)
    traces += [_gains(board, places, seat, gains, data, named) for seat in range(len(data))]
    traces.append(_gain_labels(board, gains, [at for own in discs for at in own]))
    for seat, own in enumerate(data):
        traces += [_cloisters(board, places, seat, own, named), _chain_points(board, seat, own, discs[seat], named)]
    return figure(traces, _layout(board, places, data, named))


def _discs(board: Board, data: Sequence[SeatChains]) -> list[list[Point]]:
    """By seat: where the points of each chain stand."""
    return [disc_places(board, own.chains) for own in data]


def _ground(board: Board, places: Places) -> Iterator[Trace]:
    yield {**strokes("coast", [*places.land, _outline(places.frame)], EITHER, 1.5), "opacity": 0.6}
    yield strokes("borders", places.areas, GRID, 1.5, dash="dot")
    yield {**strokes("roads", [_at(places, road) for road in board.roads], EITHER, 1.5), "opacity": 0.7}
    yield {
        **points("countries", places.coats),
        "mode": "text",
        "text": [literal(country.name) for country in board.countries],
        "textfont": {**LETTERS, "size": SIZES.text},
        "hoverinfo": "skip",
        "showlegend": False,
    }


def _free_sites(position: Position, places: Places, data: Sequence[SeatChains], names: tuple[str, ...]) -> Trace:
    free = [site for site, owner in enumerate(position.pieces.owners) if owner == EMPTY]
    return {
        **points("free sites", _at(places, free)),
        "mode": "markers",
        "marker": {"symbol": "circle-open", "size": 9, "color": EITHER, "line": {"width": 1.5}},
        "hovertext": [broken(free_box(position.board, data, site, names)) for site in free],
        "hoverinfo": "text",
        "showlegend": False,
    }


def _lines(places: Places, seat: int, own: SeatChains) -> Iterator[Trace]:
    colour = PLAYERS[seat].line
    yield strokes(f"chains {seat}", [_at(places, chain) for chain in own.chains], colour, 9)
    yield strokes(f"other roads {seat}", [_at(places, road) for road in own.others], colour, 4, dash="4px,4px")


def _gains(
    board: Board,
    places: Places,
    seat: int,
    gains: Sequence[SiteGains],
    data: Sequence[SeatChains],
    names: tuple[str, ...],
) -> Trace:
    """The free sites where the seat would gain most of all."""
    ink, sites = PLAYERS[seat], [here.site for here in gains if here.gains[0][0] == seat]
    return {
        **points(f"gains {seat}", _at(places, sites)),
        "mode": "markers",
        "marker": {"symbol": f"{ink.symbol}-open", "size": 18, "color": ink.line, "line": {"width": 2.5}},
        "hovertext": [broken(free_box(board, data, site, names)) for site in sites],
        "hoverinfo": "text",
        "showlegend": False,
    }


def _gain_labels(board: Board, gains: Sequence[SiteGains], discs: Sequence[Point]) -> Trace:
    """Who would gain how much, beside the site; the boxes of the sites say it too if there is no place for a label."""
    labels = [(here.site, gain_label(here)) for here in gains]
    placed = label_places(board, labels, discs)
    drawn = [(at, text) for at, (_, text) in zip(placed, labels, strict=True) if at is not None]
    return {
        **points("gain labels", [at for at, _ in drawn]),
        "mode": "text",
        "text": [f"<b>{text}</b>".replace("\n", "<br>") for _, text in drawn],
        "textfont": {**LETTERS, "size": SIZES.small},
        "hoverinfo": "skip",
        "showlegend": False,
    }


def gain_label(here: SiteGains) -> str:
    """The gain, of which the mark says whose it is; of several a line each, with the player's mark.

    >>> gain_label(SiteGains(3, ((2, 4),)))
    '+4'
    >>> gain_label(SiteGains(3, ((2, 4), (0, 1)))).split("\\n")
    ['▲+4', '●+1']
    """
    if len(here.gains) == 1:
        return f"+{here.gains[0][1]}"
    return "\n".join(f"{PLAYERS[seat].glyph}+{points}" for seat, points in here.gains)


def _cloisters(board: Board, places: Places, seat: int, own: SeatChains, names: tuple[str, ...]) -> Trace:
    ink = PLAYERS[seat]
    return {
        **points(tag(seat, names), _at(places, own.sites)),
        "mode": "markers",
        "marker": {"symbol": ink.symbol, "size": 15, "color": ink.fill, "line": {"color": ink.line, "width": 2}},
        "hovertext": [broken([taken_box(board, seat, own, site, names)]) for site in own.sites],
        "hoverinfo": "text",
    }


def _chain_points(board: Board, seat: int, own: SeatChains, discs: Sequence[Point], names: tuple[str, ...]) -> Trace:
    """The points of each chain, in a disc on one of its roads."""
    ink = PLAYERS[seat]
    return {
        **points(f"points {seat}", discs),
        "mode": "markers+text",
        "marker": {"symbol": "circle", "size": 25, "color": ink.fill, "line": {"color": ink.line, "width": 2}},
        "text": [f"<b>{line.points}</b>" for line in own.scores],
        "textfont": {**LETTERS, "size": SIZES.text, "color": ink.text},
        "hovertext": [broken(chain_box(board, seat, own, line, names)) for line in own.scores],
        "hoverinfo": "text",
        "showlegend": False,
    }


def _at(places: Places, sites: Iterable[int]) -> list[Point]:
    return [places.sites[site] for site in sites]


def _outline(box: Box) -> list[Point]:
    across, down = (box.left, box.right, box.right, box.left), (box.top, box.top, box.bottom, box.bottom)
    return [*zip(across, down, strict=True), (box.left, box.top)]


def _layout(board: Board, places: Places, data: Sequence[SeatChains], names: tuple[str, ...]) -> dict[str, Any]:
    plain = {"visible": False, "constrain": "domain"}
    frame = places.frame
    return {
        "title": {
            "text": words("chart-chains-title", names, least=board.chain),
            "subtitle": {"text": broken(sums_words(data, shown(names)), TITLE_LINE)},
        },
        "height": HEIGHT,
        "margin": {"l": SIDE, "r": SIDE, "b": SIDE},
        "xaxis": {**plain, "range": [frame.left, frame.right]},
        "yaxis": {**plain, "range": [frame.bottom, frame.top], "scaleanchor": "x"},
    }
