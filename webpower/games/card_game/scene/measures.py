"""How large everything in the picture of the cards is, for each of its widths."""

from __future__ import annotations

from dataclasses import dataclass

from webpower.draw.lettering import Box
from webpower.draw.palette import SIZES
from webpower.games.card_game.cards import COLUMNS, ROWS, column_of, row_of

GAP = 3
"""Pixels between cards, words and pieces, at least."""


@dataclass(frozen=True, slots=True)
class Measures:
    """Sizes in pixels of the picture."""

    width: float
    """The width of the picture."""
    pad: float
    """Around everything."""
    small: float
    """Letters of the numbers beside rows and columns, and in the key."""
    name: float
    """Letters of the countries' names."""
    number: float
    """Letters of the numbers of cards."""
    lines: int
    """So many lines a country's name may take."""
    card_height: float
    symbol: float
    """The radius of a circle symbol."""
    route: float
    """The width of a ship or carriage."""
    stone: float
    """The radius of a claiming stone."""
    seal: tuple[float, float]
    """Width and height of a law card that lies face down on a land card."""
    player: float
    """The width of the players' column."""
    side: tuple[float, ...]
    """The widths of the columns for ships, carriages, all cards, law cards and stones."""
    cell_height: float
    beside: bool
    """Whether the points of a cell stand beside the number of its cards, else beneath."""
    key: bool
    """Whether there is a key."""

    @property
    def left(self) -> float:
        """Where the first card of a row begins."""
        return self.pad + self.small + GAP

    @property
    def pitch(self) -> float:
        """From card to card."""
        return (self.width - self.pad - self.left) / COLUMNS

    @property
    def line(self) -> float:
        """The height of a line of a name."""
        return self.name + 1

    @property
    def top(self) -> float:
        """Where the first row begins."""
        return self.pad + self.small + GAP

    @property
    def rows_end(self) -> float:
        """Where the last row ends."""
        return self.top + ROWS * (self.card_height + 2 * GAP) - 2 * GAP

    @property
    def heads(self) -> float:
        """The height of the heads of the table: a name, and the number of cards."""
        return self.lines * self.line + self.number + 4 * GAP

    def slot(self, slot: int) -> Box:
        """Where the card of a slot lies."""
        left = self.left + (column_of(slot) - 1) * self.pitch
        top = self.top + (row_of(slot) - 1) * (self.card_height + 2 * GAP)
        return Box(left, top, left + self.pitch - GAP, top + self.card_height)


MEASURES = {
    "wide": Measures(
        width=1260,
        pad=6,
        small=17,
        name=17,
        number=SIZES.large + 1,
        lines=1,
        card_height=116,
        symbol=14,
        route=34,
        stone=14.5,
        seal=(19, 24),
        player=160,
        side=(48, 48, 48, 44, 112),
        cell_height=64,
        beside=True,
        key=True,
    ),
    "compact": Measures(
        width=720,
        pad=4,
        small=SIZES.small,
        name=SIZES.small,
        number=SIZES.text,
        lines=2,
        card_height=102,
        symbol=9.5,
        route=19,
        stone=10,
        seal=(16, 19),
        player=112,
        side=(30, 30, 30, 26, 66),
        cell_height=50,
        beside=False,
        key=False,
    ),
}
"""``wide`` stands alone on a screen or page and has a key; ``compact`` fits half of it."""
