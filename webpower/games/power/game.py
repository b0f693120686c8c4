"""A game of Web of Power: new or from a file, played, stepped through, branched, scored and saved."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from webpower.draw.seats import seat_names as seat_names
from webpower.engine import game as engine_game
from webpower.engine.chance import Outcomes, SeededOutcomes, derive_seed
from webpower.engine.errors import in_file
from webpower.engine.files import read_json
from webpower.engine.history import Node
from webpower.games.power.actions import Action
from webpower.games.power.board import Board
from webpower.games.power.board_file import load_board
from webpower.games.power.naming import named_action
from webpower.games.power.observation import Observation
from webpower.games.power.options import Options
from webpower.games.power.position import Position, Setup, deal, starting_deck
from webpower.games.power.record_file import check_players
from webpower.games.power.ruleset import RULES
from webpower.games.power.scoring import Sheet, score
from webpower.games.power.scoring.sheet import FINAL, Line
from webpower.games.power.wanted import check_action, check_line, check_new_game
from webpower.games.power.writing import record_of, tree_of

if TYPE_CHECKING:
    from webpower.games.power.explain import Choices
    from webpower.games.power.kind import PowerKind


class Game(engine_game.Game[Position, Action]):
    """A game with its players' names, its seed and all its positions.

    >>> game = new_game(players=3, seed=7)
    >>> position = game.play(game.legal_actions()[0])
    >>> position.phase
    <Phase.DRAW: 'draw'>
    """

    def __init__(
        self,
        setup: Setup,
        names: Sequence[str],
        seed: int | None,
        deck: bytes,
        outcomes: Outcomes,
        start: Position | None = None,
    ) -> None:
        """``start`` is where a game begins that has no deal, and no ``deck`` (see `webpower.game_from`)."""
        super().__init__(RULES, deal(setup, deck) if start is None else start, outcomes, names, seed)
        self.setup = setup
        self.deck = deck
        self.start = start

    @property
    def kind(self) -> PowerKind:
        """See `webpower.engine.game.Game.kind`."""
        from webpower.games.power.kind import POWER

        return POWER

    # Playing

    def play(self, action: Action | str, at: str = "", pay: str | Sequence[str] = (), **more: str) -> Position:
        """Play an action at the cursor: one of the legal actions, or its names as in a record.

        ``more`` may hold ``card`` and ``source`` (``stack`` or ``open``). Raises IllegalAction with rule, position and
        sentence; the game is as it was then.

        >>> game = new_game(players=3, seed=7)
        >>> game.play("cloister", at="chorin", pay="franken-aragon").phase
        <Phase.DRAW: 'draw'>
        >>> game.play("stop")
        Traceback (most recent call last):
        webpower.engine.errors.IllegalAction: Green is drawing; the placing is already over [WP-16]
        """
        return self.try_action(self._chosen(action, at, pay, **more))

    def action(self, act: str, at: str = "", pay: str | Sequence[str] = (), card: str = "", source: str = "") -> Action:
        """The action of these names, legal or not.

        Raises UnknownName, and IllegalAction for a payment that no rule allows.
        """
        return named_action(self.position, self.names, act, at, pay, card, source)

    def _chosen(self, action: Action | str, at: str, pay: str | Sequence[str], **more: str) -> Action:
        """An action of this board, given whole or by its names."""
        check_action(action, bool(at or pay or more))
        if isinstance(action, str):
            return self.action(action, at, pay, **more)
        return self.action(action.act, action.at, action.pay, action.card, action.source)

    def why_not(self, action: Action | str, at: str = "", pay: str | Sequence[str] = (), **more: str) -> list[str]:
        """Every rule that an action breaks at the cursor, as sentences, the most telling first; none if it is legal.

        Raises UnknownName for names of which there is no action.
        """
        return self.refusals(lambda: self._chosen(action, at, pay, **more))

    def explain_options(self) -> Choices:
        """What can be done at the cursor: what can be placed where, paid by what, and where nothing goes, and why."""
        from webpower.games.power.explain import explain_options

        return explain_options(self.position, self.names)

    @property
    def chance_seed(self) -> int:
        """The seed of the game, or one made of the deck if it has none."""
        return derive_seed("deck", self.deck.hex()) if self.seed is None else self.seed

    def another(self) -> Game:
        """See `webpower.games.power.from_position.next_game`."""
        from webpower.games.power.from_position import next_game

        return next_game(self)

    @property
    def played_by(self) -> Sequence[str]:
        """See `webpower.engine.game.Game.played_by`."""
        options = self.setup.options
        chosen = ["vatican"] * options.vatican + ["own-pairs"] * options.joker_own_country
        return [*[options.variant] * options.fast, *chosen, *["position"] * (self.start is not None)]

    def observe(self, seat: int | None = None) -> Observation:
        """What a seat may know at the cursor; by default the seat that decides. Raises WrongValue for no seat."""
        seen: Observation = super().observe(seat)
        return seen

    # Scoring and telling

    def score(self) -> Sheet:
        """The score sheet at the cursor, as if the game ended there."""
        return replace(score(self.position), names=self.names)

    def why(self, what: Line | str | int, part: str = FINAL) -> list[str]:
        """The steps that lead to a number of the score sheet at the cursor, as sentences, each with its rule.

        ``what`` is a line of the sheet, or a place for all its points in a part of the scoring, or why it has none: a
        country, the number of an alliance, a chain by its ends (``chorin…fulda``). Raises NotOnSheet, and WrongValue
        for what is no line or place, or no part.

        >>> game = new_game(players=3, seed=7)
        >>> position = game.play("cloister", at="chorin", pay="franken-aragon")
        >>> game.why(game.score().lines[0])[-1]
        'Rank 1 scores one point for every cloister in Franken, whatever its colour, so Green scores 1 [WP-40]'
        """
        from webpower.games.power.explain import why, why_place

        check_line(what, part)
        steps = why(self.position, what) if isinstance(what, Line) else why_place(self.position, str(what), part)
        return [step.cited(self.names) for step in steps]

    def __str__(self) -> str:
        from webpower.games.power.text_form import game_text

        return game_text(self)

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> dict[str, str]:
        from webpower.games.power.display import game_bundle

        return game_bundle(self)

    # Files

    @property
    def has_record(self) -> bool:
        """Whether a record can hold it: not if it began from a position (`webpower.game_from`)."""
        return self.start is None

    def record_of(self, line: Sequence[Node[Position, Action]]) -> dict[str, Any]:
        """See `webpower.engine.game.Game.record_of`. Raises FileError for a game that began from a position."""
        return record_of(self, line)

    def tree(self) -> dict[str, Any]:
        """See `webpower.engine.game.Game.tree`."""
        return tree_of(self)


def new_game(
    players: int | Sequence[str] = 4,
    seed: int = 0,
    *,
    variant: str = "standard",
    vatican: bool = False,
    joker_own_country: bool = False,
    board: Board | str | os.PathLike[str] = "europe",
) -> Game:
    """A new game, shuffled and dealt from its seed: the same seed gives the same cards.

    ``players`` are 3 to 5 names, or how many there are. ``board`` is a board, the id of one that comes with the
    program, or the path of a board file. Raises RecordError for another number of players (WP-1), FileError for a board
    there is none of, and WrongValue for an unknown variant or a value of another type.
    """
    check_new_game(players, seed, board)
    names = seat_names(players) if isinstance(players, int) else tuple(players)
    check_players(players if isinstance(players, int) else len(names))
    options = Options(variant, vatican, joker_own_country)
    setup = Setup(board if isinstance(board, Board) else load_board(board), options, len(names))
    outcomes = SeededOutcomes(seed)
    return Game(setup, names, seed, starting_deck(setup, outcomes), outcomes)


def load_game(path: str | os.PathLike[str]) -> Game:
    """A game from a record file, its cursor at the end, every action checked and the result compared.

    A tree file brings all its lines of play, and the cursor where it stood.

    Raises FileError when the file can't be read, RecordError where the record breaks a rule.
    """
    from webpower.games.power.tree_file import read_game

    with in_file(path):
        return read_game(read_json(path))


def recorded_games() -> list[str]:
    """The names of the recorded games that come with the program, sorted."""
    from webpower.games.power.kind import POWER

    return POWER.recorded_games()


def recorded_game(name: str) -> Game:
    """A recorded game that comes with the program, its cursor at the end.

    Raises FileError for a name there is none of.
    """
    from webpower.games.power.kind import POWER

    game: Game = POWER.recorded_game(name)
    return game
