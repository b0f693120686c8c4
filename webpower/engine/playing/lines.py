"""Lines of play at the desk: what they are called, two of them side by side, going to any position."""

from __future__ import annotations

from typing import Any

from webpower.engine.branches import line_name
from webpower.engine.lines_of_play import Hidden, Side, compare, lines_of_play
from webpower.engine.messages import Value, message
from webpower.engine.mistakes import TEXTS
from webpower.engine.playing.match import Match


class Lines:
    """The lines of play of a match (`webpower.show.desk.Lines`)."""

    def __init__(self, match: Match[Any, Any], hidden: Hidden) -> None:
        self._match, self._hidden = match, hidden

    @property
    def at(self) -> int:
        """How many actions have led to the position on the table."""
        return self._match.game.node.number

    @property
    def last(self) -> int:
        """How many actions the line has."""
        return len(self._match.game.line()) - 1

    @property
    def here(self) -> str:
        """The name of the line."""
        return line_name(self._match.game.line()[-1])

    def choices(self) -> list[tuple[str, str]]:
        """All lines, the main one first: where each leaves which, with what, how long it is; and its name."""
        found = lines_of_play(self._match.game, self._hidden)
        told = []
        for line, deed in zip(found.lines, found.deeds, strict=True):
            number = line.end.number
            if deed is None:
                words = _say("desk-line-main", name=line.name, number=number)
            else:
                done = deed.say(found.names)
                words = _say("desk-line", name=line.name, number=number, after=line.after, left=line.left, done=done)
            told.append((words, line.name))
        return told

    def compared(self, a: str, b: str) -> str:
        """Two lines, as HTML: the boards at their ends, the actions after the fork, the scores if each ended there."""
        game = self._match.game
        compared = compare(game, a, b, hidden=self._hidden)
        boards = "".join(self._board(side) for side in (compared.a, compared.b))
        pictures = f'<div style="display:flex;flex-wrap:wrap;gap:8px">{boards}</div>'
        return pictures + compared._repr_mimebundle_()["text/html"]

    def _board(self, side: Side) -> str:
        from webpower.draw.svg import to_img

        game = self._match.game
        picture = to_img(game.kind.scene(side.position, game.names, last=side.actions))
        return f'<figure style="flex:1 1 300px;margin:0"><figcaption><b>{side.name}</b></figcaption>{picture}</figure>'

    def go(self, number: int) -> None:
        """See `Match.go`."""
        self._match.go(number)

    def switch(self, line: str) -> None:
        """See `Match.switch`."""
        self._match.switch(line)


def _say(id: str, **values: Value) -> str:
    return message(TEXTS, id, "", **values).say(())
