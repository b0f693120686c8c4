"""The rules of placing, exchanging and drawing as predicates: whether a position breaks a rule at a place.

A place is the number of a country, a site, arms or a kind of card; rules that hold everywhere do not look at it.
"""

from __future__ import annotations

from webpower.games.power.actions import NOWHERE
from webpower.games.power.drawing import not_among
from webpower.games.power.paying import lacks
from webpower.games.power.position import Position
from webpower.games.power.rules import facts

# Placing at all, by WP-15, WP-16 and WP-63


def vatican_placed(position: Position, _: int) -> bool:
    """The turn has placed in the Vatican."""
    return position.placed == 1 and position.first == NOWHERE


def two_placed(position: Position, _: int) -> bool:
    """The turn has placed two pieces."""
    return position.placed == 2


def one_in_empty(position: Position, _: int) -> bool:
    """The turn has placed in a country that was empty."""
    return position.placed == 1 and position.was_empty and not position.setup.options.fast


# On the board


def other_country(position: Position, country: int) -> bool:
    """The turn has placed in another country."""
    return facts.bound_to(position) not in (NOWHERE, country)


def no_cloister_left(position: Position, _: int) -> bool:
    """The mover has no cloister left."""
    return position.cloisters_left(position.seat) == 0


def no_advisor_left(position: Position, _: int) -> bool:
    """The mover has no advisor left."""
    return position.advisors_left(position.seat) == 0


def site_taken(position: Position, site: int) -> bool:
    """A cloister stands on the site."""
    return not facts.free_sites(position)[site]


def empty_at_start(position: Position, country: int) -> bool:
    """The country was empty when the turn placed there (in the faster variant)."""
    return facts.closed_coat(position) == country


def no_cloisters(position: Position, country: int) -> bool:
    """The country has no cloisters."""
    return facts.most_cloisters(position, country) == 0


def no_room(position: Position, country: int) -> bool:
    """The country has as many advisors as its strongest player has cloisters."""
    return not (no_cloisters(position, country) or facts.rooms(position)[country])


# In the Vatican


def no_vatican(position: Position, _: int) -> bool:
    """The Vatican is not played."""
    return not position.setup.options.vatican


def board_placed(position: Position, _: int) -> bool:
    """The turn has placed on the board."""
    return position.placed > 0 and position.first != NOWHERE


def arms_taken(position: Position, arms: int) -> bool:
    """An advisor stands on the arms."""
    return not facts.free_arms(position)[arms]


def column_used(position: Position, arms: int) -> bool:
    """The mover has an advisor in the column of the arms."""
    return not facts.new_columns(position)[arms]


# Cards


def not_held(position: Position, kind: int) -> bool:
    """The mover holds no such card."""
    return lacks(position.hands[position.seat], kind, 1)


def not_open(position: Position, kind: int) -> bool:
    """No such card lies open."""
    return not_among(position.open, kind)


def stack_gone(position: Position, _: int) -> bool:
    """No card can be drawn any more."""
    return position.exhausted == 2


def stack_there(position: Position, _: int) -> bool:
    """Cards can still be drawn."""
    return position.exhausted < 2
