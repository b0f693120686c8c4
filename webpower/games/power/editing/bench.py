"""The workbench: a position that is being set up, and what each click does.

The bench decides nothing about the rules. While the position is unfinished it says what is not legal yet; whatever a
click does can be done here without a browser.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from webpower.draw.scene import Scene
from webpower.engine.errors import RecordError, WrongValue
from webpower.engine.messages import Message, Value, message
from webpower.engine.players import Player
from webpower.engine.playing.seating import Seated, seated
from webpower.games.power import panels
from webpower.games.power.actions import NOWHERE
from webpower.games.power.display import sums_html
from webpower.games.power.editing import cards, moments, pieces
from webpower.games.power.editing.files import PositionFiles
from webpower.games.power.editing.rows import ERASER, Choices, Row, Rows, Tile
from webpower.games.power.editing.sheet import legality, sheet_panel
from webpower.games.power.editing.steps import Step, Steps
from webpower.games.power.from_position import game_from
from webpower.games.power.game import Game
from webpower.games.power.legality import faults
from webpower.games.power.players import PLAYERS
from webpower.games.power.playing.desk import Desk
from webpower.games.power.position import Position
from webpower.games.power.rules import TEXTS
from webpower.games.power.scene import scene
from webpower.games.power.scene.ids import elements
from webpower.games.power.scoring import score

TOOLS = ("undo", "redo", "clear", "sheet")

KEYS = {"E": "erase", "Ctrl+Z": "undo", "Ctrl+Shift+Z": "redo", "Ctrl+Y": "redo"}
"""What keys press, beside the digits, which choose whose pieces are put down."""


class Bench:
    """A position that is set up by clicks (`webpower.show.workbench.Workbench`).

    ``names`` are the players', by seat; ``seed`` decides the cards that nobody chose. ``helper`` plays the seats that
    no person takes when the game goes on. ``folder`` is where positions and games are kept, None for nowhere.
    ``follows`` lets the stack grow lower with every piece, as it would in a game.
    """

    def __init__(
        self,
        position: Position,
        names: Sequence[str],
        seed: int,
        helper: Player,
        folder: Path | None = None,
        follows: bool = False,
    ) -> None:
        self.folder = folder
        self.notice: Message | None = None
        """What the last click has to be told about: why it did nothing, or what it has done."""
        self.files = PositionFiles(self)
        self._helper = helper
        self._steps = Steps(Step(position, tuple(names), seed, follows))
        self._tool = position.seat
        self._holder = position.seat
        self._people: frozenset[int] | None = None
        self._asked = ""
        """The element at which it is asked whose advisor is taken away."""
        self._shows_sheet = False

    # What is set up

    @property
    def draft(self) -> Position:
        """The position as it stands, legal or not."""
        return self._steps.now.position

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat."""
        return self._steps.now.names

    @property
    def seed(self) -> int:
        """What decides the cards that nobody chose."""
        return self._steps.now.seed

    def faults(self) -> list[Message]:
        """What is not legal yet; nothing if the position can be played on from."""
        return faults(self.draft)

    @property
    def position(self) -> Position:
        """The position. Raises RecordError, with the rule, if it is not legal yet."""
        for fault in self.faults():
            raise RecordError(fault, self.names)
        return self.draft

    @property
    def game(self) -> Game:
        """A new game that begins from the position. Raises RecordError if that is not legal yet."""
        return game_from(self.position, self.names, self.seed)

    # What is to be seen

    def scene(self) -> Scene:
        """The board: what was changed last is ringed, and lit is where the tool does something."""
        last = self._steps.now.last
        lit = [element for element in elements(self.draft.setup) if self._does_something(element)]
        return scene(self.draft, self.names, last=last or None, targets=lit, width="compact")

    def _does_something(self, element: str) -> bool:
        if self._tool == ERASER:
            return bool(pieces.owners_at(self.draft, element))
        return isinstance(pieces.put(self.draft, self._tool, element), Position)

    def headline(self) -> str:
        """Whose turn it is in the position, and what is played by."""
        return panels.turn_panel(self.draft, self.names, self._say("edit-where", seed=self.seed))

    def legality(self) -> str:
        """Whether the position is legal, or what is not."""
        return legality(self.draft, self.names)

    def summary(self) -> str:
        """The first thing that is not legal yet; "" if there is none."""
        return "".join(self._say("edit-first-fault", why=fault.cited(self.names)) for fault in self.faults()[:1])

    def panels(self) -> tuple[str, ...]:
        """The players, the cards on the table, the sums of the score if the game ended now."""
        return (
            panels.players_panel(self.draft, self.names, ()),
            panels.cards_panel(self.draft),
            sums_html(score(self.draft), self.names),
        )

    def below(self) -> tuple[str]:
        """The score sheet, if it was asked for."""
        return (sheet_panel(self.draft, self.names) if self._shows_sheet else "",)

    def tools(self) -> tuple[Tile, ...]:
        """What can always be done."""
        texts = [(name, *(self._say(f"edit-{name}{end}") for end in ("", "-tip"))) for name in TOOLS]
        return tuple(Tile(name, text, tip, name == "sheet" and self._shows_sheet) for name, text, tip in texts)

    def palette(self) -> Row:
        """What a click on the map does; or whose advisor it is to take away."""
        owners = pieces.owners_at(self.draft, self._asked)
        return self._rows().whose(owners) if self._asked else self._rows().palette()

    def rows(self) -> list[Row]:
        """What else can be set."""
        return self._rows().rest()

    def seating(self) -> Row:
        """Who plays when the game goes on."""
        return self._rows().who_plays()

    def _rows(self) -> Rows:
        return Rows(self.draft, self.names, Choices(self._tool, self._holder, self.people, self._helper.name))

    @property
    def keys(self) -> dict[str, str]:
        """What each key presses."""
        return {**{str(seat + 1): f"put:{seat}" for seat in range(len(self.names))}, **KEYS}

    @property
    def people(self) -> frozenset[int]:
        """The seats that persons play when the game goes on: that on the move, unless others were chosen."""
        return frozenset([self.draft.seat]) if self._people is None else self._people

    def _say(self, id: str, **values: Value) -> str:
        return message(TEXTS, id, "", **values).say(self.names)

    # Clicks

    def pick(self, element: str) -> None:
        """A click on an element of the board."""
        self.notice, self._asked = None, ""
        owners = pieces.owners_at(self.draft, element)
        if self._tool != ERASER:
            self._change(pieces.put(self.draft, self._tool, element), element)
        elif len(owners) > 1:
            self._asked = element
        elif owners:
            self._change(pieces.take(self.draft, owners[0], element), element)
        else:
            self.notice = message(TEXTS, "edit-nothing-there")

    def press(self, id: str) -> None:
        """A click on a tile, by its id: ``put:1``, ``phase:draw``, ``give:frankreich``, ``placed:Franken``."""
        name, _, which = id.partition(":")
        board, number = self.draft.board, int(which) if which.lstrip("-").isdigit() else 0
        asked, draft, seed = self._asked, self.draft, self.seed
        self.notice, self._asked = None, ""
        match name:
            case "put":
                self._tool = self._holder = number
            case "erase":
                self._tool = ERASER
            case "whose" if number in pieces.owners_at(draft, asked):
                self._change(pieces.take(draft, number, asked), asked)
            case "cancel" | "whose":
                pass
            case "mover":
                self._change(moments.turn_begins(draft, number))
            case "phase":
                self._change(self._phase(which))
            case "exchanged":
                self._change(moments.drawing(draft, NOWHERE))
            case "placed" if draft.phase == "more":
                self._change(moments.second_piece(draft, board.country_number[which]))
            case "placed":
                self._change(moments.drawing(draft, board.country_number[which]))
            case "times":
                self._change(moments.run_out(draft, number, seed))
            case "interim":
                self._change(moments.scored_now(draft))
            case "cards":
                self._holder = number
            case "give":
                self._change(cards.give(draft, self._holder, board.card_number[which], seed))
            case "back":
                self._change(cards.give_back(draft, self._holder, board.card_number[which], seed))
            case "stack":
                self._change(cards.stacked(draft, len(draft.stack) + number, seed), follows=False)
            case "deal":
                self._change(cards.dealt(draft, seed))
            case "other-cards":
                self._change(cards.dealt_anew(draft, seed + 1), seed=seed + 1)
            case "sit":
                self._people = self.people ^ {number}
            case "undo":
                self._go(-1)
            case "redo":
                self._go(1)
            case "clear":
                self._change(pieces.cleared(draft))
            case "sheet":
                self._shows_sheet = not self._shows_sheet
            case _:
                raise ValueError(f"the workbench has nothing called {id!r} to press")

    def _phase(self, name: str) -> Position | Message:
        draft = self.draft
        match name:
            case "place":
                return moments.turn_begins(draft, draft.seat)
            case "more":
                return moments.second_piece(draft, pieces.country_at(draft, self._steps.now.last))
            case "draw":
                return moments.drawing(draft)
            case _:
                return moments.over(draft, self.seed)

    # Steps

    def _change(self, to: Position | Message, element: str = "", **more: Any) -> None:
        """A step on to another position of these players, unless it can't be; ``more`` are fields of the step."""
        if isinstance(to, Message):
            self.notice = to
        else:
            self._steps.add(self._steps.now._replace(position=to, last=element, **more))

    def _go(self, steps: int) -> None:
        if not self._steps.go(steps):
            self.notice = message(TEXTS, "edit-start" if steps < 0 else "edit-end")
        self._choose_among_players()

    def show(self, position: Position, names: Sequence[str]) -> None:
        """Another position takes the place of this one, which can be gone back to."""
        step = self._steps.now._replace(position=position, names=tuple(names), last="", follows=False)
        self._steps.add(step)
        self._choose_among_players()

    def _choose_among_players(self) -> None:
        """Seats that there are no more are not chosen any more."""
        seats = len(self.names)
        self._tool, self._holder = (choice if choice < seats else 0 for choice in (self._tool, self._holder))
        self._people = self._people and self._people & set(range(seats))

    # Playing on

    def desk(self, players: Sequence[Seated] | None = None) -> Desk:
        """A table's desk with a new game from the position, which goes on as it was left if it was played before.

        ``players`` are as in `webpower.play`, and say who are persons; the names are those of the position. Raises
        RecordError if the position is not legal yet, and WrongValue for too few or too many players.
        """
        game = self.game
        seats = [None if seat in self.people else self._helper for seat in range(len(self.names))]
        if players is not None:
            seats = seated(players, PLAYERS)[1]
        if len(seats) != len(self.names):
            raise WrongValue(f"players: expected {len(self.names)}, one a seat, got {len(seats)}")
        return Desk(game, seats, self._helper, self.folder)
