"""The whole score of a position, of what a seat may know of it, and who wins."""

from __future__ import annotations

from collections.abc import Sequence

from webpower.games.card_game.observation import MINUS_TWO, Observation
from webpower.games.card_game.position import Position
from webpower.games.card_game.scoring.chains import score_chains
from webpower.games.card_game.scoring.held import Held
from webpower.games.card_game.scoring.land import score_land
from webpower.games.card_game.scoring.laws import score_laws
from webpower.games.card_game.scoring.sheet import Sheet
from webpower.games.card_game.scoring.symbols import score_symbols


def score_held(held: Held) -> Sheet:
    """The score of what the players hold (CG-51 to CG-55)."""
    lines = (*score_land(held), *score_symbols(held), *score_chains(held), *score_laws(held))
    return Sheet(len(held.lands), lines)


def score(position: Position) -> Sheet:
    """The score of a position as if the game ended there. Law cards that only their owners know count."""
    seats = range(position.setup.seats)
    lands = tuple(position.cards_of(seat) for seat in seats)
    return score_held(Held(position.setup.cards, lands, tuple(position.laws[seat][MINUS_TWO] for seat in seats)))


def score_seen(observation: Observation) -> Sheet:
    """The score as a seat knows it: others' law cards cost nothing until they are shown at the end (R-16)."""
    lands = tuple(observation.cards_of(seat) for seat in range(observation.setup.seats))
    return score_held(Held(observation.setup.cards, lands, tuple(observation.shown)))


def ranking(totals: Sequence[int], land_cards: Sequence[int]) -> tuple[int, ...]:
    """By seat: the rank for so many points and land cards, from 1 (CG-56). Who is tied in both shares the best rank.

    >>> ranking([61, 61, 60], [19, 18, 20]), ranking([61, 61, 60], [19, 19, 18])
    ((1, 2, 3), (1, 1, 3))
    """
    worth = list(zip(totals, land_cards, strict=True))
    return tuple(1 + sum(other > own for other in worth) for own in worth)


def ranks(position: Position) -> tuple[int, ...]:
    """By seat: the rank if the game ends in this position (`ranking`)."""
    land_cards = [position.owners.count(seat) for seat in range(position.setup.seats)]
    return ranking(score(position).totals(), land_cards)


def alone_first(ranks: Sequence[int]) -> tuple[int, ...]:
    """The seat that has the first rank alone; nobody if several have it (CG-56).

    >>> alone_first([2, 1, 3]), alone_first([1, 1, 3])
    ((1,), ())
    """
    first = tuple(seat for seat, rank in enumerate(ranks) if rank == 1)
    return first if len(first) == 1 else ()


def winners(position: Position) -> tuple[int, ...]:
    """The seat that wins if the game ends in this position: the most points, then the most land cards (CG-56).

    Nobody if several still are tied then.
    """
    return alone_first(ranks(position))
