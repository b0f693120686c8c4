"""The page of the site that opens straight into the table: the app's page, with a table already laid."""

from __future__ import annotations

from pathlib import Path

from webpower.app.play_page import PlayPage
from webpower.app.visitor import Asked
from webpower.site.words import say


class TablePage(PlayPage):
    """The table that was left; whoever comes first finds one with three bots."""

    def arrive(self, folder: Path, asked: Asked) -> None:
        """See `AppPage.arrive`."""
        super().arrive(folder, asked)
        if self.table is None:
            self.play()

    def kept(self) -> str:
        """See `PlayPage.kept`."""
        return say("play-kept")


def page() -> TablePage:
    """The page."""
    return TablePage()
