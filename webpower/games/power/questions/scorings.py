"""Questions about the two scorings: what the interim one gave, what the final one adds, and who leads until then."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from webpower.engine.answers import Number, Players
from webpower.engine.messages import Message, Seat, Value, message
from webpower.engine.questions import Dull, Mistake
from webpower.games.power.position import Position
from webpower.games.power.questions.over_time import Course, front
from webpower.games.power.questions.positions import Source, chosen
from webpower.games.power.questions.topic import Made, Subject, mistake, say, seats
from webpower.games.power.rules import TEXTS
from webpower.games.power.scoring import score_final, score_interim
from webpower.games.power.scoring.sheet import CLOISTERS, INTERIM, KINDS

RULE, TWICE = "WP-43", "WP-31"

CLEAR = 4
"""Points that a line jumps by at least, to be seen."""

# The interim scoring


def interim(source: Source, random: Random, level: int) -> Made:
    """What the interim scoring gave to a player, from the points before and after it."""
    course = Course(source)
    step, seat = course.interim(), chosen(course.seats, random)
    before, after = course.totals[step - 1][seat], course.totals[step][seat]
    if after - before < CLEAR:
        raise Dull
    about: dict[str, Value] = {"player": Seat(seat), "before": before, "after": after}
    gains = [now - was for now, was in zip(course.totals[step], course.totals[step - 1], strict=True)]
    best = max(gains)
    wrong = [
        mistake(after, "q-interim-after", TWICE, **about),
        mistake(before, "q-interim-before", TWICE, **about),
        mistake(before + after, "q-interim-sum", TWICE, **about),
        mistake(best, "q-interim-other", TWICE, players=seats(front(gains)), number=len(front(gains))),
        mistake(after // 2, "q-interim-half", TWICE, **about),
    ]
    return Made(
        course.subject(told=((step - 1, seat), (step, seat))),
        say("q-interim", TWICE, **about),
        Number(),
        after - before,
        wrong,
        (say("q-interim-hint-1", TWICE, **about), say("q-interim-hint-2", **about)),
        (say("q-interim-so", TWICE, **about, points=after - before), say("q-interim-so-more", RULE)),
    )


def twice(source: Source, random: Random, level: int) -> Made:
    """What a player would have right after the interim scoring, from what he would have had before it."""
    course = Course(source)
    step, seat = course.interim(), chosen(course.seats, random)
    position = course.positions[step]
    sheet = score_final(position.setup, position.pieces)
    parts = [sheet.of_kind(kind).totals()[seat] for kind in KINDS]
    cloisters, more = parts[0], sum(parts[1:])
    if not cloisters or (level == 3) != bool(more):
        raise Dull
    about: dict[str, Value] = {"player": Seat(seat), **dict(zip(KINDS, parts, strict=True))}
    right = course.totals[step][seat]
    wrong = [
        mistake(cloisters + more, "q-twice-once", TWICE, **about),
        mistake(2 * (cloisters + more), "q-twice-all", TWICE, **about),
        mistake(2 * cloisters, "q-twice-only", RULE, **about),
        mistake(cloisters, "q-twice-interim", RULE, **about),
        mistake(3 * cloisters + more, "q-twice-thrice", TWICE, **about),
    ]
    return Made(
        Subject(position),
        say("q-twice", TWICE, **about),
        Number(),
        right,
        wrong,
        (say("q-twice-hint-1", TWICE), say("q-twice-hint-2", RULE)),
        (say("q-twice-so", RULE, **about, total=right),),
        (say("q-twice-given", RULE, **about),),
    )


# If the game ended now

Parts = dict[str, tuple[int, ...]]
"""Points by seat: of the interim scoring, and what the final one would give now, by kind."""


def _parts(position: Position) -> Parts:
    assert position.interim is not None
    sheet = score_final(position.setup, position.pieces)
    final = {kind: sheet.of_kind(kind).totals() for kind in KINDS}
    return {INTERIM: score_interim(position.setup, position.interim).totals(), **final}


def _sums(parts: Parts, but: Sequence[str] = ()) -> list[int]:
    """The points by seat, without some parts."""
    return [sum(row) for row in zip(*(points for part, points in parts.items() if part not in but), strict=True)]


def _given(parts: Parts) -> tuple[Message, ...]:
    return tuple(say(f"q-sheet-{part}", scores=_scores(points)) for part, points in parts.items())


def _scores(points: Sequence[int]) -> tuple[Message, ...]:
    return tuple(
        message(TEXTS, "player-points", player=Seat(seat), points=number) for seat, number in enumerate(points)
    )


def _between(source: Source, random: Random) -> tuple[Position, Parts]:
    """A position between the two scorings in which every part gives something to somebody."""
    positions = (node.position for node in source.line())
    fits = [one for one in positions if one.interim is not None and one.phase == "place" and not one.last_turns]
    position = chosen(fits, random)
    parts = _parts(position)
    if not all(map(any, parts.values())):
        raise Dull
    return position, parts


def leads(source: Source, random: Random, level: int) -> Made:
    """Who would be ahead if the game ended now; from level 2 on another than who has scored most so far."""
    position, parts = _between(source, random)
    sums = _sums(parts)
    first, scored = front(sums), front(parts[INTERIM])
    majorities = front([a + b for a, b in zip(parts[INTERIM], parts[CLOISTERS], strict=True)])
    if (first == scored) != (level == 1) or (level == 3 and first == majorities) or len(first) > 1:
        raise Dull
    return Made(
        Subject(position),
        say("q-leads", RULE),
        Players(),
        first,
        _not_leading(parts, first),
        (say("q-leads-hint-1", RULE), say("q-leads-hint-2")),
        (say("q-leads-so", RULE, scores=_scores(sums)),),
        _given(parts),
    )


def _not_leading(parts: Parts, first: frozenset[int]) -> Iterator[Mistake]:
    sums = _sums(parts)
    for but in ([*KINDS], [KINDS[1], KINDS[2]], [INTERIM], [KINDS[1]], [KINDS[2]]):
        those = front(_sums(parts, but))
        id = "q-leads-scored" if len(but) == 3 else f"q-leads-without-{'-'.join(but)}"
        yield mistake(those, id, RULE, players=seats(those), number=len(those))
    for seat, points in enumerate(sums):
        if seat not in first:
            yield mistake(frozenset({seat}), "q-leads-less", RULE, player=Seat(seat), less=points, most=max(sums))


def total(source: Source, random: Random, level: int) -> Made:
    """What a player would have if the game ended now, and from level 2 on how far he would be ahead of another."""
    position, parts = _between(source, random)
    sums = _sums(parts)
    if level == 1:
        return _total(position, parts, chosen((seat for seat in range(len(sums)) if parts[INTERIM][seat]), random))
    pairs = [(a, b) for a, one in enumerate(sums) for b, other in enumerate(sums) if one > other]
    return _gap(position, parts, *chosen(pairs, random))


def _total(position: Position, parts: Parts, seat: int) -> Made:
    mine = {part: points[seat] for part, points in parts.items()}
    right, about = sum(mine.values()), {"player": Seat(seat)}
    wrong = [mistake(right - mine[part], f"q-total-no-{part}", RULE, **about, points=mine[part]) for part in mine]
    wrong.append(mistake(mine[INTERIM], "q-total-scored", RULE, **about))
    return Made(
        Subject(position),
        say("q-total", RULE, **about),
        Number(),
        right,
        wrong,
        (say("q-total-hint-1", RULE, **about), say("q-total-hint-2")),
        (say("q-total-so", RULE, **about, **mine, total=right),),
        _given(parts),
    )


def _gap(position: Position, parts: Parts, seat: int, other: int) -> Made:
    sums = _sums(parts)
    about: dict[str, Value] = {"player": Seat(seat), "other": Seat(other)}

    def gap(*but: str) -> int:
        return abs(_sums(parts, but)[seat] - _sums(parts, but)[other])

    right = gap()
    third = [abs(sums[seat] - points) for one, points in enumerate(sums) if one not in (seat, other)]
    wrong = [
        mistake(gap(INTERIM), "q-gap-no-interim", RULE, **about),
        mistake(gap(*KINDS), "q-gap-scored", RULE, **about),
        mistake(gap(KINDS[1], KINDS[2]), "q-gap-cloisters", RULE, **about),
        mistake(sums[seat], "q-gap-total", RULE, **about),
        *(mistake(points, "q-gap-other", RULE, **about) for points in third),
    ]
    return Made(
        Subject(position),
        say("q-gap", RULE, **about),
        Number(),
        right,
        wrong,
        (say("q-gap-hint-1", RULE, **about), say("q-gap-hint-2")),
        (say("q-gap-so", RULE, **about, mine=sums[seat], others=sums[other], points=right),),
        _given(parts),
    )
