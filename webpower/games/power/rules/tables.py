"""The rules in tables: what is looked at for each act, the most telling first.

Each rule is one predicate with the id of its sentence. The legal actions and the reasons of a refusal read these
tables.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from webpower.games.power.position import Position
from webpower.games.power.rules import facts, predicates, subjects
from webpower.games.power.rules.subjects import Values

Predicate = Callable[[Position, int], bool]


class Check(NamedTuple):
    """A rule as a predicate on a position and a place (the number of a country, site, arms or kind of card)."""

    id: str
    """The id of its sentence."""
    rule: str
    broken: Predicate
    values: Callable[[Position, int], Values]
    """What the sentence is about; only called when the rule is broken."""


class Table:
    """Rules that are looked at together, the most telling first."""

    __slots__ = ("checks", "forbids")

    checks: tuple[Check, ...]
    forbids: Predicate
    """Whether any of the rules is broken; for a table of one rule that is the rule's own predicate."""

    def __init__(self, *checks: Check) -> None:
        self.checks = checks
        self.forbids = checks[0].broken if len(checks) == 1 else _any_broken([check.broken for check in checks])


class PlaceTable(Table):
    """Rules about single places, whose predicates look at the same facts as ``open``."""

    __slots__ = ("open",)

    open: Callable[[Position], bytes]
    """By place, at once for all of them: 1 where no rule is broken, 0 where one is."""

    def __init__(self, open: Callable[[Position], bytes], *checks: Check) -> None:
        super().__init__(*checks)
        self.open = open


def _any_broken(rules: Sequence[Predicate]) -> Predicate:
    def any_broken(position: Position, place: int) -> bool:
        for broken in rules:  # noqa: SIM110 (a generator would cost half the speed of the legal actions)
            if broken(position, place):
                return True
        return False

    return any_broken


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
