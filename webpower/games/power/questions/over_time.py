"""Questions read off the score over time: who is ahead when, the last turning point, what brought the points."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random

from webpower.draw.charts.leads import lead_changes
from webpower.draw.charts.timeline import Timeline
from webpower.engine.answers import Number, Option, Options, Players
from webpower.engine.chance import shuffled
from webpower.engine.messages import Message, Seat, Value, message
from webpower.engine.questions import MOST_WRONG, Dull, Mistake
from webpower.games.power.events import events
from webpower.games.power.figures.score_lines import timeline_data
from webpower.games.power.position import Position
from webpower.games.power.questions.positions import GameNode, Source, chosen
from webpower.games.power.questions.score_picture import ScorePicture
from webpower.games.power.questions.topic import Made, Subject, mistake, say, seats
from webpower.games.power.rules import TEXTS
from webpower.games.power.scoring import score_interim

RULE, TWICE = "WP-43", "WP-31"

SEEN = 2
"""Points between two lines that the eye tells apart."""

APART = 5
"""Actions between two places on the axis that the eye tells apart."""


def front(points: Sequence[int]) -> frozenset[int]:
    """The seats with the most points.

    >>> sorted(front([3, 5, 5]))
    [1, 2]
    """
    return frozenset(seat for seat, number in enumerate(points) if number == max(points))


def first_in(positions: Sequence[Position], holds: Callable[[Position], bool]) -> int:
    """The number of the first position of which something holds. Raises Dull if there is none."""
    for step, position in enumerate(positions):
        if holds(position):
            return step
    raise Dull


class Course:
    """A game and its score over time."""

    def __init__(self, source: Source) -> None:
        self.line: Sequence[GameNode] = source.line()
        self.positions = tuple(node.position for node in self.line)
        self.data: Timeline = timeline_data(self.positions)
        self.totals = self.data.totals
        self.seats = range(len(self.totals[0]))
        self.end = len(self.totals) - 1

    def subject(self, at: int | None = None, told: tuple[tuple[int, int], ...] = ()) -> Subject:
        """The picture of the scores over time."""
        return Subject(self.positions[-1], drawn=ScorePicture(self.positions, at, told))

    def interim(self) -> int:
        """The number of actions at the interim scoring. Raises Dull if there was none."""
        return first_in(self.positions, lambda position: position.interim is not None)

    def scores(self, step: int) -> Message:
        """What everybody would have after so many actions."""
        scores = tuple(
            message(TEXTS, "player-points", player=Seat(seat), points=points)
            for seat, points in enumerate(self.totals[step])
        )
        return say("q-read-at", RULE, step=step, scores=scores)


# Who is ahead


def ahead(source: Source, random: Random, level: int) -> Made:
    """Who is ahead after so many actions; at level 2 another than in the end, at level 3 several."""
    course = Course(source)
    step = chosen((step for step in range(12, course.end - 5) if _clear(course, step, level)), random)
    first = front(course.totals[step])
    about: dict[str, Value] = {"step": step, "players": seats(first), "number": len(first)}
    return Made(
        course.subject(step),
        say("q-ahead", RULE, step=step),
        Players(),
        first,
        _not_ahead(course, step),
        (say("q-ahead-hint-1", step=step), say("q-ahead-hint-2")),
        (course.scores(step), say("q-ahead-so", RULE, **about)),
    )


def _clear(course: Course, step: int, level: int) -> bool:
    """Whether the eye can tell who is ahead, and it is as the level wants it."""
    totals, first = course.totals[step], front(course.totals[step])
    behind = [points for seat, points in enumerate(totals) if seat not in first]
    if not behind or max(totals) - max(behind) < SEEN:
        return False
    in_the_end = front(course.totals[-1])
    return {1: len(first) == 1, 2: len(first) == 1 and first != in_the_end, 3: len(first) > 1}[level]


def _not_ahead(course: Course, step: int) -> Iterator[Mistake]:
    totals = course.totals[step]
    first, most = front(totals), max(totals)
    about: dict[str, Value] = {"step": step, "most": most}
    for seat in sorted(first) if len(first) > 1 else ():
        yield mistake(frozenset({seat}), "q-ahead-tie", RULE, player=Seat(seat), most=most)
    interim = course.positions[step].interim
    if interim is not None:
        scored = front(score_interim(course.positions[step].setup, interim).totals())
        yield mistake(scored, "q-ahead-scored", TWICE, players=seats(scored), number=len(scored), step=step)
    in_the_end = front(course.totals[-1])
    yield mistake(in_the_end, "q-ahead-end", RULE, players=seats(in_the_end), number=len(in_the_end), step=step)
    second = front([-1 if seat in first else points for seat, points in enumerate(totals)])
    yield mistake(first | second, "q-ahead-near", RULE, **about, less=totals[min(second)])
    for seat in course.seats:
        if seat not in first:
            yield mistake(frozenset({seat}), "q-ahead-less", RULE, **about, player=Seat(seat), less=totals[seat])


# The last turning point


def turning(source: Source, random: Random, level: int) -> Made:
    """After how many actions the player who is ahead in the end takes the lead to keep it."""
    course = Course(source)
    changes = lead_changes(course.totals)
    if len(changes) < 3 or front(course.totals[-1]) != {changes[-1].seat}:
        raise Dull
    last = changes[-1]
    if last.before is None or not 12 <= last.step <= course.end - 5:
        raise Dull
    about: dict[str, Value] = {"player": Seat(last.seat)}
    wrong = [
        mistake(
            change.step,
            "q-turning-own" if change.seat == last.seat else "q-turning-other",
            RULE,
            **about,
            step=change.step,
            other=Seat(change.seat),
        )
        for change in changes[:-1]
        if change.step >= 3
    ]
    wrong.append(mistake(course.interim(), "q-turning-interim", TWICE, **about))
    wrong.append(mistake(course.end, "q-turning-end", RULE, **about))
    return Made(
        course.subject(),
        say("q-turning", RULE, **about),
        Number(),
        last.step,
        _told_apart(wrong, last.step),
        (say("q-turning-hint-1", **about), say("q-turning-hint-2", **about)),
        (say("q-turning-so", RULE, **about, step=last.step, before=Seat(last.before)), course.scores(last.step)),
    )


def _told_apart(wrong: Sequence[Mistake], right: int) -> Iterator[Mistake]:
    """The mistakes that the eye tells from the right place on the axis and from each other."""
    kept = [right]
    for one in wrong:
        assert isinstance(one.answer, int)
        if all(abs(one.answer - other) >= APART for other in kept):
            kept.append(one.answer)
            yield one


# What brought the points


def jump(source: Source, random: Random, level: int) -> Made:
    """Which of some actions brought most to a player; from level 2 on also of others, at level 3 what cost most."""
    course = Course(source)
    sign = -1 if level == 3 else 1
    found = {seat: _moves(course, seat, random, level) for seat in course.seats}
    seat = chosen((seat for seat in course.seats if found[seat]), random)
    gains = found[seat]
    right = max(gains, key=lambda step: sign * gains[step])
    about: dict[str, Value] = {"player": Seat(seat)}
    wrong = [Mistake(str(step), _moved(course, step, seat, "q-jump-less", sign)) for step in gains if step != right]
    return Made(
        course.subject(),
        say("q-jump-lost" if sign < 0 else "q-jump", RULE, **about),
        Options(tuple(Option(str(step), _deed(course, step)) for step in gains)),
        str(right),
        wrong,
        (say("q-jump-hint-1", **about), say("q-jump-hint-2", RULE)),
        (_moved(course, right, seat, "q-jump-so", sign),),
    )


def _moves(course: Course, seat: int, random: Random, level: int) -> dict[int, int]:
    """Three or four actions that moved a player's line, one of them most, with how much; none if there are too few."""
    sign = -1 if level == 3 else 1
    gains = {step: gain for step, gain in _gains(course, seat, own=level == 1) if sign * gain > 0}
    listed: list[int] = []
    for step in shuffled(list(gains), random):
        if all(abs(step - other) >= APART for other in listed):
            listed.append(step)
    listed = sorted(listed[: MOST_WRONG + 1])
    most, second = [*sorted((abs(gains[step]) for step in listed), reverse=True), 0, 0][:2]
    others = any(_mover(course, step) != seat for step in listed)
    clear = most - second >= (1 if level == 3 else SEEN)
    return (
        {step: gains[step] for step in listed} if len(listed) >= MOST_WRONG and clear and (others or level != 2) else {}
    )


def _gains(course: Course, seat: int, own: bool) -> Iterator[tuple[int, int]]:
    """The placements that changed what a player would have, by number, with how much; ``own`` ones only, or all."""
    for step in range(1, course.end + 1):
        action = course.line[step].action
        if action is not None and action.act in ("cloister", "advisor"):
            change = course.totals[step][seat] - course.totals[step - 1][seat]
            if change and (not own or _mover(course, step) == seat):
                yield step, change


def _mover(course: Course, step: int) -> int:
    return course.positions[step - 1].seat


def _deed(course: Course, step: int) -> Message:
    action = course.line[step].action
    assert action is not None
    deed = events(course.positions[step - 1], action, course.positions[step])[0]
    place: dict[str, Value] = {"site": deed.value("site")} if action.act == "cloister" else {}
    about: dict[str, Value] = {"player": deed.value("player"), "country": deed.value("country"), **place}
    return say(f"q-jump-{action.act}", step=step, **about)


def _moved(course: Course, step: int, seat: int, id: str, sign: int) -> Message:
    before, after = course.totals[step - 1][seat], course.totals[step][seat]
    about: dict[str, Value] = {"step": step, "before": before, "after": after, "points": abs(after - before)}
    return say(id, RULE, player=Seat(seat), way="lost" if sign < 0 else "gained", **about)
