"""The lines of play in a history that branches: their names, where they fork, how they go on.

A line leads from the start to a position that nothing was played after. Its name says at which positions it does not
take the first action that was tried there: ``main``; ``10b``, at position 10 the second one; ``10b-34c``, and on that
line at position 34 the third. Names stay as they are when more is played.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any, Generic, TypeVar

from webpower.engine.errors import WebpowerError
from webpower.engine.history import History, Node, way_to

P = TypeVar("P")
A = TypeVar("A")

MAIN = "main"


class UnknownLine(WebpowerError, LookupError):
    """There is no line of that name."""


@dataclass(frozen=True, eq=False)
class Branch(Generic[P, A]):
    """A line of play."""

    name: str
    nodes: tuple[Node[P, A], ...] = field(repr=False)
    """From the start to the end."""
    after: int
    """The number of actions it shares with the line it left; of the main line 0."""
    left: str
    """The name of the line it left; of the main line its own."""

    @property
    def end(self) -> Node[P, A]:
        """The last position."""
        return self.nodes[-1]

    @property
    def own(self) -> tuple[Node[P, A], ...]:
        """The positions after the fork; of the main line all after the start."""
        return self.nodes[self.after + 1 :]


def line_name(node: Node[Any, Any]) -> str:
    """What the way to a node is called.

    >>> line_name(Node("start"))
    'main'
    """
    choices = [(before.number, before.children.index(after)) for before, after in pairwise(way_to(node))]
    return "-".join(f"{number}{letters(choice)}" for number, choice in choices if choice) or MAIN


def letters(number: int) -> str:
    """Numbers from 0 as letters.

    >>> [letters(number) for number in (0, 1, 25, 26, 27)]
    ['a', 'b', 'z', 'aa', 'ab']
    """
    more, last = divmod(number, 26)
    return (letters(more - 1) if more else "") + chr(ord("a") + last)


def branches(history: History[P, A]) -> list[Branch[P, A]]:
    """All lines of play, the main one first; a line comes after the one it left."""
    return list(_lines(history))


def _lines(history: History[P, A]) -> Iterator[Branch[P, A]]:
    name_of: dict[Node[P, A], str] = {}
    for end in history.walk():
        if end.children:
            continue
        nodes, name = way_to(end), line_name(end)
        after = sum(node in name_of for node in nodes[1:])
        yield Branch(name, tuple(nodes), after, name_of.get(nodes[after], name))
        for node in nodes:
            name_of.setdefault(node, name)


def find_branch(history: History[P, A], name: str) -> Branch[P, A]:
    """The line of that name. Raises UnknownLine, with the names there are."""
    lines = branches(history)
    for line in lines:
        if line.name == name:
            return line
    raise UnknownLine(f"there is no line {name!r}; there is {', '.join(line.name for line in lines)}")


def fork(a: Node[P, A], b: Node[P, A]) -> Node[P, A]:
    """The last node that the ways to both share. Raises UnknownLine for nodes of two histories."""
    shared = [one for one, other in zip(way_to(a), way_to(b), strict=False) if one is other]
    if not shared:
        raise UnknownLine("these positions belong to two games")
    return shared[-1]
