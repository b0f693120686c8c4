"""The coach: a remark after a decision that gave points away."""

from __future__ import annotations

from typing import NamedTuple

from webpower.draw.lettering import signed
from webpower.engine.messages import Message, Seat, message
from webpower.games.power.actions import Action
from webpower.games.power.position import Position
from webpower.games.power.rules import TEXTS
from webpower.games.power.what_if import Effect, placement_effects, ranked
from webpower.games.power.what_if_words import place_words

GIVEN_AWAY = 2
"""Points that are worth a remark: less than that a player may well give up for better cards or a better place."""


class Loss(NamedTuple):
    """How far an action fell behind the best piece that could have been placed."""

    best: Effect
    """What that piece would have brought."""
    done: int
    """What the action brought, measured alike."""

    @property
    def points(self) -> int:
        """The points given away."""
        return self.best.net - self.done


def loss(position: Position, action: Action) -> Loss | None:
    """What an action gave away; None where nothing could be placed.

    Both are measured as `placement_effects` does: if the game ended right after it, the own points less those of the
    rival who gains the most. A plan for later is not seen.
    """
    effects = ranked(placement_effects(position))
    if not effects:
        return None
    done = next((effect.net for effect in effects if (effect.act, effect.at) == (action.act, action.at)), 0)
    return Loss(effects[0], done)


def remark(position: Position, action: Action) -> Message | None:
    """What another piece would have brought, if that is clearly more than what an action did; None if it is not."""
    given_away = loss(position, action)
    if given_away is None or given_away.points < GIVEN_AWAY:
        return None
    return remark_on(position, given_away)


def remark_on(position: Position, given_away: Loss) -> Message:
    """A loss in words."""
    return message(
        TEXTS,
        "coach-remark",
        player=Seat(position.seat),
        place=place_words(position.board, given_away.best),
        net=signed(given_away.best.net),
        done=signed(given_away.done),
    )
