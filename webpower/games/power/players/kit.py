"""Tools for a player of one's own: what would be if the game ended now, or after an action that may be taken.

They look only at what an observation holds. A player that looks one action ahead:

>>> from webpower import new_game
>>> def greedy(observation, legal, random):
...     leads = [lead(points, observation.seat) for points in points_after(observation, legal)]
...     return random.choice([action for action, value in zip(legal, leads) if value == max(leads)])
>>> game = new_game(players=3, seed=7).play_on([greedy, "random", "random"])
>>> game.winners()
('Green',)
"""

from __future__ import annotations

from collections.abc import Sequence

from webpower.games.power.actions import Action
from webpower.games.power.observation import Observation, as_seen
from webpower.games.power.players.after import after
from webpower.games.power.players.greedy import lead, totals_after
from webpower.games.power.players.scores import Points, scores
from webpower.games.power.position import Position
from webpower.games.power.rules import legal_actions

__all__ = ["after", "as_seen", "lead", "legal_actions", "points_after", "points_now"]


def points_after(observation: Observation, legal: Sequence[Action]) -> list[Points]:
    """The points of all seats after each of the actions, if the game ended then (WP-43), in the order of the actions.

    Raises WrongValue for the observation of a seat that does not decide.
    """
    return totals_after(observation, legal)


def points_now(position: Position) -> Points:
    """The points of all seats if the game ended in a position (WP-43)."""
    return scores(position).totals
