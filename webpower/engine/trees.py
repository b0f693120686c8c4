"""Tree files of any game: a main line, and branches, each from where it leaves a line before it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, Protocol, TypeVar

from webpower.engine.branches import Branch, branches, line_name
from webpower.engine.errors import RecordError
from webpower.engine.history import History, Node, way_to
from webpower.engine.messages import message
from webpower.engine.mistakes import TEXTS, Mistake, said, short, wrong
from webpower.engine.records import TREE_FORMAT, CursorEntry


class Leaving(Protocol):
    """A branch as it stands in a file: where it leaves, and what was played from there."""

    line: int
    after: int
    actions: Any


B = TypeVar("B", bound=Leaving)
P = TypeVar("P")
A = TypeVar("A")


def tree_mistakes(
    file_branches: Sequence[B], cursor: CursorEntry, main: int, more: Callable[[str, B], Iterator[Mistake]]
) -> Iterator[Mistake]:
    """What is wrong with where branches leave and where the cursor stands; the main line has so many actions.

    ``more`` says what else is wrong in a branch, given with its place in the file.
    """
    lengths = [main]
    for number, branch in enumerate(file_branches):
        place = f"branches[{number}]"
        yield from _wrong_place(place, branch, lengths, end=False)
        if not branch.actions:
            yield wrong(f"{place}.actions", said("file-action"), said("file-none"))
        yield from more(place, branch)
        lengths.append(branch.after + len(branch.actions))
    yield from _wrong_place("cursor", cursor, lengths, end=True)


def _wrong_place(place: str, at: Leaving | CursorEntry, lengths: list[int], end: bool) -> Iterator[Mistake]:
    """What is wrong with a place on a line; ``end`` tells whether the line's end is one."""
    if not 0 <= at.line < len(lengths):
        yield wrong(f"{place}.line", said("file-line", last=len(lengths) - 1), short(at.line))
    elif not 0 <= at.after < lengths[at.line] + end:
        length = lengths[at.line]
        expected = said("file-after", last=length - 1 + end, line=at.line, length=length)
        yield wrong(f"{place}.after", expected, short(at.after))


def grow(
    game: History[P, A],
    names: Sequence[str],
    file_branches: Sequence[B],
    cursor: CursorEntry,
    play: Callable[[int, B], None],
) -> None:
    """Play the branches of a file in a game that has the main line, and put the cursor where it stood.

    ``play`` plays the actions of a branch, given with its number, from the cursor. Raises RecordError, with the number
    of the branch, for one that goes wrong or does not branch off.
    """
    ways = [game.line()]
    for number, branch in enumerate(file_branches):
        try:
            ways.append(_grown(game, names, ways[branch.line][branch.after], partial(play, number, branch)))
        except RecordError as error:
            where = message(TEXTS, "record-branch", error.said.rule, number=str(number), wrong=error.said)
            raise RecordError(where, names) from None
    end = ways[cursor.line]
    game.visit(end[-1])
    game.visit(end[cursor.after])


def _grown(game: History[P, A], names: Sequence[str], leaves: Node[P, A], play: Callable[[], None]) -> list[Node[P, A]]:
    """The way from the start to the end of a branch that was played."""
    game.visit(leaves)
    children = len(leaves.children)
    play()
    if len(leaves.children) == children:
        raise RecordError(message(TEXTS, "branch-played"), names)
    return way_to(game.node)


def tree_entry(
    game: History[P, A], main: Callable[[Sequence[Node[P, A]]], dict[str, Any]], branch: Callable[[Branch[P, A]], Any]
) -> dict[str, Any]:
    """A game with all its lines as the content of a tree file.

    ``main`` gives what the file begins with, for the nodes of the main line; ``branch`` what it says of a branch beside
    where it leaves.
    """
    lines = branches(game)
    place = {line.name: number for number, line in enumerate(lines)}
    return {
        **main(lines[0].nodes),
        "branches": [{"line": place[line.left], "after": line.after, **branch(line)} for line in lines[1:]],
        "cursor": {"line": place[line_name(game.line()[-1])], "after": game.node.number},
    }


def is_tree(data: Any, formats: Sequence[str] = (TREE_FORMAT,)) -> bool:
    """Whether the content of a file says that it is a tree."""
    return isinstance(data, dict) and data.get("format") in formats
