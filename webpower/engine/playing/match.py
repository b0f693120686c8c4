"""A game that is being played: who plays each seat, bots that decide, going back and on, a file that keeps it all."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Generic, TypeVar

from webpower.engine.chance import generator
from webpower.engine.game import Game
from webpower.engine.history import CursorError, Node
from webpower.engine.messages import Message, message
from webpower.engine.mistakes import TEXTS
from webpower.engine.players import Player, decide
from webpower.engine.playing.saves import Keeper, file_name

P = TypeVar("P")
A = TypeVar("A")


class Match(Generic[P, A]):
    """A game with its players.

    ``seats`` has a player for each seat that plays by itself, None for each person. ``helper`` plays for persons who
    want it to. ``folder`` is where every action is kept at once, in a file of the game's own; if that file is there,
    the match goes on as it was left. None keeps nothing. If the file can't be written the match goes on, and the notice
    tells why. Raises FileError or RecordError if the file is damaged when the match begins.
    """

    def __init__(
        self, game: Game[P, A], seats: Sequence[Player | None], helper: Player, folder: Path | None = None
    ) -> None:
        self.game = game
        self.seats = tuple(seats)
        self.helper = helper
        self.folder = folder
        self.keeper: Keeper[Game[P, A]] | None = None
        """Keeps the game in its file."""
        self.notice: Message | None = None
        """What the last move or click has to be told about: why it did nothing, or what it gave away."""
        self.on_move: Callable[[], object] = lambda: None
        """Called as soon as the position has changed, before what takes longer, such as writing the file."""
        self._sit_down(game)

    def _sit_down(self, game: Game[P, A]) -> None:
        since = f"-from-{game.node.number}" if game.node.number else ""
        self._take(game, None if self.folder is None else Keeper(game, self.folder, file_name(game) + since))
        self.keep()

    def _take(self, game: Game[P, A], keeper: Keeper[Game[P, A]] | None) -> None:
        self.game, self.keeper = game if keeper is None else keeper.open(), keeper

    @property
    def save(self) -> Path | None:
        """The file that the game is kept in."""
        return None if self.keeper is None else self.keeper.path

    @property
    def position(self) -> P:
        """The position on the table."""
        return self.game.position

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat."""
        return self.game.names

    @property
    def mover(self) -> int:
        """The seat that decides."""
        return self.game.rules.seat_to_move(self.position)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.game.rules.is_over(self.position)

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of persons."""
        return tuple(seat for seat, player in enumerate(self.seats) if player is None)

    @property
    def waits_for_bot(self) -> bool:
        """Whether a bot is on the move."""
        return not self.is_over and self.seats[self.mover] is not None

    def moved(self) -> None:
        """To be called after any move of the game's cursor: the file is up to date, and all that there is to tell is
        what became of it.
        """
        try:
            self.on_move()
        finally:
            self.keep()

    def keep(self) -> None:
        """Write the save file, with all lines of play and the cursor."""
        self.notice = None if self.keeper is None else self.keeper.keep(self.game)

    # Bots

    def bot_step(self) -> None:
        """Let the bot on the move decide once; nothing happens if none is."""
        bot = self.seats[self.mover]
        if not self.is_over and bot is not None:
            self.let(bot)

    def let(self, bot: Player) -> None:
        """Let a bot decide once, whoever is on the move."""
        self._decide(bot)
        self.moved()

    def bots_on(self) -> None:
        """Let bots decide until a person is on the move, or the game is over. What there was to tell stays."""
        told = self.notice
        try:
            while not self.is_over and (bot := self.seats[self.mover]) is not None:
                self._decide(bot)
        finally:  # a bot of one's own may fail
            self.moved()
        self.notice = self.notice or told

    def to_the_end(self) -> None:
        """Let the helper decide for all persons, and the bots for themselves, until the game is over."""
        try:
            while not self.is_over:
                self._decide(self.seats[self.mover] or self.helper)
        finally:
            self.moved()

    def _decide(self, bot: Player) -> None:
        # The chance of a decision depends on where in the game it is, so that a game that was put away and opened
        # again, or gone back in, goes on as it would have.
        random = generator(self.game.chance_seed, "table", self.mover, self.game.node.number)
        self.game.advance(decide(bot, self.mover, self.game.observe(), self.game.legal_actions(), random))

    # Going back

    def undo(self) -> None:
        """Back to the last decision of a person, over what the bots have done since.

        The notice says if cards have come to light meanwhile.
        """
        start = self.game.node
        try:
            self.game.undo()
        except CursorError:
            self.notice = message(TEXTS, "desk-start")
            return
        self._back_to_a_person()
        self._moved_from(start)

    def go(self, number: int) -> None:
        """To a position of this line, or the last one before it where a person decides; tells what `undo` would."""
        start = self.game.node
        self.game.go(number)
        self._back_to_a_person()
        self._moved_from(start)

    def switch(self, line: str) -> None:
        """To the end of another line of play; tells what `undo` would. Raises UnknownLine."""
        start = self.game.node
        self.game.switch(line)
        self._moved_from(start)

    def _back_to_a_person(self) -> None:
        """Bots would only decide again as they did. Where there are no persons, every position is as good."""
        while self.people and self.waits_for_bot and self.game.node.parent is not None:
            self.game.undo()

    def _moved_from(self, start: Node[P, A]) -> None:
        told = self.game.reveals(self.game.node, start)
        self.moved()
        self.notice = told[0] if told else self.notice

    def redo(self) -> None:
        """On again along the line played last, up to the next decision of a person."""
        try:
            self.game.redo()
            while self.waits_for_bot and self.game.node.onward is not None:
                self.game.redo()
        except CursorError:
            self.notice = message(TEXTS, "desk-end")
            return
        self.moved()

    # Other games

    def open(self, game: Game[P, A], seats: Sequence[Player | None], save: Path | None = None) -> None:
        """Go on with another game, and those around it; the old one stays in its file.

        ``save`` is the file that the game is kept in already. Raises FileError or RecordError if a file of that game is
        there and is damaged; all is as it was then.
        """
        name = file_name(game) if save is None else save.stem
        self._take(game, None if self.folder is None else Keeper(game, self.folder, name))
        self.seats = tuple(seats)
        self.moved()

    def next_seed(self) -> None:
        """Another game of the same players and options, with the next seed; the old one stays in its file."""
        self._sit_down(self.game.another())
        self.moved()

    def restart(self) -> None:
        """Back to the start, with the same cards. What was played stays a line of play of the game."""
        self.game.go(0)
        self.moved()
