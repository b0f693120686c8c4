"""Web of Power as whatever plays, keeps or draws games of any kind needs it."""

from __future__ import annotations

import os
from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any

from webpower.draw.scene import Scene
from webpower.engine.kind import Choice, Kind, Loss, Scored
from webpower.engine.messages import Message
from webpower.engine.players import Bots, Player
from webpower.games.power.board import PLAYER_COUNTS, Board
from webpower.games.power.options import VARIANTS
from webpower.games.power.record_model import GAME, POSITION_FORMAT, TREE_FROM_POSITION_FORMAT, WHOLE_POSITION_FORMAT
from webpower.games.power.rules import TEXTS
from webpower.resources import data_path

if TYPE_CHECKING:
    from webpower.draw.gallery import Exhibit
    from webpower.engine.history import History
    from webpower.engine.questions import Topic
    from webpower.engine.topic import GameTopic
    from webpower.games.power.actions import Action
    from webpower.games.power.game import Game
    from webpower.games.power.playing.desk import Desk
    from webpower.games.power.position import Position
    from webpower.games.power.report import PowerReport
    from webpower.games.power.scoring import Sheet
    from webpower.games.power.stepping import PowerStage

OPEN_CARDS = "open_cards"
"""What tournaments count beside the points: the open cards that a seat took (WP-23)."""


class PowerKind(Kind):
    """What Web of Power provides; see `webpower.engine.kind.Kind`. What is larger is imported when it is asked for."""

    id = GAME
    texts = TEXTS
    named = False
    seats = PLAYER_COUNTS
    ladder = ("random", "greedy", "thoughtful", "search")
    coached = "placed pieces"
    formats = (POSITION_FORMAT, WHOLE_POSITION_FORMAT, TREE_FROM_POSITION_FORMAT)
    aids = ("what-if", "hint", "if-ended", "known", "coach")
    choices = (
        Choice("variant", VARIANTS, "standard", "The standard rules or the faster variant."),
        Choice("vatican", (False, True), False, "Play with the expansion."),
        Choice("joker_own_country", (False, True), False, "Let a joker pair pay in the countries it shows, too."),
        Choice("board", (), "europe", "The id of a board, or a board file."),
    )

    @property
    def bots(self) -> Bots:
        """See `Kind.bots`."""
        from webpower.games.power.players import PLAYERS

        return PLAYERS

    def new_game(self, players: int | Sequence[str], seed: int, **options: Any) -> Game:
        """See `webpower.new_game`."""
        from webpower.games.power.game import new_game

        return new_game(players, seed, **options)

    def actions(self, position: Position) -> Sequence[Action]:
        """See `Kind.actions`."""
        return position.setup.actions.all

    def read(self, data: Any) -> Game:
        """See `Kind.read`."""
        from webpower.games.power.tree_file import read_game

        return read_game(data)

    def open(self, data: Any) -> Game:
        """See `Kind.open`: a game may begin from a whole position."""
        from webpower.games.power.from_position import game_from
        from webpower.games.power.record_model import WHOLE_POSITION_FORMAT
        from webpower.games.power.whole_file import read_whole

        if isinstance(data, dict) and data.get("format") == WHOLE_POSITION_FORMAT:
            return game_from(*read_whole(data))
        return self.read(data)

    def is_tree(self, data: Any) -> bool:
        """See `Kind.is_tree`: a tree may begin from a position, too."""
        from webpower.games.power.tree_file import is_tree

        return is_tree(data)

    def offered(self, choice: Choice, seats: int) -> Sequence[tuple[str, Any]]:
        """See `Kind.offered`: the boards are those of the program, and those of a folder of one's own."""
        from webpower.games.power.board_choices import board_choices

        return board_choices() if choice.name == "board" else super().offered(choice, seats)

    @property
    def recorded(self) -> Path:
        """See `Kind.recorded`."""
        return data_path("games")

    def settled(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """See `Kind.settled`: a board is read from its file."""
        from webpower.games.power.board_file import load_board

        settled = super().settled(options)
        board = settled["board"]
        return settled | {"board": board if isinstance(board, Board) else load_board(board)}

    def lasting(self, settled: Mapping[str, Any]) -> dict[str, Any]:
        """See `Kind.lasting`: of the board nothing is said if it is the usual one."""
        from webpower.games.power.board_file import load_board
        from webpower.games.power.record_file import board_entry

        said = {**settled, "board": board_entry(settled["board"])}
        if settled["board"] == load_board():
            del said["board"]
        return {"game": "power", **said}

    def written(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """See `Kind.written`: a board is said by its id or its path."""
        board = options.get("board", "europe")
        return super().written({**options, "board": board.id if isinstance(board, Board) else os.fspath(board)})

    def facts(self, history: History[Any, Any]) -> Mapping[str, tuple[int, ...]]:
        """See `Kind.facts`: how many open cards each seat took (WP-23)."""
        taken = [0] * history.position.setup.seats
        for before, after in pairwise(history.line()):
            action: Any = after.action
            if action.act == "draw" and action.source == "open":
                taken[before.position.seat] += 1
        return {OPEN_CARDS: tuple(taken)}

    def loss(self, position: Position, action: Action) -> Loss | None:
        """See `Kind.loss`."""
        from webpower.games.power.playing.coach import loss, remark_on

        found = loss(position, action)
        return None if found is None else Loss(found.points, remark_on(position, found))

    def score(self, position: Position) -> Sheet:
        """See `Kind.score`."""
        from webpower.games.power.scoring import score

        return score(position)

    def score_file(self, data: Any) -> Scored:
        """See `Kind.score_file`: also of positions."""
        from webpower.games.power.scored import score_file

        return score_file(data)

    def parts(self, position: Position) -> Mapping[str, tuple[int, ...]]:
        """See `Kind.parts`: ``interim``, ``cloisters``, ``alliances`` and ``chains``."""
        from webpower.games.power.scoring.sheet import FINAL, INTERIM, KINDS

        sheet = self.score(position)
        final = sheet.part(FINAL)
        return {INTERIM: sheet.part(INTERIM).totals(), **{kind: final.of_kind(kind).totals() for kind in KINDS}}

    def winners(self, position: Position) -> tuple[int, ...]:
        """See `Kind.winners` (WP-44)."""
        from webpower.games.power.scoring import winners

        return winners(position)

    def deed(self, position: Position, action: Action) -> Message:
        """See `Kind.deed`."""
        from webpower.games.power.players.words import named

        return named(position.setup, action)

    def scene(self, position: Position, names: Sequence[str], last: Any = None) -> Scene:
        """See `Kind.scene`."""
        from webpower.games.power.scene import scene

        return scene(position, names, last=last, width="compact")

    def report(self, game: Game) -> PowerReport:
        """See `Kind.report`."""
        from webpower.games.power.report import PowerReport

        return PowerReport(game)

    def gallery(self) -> Iterable[Exhibit]:
        """See `Kind.gallery`."""
        from webpower.games.power.gallery import gallery

        return gallery()

    def stage(self, game: Game) -> PowerStage:
        """See `Kind.stage`."""
        from webpower.games.power.stepping import PowerStage

        return PowerStage(game)

    def desk(
        self,
        game: Game,
        seats: Sequence[Player | None],
        helper: Player,
        folder: Path | None = None,
        view: str = "own",
        aids: Collection[str] | None = None,
        fixed: bool = False,
    ) -> Desk:
        """See `Kind.desk`."""
        from webpower.games.power.playing.desk import Desk

        return Desk(game, seats, helper, folder, view, aids, fixed)

    @property
    def topics(self) -> Mapping[str, GameTopic[Any]]:
        """See `Kind.topics`."""
        from webpower.games.power.questions import TOPICS

        return TOPICS

    @property
    def asked(self) -> Mapping[str, Topic]:
        """See `Kind.asked`."""
        from webpower.games.power.questions import ASKED

        return ASKED


POWER = PowerKind()
