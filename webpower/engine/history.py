"""The history of a game: every position on the way, a cursor, and branches.

A history is a tree of nodes. Playing at the cursor adds a branch or goes along one that is there; going back loses
nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import copy
from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import Any, Generic, Protocol, Self, TypeVar

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

    def revealed(self, before: P, action: A, after: P, hide: bool = False) -> Sequence[Message]:
        """What an action brought to light that nobody could know before: taking it back does not hide that again.

        ``hide`` leaves out what only one player saw.
        """
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


def way_to(node: Node[P, A]) -> list[Node[P, A]]:
    """The nodes from the start to a node, both included."""
    back = [node]
    while back[-1].parent is not None:
        back.append(back[-1].parent)
    return back[::-1]


@dataclass(slots=True)
class _Noting:
    """The outcomes of a history; what they say is noted down when an action asks them."""

    history: History[Any, Any]
    orders: tuple[tuple[int, ...], ...] = ()

    def order(self, number: int, items: Sequence[int]) -> tuple[int, ...]:
        order = self.history.outcomes.order(number, items)
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
        self._left: Node[P, A] | None = None
        self._noting = _Noting(self)

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
        child = self._after(self.node, action)
        self.node.onward = child
        return self._move(child)

    def _after(self, node: Node[P, A], action: A) -> Node[P, A]:
        """The node after an action: the one that is there, or a new one."""
        for child in node.children:
            if child.action == action:
                return child
        noting, rules = self._noting, self.rules
        noting.orders = node.shuffles
        position = rules.apply(node.position, action, noting)
        memory = rules.remember(node.memory, node.position, action)
        child = Node(position, node, action, noting.orders, number=node.number + 1, memory=memory)
        node.children.append(child)
        return child

    def take_in(self, other: History[P, A]) -> bool:
        """Add all that was played in another history of the same game; the cursor stays. Whether any of it was new."""
        before = sum(1 for _ in self.walk())
        mine = {other.root: self.root}
        own, self.outcomes = self.outcomes, other.outcomes  # what chance gave there
        for node in other.walk():
            if node.parent is not None and node.action is not None:
                mine[node] = self._after(mine[node.parent], node.action)
        self.outcomes = own
        return sum(1 for _ in self.walk()) > before

    def undo(self) -> P:
        """Go back by one action; `notice` then says what that gives away. Raises CursorError at the start."""
        if self.node.parent is None:
            raise CursorError("this is the start of the game: there is nothing to take back")
        return self._move(self.node.parent)

    def redo(self) -> P:
        """Go on along the line visited last. Raises CursorError at its end."""
        if self.node.onward is None:
            raise CursorError("this is the end of the line: there is nothing to play again")
        return self._move(self.node.onward)

    def line(self) -> list[Node[P, A]]:
        """The line of play through the cursor: from the start to the cursor, then on along what was visited last."""
        line = way_to(self.node)
        while line[-1].onward is not None:
            line.append(line[-1].onward)
        return line

    def go(self, number: int) -> P:
        """Go to the position after that many actions of the line; negative numbers count from its end.

        Raises CursorError where the line has no such position.
        """
        line = self.line()
        try:
            return self._move(line[number])
        except TypeError:
            raise CursorError(f"expected the number of a position, got {number!r}") from None
        except IndexError:
            raise CursorError(f"the line has {len(line) - 1} actions: there is no position {number}") from None

    def visit(self, node: Node[P, A]) -> P:
        """Go to any node, on whatever branch; the line then leads through it.

        Raises CursorError for a node of another history.
        """
        if not isinstance(node, Node):
            raise CursorError(f"expected a node of this history, got {node!r}")
        way = way_to(node)
        if way[0] is not self.root:
            raise CursorError("this position belongs to another game")
        for before, after in pairwise(way):
            before.onward = after
        return self._move(node)

    def _move(self, node: Node[P, A]) -> P:
        self._left, self.node = self.node, node
        return node.position

    def notice(self, hide: bool = False) -> tuple[Message, ...]:
        """What the last move of the cursor gave away: going back over a drawn card does not make it unknown again.

        Nothing when the cursor went on, or nothing had come to light. ``hide`` leaves out what only one player saw.
        """
        return () if self._left is None else self.reveals(self.node, self._left, hide)

    def reveals(self, to: Node[P, A], since: Node[P, A] | None = None, hide: bool = False) -> tuple[Message, ...]:
        """What going from the cursor (or from ``since``) to a node gives away; to be asked before going.

        That is what came to light since the line of the one left the line of the other.
        """
        kept = set(way_to(to))
        given_up = [node for node in way_to(self.node if since is None else since) if node not in kept]
        return tuple(said for node in given_up for said in self._revealed(node, hide))

    def _revealed(self, node: Node[P, A], hide: bool) -> Sequence[Message]:
        if node.parent is None or node.action is None:
            return ()
        return self.rules.revealed(node.parent.position, node.action, node.position, hide)

    def events(self, node: Node[P, A], hide: bool = False) -> Sequence[Message]:
        """What happened on the way to a node; nothing at the start."""
        if node.parent is None or node.action is None:
            return ()
        return self.rules.events(node.parent.position, node.action, node.position, hide)

    def copied(self, line: Sequence[Node[P, A]]) -> Self:
        """Another history of the same game that has this line only, its cursor at the end.

        ``line`` are nodes from the start on, as `line` gives them.
        """
        other = copy(self)
        other._left, other._noting = None, _Noting(other)
        node: Node[P, A] | None = None
        for old in line:
            new = replace(old, parent=node, children=[], onward=None)
            if node is None:
                other.root = new
            else:
                node.children.append(new)
                node.onward = new
            node = new
        other.node = node or other.root
        return other

    def walk(self) -> Iterator[Node[P, A]]:
        """All nodes, each before its children."""
        waiting = [self.root]
        while waiting:
            node = waiting.pop()
            yield node
            waiting += reversed(node.children)
