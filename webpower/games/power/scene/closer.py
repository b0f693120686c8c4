"""A closer look at some places of the map: which part of the picture to see."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from webpower.draw.lettering import Box
from webpower.games.power.board import Board
from webpower.games.power.scene.layout import layout

AROUND = 0.07
"""The room around the places, as a part of the map's width."""
VATICAN = "arms:"
LEAST = 0.5
"""The least part of the map's width and height that is seen, so that one still knows where one is."""


def closer(board: Board, places: Sequence[str], width: str = "compact") -> Box | None:
    """The part of the picture in which the places stand, with room around them; the map alone if there are none.

    A coat of arms stands for its country, with all its sites. None, for all of the picture, if a place is in the
    Vatican, which stands beside the map. The ids are those of `webpower.games.power.scene.ids`; raises KeyError for one
    that the board lacks.
    """
    drawn = layout(board, width)
    frame, points = drawn.frame, [point for place in places for point in _points(board, place, width)]
    if any(place.startswith(VATICAN) for place in places):
        return None
    if not points:
        return frame
    pad = AROUND * frame.right
    xs, ys = [x for x, _ in points], [y for _, y in points]
    left, right = _stretched(min(xs) - pad, max(xs) + pad, frame.left, frame.right)
    top, bottom = _stretched(min(ys) - pad, max(ys) + pad, frame.top, frame.bottom)
    return Box(left, top, right, bottom)


def _points(board: Board, place: str, width: str) -> Iterator[tuple[float, float]]:
    drawn = layout(board, width)
    kind, _, at = place.partition(":")
    if kind == "site":
        yield drawn.sites[board.site_number[at]]
    elif kind == "coat":
        country = board.country_number[at]
        box = drawn.coats[country]
        yield from ((box.left, box.top), (box.right, box.bottom))
        yield from (drawn.sites[site] for site in board.countries[country].sites)


def _stretched(low: float, high: float, least: float, most: float) -> tuple[float, float]:
    """The stretch from low to high, long enough, and moved to lie between least and most."""
    length = min(max(high - low, LEAST * (most - least)), most - least)
    start = min(max((low + high - length) / 2, least), most - length)
    return start, start + length
