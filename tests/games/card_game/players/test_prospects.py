"""What cards promise is the mean over all ways to deal the rest, by the real scoring."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product
from statistics import fmean

import pytest

from tests.games.card_game.dealing import at_random, dealt, played
from webpower.games.card_game.cards import CHAIN
from webpower.games.card_game.players.prospects import (
    chain_prospects,
    land_prospects,
    most_alike,
    packed,
    symbol_prospects,
)
from webpower.games.card_game.players.table import Table
from webpower.games.card_game.position import EMPTY, Position
from webpower.games.card_game.scoring import land_points, score, symbol_points


def land(counts: Sequence[int], all: int) -> list[int]:
    scored = [0] * len(counts)
    for seats, each in land_points(counts, all):
        for seat in seats:
            scored[seat] = each
    return scored


@pytest.mark.parametrize("counts", [(0, 0, 0), (2, 1, 0), (3, 3, 1)])
@pytest.mark.parametrize("rest", [0, 1, 2, 4])
def test_land_is_the_mean_over_all_ways(counts: tuple[int, ...], rest: int):
    all = sum(counts) + rest
    ends = [[count + way.count(seat) for seat, count in enumerate(counts)] for way in product(range(3), repeat=rest)]
    for seat in range(3):
        assert land_prospects(counts, rest, all)[seat] == pytest.approx(fmean(land(end, all)[seat] for end in ends))


@pytest.mark.parametrize("rest", [[], [(0, 1)], [(0,), (1, 1), (2,)], [(0,), (0,), (1, 2), (2, 2)]])
@pytest.mark.parametrize("held", [[[], [], []], [[0, 0], [1], []], [[0, 1, 2], [0, 1, 2], [2, 2]]])
def test_symbols_are_the_mean_over_all_ways(held: list[list[int]], rest: list[tuple[int, ...]]):
    ends = []
    for way in product(range(3), repeat=len(rest)):
        families = [Counter(own) for own in held]
        for seat, signs in zip(way, rest, strict=True):
            families[seat].update(signs)
        seats, points = symbol_points(families)
        ends.append([points if seat in seats else 0 for seat in range(3)])
    found = symbol_prospects(tuple(packed(tuple(own)) for own in held), tuple(sorted(map(packed, rest))))
    for seat in range(3):
        assert found[seat] == pytest.approx(fmean(end[seat] for end in ends))


@pytest.mark.parametrize("seats", [3, 5])
@pytest.mark.parametrize(("own", "rest"), [(0, 0), (4, 0), (5, 0), (3, 4), (0, 6), (7, 2)])
def test_chains_are_the_mean_over_all_ways(own: int, rest: int, seats: int):
    ends = [own + way.count(0) for way in product(range(seats), repeat=rest)]
    expected = fmean(end if end >= CHAIN else 0 for end in ends)
    assert chain_prospects(own, rest, seats) == pytest.approx(expected)


def test_packed_symbols_are_counted_apart():
    assert most_alike(packed((0, 1, 1, 2)) + packed((2, 2, 2))) == 4
    assert most_alike(packed((0,) * 15 + (1,))) == 15


# Whole positions


def without_laws(position: Position) -> Position:
    """The position if nobody held a law card that costs points."""
    return position._replace(laws=tuple(bytes(4) for _ in position.laws))


@pytest.mark.parametrize("players", [3, 4, 5])
def test_at_the_end_the_promise_is_the_score(players: int):
    for seed in range(4):
        *_, (_, _, end) = played(dealt(players, seed), at_random(seed))
        assert Table(end).promised() == list(score(without_laws(end)).totals())


def ways_to_end(position: Position) -> Iterator[Position]:
    """The position with all cards dealt that lie, in every way."""
    lying = [slot for slot, owner in enumerate(position.owners) if owner == EMPTY]
    for way in product(range(position.setup.seats), repeat=len(lying)):
        owners = bytearray(position.owners)
        for slot, seat in zip(lying, way, strict=True):
            owners[slot] = seat
        yield without_laws(position)._replace(owners=bytes(owners))


@pytest.mark.parametrize(("players", "left"), [(3, 5), (4, 3), (5, 3)])
def test_before_the_end_the_promise_is_the_mean_score(players: int, left: int):
    for position, _, _ in played(dealt(players, 9), at_random(9)):
        if position.cards_left == left:
            ends = [score(end).totals() for end in ways_to_end(position)]
            expected = [fmean(column) for column in zip(*ends, strict=True)]
            assert Table(position).promised() == pytest.approx(expected)
            return
    raise AssertionError("the game never had so few cards left")
