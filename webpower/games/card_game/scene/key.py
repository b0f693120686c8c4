"""What the signs of the picture mean, for whoever sees it for the first time."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from webpower.draw.lettering import text_width
from webpower.draw.palette import OUTLINE, PAPER, Ink
from webpower.draw.scene import Mark
from webpower.draw.shapes import text
from webpower.games.card_game.cards import ROUTES, Route
from webpower.games.card_game.scene.faces import LIFT
from webpower.games.card_game.scene.measures import GAP, Measures
from webpower.games.card_game.scene.signs import hollow, route, seal, stone, struck, symbol
from webpower.games.card_game.scene.table import pill
from webpower.games.card_game.scene.words import Words
from webpower.games.card_game.words import family_words, route_words

BLANK = Ink("blank", PAPER, PAPER, OUTLINE, "solid", "circle", "circle", "")
EXAMPLES = (8, 5)
"""The points that the key shows."""

Sign = tuple[str, str, float, Callable[[float, float], Iterator[Mark]]]
"""The id of a sign, its meaning, its width, and how it is drawn around a point."""


def key_marks(about: Words, measures: Measures, top: float) -> Iterator[Mark]:
    """Every sign with its meaning, in lines."""
    size = measures.small
    for id, told, wide, draw, x, y in _places(about, measures, top):
        yield from draw(x + wide / 2, y)
        yield text(f"key:{id}", round(x + wide + 2 * GAP, 1), round(y + LIFT * size, 1), told, size)


def key_height(about: Words, measures: Measures) -> float:
    """How high the key is; 0 where there is none."""
    if not measures.key:
        return 0
    *_, (*_, y) = _places(about, measures, 0)
    return y + _line(measures) / 2


def _places(
    about: Words, measures: Measures, top: float
) -> Iterator[tuple[str, str, float, Callable[[float, float], Iterator[Mark]], float, float]]:
    """The signs with where they stand: on the next line where one is full."""
    x, y = measures.pad, top + _line(measures) / 2
    for id, told, wide, draw in _signs(about, measures):
        whole = wide + 2 * GAP + text_width(told, measures.small)
        if x > measures.pad and x + whole > measures.width - measures.pad:
            x, y = measures.pad, y + _line(measures)
        yield id, told, wide, draw, x, y
        x += whole + 6 * GAP


def _line(measures: Measures) -> float:
    return 2 * measures.symbol + 2 * GAP


def _signs(about: Words, measures: Measures) -> Iterator[Sign]:
    radius, small = 0.9 * measures.symbol, 0.8 * measures.stone
    for name in about.cards.families:
        yield name, family_words(name).say(()), 2 * radius, partial(_symbol, name, radius)
    for sign in ROUTES:
        yield str(sign), route_words(sign).say(()), measures.route, partial(_route, sign, measures.route)
    yield "law", about.say("key-law"), measures.seal[0], lambda x, y: seal("key-sign:law", x, y, measures.seal)
    yield "hand", about.say("key-hand"), 2 * small, lambda x, y: stone("key-sign:hand", x, y, small, BLANK)
    yield "away", about.say("key-away"), 2 * small, lambda x, y: hollow("key-sign:away", x, y, small, BLANK)
    yield "out", about.say("key-out"), small, lambda x, y: iter((struck("key-sign:out", x, y, 0.6 * small),))
    if about.told:
        for id, points, most in zip(("most", "less"), EXAMPLES, (True, False), strict=True):
            yield id, about.say(f"key-{id}"), 1.3 * measures.name, partial(_points, id, points, most, measures)


def _symbol(name: str, radius: float, x: float, y: float) -> Iterator[Mark]:
    return symbol(f"key-sign:{name}", name, x, y, radius)


def _route(sign: Route, width: float, x: float, y: float) -> Iterator[Mark]:
    return route(f"key-sign:{sign}", sign, x, y, width)


def _points(id: str, points: int, most: bool, measures: Measures, x: float, y: float) -> Iterator[Mark]:
    return pill(f"key-sign:{id}", x, y, points, measures, most)
