"""What can be clicked beside the board while a position is set up, row by row."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import NamedTuple

from webpower.draw.palette import PLAYERS, TEXT, TINTS
from webpower.engine.messages import Seat, Value, message
from webpower.games.power.editing.cards import OPEN, held, left
from webpower.games.power.editing.moments import placed_in
from webpower.games.power.position import DRAW, MORE, Phase, Position
from webpower.games.power.rules import TEXTS

ERASER = -1
"""The tool that takes pieces away; the others are the seats whose pieces they put down."""


class Tile(NamedTuple):
    """Something to click (`webpower.show.workbench.Tile`)."""

    id: str
    text: str
    tip: str
    chosen: bool = False
    fill: str = ""
    ink: str = ""


class Row(NamedTuple):
    """Tiles that belong together (`webpower.show.workbench.Row`)."""

    id: str
    label: str
    tiles: Sequence[Tile]


class Choices(NamedTuple):
    """What is chosen at the workbench beside the position itself."""

    tool: int
    """A seat, or ``ERASER``."""
    holder: int
    """Whose cards are changed: a seat, or ``OPEN``."""
    people: Collection[int]
    """The seats that persons play when the game goes on."""
    bot: str
    """Who plays the others."""


class Rows:
    """The rows of a position."""

    def __init__(self, position: Position, names: Sequence[str], choices: Choices) -> None:
        self._position = position
        self._names = names
        self._choices = choices
        self._seats = range(len(names))

    def palette(self) -> Row:
        """Whose pieces are put down, or that pieces are taken away."""
        tool = self._choices.tool
        players = [self._player("put", seat, seat == tool) for seat in self._seats]
        return self._row("put", [*players, self._tile("erase", chosen=tool == ERASER)])

    def whose(self, owners: Sequence[int]) -> Row:
        """Whose piece is taken away."""
        return self._row("whose", [*(self._player("whose", seat) for seat in owners), self._tile("cancel")])

    def rest(self) -> list[Row]:
        """Whose turn it is, and the cards."""
        return [*self._moment(), *self._cards()]

    def _moment(self) -> Iterator[Row]:
        position, phase = self._position, self._position.phase
        yield self._row("mover", [self._player("mover", seat, seat == position.seat) for seat in self._seats])
        yield self._row("phase", [self._tile(f"phase-{name}", f"phase:{name}", phase == name) for name in Phase])
        if phase in (MORE, DRAW):
            yield self._row("placed", list(self._placed()))
        times = [self._tile(f"times-{times}", f"times:{times}", position.exhausted == times) for times in range(3)]
        yield self._row("times", [*times, *[self._tile("interim")] * (position.exhausted > 0)])

    def _placed(self) -> Iterator[Tile]:
        """Where the turn has placed so far."""
        position = self._position
        if position.phase is DRAW:
            yield self._tile("exchanged", chosen=position.placed == 0)
        for number in placed_in(position):
            country = position.board.countries[number].name
            yield self._tile("placed", f"placed:{country}", position.first == number, country=country)

    def _cards(self) -> Iterator[Row]:
        position, holder = self._position, self._choices.holder
        seats = [self._player("cards", seat, seat == holder) for seat in self._seats]
        yield self._row("cards", [*seats, self._tile("cards-open", f"cards:{OPEN}", holder == OPEN)])
        yield self._row("back", [self._card("back", kind) for kind in held(position, holder)])
        yield self._row("give", [self._card("give", kind, number) for kind, number in enumerate(left(position))])
        steps = [("less", -5), ("less", -1), ("more", 1), ("more", 5)]
        sizes = [self._tile(f"stack-{way}", f"stack:{step}", number=abs(step)) for way, step in steps]
        stack = [] if position.last_turns else sizes
        number = len(position.stack)
        yield self._row("stack", [*stack, self._tile("deal"), self._tile("other-cards")], number=number)

    def who_plays(self) -> Row:
        """Who plays when the game goes on."""
        tiles = []
        for seat in self._seats:
            person = seat in self._choices.people
            name = "sit-person" if person else "sit-bot"
            tiles.append(self._tile(name, f"sit:{seat}", person, player=Seat(seat), bot=self._choices.bot))
        return self._row("play", tiles)

    # Tiles

    def _player(self, id: str, seat: int, chosen: bool = False) -> Tile:
        ink, tip = PLAYERS[seat], self._say(f"edit-{id}-tip", player=Seat(seat), key=seat + 1)
        return Tile(f"{id}:{seat}", f"{ink.glyph} {self._names[seat]}", tip, chosen, ink.fill, ink.text)

    def _card(self, id: str, kind: int, number: int = 1) -> Tile:
        card = self._position.board.cards[kind]
        text, tip = (self._say(f"edit-{id}{end}", card=card.label, number=number) for end in ("", "-tip"))
        return Tile(f"{id}:{card.kind}", text, tip, False, TINTS[card.colour], TEXT)

    def _tile(self, name: str, id: str = "", chosen: bool = False, **values: Value) -> Tile:
        """The texts' name, and the id if that is another one."""
        text, tip = (self._say(f"edit-{name}{end}", **values) for end in ("", "-tip"))
        return Tile(id or name, text, tip, chosen)

    def _row(self, id: str, tiles: Sequence[Tile], **values: Value) -> Row:
        return Row(id, self._say(f"edit-row-{id}", **values), tiles)

    def _say(self, id: str, **values: Value) -> str:
        return message(TEXTS, id, "", **values).say(self._names)
