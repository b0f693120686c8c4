"""What if a piece stood there: what each legal placement would change in the score if the game ended right after it.

Only the piece is looked at, not its price, so there is one effect a place. The score is the final one (WP-43); what is
still to come, such as the second piece of the turn or the interim scoring, is not foreseen.
"""

from __future__ import annotations

from typing import NamedTuple

from webpower.games.power.position import Phase, Pieces, Position, Setup
from webpower.games.power.rules import placements
from webpower.games.power.scoring import score_final
from webpower.games.power.turn import with_piece

PARTS = {
    "cloisters": "WP-40",
    "doubled": "WP-65",
    "alliances": "WP-41",
    "council": "WP-66",
    "chains": "WP-42",
}
"""The parts of the final score, each with the rule that gives it. ``doubled`` and ``council`` come from the Vatican."""

Changes = tuple[tuple[int, ...], ...]
"""Points by part (in the order of ``PARTS``), then by seat."""


class Effect(NamedTuple):
    """What a piece at one place would change."""

    act: str
    """``cloister``, ``advisor`` or ``vatican``."""
    at: str
    """The id of the site, the name of the country, or the id of the arms."""
    country: int
    seat: int
    """Who would place it."""
    changes: Changes

    @property
    def totals(self) -> tuple[int, ...]:
        """How many points each seat would gain or lose."""
        return tuple(map(sum, zip(*self.changes, strict=True)))

    @property
    def own(self) -> int:
        """What the seat itself would gain or lose."""
        return self.totals[self.seat]

    @property
    def rival(self) -> int:
        """The other seat that would gain the most (or lose the least), the first of them after the own seat."""
        totals, seats = self.totals, len(self.totals)
        return max(((self.seat + step) % seats for step in range(1, seats)), key=totals.__getitem__)

    @property
    def net(self) -> int:
        """The own change less that of the rival: how much better the seat would stand against everybody else."""
        return self.own - self.totals[self.rival]

    @property
    def net_by_part(self) -> tuple[int, ...]:
        """The same for each part; together they are the net."""
        rival = self.rival
        return tuple(points[self.seat] - points[rival] for points in self.changes)


def placement_effects(position: Position) -> list[Effect]:
    """The effect of each place where the seat to move may put a piece now, in the order of the list of actions.

    None when nothing can be placed: no card pays for anything, it is time to draw, or the game is over.

    >>> from webpower.games.power.game import new_game
    >>> game = new_game(players=3, seed=7)
    >>> effects = placement_effects(game.position)
    >>> len(effects), {(effect.own, effect.net) for effect in effects}
    (35, {(1, 1)})
    """
    if position.phase not in (Phase.PLACE, Phase.MORE):
        return []
    before = points_by_part(position.setup, position.pieces)
    effects: dict[tuple[str, str], Effect] = {}
    for way in placements(position):
        if (way.act, way.at) not in effects:
            after = points_by_part(position.setup, with_piece(position, way))
            changes = tuple(map(_difference, after, before))
            effects[way.act, way.at] = Effect(way.act, way.at, way.country, position.seat, changes)
    return list(effects.values())


def points_by_part(setup: Setup, pieces: Pieces) -> Changes:
    """The final score of the pieces, by part and by seat."""
    points = {rule: [0] * setup.seats for rule in PARTS.values()}
    for line in score_final(setup, pieces).lines:
        for seat in line.seats:
            points[line.rule][seat] += line.points
    return tuple(map(tuple, points.values()))


def _difference(after: tuple[int, ...], before: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(now - was for now, was in zip(after, before, strict=True))


def ranked(effects: list[Effect]) -> list[Effect]:
    """The effects with the best net first; of those alike the one with more own points, then in the order given."""
    return sorted(effects, key=lambda effect: (-effect.net, -effect.own))
