"""The page on which a visitor plays: a table that is there again when he comes again."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path

import ipywidgets as widgets

from webpower.app.app_page import AppPage, waits_for_visitor
from webpower.app.play_form import PlayForm
from webpower.app.tables import latest_game, reopened
from webpower.app.visitor import Asked
from webpower.app.words import say
from webpower.engine.files import write_text
from webpower.engine.playing.seating import PERSON
from webpower.engine.playing.start import table
from webpower.games import game_ids, kinds
from webpower.show.table import PACES, Table

PACE = "pace"
"""The file in a visitor's folder that tells how fast bots play at his table."""

GAME = "game"
"""The file that tells which game was chosen last."""


class PlayPage(AppPage):
    """The table that the visitor left, or what he chooses for a new one."""

    table: Table | None = None
    form: PlayForm

    def arrive(self, folder: Path, asked: Asked) -> None:
        """See `AppPage.arrive`."""
        self.form = PlayForm(lambda: self.guarded(self.play), _kept(folder / GAME, game_ids()), self.kept())
        self._anew = widgets.Button(
            description=say("play-anew"), tooltip=say("play-anew-tip"), layout=widgets.Layout(width="auto")
        )
        self._anew.on_click(lambda _: self.guarded(self.choose))
        self.choose()
        left = latest_game(folder)
        if left is not None:
            self._sit_down(reopened(left, _kept(folder / PACE, PACES) or "normal"))

    def kept(self) -> str:
        """What the visitor is told about where his games are kept; "" if that is the server."""
        return ""

    def choose(self) -> None:
        """Let the visitor choose another game; the one at the table stays in its file."""
        if self.table is not None:
            self.table.close()
            self.table = None
        self.show(self.form.widget)

    def play(self) -> None:
        """Open the table that was chosen; a game that was begun goes on."""
        form = self.form
        pace, options = form.pace.value, form.options()
        self._sit_down(table(form.kind, form.players(), form.seed.value, pace=pace, **options))
        if self.folder is not None:
            write_text(self.folder / PACE, pace)
            write_text(self.folder / GAME, form.kind.id)

    def _sit_down(self, table: Table) -> None:
        self.table = table
        self.show(widgets.HBox([self._anew]), table.widget)


def _kept(path: Path, known: Collection[str]) -> str:
    """What a file of one word holds; "" if there is none, or another word."""
    kept = path.read_text(encoding="utf8").strip() if path.exists() else ""
    return kept if kept in known else ""


def page() -> PlayPage:
    """The page; a kernel that waits for its visitor opens first tables for nobody, since the first take longest."""
    if waits_for_visitor():
        for kind in kinds():
            table(kind, [PERSON, *[kind.helper] * (min(kind.seats) - 1)], saves=None).close()
    return PlayPage()
