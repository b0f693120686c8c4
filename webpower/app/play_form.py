"""What a visitor chooses before he plays: who sits at the table, and by which rules."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any

import ipywidgets as widgets

from webpower.app.boards import board_choices
from webpower.app.words import say
from webpower.engine.errors import WebpowerError
from webpower.engine.playing.seating import PERSON, who_sits
from webpower.games.power.board import PLAYER_COUNTS
from webpower.games.power.options import VARIANTS
from webpower.games.power.players import PLAYERS
from webpower.show.table import PACES

NAMES = ("Anna", "Barbara", "Chris", "Dora", "Emil")
"""What persons are called until they say so."""

BOT = "greedy"
"""Who sits on the other seats at first."""

LONGEST = 30
"""Letters of a name."""

SEEDS = 100_000


class BadChoice(WebpowerError, ValueError):
    """Something cannot be chosen like that."""


class PlayForm:
    """The controls; ``play`` is called when the button is pressed."""

    def __init__(self, play: Callable[[], object]) -> None:
        wide = {"description_width": "110px"}
        layout = widgets.Layout(width="450px", max_width="100%")
        self.number = widgets.Dropdown(
            options=list(PLAYER_COUNTS), value=4, description=say("form-number"), style=wide, layout=layout
        )
        self.seats = [Seat(place) for place in range(max(PLAYER_COUNTS))]
        self.variant = widgets.Dropdown(
            options=[(say(f"form-variant-{name}"), name) for name in VARIANTS],
            description=say("form-variant"),
            style=wide,
            layout=layout,
        )
        self.board = widgets.Dropdown(
            options=board_choices(),
            description=say("form-board"),
            style=wide,
            layout=layout,
        )
        self.vatican, self.own_pairs = (
            widgets.Checkbox(False, description=say(f"form-{name}"), indent=False, layout=widgets.Layout(width="auto"))
            for name in ("vatican", "own-pairs")
        )
        self.seed = widgets.BoundedIntText(
            secrets.randbelow(SEEDS), 0, 10**9, description=say("form-seed"), style=wide, layout=layout
        )
        self.pace = widgets.Dropdown(
            options=[(say(f"form-pace-{name}"), name) for name in PACES],
            value="normal",
            description=say("form-pace"),
            style=wide,
            layout=layout,
        )
        self.button = widgets.Button(
            description=say("form-play"),
            tooltip=say("form-play-tip"),
            button_style="primary",
            layout=widgets.Layout(margin="8px 0 0 118px"),
        )
        self.widget = widgets.VBox(
            [
                widgets.HTML(f"<h1>{say('form-title')}</h1>"),
                self.number,
                *[seat.widget for seat in self.seats],
                self.board,
                self.variant,
                widgets.VBox([self.vatican, self.own_pairs], layout=widgets.Layout(padding="0 0 0 114px")),
                self.seed,
                self.pace,
                self.button,
                widgets.HTML(f"<p>{say('form-kept')}</p>"),
            ]
        )
        self.widget.add_class("webpower-form")
        self.number.observe(lambda _: self._seats(), "value")
        self.button.on_click(lambda _: play())
        self._seats()

    def players(self) -> list[str]:
        """Who plays, as `webpower.play` takes it. Raises BadChoice for a name that cannot be one."""
        return [seat.player() for seat in self.seats[: self.number.value]]

    def options(self) -> dict[str, Any]:
        """How the game is played, as `webpower.play` takes it."""
        return {
            "board": self.board.value,
            "variant": self.variant.value,
            "vatican": self.vatican.value,
            "joker_own_country": self.own_pairs.value,
        }

    def _seats(self) -> None:
        for place, seat in enumerate(self.seats):
            seat.widget.layout.display = "" if place < self.number.value else "none"


class Seat:
    """Who sits on a seat: a person with a name, or a bot."""

    def __init__(self, place: int) -> None:
        self.who = widgets.Dropdown(
            options=[(say("form-person"), PERSON), *((say(f"form-bot-{name}"), name) for name in PLAYERS)],
            value=BOT if place else PERSON,
            description=say("form-seat", number=place + 1),
            style={"description_width": "110px"},
            layout=widgets.Layout(width="450px", max_width="100%"),
        )
        self.name = widgets.Text(
            NAMES[place], description=say("form-name"), style={"description_width": "50px"}, layout={"width": "230px"}
        )
        self.widget = widgets.Box([self.who, self.name], layout=widgets.Layout(flex_flow="row wrap"))
        self.who.observe(lambda _: self._show(), "value")
        self._show()

    def player(self) -> str:
        """The bot, or the person's name. Raises BadChoice for a name that cannot be one."""
        if self.who.value != PERSON:
            return str(self.who.value)
        name = " ".join(self.name.value.split())
        if not 0 < len(name) <= LONGEST:
            raise BadChoice(say("form-bad-name", longest=LONGEST))
        if who_sits([name], PLAYERS) != [None]:
            raise BadChoice(say("form-bots-name", name=name))
        return name

    def _show(self) -> None:
        self.name.layout.display = "" if self.who.value == PERSON else "none"
