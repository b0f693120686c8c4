"""Slides live in a notebook: shown by the browser alone, so that a click needs no kernel."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import anywidget
import traitlets

from webpower.draw.slides import Slide, script_text, slides_data, style_text
from webpower.draw.svg import to_img
from webpower.engine.messages import Message

TEXTS = "webpower.show"


class SlideShow(anywidget.AnyWidget):
    """Slides to go through with the arrow keys. ``at`` is the number of the one that is shown, from 0."""

    # As text: of a path anywidget would watch the file, and the watch would keep every control for ever.
    _esm = script_text()
    _css = style_text()

    data = traitlets.Dict().tag(sync=True)
    words = traitlets.Dict().tag(sync=True)
    at = traitlets.Int(0, min=0).tag(sync=True)

    def __init__(self, slides: Sequence[Slide], **traits: Any) -> None:
        """A control that shows the slides; ``traits`` are those of any ipywidgets control."""
        self._slides = tuple(slides)
        super().__init__(data=slides_data(slides), words=slide_words(), **traits)

    def _repr_mimebundle_(self, **more: Any) -> Any:
        shown = super()._repr_mimebundle_(**more)
        bundle, metadata = shown if isinstance(shown, tuple) else (shown, {})
        # A stored notebook that has not been run has no live control, and shows the first slide's picture instead.
        first = self._slides[0]
        return {**(bundle or {}), "text/plain": first.heading, "text/html": to_img(first.picture)}, metadata


def slide_words() -> dict[str, str]:
    """The names of the buttons of slides, in the language chosen."""
    return {name: Message(TEXTS, f"slides-{name}").say(()) for name in ("back", "next", "full", "slides")}
