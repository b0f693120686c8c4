"""Pieces of HTML live in a notebook: they change line by line, and only the lines that changed are sent.

To the views (text.js) goes

    {"pieces": [[2, [[5, 1, ["…"]]]]], "base": 3, "version": 4}

which is, since text 3, of the piece number 2 the lines that changed (`webpower.draw.patch.line_changes`); or, with base
null, all pieces whole. From the views comes

    {"ready": 3}    a view is there, or missed something; 3 is the text it has
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import anywidget
import traitlets

from webpower.draw.patch import line_changes

HERE = Path(__file__).parent


class TextControl(anywidget.AnyWidget):
    """Pieces of HTML, one beneath the other, always as many.

    ``TextControl(texts)`` shows them, ``show(others)`` changes them. They are shown as they are: whoever makes them
    escapes what people have written.
    """

    # As text: of a path anywidget would watch the file, and the watch would keep every control for ever.
    _esm = (HERE / "text.js").read_text(encoding="utf8")
    _css = (HERE / "text.css").read_text(encoding="utf8")

    # A page that loads asks for the trait and has to get the whole text; a step must not send it. So the trait itself
    # never changes, and what it is for a page is computed when asked.
    whole = traitlets.Unicode().tag(sync=True, to_json=lambda _, control: control._whole())

    def __init__(self, texts: Sequence[str], **traits: Any) -> None:
        """A control that shows the pieces; ``traits`` are those of any ipywidgets control."""
        self._texts = tuple(texts)
        self._version = 0
        super().__init__(whole="computed", **traits)
        self.on_msg(lambda _control, message, _buffers: self.handle(message))

    @property
    def texts(self) -> tuple[str, ...]:
        """The pieces that are shown."""
        return self._texts

    def show(self, texts: Sequence[str]) -> None:
        """Show other pieces in all views; only lines that changed are sent, and nothing if none did.

        Raises ValueError if they are more or fewer than before.
        """
        pairs = enumerate(zip(self._texts, texts, strict=True))
        pieces = [[number, line_changes(old, new)] for number, (old, new) in pairs if old != new]
        self._texts = tuple(texts)
        if pieces:
            self._version += 1
            self.send({"pieces": pieces, "base": self._version - 1, "version": self._version})

    def handle(self, message: Mapping[str, Any]) -> None:
        """What a message from a view asks for."""
        if message.get("ready", self._version) != self._version:
            self.send(self._whole())

    def _whole(self) -> dict[str, Any]:
        return {"pieces": list(self._texts), "base": None, "version": self._version}
