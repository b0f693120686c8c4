"""What a game gives to the table: everything that is shown there, and a method for everything that can be clicked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from webpower.draw.scene import Scene
from webpower.engine.messages import Message


class Card(Protocol):
    """A card of the hand in view."""

    @property
    def label(self) -> str:
        """What it is called."""
        ...

    @property
    def colour(self) -> str:
        """The name of its ground, a key of ``TINTS``."""
        ...

    @property
    def chosen(self) -> bool:
        """Whether it is chosen to pay."""
        ...


class Press(Protocol):
    """Something that can be done by one click."""

    @property
    def id(self) -> str:
        """What ``Desk.press`` is told."""
        ...

    @property
    def text(self) -> str:
        """What stands on the button."""
        ...

    @property
    def tip(self) -> str:
        """What it does, in a sentence."""
        ...

    @property
    def ready(self) -> bool:
        """Whether it does something now; if not, a click says what is missing."""
        ...


class Lines(Protocol):
    """The lines of play of the game, and the way to any position of them."""

    @property
    def at(self) -> int:
        """The number of the position on the table."""
        ...

    @property
    def last(self) -> int:
        """The number of the last position of its line."""
        ...

    @property
    def here(self) -> str:
        """The name of its line."""
        ...

    def choices(self) -> Sequence[tuple[str, str]]:
        """All lines: what they are called for people, and their names."""
        ...

    def compared(self, a: str, b: str) -> str:
        """Two lines side by side, as HTML."""
        ...

    def go(self, number: int) -> None:
        """To a position of this line."""
        ...

    def switch(self, line: str) -> None:
        """To the end of another line."""
        ...


class Chairs(Protocol):
    """Who plays for whom, and whose hands are shown; both can change in the middle of a game."""

    fixed: bool
    """Whether that is not to be changed by clicks."""

    @property
    def view(self) -> str:
        """Whose hands are shown, one of the names in `views`."""
        ...

    def views(self) -> Sequence[tuple[str, str]]:
        """Whose hands can be shown: for people, and by name."""
        ...

    def show(self, view: str) -> None:
        """Show other hands."""
        ...

    def sitters(self) -> Sequence[tuple[str, str]]:
        """Who can play for a seat: for people, and by name."""
        ...

    def sits(self) -> Sequence[tuple[str, str]]:
        """By seat: the player it belongs to, and the name of who plays for it."""
        ...

    def sit(self, seat: int, who: str) -> None:
        """Let somebody else play for a seat."""
        ...


class Files(Protocol):
    """Where the game is kept, and others to open."""

    @property
    def folder(self) -> str:
        """The folder they lie in; "" if nothing is kept."""
        ...

    def names(self) -> Sequence[str]:
        """The files that can be opened."""
        ...

    def suggested(self) -> str:
        """A name for a record of this game that no file has yet."""
        ...

    def save(self, name: str) -> None:
        """Write the record of this line of play to a new file in the folder."""
        ...

    def open(self, name: str) -> None:
        """Go on with the game in a file of the folder."""
        ...

    def take(self, content: bytes) -> None:
        """Go on with the game in a file from elsewhere, given by what is in it."""
        ...

    def record(self) -> str:
        """The record of this line of play, as the text of a file; "" if there is none."""
        ...


class Desk(Protocol):
    """A game as the table needs it. Every method that does something may leave a `notice`."""

    notice: Message | None
    on_move: Callable[[], object]
    """What the desk calls as soon as the board has changed, before what takes longer, such as keeping the game."""

    @property
    def lines(self) -> Lines:
        """The lines of play."""
        ...

    @property
    def chairs(self) -> Chairs:
        """Who plays for whom."""
        ...

    @property
    def files(self) -> Files:
        """Saving and opening."""
        ...

    @property
    def names(self) -> Sequence[str]:
        """The players' names, for sentences."""
        ...

    @property
    def waits_for_bot(self) -> bool:
        """Whether a bot is on the move."""
        ...

    def scene(self) -> Scene:
        """The board."""
        ...

    def headline(self) -> str:
        """Who decides what, as HTML."""
        ...

    def panels(self) -> Sequence[str]:
        """What else stands beside the board, as pieces of HTML, always as many."""
        ...

    def hand(self) -> Sequence[Card]:
        """The cards of the hand in view."""
        ...

    def presses(self) -> Sequence[Press]:
        """What can be done beside the board now."""
        ...

    def tools(self) -> Sequence[Press]:
        """What can always be done, such as taking back; always the same ones."""
        ...

    def card(self, place: int) -> None:
        """A click on a card of the hand, counted from 0."""
        ...

    def pick(self, element: str) -> None:
        """A click on a mark of the board."""
        ...

    def press(self, id: str) -> None:
        """A click on one of the presses or tools."""
        ...

    def bot_step(self) -> None:
        """Let the bot on the move decide once."""
        ...

    def bots_on(self) -> None:
        """Let bots decide until a person is on the move, or the game is over."""
        ...
