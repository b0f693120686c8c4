"""The page on which a visitor plays: a table that is there again when he comes again."""

from __future__ import annotations

from pathlib import Path

import ipywidgets as widgets

from webpower.app.app_page import AppPage, waits_for_visitor
from webpower.app.play_form import PlayForm
from webpower.app.tables import latest_game, reopened
from webpower.app.visitor import Asked
from webpower.app.words import say
from webpower.engine.files import write_text
from webpower.games.power.playing.start import play
from webpower.show.table import PACES, Table

PACE = "pace"
"""The file in a visitor's folder that tells how fast bots play at his table."""


class PlayPage(AppPage):
    """The table that the visitor left, or what he chooses for a new one."""

    table: Table | None = None
    form: PlayForm

    def arrive(self, folder: Path, asked: Asked) -> None:
        """See `AppPage.arrive`."""
        self.form = PlayForm(lambda: self.guarded(self.play))
        self._anew = widgets.Button(
            description=say("play-anew"), tooltip=say("play-anew-tip"), layout=widgets.Layout(width="auto")
        )
        self._anew.on_click(lambda _: self.guarded(self.choose))
        self.choose()
        left = latest_game(folder)
        if left is not None:
            self._sit_down(reopened(left, _kept_pace(folder)))

    def choose(self) -> None:
        """Let the visitor choose another game; the one at the table stays in its file."""
        if self.table is not None:
            self.table.close()
            self.table = None
        self.show(self.form.widget)

    def play(self) -> None:
        """Open the table that was chosen; a game that was begun goes on."""
        players, seed, pace = self.form.players(), self.form.seed.value, self.form.pace.value
        self._sit_down(play(players, seed, pace=pace, **self.form.options()))
        if self.folder is not None:
            write_text(self.folder / PACE, pace)

    def _sit_down(self, table: Table) -> None:
        self.table = table
        self.show(widgets.HBox([self._anew]), table.widget)


def _kept_pace(folder: Path) -> str:
    kept = folder / PACE
    pace = kept.read_text(encoding="utf8").strip() if kept.exists() else ""
    return pace if pace in PACES else "normal"


def page() -> PlayPage:
    """The page; a kernel that waits for its visitor opens a first table for nobody, since the first takes longest."""
    if waits_for_visitor():
        play(saves=None).close()
    return PlayPage()
