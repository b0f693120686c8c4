"""What controls around a live board share: how they are shown, and what becomes of an exception."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

import ipywidgets as widgets

from webpower.draw.svg import to_img
from webpower.engine.language import spoken
from webpower.show.board_control import BoardControl


class Composed:
    """A control made of a board and what stands around it. It has to set ``board`` and ``_whole``."""

    board: BoardControl
    _whole: widgets.Widget
    """All of it, in one box."""

    @property
    def widget(self) -> widgets.Widget:
        """The whole control, to be put into another one."""
        return self._whole

    def close(self) -> None:
        """End the control and all that it is made of: what showed it shows nothing any more, and nothing keeps it."""
        for part in [part for whole in (self._whole, *self._spares()) for part in _parts(whole)]:
            part.close()

    def _spares(self) -> Iterable[widgets.Widget]:
        """Parts that are not in the box now."""
        return ()

    def _repr_mimebundle_(self, **_: Any) -> dict[str, Any]:
        shown = self._whole._repr_mimebundle_()
        bundle = dict(shown[0] if isinstance(shown, tuple) else shown)
        # A stored notebook that has not been run has no live control, and shows this picture instead.
        return bundle | {"text/plain": repr(self), "text/html": to_img(self.board.scene)}

    def _guarded(self, do: Callable[[], object]) -> bool:
        """An exception in a callback would be lost: it becomes the line beneath the board, and the control goes on.

        Whether all went well.
        """
        try:
            with spoken(self.board.language):
                do()
        except Exception as error:
            self.board.fail(error)
            return False
        return True


def _parts(widget: widgets.Widget) -> Iterator[widgets.Widget]:
    """A control, those in it, and what ipywidgets makes a control of its own: its style and its place."""
    for child in getattr(widget, "children", ()):
        yield from _parts(child)
    yield widget
    yield from (part for name in ("style", "layout") if isinstance(part := getattr(widget, name, None), widgets.Widget))
