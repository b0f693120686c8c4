"""A closer look at the map."""

import pytest

from webpower import load_board
from webpower.games.power.scene.closer import LEAST, closer
from webpower.games.power.scene.layout import layout

EUROPE = load_board()


@pytest.mark.parametrize("board", ["europe", "heron-coast", "europe-crossroads"])
def test_a_country_is_seen_with_its_coat_and_all_its_sites(board: str):
    played = load_board(board)
    drawn = layout(played, "compact")
    for number, country in enumerate(played.countries):
        box = closer(played, [f"coat:{country.name}"])
        assert box is not None
        assert drawn.coats[number].within(box)
        assert all(box.holds(*drawn.sites[site]) for site in country.sites)
        assert box.within(drawn.frame)


def test_one_site_is_not_seen_alone():
    box = closer(EUROPE, ["site:chorin"])
    frame = layout(EUROPE, "compact").frame
    assert box is not None
    assert box.right - box.left == pytest.approx(LEAST * frame.right)
    assert box.bottom - box.top == pytest.approx(LEAST * frame.bottom)


def test_without_places_it_is_the_map():
    assert closer(EUROPE, []) == layout(EUROPE, "compact").frame


def test_the_vatican_stands_beside_the_map():
    assert closer(EUROPE, ["site:chorin", "arms:council/Franken"]) is None


def test_a_place_that_the_board_lacks():
    with pytest.raises(KeyError):
        closer(EUROPE, ["site:atlantis"])
