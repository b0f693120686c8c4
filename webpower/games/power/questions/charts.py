"""Pictures for questions about statistics, as scenes: intervals on a scale, seats round tables, games of two runs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import cos, pi, sin
from typing import NamedTuple

from webpower.draw.lettering import fitted
from webpower.draw.palette import HIGHLIGHT, OUTLINE, PAPER, PLAYERS, QUIET, SIZES
from webpower.draw.scene import Mark, Scene, Value
from webpower.draw.shapes import text
from webpower.engine.arena.intervals import Interval
from webpower.engine.messages import Message
from webpower.games.power.questions.topic import say

WIDTH = 640
EDGE = 24
NAMES = 150
"""Pixels for what stands before a row."""
GRID = "#d8d8d8"
MOST_NAMED = 6
"""So many rows have words; more of them are only lines."""


def percent(share: float) -> float:
    """A share in hundredths, as it is written: a whole number, or with one digit.

    >>> percent(1 / 3), percent(0.25)
    (33.3, 25)
    """
    value = round(100 * share, 1)
    return int(value) if value.is_integer() else value


class Row(NamedTuple):
    """An interval with its name."""

    name: Message
    interval: Interval | None
    """None where it is asked for."""


class IntervalChart(NamedTuple):
    """Intervals of shares on a scale of percents, and the fair share as a line."""

    rows: tuple[Row, ...]
    fair: float
    mark: float | None = None
    """Another share that is asked about."""

    def scene(self, names: Sequence[str]) -> Scene:
        """See `webpower.games.power.questions.topic.Drawn`."""
        step = 40 if len(self.rows) <= MOST_NAMED else 12
        foot = EDGE + 30 + step * len(self.rows)
        marks = (*_paper(foot + 44), *self._scale(foot), *self._drawn(step))
        return Scene(WIDTH, foot + 44, say("stat-chart").say(()), "\n".join(self._said()), marks)

    def _x(self, share: float) -> float:
        return NAMES + share * (WIDTH - NAMES - EDGE)

    def _scale(self, foot: float) -> Iterator[Mark]:
        for tenth in range(11):
            x = self._x(tenth / 10)
            line: dict[str, Value] = {"x1": x, "x2": x, "y1": EDGE + 18, "y2": foot, "stroke": GRID, "stroke-width": 1}
            yield Mark(f"net:{tenth}", "line", line)
            if tenth % 2 == 0:
                said = say("stat-percent", number=10 * tenth).say(())
                yield text(f"tenth:{tenth}", x, foot + 20, said, SIZES.small, "middle")
        yield from self._pole("fair", self.fair, say("stat-fair", share=percent(self.fair)), foot, QUIET)
        if self.mark is not None:
            yield from self._pole("mark", self.mark, say("stat-mark", share=percent(self.mark)), foot, HIGHLIGHT)

    def _pole(self, id: str, share: float, said: Message, foot: float, colour: str) -> Iterator[Mark]:
        x, right = self._x(share), id == "mark"
        line: dict[str, Value] = {"x1": x, "x2": x, "y1": EDGE, "y2": foot, "stroke": colour, "stroke-width": 2}
        yield Mark(id, "line", line | {"stroke-dasharray": "7 4"})
        words = said.say(())
        yield text(
            f"{id}-said",
            x + (6 if right else -6),
            EDGE + 8,
            words,
            SIZES.small,
            "start" if right else "end",
            fill=colour,
        )

    def _drawn(self, step: float) -> Iterator[Mark]:
        ink = PLAYERS[2]
        for number, (name, interval) in enumerate(self.rows):
            y = EDGE + 30 + step * (number + 0.5)
            if len(self.rows) <= MOST_NAMED:
                shown = fitted(name.say(()), SIZES.small, NAMES - EDGE)
                yield text(f"name:{number}", NAMES - 12, y + 5, shown, SIZES.small, "end")
            if interval is None:
                yield text(f"asked:{number}", self._x(self.fair) + 24, y + 7, "?", SIZES.large, "middle", True)
                continue
            share, low, high = map(self._x, interval)
            attrs: dict[str, Value] = {"y1": y, "y2": y, "stroke": ink.fill}
            yield Mark(
                f"reach:{number}", "line", {"x1": low, "x2": high, **attrs, "stroke-width": 4 if step > 20 else 3}
            )
            for end, x in (("low", low), ("high", high)):
                cap: dict[str, Value] = {"x1": x, "x2": x, "y1": y - step / 6, "y2": y + step / 6, "stroke": ink.fill}
                yield Mark(f"{end}:{number}", "line", {**cap, "stroke-width": 3})
            dot: dict[str, Value] = {"cx": share, "cy": y, "r": step / 7, "fill": ink.fill, "stroke": OUTLINE}
            yield Mark(f"share:{number}", "circle", dot, label=self._row(number).say(()))

    def _row(self, number: int) -> Message:
        name, interval = self.rows[number]
        if interval is None:
            return say("stat-row-asked", name=name)
        share, low, high = map(percent, interval)
        return say("stat-row", name=name, share=share, low=low, high=high)

    def _said(self) -> Iterator[str]:
        yield say("stat-fair", share=percent(self.fair)).say(())
        if self.mark is not None:
            yield say("stat-mark", share=percent(self.mark)).say(())
        for number in range(len(self.rows)):
            yield self._row(number).say(())


class SeatChart(NamedTuple):
    """Who sits at a table, and who waits."""

    seated: tuple[str, ...]
    waiting: tuple[str, ...] = ()

    def scene(self, names: Sequence[str]) -> Scene:
        """See `webpower.games.power.questions.topic.Drawn`."""
        height = 300 + 50 * bool(self.waiting)
        said = [say("stat-seated", players=self.seated).say(())]
        said += [say("stat-waiting", players=self.waiting).say(())] * bool(self.waiting)
        return Scene(WIDTH, height, say("stat-table").say(()), "\n".join(said), tuple(self._marks(said, height)))

    def _marks(self, said: list[str], height: float) -> Iterator[Mark]:
        yield from _paper(height)
        x, y = WIDTH / 2, 150
        yield Mark(
            "table", "circle", {"cx": x, "cy": y, "r": 62, "fill": "#efe6d8", "stroke": OUTLINE, "stroke-width": 2}
        )
        for number, player in enumerate(self.seated):
            turn = 2 * pi * number / len(self.seated) - pi / 2
            ink = PLAYERS[number]
            at = (x + 2.1 * 92 * cos(turn) * 0.72, y + 100 * sin(turn))
            ring: dict[str, Value] = {"cx": at[0], "cy": at[1], "r": 17, "fill": ink.fill, "stroke": OUTLINE}
            yield Mark(f"seat:{number}", "circle", ring, label=player)
            right = cos(turn) > -0.1
            yield text(
                f"who:{number}",
                at[0] + (24 if right else -24),
                at[1] + 6,
                player,
                SIZES.text,
                "start" if right else "end",
            )
        for number, line in enumerate(said[1:]):
            yield text(f"said:{number}", x, height - 26, line, SIZES.text, "middle")


class RunChart(NamedTuple):
    """The games of two runs: of each its deal, and who sits where."""

    titles: tuple[str, str]
    runs: tuple[tuple[tuple[str, tuple[str, ...]], ...], ...]
    """By run, then by game: the name of the deal, and the players by seat."""

    def scene(self, names: Sequence[str]) -> Scene:
        """See `webpower.games.power.questions.topic.Drawn`."""
        height = 84 + 30 * max(map(len, self.runs))
        said = "\n".join(self._said())
        return Scene(WIDTH, height, say("stat-runs").say(()), said, tuple(self._marks(height)))

    def _said(self) -> Iterator[str]:
        for title, games in zip(self.titles, self.runs, strict=True):
            for deal, seated in games:
                yield say("stat-game", run=title, deal=deal, players=seated).say(())

    def _marks(self, height: float) -> Iterator[Mark]:
        yield from _paper(height)
        for column, (title, games) in enumerate(zip(self.titles, self.runs, strict=True)):
            left = EDGE + column * (WIDTH / 2)
            yield text(
                f"run:{column}", left, 30, fitted(title, SIZES.text, WIDTH / 2 - EDGE, bold=True), SIZES.text, bold=True
            )
            yield text(f"head:{column}", left, 58, say("stat-deal").say(()), SIZES.small, fill=QUIET)
            for seat in range(len(games[0][1])):
                said = say("stat-seat", seat=seat).say(())
                yield text(f"head:{column}:{seat}", left + 58 + 76 * seat, 58, said, SIZES.small, fill=QUIET)
            for row, (deal, seated) in enumerate(games):
                y = 84 + 30 * row
                yield text(f"deal:{column}:{row}", left, y, deal, SIZES.text)
                for seat, player in enumerate(seated):
                    bold = player != seated[seat - 1] and player != seated[(seat + 1) % len(seated)]
                    place = left + 58 + 76 * seat
                    yield text(
                        f"at:{column}:{row}:{seat}",
                        place,
                        y,
                        fitted(player, SIZES.small, 74, bold),
                        SIZES.small,
                        bold=bold,
                    )


def _paper(height: float) -> Iterator[Mark]:
    yield Mark("paper", "rect", {"x": 0, "y": 0, "width": WIDTH, "height": height, "fill": PAPER})
