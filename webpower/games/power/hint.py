"""Hints: what a bot would do in a seat's place, and why, in figures."""

from __future__ import annotations

from dataclasses import dataclass

from webpower.engine.chance import generator
from webpower.engine.history import History
from webpower.engine.messages import Message, message
from webpower.engine.players import PlayerLike, advice
from webpower.games.power.actions import Action
from webpower.games.power.players import make_player
from webpower.games.power.players.words import named
from webpower.games.power.position import Position
from webpower.games.power.rules import TEXTS


@dataclass(frozen=True)
class Hint:
    """An action, and why a bot would choose it. Shows itself as a sentence."""

    bot: str
    action: Action
    reason: Message
    message: Message
    """The whole sentence."""
    names: tuple[str, ...]

    def __str__(self) -> str:
        return self.message.cited(self.names)

    def __repr__(self) -> str:
        return f"Hint({self})"


def hint(history: History[Position, Action], bot: str | PlayerLike, names: tuple[str, ...], seed: int) -> Hint | None:
    """What a bot would do at the cursor, seeing what the seat to move may know; None when the game is over.

    Chance comes from the seed and the number of the decision. Raises UnknownPlayer.
    """
    player, node = make_player(bot), history.node
    legal = history.rules.legal_actions(node.position)
    if not legal:
        return None
    observation = history.rules.observe(node.position, node.memory, node.position.seat)
    action, reason = advice(player, observation, legal, generator(seed, "hint", node.number))
    deed = named(node.position.setup, action)
    said = message(TEXTS, "hint", reason.rule, bot=player.name, action=deed, reason=reason)
    return Hint(player.name, action, reason, said, names)
