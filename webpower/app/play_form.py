"""What a visitor chooses before he plays: the game, who sits at the table, and by which rules."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from html import escape
from typing import Any

import ipywidgets as widgets

from webpower.app.choices import LAYOUT, WIDE, Choices
from webpower.app.words import say
from webpower.engine.errors import WebpowerError
from webpower.engine.kind import Kind
from webpower.engine.playing.seating import PERSON, who_sits
from webpower.games import kind_named, kinds
from webpower.show.table import PACES

NAMES = ("Anna", "Barbara", "Chris", "Dora", "Emil")
"""What persons are called until they say so."""

LONGEST = 30
"""Letters of a name."""

PLAYERS = 4
"""How many play at first."""

SEEDS = 100_000


class BadChoice(WebpowerError, ValueError):
    """Something cannot be chosen like that."""


class PlayForm:
    """The controls; ``play`` is called when the button is pressed, ``game`` is the id of the one that is chosen first.

    Another game has other bots and other choices. Who sits where stays, as far as the bots are there, and so does what
    was chosen for the game before. ``kept`` tells where games are kept, if that is not a server.
    """

    def __init__(self, play: Callable[[], object], game: str = "", kept: str = "") -> None:
        self.game = _dropdown("game", [(kind.say("game-name"), kind.id) for kind in kinds()], game or kinds()[0].id)
        self._about = widgets.HTML(layout=widgets.Layout(margin="0 0 8px 118px"))
        self.number = _dropdown("number", list(self.kind.seats), _usual(self.kind))
        self.seats = [Seat(place) for place in range(max(max(kind.seats) for kind in kinds()))]
        self._chosen: dict[str, Choices] = {}
        self._choices = widgets.VBox()
        self.seed = widgets.BoundedIntText(
            secrets.randbelow(SEEDS), 0, 10**9, description=say("form-seed"), style=WIDE, layout=LAYOUT
        )
        self.pace = _dropdown("pace", [(say(f"form-pace-{name}"), name) for name in PACES], "normal")
        self.button = widgets.Button(
            description=say("form-play"),
            tooltip=say("form-play-tip"),
            button_style="primary",
            layout=widgets.Layout(margin="8px 0 0 118px"),
        )
        self.widget = widgets.VBox(
            [
                widgets.HTML(f"<h1>{say('form-title')}</h1>"),
                self.game,
                self._about,
                self.number,
                *[seat.widget for seat in self.seats],
                self._choices,
                self.seed,
                self.pace,
                self.button,
                widgets.HTML(f"<p>{escape(kept or say('form-kept'))}</p>"),
            ]
        )
        self.widget.add_class("webpower-form")
        self.game.observe(lambda _: self._change_game(), "value")
        self.number.observe(lambda _: self._seat(), "value")
        self.button.on_click(lambda _: play())
        self._change_game()

    @property
    def kind(self) -> Kind:
        """The game that is chosen."""
        return kind_named(self.game.value)

    @property
    def choices(self) -> dict[str, Any]:
        """The controls for what can be chosen for this game, by name."""
        return self._chosen[self.kind.id].controls

    def players(self) -> list[str]:
        """Who plays, as `webpower.play` takes it. Raises BadChoice for a name that cannot be one."""
        return [seat.player() for seat in self.seats[: self.number.value]]

    def options(self) -> dict[str, Any]:
        """How the game is played, as `Kind.new_game` takes it."""
        return self._chosen[self.kind.id].values()

    def _change_game(self) -> None:
        kind, number = self.kind, self.number.value
        self._about.value = escape(kind.say("game-about"))
        self.number.options = list(kind.seats)
        self.number.value = number if number in kind.seats else _usual(kind)
        for seat in self.seats:
            seat.offer(kind)
        if kind.id not in self._chosen:
            self._chosen[kind.id] = Choices(kind, self.number.value)
        self._choices.children = [self._chosen[kind.id].widget]
        self._seat()

    def _seat(self) -> None:
        for place, seat in enumerate(self.seats):
            seat.widget.layout.display = "" if place < self.number.value else "none"
        self._chosen[self.kind.id].seat(self.number.value)


class Seat:
    """Who sits on a seat: a person with a name, or a bot."""

    def __init__(self, place: int) -> None:
        self._place = place
        self.who = widgets.Dropdown(description=say("form-seat", number=place + 1), style=WIDE, layout=LAYOUT)
        self.name = widgets.Text(
            NAMES[place], description=say("form-name"), style={"description_width": "50px"}, layout={"width": "230px"}
        )
        self.widget = widgets.Box([self.who, self.name], layout=widgets.Layout(flex_flow="row wrap"))
        self.who.observe(lambda _: self._show(), "value")

    def offer(self, kind: Kind) -> None:
        """The bots of a game; who sits here stays, if there is such a bot."""
        who = self.who.value or (kind.helper if self._place else PERSON)
        self._bots = kind.bots
        self.who.options = [(say("form-person"), PERSON), *((kind.say(f"bot-{bot}"), bot) for bot in kind.bots)]
        self.who.value = who if who in (PERSON, *kind.bots) else kind.helper

    def player(self) -> str:
        """The bot, or the person's name. Raises BadChoice for a name that cannot be one."""
        if self.who.value != PERSON:
            return str(self.who.value)
        name = " ".join(self.name.value.split())
        if not 0 < len(name) <= LONGEST:
            raise BadChoice(say("form-bad-name", longest=LONGEST))
        if who_sits([name], self._bots) != [None]:
            raise BadChoice(say("form-bots-name", name=name))
        return name

    def _show(self) -> None:
        self.name.layout.display = "" if self.who.value == PERSON else "none"


def _dropdown(name: str, options: list[Any], value: Any) -> widgets.Dropdown:
    return widgets.Dropdown(options=options, value=value, description=say(f"form-{name}"), style=WIDE, layout=LAYOUT)


def _usual(kind: Kind) -> int:
    """How many play a game unless somebody chooses."""
    return PLAYERS if PLAYERS in kind.seats else max(kind.seats)
