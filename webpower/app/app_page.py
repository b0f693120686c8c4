"""What the pages have in common: a visitor, a line that tells what went wrong, and all the rest beneath it."""

from __future__ import annotations

import os
import sys
import traceback
from abc import ABC, abstractmethod
from collections.abc import Callable
from html import escape
from pathlib import Path
from typing import Any

import ipywidgets as widgets

from webpower.app.visitor import Asked, Visitor, move_in
from webpower.app.words import say
from webpower.engine.errors import WebpowerError
from webpower.engine.text import visible

READY = "webpower-ready"
"""The class of a page that has something to show: what told people to wait goes away then (app.js)."""


class AppPage(ABC):
    """A page for one visitor: shown by naming it at the end of a cell."""

    def __init__(self) -> None:
        self.visitor = Visitor(self.meet)
        self.folder: Path | None = None
        """The visitor's folder; None until he is there."""
        self.told = widgets.HTML()
        self.told.add_class("webpower-page-told")
        self.body = widgets.VBox()
        self._whole = widgets.VBox([self.visitor, self.told, self.body])

    @abstractmethod
    def arrive(self, folder: Path, asked: Asked) -> None:
        """The visitor is there: his folder, and what his address asks for. Controls made before may not reach him."""

    def meet(self, key: str, asked: Asked) -> None:
        """The visitor says who he is; says it again, if he sees nothing."""
        if self.folder is None:
            self.guarded(lambda: self._let_in(key, asked))
            self._whole.add_class(READY)
        else:
            for part in (self.told, self.body, self._whole):
                part.send_state()

    def show(self, *parts: widgets.Widget) -> None:
        """What the page shows from now on."""
        self.body.children = parts

    def tell(self, sentence: str) -> None:
        """Tell the visitor something; "" takes it away."""
        self.told.value = (
            f'<div role="alert" class="webpower-notice">{escape(_visible(sentence))}</div>' if sentence else ""
        )

    def guarded(self, do: Callable[[], object]) -> None:
        """Do it; a mistake becomes a sentence in this page, and nobody else's page knows of it."""
        self.tell("")
        try:
            do()
        except WebpowerError as mistake:
            self.tell(str(mistake))
        except Exception as error:
            traceback.print_exception(error, file=sys.__stderr__)  # where whoever runs the app reads it
            self.tell(say("page-failed", error=f"{type(error).__name__}: {error}"))

    def _let_in(self, key: str, asked: Asked) -> None:
        self.folder = move_in(key)
        self.arrive(self.folder, asked)

    def _repr_mimebundle_(self, **_: Any) -> dict[str, Any]:
        shown = self._whole._repr_mimebundle_()
        return dict(shown[0] if isinstance(shown, tuple) else shown) | {"text/plain": ""}


def _visible(sentence: str) -> str:
    """The sentence, which may repeat what an address asked for, with nothing in it that turns the line."""
    return "\n".join(map(visible, sentence.split("\n")))


def waits_for_visitor() -> bool:
    """Whether this kernel was started before anybody came, and has time to get ready."""
    return os.environ.get("VOILA_PREHEAT") == "True"
