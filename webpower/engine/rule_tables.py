"""Rules in tables: each one predicate with the id of its sentence.

The legal actions ask a table whether anything forbids an action, the reasons of a refusal which of its rules do; so the
two cannot disagree. What the predicates look at, a position and the number of a place, is the game's.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Generic, NamedTuple, TypeVar

from webpower.engine.messages import Message, Value, message

Values = dict[str, Value]
"""What a sentence is about."""

P = TypeVar("P")


class Check(NamedTuple, Generic[P]):
    """A rule as a predicate on a position and a place."""

    id: str
    """The id of its sentence."""
    rule: str
    broken: Callable[[P, int], bool]
    values: Callable[[P, int], Values]
    """What the sentence is about; only called when the rule is broken."""


class Table(Generic[P]):
    """Rules that are looked at together, the most telling first."""

    __slots__ = ("checks", "forbids")

    checks: tuple[Check[P], ...]
    forbids: Callable[[P, int], bool]
    """Whether any of the rules is broken; for a table of one rule that is the rule's own predicate."""

    def __init__(self, *checks: Check[P]) -> None:
        self.checks = checks
        self.forbids = checks[0].broken if len(checks) == 1 else _any_broken([check.broken for check in checks])

    def reasons(self, catalogue: str, position: P, place: int) -> Iterator[Message]:
        """A message for each rule that is broken at a place."""
        for check in self.checks:
            if check.broken(position, place):
                yield message(catalogue, check.id, check.rule, **check.values(position, place))


class PlaceTable(Table[P]):
    """Rules about single places, whose predicates look at the same facts as ``open``."""

    __slots__ = ("open",)

    open: Callable[[P], bytes]
    """By place, at once for all of them: 1 where no rule is broken, 0 where one is."""

    def __init__(self, open: Callable[[P], bytes], *checks: Check[P]) -> None:
        super().__init__(*checks)
        self.open = open


def _any_broken(rules: Sequence[Callable[[P, int], bool]]) -> Callable[[P, int], bool]:
    def any_broken(position: P, place: int) -> bool:
        for broken in rules:  # noqa: SIM110 (a generator would cost half the speed of the legal actions)
            if broken(position, place):
                return True
        return False

    return any_broken
