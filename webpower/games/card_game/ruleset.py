"""The card game as the engine plays it."""

from __future__ import annotations

from typing import Any

from webpower.games.card_game.actions import Action
from webpower.games.card_game.events import events, revealed
from webpower.games.card_game.observation import observe
from webpower.games.card_game.position import OVER, TAKE, Position
from webpower.games.card_game.rules import legal_actions, reasons
from webpower.games.card_game.turn import apply


class CardGameRules:
    """The game's part of the engine's `Ruleset`: mostly functions that are at home in other modules.

    It holds nothing, so one serves all games.
    """

    legal_actions = staticmethod(legal_actions)
    reasons = staticmethod(reasons)
    apply = staticmethod(apply)
    events = staticmethod(events)
    revealed = staticmethod(revealed)
    observe = staticmethod(observe)

    def first_memory(self, position: Position) -> None:
        """Nothing: what is hidden was never seen by anybody else."""

    def remember(self, memory: Any, before: Position, action: Action) -> None:
        """Nothing, as at the start."""

    def is_over(self, position: Position) -> bool:
        """Whether the game has ended."""
        return position.is_over

    def seat_to_move(self, position: Position) -> int:
        """Who decides."""
        return position.seat

    def starts_turn(self, position: Position) -> bool:
        """Whether a turn begins here, or the game ends."""
        return position.phase is OVER or (position.phase is TAKE and position.plays == 0)


RULES = CardGameRules()
