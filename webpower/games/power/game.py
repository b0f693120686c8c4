"""A game of Web of Power: new or from a file, played, stepped through, branched, scored and saved."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from webpower.draw.palette import PLAYERS
from webpower.engine.branches import find_branch, line_name
from webpower.engine.chance import Outcomes, SeededOutcomes, derive_seed
from webpower.engine.errors import FileError, IllegalAction, in_file, unwritable
from webpower.engine.files import read_json, write_text
from webpower.engine.history import History
from webpower.engine.messages import LONGEST_NAME, AnyOf, message
from webpower.engine.mistakes import short, wrong
from webpower.engine.players import PlayerLike, play_on
from webpower.engine.text import one_line
from webpower.games.power.actions import Action
from webpower.games.power.board import Board
from webpower.games.power.board_file import load_board
from webpower.games.power.naming import named_action
from webpower.games.power.observation import Observation
from webpower.games.power.options import Options
from webpower.games.power.position import Position, Setup, deal, starting_deck
from webpower.games.power.record_file import check_players, record_text, tree_text
from webpower.games.power.rules import TEXTS
from webpower.games.power.ruleset import RULES
from webpower.games.power.scoring import Sheet, score, winners
from webpower.games.power.scoring.sheet import FINAL, Line
from webpower.games.power.wanted import check_action, check_line, check_new_game, check_seat
from webpower.games.power.writing import record_of, tree_of
from webpower.resources import data_path

if TYPE_CHECKING:
    from webpower.games.power.explain import Choices
    from webpower.games.power.hint import Hint
    from webpower.games.power.lines_of_play import Comparison, LinesOfPlay
    from webpower.show.stepper import Stepper


def seat_names(players: int) -> tuple[str, ...]:
    """What players are called who have no names: by the colour of their pieces.

    >>> seat_names(3)
    ('Green', 'Red', 'Blue')
    """
    return tuple(message(TEXTS, "seat-name", colour=ink.name).say(()) for ink in PLAYERS[:players])


class Game(History[Position, Action]):
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
        super().__init__(RULES, deal(setup, deck) if start is None else start, outcomes)
        self.setup = setup
        self.names = tuple(names)
        self.seed = seed
        self.deck = deck
        self.start = start

    # Playing

    def legal_actions(self) -> list[Action]:
        """The legal actions at the cursor; none only when the game is over."""
        return list(self.rules.legal_actions(self.position))

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
        chosen = self._chosen(action, at, pay, **more)
        broken = self.rules.reasons(self.position, chosen)
        if broken:
            raise IllegalAction(broken, self.position, self.names)
        return self.advance(chosen)

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
        try:
            chosen = self._chosen(action, at, pay, **more)
        except IllegalAction as refusal:
            return [reason.cited(self.names) for reason in refusal.reasons]
        return [reason.cited(self.names) for reason in self.rules.reasons(self.position, chosen)]

    def explain_options(self) -> Choices:
        """What can be done at the cursor: what can be placed where, paid by what, and where nothing goes, and why."""
        from webpower.games.power.explain import explain_options

        return explain_options(self.position, self.names)

    def play_on(self, bots: str | PlayerLike | Sequence[str | PlayerLike] = "random", seed: int | None = None) -> Game:
        """Let bots play from the cursor to the end of the game, and return the game.

        ``bots`` are names or players (functions too), one for all seats or one a seat; their chance comes from
        ``seed``, by default the game's own. Raises UnknownPlayer.

        >>> new_game(players=3, seed=7).play_on("random").position.end
        'stack'
        """
        from webpower.games.power.players import make_players

        wanted = bots if isinstance(bots, Sequence) and not isinstance(bots, str) else [bots]
        play_on(self, make_players(wanted, self.setup.seats), self.chance_seed if seed is None else seed)
        return self

    def hint(self, bot: str | PlayerLike = "greedy", seed: int | None = None) -> Hint | None:
        """What a bot would do at the cursor, and why, in figures; None when the game is over.

        It sees what the seat to move may know. Raises UnknownPlayer.

        >>> print(new_game(players=3, seed=7).hint("blocker"))
        blocker would choose: exchange one Franken/Aragon card, because nothing that can be placed disturbs anybody
        """
        from webpower.games.power.hint import hint

        return hint(self, bot, self.names, self.chance_seed if seed is None else seed)

    @property
    def chance_seed(self) -> int:
        """The seed of the game, or one made of the deck if it has none."""
        return derive_seed("deck", self.deck.hex()) if self.seed is None else self.seed

    def step_through(self, *, step: int = 0, hide_hands: bool = False) -> Stepper:
        """A control that steps through the line of the cursor; see `webpower.games.power.stepping.stepper`."""
        from webpower.games.power.stepping import stepper

        return stepper(self, step=step, hide_hands=hide_hands)

    # Branches

    def branches(self) -> LinesOfPlay:
        """All lines of play: their names, where they fork, the score if they ended there.

        ``10b`` leaves the line it comes from after 10 actions, with the second action that was tried there.
        """
        from webpower.games.power.lines_of_play import lines_of_play

        return lines_of_play(self)

    def switch(self, line: str) -> Position:
        """Go to the end of the line of that name. Raises UnknownLine."""
        return self.visit(find_branch(self, line).end)

    def notices(self, hide: bool = False) -> list[str]:
        """What the last going back (`undo`, `go`, `switch`) gave away, as sentences: cards that had come to light."""
        return [said.cited(self.names) for said in self.notice(hide)]

    def compare(self, a: str, b: str = "", actions: int | None = None) -> Comparison:
        """Two lines of play from their fork: the actions, and the scores if each ended where it does.

        Without ``b`` it is the line of the cursor; ``actions`` compares so many after the fork. Raises UnknownLine.
        """
        from webpower.games.power.lines_of_play import compare

        return compare(self, a, b or line_name(self.line()[-1]), actions)

    def observe(self, seat: int | None = None) -> Observation:
        """What a seat may know at the cursor; by default the seat that decides. Raises WrongValue for no seat."""
        observer = self.position.seat if seat is None else seat
        check_seat(observer, self.setup.seats)
        seen: Observation = self.rules.observe(self.position, self.node.memory, observer)
        return seen

    # Scoring and telling

    def score(self) -> Sheet:
        """The score sheet at the cursor, as if the game ended there."""
        return replace(score(self.position), names=self.names)

    def winners(self) -> tuple[str, ...]:
        """Who wins if the game ends at the cursor (WP-44)."""
        return tuple(self.names[seat] for seat in winners(self.position))

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

    def log(self, hide: bool = False) -> list[str]:
        """What has happened up to the cursor, a sentence an event, each with its rule."""
        told: list[str] = []
        for node in self.line()[: self.node.number + 1]:
            told += [event.cited(self.names) for event in self.events(node, hide)]
        return told

    def __str__(self) -> str:
        from webpower.games.power.text_form import game_text

        return game_text(self)

    def __repr__(self) -> str:
        names = ", ".join(one_line(name, LONGEST_NAME) for name in self.names)
        return f"Game({names}; {self.node.number} of {len(self.line()) - 1} actions)"

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> dict[str, str]:
        from webpower.games.power.display import game_bundle

        return game_bundle(self)

    # Records

    def record(self) -> dict[str, Any]:
        """The line through the cursor as a record, from the start to its end.

        Raises FileError for a game that began from a position (`webpower.game_from`): a record begins with a deal.
        """
        return record_of(self, self.line())

    def save(self, path: str | os.PathLike[str], branches: bool = False) -> None:
        """Write the line through the cursor as a record file; the old file stays whole if that fails.

        ``branches`` writes all lines of play and the cursor, as a tree file. `load_game` reads both. Raises FileError
        when the file can't be written.
        """
        text = tree_text(tree_of(self)) if branches else record_text(self.record())
        try:
            write_text(path, text)
        except (OSError, TypeError, ValueError) as error:  # no such folder, no path, a name that is no text
            raise unwritable(path, error) from None


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
    return sorted(path.name.removesuffix(".json") for path in data_path("games").iterdir())


def recorded_game(name: str) -> Game:
    """A recorded game that comes with the program, its cursor at the end.

    Raises FileError for a name there is none of.
    """
    if name not in recorded_games():
        known = message(TEXTS, "file-game", names=AnyOf(recorded_games()))
        raise FileError([wrong("", known, short(name))])
    return load_game(data_path("games", f"{name}.json"))
