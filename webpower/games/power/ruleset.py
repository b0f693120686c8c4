"""Web of Power as the engine plays it."""

from __future__ import annotations

from collections.abc import Sequence

from webpower.engine.chance import Outcomes
from webpower.engine.messages import Message
from webpower.games.power import events, observation, rules, turn
from webpower.games.power.actions import Action
from webpower.games.power.observation import Memory, Observation
from webpower.games.power.position import Phase, Position


class PowerRules:
    """The game's part of the engine's `Ruleset`; it holds nothing, so one serves all games."""

    def legal_actions(self, position: Position) -> Sequence[Action]:
        """See `webpower.games.power.rules.legal_actions`."""
        return rules.legal_actions(position)

    def reasons(self, position: Position, action: Action) -> Sequence[Message]:
        """See `webpower.games.power.rules.reasons`."""
        return rules.reasons(position, action)

    def apply(self, position: Position, action: Action, outcomes: Outcomes) -> Position:
        """See `webpower.games.power.turn.apply`."""
        return turn.apply(position, action, outcomes)

    def events(self, before: Position, action: Action, after: Position, hide: bool = False) -> Sequence[Message]:
        """See `webpower.games.power.events.events`."""
        return events.events(before, action, after, hide)

    def revealed(self, before: Position, action: Action, after: Position, hide: bool = False) -> Sequence[Message]:
        """See `webpower.games.power.events.revealed`."""
        return events.revealed(before, action, after, hide)

    def is_over(self, position: Position) -> bool:
        """Whether the game has ended."""
        return position.is_over

    def seat_to_move(self, position: Position) -> int:
        """Who decides."""
        return position.seat

    def starts_turn(self, position: Position) -> bool:
        """Whether a turn begins here, or the game ends."""
        return position.phase in (Phase.PLACE, Phase.OVER)

    def first_memory(self, position: Position) -> Memory:
        """See `webpower.games.power.observation.nothing_known`."""
        return observation.nothing_known(position)

    def remember(self, memory: Memory, before: Position, action: Action) -> Memory:
        """See `webpower.games.power.observation.remember`."""
        return observation.remember(memory, before, action)

    def observe(self, position: Position, memory: Memory, seat: int) -> Observation:
        """See `webpower.games.power.observation.observe`."""
        return observation.observe(position, memory, seat)


RULES = PowerRules()
