"""The games behind a tournament's results: any of them, the closest, the worst blunder, a typical win."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from statistics import median
from typing import TYPE_CHECKING, Any

from webpower.engine.arena.contest import GameContest
from webpower.engine.arena.playing import Played, replay_match
from webpower.engine.arena.results import Results
from webpower.engine.arena.setting import Setting
from webpower.engine.errors import WrongValue
from webpower.engine.kind import Kind, Loss
from webpower.engine.messages import Message, Seat, message
from webpower.engine.players import TEXTS

if TYPE_CHECKING:
    from plotly.graph_objects import Figure

    from webpower.show.stepper import Stepper


@dataclass(frozen=True)
class Moment:
    """A place in a game worth seeing. Shows itself as a sentence, and opens in the stepper."""

    game: Any
    """A `webpower.engine.game.Game`. Its cursor is at the place."""
    message: Message

    def step_through(self) -> Stepper:
        """The game in a stepper, opened at the place."""
        stepper: Stepper = self.game.step_through(step=self.game.node.number)
        return stepper

    def __str__(self) -> str:
        return self.message.cited(self.game.names)

    def __repr__(self) -> str:
        return f"Moment({self})"


class GameResults(Results):
    """The results of a tournament, and its games, which are played again when they are asked for.

    A player of one's own has to be the same as when the games were played.
    """

    def __init__(self, setting: Setting, played: Sequence[Played], contest: GameContest) -> None:
        super().__init__(setting, played)
        self._contest = contest
        self.texts = self.kind.texts

    @property
    def kind(self) -> Kind:
        """Which game was played."""
        return self._contest.kind

    def game(self, number: int) -> Any:
        """A game by its number in the table of games, its cursor at the end.

        A game that a player spoilt goes as far as that. Raises WrongValue for a game there is none of, and Lost if a
        player of one's own spoils it now.
        """
        if not 0 <= number < len(self.played):
            raise WrongValue(f"game: expected a number from 0 to {len(self.played) - 1}, got {number!r}")
        fault = self.played[number].fault
        game: Any = replay_match(self._contest, self.matches[number], None if fault is None else fault.decision)
        game.names = self._names(number)
        return game

    def _names(self, number: int) -> tuple[str, ...]:
        """Who sits where; with the number of the seat if a player has several."""
        names = [self.setting.players[entrant] for entrant in self.matches[number].seating]
        return tuple(f"{name} {seat}" if names.count(name) > 1 else name for seat, name in enumerate(names))

    def chart(self, name: str = "wins") -> Figure:
        """A chart: ``wins``, ``leads``, ``seats``, ``ratings``, ``points``, ``heads``. Raises WrongValue for others."""
        from webpower.draw.arena_charts import CHARTS

        if name not in CHARTS:
            raise WrongValue(f"name: expected {', '.join(CHARTS)}, got {name!r}")
        return CHARTS[name](self)

    def closest(self) -> Moment:
        """The end of the game whose winner was the least ahead; of several the first. Raises WrongValue."""
        return self._end(min(self._whole(), key=_margin))

    def typical_win(self, player: str) -> Moment:
        """The end of the win of a player whose lead is nearest to the middle of all its leads. Raises WrongValue."""
        won = [row.played for row in self.seated if row.player == player and row.share == 1 and row.points is not None]
        if not won:
            raise WrongValue(f"player: expected one who won a game, got {player!r}")
        middle = median(map(_margin, won))
        return self._end(min(won, key=lambda played: abs(_margin(played) - middle)))

    def worst_blunder(self, player: str = "", among: int | None = None) -> Moment:
        """The decision that gave away the most points by the coach's measure, of all players or of one.

        The cursor stands before it. Every game has to be played again and looked through, which takes a good part of a
        second each; ``among`` looks at so many only. Raises WrongValue if there is nothing to see, and for a game that
        has no coach.
        """
        if not self.kind.coached:
            raise WrongValue(f"game: expected one with a coach who measures decisions, got {self.kind.id}")
        worst: tuple[Loss, int, int] | None = None
        for played in self.played[:among]:
            for step, found in self._losses(played.match, player):
                if worst is None or found.points > worst[0].points:
                    worst = found, played.match, step
        if worst is None:
            raise WrongValue(f"player: expected one who {self.kind.coached}, got {player!r}")
        found, number, step = worst
        game = self.game(number)
        game.go(step)
        return Moment(game, message(TEXTS, "arena-blunder", number=number, step=step, remark=found.remark))

    def _losses(self, number: int, player: str) -> list[tuple[int, Loss]]:
        """What each decision of a game gave away, with the step before it."""
        seating, found = self.matches[number].seating, []
        if player and player not in [self.setting.players[entrant] for entrant in seating]:
            return []
        game = self.game(number)
        for before, after in pairwise(game.line()):
            mover = self.setting.players[seating[game.rules.seat_to_move(before.position)]]
            if after.action is not None and (not player or mover == player):
                given_away = self.kind.loss(before.position, after.action)
                if given_away is not None:
                    found.append((before.number, given_away))
        return found

    def _whole(self) -> list[Played]:
        whole = [played for played in self.played if played.points]
        if not whole:
            raise WrongValue("games: expected at least one that was played to its end")
        return whole

    def _end(self, played: Played) -> Moment:
        game = self.game(played.match)
        winners = tuple(Seat(seat) for seat, share in enumerate(played.shares) if share)
        best, second = sorted(played.points, reverse=True)[:2]
        said = message(
            TEXTS,
            "arena-end",
            "",
            number=played.match,
            winners=winners,
            winning=len(winners),
            best=best,
            second=second,
        )
        return Moment(game, said)


def _margin(played: Played) -> int:
    """The points between the first and the second."""
    best, second = sorted(played.points, reverse=True)[:2]
    return best - second
