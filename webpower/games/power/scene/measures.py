"""How large everything on the map is, for each of its widths."""

from __future__ import annotations

from dataclasses import dataclass

from webpower.draw.palette import SIZES

GAP = 3
"""Pixels between words, pieces, sites and coats of arms, at least."""
STEP = 8
"""Pixels between the points by which lines are looked at."""


@dataclass(frozen=True, slots=True)
class Measures:
    """Sizes in pixels of the picture."""

    map: float
    """The width of the map alone, at least."""
    growth: tuple[float, ...]
    """How many times as wide it may get, so that all names find room."""
    house: float
    """Half the width of a cloister."""
    space: float
    """The radius of an empty site."""
    name: float
    """Letters of the sites' names."""
    heading: float
    """Letters of the countries' names and in the legend."""
    cell: tuple[float, float]
    """The room that a player's advisors take on a coat of arms."""
    piece: tuple[float, float]
    """Width and height of an advisor."""
    square: float
    """The side of an alliance's square."""
    road: float
    """How broad a road is."""
    side: float
    """The width of what stands beside the map; 0 if it stands beneath it."""

    @property
    def coat(self) -> tuple[float, float]:
        """Width and height of a country's coat of arms: its name, and three by two cells."""
        return 3 * self.cell[0] + 10, self.band + 2 * self.cell[1] + 6

    @property
    def band(self) -> float:
        """The height of the band on a coat that holds the country's name."""
        return self.heading + 6


MEASURES = {
    "wide": Measures(
        map=1000,
        growth=(1, 1.08, 1.16, 1.24, 1.32, 1.4, 1.5, 1.75, 2),
        house=15,
        space=11,
        name=SIZES.text,
        heading=SIZES.text + 1,
        cell=(37, 27),
        piece=(20, 23),
        square=25,
        road=5.5,
        side=250,
    ),
    "compact": Measures(
        map=704,
        growth=(1, 1.1, 1.2, 1.35, 1.5, 1.75, 2),
        house=10,
        space=7.5,
        name=SIZES.small,
        heading=SIZES.small,
        cell=(28, 20),
        piece=(14, 16),
        square=19,
        road=4,
        side=0,
    ),
}
"""``wide`` stands alone on a screen or page and has a key; ``compact`` fits half of it."""
