"""The coach: a remark after a decision that gave points away."""

from __future__ import annotations

from webpower.draw.lettering import signed
from webpower.engine.messages import Message, Seat, message
from webpower.games.power.actions import Action
from webpower.games.power.position import Phase, Position
from webpower.games.power.rules import TEXTS
from webpower.games.power.what_if import placement_effects, ranked
from webpower.games.power.what_if_words import place_words

GIVEN_AWAY = 2
"""Points that are worth a remark: less than that a player may well give up for better cards or a better place."""


def remark(position: Position, action: Action) -> Message | None:
    """What another piece would have brought, if that is clearly more than what an action did; None if it is not.

    Both are measured as `placement_effects` does: if the game ended right after it, the own points less those of the
    rival who gains the most. A plan for later is not seen.
    """
    effects = ranked(placement_effects(position))
    if position.phase not in (Phase.PLACE, Phase.MORE) or not effects:
        return None
    best = effects[0]
    done = next((effect.net for effect in effects if (effect.act, effect.at) == (action.act, action.at)), 0)
    if best.net - done < GIVEN_AWAY:
        return None
    place = place_words(position.board, best)
    return message(
        TEXTS,
        "coach-remark",
        player=Seat(position.seat),
        place=place,
        net=signed(best.net),
        done=signed(done),
    )
