"""What the palette promises, computed: contrasts, and colours as colour-blind people see them."""

from itertools import combinations

import pytest
from coloraide import Color

from webpower.draw import palette
from webpower.draw.palette import GREYS, PLAYERS, TINTS, contrast, on_both_themes

EYES = [None, "protan", "deutan", "tritan"]


def as_seen(colour, eyes):
    return Color(colour).filter(eyes) if eyes else Color(colour)


def nearest(colours, eyes):
    seen = [as_seen(colour, eyes) for colour in colours]
    return min(one.delta_e(other, method="2000") for one, other in combinations(seen, 2))


def test_contrast_is_the_one_of_the_guidelines():
    for one, other in [("#777777", "#ffffff"), ("#d55e00", "#000000"), ("#0072b2", "#fdf8be")]:
        assert contrast(one, other) == pytest.approx(Color(one).contrast(other, method="wcag21"), rel=1e-3)
        assert contrast(one, other) == contrast(other, one)


@pytest.mark.parametrize("eyes", EYES)
def test_players_are_told_apart_by_everybody(eyes):
    assert nearest([player.fill for player in PLAYERS], eyes) > 10
    assert nearest([player.line for player in PLAYERS], eyes) > 15


@pytest.mark.parametrize("eyes", EYES)
def test_grounds_are_told_apart_by_everybody(eyes):
    assert nearest(TINTS.values(), eyes) > (9 if eyes else 19)


def test_no_player_is_known_by_colour_alone():
    for trait in ("name", "fill", "line", "dash", "shape", "symbol", "glyph"):
        assert len({getattr(player, trait) for player in PLAYERS}) == len(PLAYERS) == 5, trait
    assert {player.shape for player in PLAYERS} == set(palette.SHAPES)


def test_in_print_five_players_are_told_apart_by_their_greys():
    greys = [player.fill for player in GREYS]
    assert all(len({grey[1:3], grey[3:5], grey[5:7]}) == 1 for grey in greys)
    assert nearest(greys, None) > 14
    assert [player.shape for player in GREYS] == [player.shape for player in PLAYERS]
    assert min(contrast(player.text, player.fill) for player in GREYS) >= 4.5


@pytest.mark.parametrize("look", [palette.COLOURED, palette.PRINTED])
def test_a_map_can_be_read_in_either_look(look):
    grounds = [*look.tints.values(), look.sea, look.land]
    assert set(look.tints) == set(TINTS)
    assert min(contrast(palette.TEXT, ground) for ground in grounds) >= 7
    assert min(contrast(look.road, ground) for ground in grounds) >= 3
    assert min(contrast(look.alliance, ground) for ground in grounds) >= 3
    assert contrast(look.sea_route, look.sea) >= 4.5
    assert min(contrast(colour, palette.PAPER) for colour in (look.alliance, look.sea_route)) >= 4.5  # their numbers
    assert min(contrast(look.highlight, ground) for ground in grounds) >= 3


def test_text_on_pieces_and_grounds_can_be_read():
    assert min(contrast(player.text, player.fill) for player in PLAYERS) >= 4.5
    grounds = [*TINTS.values(), palette.SEA, palette.LAND, palette.PAPER]
    assert min(contrast(palette.TEXT, ground) for ground in grounds) >= 7
    assert min(contrast(palette.QUIET, ground) for ground in grounds) >= 4


def test_pieces_stand_out_from_every_ground():
    grounds = [*TINTS.values(), palette.SEA, palette.LAND]
    assert min(contrast(palette.OUTLINE, ground) for ground in grounds) >= 7
    for player in PLAYERS:
        assert min(Color(player.fill).delta_e(ground, method="2000") for ground in grounds) >= 14, player.name
        assert contrast(palette.OUTLINE, player.fill) >= 3 or contrast(player.text, player.fill) >= 4.5


def test_lines_of_the_map_stand_out():
    for line in (palette.ROAD, palette.HIGHLIGHT):
        assert min(contrast(line, ground) for ground in (*TINTS.values(), palette.LAND)) >= 3
    assert contrast(palette.SEA_ROUTE, palette.SEA) >= 4.5
    assert min(contrast(palette.BORDER, tint) for tint in TINTS.values()) >= 2.5
    for colour in (*(player.fill for player in PLAYERS), *TINTS.values()):
        assert Color(palette.HIGHLIGHT).delta_e(colour, method="2000") >= 20


def test_charts_can_be_read_on_a_light_and_on_a_dark_page():
    assert on_both_themes(palette.EITHER) >= 4.2
    assert min(on_both_themes(player.line) for player in PLAYERS) >= 3


def test_sizes_rise():
    sizes = palette.SIZES
    assert 14 <= sizes.small < sizes.text < sizes.large < sizes.title


@pytest.mark.parametrize("shape", palette.SHAPES)
def test_marks_stay_in_their_circle(shape):
    corners = [tuple(map(float, pair.split(","))) for pair in palette.shape_points(shape, 100, 50, 10).split()]
    assert len(corners) == len(palette.SHAPES[shape]) >= 3
    reach = [((x - 100) ** 2 + (y - 50) ** 2) ** 0.5 for x, y in corners]
    assert 9.9 < max(reach) < 12.5


# Cards, which have nine grounds

CARDS = ("white", "pink", "green", "blue", "brown", "yellow", "orange", "violet", "red")


def test_cards_have_nine_grounds_and_those_of_the_map_are_among_them():
    assert len({palette.GROUNDS[name] for name in CARDS}) == 9
    assert {name: palette.GROUNDS[name] for name in TINTS} == TINTS
    assert set(palette.GROUNDS) == set(CARDS) | set(TINTS)


@pytest.mark.parametrize(("eyes", "least"), [(None, 12.5), ("protan", 8.5), ("deutan", 8), ("tritan", 8)])
def test_nine_grounds_are_told_apart_as_far_as_nine_can_be(eyes, least):
    assert nearest([palette.GROUNDS[name] for name in CARDS], eyes) > least


@pytest.mark.parametrize("look", [palette.COLOURED, palette.PRINTED])
def test_a_card_can_be_read_in_either_look(look):
    grounds = [look.grounds[name] for name in CARDS]
    assert set(look.grounds) == set(palette.GROUNDS)
    assert len(set(grounds)) == 9
    assert min(contrast(palette.TEXT, ground) for ground in grounds) >= 5.9
    assert min(contrast(palette.OUTLINE, ground) for ground in grounds) >= 5.9
    assert {name: look.grounds[name] for name in TINTS} == look.tints


def test_pieces_and_what_just_happened_stand_out_from_every_card():
    for name in CARDS:
        ground = palette.GROUNDS[name]
        assert min(Color(player.fill).delta_e(ground, method="2000") for player in PLAYERS) >= 14, name
        assert Color(palette.HIGHLIGHT).delta_e(ground, method="2000") >= 20, name


def test_in_print_pieces_are_told_from_cards_by_their_outline():
    for player in GREYS:
        for name in CARDS:
            ground = palette.PRINTED.grounds[name]
            told = contrast(palette.OUTLINE, ground) if player.text == "#000000" else contrast(player.fill, ground)
            assert told >= 3, (player.name, name)
