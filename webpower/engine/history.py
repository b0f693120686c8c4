"""The history of a game: every position on the way, a cursor, and branches.

A history is a tree of nodes. Playing at the cursor adds a branch or goes along one that is there; going back loses
nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, Protocol, TypeVar

from webpower.engine.chance import Outcomes
from webpower.engine.errors import WebpowerError
from webpower.engine.messages import Message

P = TypeVar("P")
A = TypeVar("A")


class Ruleset(Protocol[P, A]):
    """What a game has to provide to be played, stepped through and branched. All are pure functions."""

    def legal_actions(self, position: P) -> Sequence[A]:
        """The legal actions; none only when the game is over."""
        ...

    def reasons(self, position: P, action: A) -> Sequence[Message]:
        """The rules an action breaks, the most telling first; none for a legal action."""
        ...

    def apply(self, position: P, action: A, outcomes: Outcomes) -> P:
        """The position after a legal action."""
        ...

    def events(self, before: P, action: A, after: P, hide: bool = False) -> Sequence[Message]:
        """What happened, as sentences; ``hide`` leaves out what only one player saw."""
        ...

    def is_over(self, position: P) -> bool:
        """Whether the game has ended."""
        ...

    def seat_to_move(self, position: P) -> int:
        """Who decides."""
        ...

    def first_memory(self, position: P) -> Any:
        """What all players know of hidden things at the start."""
        ...

    def remember(self, memory: Any, before: P, action: A) -> Any:
        """What all players know of hidden things after an action."""
        ...

    def observe(self, position: P, memory: Any, seat: int) -> Any:
        """What a seat may know of a position, with no way back to it."""
        ...

    def starts_turn(self, position: P) -> bool:
        """Whether a turn begins here (or the game ends)."""
        ...


class CursorError(WebpowerError, IndexError):
    """There is nothing before the start, after the end, or at that number."""


@dataclass(eq=False, slots=True)
class Node(Generic[P, A]):
    """A position of a history, and how it was reached."""

    position: P
    parent: Node[P, A] | None = None
    action: A | None = None
    """The action that led here, None at the start."""
    shuffles: tuple[tuple[int, ...], ...] = ()
    """The order that each shuffle gave, from the start of the game up to here."""
    children: list[Node[P, A]] = field(default_factory=list, repr=False)
    onward: Node[P, A] | None = field(default=None, repr=False)
    """The child that was played or visited last: where `redo` goes."""
    number: int = 0
    """The number of actions from the start."""
    memory: Any = None
    """What all players know of hidden things (see `Ruleset.remember`)."""


@dataclass
class _Noted:
    """Outcomes that are noted down when they are asked for."""

    outcomes: Outcomes
    orders: tuple[tuple[int, ...], ...]

    def order(self, number: int, items: Sequence[int]) -> tuple[int, ...]:
        order = self.outcomes.order(number, items)
        self.orders = (*self.orders, order)
        return order


class History(Generic[P, A]):
    """A game with all its positions, a cursor and branches.

    ``outcomes`` decide what chance gives; the same outcomes give a branch the same luck as long as it makes the same
    draws.
    """

    def __init__(self, rules: Ruleset[P, A], start: P, outcomes: Outcomes) -> None:
        self.rules = rules
        self.outcomes = outcomes
        self.root: Node[P, A] = Node(start, memory=rules.first_memory(start))
        self.node = self.root

    @property
    def position(self) -> P:
        """The position at the cursor."""
        return self.node.position

    def play(self, action: A) -> P:
        """Play a legal action at the cursor and return the new position.

        An action that was played here before leads along its branch again.
        """
        return self.advance(action)

    def advance(self, action: A) -> P:
        """As `play`, for callers who know that the action is legal: a game may look first, this does not."""
        node = self.node
        for child in node.children:
            if child.action == action:
                break
        else:
            noted = _Noted(self.outcomes, node.shuffles)
            position = self.rules.apply(node.position, action, noted)
            memory = self.rules.remember(node.memory, node.position, action)
            child = Node(position, node, action, noted.orders, number=node.number + 1, memory=memory)
            node.children.append(child)
        node.onward = child
        self.node = child
        return child.position

    def undo(self) -> P:
        """Go back by one action. Raises CursorError at the start."""
        if self.node.parent is None:
            raise CursorError("this is the start of the game: there is nothing to take back")
        self.node = self.node.parent
        return self.position

    def redo(self) -> P:
        """Go on along the line visited last. Raises CursorError at its end."""
        if self.node.onward is None:
            raise CursorError("this is the end of the line: there is nothing to play again")
        self.node = self.node.onward
        return self.position

    def line(self) -> list[Node[P, A]]:
        """The line of play through the cursor: from the start to the cursor, then on along what was visited last."""
        back = [self.node]
        while back[-1].parent is not None:
            back.append(back[-1].parent)
        line = back[::-1]
        while line[-1].onward is not None:
            line.append(line[-1].onward)
        return line

    def go(self, number: int) -> P:
        """Go to the position after that many actions of the line; negative numbers count from its end.

        Raises CursorError where the line has no such position.
        """
        line = self.line()
        try:
            self.node = line[number]
        except IndexError:
            raise CursorError(f"the line has {len(line) - 1} actions: there is no position {number}") from None
        return self.position

    def events(self, node: Node[P, A], hide: bool = False) -> Sequence[Message]:
        """What happened on the way to a node; nothing at the start."""
        if node.parent is None or node.action is None:
            return ()
        return self.rules.events(node.parent.position, node.action, node.position, hide)

    def walk(self) -> Iterator[Node[P, A]]:
        """All nodes, each before its children."""
        waiting = [self.root]
        while waiting:
            node = waiting.pop()
            yield node
            waiting += reversed(node.children)
