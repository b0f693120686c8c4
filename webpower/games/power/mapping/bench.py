"""The drawing board: a board file that is being written, and what each click and each field does.

Whatever a click does can be done here without a browser. What is wrong with the board is never refused on the way; it
is told, all of it, after every change.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from webpower.draw.scene import Scene
from webpower.draw.svg import to_img
from webpower.engine.errors import FileError
from webpower.engine.messages import Message, message
from webpower.games.power.board import Board, Point
from webpower.games.power.board_file import make_board
from webpower.games.power.editing.rows import Row, Tile
from webpower.games.power.mapping import cursor as cursors
from webpower.games.power.mapping import draft as drafts
from webpower.games.power.mapping.checks import checks
from webpower.games.power.mapping.draft import Draft
from webpower.games.power.mapping.fields import NUMBERS, Field, changed, fields
from webpower.games.power.mapping.files import BoardFiles
from webpower.games.power.mapping.picture import View, picture, view_of
from webpower.games.power.options import Options
from webpower.games.power.position import Setup, deal
from webpower.games.power.rules import TEXTS
from webpower.games.power.scene import scene

CLICKS = ("country", "site-tool", "join", "move", "erase")
TOOLS = ("undo", "redo", "fit", "new", "preview")
PLACES = ("site", "coat")


class DrawingBoard:
    """A board that is drawn by clicks (`webpower.show.map_editor.MapBench`)."""

    def __init__(self, draft: Draft, folder: Path | None = None) -> None:
        self.folder = folder
        self.notice: Message | None = None
        """What the last click has to be told about."""
        self.files = BoardFiles(self)
        self._steps, self._at = [draft], 0
        self._view: View = view_of(draft)
        self._click = "site-tool" if draft["countries"] else "country"
        self._chosen = ""
        """The element whose name and card are in the fields."""
        self._held = ""
        """The element that the first of two clicks was on."""
        self._country = draft["countries"][0]["name"] if draft["countries"] else ""
        """To which new sites belong."""
        self._previews = False
        self._cursor: Point | None = None
        """Where the keys are on the map, in pixels, once they are used."""
        if not draft["countries"]:
            self.notice = message(TEXTS, "mapping-begin")

    # What is drawn

    @property
    def draft(self) -> Draft:
        """The content of the board file, right or wrong."""
        return self._steps[self._at]

    @property
    def board(self) -> Board:
        """The board. Raises FileError, with a line a mistake, as long as it is not good."""
        return make_board(self.draft)

    def mistakes(self) -> tuple[str, ...]:
        """What is missing or wrong, a line each."""
        try:
            make_board(self.draft)
        except FileError as error:
            return error.lines
        return ()

    # What is to be seen

    def scene(self) -> Scene:
        """The board as it stands, with a ring around what was clicked."""
        return picture(self.draft, self._view, self._held or self._chosen, self._cursor)

    def checks(self) -> str:
        """Whether the board is good, or all that is not, as HTML."""
        return checks(self.draft, self.mistakes())

    def below(self) -> str:
        """The finished map as HTML, if it was asked for and can be drawn."""
        if not self._previews or self.mistakes():
            return ""
        setup = Setup(self.board, Options(vatican=bool(self.board.arms)), 3)
        return to_img(scene(deal(setup, setup.unshuffled), (), width="compact"))

    def clicks(self) -> Row:
        """What a click on the map does."""
        return Row("click", _say("click"), [self._tile(f"click:{name}", name, name == self._click) for name in CLICKS])

    def tools(self) -> Sequence[Tile]:
        """What can always be done."""
        return [self._tile(name, name, name == "preview" and self._previews) for name in TOOLS]

    def _tile(self, id: str, name: str, chosen: bool) -> Tile:
        return Tile(id, _say(name), _say(f"{name}-tip"), chosen)

    def fields(self) -> Sequence[Field]:
        """What can be written or chosen: for what was clicked last, and for the whole board."""
        return fields(self.draft, self._chosen, self._country)

    # Clicks and fields

    def place(self, x: float, y: float, element: str) -> None:
        """A click on the map, in pixels, and the element that was met, or ""."""
        self.notice, self._cursor = None, None
        kind = element.partition(":")[0]
        met = element if kind in (*PLACES, "road") else ""
        at = self._view.place(x, y)
        match self._click:
            case "erase":
                self._erase(met)
            case "move" if self._held:
                self._add(drafts.moved(self.draft, self._held, at), self._held)
            case "join" if self._held:
                self._join(met)
            case "move" | "join":
                self._hold(met if kind in PLACES else "")
            case _ if met and kind in PLACES:
                self._choose(met)
            case "site-tool" if not self._country:
                self.notice = message(TEXTS, "mapping-no-country")
            case "site-tool":
                self._add(*drafts.with_site(self.draft, self._country, at))
            case _:
                self._add(*drafts.with_country(self.draft, at))

    def pick(self, element: str) -> None:
        """A site or arms chosen by the keyboard: a click on it, where it is."""
        self.place(*cursors.place_of(self.draft, self._view, element), element)

    def go(self, way: str, fine: bool = False) -> None:
        """Move the cursor ``left``, ``right``, ``up`` or ``down``, a ``fine`` step or a usual one."""
        start = self._cursor or (
            cursors.place_of(self.draft, self._view, self._chosen) if self._chosen else cursors.middle(self._view)
        )
        self._cursor = cursors.moved(start, way, fine, self._view)
        self.notice = cursors.told(self.draft, self._view, self._cursor)

    def put(self) -> None:
        """A click where the cursor is."""
        if self._cursor is None:
            self._cursor = cursors.middle(self._view)
            self.notice = cursors.told(self.draft, self._view, self._cursor)
            return
        here = self._cursor
        self.place(*here, cursors.under(self.draft, self._view, here))
        self._cursor = here

    def let_go(self) -> None:
        """Forget the first of two clicks, and the cursor."""
        self.notice, self._held, self._cursor = None, "", None

    def press(self, id: str) -> None:
        """A click on a tile."""
        self.notice, self._held = None, ""
        name, _, which = id.partition(":")
        match name:
            case "click":
                self._click = which
            case "undo" | "redo":
                self._at = max(0, min(self._at + (1 if name == "redo" else -1), len(self._steps) - 1))
                self._keep_choices()
            case "fit":
                self._view, self._cursor = view_of(self.draft), None
            case "new":
                self.show(drafts.empty_draft())
            case "preview":
                self._previews = not self._previews

    def set(self, id: str, value: str | int) -> None:
        """A field that was filled in."""
        self.notice = None
        if id == "of-country":
            self._country = str(value)
        elif id == "name":
            self._rename(str(value).strip())
        elif id in NUMBERS or self._chosen or id.startswith("board-") or id in ("arms", "outlines"):
            self._add(changed(self.draft, id, value, self._chosen), self._chosen)

    def show(self, draft: Draft) -> None:
        """Go on with another board; the one before comes back by Undo."""
        self._chosen = self._held = ""
        self._cursor = None
        self._add(draft)
        self._view = view_of(draft)
        self._click = "site-tool" if draft["countries"] else "country"

    def _add(self, draft: Draft, chosen: str = "") -> None:
        if draft != self.draft:
            self._steps[self._at + 1 :] = [draft]
            self._at += 1
        self._held = ""
        self._choose(chosen)
        self._keep_choices()

    def _choose(self, element: str) -> None:
        kind, _, name = element.partition(":")
        self._chosen = element if kind in PLACES else ""
        if kind == "coat":
            self._country = name

    def _keep_choices(self) -> None:
        """Choose nothing that is not there any more."""
        names = [country["name"] for country in self.draft["countries"]]
        there = {f"coat:{name}" for name in names} | {f"site:{site['id']}" for site in self.draft["sites"]}
        self._chosen = self._chosen if self._chosen in there else ""
        if self._country not in names:
            self._country = names[0] if names else ""

    def _hold(self, element: str) -> None:
        if not element:
            self.notice = message(TEXTS, "mapping-nothing")
            return
        self._choose(element)
        self._held = element
        self.notice = message(TEXTS, "mapping-where" if self._click == "move" else "mapping-second")

    def _join(self, element: str) -> None:
        same_kind = element.partition(":")[0] == self._held.partition(":")[0]
        if not same_kind or element == self._held:  # another first end, or the same end again, which lets it go
            first, self._held = self._held, ""
            if element != first:
                self._hold(element)
            return
        self._add(drafts.joined(self.draft, self._held, element), element)

    def _erase(self, element: str) -> None:
        if element:
            self._add(drafts.without(self.draft, element))
        else:
            self.notice = message(TEXTS, "mapping-nothing")

    def _rename(self, name: str) -> None:
        kind, _, old = self._chosen.partition(":")
        others = [country["name"] for country in self.draft["countries"] if country["name"] != old]
        if not self._chosen:
            return
        if not drafts.is_name(name):
            self.notice = message(TEXTS, "mapping-no-name")
        elif kind == "coat" and name in others:
            self.notice = message(TEXTS, "mapping-taken", name=name)
        else:
            before = self._country
            new, element = drafts.renamed(self.draft, self._chosen, name)
            self._country = name if kind == "coat" and before == old else before
            self._add(new, element)


def _say(id: str) -> str:
    return message(TEXTS, f"mapping-{id}").say(())
