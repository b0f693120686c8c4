"""Hints: what a bot would do in a seat's place, and why, in figures."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from webpower.engine.chance import generator
from webpower.engine.messages import Message, message
from webpower.engine.players import TEXTS, PlayerLike, advice

if TYPE_CHECKING:
    from webpower.engine.game import Game


@dataclass(frozen=True)
class Hint:
    """An action, and why a bot would choose it. Shows itself as a sentence."""

    bot: str
    action: Any
    reason: Message
    message: Message
    """The whole sentence."""
    names: tuple[str, ...]

    def __str__(self) -> str:
        return self.message.cited(self.names)

    def __repr__(self) -> str:
        return f"Hint({self})"


def hint(game: Game[Any, Any], bot: str | PlayerLike, seed: int) -> Hint | None:
    """What a bot would do at the cursor, seeing what the seat to move may know; None when the game is over.

    Chance comes from the seed and the number of the decision. Raises UnknownPlayer.
    """
    player, node = game.kind.bots.make(bot), game.node
    legal = game.rules.legal_actions(node.position)
    if not legal:
        return None
    action, reason = advice(player, game.observe(), legal, generator(seed, "hint", node.number))
    deed = game.kind.deed(node.position, action)
    said = message(TEXTS, "hint", reason.rule, bot=player.name, action=deed, reason=reason)
    return Hint(player.name, action, reason, said, game.names)
