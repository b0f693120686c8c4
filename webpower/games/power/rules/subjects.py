"""What the sentences about broken rules speak of; only asked when a rule is broken."""

from __future__ import annotations

from webpower.engine.messages import Seat
from webpower.engine.rule_tables import Values
from webpower.games.power.position import Position
from webpower.games.power.rules.facts import most_cloisters


def the_mover(position: Position, _: int) -> Values:
    """Whose turn it is."""
    return {"player": Seat(position.seat)}


def the_first_country(position: Position, place: int) -> Values:
    """Where the turn has placed."""
    return {**the_mover(position, place), "first": position.board.countries[position.first].name}


def the_country(position: Position, country: int) -> Values:
    """Where the piece would go."""
    return {"country": position.board.countries[country].name}


def both_countries(position: Position, country: int) -> Values:
    """Where the turn has placed, and where the piece would go."""
    return {**the_first_country(position, country), **the_country(position, country)}


def the_room(position: Position, country: int) -> Values:
    """How many advisors a country has, and how many cloisters its strongest player."""
    advisors = sum(position.pieces.advisors[country])
    return {**the_country(position, country), "advisors": advisors, "cloisters": most_cloisters(position, country)}


def the_site(position: Position, site: int) -> Values:
    """A site and whose cloister stands there."""
    return {"site": position.board.sites[site].name, "owner": Seat(position.pieces.owners[site])}


def the_arms(position: Position, arms: int) -> Values:
    """Arms of the Vatican."""
    here = position.board.arms[arms]
    return {**the_mover(position, arms), "table": here.table, **the_country(position, here.country)}


def the_arms_owner(position: Position, arms: int) -> Values:
    """Arms and whose advisor stands there."""
    return {**the_arms(position, arms), "owner": Seat(position.pieces.arms[arms])}


def the_column(position: Position, arms: int) -> Values:
    """Arms, and the ones in their column that the mover holds."""
    board = position.board
    held = next(
        other.country
        for other, owner in zip(board.arms, position.pieces.arms, strict=True)
        if owner == position.seat and other.column == board.arms[arms].column
    )
    return {**the_arms(position, arms), "held": board.countries[held].name}


def the_card(position: Position, kind: int) -> Values:
    """A kind of card."""
    return {**the_mover(position, kind), "card": position.board.cards[kind].label}
