"""Web of Power as the engine plays it."""

from __future__ import annotations

from webpower.games.power.events import events, revealed
from webpower.games.power.observation import nothing_known, observe, remember
from webpower.games.power.position import Phase, Position
from webpower.games.power.rules import legal_actions, reasons
from webpower.games.power.turn import apply


class PowerRules:
    """The game's part of the engine's `Ruleset`: mostly functions that are at home in other modules.

    It holds nothing, so one serves all games.
    """

    legal_actions = staticmethod(legal_actions)
    reasons = staticmethod(reasons)
    apply = staticmethod(apply)
    events = staticmethod(events)
    revealed = staticmethod(revealed)
    first_memory = staticmethod(nothing_known)
    remember = staticmethod(remember)
    observe = staticmethod(observe)

    def is_over(self, position: Position) -> bool:
        """Whether the game has ended."""
        return position.is_over

    def seat_to_move(self, position: Position) -> int:
        """Who decides."""
        return position.seat

    def starts_turn(self, position: Position) -> bool:
        """Whether a turn begins here, or the game ends."""
        return position.phase in (Phase.PLACE, Phase.OVER)


RULES = PowerRules()
