"""The rules in tables: what is looked at for each act, the most telling first.

Each rule is one predicate with the id of its sentence. The legal actions and the reasons of a refusal read these
tables.
"""

from __future__ import annotations

from webpower.engine import rule_tables
from webpower.engine.rule_tables import PlaceTable
from webpower.games.power.position import Position
from webpower.games.power.rules import facts, predicates, subjects

Check = rule_tables.Check[Position]
Table = rule_tables.Table[Position]


# The tables: what is looked at for each act, the most telling first

PLACING = Table(
    Check("vatican-placed", "WP-63", predicates.vatican_placed, subjects.the_mover),
    Check("two-placed", "WP-16", predicates.two_placed, subjects.the_mover),
    Check("one-in-empty", "WP-15", predicates.one_in_empty, subjects.the_first_country),
)
"""For every placement; the place does not matter."""

COUNTRY = Table(Check("other-country", "WP-14", predicates.other_country, subjects.both_countries))
"""For cloisters and advisors, by country."""

CLOISTER = Table(Check("no-cloister-left", "WP-19", predicates.no_cloister_left, subjects.the_mover))
"""For cloisters, whatever the place."""

SITE = PlaceTable(facts.free_sites, Check("site-taken", "WP-17", predicates.site_taken, subjects.the_site))
"""For cloisters, by site."""

ADVISOR = Table(Check("no-advisor-left", "WP-19", predicates.no_advisor_left, subjects.the_mover))
"""For advisors, in the Vatican too, whatever the place."""

COAT = PlaceTable(
    facts.open_coats,
    Check("empty-at-start", "WP-51", predicates.empty_at_start, subjects.the_country),
    Check("no-cloisters", "WP-18", predicates.no_cloisters, subjects.the_country),
    Check("no-room", "WP-18", predicates.no_room, subjects.the_room),
)
"""For advisors on the board, by country."""

VATICAN = Table(Check("no-vatican", "WP-60", predicates.no_vatican, subjects.the_mover))
"""For the Vatican at all."""

SHEET = Table(Check("board-placed", "WP-63", predicates.board_placed, subjects.the_mover))
"""For the Vatican, whatever the arms."""

ARMS = PlaceTable(
    facts.open_arms,
    Check("arms-taken", "WP-62", predicates.arms_taken, subjects.the_arms_owner),
    Check("column-used", "WP-62", predicates.column_used, subjects.the_column),
)
"""For the Vatican, by arms."""

EXCHANGE = Table(Check("nothing-to-exchange", "WP-33", predicates.stack_gone, subjects.the_mover))
"""For every exchange, whatever the card."""

HAND = Table(Check("not-in-hand", "WP-22", predicates.not_held, subjects.the_card))
"""For exchanges, by kind of card."""

PASS = Table(Check("no-pass-yet", "WP-33", predicates.stack_there, subjects.the_mover))

OPEN = Table(Check("not-open", "WP-23", predicates.not_open, subjects.the_card))
"""By kind of card."""
