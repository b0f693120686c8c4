"""A game of any kind: players' names, a seed and all its positions; played, stepped through, branched and saved."""

from __future__ import annotations

import os
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Self, TypeVar

from webpower.engine.branches import find_branch, line_name
from webpower.engine.chance import Outcomes
from webpower.engine.errors import IllegalAction, WrongValue, unwritable
from webpower.engine.files import write_text
from webpower.engine.history import History, Node, Ruleset
from webpower.engine.messages import LONGEST_NAME
from webpower.engine.players import PlayerLike, play_on
from webpower.engine.records import record_text, tree_text
from webpower.engine.text import one_line

if TYPE_CHECKING:
    from webpower.engine.hint import Hint
    from webpower.engine.kind import Kind
    from webpower.engine.lines_of_play import Comparison, LinesOfPlay
    from webpower.engine.sheet import Sheet
    from webpower.show.stepper import Stepper

P = TypeVar("P")
A = TypeVar("A")


class Game(History[P, A], ABC):
    """A game: a history with players' names and a seed. What it is played by is its `Kind`."""

    def __init__(
        self, rules: Ruleset[P, A], start: P, outcomes: Outcomes, names: Sequence[str], seed: int | None
    ) -> None:
        super().__init__(rules, start, outcomes)
        self.names = tuple(names)
        self.seed = seed

    @property
    @abstractmethod
    def kind(self) -> Kind:
        """Which game it is."""

    @property
    @abstractmethod
    def chance_seed(self) -> int:
        """The seed of the game, or one made of its cards if it has none."""

    @abstractmethod
    def another(self) -> Self:
        """Another game of the same players and options, with the next seed."""

    @property
    @abstractmethod
    def played_by(self) -> Sequence[str]:
        """Its options in a few letters each, to tell it from other games of the same players in the names of files."""

    # Playing

    def legal_actions(self) -> list[A]:
        """The legal actions at the cursor; none only when the game is over."""
        return list(self.rules.legal_actions(self.position))

    def try_action(self, action: A) -> P:
        """Play an action at the cursor if it is legal. Raises IllegalAction with rule, position and sentence."""
        broken = self.rules.reasons(self.position, action)
        if broken:
            raise IllegalAction(broken, self.position, self.names)
        return self.advance(action)

    def refusals(self, find: Callable[[], A]) -> list[str]:
        """Every rule that an action breaks at the cursor, as sentences, the most telling first; none if it is legal.

        ``find`` gives the action, or raises IllegalAction if there is none such.
        """
        try:
            broken = self.rules.reasons(self.position, find())
        except IllegalAction as refusal:
            broken = refusal.reasons
        return [reason.cited(self.names) for reason in broken]

    def play_on(self, bots: str | PlayerLike | Sequence[str | PlayerLike] = "random", seed: int | None = None) -> Self:
        """Let bots play from the cursor to the end of the game, and return the game.

        ``bots`` are names or players (functions too), one for all seats or one a seat; their chance comes from
        ``seed``, by default the game's own. Raises UnknownPlayer.

        >>> from webpower import new_game
        >>> new_game(players=3, seed=7).play_on("random").position.end
        'stack'
        """
        wanted = bots if isinstance(bots, Sequence) and not isinstance(bots, str) else [bots]
        players = self.kind.bots.make_all(wanted, len(self.names))
        play_on(self, players, self.chance_seed if seed is None else seed)
        return self

    def hint(self, bot: str | PlayerLike = "greedy", seed: int | None = None) -> Hint | None:
        """What a bot would do at the cursor, and why, in figures; None when the game is over.

        It sees what the seat to move may know. Raises UnknownPlayer.

        >>> from webpower import new_game
        >>> print(new_game(players=3, seed=7).hint("blocker"))
        blocker would choose: exchange one Franken/Aragon card, because nothing that can be placed disturbs anybody
        """
        from webpower.engine.hint import hint

        return hint(self, bot, self.chance_seed if seed is None else seed)

    def observe(self, seat: int | None = None) -> Any:
        """What a seat may know at the cursor; by default the seat that decides. Raises WrongValue for no seat."""
        observer = self.rules.seat_to_move(self.position) if seat is None else seat
        if type(observer) is not int or not 0 <= observer < len(self.names):
            raise WrongValue(f"seat: expected one from 0 to {len(self.names) - 1}, got {observer!r}")
        return self.rules.observe(self.position, self.node.memory, observer)

    def step_through(self, *, step: int = 0, hide_hands: bool = False) -> Stepper:
        """A control that steps through the line of the cursor: board, panels, charts.

        ``step`` is the number of actions to start at. Raises CursorError for a step that the game does not have.
        """
        from webpower.show.stepper import Stepper

        return Stepper(self.kind.stage(self), step=step, hide_hands=hide_hands)

    # Branches

    def branches(self) -> LinesOfPlay:
        """All lines of play: their names, where they fork, the score if they ended there.

        ``10b`` leaves the line it comes from after 10 actions, with the second action that was tried there.
        """
        from webpower.engine.lines_of_play import lines_of_play

        return lines_of_play(self)

    def switch(self, line: str) -> P:
        """Go to the end of the line of that name. Raises UnknownLine."""
        return self.visit(find_branch(self, line).end)

    def notices(self, hide: bool = False) -> list[str]:
        """What the last going back (`undo`, `go`, `switch`) gave away, as sentences: cards that had come to light."""
        return [said.cited(self.names) for said in self.notice(hide)]

    def compare(self, a: str, b: str = "", actions: int | None = None) -> Comparison:
        """Two lines of play from their fork: the actions, and the scores if each ended where it does.

        Without ``b`` it is the line of the cursor; ``actions`` compares so many after the fork. Raises UnknownLine.
        """
        from webpower.engine.lines_of_play import compare

        return compare(self, a, b or line_name(self.line()[-1]), actions)

    # Scoring and telling

    def score(self) -> Sheet[Any]:
        """The score sheet at the cursor, as if the game ended there."""
        return replace(self.kind.score(self.position), names=self.names)

    def winners(self) -> tuple[str, ...]:
        """Who wins if the game ends at the cursor."""
        return tuple(self.names[seat] for seat in self.kind.winners(self.position))

    def log(self, hide: bool = False) -> list[str]:
        """What has happened up to the cursor, a sentence an event, each with its rule."""
        told: list[str] = []
        for node in self.line()[: self.node.number + 1]:
            told += [event.cited(self.names) for event in self.events(node, hide)]
        return told

    def __repr__(self) -> str:
        names = ", ".join(one_line(name, LONGEST_NAME) for name in self.names)
        return f"{type(self).__name__}({names}; {self.node.number} of {len(self.line()) - 1} actions)"

    # Files

    @abstractmethod
    def record_of(self, line: Sequence[Node[P, A]]) -> dict[str, Any]:
        """A line, from the start to the end, as the content of a record."""

    @abstractmethod
    def tree(self) -> dict[str, Any]:
        """The game with all its lines and its cursor, as the content of a tree file."""

    def record(self) -> dict[str, Any]:
        """The line through the cursor as a record, from the start to its end.

        Raises FileError for a game that no record can hold.
        """
        return self.record_of(self.line())

    @property
    def has_record(self) -> bool:
        """Whether a record can hold it."""
        return True

    def text(self, branches: bool = False) -> str:
        """The record as the text of its file, or all lines of play as that of a tree file."""
        return tree_text(self.tree()) if branches else record_text(self.record())

    def save(self, path: str | os.PathLike[str], branches: bool = False) -> None:
        """Write the line through the cursor as a record file; the old file stays whole if that fails.

        ``branches`` writes all lines of play and the cursor, as a tree file. `webpower.load_game` reads both. Raises
        FileError when the file can't be written.
        """
        text = self.text(branches)
        try:
            write_text(path, text)
        except (OSError, TypeError, ValueError) as error:  # no such folder, no path, a name that is no text
            raise unwritable(path, error) from None
