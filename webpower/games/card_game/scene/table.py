"""What the players have: a row a player, a column a country, then ships, carriages, cards, law cards and stones."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from webpower.draw.lettering import Box, fitted
from webpower.draw.palette import OUTLINE, PAPER, TEXT, Look
from webpower.draw.scene import Mark, Value
from webpower.draw.shapes import PICK, STILL, coords, rounded, text
from webpower.games.card_game.cards import CHAIN, ROUTES, Route
from webpower.games.card_game.scene.faces import LIFT, name_marks
from webpower.games.card_game.scene.measures import GAP, Measures
from webpower.games.card_game.scene.signs import family, hollow, pebble, route, seal, stone, struck
from webpower.games.card_game.scene.words import Words

MOVER = "#ececec"
"""The ground of the row of who decides."""
LINE, FINE = "#b8b8b8", "#dcdcdc"
"""Lines between rows and between columns."""
SHOWN = 3
"""So many families of a country find room in a cell; of more, those with the most symbols."""
PRESSED = 1.2
"""So much wider than its room a player's name may be."""
SIDES = ("ships", "carriages", "cards", "laws", "stones")


@dataclass(frozen=True, slots=True)
class Table:
    """Where the table stands, and which countries it has, in the order of its columns."""

    measures: Measures
    countries: tuple[int, ...]
    all: int
    """How many countries a table of all would have: the columns keep their width."""
    seats: int
    top: float

    @property
    def height(self) -> float:
        """Of heads and rows."""
        return self.measures.heads + self.seats * self.measures.cell_height

    @property
    def right(self) -> float:
        """Where the columns for ships and the rest begin."""
        return self.left + len(self.countries) * self.column + GAP

    @property
    def left(self) -> float:
        """Where the columns of the countries begin."""
        return self.measures.pad + self.measures.player

    @property
    def column(self) -> float:
        """The width of a country's column."""
        measures = self.measures
        return (measures.width - measures.pad - sum(measures.side) - GAP - self.left) / self.all

    @property
    def width(self) -> float:
        """The width of a picture of the table alone."""
        return self.right + sum(self.measures.side) + self.measures.pad

    def row(self, seat: int) -> Box:
        """A player's row."""
        measures = self.measures
        top = self.top + measures.heads + seat * measures.cell_height
        return Box(measures.pad, top, self.width - measures.pad, top + measures.cell_height)

    def cell(self, column: int, seat: int) -> Box:
        """A player's cell of a country."""
        left, row = self.left + column * self.column, self.row(seat)
        return Box(left, row.top, left + self.column, row.bottom)

    def head(self, column: int) -> Box:
        """The head of a country."""
        cell = self.cell(column, 0)
        return Box(cell.left + 1, self.top, cell.right - 1, self.top + self.measures.heads - GAP)

    def side(self, number: int, seat: int) -> Box:
        """A player's cell for ships, carriages, cards, law cards or stones."""
        left, row = self.right + sum(self.measures.side[:number]), self.row(seat)
        return Box(left, row.top, left + self.measures.side[number], row.bottom)


def table_marks(about: Words, table: Table, look: Look, lit: frozenset[str]) -> Iterator[Mark]:
    """The heads, then row by row."""
    yield from _heads(about, table, look)
    if not about.position.is_over:
        box = table.row(about.position.seat)
        yield Mark("mover-row", "path", {"d": rounded(box, 5, 5), "fill": MOVER, **STILL})
    yield from _columns(table)
    for seat in about.seats:
        yield from _row(about, table, seat, look)
        for column, country in enumerate(table.countries):
            yield from _cell(about, table.measures, table.cell(column, seat), country, seat)
        yield from _sides(about, table, seat, look, f"reserve:{seat}" in lit)


# Heads


def _heads(about: Words, table: Table, look: Look) -> Iterator[Mark]:
    measures = table.measures
    for column, number in enumerate(table.countries):
        country, box = about.cards.countries[number], table.head(column)
        edge: dict[str, Value] = {"stroke": OUTLINE, "stroke-width": 1.2}
        face = {"d": rounded(box, 5, 5), "fill": look.grounds[country.colour], **edge}
        yield Mark(f"head:{country.id}", "path", face, label=about.head(number))
        x, room = box.middle[0], box.right - box.left - GAP
        yield from name_marks(f"head-name:{country.id}", country.name, x, box.top + 2, room, measures, measures.lines)
        foot = round(box.bottom - GAP - 0.16 * measures.number, 1)
        yield text(f"head-number:{country.id}", round(x, 1), foot, str(country.cards), measures.number, "middle", True)
    for number, side in enumerate(SIDES):
        box = table.side(number, 0)
        x, y = box.middle[0], table.top + (measures.heads - GAP) / 2
        plain: dict[str, Value] = {"d": rounded(Box(box.left + 1, table.top, box.right - 1, box.top - GAP), 5, 5)}
        plain |= {"fill": PAPER, "stroke": LINE, "stroke-width": 1}
        yield Mark(f"head:{side}", "path", plain, label=about.say(f"head-{side}", least=CHAIN))
        yield from _side_sign(side, x, y, measures)


def _side_sign(side: str, x: float, y: float, measures: Measures) -> Iterator[Mark]:
    id = f"head-sign:{side}"
    face: dict[str, Value] = {"fill": PAPER, "stroke": OUTLINE, "stroke-width": 1.5, **STILL}
    match side:
        case "ships":
            yield from route(id, Route.SHIP, x, y, measures.route)
        case "carriages":
            yield from route(id, Route.CARRIAGE, x, y, measures.route)
        case "cards":
            wide, high = 0.62 * measures.route, 0.9 * measures.route
            for number, shift in enumerate((-2.5, 2.5)):
                box = Box.around(x + shift, y + shift, wide, high)
                yield Mark(f"{id}/{number}", "path", {"d": rounded(box, 3, 3), **face})
        case "laws":
            yield from seal(id, x, y, measures.seal)
        case _:
            yield Mark(id, "path", {"d": pebble(x, y, 0.9 * measures.stone), **face})


def _columns(table: Table) -> Iterator[Mark]:
    """Lines between the columns."""
    top, foot = table.row(0).top, table.row(table.seats - 1).bottom
    lefts = [table.cell(column, 0).left for column in range(len(table.countries))]
    lefts += [table.side(number, 0).left for number in range(len(SIDES))]
    lines = "".join(f"M{coords((x, top))}L{coords((x, foot))}" for x in lefts)
    yield Mark("columns", "path", {"d": lines, "fill": "none", "stroke": FINE, "stroke-width": 1, **STILL})


# Rows


def _row(about: Words, table: Table, seat: int, look: Look) -> Iterator[Mark]:
    measures, box, position = table.measures, table.row(seat), about.position
    line: dict[str, Value] = {"x1": box.left, "y1": box.top, "x2": box.right, "y2": box.top}
    yield Mark(f"line:{seat}", "line", {**line, "stroke": LINE, "stroke-width": 1, **STILL})
    y, radius = (box.top + box.bottom) / 2, measures.stone
    x = box.left + radius + 2 * GAP
    if seat == position.seat and not position.is_over:
        tip = ((box.left, y - 5), (box.left + 7, y), (box.left, y + 5))
        yield Mark("mover", "polygon", {"points": coords(*tip), "fill": OUTLINE, **STILL})
    yield _ground(f"player-cell:{seat}", Box(box.left, box.top, table.left, box.bottom), about.player(seat, look))
    yield from stone(f"player-stone:{seat}", x, y, radius, look.players[seat])
    left = x + radius + 1.5 * GAP
    yield player_name(f"player:{seat}", about.names[seat], left, y, table.left - left - GAP, measures)


def player_name(id: str, name: str, left: float, y: float, room: float, measures: Measures) -> Mark:
    """A player's name beside the stone, pressed together a little or cut short if it is long."""
    size = measures.name
    shown = fitted(name, size, PRESSED * room, bold=True)
    return text(id, round(left, 1), round(y + LIFT * size, 1), shown, size, bold=True, room=round(room, 1))


def _cell(about: Words, measures: Measures, box: Box, number: int, seat: int) -> Iterator[Mark]:
    """A player's cards of a country, the points for them, and the symbols on them."""
    country, count = about.cards.countries[number], about.taken.cards[number][seat]
    id = f"{seat}/{country.id}"
    yield _ground(f"cell:{id}", box, about.cell(number, seat))
    if not count:
        return
    size, width = measures.number, box.right - box.left
    x, y = box.left + (0.13 if measures.beside else 0.21) * width, (box.top + box.bottom) / 2
    points = about.taken.land[number][seat] if about.told else 0
    most = count == max(about.taken.cards[number])
    if measures.beside:
        yield _figure(f"count:{id}", x, y, count, size)
        if points:
            yield from pill(f"land:{id}", x + 0.25 * width, y, points, measures, most)
    else:
        yield _figure(f"count:{id}", x, y - (0.2 * measures.cell_height if points else 0), count, size)
        if points:
            yield from pill(f"land:{id}", x, y + 0.22 * measures.cell_height, points, measures, most)
    yield from _families(about, measures, box, number, seat)


def _families(about: Words, measures: Measures, box: Box, number: int, seat: int) -> Iterator[Mark]:
    country, held = about.cards.countries[number], about.taken.symbols[number][seat]
    shown = shown_families(country.families, held)
    size, step = measures.name, (measures.cell_height - 2 * GAP) / SHOWN
    sign, digit = (0.44 if measures.beside else 0.38) * step, 0.7 * size
    right = box.right - (2 * GAP if measures.beside else 1)
    top = (box.top + box.bottom - step * len(shown)) / 2
    for place, which in enumerate(shown):
        id, y = f"{seat}/{country.id}/{which}", top + (place + 0.5) * step
        scores = about.told and about.taken.shares(number, seat, which)
        room = Box(right - digit - 2 * sign - 1.6 * GAP, y - step / 2 + 0.5, right, y + step / 2 - 0.5)
        if scores:
            yield Mark(f"most:{id}", "path", {"d": rounded(room, 4, 4), "fill": OUTLINE, **STILL})
        fill = PAPER if scores else TEXT
        yield family(f"family:{id}", about.cards.families[which], room.left + 0.8 * GAP + sign, y, sign, fill)
        foot, x = round(y + LIFT * size, 1), round(right - 0.6 * GAP, 1)
        yield text(f"symbols:{id}", x, foot, str(held[which]), size, "end", scores, fill, room=round(digit, 1))


def shown_families(families: Sequence[int], held: Mapping[int, int]) -> tuple[int, ...]:
    """The families of a country that a cell shows, in their order: those that the player has symbols of."""
    best = sorted((which for which in families if held.get(which)), key=lambda which: -held[which])[:SHOWN]
    return tuple(which for which in families if which in best)


def pill(id: str, x: float, y: float, points: int, measures: Measures, most: bool) -> Iterator[Mark]:
    """Points: on a dark ground for the most, in an outline for fewer."""
    size = measures.name
    box = Box.around(x, y, 1.3 * size + 0.7 * size * (len(str(points)) - 1), 1.25 * size)
    edge: dict[str, Value] = {"fill": OUTLINE if most else PAPER, "stroke": OUTLINE, "stroke-width": 1.4, **STILL}
    yield Mark(f"{id}-ground", "path", {"d": rounded(box, 0.6 * size, 0.6 * size), **edge})
    yield _figure(id, x, y, points, size, PAPER if most else TEXT)


def _figure(id: str, x: float, y: float, number: int, size: float, fill: str = TEXT) -> Mark:
    return text(id, round(x, 1), round(y + LIFT * size, 1), str(number), size, "middle", True, fill)


# Beside the countries


def _sides(about: Words, table: Table, seat: int, look: Look, lit: bool) -> Iterator[Mark]:
    measures, position = table.measures, about.position
    for number, sign in enumerate(ROUTES):
        box = table.side(number, seat)
        count, points = about.taken.routes[sign][seat], about.taken.chains[sign][seat]
        id = f"{SIDES[number]}:{seat}"
        yield _ground(id, box, about.route(sign, seat))
        if about.told and points:
            yield from pill(f"count-{id}", *box.middle, points, measures, True)
        elif count:
            yield _figure(f"count-{id}", *box.middle, count, measures.number)
    counts = (about.taken.total(seat), sum(position.laws[seat]))
    for number, (label, count) in enumerate(zip((about.total(seat), about.laws(seat)), counts, strict=True), 2):
        box, id = table.side(number, seat), f"{SIDES[number]}:{seat}"
        yield _ground(id, box, label)
        if count:
            yield _figure(f"count-{id}", *box.middle, count, measures.number)
    yield from _stones(about, measures, table.side(len(SIDES) - 1, seat), seat, look, lit)


def _ground(id: str, box: Box, label: str) -> Mark:
    size: dict[str, Value] = {"x": box.left, "y": box.top, "width": box.right - box.left}
    size |= {"height": box.bottom - box.top, "fill": PAPER, "fill-opacity": 0}
    return Mark(id, "rect", size, label=label)


def _stones(about: Words, measures: Measures, box: Box, seat: int, look: Look, lit: bool) -> Iterator[Mark]:
    """All stones of a player: those at hand, those on cards, those out of the game."""
    position, ink = about.position, look.players[seat]
    hand, away, out = position.reserve[seat], position.on_cards(seat), position.removed[seat]
    inner = Box(box.left + 1, box.top + 2 * GAP, box.right - 1, box.bottom - 2 * GAP)
    yield _ground(f"stones:{seat}", box, about.stones(seat))
    if hand or lit:
        edge: dict[str, Value] = {"stroke": OUTLINE if lit else "none", "stroke-width": PICK if lit else 0}
        held = Box(
            inner.left,
            inner.top,
            inner.left + (inner.right - inner.left) * hand / max(hand + away + out, 1),
            inner.bottom,
        )
        face = {"d": rounded(held, 6, 6), "fill": PAPER, "fill-opacity": 1 if lit else 0, **edge}
        yield Mark(f"reserve:{seat}", "path", face, label=about.stones(seat), button=lit)
    pitch = (inner.right - inner.left) / max(hand + away + out, 1)
    radius = min(measures.stone, pitch / 2 - 1) * 0.9
    for number in range(hand + away + out):
        id, x, y = f"own:{seat}/{number}", inner.left + (number + 0.5) * pitch, box.middle[1]
        if number < hand:
            yield from stone(id, x, y, radius, ink)
        elif number < hand + away:
            yield from hollow(id, x, y, radius, ink)
        else:
            yield struck(id, x, y, 0.6 * radius)
