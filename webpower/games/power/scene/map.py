"""The map as marks: what no piece changes is made once for a board and kept, the rest for each position."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache

from webpower.draw.lettering import Box, one_line
from webpower.draw.palette import OUTLINE, PAPER, Look
from webpower.draw.scene import Mark, Value
from webpower.draw.shapes import REMEMBERED, STILL, coords, haloed, outlined, piece, ring, rounded, text
from webpower.engine.language import language
from webpower.games.power.board import Board
from webpower.games.power.position import EMPTY, Pieces
from webpower.games.power.scene.effects import LAST_CELL, disc_outline, disc_radius, map_numbers, number_cell
from webpower.games.power.scene.geometry import path
from webpower.games.power.scene.layout import Layout, layout
from webpower.games.power.scene.pieces import cylinder, cylinder_sign, house, house_sign, site_mark, space
from webpower.games.power.scene.words import ROOMS, Words, words

CORNER, FOOT = 5, 14
"""The radii of a coat's upper and lower corners, which make it a shield."""
TAIL = 18
"""Half the breadth of a coat's tail, at its root."""
DASHES = "9 6"


@dataclass(frozen=True, slots=True)
class Still:
    """The parts of a map that are the same in every position, from the ground up."""

    ground: tuple[Mark, ...]
    lines: tuple[Mark, ...]
    coats: tuple[Mark, ...]
    names: tuple[Mark, ...]


@lru_cache(16)
def still(board: Board, width: str, look: Look, language: str) -> Still:
    """The unchanging parts of a board's map, with the words of a language."""
    drawn = layout(board, width)
    return Still(
        ground=tuple(_ground(drawn, look)),
        lines=(*_edge(drawn, look), *_tails(board, drawn), *_routes(board, drawn, look), *_roads(board, drawn, look)),
        coats=tuple(_coat_faces(board, drawn, look)),
        names=tuple(_names(board, drawn)),
    )


def map_marks(about: Words, width: str, look: Look, targets: frozenset[str]) -> Iterator[Mark]:
    """The map of a position up to the sites, in painting order."""
    board, drawn = about.board, layout(about.board, width)
    parts = still(board, width, look, language())
    yield from parts.ground
    yield from _areas(about, drawn, look)
    yield from parts.lines
    yield from _coats(about, drawn, targets)
    yield from parts.coats
    yield from _squares(about, drawn, look)


def standing(about: Words, width: str, look: Look, targets: frozenset[str]) -> Iterator[Mark]:
    """The names of the sites, the sites themselves and all pieces."""
    drawn, pieces = layout(about.board, width), about.position.pieces
    yield from still(about.board, width, look, language()).names
    yield from _sites(about, drawn, look, targets)
    yield from _signs(about.board, drawn, look, pieces)
    for country in range(len(about.board.countries)):
        yield from _advisors(about, country, drawn, look)
    yield from map_numbers(about, drawn, look)


# What never changes


def _ground(drawn: Layout, look: Look) -> Iterator[Mark]:
    yield Mark("sea", "rect", {**_rect(drawn.frame), "fill": look.sea if drawn.land else look.land})
    if drawn.land:
        coast: dict[str, Value] = {"stroke": look.border, "stroke-width": 0.8, "stroke-linejoin": "round"}
        yield Mark("land", "path", {"d": drawn.land, "fill": look.land, **coast})


def _edge(drawn: Layout, look: Look) -> Iterator[Mark]:
    attrs: dict[str, Value] = {"fill": "none", "stroke": look.border, "stroke-width": 2, **STILL}
    yield Mark("edge", "rect", {**_rect(drawn.frame), **attrs})


def _tails(board: Board, drawn: Layout) -> Iterator[Mark]:
    """From a coat that found no room in its own country into it, like the tail of a speech bubble."""
    for country, box, end in zip(board.countries, drawn.coats, drawn.tails, strict=True):
        if end is not None:
            (x1, y1), (x2, y2) = box.middle, end
            away = TAIL / max(1.0, math.dist(box.middle, end))
            across, down = (y2 - y1) * away, (x1 - x2) * away
            corners = ((x1 + across, y1 + down), end, (x1 - across, y1 - down))
            face: dict[str, Value] = {"fill": PAPER, "stroke": OUTLINE, "stroke-width": 1.2}
            yield Mark(f"tail:{country.name}", "polygon", {"points": coords(*corners), **face, **STILL})


def _routes(board: Board, drawn: Layout, look: Look) -> Iterator[Mark]:
    for alliance, route in zip(board.alliances, drawn.routes, strict=True):
        attrs: dict[str, Value] = {"d": route.curve.path, "fill": "none", "stroke-width": 2.2, **STILL}
        by_sea = alliance.route == "sea"
        attrs |= {"stroke": look.sea_route, "stroke-dasharray": DASHES} if by_sea else {"stroke": look.alliance}
        yield Mark(f"route:{alliance.number}", "path", attrs)


def _roads(board: Board, drawn: Layout, look: Look) -> Iterator[Mark]:
    if not board.roads:
        return
    broad = drawn.measures.road
    course = "".join(path([drawn.sites[a], drawn.sites[b]]) for a, b in board.roads)
    kerb: dict[str, Value] = {"d": course, "fill": "none", "stroke": PAPER, "stroke-width": broad + 3}
    yield Mark("kerb", "path", {**kerb, "stroke-opacity": 0.7, **STILL})
    for a, b in board.roads:
        (x1, y1), (x2, y2) = drawn.sites[a], drawn.sites[b]
        ends = {"x1": round(x1, 1), "y1": round(y1, 1), "x2": round(x2, 1), "y2": round(y2, 1)}
        names = (board.sites[a], board.sites[b])
        label = words("map-road", (), a=names[0].name, b=names[1].name)
        attrs: dict[str, Value] = {**ends, "stroke": look.road, "stroke-width": broad}
        yield Mark(f"road:{names[0].id}/{names[1].id}", "line", attrs, label=label)


def _coat_faces(board: Board, drawn: Layout, look: Look) -> Iterator[Mark]:
    """The band with the country's name on each coat."""
    measures = drawn.measures
    for country, box in zip(board.countries, drawn.coats, strict=True):
        band = Box(box.left, box.top, box.right, box.top + measures.band)
        tint = look.tints[board.cards[country.card].colour]
        face: dict[str, Value] = {"d": rounded(band, CORNER, 0), "fill": tint, "stroke": OUTLINE, "stroke-width": 1}
        yield Mark(f"band:{country.name}", "path", {**face, **STILL})
        foot = band.bottom - 0.31 * measures.heading
        name, room = one_line(country.name), measures.coat[0] - 6
        yield text(
            f"country:{country.name}", box.middle[0], foot, name, measures.heading, "middle", bold=True, room=room
        )


def _names(board: Board, drawn: Layout) -> Iterator[Mark]:
    for site, name in zip(board.sites, drawn.names, strict=True):
        if name is not None:
            x, y = round(name.x, 1), round(name.y, 1)
            yield haloed(text(f"name:{site.id}", x, y, name.text, drawn.measures.name, name.anchor))


# What changes


def _areas(about: Words, drawn: Layout, look: Look) -> Iterator[Mark]:
    board = about.board
    for number, country in enumerate(board.countries):
        tint = look.tints[board.cards[country.card].colour]
        yield _area(country.name, drawn.areas[number], tint, look.border, about.country(number))


@REMEMBERED
def _area(name: str, outline: str, tint: str, border: str, label: str) -> Mark:
    edge: dict[str, Value] = {"stroke": border, "stroke-width": 1.4, "stroke-linejoin": "round"}
    return Mark(f"area:{name}", "path", {"d": outline, "fill": tint, **edge}, label=label)


def _coats(about: Words, drawn: Layout, targets: frozenset[str]) -> Iterator[Mark]:
    for number, country in enumerate(about.board.countries):
        id = f"coat:{country.name}"
        yield _coat(id, drawn.coats[number], about.coat(number), id in targets)


@REMEMBERED
def _coat(id: str, box: Box, label: str, lit: bool) -> Mark:
    attrs: dict[str, Value] = {"d": rounded(box, CORNER, FOOT), "fill": PAPER, **outlined(lit, OUTLINE)}
    return Mark(id, "path", attrs, label=label, button=lit)


def _squares(about: Words, drawn: Layout, look: Look) -> Iterator[Mark]:
    size = round(0.68 * drawn.measures.square)
    for number, alliance in enumerate(about.board.alliances):
        box = drawn.routes[number].square
        colour = look.sea_route if alliance.route == "sea" else look.alliance
        yield _square(f"alliance:{alliance.number}", box, colour, about.alliance(number))
        x, y = box.middle
        figure, foot = str(alliance.number), round(y + 0.36 * size, 1)
        room = drawn.measures.square - 2
        yield text(f"number:{alliance.number}", round(x, 1), foot, figure, size, "middle", True, PAPER, room)


@REMEMBERED
def _square(id: str, box: Box, colour: str, label: str) -> Mark:
    attrs: dict[str, Value] = {**_rect(box), "rx": 3, "fill": colour, "stroke": PAPER, "stroke-width": 1.5}
    return Mark(id, "rect", attrs, label=label)


def _sites(about: Words, drawn: Layout, look: Look, targets: frozenset[str]) -> Iterator[Mark]:
    owners, measures = about.position.pieces.owners, drawn.measures
    for number, site in enumerate(about.board.sites):
        (x, y), owner, id = drawn.sites[number], owners[number], f"site:{site.id}"
        lit = id in targets
        if id in about.effects:
            shape, fill = ring(x, y, disc_radius(measures)), look.tone(about.effects[id].net).fill
        elif owner == EMPTY:
            shape, fill = space(x, y, measures.house if lit else measures.space, lit), PAPER
        else:
            shape, fill = house(x, y, measures.house), look.players[owner].fill
        effect = about.effects.get(id)
        mark = site_mark(id, shape, fill, about.site(number), lit)
        yield mark if effect is None else replace(mark, attrs={**mark.attrs, **disc_outline(effect, look, lit)})


def _signs(board: Board, drawn: Layout, look: Look, pieces: Pieces) -> Iterator[Mark]:
    for number, site in enumerate(board.sites):
        owner = pieces.owners[number]
        if owner != EMPTY:
            x, y = drawn.sites[number]
            yield house_sign(f"sign:{site.id}", x, y, drawn.measures.house, look.players[owner])


def _advisors(about: Words, number: int, drawn: Layout, look: Look) -> Iterator[Mark]:
    """On a country's coat: each player's advisors as one piece with their number, and all of them against the room."""
    name, measures = about.board.countries[number].name, drawn.measures
    box, (width, height) = drawn.coats[number], measures.cell
    left, top = box.left + 5, box.top + measures.band + 3
    size = measures.name
    for seat, count in enumerate(about.position.pieces.advisors[number]):
        if not count:
            continue
        ink, id = look.players[seat], f"{name}/{seat}"
        x, y = left + seat % 3 * width + measures.piece[0] / 2 + 1, top + (seat // 3 + 0.5) * height
        yield piece(f"advisor:{id}", cylinder(x, y, *measures.piece), ink)
        yield cylinder_sign(f"advisor-sign:{id}", x, y, *measures.piece, ink)
        beside, foot = x + measures.piece[0] / 2 + 2, y + 0.36 * size
        room = width - measures.piece[0] - 4
        yield text(f"advisor-number:{id}", beside, foot, str(count), size, bold=True, room=room)
    if number_cell(about, number) == LAST_CELL:
        return
    advisors, most = about.room(number)
    x, y = left + 2.5 * width, top + 1.5 * height + 0.36 * size
    if ROOMS not in about.untold:
        yield text(f"room:{name}", x, y, f"{advisors}/{most}", size, "middle", room=width - 4)


def _rect(box: Box) -> dict[str, Value]:
    left, top, right, bottom = (round(side, 1) for side in box)
    return {"x": left, "y": top, "width": right - left, "height": bottom - top}
