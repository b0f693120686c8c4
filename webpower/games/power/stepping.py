"""Web of Power on the stepper: the board, the panels beside it, the charts, the places worth a jump."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from webpower.draw.panels import say
from webpower.draw.scene import Scene
from webpower.engine.playing.stage import ChartState, GameStage
from webpower.games.power import panels
from webpower.games.power.actions import Action
from webpower.games.power.game import Game
from webpower.games.power.position import Position
from webpower.games.power.scene import scene

if TYPE_CHECKING:
    from webpower.show.stepper import Stepper


class PowerStage(GameStage[Position, Action]):
    """A game as the stepper shows it (`webpower.show.stepper.Stage`)."""

    def find_jumps(self) -> dict[str, int]:
        """See `GameStage.find_jumps`: the scorings."""
        jumps: dict[str, int] = {}
        for step, position in enumerate(self.positions):
            if position.interim is not None:
                jumps.setdefault(panels.say("jump-interim"), step)
            if position.is_over:
                jumps.setdefault(say("jump-final"), step)
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
            say("chart-breakdown"): lambda state: figures.breakdown(state.position, names),
            say("chart-differences"): lambda state: figures.differences(state.position, names),
            say("chart-timeline"): lambda state: figures.timeline(state.positions, names, at=state.step),
        }

    def scene(self, step: int) -> Scene:
        """The board at a step, with the action that led there marked."""
        return scene(self.positions[step], self.names, last=self.line[step].action, width="compact")

    def panels(self, step: int, hide: bool) -> Sequence[str]:
        """Who decides, what is played by; the players; the cards on the table; what happened; the rules it rests on."""
        position, names = self.positions[step], self.names
        covered = range(len(names)) if hide else ()
        return (
            panels.turn_panel(position, names, self._where(step)),
            panels.players_panel(position, names, covered),
            panels.cards_panel(position),
            panels.log_panel(step, self.events[hide].__getitem__, names),
            panels.rules_panel(self.events[False][step], position.board),
        )

    def _where(self, step: int) -> str:
        return say("turn-number", turn=self.turn_at(step), step=step, last=len(self.line) - 1)


def stepper(game: Game, *, step: int = 0, hide_hands: bool = False) -> Stepper:
    """A control that steps through a game: board, panels, charts.

    ``step`` is the number of actions to start at. Raises CursorError for a step that the game does not have.
    """
    from webpower.show.stepper import Stepper

    return Stepper(PowerStage(game), step=step, hide_hands=hide_hands)
