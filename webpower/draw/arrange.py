"""Finding places for things that must not cover each other, such as the names on a map.

Every thing has some boxes it could take, each with a cost. The search is deterministic: things move, one after the
other, to where they cost and cover least; what stays in each other's way gets dearer until one of them moves.
"""

from __future__ import annotations

from collections.abc import Sequence

from webpower.draw.lettering import Box

Spot = tuple[int, int]
"""A thing and one of its boxes."""

ROUNDS = 60
DEARER = 4.0


def arrange(
    boxes: Sequence[Sequence[Box]], costs: Sequence[Sequence[float]], gap: float = 0, rounds: int = ROUNDS
) -> list[int | None]:
    """For every thing the number of the box that it takes; None if it found no box clear of the others.

    A thing without boxes gets None as well.

    >>> side, top = Box(0, 0, 4, 1), Box(0, 5, 4, 6)
    >>> arrange([[side, top], [side]], [[0, 1], [0]])
    [1, 0]
    """
    meets = _meetings(boxes, gap)
    chosen = [min(range(len(own)), key=own.__getitem__, default=-1) for own in costs]
    weights: dict[tuple[int, int], float] = {}
    for _ in range(rounds):
        moved = _move(chosen, costs, meets, weights)
        clashes = _clashes(chosen, meets)
        if not clashes and not moved:
            break
        if not moved:
            for pair in clashes:
                weights[pair] = weights.get(pair, DEARER) + DEARER
    return _without_clashes(chosen, meets)


Meetings = list[list[list[Spot]]]


def _meetings(boxes: Sequence[Sequence[Box]], gap: float) -> Meetings:
    """For every box of every thing: the boxes of other things that it meets."""
    meets: Meetings = [[[] for _ in own] for own in boxes]
    extents = [_extent(own) for own in boxes]
    for one, own in enumerate(boxes):
        for other in range(one + 1, len(boxes)):
            if not (own and boxes[other] and extents[one].meets(extents[other], gap)):
                continue
            for mine, box in enumerate(own):
                if box.meets(extents[other], gap):
                    for theirs, rival in enumerate(boxes[other]):
                        if box.meets(rival, gap):
                            meets[one][mine].append((other, theirs))
                            meets[other][theirs].append((one, mine))
    return meets


def _extent(boxes: Sequence[Box]) -> Box:
    if not boxes:
        return Box(0, 0, 0, 0)
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    return Box(min(lefts), min(tops), max(rights), max(bottoms))


def _move(
    chosen: list[int], costs: Sequence[Sequence[float]], meets: Meetings, weights: dict[tuple[int, int], float]
) -> bool:
    """Moves every thing to its cheapest box; whether any moved."""
    moved = False
    for thing, own in enumerate(costs):
        prices = [
            cost
            + sum(
                weights.get((min(thing, other), max(thing, other)), DEARER)
                for other, box in meets[thing][number]
                if chosen[other] == box
            )
            for number, cost in enumerate(own)
        ]
        if not prices:
            continue
        best = min(range(len(prices)), key=prices.__getitem__)
        if prices[best] < prices[chosen[thing]]:
            chosen[thing], moved = best, True
    return moved


def _clashes(chosen: Sequence[int], meets: Meetings) -> list[tuple[int, int]]:
    return [
        (thing, other)
        for thing, number in enumerate(chosen)
        if number >= 0
        for other, box in meets[thing][number]
        if thing < other and chosen[other] == box
    ]


def _without_clashes(chosen: list[int], meets: Meetings) -> list[int | None]:
    """Gives up, one by one, whatever is in the way of the most others."""
    while clashes := _clashes(chosen, meets):
        involved = [thing for pair in clashes for thing in pair]
        chosen[max(sorted(set(involved)), key=involved.count)] = -1
    return [number if number >= 0 else None for number in chosen]
