"""A whole game on a page: the cards at the end, the score over time, where the points came from, the log."""

from __future__ import annotations

from collections.abc import Sequence

from webpower.draw.report import SAME_PAGE, Chart, Report, say
from webpower.engine.messages import Message, message
from webpower.games.card_game import figures
from webpower.games.card_game.display import lines_html, sums_html
from webpower.games.card_game.game import Game
from webpower.games.card_game.scoring import score
from webpower.games.card_game.text_form import options_words, won
from webpower.games.card_game.words import TEXTS


class CardGameReport(Report):
    """What the page of a card game shows; see `webpower.draw.report.Report`."""

    game: Game

    def played_by(self) -> Message:
        """See `Report.played_by`."""
        return options_words(self.game.setup.options)

    def won(self) -> Message:
        """See `Report.won` (CG-56)."""
        return won(self.end)

    def scores(self) -> tuple[str, str]:
        """See `Report.scores`."""
        sheet = score(self.end)
        return sums_html(sheet, self.names), lines_html(sheet, self.names, SAME_PAGE)

    def charts(self) -> Sequence[Chart]:
        """See `Report.charts`."""
        positions, names = [node.position for node in self.line], self.names
        over_time, sources = figures.timeline(positions, names), figures.breakdown(self.end, names)
        return [
            Chart(say("report-over-time"), over_time, "timeline", figures.timeline_words(positions, names)),
            Chart(say("report-sources"), sources, "breakdown", figures.breakdown_words(self.end, names)),
        ]

    def about(self) -> Sequence[str]:
        """See `Report.about`: the cards, too."""
        cards = self.game.setup.cards
        return [message(TEXTS, "report-cards", cards=cards.name, about=cards.about).say(()), *super().about()]
