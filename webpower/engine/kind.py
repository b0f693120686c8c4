"""What a game has to provide so that everything else works with it: files, table, stepper, tournaments, command line.

Each game has one `Kind`, in ``webpower.games``; ``docs/adding-a-game.md`` goes through it piece by piece.
"""

from __future__ import annotations

import os
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from webpower.engine.errors import FileError, WrongValue, in_file
from webpower.engine.files import read_json
from webpower.engine.messages import AnyOf, Message, Value, message
from webpower.engine.mistakes import said, short, wrong
from webpower.engine.players import Bots, Player
from webpower.engine.trees import is_tree

if TYPE_CHECKING:
    from webpower.draw.gallery import Exhibit
    from webpower.draw.report import Report
    from webpower.draw.scene import Scene
    from webpower.engine.game import Game
    from webpower.engine.history import History
    from webpower.engine.playing.desk import Desk
    from webpower.engine.questions import Topic
    from webpower.engine.sheet import Sheet
    from webpower.engine.topic import GameTopic
    from webpower.show.stepper import Stage


class Choice(NamedTuple):
    """Something that can be chosen for a new game, as the command line and the forms offer it."""

    name: str
    """The name of the argument of `Kind.new_game`."""
    values: tuple[Any, ...]
    """All there are, the usual one first; none if it is a text or a number."""
    usual: Any
    help: str
    """What it is, in a sentence for the command line."""
    read: Callable[[str], Any] = str
    """Makes a value of what was written on the command line, where there are none to choose from. Raises WrongValue."""

    @property
    def is_switch(self) -> bool:
        """Whether it is either so or not."""
        return bool(self.values) and all(isinstance(value, bool) for value in self.values)

    @property
    def words(self) -> str:
        """The id of its name in the catalogue of its game; those of its values go on with a hyphen and the value."""
        return f"option-{self.name.replace('_', '-')}"


class Loss(NamedTuple):
    """What a decision gave away by a coach's measure."""

    points: int
    remark: Message
    """What would have been better, and by how much."""


class Scored(NamedTuple):
    """The score of what is in a file."""

    entry: dict[str, Any]
    """As JSON has it."""
    text: str
    """As plain text."""


class Kind(ABC):
    """A game, as whoever plays, keeps or draws games of any kind needs it."""

    id: ClassVar[str]
    """What files and the command line call it, such as ``web-of-power``."""
    named: ClassVar[bool] = True
    """Whether lines that play something again have to name it; not the game that is meant where none is named."""
    texts: ClassVar[str]
    """The catalogue of its sentences."""
    seats: ClassVar[Sequence[int]]
    """How many can play."""
    helper: ClassVar[str] = "greedy"
    """The bot that plays where nobody is named, and helps."""
    ladder: ClassVar[tuple[str, ...]]
    """Names of bots, from the weakest to the strongest."""
    coached: ClassVar[str] = ""
    """What those did whose decisions a coach measures (`loss`), such as ``placed pieces``; nothing without a coach."""
    aids: ClassVar[tuple[str, ...]]
    """What helps to learn at its table (`webpower.engine.playing.desk.Desk`)."""
    choices: ClassVar[tuple[Choice, ...]]
    """What can be chosen for a new game beside players and seed."""
    formats: ClassVar[tuple[str, ...]] = ()
    """Formats of files that are this game's alone and do not say so otherwise."""

    # Games

    @property
    @abstractmethod
    def bots(self) -> Bots:
        """The bots that come with it."""

    @abstractmethod
    def new_game(self, players: int | Sequence[str], seed: int, **options: Any) -> Game[Any, Any]:
        """A new game, shuffled from its seed. Raises RecordError and WrongValue for what there is none of."""

    @abstractmethod
    def actions(self, position: Any) -> Sequence[Any]:
        """The fixed list of all actions of the position's game, over all options; the rules only mask it."""

    @abstractmethod
    def read(self, data: Any) -> Game[Any, Any]:
        """The game in the content of a file: a record, or a tree with all lines of play.

        Raises FileError when it can't be read, RecordError where it breaks a rule.
        """

    def open(self, data: Any) -> Game[Any, Any]:
        """The same for a table, where a game may also begin from a position that a file holds."""
        return self.read(data)

    def is_tree(self, data: Any) -> bool:
        """Whether the content of a file says that it is a tree of this game's."""
        return is_tree(data)

    @property
    @abstractmethod
    def recorded(self) -> Path:
        """The folder of the recorded games that come with the program."""

    def recorded_games(self) -> list[str]:
        """The names of these games, sorted."""
        return sorted(path.name.removesuffix(".json") for path in self.recorded.iterdir())

    def recorded_game(self, name: str) -> Any:
        """One of these games, its cursor at the end. Raises FileError for a name there is none of."""
        if name not in self.recorded_games():
            raise FileError([wrong("", said("file-game", names=AnyOf(self.recorded_games())), short(name))])
        return self.load(self.recorded / f"{name}.json")

    def load(self, path: str | os.PathLike[str]) -> Any:
        """The game in a file; see `read`."""
        with in_file(path):
            return self.read(read_json(path))

    # Many games

    def settled(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """All that is chosen for the games of a tournament, as `new_game` takes it: also what was left as usual.

        Files that are named are read here, so that whoever plays the games needs none. Raises WrongValue for what can't
        be chosen, and FileError.
        """
        usual = {choice.name: choice.usual for choice in self.choices}
        for name in options:
            if name not in usual:
                raise WrongValue(f"options: expected {', '.join(usual) or 'none'}, got {name!r}")
        return {**usual, **options}

    def lasting(self, settled: Mapping[str, Any]) -> dict[str, Any]:
        """What a saved tournament says of its game, as JSON has it: those of no other game or options."""
        return {"game": self.id, **settled}

    def written(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """What is chosen as a command or a call says it; not what is usual."""
        usual = {choice.name: choice.usual for choice in self.choices}
        return {name: options[name] for name in usual if name in options and options[name] != usual[name]}

    def facts(self, history: History[Any, Any]) -> Mapping[str, tuple[int, ...]]:
        """What is counted of a game that is over beside its points, by seat.

        Of each fact, as of each part of the score, the catalogue has ``column-<name>``, with hyphens.
        """
        return {}

    def loss(self, position: Any, action: Any) -> Loss | None:
        """What an action gave away; None where there was nothing to measure. Only a game with a coach has it."""
        raise NotImplementedError

    # Telling

    def say(self, id: str, **values: Value) -> str:
        """A word or sentence of its catalogue in which no player is named, such as ``game-name``."""
        return message(self.texts, id, "", **values).say(())

    def offered(self, choice: Choice, seats: int) -> Sequence[tuple[str, Any]]:
        """What forms offer of a choice for so many players, each with its words; nothing where it can't be listed.

        The words are the catalogue's ``option-<name>-<value>``, with hyphens. Nobody has to list what is either so or
        not (`Choice.is_switch`).
        """
        if choice.is_switch:
            return ()
        return [(self.say(f"{choice.words}-{value}".replace("_", "-")), value) for value in choice.values]

    @abstractmethod
    def score(self, position: Any) -> Sheet[Any]:
        """The score sheet, as if the game ended in the position."""

    def score_file(self, data: Any) -> Scored:
        """The score of the last position in a file, given by its content, as if the game ended there; see `read`."""
        game = self.read(data)
        totals = {"totals": list(self.score(game.position).totals())}
        parts = {part: list(points) for part, points in self.parts(game.position).items()}
        return Scored({**parts, **totals}, str(game.score()))

    @abstractmethod
    def parts(self, position: Any) -> Mapping[str, tuple[int, ...]]:
        """Points by seat for each part of the score; together they make the totals.

        Of each part the catalogue has ``compare-<part>``.
        """

    @abstractmethod
    def winners(self, position: Any) -> tuple[int, ...]:
        """Who wins if the game ends in the position; nobody if a tie stays one."""

    def first(self, position: Any) -> tuple[int, ...]:
        """Who is first if the game ends in the position: the winners, or all who are tied for the win. Always somebody.

        In tournaments they share the win.
        """
        return self.winners(position)

    @abstractmethod
    def deed(self, position: Any, action: Any) -> Message:
        """An action in words, as in ``greedy would choose: …``."""

    # Showing

    @abstractmethod
    def scene(self, position: Any, names: Sequence[str], last: Any = None) -> Scene:
        """The position, with the last action or actions marked."""

    @abstractmethod
    def report(self, game: Any) -> Report:
        """The game on a page."""

    @abstractmethod
    def gallery(self) -> Iterable[Exhibit]:
        """Every sort of picture there is of it, each made when it is come to."""

    @abstractmethod
    def stage(self, game: Any) -> Stage:
        """What the stepper shows."""

    @abstractmethod
    def desk(
        self,
        game: Any,
        seats: Sequence[Player | None],
        helper: Player,
        folder: Path | None = None,
        view: str = "own",
        aids: Collection[str] | None = None,
        fixed: bool = False,
    ) -> Desk[Any, Any]:
        """What the table shows; the arguments are those of `webpower.engine.playing.desk.Desk`."""

    @property
    @abstractmethod
    def topics(self) -> Mapping[str, GameTopic[Any]]:
        """What quizzes, work sheets and demos can be about, by name; no other game has a topic of that name."""

    @property
    def asked(self) -> Mapping[str, Topic]:
        """What exercises can be about."""
        return self.topics
