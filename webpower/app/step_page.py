"""The page on which a visitor steps through a game: a recorded one, or one of his own."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import ipywidgets as widgets

from webpower.app.app_page import AppPage, waits_for_visitor
from webpower.app.visitor import Asked
from webpower.app.words import TEXTS, say
from webpower.engine.errors import FileError
from webpower.engine.game import Game
from webpower.engine.kind import Kind
from webpower.engine.messages import message
from webpower.engine.mistakes import Mistake
from webpower.games import load_game, recorded_game, recorded_games
from webpower.show.stepper import Stepper

LONGEST_NUMBER = 20
"""Digits of a step that an address asks for."""

LAYOUT = widgets.Layout(width="620px", max_width="100%")

FIRST = "four-players"
"""The recorded game that is shown to those who ask for none."""


class StepPage(AppPage):
    """A stepper, and what else there is to step through.

    The address may ask for a recorded ``game`` or for one's ``own``, by name, and for the ``step`` to start at. Another
    game is another address: the page begins anew, and the address can be passed on.
    """

    stepper: Stepper | None = None

    def arrive(self, folder: Path, asked: Asked) -> None:
        """See `AppPage.arrive`."""
        kind = "own" if "own" in asked else "game"
        name = asked.get(kind, FIRST)
        own = sorted(path.stem for path in folder.glob("*.json"))
        self.show(self._choice(own, kind, name))
        game = _own_game(folder, own, name) if kind == "own" else recorded_game(name)
        self.stepper = game.step_through(step=_number(asked.get("step", "0")))
        self.show(*self.body.children, self.stepper.widget)

    def _choice(self, own: Sequence[str], kind: str, name: str) -> widgets.Dropdown:
        """What there is to step through."""
        options = [(recorded_title(kind, game), ("game", game)) for game, kind in recorded_games().items()]
        options += [(say("step-own", name=game), ("own", game)) for game in own]
        shown = (kind, name) if (kind, name) in dict(options).values() else None
        choice = widgets.Dropdown(options=options, value=shown, description=say("step-game"), layout=LAYOUT)
        choice.observe(lambda change: self.visitor.go(_address(*change["new"])), "value")
        return choice


def recorded_title(kind: Kind, name: str) -> str:
    """What a recorded game is called, with which game it is."""
    return say("step-recorded", game=kind.say("game-name"), title=kind.say(f"recorded-{name}"))


def _own_game(folder: Path, own: Sequence[str], name: str) -> Game[Any, Any]:
    if name not in own:
        raise FileError([Mistake("", message(TEXTS, "step-no-game", name=name))])
    game: Game[Any, Any] = load_game(folder / f"{name}.json")
    return game


def _address(kind: str, name: str) -> str:
    return f"step?{urlencode({kind: name})}"


def _number(text: str) -> int:
    if not text.isdecimal() or len(text) > LONGEST_NUMBER:
        raise FileError([Mistake("", message(TEXTS, "step-no-step", text=text[:LONGEST_NUMBER]))])
    return int(text)


def page() -> StepPage:
    """The page; a kernel that waits for its visitor draws first charts for nobody, since the first take seconds."""
    if waits_for_visitor():
        stepper = recorded_game(FIRST).step_through()
        stepper.load_charts()
        stepper.close()
    return StepPage()
