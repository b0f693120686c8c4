"""The card game on the stepper: the cards, the panels beside them, the charts, the places worth a jump."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from webpower.draw.panels import say
from webpower.draw.scene import Scene
from webpower.engine.playing.stage import ChartState, GameStage
from webpower.games.card_game import panels
from webpower.games.card_game.actions import Action
from webpower.games.card_game.position import Position
from webpower.games.card_game.scene import scene


class CardGameStage(GameStage[Position, Action]):
    """A game as the stepper shows it (`webpower.show.stepper.Stage`)."""

    def find_jumps(self) -> dict[str, int]:
        """See `GameStage.find_jumps`: the end."""
        last = len(self.positions) - 1
        return {say("jump-final"): last} if self.positions[last].is_over else {}

    @property
    def charts(self) -> Mapping[str, Callable[[ChartState], Any]]:
        """The figures by the name of their tab. They load plotly, so they are imported when asked for."""
        from webpower.games.card_game import figures

        names = self.names

        def covered(state: ChartState) -> Sequence[int]:
            return range(len(names)) if state.hide else ()

        return {
            panels.say("chart-lands"): lambda state: figures.lands(state.position, names),
            panels.say("chart-symbols"): lambda state: figures.symbols(state.position, names),
            panels.say("chart-routes"): lambda state: figures.routes(state.position, names),
            say("chart-breakdown"): lambda state: figures.breakdown(state.position, names, covered(state)),
            say("chart-differences"): lambda state: figures.differences(state.position, names, covered(state)),
            say("chart-timeline"): lambda state: figures.timeline(
                state.positions, names, at=state.step, covered=covered(state)
            ),
        }

    def scene(self, step: int) -> Scene:
        """The cards at a step, with the action that led there marked."""
        return scene(self.positions[step], self.names, last=self.line[step].action, width="compact")

    def panels(self, step: int, hide: bool) -> Sequence[str]:
        """Who decides, what is played by; the players; the law cards; what happened; the rules it rests on."""
        position, names = self.positions[step], self.names
        covered = range(len(names)) if hide else ()
        where = say("turn-number", turn=self.turn_at(step), step=step, last=len(self.line) - 1)
        return (
            panels.turn_panel(position, names, where),
            panels.players_panel(position, names, covered),
            panels.laws_panel(position),
            panels.log_panel(step, self.events[hide].__getitem__, names),
            panels.rules_panel(self.events[False][step]),
        )
