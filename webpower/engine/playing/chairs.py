"""Who plays for whom, and whose hands are shown: both can change in the middle of a game."""

from __future__ import annotations

from typing import Any

from webpower.engine.errors import WrongValue
from webpower.engine.messages import message
from webpower.engine.mistakes import TEXTS
from webpower.engine.players import Bots, Player
from webpower.engine.playing.match import Match
from webpower.engine.playing.seating import PERSON
from webpower.engine.text import in_text

VIEWS = ("own", "all", "none")
"""Whose hands are seen: that of the person on the move, everybody's, or nobody's beside the one that is played."""


class Chairs:
    """The chairs of a match (`webpower.show.desk.Chairs`).

    ``view`` is one of ``VIEWS``; ``fixed`` takes the controls away. Raises WrongValue for another view.
    """

    def __init__(self, match: Match[Any, Any], view: str = "own", fixed: bool = False) -> None:
        self._match = match
        self._own: dict[str, Player] = {}
        """Players that somebody has written, by name: who has stood up can sit down again."""
        self.fixed = fixed
        self.view = ""
        self.show(view)

    @property
    def _bots(self) -> Bots:
        return self._match.game.kind.bots

    def views(self) -> list[tuple[str, str]]:
        """Whose hands can be shown."""
        return [(_say(f"desk-view-{view}"), view) for view in VIEWS]

    def show(self, view: str) -> None:
        """Show other hands."""
        if view not in VIEWS:
            raise WrongValue(f"view: expected {', '.join(VIEWS)}; got {view!r}")
        self.view = view

    def sitters(self) -> list[tuple[str, str]]:
        """Who can play for a seat: a person, the bots that come with the game, and those that have sat here."""
        self.sits()
        return [(_say("desk-person"), PERSON), *((name, name) for name in (*self._bots, *self._own))]

    def sits(self) -> list[tuple[str, str]]:
        """By seat: the player's name in the game, and who plays for it."""
        for player in self._match.seats:
            if player is not None and player.name not in self._bots:
                self._own.setdefault(player.name, player)
        who = [PERSON if player is None else player.name for player in self._match.seats]
        return list(zip(in_text(self._match.names), who, strict=True))

    def sit(self, seat: int, who: str) -> None:
        """Let somebody else play for a seat. Raises UnknownPlayer."""
        sitter = None if who == PERSON else self._own.get(who) or self._bots.make(who)
        seats = list(self._match.seats)
        seats[seat] = sitter
        self._match.seats = tuple(seats)
        self._match.moved()


def _say(id: str) -> str:
    return message(TEXTS, id).say(())
