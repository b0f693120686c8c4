"""The legal actions, and whether there are any placements at all."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain

from webpower.games.power.actions import NOWHERE, Action
from webpower.games.power.position import DRAW, MORE, OVER, Position
from webpower.games.power.rules.facts import bound_to
from webpower.games.power.rules.tables import (
    ADVISOR,
    ARMS,
    CLOISTER,
    COAT,
    EXCHANGE,
    PASS,
    PLACING,
    SHEET,
    SITE,
    VATICAN,
)


def legal_actions(position: Position) -> list[Action]:
    """All legal actions, in the order of the list of actions; none only when the game is over."""
    phase, setup = position.phase, position.setup
    if phase is DRAW:
        return list(setup.draws[position.open])
    if phase is OVER:
        return []
    legal = placements(position)
    if phase is MORE:
        legal.append(setup.actions.stop)
        return legal
    if not EXCHANGE.forbids(position, NOWHERE):
        legal += setup.means[position.hands[position.seat]].exchanges
    if not PASS.forbids(position, NOWHERE):
        legal.append(setup.actions.pass_)
    return legal


def placements(position: Position) -> list[Action]:
    """All legal placements (WP-11 to WP-19, WP-50, WP-51, WP-61 to WP-63), in the order of the list of actions."""
    return list(chain.from_iterable(_placements(position)))


def can_place(position: Position) -> bool:
    """Whether there is any legal placement."""
    return any(chain.from_iterable(_placements(position)))


def _placements(position: Position) -> Iterator[Iterable[Action]]:
    """The legal placements of one sort after the other, so that whoever asks for any one need not look at all."""
    if position.placed and PLACING.forbids(position, NOWHERE):  # those rules are about what the turn has placed
        return
    means = position.setup.means[position.hands[position.seat]]
    country = bound_to(position)
    cloisters, advisors = means.cloisters[country], means.advisors[country]
    if cloisters.actions and not CLOISTER.forbids(position, NOWHERE):
        yield cloisters.at(SITE.open(position))
    if (advisors.actions or means.vatican.actions) and not ADVISOR.forbids(position, NOWHERE):
        yield advisors.at(COAT.open(position))
        if not VATICAN.forbids(position, NOWHERE) and not SHEET.forbids(position, NOWHERE):
            yield means.vatican.at(ARMS.open(position))


def board_is_closed(position: Position) -> bool:
    """Whether nobody can place a piece any more, whatever the cards (WP-34)."""
    if _has_place(position):  # what is open to the mover in the middle of the turn is open after it
        return False
    return not any(_has_place(position._replace(seat=seat, placed=0)) for seat in range(position.setup.seats))


def _has_place(position: Position) -> bool:
    """Whether there is a place for a piece that the mover has left."""
    if 1 in SITE.open(position) and not CLOISTER.forbids(position, NOWHERE):
        return True
    return not ADVISOR.forbids(position, NOWHERE) and (1 in COAT.open(position) or _arms_open(position))


def _arms_open(position: Position) -> bool:
    return not VATICAN.forbids(position, NOWHERE) and not SHEET.forbids(position, NOWHERE) and 1 in ARMS.open(position)
