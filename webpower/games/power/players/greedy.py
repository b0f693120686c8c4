"""The greedy bot: the most points now."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from webpower.engine.chance import pick
from webpower.engine.messages import Seat, message
from webpower.engine.players import Advice, Bot
from webpower.games.power.actions import Action
from webpower.games.power.observation import Observation, as_seen
from webpower.games.power.players.after import after
from webpower.games.power.players.scores import Points, scores, scores_after
from webpower.games.power.rules import TEXTS


class GreedyPlayer(Bot):
    """After each legal action: the own score if the game ended now, minus the best opponent's. The most wins.

    Between actions that are worth the same it picks one at random.
    """

    name = "greedy"

    def advise(self, observation: Observation, legal: Sequence[Action], random: Random) -> Advice:
        """See `webpower.engine.players.Adviser.advise`."""
        seat = observation.seat
        totals = totals_after(observation, legal)
        margins = [lead(points, seat) for points in totals]
        most = max(margins)
        best = [number for number, margin in enumerate(margins) if margin == most]
        chosen = pick(best, random)
        said = message(
            TEXTS,
            "greedy",
            "WP-43",
            player=Seat(seat),
            own=totals[chosen][seat],
            best=totals[chosen][seat] - most,
            same=len(best),
        )
        return Advice(legal[chosen], said)


def totals_after(observation: Observation, legal: Sequence[Action]) -> list[Points]:
    """Points by seat after each action, as if the game ended then."""
    seen = as_seen(observation)
    before = scores(seen)
    return [scores_after(before, after(seen, action), observation.seat, action).totals for action in legal]


def lead(points: Points, seat: int) -> int:
    """How far a seat is ahead of the best of the others; below zero if it is behind.

    >>> lead((5, 9, 7), 1)
    2
    """
    return points[seat] - max(points[:seat] + points[seat + 1 :])
