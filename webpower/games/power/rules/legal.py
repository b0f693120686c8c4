"""The legal actions, and whether there are any placements at all."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from webpower.games.power.actions import NOWHERE, Action
from webpower.games.power.position import EMPTY, Phase, Position
from webpower.games.power.rules.tables import (
    ADVISOR,
    ARMS,
    CLOISTER,
    COAT,
    COUNTRY,
    EXCHANGE,
    HAND,
    OPEN,
    PASS,
    PLACING,
    SHEET,
    SITE,
    VATICAN,
)


def legal_actions(position: Position) -> list[Action]:
    """All legal actions, in the order of the list of actions; none only when the game is over."""
    phase, actions = position.phase, position.setup.actions
    legal: list[Action] = []
    if phase is Phase.DRAW:
        legal.append(actions.draw_stack)
        legal += [draw for draw in actions.draw_open if not OPEN.forbids(position, draw.kind)]
        return legal
    if phase is Phase.OVER:
        return legal
    for ways in placements(position):
        legal += ways
    if phase is Phase.MORE:
        legal.append(actions.stop)
        return legal
    if not EXCHANGE.forbids(position, NOWHERE):
        legal += [give for give in actions.exchanges if not HAND.forbids(position, give.kind)]
    if not PASS.forbids(position, NOWHERE):
        legal.append(actions.pass_)
    return legal


def placements(position: Position) -> Iterator[Sequence[Action]]:
    """All legal placements (WP-11 to WP-19, WP-50, WP-51, WP-61 to WP-63), some at a time.

    They come in the order of the list of actions.
    """
    if PLACING.forbids(position, NOWHERE):
        return
    means = position.setup.means[position.hands[position.seat]]
    countries = [country for country in means.countries if not COUNTRY.forbids(position, country[0])]
    if not CLOISTER.forbids(position, NOWHERE):
        for _, _, sites in countries:
            yield [way for site, ways in sites if not SITE.forbids(position, site) for way in ways]
    if not ADVISOR.forbids(position, NOWHERE):
        for country, ways, _ in countries:
            if not COAT.forbids(position, country):
                yield ways
        if not VATICAN.forbids(position, NOWHERE) and not SHEET.forbids(position, NOWHERE):
            for arms, ways in means.arms:
                if not ARMS.forbids(position, arms):
                    yield ways


def can_place(position: Position) -> bool:
    """Whether there is any legal placement."""
    return any(placements(position))


def board_is_closed(position: Position) -> bool:
    """Whether nobody can place a piece any more, whatever the cards (WP-34)."""
    if _has_place(position):  # what is open to the mover in the middle of the turn is open after it
        return False
    return not any(_has_place(position._replace(seat=seat, placed=0)) for seat in range(position.setup.seats))


def _has_place(position: Position) -> bool:
    """Whether there is a place for a piece that the mover has left."""
    if EMPTY in position.pieces.owners and not CLOISTER.forbids(position, NOWHERE):
        return True
    countries = range(len(position.board.countries))
    return not ADVISOR.forbids(position, NOWHERE) and (
        any(not COAT.forbids(position, country) for country in countries) or _arms_open(position)
    )


def _arms_open(position: Position) -> bool:
    return (
        not VATICAN.forbids(position, NOWHERE)
        and not SHEET.forbids(position, NOWHERE)
        and any(not ARMS.forbids(position, arms) for arms in range(len(position.board.arms)))
    )
