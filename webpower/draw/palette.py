"""The one place of colours, players' marks and letter sizes.

The players' colours are Okabe and Ito's, which colour-blind people tell apart; yet colour never speaks alone: every
player also has a shape. The tests compute the contrasts, and the distances as people with each kind of colour blindness
see them.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from webpower.draw.scene import number

Points = tuple[tuple[float, float], ...]


@dataclass(frozen=True, slots=True)
class Ink:
    """How a player looks everywhere.

    ``fill`` is the colour of pieces, with ``OUTLINE`` around them and ``text`` on them. ``line`` is a version of it
    that stands on white and on JupyterLab's dark background alike, for lines and points without an outline; ``dash``
    and ``symbol`` are plotly's names for a kind of line and of point. ``shape`` is the player's mark (a key of
    ``SHAPES``), ``glyph`` the same as a character.
    """

    name: str
    fill: str
    text: str
    line: str
    dash: str
    shape: str
    symbol: str
    glyph: str


PLAYERS = (
    Ink("green", "#009e73", "#000000", "#0e785e", "solid", "circle", "circle", "●"),
    Ink("red", "#d55e00", "#000000", "#a44309", "dash", "square", "square", "■"),
    Ink("blue", "#0072b2", "#ffffff", "#5d96e8", "dot", "triangle", "triangle-up", "▲"),
    Ink("lilac", "#cc79a7", "#000000", "#df6092", "dashdot", "diamond", "diamond", "◆"),
    Ink("yellow", "#f0e442", "#000000", "#9b973e", "longdash", "star", "star", "★"),
)
"""By seat."""

OUTLINE = "#1a1a1a"
"""Around every piece, so that it stands out from whatever is under it."""

TINTS = {
    "yellow": "#fdf8be",
    "green": "#a4c6ae",
    "orange": "#f2b780",
    "blue": "#cdeafd",
    "purple": "#bfa9e6",
}
"""The grounds of a map, pale enough for dark text and for every piece."""

GROUNDS = {
    **TINTS,
    "white": "#fefffc",
    "pink": "#f1cdd6",
    "brown": "#a99671",
    "red": "#ff8d94",
    "violet": TINTS["purple"],
}
"""The grounds of cards: those of a map, and four more. Nine are as far apart as they can be for everybody and still
carry dark text and every piece; they are not told apart by colour alone, so words stand on each. Violet is another
name of purple."""

SEA = "#e4edf2"
LAND = "#f4f1ea"
BORDER = "#6b6259"
TEXT = "#1a1a1a"
QUIET = "#4a4a4a"
ROAD = "#5a4632"
SEA_ROUTE = "#1f5f8b"
PAPER = "#ffffff"
HIGHLIGHT = "#b3005e"
"""Around what just happened: no player's and no country's colour, and dark enough to be seen without colours."""

ALLIANCE = "#5b3a8e"
"""Ties between countries: neither a road nor water."""

GREYS = (
    Ink("white", "#ffffff", "#000000", "#b0b0b0", "solid", "circle", "circle", "●"),
    Ink("light grey", "#bdbdbd", "#000000", "#989898", "dash", "square", "square", "■"),
    Ink("grey", "#8c8c8c", "#000000", "#808080", "dot", "triangle", "triangle-up", "▲"),
    Ink("dark grey", "#555555", "#ffffff", "#686868", "dashdot", "diamond", "diamond", "◆"),
    Ink("black", "#111111", "#ffffff", "#505050", "longdash", "star", "star", "★"),
)
"""The players by seat on paper without colours: the same marks, and five greys for their pieces."""


@dataclass(frozen=True, slots=True)
class Tone:
    """The ground of a signed number, with ``text`` on it, and whether it is a loss, which has a dashed outline."""

    least: int
    """The smallest number that has this ground."""
    fill: str
    text: str

    @property
    def dashed(self) -> bool:
        """Whether it stands for a loss: that is told by the outline, too."""
        return self.least < 0


LOWEST = -1000
"""Below any number that a tone is asked for."""

HEAT = (
    Tone(LOWEST, "#2a5d91", "#ffffff"),
    Tone(-2, "#b9d7f0", "#000000"),
    Tone(0, "#ffffff", "#000000"),
    Tone(1, "#fff0ae", "#000000"),
    Tone(2, "#fdc04e", "#000000"),
    Tone(4, "#ec7014", "#000000"),
    Tone(6, "#7f2704", "#ffffff"),
)
"""From loss, blue, to gain, brown: told apart by everybody, and darker away from 0."""

HEAT_GREYS = (
    Tone(LOWEST, "#ffffff", "#000000"),
    Tone(0, "#ffffff", "#000000"),
    Tone(1, "#e2e2e2", "#000000"),
    Tone(2, "#b4b4b4", "#000000"),
    Tone(4, "#5e5e5e", "#ffffff"),
    Tone(6, "#1a1a1a", "#ffffff"),
)
"""The same on paper without colours: the more is gained the darker."""


@dataclass(frozen=True, slots=True, eq=False)
class Look:
    """The colours that a picture of a board is made of."""

    players: tuple[Ink, ...]
    tints: Mapping[str, str]
    grounds: Mapping[str, str]
    """The tints, and further ones for cards, by the names of ``GROUNDS``."""
    sea: str
    land: str
    border: str
    road: str
    alliance: str
    sea_route: str
    highlight: str
    heat: tuple[Tone, ...]

    def tone(self, value: int) -> Tone:
        """The ground of a signed number.

        >>> COLOURED.tone(0).fill, COLOURED.tone(3).least, COLOURED.tone(-7).dashed
        ('#ffffff', 2, True)
        """
        return [tone for tone in self.heat if tone.least <= value][-1]


COLOURED = Look(PLAYERS, TINTS, GROUNDS, SEA, LAND, BORDER, ROAD, ALLIANCE, SEA_ROUTE, HIGHLIGHT, HEAT)

GREY_TINTS = {"yellow": "#f7f7f7", "green": "#d2d2d2", "orange": "#dedede", "blue": "#ebebeb", "purple": "#c8c8c8"}

PRINTED = Look(
    players=GREYS,
    tints=GREY_TINTS,
    grounds={
        **GREY_TINTS,
        "white": "#ffffff",
        "pink": "#e5e5e5",
        "brown": "#b2b2b2",
        "red": "#bebebe",
        "violet": GREY_TINTS["purple"],
    },
    sea="#ffffff",
    land="#ffffff",
    border="#606060",
    road="#3a3a3a",
    alliance="#555555",
    sea_route="#555555",
    highlight="#000000",
    heat=HEAT_GREYS,
)
"""For paper without colours."""

EITHER = "#787878"
"""Text and lines of a chart, which stands on a white or a dark page and does not know on which."""
LIGHT_PAGE = "#ffffff"
DARK_PAGE = "#111111"

PATTERNS = ("", "/", ".", "x", "-")
"""By seat: what is drawn over the player's bars, in plotly's names."""


@dataclass(frozen=True, slots=True)
class Part:
    """How a part of a sum looks in a bar: its ground, which carries dark text, and the pattern over it."""

    fill: str
    pattern: str


PARTS = {
    "first": Part("#b4b4b4", "/"),
    "second": Part("#56b4e9", ""),
    "second-more": Part("#56b4e9", "x"),
    "third": Part("#e69f00", "\\"),
    "third-more": Part("#e69f00", "x"),
    "fourth": Part("#b08d62", "-"),
    "fourth-more": Part("#b08d62", "x"),
}
"""Parts of a sum in their order; ``more`` is what comes on top of a part. No colour of these is a player's."""

UNKNOWN = Part("#e4e4e4", "")
"""What nobody has seen, in a bar beside known parts."""


@dataclass(frozen=True, slots=True)
class Sizes:
    """Letter sizes in pixels, for a picture 1000 wide. Nothing is below ``small``: the last row reads it too."""

    small: int = 14
    text: int = 17
    large: int = 21
    title: int = 28


SIZES = Sizes()
FONT = "system-ui, 'Segoe UI', Roboto, 'Noto Sans', 'DejaVu Sans', sans-serif"


def _ring(corners: int, start: float = -90, inner: float = 1) -> Points:
    """Corners of a regular polygon around the origin; with ``inner`` below 1, of a star."""
    steps = corners if inner == 1 else 2 * corners
    turns = [math.radians(start + 360 * step / steps) for step in range(steps)]
    reach = [inner if step % 2 else 1.0 for step in range(steps)]
    return tuple((size * math.cos(turn), size * math.sin(turn)) for size, turn in zip(reach, turns, strict=True))


SHAPES: dict[str, Points] = {
    "circle": _ring(24),
    "square": tuple((0.86 * x, 0.86 * y) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))),
    "triangle": _ring(3),
    "diamond": _ring(4),
    "star": _ring(5, inner=0.45),
}
"""Corners of the players' marks, in a circle of radius 1 or a little more."""


@lru_cache(4096)
def shape_points(shape: str, x: float, y: float, size: float) -> str:
    """A player's mark as the ``points`` of a polygon: around (x, y), ``size`` from its middle to its corners.

    >>> shape_points("diamond", 10, 10, 2)
    '10,8 12,10 10,12 8,10'
    """
    return " ".join(f"{number(x + size * right)},{number(y + size * down)}" for right, down in SHAPES[shape])


def contrast(one: str, other: str) -> float:
    """The contrast of two colours (#rrggbb) by the Web Content Accessibility Guidelines: 1 for equal ones, 21 at most.

    4.5 is asked of text, 3 of large text and of whatever has to be seen.

    >>> contrast("#000000", "#ffffff")
    21.0
    """
    darker, lighter = sorted((_luminance(one), _luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def on_both_themes(colour: str) -> float:
    """The lesser of the colour's contrasts with a light page and with a dark one. No colour reaches more than 4.35.

    >>> round(on_both_themes(EITHER), 1)
    4.3
    """
    return min(contrast(colour, LIGHT_PAGE), contrast(colour, DARK_PAGE))


def _luminance(colour: str) -> float:
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
