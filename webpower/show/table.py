"""The play table: a live board to click on, a hand of cards, and everything else a player does, one click each.

The table knows no game. A game gives it a `Desk`, on which every click is a method that can be called without a
browser; the table shows what the desk says and passes the clicks on.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import ipywidgets as widgets

from webpower.draw.html import cited
from webpower.draw.palette import OUTLINE, TEXT, TINTS
from webpower.engine.messages import LONGEST_NAME
from webpower.engine.text import one_line
from webpower.show.board_control import BoardControl
from webpower.show.composed import Composed
from webpower.show.desk import Card, Desk, Press
from webpower.show.drawers import Drawer, FilesDrawer, LinesDrawer, SeatsDrawer, say
from webpower.show.text_control import TextControl

PACES = {"at-once": 0, "fast": 300, "normal": 900, "slow": 2000, "on-click": None}
"""Milliseconds from a bot's action drawn to its next one; None waits for a click."""

KEYS = {"Ctrl+Z": "undo", "Ctrl+Shift+Z": "redo", "Ctrl+Y": "redo"}
"""What each key does, beside the digits, which choose cards: the name of a tool."""

MOST_CARDS = 9
"""Cards of a hand that the digits reach."""


class Table(Composed):
    """A control to play a game with: shown by naming it at the end of a cell."""

    def __init__(self, desk: Desk, *, pace: str = "normal") -> None:
        """``pace`` is a key of ``PACES``: how long a bot's action stands before the next one."""
        self.desk = desk
        digits = [str(number + 1) for number in range(MOST_CARDS)]
        self.board = BoardControl(desk.scene(), hotkeys=[*KEYS, *digits], interval=_interval(pace))
        self._cards: list[widgets.Button] = []
        self._presses: dict[str, widgets.Button] = {}
        self._build(pace)
        self._listen()
        desk.on_move = self._show_board
        self._after()

    # Clicks

    def pick(self, element: str) -> None:
        """A click on a mark of the board."""
        self._do(lambda: self.desk.pick(element))

    def card(self, place: int) -> None:
        """A click on a card of the hand, counted from 0; nothing happens where there is none."""
        if place < len(self.desk.hand()):
            self._do(lambda: self.desk.card(place))

    def press(self, id: str) -> None:
        """A click on a press or tool."""
        self._do(lambda: self.desk.press(id))

    def key(self, name: str) -> None:
        """A key."""
        if name in KEYS:
            self.press(KEYS[name])
        else:
            self.card(int(name) - 1)

    def tick(self) -> None:
        """A bot's action, when its time has come."""
        self._do(self.desk.bot_step)

    @property
    def pace(self) -> str:
        """How fast bots play, a key of ``PACES``."""
        return str(self._pace.value)

    @pace.setter
    def pace(self, pace: str) -> None:
        self._pace.value = pace

    def __repr__(self) -> str:
        return f"Table: {', '.join(one_line(name, LONGEST_NAME) for name in self.desk.names)}"

    # Inside

    def _spares(self) -> list[widgets.Button]:
        return [*self._cards, *self._presses.values(), self._bot]

    def _do(self, deed: Callable[[], None]) -> None:
        self._after(self._guarded(deed))

    def _after(self, well: bool = True) -> None:
        """Bots at once, if they have no pace; then show how things stand. If anything failed the clock stands."""
        if well and self.desk.waits_for_bot and PACES[self.pace] == 0:
            well = self._guarded(self.desk.bots_on)
        well = self._guarded(self._redraw) and well
        self.board.playing = well and self.desk.waits_for_bot and PACES[self.pace] is not None

    def _build(self, pace: str) -> None:
        auto, wrap = widgets.Layout(width="auto"), widgets.Layout(flex_flow="row wrap", align_items="center")
        self._tools = {tool.id: widgets.Button(layout=auto) for tool in self.desk.tools()}
        self._pace = widgets.Dropdown(
            options=[(say(f"pace-{name}"), name) for name in PACES],
            value=pace,
            description=say("bots-play"),
            layout=widgets.Layout(width="240px"),
        )
        self._bot = widgets.Button(
            description=say("bot-move"), tooltip=say("bot-move-tip"), button_style="primary", layout=auto
        )
        self._headline = widgets.HTML()
        self._notice = widgets.HTML()
        self._notice.add_class("webpower-told")
        self._hand = widgets.Box(layout=wrap)
        self._hand.add_class("webpower-hand")
        self._doing = widgets.Box(layout=wrap)
        self._doing.add_class("webpower-doing")
        self.text = TextControl(self.desk.panels())
        beside = widgets.VBox(
            [self._headline, self._hand, self._doing, self._notice, self.text],
            layout=widgets.Layout(flex="1 1 340px", min_width="300px", padding="0 0 0 12px"),
        )
        board = widgets.Box([self.board], layout=widgets.Layout(flex="2 1 560px", min_width="300px"))
        self.board.layout.width = "100%"
        self._whole = widgets.VBox(
            [
                widgets.Box([*self._tools.values(), self._pace], layout=wrap),
                widgets.Box([board, beside], layout=widgets.Layout(flex_flow="row wrap", align_items="flex-start")),
                self._chest(),
            ]
        )
        self._whole.add_class("webpower-keys")

    def _chest(self) -> widgets.Accordion:
        """All drawers, closed."""
        self.lines = LinesDrawer(self.desk.lines, self._do)
        self.seats = SeatsDrawer(self.desk.chairs, self._do)
        self.files = FilesDrawer(self.desk.files, self._do)
        self._drawers: list[Drawer] = [self.lines, *[self.seats] * (not self.desk.chairs.fixed), self.files]
        self._open = widgets.Accordion(
            [drawer.widget for drawer in self._drawers], titles=[drawer.title for drawer in self._drawers]
        )
        return self._open

    def _listen(self) -> None:
        for id, button in self._tools.items():
            button.on_click(lambda _, id=id: self.press(id))
        self._pace.observe(lambda change: self._set_pace(change["new"]), "value")
        self._bot.on_click(lambda _: self.tick())
        self._open.observe(lambda _: self._guarded(self._refresh_drawer), "selected_index")
        self.board.on_pick(self.pick)
        self.board.on_poke(self.pick)
        self.board.on_key(self.key)
        self.board.on_tick(self.tick)

    def _set_pace(self, pace: str) -> None:
        self.board.interval = _interval(pace)
        self._do(lambda: None)

    def _show_board(self) -> None:
        self.board.show(self.desk.scene())

    def _redraw(self) -> None:
        self._show_board()
        self._headline.value = self.desk.headline()
        self._notice.value = self._told()
        self.text.show(self.desk.panels())
        self._show_hand(self.desk.hand())
        self._show_presses(self.desk.presses())
        for tool in self.desk.tools():
            _label(self._tools[tool.id], tool)
        self._refresh_drawer()

    def _refresh_drawer(self) -> None:
        if self._open.selected_index is not None:
            self._drawers[self._open.selected_index].refresh()

    def _told(self) -> str:
        if self.desk.notice is None:
            return ""
        sentence = self.desk.notice.cited(self.desk.names)
        return f'<div role="status">{cited(sentence[:1].upper() + sentence[1:])}</div>'

    def _show_hand(self, cards: Sequence[Card]) -> None:
        while len(self._cards) < len(cards):
            button, place = widgets.Button(layout=widgets.Layout(width="auto")), len(self._cards)
            button.style.text_color = TEXT
            button.on_click(lambda _, place=place: self.card(place))
            self._cards.append(button)
        for button, card in zip(self._cards, cards, strict=False):
            with button.hold_sync(), button.style.hold_sync(), button.layout.hold_sync():  # a message each
                button.description, button.icon = card.label, "check" if card.chosen else ""
                button.tooltip = say("card-put-back-tip" if card.chosen else "card-choose-tip", card=card.label)
                button.style.button_color = TINTS[card.colour]
                button.style.font_weight = "bold" if card.chosen else "normal"
                button.layout.border = f"{3 if card.chosen else 1}px solid {OUTLINE}"
        self._hand.children = self._cards[: len(cards)]

    def _show_presses(self, presses: Sequence[Press]) -> None:
        """The same button for the same press, so that the focus stays where it is."""
        shown = []
        for press in presses:
            if press.id not in self._presses:
                button = widgets.Button(layout=widgets.Layout(width="auto"))
                button.on_click(lambda _, id=press.id: self.press(id))
                self._presses[press.id] = button
            button = self._presses[press.id]
            _label(button, press)
            button.button_style = "primary" if press.ready else ""
            shown.append(button)
        by_click = self.desk.waits_for_bot and PACES[self.pace] is None
        self._doing.children = [*shown, *[self._bot] * by_click]


def _label(button: widgets.Button, press: Press) -> None:
    with button.hold_sync():
        button.description, button.tooltip = press.text, press.tip


def _interval(pace: str) -> int:
    return max(50, PACES[pace] or 0)
