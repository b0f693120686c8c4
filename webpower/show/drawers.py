"""The drawers beneath a table: lines of play side by side, who plays for whom, saving and opening.

A drawer is filled when it is pulled out and kept up to date as long as it is open; a closed one costs nothing.
"""

from __future__ import annotations

import base64
from collections.abc import Callable, Sequence
from html import escape
from typing import Any, Protocol

import ipywidgets as widgets

from webpower.engine.messages import Message
from webpower.show.desk import Chairs, Files, Lines

TEXTS = "webpower.show"

Do = Callable[[Callable[[], None]], None]
"""How a table does something: it shows what went wrong, and how things stand afterwards."""

Options = Sequence[tuple[str, str]]


class Drawer(Protocol):
    """Something to pull out."""

    widget: widgets.Widget

    @property
    def title(self) -> str:
        """What stands on it."""
        ...

    def refresh(self) -> None:
        """Show how things stand."""
        ...


class LinesDrawer:
    """Any position of any line of play, and two lines side by side."""

    def __init__(self, lines: Lines, do: Do) -> None:
        self._lines, self._do = lines, do
        self._slider = widgets.IntSlider(
            description=say("position"), continuous_update=False, layout=widgets.Layout(flex="1 1 300px", width="auto")
        )
        self._a, self._b = (
            Choice(
                lambda _: self._do(lambda: None), layout=widgets.Layout(flex="1 1 200px", width="auto", min_width="0")
            )
            for _ in "ab"
        )
        self._go = [_button("line-go"), _button("line-go")]
        self._told = widgets.HTML()
        self._compared: tuple[str, ...] = ()
        picks = [_row(self._a.widget, self._go[0]), _row(self._b.widget, self._go[1])]
        self._picks = widgets.Box(picks, layout=widgets.Layout(flex_flow="row wrap"))
        for pick in picks:
            pick.layout.flex = "1 1 340px"
        self.widget = widgets.VBox([_row(self._slider), widgets.HTML(say("position-tip")), self._picks, self._told])
        self._slider.observe(lambda change: self._slid(change["new"]), "value")
        for choice, button in zip((self._a, self._b), self._go, strict=True):
            button.on_click(lambda _, choice=choice: self.switch(str(choice.value)))

    @property
    def title(self) -> str:
        """See `Drawer.title`."""
        return say("drawer-lines")

    def switch(self, line: str) -> None:
        """To the end of a line."""
        self._do(lambda: self._lines.switch(line))

    def _slid(self, number: int) -> None:
        if number != self._lines.at:  # else the slider follows a step made elsewhere
            self._do(lambda: self._lines.go(number))

    def refresh(self) -> None:
        """See `Drawer.refresh`."""
        self._slider.max = self._lines.last
        self._slider.value = self._lines.at
        choices = self._lines.choices()
        names = [name for _, name in choices]
        several = len(choices) > 1
        self._picks.layout.display = "" if several else "none"
        if not several:
            self._compared = ()
            self._told.value = escape(say("one-line"))
            return
        chosen = [pick.value if pick.value in names else None for pick in (self._a, self._b)]
        others = [name for name in names if name != self._lines.here]
        a, b = chosen[0] or others[0], chosen[1] or self._lines.here
        self._a.fill(choices, a)
        self._b.fill(choices, b)
        self._show(a, b, choices)

    def _show(self, a: str, b: str, choices: Options) -> None:
        """The two lines, drawn anew only if they have changed."""
        stand = (a, b, *(text for text, name in choices if name in (a, b)))
        if stand != self._compared:
            self._compared = stand
            self._told.value = self._lines.compared(a, b)


class SeatsDrawer:
    """Who plays for each seat, and whose hands are shown."""

    def __init__(self, chairs: Chairs, do: Do) -> None:
        self._chairs, self._do = chairs, do
        self._seats: list[Choice] = []
        self._view = Choice(self.show_hands, description=say("hands-shown"), layout=widgets.Layout(width="300px"))
        self._row = widgets.Box(layout=widgets.Layout(flex_flow="row wrap"))
        self.widget = widgets.VBox([self._row, self._view.widget, widgets.HTML(say("seats-tip"))])

    @property
    def title(self) -> str:
        """See `Drawer.title`."""
        return say("drawer-seats")

    def show_hands(self, view: str) -> None:
        """Show other hands."""
        self._do(lambda: self._chairs.show(view))

    def sit(self, seat: int, who: str) -> None:
        """Let somebody else play for a seat."""
        self._do(lambda: self._chairs.sit(seat, who))

    def refresh(self) -> None:
        """See `Drawer.refresh`."""
        sits = self._chairs.sits()
        while len(self._seats) < len(sits):
            seat, layout = len(self._seats), widgets.Layout(width="300px")
            self._seats.append(Choice(lambda who, seat=seat: self.sit(seat, who), layout=layout))  # type: ignore[misc]
        for pick, (name, who) in zip(self._seats, sits, strict=False):
            pick.widget.description = name
            pick.fill(self._chairs.sitters(), who)
        self._row.children = [pick.widget for pick in self._seats[: len(sits)]]
        self._view.fill(self._chairs.views(), self._chairs.view)


class FilesDrawer:
    """The record of the game to a file or to one's own computer, and another game from either.

    ``texts`` is how the ids of its texts begin.
    """

    def __init__(self, files: Files, do: Do, texts: str = "file") -> None:
        self._files, self._do, self._texts = files, do, texts
        self._name = widgets.Text(description=self._say("name"), layout=widgets.Layout(flex="1 1 300px", width="auto"))
        self._save = _button(f"{texts}-save")
        self._choice = Choice(
            lambda _: None, description=self._say("choice"), layout=widgets.Layout(flex="1 1 300px", width="auto")
        )
        self._open = _button(f"{texts}-open")
        self._upload = widgets.FileUpload(
            accept=".json", description=self._say("upload"), tooltip=self._say("upload-tip"), layout=_auto()
        )
        self._download = widgets.HTML()
        self._where = widgets.HTML()
        self._suggested = ""
        self._kept = [_row(self._name, self._save), _row(self._choice.widget, self._open)]
        self.widget = widgets.VBox([*self._kept, _row(self._upload, self._download), self._where])
        self._save.on_click(lambda _: self.save(self._name.value))
        self._open.on_click(lambda _: self.open(self._choice.value or ""))
        self._upload.observe(lambda change: self._taken(change["new"]), "value")

    @property
    def title(self) -> str:
        """See `Drawer.title`."""
        return say(f"drawer-{self._texts}")

    def save(self, name: str) -> None:
        """Write the record under a name."""
        self._do(lambda: self._files.save(name))

    def open(self, name: str) -> None:
        """Go on with the game of that name."""
        self._do(lambda: self._files.open(name))

    def _taken(self, uploads: Sequence[dict[str, Any]]) -> None:
        if uploads:
            content = bytes(uploads[0]["content"])
            self._upload.value = ()
            self._do(lambda: self._files.take(content))

    def refresh(self) -> None:
        """See `Drawer.refresh`."""
        folder, names = self._files.folder, self._files.names()
        for row in self._kept:
            row.layout.display = "" if folder else "none"
        self._where.value = self._say("folder", folder=folder) if folder else self._say("no-folder")
        suggested = self._files.suggested()
        if self._name.value in ("", self._suggested):  # a name that somebody has written stays
            self._name.value = suggested
        self._suggested = suggested
        chosen = self._choice.value if self._choice.value in names else (names[0] if names else None)
        self._choice.fill([(name, name) for name in names], chosen)
        text = self._files.record()
        data = base64.b64encode(text.encode()).decode()
        link = f'<a href="data:application/json;base64,{data}" download="{escape(suggested)}.json"'
        style = "text-decoration:underline;color:var(--jp-content-link-color,#1a6fb5)"
        self._download.value = f'{link} style="{style}">{self._say("download")}</a>' if text else ""

    def _say(self, id: str, **values: str) -> str:
        return say(f"{self._texts}-{id}", **values)


def say(id: str, **values: str) -> str:
    """A text of the table's controls, as HTML."""
    return escape(Message(TEXTS, id, tuple(values.items())).say(()))


class Choice:
    """A dropdown that tells only of what people choose in it, not of how it is filled."""

    def __init__(self, chosen: Callable[[str], None], **look: Any) -> None:
        self.widget = widgets.Dropdown(**look)
        self._filling = False
        self.widget.observe(lambda change: None if self._filling else chosen(change["new"]), "value")

    @property
    def value(self) -> str | None:
        """The name of what is chosen; None as long as it is empty."""
        return self.widget.value  # type: ignore[no-any-return]

    def fill(self, options: Options, value: str | None) -> None:
        """Give it its options, for people and by name, and what is chosen."""
        self._filling = True
        try:
            if tuple(self.widget.options) != tuple(options):
                self.widget.options = options
            self.widget.value = value
        finally:
            self._filling = False


def _auto() -> widgets.Layout:
    return widgets.Layout(width="auto")


def _button(id: str) -> widgets.Button:
    return widgets.Button(description=say(id), tooltip=say(f"{id}-tip"), layout=_auto())


def _row(*parts: widgets.Widget) -> widgets.Box:
    return widgets.Box(parts, layout=widgets.Layout(flex_flow="row wrap", align_items="center"))
