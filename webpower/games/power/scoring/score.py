"""The whole score of a position."""

from __future__ import annotations

from webpower.games.power.position import Pieces, Position, Setup
from webpower.games.power.scoring.alliances import score_alliances
from webpower.games.power.scoring.chains import score_chains
from webpower.games.power.scoring.cloisters import score_cloisters
from webpower.games.power.scoring.sheet import FINAL, INTERIM, Sheet


def score_final(setup: Setup, pieces: Pieces) -> Sheet:
    """The final scoring of what stands on the board: cloisters, alliances, chains (WP-43)."""
    return Sheet(
        setup.seats,
        (
            *score_cloisters(setup, pieces.owners, pieces.arms, FINAL),
            *score_alliances(setup, pieces),
            *score_chains(setup, pieces.owners),
        ),
    )


def score_interim(setup: Setup, owners: bytes) -> Sheet:
    """The interim scoring: cloisters only (WP-31, WP-64). ``owners`` are those of that moment, by site."""
    return Sheet(setup.seats, tuple(score_cloisters(setup, owners, b"", INTERIM)))


def score(position: Position) -> Sheet:
    """The score of a position as if the game ended there: the interim scoring, if there was one, and the final one."""
    interim = score_interim(position.setup, position.interim).lines if position.interim is not None else ()
    return Sheet(position.setup.seats, (*interim, *score_final(position.setup, position.pieces).lines))


def score_now(position: Position) -> Sheet:
    """What has been scored so far: the interim scoring once there was one, the final scoring once the game is over."""
    sheet = score(position)
    return sheet if position.is_over else sheet.part(INTERIM)


def winners(position: Position) -> tuple[int, ...]:
    """The seats that win if the game ends in this position (WP-44).

    Several only if they are still tied after the tie-break.
    """
    totals = score(position).totals()
    seats = range(position.setup.seats)
    supply = [position.cloisters_left(seat) + position.advisors_left(seat) for seat in seats]
    best = max((totals[seat], supply[seat]) for seat in seats)
    return tuple(seat for seat in seats if (totals[seat], supply[seat]) == best)
