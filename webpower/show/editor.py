"""The position editor: a live board to set up by clicks, and a table that takes its place to play on.

The editor knows no game. A game gives it a `Workbench`, on which every click is a method that can be called without a
browser; the editor shows what the workbench says and passes the clicks on.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import ipywidgets as widgets

from webpower.draw.html import cited
from webpower.draw.palette import OUTLINE
from webpower.engine.errors import WebpowerError
from webpower.engine.messages import Message
from webpower.show.board_control import BoardControl
from webpower.show.composed import Composed
from webpower.show.drawers import TEXTS, FilesDrawer, say
from webpower.show.table import Table
from webpower.show.text_control import TextControl
from webpower.show.workbench import Row, Tile, Workbench

LABEL = "110px"
"""How broad the words before a row of tiles are."""


class Editor(Composed):
    """A control to set up a position with: shown by naming it at the end of a cell."""

    def __init__(self, bench: Workbench) -> None:
        self.bench = bench
        self.board = BoardControl(bench.scene(), hotkeys=list(bench.keys), every_click=True)
        self.table: Table | None = None
        """The table that stands in the editor's place."""
        self._tiles: dict[str, widgets.Button] = {}
        self._rows: dict[str, _RowBox] = {}
        self._build()
        self._listen()
        self._redraw()

    # Clicks

    def pick(self, element: str) -> None:
        """A click on a mark of the board."""
        self._do(lambda: self.bench.pick(element))

    def press(self, id: str) -> None:
        """A click on a tile."""
        self._do(lambda: self.bench.press(id))

    def key(self, name: str) -> None:
        """A key."""
        self.press(self.bench.keys[name])

    def play_from_here(self) -> None:
        """A table with a game from the position takes the editor's place; if that can't be yet, a notice says why."""
        if self.table is not None:  # the second click of two
            return
        try:
            self.table = self.play()
        except WebpowerError as error:
            self._notice.value = _status(Message(TEXTS, "play-once-legal", (("why", str(error)),)).say(()))
            return
        self._setting.layout.display = "none"
        self._whole.children = (self._setting, widgets.HBox([self._back]), self.table.widget)

    def back(self) -> None:
        """The editor takes the table's place again; where the game was kept, it stays kept."""
        if self.table is not None:
            self.table.close()
        self.table = None
        self._whole.children = (self._setting,)
        self._setting.layout.display = ""

    # By code

    @property
    def position(self) -> Any:
        """The position. Raises WebpowerError, with the rule, if it is not legal yet."""
        return self.bench.position

    @property
    def game(self) -> Any:
        """A new game that begins from the position. Raises WebpowerError, with the rule, if it is not legal yet."""
        return self.bench.game

    def play(self, players: Sequence[Any] | None = None, *, pace: str = "normal") -> Table:
        """A table to play on at: name it at the end of a cell.

        ``players`` say by seat who plays, bots by their names and persons by any other; None means who was chosen by
        clicks. Raises WebpowerError if the position is not legal yet.
        """
        return Table(self.bench.desk(players), pace=pace)

    def __repr__(self) -> str:
        return f"Editor: {', '.join(self.bench.names)}"

    # Inside

    def _do(self, deed: Callable[[], None]) -> None:
        self._guarded(deed)
        self._guarded(self._redraw)

    def _build(self) -> None:
        self._headline, self._legality, self._notice = widgets.HTML(), widgets.HTML(), widgets.HTML()
        self._notice.add_class("webpower-told")
        self._tools, self._palette, self._settings, self._seating = _wrapped(), *(widgets.VBox() for _ in range(3))
        self._play, self._back = (
            widgets.Button(description=say(name), tooltip=say(f"{name}-tip"), layout=_auto())
            for name in ("play-from-position", "back-to-editor")
        )
        self._play.button_style = "primary"
        self.text, self.below = TextControl(self.bench.panels()), TextControl(self.bench.below())
        self.files = FilesDrawer(self.bench.files, self._do, "position-file")
        self._chest = widgets.Accordion([self.files.widget], titles=[self.files.title])
        beside = widgets.VBox(
            [self._headline, self._legality, self._seating, widgets.HBox([self._play]), self.text],
            layout=widgets.Layout(flex="1 1 340px", min_width="300px", padding="0 0 0 12px"),
        )
        self._notice.layout.min_height = "30px"  # so that what lies beneath it keeps its place
        board = widgets.VBox(
            [self.board, self._notice, self._settings], layout=widgets.Layout(flex="2 1 560px", min_width="300px")
        )
        self.board.layout.width = "100%"
        self._setting = widgets.VBox(
            [
                self._tools,
                self._palette,
                widgets.Box([board, beside], layout=widgets.Layout(flex_flow="row wrap", align_items="flex-start")),
                self.below,
                self._chest,
            ]
        )
        self._setting.add_class("webpower-keys")
        self._whole = widgets.VBox([self._setting])

    def _listen(self) -> None:
        self._play.on_click(lambda _: self._guarded(self.play_from_here))
        self._back.on_click(lambda _: self._guarded(self.back))
        self._chest.observe(lambda _: self._guarded(self._refresh_drawer), "selected_index")
        self.board.on_pick(self.pick)
        self.board.on_poke(self.pick)
        self.board.on_key(self.key)

    def _redraw(self) -> None:
        bench = self.bench
        self.board.show(bench.scene())
        self.board.hotkeys = list(bench.keys)
        self._headline.value, self._legality.value = bench.headline(), bench.legality()
        self._notice.value = self._told()
        self.text.show(bench.panels())
        self.below.show(bench.below())
        self._tools.children = [self._tile(tile) for tile in bench.tools()]
        self._palette.children = [self._row(bench.palette())]
        self._seating.children = [self._row(bench.seating())]
        self._settings.children = [self._row(row) for row in bench.rows() if row.tiles]
        self._refresh_drawer()

    def _refresh_drawer(self) -> None:
        if self._chest.selected_index is not None:
            self.files.refresh()

    def _told(self) -> str:
        """Beneath the board, near the click: what it has to be told about, or else what is not legal yet."""
        notice = self.bench.notice
        if notice is not None:
            return _status(notice.cited(self.bench.names))
        return cited(self.bench.summary())

    def _row(self, row: Row) -> widgets.Widget:
        """The same box for the same row."""
        if row.id not in self._rows:
            self._rows[row.id] = _RowBox()
        box = self._rows[row.id]
        box.label.value = row.label
        box.tiles.children = [self._tile(tile) for tile in row.tiles]
        return box

    def _tile(self, tile: Tile) -> widgets.Button:
        """The same button for the same tile, so that the focus stays where it is."""
        if tile.id not in self._tiles:
            button = widgets.Button(layout=_auto())
            button.on_click(lambda _, id=tile.id: self.press(id))
            self._tiles[tile.id] = button
        button = self._tiles[tile.id]
        button.description, button.tooltip = tile.text, tile.tip
        button.icon = "check" if tile.chosen else ""
        button.style.font_weight = "bold" if tile.chosen else "normal"
        if tile.fill:
            button.style.button_color, button.style.text_color = tile.fill, tile.ink
            button.layout.border = f"{3 if tile.chosen else 1}px solid {OUTLINE}"
        else:
            button.button_style = "info" if tile.chosen else ""
        return button


class _RowBox(widgets.HBox):  # type: ignore[misc]
    """What a row is about, and its tiles."""

    def __init__(self) -> None:
        self.label = widgets.Label(layout=widgets.Layout(width=LABEL, flex=f"0 0 {LABEL}"))
        self.tiles = _wrapped()
        super().__init__([self.label, self.tiles])


def _status(sentence: str) -> str:
    return f'<div role="status">{cited(sentence[:1].upper() + sentence[1:])}</div>'


def _auto() -> widgets.Layout:
    return widgets.Layout(width="auto")


def _wrapped() -> widgets.Box:
    return widgets.Box(layout=widgets.Layout(flex_flow="row wrap", align_items="center"))
