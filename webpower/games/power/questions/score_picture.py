"""The score over time as a scene, for questions that are read off it: a line a player, poles, and points in figures.

It shows what `webpower.games.power.figures.timeline` shows, in the size of a map and on paper.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from webpower.draw.charts.timeline import Timeline
from webpower.draw.lettering import fitted
from webpower.draw.palette import HIGHLIGHT, OUTLINE, PAPER, PLAYERS, QUIET, SIZES, Ink, shape_points
from webpower.draw.scene import Mark, Scene, Value
from webpower.draw.seats import TEXTS
from webpower.draw.shapes import coords, haloed, text
from webpower.draw.words import words
from webpower.engine.messages import Message, Seat, message
from webpower.games.power.figures.score_lines import mark_words, timeline_data
from webpower.games.power.position import Position

WIDTH, HEIGHT = 704, 450
LEFT, RIGHT, TOP, BOTTOM = 48, 150, 54, 44
"""The room around the lines: for numbers, names, the words of the poles, and the numbers of the actions."""

TEN = 10
"""Actions and points between two lines of the net."""

NEAREST = 19
"""Pixels between names, at least."""

DASHES = {"solid": "", "dash": "9 5", "dot": "4 3", "dashdot": "10 4 3 4", "longdash": "15 5"}
"""The palette's kinds of line as SVG has them."""

GRID = "#d8d8d8"


class ScorePicture(NamedTuple):
    """The scores of a game after each action, if it ended there."""

    positions: tuple[Position, ...]
    """From the start on."""
    at: int | None = None
    """The number of actions at which a pole of its own stands."""
    told: tuple[tuple[int, int], ...] = ()
    """Numbers of actions and seats of which the points are written beside the line."""

    def scene(self, names: Sequence[str]) -> Scene:
        """The picture."""
        return _Drawing(self, timeline_data(self.positions), tuple(names)).scene()


class _Drawing:
    """Where everything stands."""

    def __init__(self, picture: ScorePicture, data: Timeline, names: tuple[str, ...]) -> None:
        self.picture, self.data, self.names = picture, data, names
        self.last = len(data.totals) - 1
        self.most = max(TEN, *(max(totals) for totals in data.totals))

    def x(self, step: float) -> float:
        return LEFT + step * (WIDTH - LEFT - RIGHT) / self.last

    def y(self, points: float) -> float:
        return HEIGHT - BOTTOM - points * (HEIGHT - BOTTOM - TOP) / self.most

    def scene(self) -> Scene:
        title = words("chart-timeline-title", self.names)
        return Scene(WIDTH, HEIGHT, title, self._described(), tuple(self._marks()))

    def _marks(self) -> Iterator[Mark]:
        yield Mark("paper", "rect", {"x": 0, "y": 0, "width": WIDTH, "height": HEIGHT, "fill": PAPER})
        yield from self._net()
        yield from self._poles()
        for seat, ink in enumerate(PLAYERS[: len(self.names)]):
            yield from self._line(seat, ink)
        yield from self._names()
        for number, (step, seat) in enumerate(self.picture.told):
            yield from self._points(number, step, seat)

    def _net(self) -> Iterator[Mark]:
        thin: dict[str, Value] = {"stroke": GRID, "stroke-width": 1}
        left, right, foot = self.x(0), self.x(self.last), self.y(0)
        for points in range(0, self.most + 1, TEN):
            y = self.y(points)
            yield Mark(f"points:{points}", "line", {"x1": left, "x2": right, "y1": y, "y2": y, **thin})
            yield text(f"point:{points}", LEFT - 8, y + 5, str(points), SIZES.small, "end")
        for step in range(0, self.last + 1, TEN):
            x = self.x(step)
            yield Mark(f"actions:{step}", "line", {"x1": x, "x2": x, "y1": foot, "y2": self.y(self.most), **thin})
            if step != self.picture.at:
                yield text(f"action:{step}", x, foot + 18, str(step), SIZES.small, "middle")
        yield text("axis", WIDTH - 12, foot + 18, words("chart-actions", self.names), SIZES.small, "end")
        yield text("title", LEFT - 40, 18, words("chart-timeline-title", self.names), SIZES.small, bold=True)

    def _poles(self) -> Iterator[Mark]:
        foot, top = self.y(0), self.y(self.most) - 4
        for mark in self.data.marks[:2]:  # where it ends is seen without a pole
            x = self.x(mark.step)
            attrs: dict[str, Value] = {
                "x1": x,
                "x2": x,
                "y1": foot,
                "y2": top,
                "stroke": QUIET,
                "stroke-dasharray": "5 4",
            }
            yield Mark(f"pole:{mark.id}", "line", {**attrs, "stroke-width": 1.5})
            said = mark_words(mark)
            yield text(f"said:{mark.id}", x - 5, TOP - 8, said, SIZES.small, "end", fill=QUIET)
        if self.picture.at is not None:
            x = self.x(self.picture.at)
            yield Mark(
                "at", "line", {"x1": x, "x2": x, "y1": foot + 24, "y2": top, "stroke": HIGHLIGHT, "stroke-width": 2.5}
            )
            yield text("at-said", x, foot + 40, str(self.picture.at), SIZES.text, "middle", True, HIGHLIGHT)

    def _line(self, seat: int, ink: Ink) -> Iterator[Mark]:
        corners, before = [], None
        for step, totals in enumerate(self.data.totals):
            if before is not None and totals[seat] != before:
                corners.append((self.x(step), self.y(before)))
            corners.append((self.x(step), self.y(totals[seat])))
            before = totals[seat]
        attrs: dict[str, Value] = {"points": coords(*corners), "fill": "none", "stroke": ink.line, "stroke-width": 3}
        dash: dict[str, Value] = {"stroke-dasharray": DASHES[ink.dash]} if DASHES[ink.dash] else {}
        yield Mark(f"line:{seat}", "polyline", {**attrs, **dash, "stroke-linejoin": "round"}, label=self.names[seat])
        apart = 2 * TEN
        for step in range(apart // 2 + 3 * seat, self.last, apart):  # beside those of the others
            shape = shape_points(ink.shape, self.x(step), self.y(self.data.totals[step][seat]), 6.5)
            edge: dict[str, Value] = {"stroke": OUTLINE, "stroke-width": 1.2}
            yield Mark(f"sign:{seat}:{step}", "polygon", {"points": shape, "fill": ink.fill, **edge})

    def _names(self) -> Iterator[Mark]:
        """Each player's mark, name and last points, at the end of the line or as near to it as the others allow."""
        ends, lowest = self.data.totals[-1], self.y(0) + NEAREST
        x = self.x(self.last)
        for seat in sorted(range(len(ends)), key=lambda seat: (ends[seat], seat)):
            lowest = y = min(self.y(ends[seat]), lowest - NEAREST)
            ink = PLAYERS[seat]
            edge: dict[str, Value] = {"stroke": OUTLINE, "stroke-width": 1.2}
            yield Mark(
                f"end:{seat}", "polygon", {"points": shape_points(ink.shape, x + 14, y, 7), "fill": ink.fill, **edge}
            )
            shown = f"{fitted(self.names[seat], SIZES.small, RIGHT - 66)} {ends[seat]}"
            yield text(f"name:{seat}", x + 28, y + 5, shown, SIZES.small, bold=True)

    def _points(self, number: int, step: int, seat: int) -> Iterator[Mark]:
        x, y, points = self.x(step), self.y(self.data.totals[step][seat]), self.data.totals[step][seat]
        first = number % 2 == 0  # beneath and before the line, or above and behind it
        yield Mark(f"dot:{number}", "circle", {"cx": x, "cy": y, "r": 5, "fill": HIGHLIGHT})
        place = (x - 8, y + 20, "end") if first else (x + 8, y - 10, "start")
        yield haloed(text(f"told:{number}", *place[:2], str(points), SIZES.large, place[2], True, HIGHLIGHT))

    def _described(self) -> str:
        """The scores at each number of the axis, at each pole, and where they are written."""
        steps = [*range(0, self.last, TEN), self.last]
        lines = [self._at(message(TEXTS, "chart-at", step=step, scores=self._scores(step))) for step in steps]
        for mark in self.data.marks:
            scores = self._scores(mark.step)
            said = message(TEXTS, "chart-at-mark", mark=mark_words(mark), step=mark.step, scores=scores)
            lines.append(self._at(said))
        for step in sorted({step for step, _ in self.picture.told} | {self.picture.at or 0}):
            lines.append(self._at(message(TEXTS, "chart-at", step=step, scores=self._scores(step))))
        return "\n".join(dict.fromkeys(lines))

    def _at(self, said: Message) -> str:
        return said.say(self.names)

    def _scores(self, step: int) -> tuple[Message, ...]:
        return tuple(
            message(TEXTS, "player-points", player=Seat(seat), points=points)
            for seat, points in enumerate(self.data.totals[step])
        )
