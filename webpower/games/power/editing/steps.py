"""The steps of setting up a position, each of which can be taken back and done again."""

from __future__ import annotations

from typing import NamedTuple

from webpower.games.power.editing.cards import stack_by_pieces
from webpower.games.power.position import Position


class Step(NamedTuple):
    """How things stand after a step."""

    position: Position
    names: tuple[str, ...]
    """The players' names by seat."""
    seed: int
    """What decides the cards that nobody chose."""
    follows: bool
    """Whether the stack has a likely size for the pieces on the board; until somebody says another one."""
    last: str = ""
    """The element of the map that was changed, or ""."""


class Steps:
    """All steps from the first one on, and which of them is shown."""

    def __init__(self, first: Step) -> None:
        self._steps = [first]
        self._at = 0

    @property
    def now(self) -> Step:
        """The step that is shown."""
        return self._steps[self._at]

    def add(self, step: Step) -> None:
        """A step on, if it changes anything; steps that were taken back are gone then."""
        if step.follows:
            step = step._replace(position=stack_by_pieces(step.position, step.seed))
        if step[:3] != self.now[:3]:
            self._steps[self._at + 1 :] = [step]
            self._at += 1

    def go(self, steps: int) -> bool:
        """So many steps on, or back if negative. Whether there are so many; nothing happens if not."""
        there = 0 <= self._at + steps < len(self._steps)
        self._at += steps if there else 0
        return there
