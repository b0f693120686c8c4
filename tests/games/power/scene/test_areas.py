"""The ground around the sites of countries without outlines, against distances counted at points anywhere."""

import json
import math
from random import Random
from typing import Any

import pytest

from webpower.games.power.board import Board, Point
from webpower.games.power.board_file import board_ids, load_board, make_board
from webpower.games.power.scene.areas import REACH, grown_outlines, outlines
from webpower.games.power.scene.geometry import SQUEEZE, Area


def bare(id: str, **parts: Any) -> Board:
    """A board that comes with the program, without the outlines of its file."""
    data = json.loads(load_board(id).source)
    return make_board({**data, "outlines": {"land": [], "countries": {}}, **parts})


def within(point: Point, polygons: tuple[tuple[Point, ...], ...]) -> bool:
    """Whether a point lies in the ground, which may have lakes."""
    return sum(point in Area(polygon) for polygon in polygons) % 2 == 1


def flat(point: Point) -> complex:
    return complex(point[0] * SQUEEZE, point[1])


def away(point: Point, a: Point, b: Point) -> float:
    """From a point to a line, by looking at very many points of it."""
    return min(abs(flat(point) - (flat(a) * (1 - k / 200) + flat(b) * k / 200)) for k in range(201))


def distances(board: Board, point: Point) -> list[float]:
    """By country, how far a point is from what ground lies around."""
    ways: list[list[tuple[Point, Point]]] = []
    for country in board.countries:
        own = [board.sites[site].at for site in country.sites]
        next_to_it = min(own, key=lambda at: abs(flat(at) - flat(country.coat)))
        ways.append([(next_to_it, country.coat), *((at, at) for at in own)])
    for a, b in board.roads:
        (x1, y1), (x2, y2) = board.sites[a].at, board.sites[b].at
        middle = (x1 + x2) / 2, (y1 + y2) / 2
        ways[board.sites[a].country].append(((x1, y1), middle))
        ways[board.sites[b].country].append((middle, (x2, y2)))
    return [min(away(point, *way) for way in own) for own in ways]


@pytest.mark.parametrize("id", board_ids())
class TestBoards:
    def test_outlines_of_a_file_stay(self, id: str):
        board = load_board(id)
        assert outlines(board) == (board.land, board.areas)

    def test_every_site_lies_in_its_own_country(self, id: str):
        board = bare(id)
        shapes = outlines(board)
        for site in board.sites:
            assert within(site.at, shapes.land)
            assert [within(site.at, area) for area in shapes.areas].index(True) == site.country
            assert sum(within(site.at, area) for area in shapes.areas) == 1

    def test_roads_run_on_land(self, id: str):
        board = bare(id)
        land = outlines(board).land
        for a, b in board.roads:
            (x1, y1), (x2, y2) = board.sites[a].at, board.sites[b].at
            assert all(within((x1 + (x2 - x1) * k / 9, y1 + (y2 - y1) * k / 9), land) for k in range(10))


def test_ground_is_what_is_near_and_belongs_to_whom_it_is_nearest():
    board, random = bare("heron-coast"), Random(4)
    shapes = outlines(board)
    places = [flat(site.at) for site in board.sites] + [flat(country.coat) for country in board.countries]
    xs, ys = [place.real for place in places], [place.imag for place in places]
    reach = REACH * max(max(xs) - min(xs), max(ys) - min(ys)) / math.sqrt(len(board.sites))
    told = {"sea": 0, "land": 0}
    for _ in range(300):
        point = random.uniform(min(xs) - 1, max(xs) + 1) / SQUEEZE, random.uniform(min(ys) - 1, max(ys) + 1)
        apart = distances(board, point)
        first, second = sorted(apart)[:2]
        if abs(first - reach) < reach / 15 or second - first < reach / 7:
            continue  # too close to a border to say
        owner = [apart.index(first)] if first < reach else []
        assert [number for number, area in enumerate(shapes.areas) if within(point, area)] == owner
        assert within(point, shapes.land) == bool(owner)
        told["land" if owner else "sea"] += 1
    assert min(told.values()) > 30


def test_a_country_without_an_outline_beside_others_that_have_one():
    data = json.loads(load_board("heron-coast").source)
    del data["outlines"]["countries"]["Isle"]
    shapes, whole = outlines(make_board(data)), load_board("heron-coast")
    assert shapes.land == whole.land
    assert shapes.areas[:3] == whole.areas[:3]
    assert within(whole.sites[-1].at, shapes.areas[3])


def test_nothing_yet_and_arms_alone():
    assert grown_outlines((), (), ()) == ((), ())
    land, (area,) = grown_outlines(((3, 4),), (), ())
    assert land == (area[0],)
    assert (3, 4) in Area(land[0])
