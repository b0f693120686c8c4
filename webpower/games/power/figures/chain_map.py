"""The chains on the map (WP-42): each player's best lines, and the roads between his other cloisters."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING, Any, NamedTuple

from webpower.draw.lettering import Box
from webpower.draw.palette import EITHER, PLAYERS, SIZES
from webpower.draw.plotly_theme import GRID, LETTERS, SIDE, Trace, figure
from webpower.engine.messages import Message, Seat, Value, message
from webpower.games.power.board import Board, Point
from webpower.games.power.figures.labels import TITLE_LINE, broken, literal, shown, tag
from webpower.games.power.figures.traces import points, strokes
from webpower.games.power.position import EMPTY, Position
from webpower.games.power.rules import TEXTS
from webpower.games.power.scene.geometry import clipped, projection
from webpower.games.power.scene.layout import layout
from webpower.games.power.scene.words import said, scored, words
from webpower.games.power.scoring.sheet import CHAINS, Line

if TYPE_CHECKING:
    from plotly.graph_objects import Figure

HEIGHT = 790
"""Pixels: a map needs more of them than bars do."""


class SeatChains(NamedTuple):
    """What is drawn of a player; sites by their number on the board."""

    sites: tuple[int, ...]
    """All of the player's cloisters."""
    chains: tuple[tuple[int, ...], ...]
    """The lines that score, each from end to end."""
    scores: tuple[Line, ...]
    """The score of each of them."""
    others: tuple[tuple[int, int], ...]
    """Roads between two of the player's cloisters that belong to no chain."""


def chain_data(position: Position) -> list[SeatChains]:
    """What is drawn, by seat."""
    scores = scored(position.setup, position.pieces).of_kind(CHAINS).lines
    return [
        _seat(position, seat, tuple(line for line in scores if seat in line.seats))
        for seat in range(position.setup.seats)
    ]


def _seat(position: Position, seat: int, scores: tuple[Line, ...]) -> SeatChains:
    board, owners = position.board, position.pieces.owners
    chains = tuple(tuple(board.site_number[site] for site in line.sites) for line in scores)
    used = {frozenset(road) for chain in chains for road in pairwise(chain)}
    own = tuple(site for site, owner in enumerate(owners) if owner == seat)
    others = tuple(road for road in board.roads if road[0] in own and road[1] in own and frozenset(road) not in used)
    return SeatChains(own, chains, scores, others)


# The picture


class Places(NamedTuple):
    """Where everything stands, the same as on the compact map, in its pixels."""

    frame: Box
    sites: tuple[Point, ...]
    coats: tuple[Point, ...]
    land: list[list[Point]]
    areas: list[list[Point]]


@lru_cache(8)
def _places(board: Board) -> Places:
    drawn = layout(board, "compact")
    place = projection(board, drawn.frame.right)

    def cut(polygons: Iterable[Sequence[Point]]) -> list[list[Point]]:
        parts = [clipped([place(point) for point in polygon], drawn.frame) for polygon in polygons]
        return [[*part, part[0]] for part in parts if part]

    areas = cut(polygon for area in board.areas for polygon in area)
    return Places(drawn.frame, drawn.sites, tuple(coat.middle for coat in drawn.coats), cut(board.land), areas)


def chains(position: Position, names: Sequence[str]) -> Figure:
    """The map's sites and roads; chains as thick lines with their points, other own roads dashed."""
    board, data, named = position.board, chain_data(position), tuple(names)
    places = _places(board)
    traces = [*_ground(board, places), _free_sites(position, places)]
    for seat, own in enumerate(data):
        traces += _lines(places, seat, own)
    for seat, own in enumerate(data):
        traces += [_cloisters(board, places, seat, own, named), _chain_points(places, seat, own, named)]
    return figure(traces, _layout(board, places, data, named))


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


def _free_sites(position: Position, places: Places) -> Trace:
    board = position.board
    free = [site for site, owner in enumerate(position.pieces.owners) if owner == EMPTY]
    return {
        **points("free sites", _at(places, free)),
        "mode": "markers",
        "marker": {"symbol": "circle-open", "size": 9, "color": EITHER, "line": {"width": 1.5}},
        "hovertext": [broken([words("chart-free-site", (), **_place(board, site))]) for site in free],
        "hoverinfo": "text",
        "showlegend": False,
    }


def _lines(places: Places, seat: int, own: SeatChains) -> Iterator[Trace]:
    colour = PLAYERS[seat].line
    yield strokes(f"chains {seat}", [_at(places, chain) for chain in own.chains], colour, 9)
    yield strokes(f"other roads {seat}", [_at(places, road) for road in own.others], colour, 4, dash="4px,4px")


def _cloisters(board: Board, places: Places, seat: int, own: SeatChains, names: tuple[str, ...]) -> Trace:
    ink = PLAYERS[seat]
    return {
        **points(tag(seat, names), _at(places, own.sites)),
        "mode": "markers",
        "marker": {"symbol": ink.symbol, "size": 15, "color": ink.fill, "line": {"color": ink.line, "width": 2}},
        "hovertext": [broken([said(_site_words(board, seat, own, site), names)]) for site in own.sites],
        "hoverinfo": "text",
    }


def _chain_points(places: Places, seat: int, own: SeatChains, names: tuple[str, ...]) -> Trace:
    """The points of each chain, in a disc on its longest road, where it covers least."""
    ink = PLAYERS[seat]
    return {
        **points(f"points {seat}", [_middle(_at(places, chain)) for chain in own.chains]),
        "mode": "markers+text",
        "marker": {"symbol": "circle", "size": 25, "color": ink.fill, "line": {"color": ink.line, "width": 2}},
        "text": [f"<b>{line.points}</b>" for line in own.scores],
        "textfont": {**LETTERS, "size": SIZES.text, "color": ink.text},
        "hovertext": [broken([line.message.cited(names)]) for line in own.scores],
        "hoverinfo": "text",
        "showlegend": False,
    }


def _at(places: Places, sites: Iterable[int]) -> list[Point]:
    return [places.sites[site] for site in sites]


def _outline(box: Box) -> list[Point]:
    across, down = (box.left, box.right, box.right, box.left), (box.top, box.top, box.bottom, box.bottom)
    return [*zip(across, down, strict=True), (box.left, box.top)]


def _middle(line: Sequence[Point]) -> Point:
    """The middle of the longest road of a line."""
    (x1, y1), (x2, y2) = max(pairwise(line), key=lambda road: math.dist(*road))
    return (x1 + x2) / 2, (y1 + y2) / 2


def _layout(board: Board, places: Places, data: Sequence[SeatChains], names: tuple[str, ...]) -> dict[str, Any]:
    plain = {"visible": False, "constrain": "domain"}
    frame = places.frame
    return {
        "title": {
            "text": words("chart-chains-title", names, least=board.chain),
            "subtitle": {"text": broken([_sums(data).say(shown(names))], TITLE_LINE)},
        },
        "height": HEIGHT,
        "margin": {"l": SIDE, "r": SIDE, "b": SIDE},
        "xaxis": {**plain, "range": [frame.left, frame.right]},
        "yaxis": {**plain, "range": [frame.bottom, frame.top], "scaleanchor": "x"},
    }


# In words


def chains_words(position: Position, names: Sequence[str]) -> str:
    """All that the map and its boxes say: the chains, the roads beside them, and the rest of the cloisters."""
    board, named = position.board, tuple(names)
    lines = [words("chart-chains-title", named, least=board.chain)]
    for seat, own in enumerate(chain_data(position)):
        lines += [line.message.cited(named) for line in own.scores]
        lines += [sentence.say(named) for sentence in _beside(board, seat, own)]
    return "\n".join(lines)


def _sums(data: Sequence[SeatChains]) -> Message:
    """What each player's chains give together."""
    sums = tuple(
        message(TEXTS, "player-points", player=Seat(seat), points=sum(line.points for line in own.scores))
        for seat, own in enumerate(data)
    )
    return message(TEXTS, "chart-chains-sums", sums=sums)


def _beside(board: Board, seat: int, own: SeatChains) -> Iterator[Message]:
    """The player's roads and cloisters that are in no chain."""
    if own.others:
        roads = tuple(message(TEXTS, "chart-road", a=board.sites[a].name, b=board.sites[b].name) for a, b in own.others)
        yield message(TEXTS, "chart-other-roads", player=Seat(seat), roads=roads)
    alone = tuple(board.sites[site].name for site in own.sites if not any(site in chain for chain in own.chains))
    if alone:
        yield message(TEXTS, "chart-no-chain", player=Seat(seat), number=len(alone), sites=alone)


def _site_words(board: Board, seat: int, own: SeatChains, site: int) -> Message:
    chain = next((chain for chain in own.chains if site in chain), ())
    ends = (board.sites[chain[0]].name, board.sites[chain[-1]].name) if chain else ("", "")
    facts: dict[str, Value] = {"player": Seat(seat), "points": len(chain), "first": ends[0], "last": ends[1]}
    return message(TEXTS, "chart-site", "WP-42", **_place(board, site), **facts)


def _place(board: Board, site: int) -> dict[str, Value]:
    place = board.sites[site]
    return {"site": place.name, "country": board.countries[place.country].name}
