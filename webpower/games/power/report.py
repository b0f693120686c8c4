"""A whole game on a page: the board at each scoring, the score over time, where the points came from, the log."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from webpower.draw.report import SAME_PAGE, Chart, Report, say
from webpower.engine.history import Node
from webpower.engine.messages import Message, message
from webpower.games.power import figures
from webpower.games.power.actions import Action
from webpower.games.power.display import lines_html, sums_html
from webpower.games.power.game import Game
from webpower.games.power.position import Position
from webpower.games.power.rule_notes import rules_told
from webpower.games.power.rules import TEXTS
from webpower.games.power.scoring import score
from webpower.games.power.text_form import options_words, won


def report_html(game: Game) -> str:
    """The line through the game's cursor as a page of HTML that needs nothing else, with plotly's script in it.

    The same game gives the same text. An unfinished game is shown as far as it goes.

    >>> from webpower import new_game
    >>> "<title>Web of Power: Green, Red, and Blue</title>" in report_html(new_game(3, seed=7))
    True
    """
    return PowerReport(game).html()


class PowerReport(Report):
    """What the page of a game of Web of Power shows; see `webpower.draw.report.Report`."""

    game: Game

    def played_by(self) -> Message:
        """See `Report.played_by`."""
        return options_words(self.game.setup.options)

    def won(self) -> Message:
        """See `Report.won` (WP-44)."""
        return won(self.end)

    def scores(self) -> tuple[str, str]:
        """See `Report.scores`."""
        sheet = score(self.end)
        return sums_html(sheet, self.names), lines_html(sheet, self.names, SAME_PAGE)

    def boards(self) -> Sequence[tuple[str, Node[Position, Action]]]:
        """See `Report.boards`: the map at each scoring, or as it stands if nothing has been scored."""
        interim = next((node for node in self.line if node.position.interim is not None), None)
        if interim is None:
            return super().boards()
        said = message(TEXTS, "report-board-interim", actions=interim.number).say(())
        return [(said, interim), *super().boards()]

    def charts(self) -> Sequence[Chart]:
        """See `Report.charts`."""
        positions, names = [node.position for node in self.line], self.names
        over_time, sources = figures.timeline(positions, names), figures.breakdown(self.end, names)
        return [
            Chart(say("report-over-time"), over_time, "timeline", figures.timeline_words(positions, names)),
            Chart(say("report-sources"), sources, "breakdown", figures.breakdown_words(self.end, names)),
        ]

    def rules(self) -> Mapping[str, tuple[str, str]]:
        """See `Report.rules`: with what is different on the board."""
        return rules_told(self.game.setup.board)

    def about(self) -> Sequence[str]:
        """See `Report.about`: the board, too."""
        board = self.game.setup.board
        return [message(TEXTS, "report-board", board=board.name, about=board.about).say(()), *super().about()]
