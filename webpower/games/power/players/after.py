"""What a seat can see of the position after an action of its own, before chance has spoken."""

from __future__ import annotations

from collections.abc import Sequence

from webpower.games.power.actions import Action
from webpower.games.power.position import Position
from webpower.games.power.turn import apply


class _AnyOrder:
    """The order of the second stack, which nobody knows: any will do, as only what is public is looked at."""

    def order(self, number: int, items: Sequence[int]) -> tuple[int, ...]:
        return tuple(items)


_ANY_ORDER = _AnyOrder()


def after(seen: Position, action: Action) -> Position:
    """The position after an action, for a position `as_seen`: only what is public in it means anything.

    A card drawn from the stack counts as some card; that the stack runs out, and is scored then, is seen.
    """
    return apply(seen, action, _ANY_ORDER)
