"""What a game gives to the position editor: everything that is shown there, and a method for everything to click."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from webpower.draw.scene import Scene
from webpower.engine.messages import Message
from webpower.show.desk import Desk, Files


class Tile(Protocol):
    """Something to click."""

    @property
    def id(self) -> str:
        """What ``Workbench.press`` is told."""
        ...

    @property
    def text(self) -> str:
        """What stands on it."""
        ...

    @property
    def tip(self) -> str:
        """What it does, in a sentence."""
        ...

    @property
    def chosen(self) -> bool:
        """Whether it is how things stand now."""
        ...

    @property
    def fill(self) -> str:
        """The colour of its ground; "" for that of any button."""
        ...

    @property
    def ink(self) -> str:
        """The colour of its text; "" for that of any button."""
        ...


class Row(Protocol):
    """Tiles that belong together."""

    @property
    def id(self) -> str:
        """Which row it is."""
        ...

    @property
    def label(self) -> str:
        """What it is about."""
        ...

    @property
    def tiles(self) -> Sequence[Tile]:
        """What can be clicked in it; none if the row has nothing to offer now."""
        ...


class Workbench(Protocol):
    """A position that is set up, as the editor needs it. Every method that does something may leave a `notice`."""

    notice: Message | None

    @property
    def names(self) -> Sequence[str]:
        """The players' names, for sentences."""
        ...

    @property
    def keys(self) -> Mapping[str, str]:
        """What each key presses."""
        ...

    @property
    def files(self) -> Files:
        """Saving and opening."""
        ...

    def scene(self) -> Scene:
        """The board."""
        ...

    def headline(self) -> str:
        """Whose turn it is in the position, as HTML."""
        ...

    def legality(self) -> str:
        """Whether the position is legal, or what is not, as HTML."""
        ...

    def summary(self) -> str:
        """The first thing that is not legal yet, as a sentence; "" if there is none."""
        ...

    def panels(self) -> Sequence[str]:
        """What else stands beside the board, as pieces of HTML, always as many."""
        ...

    def below(self) -> Sequence[str]:
        """What stands beneath it all, as pieces of HTML, always as many."""
        ...

    def tools(self) -> Sequence[Tile]:
        """What can always be done, such as taking back; always the same ones."""
        ...

    def palette(self) -> Row:
        """What a click on the board does."""
        ...

    def rows(self) -> Sequence[Row]:
        """What else can be set."""
        ...

    def seating(self) -> Row:
        """Who plays when the game goes on."""
        ...

    def pick(self, element: str) -> None:
        """A click on a mark of the board."""
        ...

    def press(self, id: str) -> None:
        """A click on a tile."""
        ...

    @property
    def position(self) -> Any:
        """The position. Raises WebpowerError if it is not legal yet."""
        ...

    @property
    def game(self) -> Any:
        """A new game from the position. Raises WebpowerError if that is not legal yet."""
        ...

    def desk(self, players: Sequence[Any] | None = None) -> Desk:
        """A new game from the position, as a table needs it, for these players or those chosen by clicks.

        Raises WebpowerError if the position is not legal yet.
        """
        ...
