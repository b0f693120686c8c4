"""Chance made explicit: seeds, shuffles, and the outcomes that decide what a shuffle gave.

Only ``random()`` of the standard generator is promised to stay the same from one Python version to the next, so every
choice here is made from it in our own few lines, and tests pin the results.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Protocol, TypeVar

T = TypeVar("T")

SEED_BITS = 48
"""Seeds stay below 2**48, so that any JSON reader keeps them exactly."""


def derive_seed(*parts: int | str) -> int:
    """A seed that depends on all parts and on nothing else, below 2**48.

    >>> derive_seed(7, "game", 0) == derive_seed(7, "game", 0)
    True
    >>> derive_seed(7, "game", 0) == derive_seed(7, "game", 1)
    False
    """
    text = "\x1f".join(f"{type(part).__name__}:{part}" for part in parts)
    digest = hashlib.sha256(text.encode()).digest()
    return int.from_bytes(digest[: SEED_BITS // 8], "big")


def generator(*parts: int | str) -> Random:
    """A generator of its own for one purpose: its seed is derived from the parts."""
    return Random(derive_seed(*parts))


def pick(items: Sequence[T], random: Random) -> T:
    """One of the items, each as likely as the next. Raises IndexError when there is none."""
    return items[int(random.random() * len(items))]


def shuffled(items: Sequence[T], random: Random) -> list[T]:
    """The items in a random order (Fisher and Yates), as a new list."""
    order = list(items)
    for last in range(len(order) - 1, 0, -1):
        other = int(random.random() * (last + 1))
        order[last], order[other] = order[other], order[last]
    return order


class Outcomes(Protocol):
    """Says how chance decided: the order that a shuffle gave."""

    def order(self, number: int, items: Sequence[int]) -> tuple[int, ...]:
        """The order that shuffle ``number`` of the game (0 is the first) gave these items."""
        ...


class OutcomeUnknown(LookupError):
    """A recorded game does not say how a shuffle came out."""


@dataclass(frozen=True, slots=True)
class SeededOutcomes:
    """Outcomes from a game's seed and the number of the shuffle, so that a branch meets the same luck."""

    seed: int

    def order(self, number: int, items: Sequence[int]) -> tuple[int, ...]:
        """See `Outcomes.order`; the items are sorted first, so that only which items there are counts."""
        return tuple(shuffled(sorted(items), generator(self.seed, "shuffle", number)))


@dataclass(frozen=True, slots=True)
class RecordedOutcomes:
    """Outcomes as a record holds them: one order a shuffle."""

    orders: tuple[tuple[int, ...], ...]
    otherwise: Outcomes | None = None

    def order(self, number: int, items: Sequence[int]) -> tuple[int, ...]:
        """See `Outcomes.order`. Raises OutcomeUnknown when the record has no such shuffle and nothing else decides.

        A recorded order of other items belongs to another line of play; there ``otherwise`` decides too.
        """
        asked: Outcomes | None = self
        these = sorted(items)
        while isinstance(asked, RecordedOutcomes):  # one may stand behind the other thousands deep
            if number < len(asked.orders) and sorted(asked.orders[number]) == these:
                return asked.orders[number]
            asked = asked.otherwise
        if asked is None:
            raise OutcomeUnknown(number)
        return asked.order(number, items)
