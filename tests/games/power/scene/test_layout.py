"""Where things stand on the map: nothing that has to be seen lies on anything else, on any board and at any width."""

import json
import math
from itertools import combinations
from random import Random
from typing import Any

import pytest

from tests.games.power.staging import BOARD, board_data, small_board_data
from webpower.draw.lettering import Box
from webpower.games.power.board import Board
from webpower.games.power.board_file import make_board
from webpower.games.power.scene.geometry import Ground, projection
from webpower.games.power.scene.layout import Layout, layout
from webpower.games.power.scene.measures import MEASURES

WIDTHS = tuple(MEASURES)


def scattered() -> Board:
    """The sites of the board anywhere on the map, and neither coasts nor countries."""
    data, rng = board_data(), Random(5)
    data["outlines"] = {"land": [], "countries": {}}
    for entry in [*data["sites"], *data["countries"]]:
        place = "at" if "at" in entry else "coat"
        entry[place] = [round(25 * rng.random(), 2), round(40 + 18 * rng.random(), 2)]
    return make_board({**data, "id": "scattered"})


def in_a_row() -> Board:
    """A board whose sites all lie on one line, with its countries' coats on it."""
    data: dict[str, Any] = {**small_board_data(), "id": "row"}
    data["outlines"] = {"land": [], "countries": {}}
    for number, site in enumerate(data["sites"]):
        site["at"] = [2.0 * number, 48.0]
    for number, country in enumerate(data["countries"]):
        country["coat"] = [4.0 * number, 48.0]
    return make_board(data)


BOARDS = {"europe": lambda: BOARD, "small": lambda: make_board({**small_board_data(), "id": "small"}), "row": in_a_row}


def pieces_of(drawn: Layout) -> dict[str, Box]:
    """Every box on the map that nothing else may cover: names, houses, coats, numbers."""
    side = 2 * drawn.measures.house
    return {
        **{f"name {n}": name.box for n, name in enumerate(drawn.names) if name is not None},
        **{f"site {n}": Box.around(x, y, side, side) for n, (x, y) in enumerate(drawn.sites)},
        **{f"coat {n}": coat for n, coat in enumerate(drawn.coats)},
        **{f"number {n}": route.square for n, route in enumerate(drawn.routes)},
    }


def overlaps(boxes: dict[str, Box]) -> list[tuple[str, str]]:
    return [
        (one, other)
        for (one, a), (other, b) in combinations(boxes.items(), 2)
        if a.left < b.right and b.left < a.right and a.top < b.bottom and b.top < a.bottom
    ]


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("name", BOARDS)
def test_everything_is_named_and_nothing_covers_anything(name: str, width: str):
    board = BOARDS[name]()
    drawn = layout(board, width)
    assert [site.name for site, name in zip(board.sites, drawn.names, strict=True) if name is None] == []
    assert overlaps(pieces_of(drawn)) == []


@pytest.mark.parametrize("width", WIDTHS)
def test_on_a_board_at_random_no_name_covers_anything_either(width: str):
    boxes = pieces_of(layout(scattered(), width))
    names = {id for id in boxes if id.startswith("name")}
    assert len(names) > 40
    assert [pair for pair in overlaps(boxes) if names & set(pair)] == []


@pytest.mark.parametrize("width", WIDTHS)
def test_everything_is_on_the_map(width: str):
    drawn = layout(BOARD, width)
    outside = [id for id, box in pieces_of(drawn).items() if not box.within(drawn.frame)]
    assert outside == []


@pytest.mark.parametrize("width", WIDTHS)
def test_names_and_coats_stay_near_what_they_name(width: str):
    drawn, place = layout(BOARD, width), projection(BOARD, layout(BOARD, width).frame.right)
    for (x, y), name in zip(drawn.sites, drawn.names, strict=True):
        assert name is not None
        near = (min(max(x, name.box.left), name.box.right), min(max(y, name.box.top), name.box.bottom))
        assert math.dist((x, y), near) < 2 * drawn.measures.house
    for country, coat in zip(BOARD.countries, drawn.coats, strict=True):
        assert math.dist(place(country.coat), coat.middle) < 2.5 * drawn.measures.coat[0], country.name


@pytest.mark.parametrize("width", WIDTHS)
def test_a_coat_in_another_country_points_into_its_own(width: str):
    drawn = layout(BOARD, width)
    ground = Ground(BOARD.areas, projection(BOARD, drawn.frame.right))
    for number, (coat, tail) in enumerate(zip(drawn.coats, drawn.tails, strict=True)):
        under = ground.country_at(coat.middle)
        assert (tail is not None) == (under not in (None, number))
        assert tail is None or ground.country_at(tail) == number


@pytest.mark.parametrize("width", WIDTHS)
def test_a_way_starts_and_ends_in_the_coats_of_its_countries(width: str):
    drawn = layout(BOARD, width)
    for alliance, route in zip(BOARD.alliances, drawn.routes, strict=True):
        assert drawn.coats[alliance.a].holds(*route.curve.start)
        assert drawn.coats[alliance.b].holds(*route.curve.end)
        middle = route.square.middle
        assert min(math.dist(middle, point) for point in route.curve.points(1)) < 2


def test_a_board_is_laid_out_once_and_always_the_same():
    again = make_board(json.loads(BOARD.source))
    assert again is not BOARD
    assert layout(again, "wide") is layout(BOARD, "wide")
    assert layout.__wrapped__(BOARD, "wide") == layout(BOARD, "wide")
