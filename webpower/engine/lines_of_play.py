"""The lines of play of a game that branches: listed, and compared two by two, as data, as text and as tables."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from html import escape
from typing import TYPE_CHECKING, Any

from webpower.engine.branches import Branch, branches, find_branch, fork, line_name
from webpower.engine.errors import WrongValue
from webpower.engine.history import Node
from webpower.engine.messages import Message, Value, message
from webpower.engine.mistakes import TEXTS
from webpower.engine.text import in_text
from webpower.engine.text_table import table_text

if TYPE_CHECKING:
    from webpower.engine.game import Game
    from webpower.engine.kind import Kind

Hidden = Callable[[Node[Any, Any]], bool]
"""Whether what only one player saw of the action that led to a node is not to be told."""

PlayLine = Branch[Any, Any]

TOTAL = "total"
"""The sum of all parts."""

SHOWN = 12
"""How many actions of a line a comparison shows; its data has all."""


def nothing(node: Node[Any, Any]) -> bool:
    """That nothing is hidden."""
    return False


@dataclass(frozen=True)
class LinesOfPlay:
    """All lines of a game, the main one first."""

    names: tuple[str, ...]
    """The players' names."""
    lines: tuple[PlayLine, ...]
    here: str
    """The name of the line that the cursor is on."""
    deeds: tuple[Message | None, ...]
    """By line: the action it left with; of the main line None."""
    kind: Kind = field(repr=False)
    """Which game it is."""

    def __str__(self) -> str:
        return table_text([self._heads(*in_text(self.names)), *([*cells, *totals] for cells, totals in self._rows())])

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> dict[str, str]:
        from webpower.draw.html import player_tag, table

        tags = [player_tag(seat, name) for seat, name in enumerate(self.names)]
        rows = [[*map(escape, map(str, cells)), *map(str, totals)] for cells, totals in self._rows()]
        return {"text/html": table(self._heads(*tags), rows, words=True), "text/plain": str(self)}

    def _heads(self, *players: str) -> list[str]:
        return [*(_say(f"line-{head}") for head in ("name", "leaves", "with", "actions")), *players]

    def _rows(self) -> list[tuple[list[str | int], tuple[int, ...]]]:
        rows = []
        for line, deed in zip(self.lines, self.deeds, strict=True):
            name = f"{line.name} ◂" if line.name == self.here else line.name
            leaves = "" if deed is None else _say("line-fork", left=line.left, after=line.after)
            done = "" if deed is None else deed.say(self.names)
            cells: list[str | int] = [name, leaves, done, line.end.number]
            rows.append((cells, self.kind.score(line.end.position).totals()))
        return rows


@dataclass(frozen=True)
class Side:
    """One of two lines that are compared."""

    name: str
    actions: tuple[Any, ...]
    """After the fork."""
    deeds: tuple[Message, ...]
    """The same in words."""
    totals: dict[str, tuple[int, ...]]
    """Points by part of the score and seat, the ``total`` last; see `Kind.parts`."""
    position: Any
    """Where it ends."""


@dataclass(frozen=True)
class Comparison:
    """Two lines of play from their fork."""

    names: tuple[str, ...]
    """The players' names."""
    fork: int
    """How many actions they share."""
    a: Side
    b: Side
    texts: str = field(repr=False)
    """The catalogue with the names of the parts."""

    def difference(self, part: str = TOTAL) -> tuple[int, ...]:
        """How many points more each seat has at the end of the second line."""
        return tuple(b - a for a, b in zip(self.a.totals[part], self.b.totals[part], strict=True))

    @property
    def _same(self) -> str:
        """What the two lines share."""
        return _say("compare-itself" if self.a.name == self.b.name else "compare-same", position=self.fork)

    def __str__(self) -> str:
        told = [self._same]
        for side in (self.a, self.b):
            told += ["", _head(side), *(f"  {deed.cited(self.names)}" for deed in side.deeds[:SHOWN]), *_more(side)]
        heads: list[str | int] = [_say("compare-scores", a=self.a.name, b=self.b.name), *in_text(self.names)]
        return "\n".join([*told, "", table_text([heads, *self._rows()])])

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> dict[str, str]:
        from webpower.draw.html import player_tag, table

        tags = [player_tag(seat, name) for seat, name in enumerate(self.names)]
        html = f"<div>{escape(self._same)}</div>"
        sides = (self.a, self.b)
        html += table([escape(_head(side)) for side in sides], [[self._list(side) for side in sides]], words=True)
        scores = escape(_say("compare-scores", a=self.a.name, b=self.b.name))
        html += table([scores, *tags], [[escape(str(cell)) for cell in row] for row in self._rows()], last_bold=True)
        return {"text/html": html, "text/plain": str(self)}

    def _list(self, side: Side) -> str:
        """The actions of a line as HTML, one below the other."""
        from webpower.draw.html import cited

        return "<br>".join([*(cited(deed.cited(self.names)) for deed in side.deeds[:SHOWN]), *_more(side)])

    def _rows(self) -> list[list[str | int]]:
        rows: list[list[str | int]] = []
        for part in self.a.totals:
            pairs = zip(self.a.totals[part], self.b.totals[part], strict=True)
            texts = TEXTS if part == TOTAL else self.texts
            rows.append([message(texts, f"compare-{part}").say(()), *(_cell(a, b) for a, b in pairs)])
        return rows


def lines_of_play(game: Game[Any, Any], hidden: Hidden = nothing) -> LinesOfPlay:
    """The lines of a game. Of actions that are ``hidden`` is left out what only one player saw."""
    lines = tuple(branches(game))
    deeds = tuple(
        _deed(game, line.own[0], hidden) if line.after or number else None for number, line in enumerate(lines)
    )
    return LinesOfPlay(game.names, lines, line_name(game.line()[-1]), deeds, game.kind)


def compare(game: Game[Any, Any], a: str, b: str, actions: int | None = None, hidden: Hidden = nothing) -> Comparison:
    """Two lines of a game, by name; of each at most so many ``actions`` after the fork. ``hidden``: `lines_of_play`.

    Raises UnknownLine, and WrongValue for less than no action.
    """
    if actions is not None and (type(actions) is not int or actions < 0):
        raise WrongValue(f"actions: expected 0 or more, got {actions!r}")
    lines = [find_branch(game, name) for name in (a, b)]
    shared = fork(lines[0].end, lines[1].end).number
    stop = None if actions is None else shared + 1 + actions
    sides = [_side(game, line.name, line.nodes[shared:stop], hidden) for line in lines]
    return Comparison(game.names, shared, sides[0], sides[1], game.kind.texts)


def _side(game: Game[Any, Any], name: str, nodes: Sequence[Node[Any, Any]], hidden: Hidden) -> Side:
    """A line from the fork on."""
    own, position = nodes[1:], nodes[-1].position
    actions = tuple(node.action for node in own if node.action is not None)
    totals = {**game.kind.parts(position), TOTAL: game.kind.score(position).totals()}
    return Side(name, actions, tuple(_deed(game, node, hidden) for node in own), totals, position)


def _deed(game: Game[Any, Any], node: Node[Any, Any], hidden: Hidden) -> Message:
    """The action that led to a node, in words."""
    return game.events(node, hidden(node))[0]


def _head(side: Side) -> str:
    return _say("compare-line", name=side.name, number=len(side.deeds))


def _more(side: Side) -> list[str]:
    more = len(side.deeds) - SHOWN
    return [_say("compare-more", number=more)] if more > 0 else []


def _cell(a: int, b: int) -> str:
    return f"{a} → {b}" + (f" ({b - a:+})" if a != b else "")


def _say(id: str, rule: str = "", **values: Value) -> str:
    return message(TEXTS, id, rule, **values).say(())
