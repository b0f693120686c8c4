"""A game on the stepper: its line, its turns, what has happened. What is drawn is the game's own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

from webpower.engine.history import Node
from webpower.engine.playing.start import table_from

if TYPE_CHECKING:
    from webpower.engine.game import Game
    from webpower.show.table import Table

P = TypeVar("P")
A = TypeVar("A")


class ChartState(NamedTuple):
    """What the charts are drawn from."""

    positions: Sequence[Any]
    step: int
    hide: bool = False
    """Whether nothing is shown that only one player sees."""

    @property
    def position(self) -> Any:
        """The position at the step."""
        return self.positions[self.step]


class GameStage(Generic[P, A]):
    """What a stage (`webpower.show.stepper.Stage`) of any game is made of."""

    def __init__(self, game: Game[P, A]) -> None:
        self.game = game
        self.names = game.names
        self.line: Sequence[Node[P, A]] = game.line()
        self.positions = [node.position for node in self.line]
        self.events = {hide: [game.events(node, hide) for node in self.line] for hide in (False, True)}
        self.turns: Sequence[int] = [
            step
            for step, position in enumerate(self.positions)
            if game.rules.starts_turn(position) or step == len(self.line) - 1
        ]
        self.jumps: Mapping[str, int] = self.find_jumps()

    def find_jumps(self) -> dict[str, int]:
        """Steps worth a button of their own, by what the button says."""
        return {}

    def chart_state(self, step: int, hide: bool = False) -> ChartState:
        """The line and the step in it; see `Stage.chart_state`."""
        return ChartState(self.positions, step, hide)

    def table(self, step: int) -> Table:
        """A table with a copy of the game, for the seat on the move against the helpers; see `Stage.table`."""
        return table_from(self.game, step)

    def turn_at(self, step: int) -> int:
        """The number of the turn at a step, from 1."""
        begun = self.turns[0] > 0  # a game from a position may begin in the middle of a turn
        over = self.game.rules.is_over(self.positions[step])
        return begun + sum(start <= step for start in self.turns) - over
