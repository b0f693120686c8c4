"""A task about numbers: how far a seat is ahead."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random

from webpower.engine.chance import SEED_BITS
from webpower.engine.messages import Message
from webpower.engine.programs import Function, Program, Trouble, run
from webpower.engine.text import in_a_few_words
from webpower.games.power.questions.topic import say
from webpower.games.power.questions.writing import models
from webpower.games.power.questions.writing.topic import Asked

TRIED = 30
"""So many rows of points are tried."""
MOST = 60
"""The most points of a seat."""

Figure = Callable[[Sequence[int], int], float]

SLIPS: Mapping[str, Figure] = {
    "w-lead-own": lambda points, seat: points[seat],
    "w-lead-all": lambda points, seat: points[seat] - max(points),
    "w-lead-sum": lambda points, seat: points[seat] - (sum(points) - points[seat]),
    "w-lead-average": lambda points, seat: points[seat] - (sum(points) - points[seat]) / (len(points) - 1),
    "w-lead-least": lambda points, seat: points[seat] - min(_others(points, seat)),
    "w-lead-sign": lambda points, seat: max(_others(points, seat)) - points[seat],
    "w-lead-distance": lambda points, seat: abs(points[seat] - max(_others(points, seat))),
    "w-lead-not-below": lambda points, seat: max(0, points[seat] - max(_others(points, seat))),
    "w-lead-first-seat": lambda points, seat: points[0] - max(points[1:]),
    "w-lead-first": lambda points, seat: points[seat] - points[0],
}
"""What pupils compute instead, by the sentence about it."""


def _others(points: Sequence[int], seat: int) -> list[int]:
    return [number for other, number in enumerate(points) if other != seat]


def lead_of(random: Random) -> Asked:
    """How far a seat is ahead of the best of the others."""
    seed = int(random.random() * 2**SEED_BITS)

    def trial(function: Function) -> tuple[Message, ...]:
        rows = list(_rows(Random(seed)))
        found = [_number(function, points, seat) for points, seat in rows]
        for (points, seat), number in zip(rows, found, strict=True):
            if number != models.lead_of(points, seat):
                said = say(next((id for id in SLIPS if _explains(id, rows, found)), "w-lead-other"))
                raise Trouble(said, (_row(points, seat), say("w-lead-says", number=number)))
        return ()

    return Asked(models.lead_of, trial, hints=2, rule="WP-43", form=Program(("points", "seat")))


def _explains(id: str, rows: Sequence[tuple[tuple[int, ...], int]], found: Sequence[float]) -> bool:
    return all(SLIPS[id](points, seat) == number for (points, seat), number in zip(rows, found, strict=True))


def _rows(random: Random) -> list[tuple[tuple[int, ...], int]]:
    """Points by seat, for tables of three to five, and the seat that is asked for; every seat comes up."""
    rows = []
    for number in range(TRIED):
        seats = 3 + number % 3
        points = tuple(int(random.random() * MOST) for _ in range(seats))
        rows.append((points, int(random.random() * seats)))
    return rows


def _number(function: Function, points: tuple[int, ...], seat: int) -> float:
    """The number that a function returns. Raises Trouble for anything else."""
    try:
        returned = run(function, points, seat)
    except Trouble as trouble:
        raise trouble.at((_row(points, seat),), None) from None
    if returned is None:
        raise Trouble(say("w-lead-nothing"), (_row(points, seat),))
    if isinstance(returned, bool) or not isinstance(returned, int | float):
        about = {"what": in_a_few_words(returned), "kind": type(returned).__name__}
        raise Trouble(say("w-lead-no-number", **about), (_row(points, seat),))
    return returned


def _row(points: tuple[int, ...], seat: int) -> Message:
    return say("w-lead-row", points=str(points), seat=seat)
