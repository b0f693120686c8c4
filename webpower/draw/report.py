"""A whole game on a page: the score, the board, charts, the log, and the rules that all this cites.

The frame is the same for every game; a game fills it by a `Report` of its own (`webpower.engine.kind.Kind.report`).
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from html import escape
from typing import TYPE_CHECKING, Any, NamedTuple

from webpower.draw.html import FADED, cited
from webpower.draw.page import chart, folded, page, section
from webpower.draw.seats import TEXTS
from webpower.draw.svg import to_svg
from webpower.engine.history import Node
from webpower.engine.messages import Message, Seat, Value, message
from webpower.engine.rule_texts import rule_texts

if TYPE_CHECKING:
    from plotly.graph_objects import Figure

    from webpower.engine.game import Game

SAME_PAGE = ""
"""Where links to the rules lead: the page brings the words of those it cites."""

RULE = re.compile(r'href="#([a-z]+-\d+)"')


class Chart(NamedTuple):
    """A chart of a report, with a section of its own."""

    heading: str
    figure: Figure
    id: str
    """The only one of its kind on the page."""
    words: str
    """The same in words."""


class Report(ABC):
    """The line through a game's cursor as a page. An unfinished game is shown as far as it goes.

    The game's catalogue has ``report-title``, with the ``players``, and ``report-about``: whose game it is.
    """

    def __init__(self, game: Game[Any, Any]) -> None:
        self.game = game
        self.kind = game.kind
        self.names = game.names
        self.line: Sequence[Node[Any, Any]] = game.line()
        self.end = self.line[-1].position
        self.is_over = game.rules.is_over(self.end)

    # What a game fills in

    @abstractmethod
    def played_by(self) -> Message:
        """The options."""

    @abstractmethod
    def won(self) -> Message:
        """Who won, and by what if the points alone do not tell; asked only of a game that is over."""

    @abstractmethod
    def scores(self) -> tuple[str, str]:
        """The sums and the lines of the score at the end (`webpower.draw.score_tables`); of the lines "" for none.

        Links to rules lead to `SAME_PAGE`.
        """

    @abstractmethod
    def charts(self) -> Sequence[Chart]:
        """The charts: how it came about, where the points came from, and whatever else is worth one."""

    def boards(self) -> Sequence[tuple[str, Node[Any, Any]]]:
        """What is shown of the board: captions, and nodes of the line. By default that is how it stands at the end."""
        last, moment = self.line[-1], "final" if self.is_over else "now"
        return [(say(f"report-board-{moment}", actions=last.number), last)]

    def rules(self) -> Mapping[str, tuple[str, str]]:
        """By rule id: the title and what it says."""
        return rule_texts()

    def about(self) -> Sequence[str]:
        """What stands at the foot of the page."""
        return [message(self.kind.texts, "report-about").say(())]

    # The frame

    def html(self) -> str:
        """The page of HTML, which needs nothing else, with plotly's script in it. The same game gives the same text."""
        body = [
            *self._head(),
            section(say("report-scores"), self._scores()),
            section(say("report-boards"), self._boards()),
            *self._charts(),
            section(say("report-log"), self._log()),
        ]
        body += [section(say("report-rules"), *self._rules(body)), *self._foot()]
        return page(self.title(), body)

    def title(self) -> str:
        """The game, and who played it."""
        seats = tuple(map(Seat, range(len(self.names))))
        return message(self.kind.texts, "report-title", players=seats).say(self.names)

    def _head(self) -> Iterator[str]:
        result = self.won() if self.is_over else message(TEXTS, "report-unfinished", actions=len(self.line) - 1)
        yield f"<h1>{escape(self.title())}</h1>"
        yield f"<p><b>{_cited(result.cited(self.names))}</b></p>"
        facts = [self._length()]
        facts += [] if self.game.seed is None else [say("report-seed", seed=str(self.game.seed))]
        played_by = _cited(self.played_by().cited(self.names))
        yield f'<p style="{FADED}">{played_by}<br>{escape(", ".join(facts))}</p>'

    def _scores(self) -> str:
        sums, lines = self.scores()
        return sums + (folded(say("report-lines"), lines) if lines else "")

    def _boards(self) -> str:
        drawn = [
            f"<figure><figcaption>{escape(caption)}</figcaption>"
            f"{to_svg(self.kind.scene(node.position, self.names, last=node.action))}</figure>"
            for caption, node in self.boards()
        ]
        return f'<div class="side-by-side">{"".join(drawn)}</div>'

    def _charts(self) -> Iterator[str]:
        for number, (heading, figure, id, words) in enumerate(self.charts()):
            yield section(heading, chart(figure, id, words, say("report-in-words"), first=number == 0))

    def _log(self) -> str:
        """An action a line; it is long, so it is folded."""
        told = [
            "<li>" + " ".join(_cited(event.cited(self.names)) + "." for event in self.game.events(node)) + "</li>"
            for node in self.line[1:]
        ]
        return folded(self._length(), f"<ol>{''.join(told)}</ol>")

    def _length(self) -> str:
        rules = self.game.rules
        turns = sum(rules.starts_turn(node.position) and not rules.is_over(node.position) for node in self.line)
        return say("report-played", turns=turns, actions=len(self.line) - 1)

    def _rules(self, body: Sequence[str]) -> Iterator[str]:
        """The rules that the page cites, in words: where its links lead to."""
        linked = {rule.upper() for piece in body for rule in RULE.findall(piece)}
        for rule, (title, text) in self.rules().items():
            if rule in linked:
                yield f'<p id="{rule.lower()}"><b>{rule} · {escape(title)}.</b> {escape(text)}</p>'

    def _foot(self) -> Iterator[str]:
        for said in self.about():
            yield f'<p style="{FADED}">{escape(said.strip())}</p>'


def say(id: str, **values: Value) -> str:
    """A sentence that is the same in the reports of all games."""
    return message(TEXTS, id, "", **values).say(())


def _cited(sentence: str) -> str:
    return cited(sentence, SAME_PAGE)
