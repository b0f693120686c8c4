"""The board editor: a live map that is drawn by clicks, with fields beside it and the checks beneath them.

The editor knows no game. A game gives it a `MapBench`, on which every click and every field is a method that can be
called without a browser; the editor shows what the bench says and passes the clicks on.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from typing import Any, Protocol

import ipywidgets as widgets

from webpower.draw.html import cited
from webpower.draw.scene import Scene
from webpower.engine.messages import Message
from webpower.show.board_control import BoardControl
from webpower.show.composed import Composed
from webpower.show.desk import Files
from webpower.show.drawers import FilesDrawer
from webpower.show.workbench import Row, Tile

KEYS = {"Ctrl+Z": "undo", "Ctrl+Shift+Z": "redo", "Ctrl+Y": "redo"}
"""Keys that are clicks on tiles."""
ARROWS = {
    f"{shift}Arrow{way.title()}": (way, bool(shift))
    for way in ("left", "right", "up", "down")
    for shift in ("", "Shift+")
}
"""Keys that move the cursor on the map: which way, and whether by a fine step."""
PUT, LET_GO = ("Enter", "Space"), "Escape"
CHOICES = "123456789"
"""Keys that choose what a click does, by its place in the row."""
LABEL = "140px"
"""How broad the words before a field are."""


class Field(Protocol):
    """Something to write or to choose."""

    @property
    def id(self) -> str:
        """What ``MapBench.set`` is told."""
        ...

    @property
    def label(self) -> str:
        """What it is about."""
        ...

    @property
    def value(self) -> str | int:
        """What stands in it."""
        ...

    @property
    def choices(self) -> Sequence[tuple[str, str]]:
        """What can be chosen, for people and by name; none for a field to write in."""
        ...

    @property
    def least(self) -> int:
        """The least that a number may be."""
        ...

    @property
    def most(self) -> int:
        """The most that a number may be; 0 for a text."""
        ...

    @property
    def heads(self) -> bool:
        """Whether it is no field but the heading of those that follow."""
        ...


class MapBench(Protocol):
    """A board that is drawn, as the editor needs it. Every method that does something may leave a `notice`."""

    notice: Message | None
    files: Any
    """Saving and opening (`webpower.show.desk.Files`)."""

    @property
    def board(self) -> Any:
        """The board; raises FileError as long as it is not good."""
        ...

    def scene(self) -> Scene:
        """The map."""
        ...

    def checks(self) -> str:
        """Whether the board is good, or all that is not, as HTML."""
        ...

    def below(self) -> str:
        """What stands beneath it all, as HTML."""
        ...

    def clicks(self) -> Row:
        """What a click on the map does; always the same tiles."""
        ...

    def tools(self) -> Sequence[Tile]:
        """What can always be done; always the same tiles."""
        ...

    def fields(self) -> Sequence[Field]:
        """What can be written or chosen now."""
        ...

    def place(self, x: float, y: float, element: str) -> None:
        """A click on the map, in pixels, and the element that was met, or ""."""
        ...

    def pick(self, element: str) -> None:
        """A button of the map chosen by the keyboard."""
        ...

    def go(self, way: str, fine: bool) -> None:
        """Move the cursor ``left``, ``right``, ``up`` or ``down``, a fine step or a usual one."""
        ...

    def put(self) -> None:
        """A click where the cursor is."""
        ...

    def let_go(self) -> None:
        """Forget the first of two clicks."""
        ...

    def press(self, id: str) -> None:
        """A click on a tile."""
        ...

    def set(self, id: str, value: str | int) -> None:
        """A field that was filled in."""
        ...


class MapEditor(Composed):
    """A control to draw a board with: shown by naming it at the end of a cell."""

    def __init__(self, bench: MapBench) -> None:
        self.bench = bench
        self.board = BoardControl(bench.scene(), hotkeys=[*KEYS, *ARROWS, *PUT, LET_GO, *CHOICES], places=True)
        self._tiles: dict[str, widgets.Button] = {}
        self._fields: dict[str, _FieldBox] = {}
        self._build()
        self._redraw()

    # Clicks and fields

    def place(self, x: float, y: float, element: str = "") -> None:
        """A click on the map, in pixels of the picture, and the element that was met."""
        self._do(lambda: self.bench.place(x, y, element))

    def pick(self, element: str) -> None:
        """A button of the map chosen by the keyboard."""
        self._do(lambda: self.bench.pick(element))

    def key(self, name: str) -> None:
        """A key: the cursor moves or clicks, a click is chosen, or a tile is pressed."""
        if name in ARROWS:
            self._do(lambda: self.bench.go(*ARROWS[name]))
        elif name in PUT:
            self._do(self.bench.put)
        elif name == LET_GO:
            self._do(self.bench.let_go)
        elif name in KEYS:
            self.press(KEYS[name])
        elif tiles := self.bench.clicks().tiles[CHOICES.index(name) :][:1]:
            self.press(tiles[0].id)

    def press(self, id: str) -> None:
        """A click on a tile."""
        self._do(lambda: self.bench.press(id))

    def set(self, id: str, value: str | int) -> None:
        """A field that was filled in."""
        self._do(lambda: self.bench.set(id, value))

    @property
    def drawn(self) -> Any:
        """The board, to play on. Raises FileError, with a line a mistake, as long as it is not good."""
        return self.bench.board

    def __repr__(self) -> str:
        return f"MapEditor: {self.bench.scene().title}"

    # Inside

    def _do(self, deed: Callable[[], None]) -> None:
        self._guarded(deed)
        self._guarded(self._redraw)

    def _build(self) -> None:
        self._notice, self._checks, self._below = widgets.HTML(), widgets.HTML(), widgets.HTML()
        self._notice.layout.min_height = "30px"  # so that what lies beneath it keeps its place
        self._notice.add_class("webpower-told")
        self._tools, self._clicks = _wrapped(), _wrapped()
        self._form = widgets.VBox()
        files: Files = self.bench.files
        self.files = FilesDrawer(files, self._do, "board-file")
        self._chest = widgets.Accordion([self.files.widget], titles=[self.files.title])
        beside = widgets.VBox(
            [self._checks, self._form], layout=widgets.Layout(flex="1 1 320px", min_width="300px", padding="0 0 0 12px")
        )
        board = widgets.VBox([self.board, self._notice], layout=widgets.Layout(flex="2 1 560px", min_width="300px"))
        self.board.layout.width = "100%"
        both = widgets.Box([board, beside], layout=widgets.Layout(flex_flow="row wrap", align_items="flex-start"))
        self._whole = widgets.VBox([self._tools, self._clicks, both, self._chest, self._below])
        self._whole.add_class("webpower-keys")
        self._chest.observe(lambda _: self._guarded(self._refresh_drawer), "selected_index")
        self.board.on_place(self.place)
        self.board.on_pick(self.pick)
        self.board.on_key(self.key)

    def _redraw(self) -> None:
        bench = self.bench
        self.board.show(bench.scene())
        notice = bench.notice
        self._notice.value = "" if notice is None else f'<div role="status">{cited(notice.cited(()))}</div>'
        self._checks.value, self._below.value = bench.checks(), bench.below()
        self._tools.children = [self._tile(tile) for tile in bench.tools()]
        clicks = bench.clicks()
        self._clicks.children = [widgets.Label(clicks.label), *map(self._tile, clicks.tiles)]
        self._form.children = [self._field(field) for field in bench.fields()]
        self._refresh_drawer()

    def _refresh_drawer(self) -> None:
        if self._chest.selected_index is not None:
            self.files.refresh()

    def _tile(self, tile: Tile) -> widgets.Button:
        """The same button for the same tile, so that the focus stays where it is."""
        if tile.id not in self._tiles:
            self._tiles[tile.id] = widgets.Button(layout=widgets.Layout(width="auto"))
            self._tiles[tile.id].on_click(lambda _, id=tile.id: self.press(id))
        button = self._tiles[tile.id]
        button.description, button.tooltip = tile.text, tile.tip
        button.icon = "check" if tile.chosen else ""
        button.button_style = "info" if tile.chosen else ""
        return button

    def _field(self, field: Field) -> widgets.Widget:
        """The same control for the same field."""
        if field.id not in self._fields:
            self._fields[field.id] = _FieldBox(field, self.set)
        self._fields[field.id].fill(field)
        return self._fields[field.id].widget


class _FieldBox:
    """A field's control, which tells only of what people do and not of how it is filled."""

    def __init__(self, field: Field, told: Callable[[str, str | int], None]) -> None:
        look = {"description": field.label, "style": {"description_width": LABEL}}
        if field.heads:
            self.widget = widgets.HTML(f"<b>{escape(field.label)}</b>")
            return
        if field.choices:
            self.widget = widgets.Dropdown(**look)
        elif field.most:
            self.widget = widgets.BoundedIntText(min=field.least, max=field.most, **look)
        else:
            self.widget = widgets.Text(continuous_update=False, **look)
        self._filling = False
        id = field.id
        self.widget.observe(lambda change: None if self._filling else told(id, change["new"]), "value")

    def fill(self, field: Field) -> None:
        """Show what stands in the field."""
        if field.heads:
            return
        self._filling = True
        try:
            if field.choices and tuple(self.widget.options) != tuple(field.choices):
                self.widget.options = field.choices
            if self.widget.value != field.value:
                self.widget.value = field.value
        finally:
            self._filling = False


def _wrapped() -> widgets.Box:
    return widgets.Box(layout=widgets.Layout(flex_flow="row wrap", align_items="center"))
