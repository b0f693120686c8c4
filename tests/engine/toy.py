"""A toy game, so that the engine's tests name no real one: two seats take marbles, one at a time, or skip.

The bag of marbles is shuffled when it is empty, from those taken so far; the game ends after eight decisions.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from webpower.engine.chance import Outcomes
from webpower.engine.messages import Message, Seat, message

MARBLES = (0, 1, 2, 3)
LENGTH = 8


class Bag(NamedTuple):
    """A position: what is left in the bag, what was taken of it, the number of shuffles and of decisions."""

    left: tuple[int, ...]
    taken: tuple[int, ...] = ()
    shuffles: int = 0
    decisions: int = 0


class ToyRules:
    """The toy's rules, as the engine asks for them."""

    def legal_actions(self, position: Bag) -> Sequence[str]:
        return [] if self.is_over(position) else ["take", "skip"]

    def reasons(self, position: Bag, action: str) -> Sequence[Message]:
        return []

    def apply(self, position: Bag, action: str, outcomes: Outcomes) -> Bag:
        after = position._replace(decisions=position.decisions + 1)
        if action == "skip":
            return after
        left, taken = position.left[1:], (*position.taken, position.left[0])
        if left:
            return after._replace(left=left, taken=taken)
        number = position.shuffles
        return after._replace(left=outcomes.order(number, taken), taken=(), shuffles=number + 1)

    def events(self, before: Bag, action: str, after: Bag, hide: bool = False) -> Sequence[Message]:
        return [message("toy", "hidden" if hide else action, player=Seat(before.decisions % 2))]

    def revealed(self, before: Bag, action: str, after: Bag, hide: bool = False) -> Sequence[Message]:
        taken = before.left[0]
        return [message("toy", "seen", marble=-1 if hide else taken)] if action == "take" else []

    def is_over(self, position: Bag) -> bool:
        return position.decisions == LENGTH

    def seat_to_move(self, position: Bag) -> int:
        return position.decisions % 2

    def first_memory(self, position: Bag) -> Any:
        return ()

    def remember(self, memory: Any, before: Bag, action: str) -> Any:
        return (*memory, action)

    def observe(self, position: Bag, memory: Any, seat: int) -> Any:
        return (seat, memory)

    def starts_turn(self, position: Bag) -> bool:
        return True
