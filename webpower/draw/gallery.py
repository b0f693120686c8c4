"""A gallery: pictures of a game, with what is to be seen on them. Each game lists its own; the app shows them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

from webpower.draw.scene import Scene
from webpower.engine.messages import Value

if TYPE_CHECKING:
    from plotly.graph_objects import Figure


class Chart(NamedTuple):
    """A chart, and the same in words."""

    figure: Figure
    words: str


Picture = Scene | Chart | str
"""What can hang in a gallery: a scene, a chart, or a piece of HTML."""


class Exhibit(NamedTuple):
    """Pictures that belong together."""

    name: str
    """The game's catalogue has ``gallery-<name>``, their heading, and ``gallery-<name>-about``."""
    pictures: tuple[Picture, ...]
    values: Mapping[str, Value] = {}
    """What the second of these sentences needs."""
