"""Whether something is allowed, and if not why: sorts of reasons that hold, and those that somebody might suspect."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import NamedTuple

from webpower.engine.answers import Option, Options
from webpower.engine.chance import shuffled
from webpower.engine.messages import Message
from webpower.engine.questions import MOST_WRONG, Mistake
from webpower.games.card_game.questions.topic import say

LEGAL = "legal"


class Case(NamedTuple):
    """What somebody would like to do."""

    against: Mapping[str, Message]
    """By family, the reason why it can't be done, the most telling first; empty if it can."""
    beside: Mapping[str, Message]
    """By family, why a reason that somebody might suspect is none."""

    @property
    def right(self) -> str:
        """The family that tells whether it can be done."""
        return next(iter(self.against), LEGAL)

    def offered(self, words: str, order: Sequence[str], random: Random) -> tuple[Options, tuple[Mistake, ...]]:
        """Answers to choose from, ``<words>-<family>`` in the order of the families, and what is wrong with the others.

        No other reason is among them that holds as well.
        """
        suspected = [family for family in shuffled(list(self.beside), random) if family not in self.against]
        wrong = [*([LEGAL] if self.against else []), *suspected][:MOST_WRONG]
        listed = sorted([self.right, *wrong], key=[LEGAL, *order].index)
        return (
            Options(tuple(self._option(words, family) for family in listed)),
            tuple(Mistake(family, self._why_not(family)) for family in wrong),
        )

    def _option(self, words: str, family: str) -> Option:
        if family == LEGAL:
            return Option(LEGAL, say("q-yes"), ("yes",))
        return Option(family, say(f"{words}-{family}"), (self.against[family].rule,) if family in self.against else ())

    def _why_not(self, family: str) -> Message:
        """The rule that an answer overlooks, or why its reason does not hold."""
        return next(iter(self.against.values())) if family == LEGAL else self.beside[family]


def by_family(reasons: Iterable[Message], families: Mapping[str, str]) -> dict[str, Message]:
    """The reasons of the rules by their family, of several the first."""
    found: dict[str, Message] = {}
    for why in reasons:
        found.setdefault(families[why.id], why)
    return found
