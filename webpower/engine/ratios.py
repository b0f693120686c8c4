"""Answers that are fractions: chances, and what is to be expected on average."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from webpower.engine.answers import TEXTS, Answer, Unreadable
from webpower.engine.messages import Message, message

LARGEST = 10**6
"""No denominator of an answer is larger; a fraction of Python's is looked for up to here."""

ROUNDED = 25
"""Hundredths and thousandths that can't be reduced below this are taken for a rounded number."""

WRITTEN = re.compile(r"(\d{1,9})(?:\s*/\s*(\d{1,9}))?(?:\s*\([^()]*\))?")
"""A fraction or whole number, with what may stand in brackets behind it."""


def percent(chance: Fraction) -> str:
    """A chance as whole percents; what is neither impossible nor certain does not look so.

    >>> percent(Fraction(1, 3)), percent(Fraction(1, 1000)), percent(Fraction(999, 1000)), percent(Fraction(1))
    ('33 %', '<1 %', '>99 %', '100 %')
    """
    whole = round(100 * chance)
    if whole in (0, 100) and chance not in (0, 1):
        return "<1 %" if whole == 0 else ">99 %"
    return f"{whole} %"


@dataclass(frozen=True)
class Ratio:
    """A fraction: a ``chance``, which is shown with its percents, or another number."""

    chance: bool = True

    def read(self, answer: object, names: Sequence[str]) -> Fraction:
        """See `Form.read`; ``"3/13"``, ``"6/26"``, ``3/13`` and a Fraction are the same, ``0.23`` is not exact.

        >>> Ratio().read("6/26", ()), Ratio().read(3 / 13, ()), Ratio().read(0.25, ())
        (Fraction(3, 13), Fraction(3, 13), Fraction(1, 4))
        """
        if isinstance(answer, str) and (written := WRITTEN.fullmatch(answer.strip())):
            above, below = int(written[1]), int(written[2] or 1)
            if below:
                return Fraction(above, below)
        elif isinstance(answer, float):
            return self._exactly(answer)
        elif isinstance(answer, int | Fraction) and not isinstance(answer, bool):
            return Fraction(answer)
        raise Unreadable(self.wanted)

    def _exactly(self, answer: float) -> Fraction:
        """The fraction that Python has divided out. Raises Unreadable for a number that somebody has rounded."""
        if not abs(answer) < LARGEST:  # nan as well
            raise Unreadable(self.wanted)
        found = Fraction(answer).limit_denominator(LARGEST)
        rounded = found.denominator > ROUNDED and 10**6 % found.denominator == 0
        if rounded or abs(found - Fraction(answer)) > Fraction(1, 10**14):
            raise Unreadable(self.wanted)
        return found

    def words(self, answer: Answer) -> Message:
        """See `Form.words`."""
        assert isinstance(answer, int | Fraction)
        exact = Fraction(answer)
        if self.chance:
            return message(TEXTS, "answer-chance", exact=str(exact), percent=percent(exact))
        if exact.denominator == 1:  # nothing to round
            return message(TEXTS, "answer-number", number=int(exact))
        return message(TEXTS, "answer-ratio", exact=str(exact), about=round(float(exact), 2))

    @property
    def wanted(self) -> Message:
        """See `Form.wanted`."""
        return message(TEXTS, "wanted-ratio")
