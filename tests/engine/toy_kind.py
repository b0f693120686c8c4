"""The toy as a game of a kind: what it takes for tournaments, ladders and reports, and nothing else.

A marble is a point; the first three of a player are of one part of the score, the rest of another. There is a flag, a
choice and a number to choose. Its rules borrow ids of the first game's, since only ids that some game has become links.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, NamedTuple

from tests.engine.toy import MARBLES, Bag, ToyRules
from webpower.draw.report import Chart, Report
from webpower.draw.scene import Mark, Scene
from webpower.draw.score_tables import lines_html, sums_html
from webpower.engine.chance import Outcomes, SeededOutcomes, pick
from webpower.engine.errors import WrongValue
from webpower.engine.game import Game
from webpower.engine.history import Node
from webpower.engine.kind import Choice, Kind, Loss
from webpower.engine.messages import Message, Seat, message
from webpower.engine.players import Bots, RandomPlayer
from webpower.engine.sheet import FINAL, Line, Sheet

TEXTS = "tests.engine"
FEW = 3


class Scored(NamedTuple):
    """A position of the toy with the marbles of each seat."""

    bag: Bag
    marbles: tuple[int, ...]


class ScoredRules(ToyRules):
    """The toy's rules for positions that say who has how many marbles."""

    def legal_actions(self, position: Any) -> Sequence[str]:
        return [] if self.is_over(position) else ["take", "skip"]

    def apply(self, position: Any, action: str, outcomes: Outcomes) -> Any:
        marbles, seat = list(position.marbles), self.seat_to_move(position)
        marbles[seat] += action == "take"
        return Scored(super().apply(position.bag, action, outcomes), tuple(marbles))

    def events(self, before: Any, action: str, after: Any, hide: bool = False) -> Sequence[Message]:
        return [message(TEXTS, "did", "WP-1", player=Seat(self.seat_to_move(before)), what=action)]

    def is_over(self, position: Any) -> bool:
        return super().is_over(position.bag)

    def seat_to_move(self, position: Any) -> int:
        return super().seat_to_move(position.bag)


class Taker:
    """Always takes."""

    name = "taker"

    def choose(self, observation: Any, legal: Any, random: Any) -> Any:
        return "take"


class Skipper:
    """Skips half of the time."""

    name = "skipper"

    def choose(self, observation: Any, legal: Any, random: Any) -> Any:
        return pick(legal, random)


class ToyGame(Game[Any, str]):
    """A game of the toy."""

    def __init__(self, seed: int, options: dict[str, Any]) -> None:
        self.options = options
        super().__init__(
            ScoredRules(), Scored(Bag(MARBLES), (0, options["start"])), SeededOutcomes(seed), ("Ann", "Ben"), seed
        )

    @property
    def kind(self) -> "ToyKind":
        return TOY

    @property
    def chance_seed(self) -> int:
        return self.seed or 0

    def another(self) -> "ToyGame":
        raise NotImplementedError

    @property
    def played_by(self) -> Sequence[str]:
        raise NotImplementedError

    def record_of(self, line: Sequence[Node[Any, str]]) -> dict[str, Any]:
        raise NotImplementedError

    def tree(self) -> dict[str, Any]:
        raise NotImplementedError


class ToyReport(Report):
    """A game of the toy on a page."""

    def played_by(self) -> Message:
        return message(TEXTS, "plain")

    def won(self) -> Message:
        winners = self.kind.first(self.end)
        return message(TEXTS, "together", "WP-2", players=tuple(map(Seat, winners)))

    def scores(self) -> tuple[str, str]:
        sheet = self.kind.score(self.end)
        return sums_html([["total", *sheet.totals()]], self.names), lines_html([("all", sheet.lines)], self.names, "")

    def charts(self) -> Sequence[Chart]:
        return []

    def rules(self) -> Mapping[str, tuple[str, str]]:
        return {f"WP-{number}": ("Rule", f"Number {number}.") for number in range(4)}


class ToyKind(Kind):
    """What the toy provides."""

    id = "toy-game"
    texts = TEXTS
    seats: ClassVar[Sequence[int]] = (2,)
    helper = "taker"
    ladder = ("skipper", "taker")
    coached = "skipped"
    aids = ()
    choices: ClassVar[tuple[Choice, ...]] = (
        Choice("colour", ("red", "blue"), "red", "Of the marbles."),
        Choice("start", (), 0, "What the second player has at the start.", int),
        Choice("loud", (False, True), False, "Clap for each marble."),
    )

    @property
    def bots(self) -> Bots:
        return Bots({"random": RandomPlayer, "taker": Taker, "skipper": Skipper})

    def new_game(self, players: int | Sequence[str], seed: int, **options: Any) -> ToyGame:
        if options["colour"] not in ("red", "blue"):
            raise WrongValue(f"colour: expected red or blue, got {options['colour']!r}")
        return ToyGame(seed, options)

    def facts(self, history: Any) -> Mapping[str, tuple[int, ...]]:
        acts = [node.action for node in history.line()[1:]]
        return {"skips": tuple(acts[seat::2].count("skip") for seat in range(2))}

    def loss(self, position: Any, action: Any) -> Loss | None:
        return Loss(1, message(TEXTS, "plain")) if action == "skip" else None

    def score(self, position: Any) -> Sheet[Line]:
        said = message(TEXTS, "plain", "WP-3")
        lines = [Line(FINAL, "marbles", "", (seat,), count, said) for seat, count in enumerate(position.marbles)]
        return Sheet(2, tuple(lines))

    def parts(self, position: Any) -> Mapping[str, tuple[int, ...]]:
        few = tuple(min(count, FEW) for count in position.marbles)
        rest = tuple(count - part for count, part in zip(position.marbles, few, strict=True))
        return {"few": few, "rest": rest}

    def winners(self, position: Any) -> tuple[int, ...]:
        first = self.first(position)
        return first if len(first) == 1 else ()

    def first(self, position: Any) -> tuple[int, ...]:
        return tuple(seat for seat, count in enumerate(position.marbles) if count == max(position.marbles))

    def scene(self, position: Any, names: Sequence[str], last: Any = None) -> Scene:
        return Scene(10, 10, "A bag", f"{last}", (Mark("bag", "circle", {"r": position.bag.decisions}),))

    def gallery(self) -> Sequence[Any]:
        return ()

    def report(self, game: Any) -> ToyReport:
        return ToyReport(game)

    def actions(self, position: Any) -> Sequence[Any]:
        return ["take", "skip"]

    def read(self, data: Any) -> Any:
        raise NotImplementedError

    @property
    def recorded(self) -> Path:
        raise NotImplementedError

    def deed(self, position: Any, action: Any) -> Message:
        raise NotImplementedError

    def stage(self, game: Any) -> Any:
        raise NotImplementedError

    def desk(self, *given: Any, **named: Any) -> Any:
        raise NotImplementedError

    @property
    def topics(self) -> Mapping[str, Any]:
        raise NotImplementedError


TOY = ToyKind()
