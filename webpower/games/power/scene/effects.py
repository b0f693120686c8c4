"""What a piece would change, on the map: a signed number at each place, on a ground that is darker the more it is.

A free site becomes a disc with the number. On a coat of arms the number takes the place of an advisor that is not
there, on the arms of the Vatican that of the advisor that could come.
"""

from __future__ import annotations

from collections.abc import Iterator

from webpower.draw.lettering import Box, signed
from webpower.draw.palette import OUTLINE, Look
from webpower.draw.scene import Mark, Value
from webpower.draw.shapes import STILL, ring, rounded, text
from webpower.games.power.position import EMPTY
from webpower.games.power.scene.layout import Layout
from webpower.games.power.scene.measures import Measures
from webpower.games.power.scene.words import Words
from webpower.games.power.what_if import Effect

ORDER = (4, 3, 2, 1, 0)
"""The cells of a coat in which a number may stand, the best first; each but the last is that of a seat's advisors."""
LAST_CELL = 5
"""Where a coat says how much room it has: the number stands there when all cells have advisors."""
LIT = 3
"""How broad the outline of a disc is that can be picked."""
LOSS = "3 2.5"
"""The dashes around a loss."""


def check_effects(about: Words) -> None:
    """Raises ValueError for an effect at a place that is not there or holds a piece already."""
    board, pieces = about.board, about.position.pieces
    free = {f"site:{site.id}" for site, owner in zip(board.sites, pieces.owners, strict=True) if owner == EMPTY}
    free |= {f"coat:{country.name}" for country in board.countries}
    if about.position.setup.options.vatican:
        free |= {f"arms:{arms.name}" for arms, owner in zip(board.arms, pieces.arms, strict=True) if owner == EMPTY}
    for element in about.effects:
        if element not in free:
            raise ValueError(f"no piece can go to {element!r} in this position")


def disc_radius(measures: Measures) -> float:
    """The radius of a site that has a number: a little more than a house, and clear of the site's name."""
    return measures.house + 2


def edge(effect: Effect, look: Look) -> dict[str, Value]:
    """What tells a loss from a gain without colours."""
    return {"stroke-dasharray": LOSS} if look.tone(effect.net).dashed else {}


def disc_outline(effect: Effect, look: Look, lit: bool) -> dict[str, Value]:
    """The outline of a site that has a number; bold if it can be picked, yet clear of number and name."""
    return {"stroke": OUTLINE, "stroke-width": LIT if lit else 1.8, **edge(effect, look)}


def number_cell(about: Words, country: int) -> int | None:
    """The cell of a country's coat where the number stands; None if there is none to show."""
    if f"coat:{about.board.countries[country].name}" not in about.effects:
        return None
    here = about.position.pieces.advisors[country]
    return next((cell for cell in ORDER if cell >= len(here) or not here[cell]), LAST_CELL)


def map_numbers(about: Words, drawn: Layout, look: Look) -> Iterator[Mark]:
    """The numbers on the map: those of the sites, whose discs are there already, and those of the coats."""
    measures = drawn.measures
    for number, site in enumerate(about.board.sites):
        id = f"site:{site.id}"
        if id in about.effects:
            x, y = drawn.sites[number]
            yield _figure(
                f"effect-number:{id}", about.effects[id].net, x, y, 2 * disc_radius(measures) - 3, measures, look
            )
    for number, country in enumerate(about.board.countries):
        cell = number_cell(about, number)
        if cell is not None:
            box, (width, height) = drawn.coats[number], measures.cell
            x = box.left + 5 + (cell % 3 + 0.5) * width
            y = box.top + measures.band + 3 + (cell // 3 + 0.5) * height
            yield from _pill(f"coat:{country.name}", about.effects[f"coat:{country.name}"], x, y, measures, look)


def arms_number(about: Words, element: str, x: float, y: float, measures: Measures, look: Look) -> Iterator[Mark]:
    """The number on arms of the Vatican, around (x, y)."""
    if element in about.effects:
        yield from _pill(element, about.effects[element], x, y, measures, look)


def key_disc(net: int, x: float, y: float, measures: Measures, look: Look) -> Iterator[Mark]:
    """A disc with a number that stands for no place: for the key."""
    face: dict[str, Value] = {"fill": look.tone(net).fill, "stroke": OUTLINE, "stroke-width": 1.8}
    yield Mark("key-sign:effect", "path", {"d": ring(x, y, disc_radius(measures)), **face, **STILL})
    yield _figure("key-number:effect", net, x, y, 2 * disc_radius(measures) - 3, measures, look)


def _pill(element: str, effect: Effect, x: float, y: float, measures: Measures, look: Look) -> Iterator[Mark]:
    width, height = measures.cell
    shape = rounded(Box.around(x, y, width, height - 1), (height - 1) / 2, (height - 1) / 2)
    face: dict[str, Value] = {"fill": look.tone(effect.net).fill, "stroke": OUTLINE, "stroke-width": 1.8}
    yield Mark(f"effect:{element}", "path", {"d": shape, **face, **edge(effect, look), **STILL})
    yield _figure(f"effect-number:{element}", effect.net, x, y, width - 4, measures, look)


def _figure(id: str, net: int, x: float, y: float, room: float, measures: Measures, look: Look) -> Mark:
    foot, size = round(y + 0.36 * measures.name, 1), measures.name
    fill = look.tone(net).text
    return text(id, round(x, 1), foot, signed(net), size, "middle", fill=fill, room=room)
