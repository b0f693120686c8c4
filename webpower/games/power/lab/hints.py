"""What several bots would do in the same position, and why, side by side."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from webpower.draw.html import cited, table
from webpower.engine.errors import WrongValue
from webpower.engine.hint import Hint
from webpower.engine.messages import message
from webpower.engine.players import PlayerLike
from webpower.engine.text_table import aligned
from webpower.games.power.game import Game
from webpower.games.power.players.words import named
from webpower.games.power.rules import TEXTS

USUAL = ("greedy", "monk", "courtier", "wanderer", "thoughtful")
"""Who is asked if nobody is named: each of them looks at something else, and none takes long."""


@dataclass(frozen=True)
class Hints:
    """Hints for one position. Shows itself as a table."""

    game: Game
    hints: tuple[Hint, ...]

    @property
    def rows(self) -> list[tuple[str, str, str]]:
        """Who, what and why, in words."""
        setup, names = self.game.setup, self.game.names
        return [(hint.bot, named(setup, hint.action).say(names), hint.reason.cited(names)) for hint in self.hints]

    def __str__(self) -> str:
        return aligned([self._heads(), *map(list, self.rows)], [False] * 3)

    __repr__ = __str__

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> dict[str, str]:
        rows = [[escape(bot), escape(action), cited(reason)] for bot, action, reason in self.rows]
        return {"text/html": table(list(map(escape, self._heads())), rows, words=True), "text/plain": str(self)}

    def _heads(self) -> list[str]:
        return [message(TEXTS, f"lab-head-{head}").say(()) for head in ("bot", "action", "reason")]


def hints(game: Game, bots: Sequence[str | PlayerLike] = USUAL, seed: int | None = None) -> Hints:
    """What bots would do at the cursor of a game, and why; see `Game.hint`.

    Raises UnknownPlayer, and WrongValue when the game is over there.
    """
    if isinstance(bots, str):
        raise WrongValue(f"bots: expected a list of bots, got {bots!r}")
    given = [hint for bot in bots if (hint := game.hint(bot, seed)) is not None]
    if len(given) < len(bots):
        raise WrongValue("game: expected one that is not over at its cursor")
    return Hints(game, tuple(given))
