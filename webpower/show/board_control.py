"""A scene live in a notebook: it changes where the scene changes, and tells of clicks, keys and the ticks of its clock.

The control and its views in the browser (board.js) speak in small messages. To the views go

    {"patch": …, "base": 3, "version": 4}   what changed (webpower.draw.patch) since picture 3, or, with
                                            base null, a whole picture

and the traits below. From the views come

    {"ready": 3}        a view is there, or missed a patch; 3 is the picture it has
    {"pick": "fulda"}   a button of the scene
    {"poke": "chorin"}  a click on a mark that has words and is no button
    {"key": "Shift+ArrowLeft"}
    {"place": [3.5, 7], "on": "chorin"}   a click anywhere, where ``places`` are asked for, and the mark it met or ""
    {"tick": 7}         while ``playing``; 7 is the ``beat`` that the view has seen

Every key and tick is answered by the next ``beat``. A view waits for it before it starts to count the time to its next
tick, so the clock never gets ahead of the drawing; and a tick with an old ``beat`` is dropped, so that two views of a
control, in two windows even, tick no faster than one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import anywidget
import traitlets

from webpower.draw.patch import EMPTY, patch
from webpower.draw.scene import Scene
from webpower.engine.language import language, spoken
from webpower.engine.messages import Message

HERE = Path(__file__).parent

HOTKEYS = (
    *(f"{shift}Arrow{way}" for way in ("Left", "Right", "Up", "Down") for shift in ("", "Shift+")),
    *("Home", "End", "PageUp", "PageDown", "Space", "Ctrl+Z", "Ctrl+Shift+Z", "Ctrl+Y"),
)
"""The keys that a control takes unless it is told otherwise. On a Mac, Ctrl means Command too."""


class BoardControl(anywidget.AnyWidget):
    """A scene as a control.

    ``BoardControl(scene)`` shows a scene, ``show(other)`` turns it into another one. Its clock runs while ``playing``,
    with ``interval`` milliseconds between a step drawn and the next tick. ``notice`` is a line beneath the picture;
    ``lost`` stands there when the kernel is gone.
    Of a double click the first click counts, or both with ``every_click``.

    The ``hotkeys``, arrows among them, are taken while the focus is in the picture, or anywhere in an element around it
    that has the class ``webpower-keys``, except where a text field or slider needs them. ``hotkeys=[]`` takes none.
    """

    # As text: of a path anywidget would watch the file, and the watch would keep every control for ever.
    _esm = (HERE / "board.js").read_text(encoding="utf8")
    _css = (HERE / "board.css").read_text(encoding="utf8")

    playing = traitlets.Bool(False).tag(sync=True)
    interval = traitlets.Int(800, min=50).tag(sync=True)
    places = traitlets.Bool(False).tag(sync=True)
    hotkeys = traitlets.List(traitlets.Unicode(), list(HOTKEYS)).tag(sync=True)
    notice = traitlets.Unicode("").tag(sync=True)
    every_click = traitlets.Bool(False).tag(sync=True)
    beat = traitlets.Int(0).tag(sync=True)
    lost = traitlets.Unicode().tag(sync=True)

    # A page that loads asks for the traits and has to get the whole current picture; a step must not send it. So the
    # trait itself never changes, and what it is for a page is computed when asked.
    picture = traitlets.Unicode().tag(sync=True, to_json=lambda _, control: control._whole())

    def __init__(self, scene: Scene, **traits: Any) -> None:
        """A control that shows the scene; traits are those named above and the ones of any ipywidgets control."""
        self._scene = scene
        self._version = 0
        self._callbacks: dict[str, list[Callable[..., object]]] = {
            event: [] for event in ("ready", "pick", "poke", "place", "key", "tick")
        }
        self.error: Exception | None = None
        """The last exception of a callback."""
        self.language = language()
        """What the board and its callbacks speak, whatever is chosen later."""
        lost = Message("webpower.show", "lost").say(())
        super().__init__(picture="computed", **{"lost": lost, **traits})
        self.on_msg(lambda _control, message, _buffers: self.handle(message))

    @property
    def scene(self) -> Scene:
        """The scene that is shown."""
        return self._scene

    def show(self, scene: Scene) -> None:
        """Shows another scene in all views. Only what changed is sent; if nothing did, nothing is."""
        changes = patch(self._scene, scene)
        self._scene = scene
        if changes:
            self._version += 1
            self.send({"patch": changes, "base": self._version - 1, "version": self._version})

    def on_ready(self, callback: Callable[[], object]) -> None:
        """Calls back when a view has appeared."""
        self._callbacks["ready"].append(callback)

    def on_pick(self, callback: Callable[[str], object]) -> None:
        """Calls back with the id of the mark when a button of the scene is picked."""
        self._callbacks["pick"].append(callback)

    def on_poke(self, callback: Callable[[str], object]) -> None:
        """Calls back with the id of the mark when one that has words, but is no button, is clicked."""
        self._callbacks["poke"].append(callback)

    def on_place(self, callback: Callable[[float, float, str], object]) -> None:
        """Calls back with where in the picture a click was, and the id of the mark it met, or ""; if ``places``.

        Then there are no picks by the mouse, only by the keyboard, and no pokes.
        """
        self._callbacks["place"].append(callback)

    def on_key(self, callback: Callable[[str], object]) -> None:
        """Calls back with the name of the key, one of ``hotkeys``."""
        self._callbacks["key"].append(callback)

    def on_tick(self, callback: Callable[[], object]) -> None:
        """Calls back when the clock ticks."""
        self._callbacks["tick"].append(callback)

    def handle(self, message: Mapping[str, Any]) -> None:
        """Does what a message from a view asks for.

        An exception in a callback does not leave this method, since it would be lost here: it stops the clock, becomes
        the ``notice``, is kept in ``error`` and logged with its traceback.
        """
        with (
            spoken(self.language),
            self.hold_sync(),
        ):  # so that what changes by the way goes in one message, after the picture's patch
            try:
                self._handle(message)
            except Exception as error:
                self.fail(error)

    def fail(self, error: Exception) -> None:
        """Shows an exception that would be lost in a callback: see `handle`."""
        self.playing = False
        self.error = error
        self.notice = f"{type(error).__name__}: {error}"
        self.log.error("A callback of a board failed", exc_info=error)

    def _handle(self, message: Mapping[str, Any]) -> None:
        match message:
            case {"ready": version}:
                if version != self._version:
                    self.send(self._whole())
                self._tell("ready")
            case {"pick": name}:
                mark = self._scene.mark(name)
                if mark and mark.button:  # else the click met a picture that has changed on its way here
                    self._tell("pick", name)
            case {"poke": name}:
                if self._scene.mark(name):
                    self._tell("poke", name)
            case {"place": [float() | int() as x, float() | int() as y], "on": name}:
                self._tell("place", float(x), float(y), name if self._scene.mark(name) else "")
            case {"key": name}:
                try:
                    if name in self.hotkeys:
                        self._tell("key", name)
                finally:
                    self.beat += 1
            case {"tick": self.beat}:
                try:
                    if self.playing:
                        self._tell("tick")
                finally:
                    self.beat += 1
            case {"tick": _}:
                pass  # another view was faster
            case _:
                raise ValueError(f"a board knows no message {dict(message)}")

    def _tell(self, event: str, *values: str | float) -> None:
        if event != "ready":
            self.notice = ""
        for callback in self._callbacks[event]:
            callback(*values)

    def _whole(self) -> dict[str, Any]:
        return {"patch": patch(EMPTY, self._scene), "base": None, "version": self._version}
