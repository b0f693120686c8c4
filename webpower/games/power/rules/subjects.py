"""What the sentences about broken rules speak of; only asked when a rule is broken."""

from __future__ import annotations

from webpower.engine.messages import Seat, Value
from webpower.games.power.position import Position
from webpower.games.power.rules.facts import in_column, most_cloisters

Values = dict[str, Value]


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
    pieces, board = position.pieces, position.board
    held = next(other for other in in_column(position, arms) if pieces.arms[other] == position.seat)
    return {**the_arms(position, arms), "held": board.countries[board.arms[held].country].name}


def the_card(position: Position, kind: int) -> Values:
    """A kind of card."""
    return {**the_mover(position, kind), "card": position.board.cards[kind].label}
