"""Web of Power on the stepper: the board, the panels beside it, the charts, the places worth a jump."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from webpower.draw.scene import Scene
from webpower.engine.history import Node
from webpower.games.power import panels
from webpower.games.power.actions import Action
from webpower.games.power.game import Game
from webpower.games.power.position import Position
from webpower.games.power.scene import scene

if TYPE_CHECKING:
    from webpower.show.stepper import Stepper
    from webpower.show.table import Table


class ChartState(NamedTuple):
    """What the charts are drawn from."""

    positions: Sequence[Position]
    step: int

    @property
    def position(self) -> Position:
        """The position at the step."""
        return self.positions[self.step]


class PowerStage:
    """A game as the stepper shows it (`webpower.show.stepper.Stage`)."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self.names = game.names
        self.line: Sequence[Node[Position, Action]] = game.line()
        self._positions = [node.position for node in self.line]
        self._events = {hide: [game.events(node, hide) for node in self.line] for hide in (False, True)}
        self.turns: Sequence[int] = [
            step
            for step, position in enumerate(self._positions)
            if game.rules.starts_turn(position) or step == len(self.line) - 1
        ]
        self.jumps: Mapping[str, int] = self._jumps()

    def _jumps(self) -> dict[str, int]:
        jumps: dict[str, int] = {}
        for step, position in enumerate(self._positions):
            if position.interim is not None:
                jumps.setdefault(panels.say("jump-interim"), step)
            if position.is_over:
                jumps.setdefault(panels.say("jump-final"), step)
        return jumps

    @property
    def charts(self) -> Mapping[str, Callable[[ChartState], Any]]:
        """The figures by the name of their tab. They load plotly, so they are imported when asked for."""
        from webpower.games.power import figures

        names = self.names
        return {
            panels.say("chart-majorities"): lambda state: figures.majorities(state.position, names),
            panels.say("chart-alliances"): lambda state: figures.alliance_web(state.position, names),
            panels.say("chart-chains"): lambda state: figures.chains(state.position, names),
            panels.say("chart-what-if"): lambda state: figures.what_if(state.position, names),
            panels.say("chart-breakdown"): lambda state: figures.breakdown(state.position, names),
            panels.say("chart-differences"): lambda state: figures.differences(state.position, names),
            panels.say("chart-timeline"): lambda state: figures.timeline(state.positions, names, at=state.step),
        }

    def chart_state(self, step: int) -> ChartState:
        """The line and the step in it."""
        return ChartState(self._positions, step)

    def scene(self, step: int) -> Scene:
        """The board at a step, with the action that led there marked."""
        return scene(self._positions[step], self.names, last=self.line[step].action, width="compact")

    def panels(self, step: int, hide: bool) -> Sequence[str]:
        """Who decides, what is played by; the players; the cards on the table; what happened; the rules it rests on."""
        position, names = self._positions[step], self.names
        covered = range(len(names)) if hide else ()
        return (
            panels.turn_panel(position, names, self._where(step, position)),
            panels.players_panel(position, names, covered),
            panels.cards_panel(position),
            panels.log_panel(step, self._events[hide].__getitem__, names),
            panels.rules_panel(self._events[False][step], position.board),
        )

    def table(self, step: int) -> Table:
        """A table with a copy of the game, for the seat on the move against `HELPER`s; see `Stage.table`."""
        from webpower.games.power.playing.seating import PERSON
        from webpower.games.power.playing.start import HELPER, play

        game = self._game.copied(self.line)
        game.go(step)
        seats = [PERSON if seat == game.position.seat else HELPER for seat in range(len(self.names))]
        return play(seats, game=game)

    def _where(self, step: int, position: Position) -> str:
        begun = self.turns[0] > 0  # a game from a position may begin in the middle of a turn
        turn = begun + sum(start <= step for start in self.turns) - position.is_over
        return panels.say("turn-number", turn=turn, step=step, last=len(self.line) - 1)


def stepper(game: Game, *, step: int = 0, hide_hands: bool = False) -> Stepper:
    """A control that steps through a game: board, panels, charts.

    ``step`` is the number of actions to start at. Raises CursorError for a step that the game does not have.
    """
    from webpower.show.stepper import Stepper

    return Stepper(PowerStage(game), step=step, hide_hands=hide_hands)
