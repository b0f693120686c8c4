"""The map as data: what is drawn is the position, nothing overlaps, little changes from step to step."""

import json
import re
from itertools import combinations
from typing import Any

import pytest

from tests.games.power.staging import board_data, on_sites, small_board_data, stage
from webpower.draw.lettering import Box, text_box
from webpower.draw.palette import PLAYERS, TINTS
from webpower.draw.patch import patch
from webpower.draw.scene import Mark, Scene
from webpower.draw.svg import to_svg
from webpower.games.power.board_file import make_board
from webpower.games.power.game import Game, new_game
from webpower.games.power.position import EMPTY
from webpower.games.power.rules import most_cloisters
from webpower.games.power.scene import element_of, elements, scene

NAMES = ["Anna", '<b>"Barbara" & co</b>', "Chris", "Dan \u202e", "E" * 300]
WIDTHS = ("wide", "compact")


@pytest.fixture(scope="module", params=[(3, False), (5, True)], ids=["three", "five-vatican"])
def game(request: pytest.FixtureRequest) -> Game:
    players, vatican = request.param
    return new_game(NAMES[:players], seed=9, vatican=vatican).play_on("random")


def drawn(game: Game, step: int, **more: Any) -> Scene:
    node = game.line()[step]
    return scene(node.position, game.names, last=node.action, **more)


def marks(picture: Scene, kind: str) -> dict[str, Mark]:
    """The marks of a kind by the rest of their ids."""
    found = {}
    for mark in picture.marks:
        name, _, rest = mark.id.partition(":")
        if name == kind:
            found[rest] = mark
    return found


@pytest.mark.parametrize("step", [0, 30, 80, -1])
def test_a_site_is_a_house_in_its_owners_colour_or_an_empty_space(game: Game, step: int):
    position = game.line()[step].position
    sites = marks(drawn(game, step), "site")
    assert len(sites) == 54
    for number, site in enumerate(game.setup.board.sites):
        owner = position.pieces.owners[number]
        mark = sites[site.id]
        expected = None if owner == EMPTY else PLAYERS[owner].fill
        assert (mark.attrs["fill"] if owner != EMPTY else None) == expected
        assert site.name in mark.label
        if owner == EMPTY:
            assert mark.attrs["fill"] not in {ink.fill for ink in PLAYERS}
        else:
            shown = game.names[owner].replace("\u202e", "").strip()[:50]
            assert f"cloister of {shown}" in mark.label  # a long name is cut off
    signs = marks(drawn(game, step), "sign")
    assert set(signs) == {
        site.id for n, site in enumerate(game.setup.board.sites) if position.pieces.owners[n] != EMPTY
    }
    for seat in range(game.setup.seats):
        houses = [mark for mark in sites.values() if mark.attrs["fill"] == PLAYERS[seat].fill]
        assert len(houses) == position.pieces.cloisters_used(seat)


@pytest.mark.parametrize("step", [0, 30, 80, -1])
def test_a_coat_holds_its_advisors_and_says_the_room_for_them(game: Game, step: int):
    position = game.line()[step].position
    picture = drawn(game, step)
    rooms, advisors, numbers = (marks(picture, kind) for kind in ("room", "advisor", "advisor-number"))
    for number, country in enumerate(game.setup.board.countries):
        here = position.pieces.advisors[number]
        for seat, count in enumerate(here):
            if count:
                assert numbers[f"{country.name}/{seat}"].text == str(count)
                assert advisors[f"{country.name}/{seat}"].attrs["fill"] == PLAYERS[seat].fill
        assert rooms[country.name].text == f"{sum(here)}/{most_cloisters(position, number)}"
        assert {id for id in advisors if id.startswith(f"{country.name}/")} == {
            f"{country.name}/{seat}" for seat, count in enumerate(here) if count
        }


def test_alliances_stand_on_their_routes_and_sea_routes_are_dashed(game: Game):
    picture = drawn(game, 0)
    numbers, routes = marks(picture, "number"), marks(picture, "route")
    for alliance in game.setup.board.alliances:
        assert numbers[str(alliance.number)].text == str(alliance.number)
        dashed = "stroke-dasharray" in routes[str(alliance.number)].attrs
        assert dashed == (alliance.route == "sea")
    assert len(marks(picture, "road")) == 64


def test_the_vatican_is_drawn_where_it_is_played(game: Game):
    assert len(marks(drawn(game, 0), "arms")) == (16 if game.setup.options.vatican else 0)
    owners, advisors = game.position.pieces.arms, marks(drawn(game, -1), "advisor")
    for number, arms in enumerate(game.setup.board.arms):
        fill = advisors[arms.name].attrs["fill"] if arms.name in advisors else None
        assert fill == (PLAYERS[owners[number]].fill if owners[number] != EMPTY else None)


def test_room_for_the_vatican_is_kept_only_where_it_is_played():
    plain, with_it = (new_game(4, seed=9, vatican=vatican) for vatican in (False, True))
    heights = [scene(game.position, game.names, width="compact").height for game in (plain, with_it)]
    assert heights[1] > heights[0] + 100


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("step", [0, 80, -1])
def test_no_words_overlap_and_none_leave_the_picture(game: Game, step: int, width: str):
    picture = drawn(game, step, width=width)
    boxes: dict[str, Box] = {}
    for mark in picture.marks:
        if mark.tag == "text":
            x, y, size = (float(mark.attrs[name]) for name in ("x", "y", "font-size"))
            bold = mark.attrs.get("font-weight") in ("bold", 700)
            boxes[mark.id] = text_box(x, y, mark.text, size, str(mark.attrs.get("text-anchor", "start")), bold)
    assert len(boxes) > 80
    for id, box in boxes.items():
        assert box.left >= 0, id
        assert box.top >= 0, id
        assert box.right <= picture.width, id
        assert box.bottom <= picture.height, id
    meeting = [
        (one, other)
        for (one, a), (other, b) in combinations(boxes.items(), 2)
        if a.left < b.right and b.left < a.right and a.top < b.bottom and b.top < a.bottom
    ]
    assert meeting == []


def test_a_step_changes_little(game: Game):
    sizes = []
    for step in range(1, len(game.line())):
        change = patch(drawn(game, step - 1, width="compact"), drawn(game, step, width="compact"))
        sizes.append(len(json.dumps(change)))
    whole = len(json.dumps(drawn(game, -1).to_data()))
    assert sorted(sizes)[len(sizes) // 2] < 5000  # most of it the picture in words
    assert max(sizes) < whole / 4


def touched(change: Any) -> set[str]:
    """The ids of the marks that a patch changes, adds or removes."""
    named = [change.get(part, ()) for part in ("set", "text", "label", "button", "remove")]
    return {id for part in named for id in part} | {data["id"] for _, data in change.get("add", ())}


@pytest.mark.parametrize(("players", "vatican"), [(3, False), (5, True)])
def test_a_placement_touches_few_marks_and_says_little(players: int, vatican: bool):
    game = new_game(["Anna", "Barbara", "Chris", "Dan", "Emil"][:players], seed=9, vatican=vatican).play_on("random")
    changes = [
        patch(drawn(game, step - 1), drawn(game, step))
        for step, node in enumerate(game.line())
        if node.action is not None and element_of(node.action)
    ]
    sizes = sorted(len(json.dumps(change)) for change in changes)
    assert max(len(touched(change)) for change in changes) < 15
    assert sizes[len(sizes) // 2] < 3000
    assert sizes[-1] < 3600  # a cloister that makes a chain longer: each of the chain's sites says so


def test_the_still_parts_of_the_map_are_made_once(game: Game):
    early, late = drawn(game, 0), drawn(game, -1)
    for kind in ("road", "route", "band", "country", "name"):
        before, after = marks(early, kind), marks(late, kind)
        assert before
        assert all(before[id] is after[id] for id in before)


def middle_of(path: str) -> tuple[float, float]:
    """The middle of a path of whole coordinates' corners and curves: half way between its outermost points."""
    steps = re.findall(r"([MLQHVA])([^A-Z]*)", path)
    xs, ys = [], []
    for letter, rest in steps:
        values = [float(value) for value in re.split("[ ,]+", rest.strip())]
        if letter == "H":
            xs += values
        elif letter == "V":
            ys += values
        else:
            pairs = values[-2:] if letter == "A" else values
            xs += pairs[0::2]
            ys += pairs[1::2]
    return (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2


@pytest.mark.parametrize("width", WIDTHS)
def test_the_ring_is_around_the_place_of_the_last_action(width: str):
    game = new_game(3, seed=9, vatican=True)
    for element in elements(game.setup):
        picture = scene(game.position, game.names, last=element, width=width)
        place, ring = picture.mark(element), picture.mark("last:0")
        assert place is not None
        assert ring is not None
        assert middle_of(str(ring.attrs["d"])) == pytest.approx(middle_of(str(place.attrs["d"])), abs=0.3), element


def test_several_places_get_a_ring_each_and_an_action_that_places_nothing_none():
    game = new_game(3, seed=9)
    picture = scene(game.position, game.names, last=["site:chorin", "coat:Franken", "site:chorin"])
    assert len(marks(picture, "last")) == 2
    exchange = next(action for action in game.legal_actions() if action.act == "exchange")
    assert not marks(scene(game.position, game.names, last=exchange), "last")


def test_the_last_action_gets_a_ring_and_targets_can_be_picked():
    game = new_game(3, seed=9)
    action = game.legal_actions()[0]
    before = scene(game.position, game.names, targets=game.legal_actions()[:1])
    element = element_of(action)
    assert element in set(elements(game.setup))
    assert [mark.id for mark in before.marks if mark.button] == [element]
    game.play(action)
    after = scene(game.position, game.names, last=action)
    assert marks(after, "last")
    assert not marks(scene(game.position, game.names), "last")
    assert not [mark for mark in after.marks if mark.button]


def test_an_element_that_is_not_there_is_refused():
    game = new_game(3, seed=9)
    with pytest.raises(ValueError, match="no 'site:roma'"):
        scene(game.position, game.names, last="site:roma")
    with pytest.raises(ValueError, match="width: expected"):
        scene(game.position, game.names, width="huge")
    with pytest.raises(ValueError, match="needs 3 names"):
        scene(stage(cloisters=on_sites(Franken=[1])).position, ["Anna"])


def test_players_names_are_harmless_and_long_ones_end_in_an_ellipsis(game: Game):
    picture = drawn(game, 40)
    assert "<b>" not in to_svg(picture)
    shown = [mark.text for mark in marks(picture, "player").values()]
    assert len(shown) == game.setup.seats
    assert all(len(text) < 40 for text in shown)
    if game.setup.seats == 5:
        assert shown[4].endswith("…")


@pytest.mark.parametrize("step", [0, 80])
def test_the_words_say_the_same_as_the_picture(game: Game, step: int):
    position = game.line()[step].position
    told = drawn(game, step).description
    for number, country in enumerate(game.setup.board.countries):
        line = next(line for line in told.splitlines() if line.startswith(f"{country.name} ("))
        assert f"Advisors {sum(position.pieces.advisors[number])} of {most_cloisters(position, number)}" in line
        for site in country.sites:
            assert game.setup.board.sites[site].name in line


def test_in_print_five_players_differ_without_colour():
    game = new_game(NAMES, seed=9).play_on("random")
    picture = scene(game.position, game.names, print_greys=True)
    colours = {
        str(value).lower()
        for mark in picture.marks
        for name, value in mark.attrs.items()
        if name in ("fill", "stroke") and str(value).startswith("#")
    }
    assert all(colour[1:3] == colour[3:5] == colour[5:7] for colour in colours if len(colour) == 7), colours
    signs = {
        seat: {
            m.attrs.get("d", m.attrs.get("points"))
            for id, m in marks(picture, "sign").items()
            if owner_of(game, id) == seat
        }
        for seat in range(5)
    }
    assert all(signs.values())


def owner_of(game: Game, site: str) -> int | None:
    number = game.setup.board.site_number.get(site)
    return None if number is None else game.position.pieces.owners[number]


@pytest.mark.parametrize("width", WIDTHS)
def test_a_board_without_outlines_and_a_small_one_are_drawn_too(width: str):
    bare = board_data()
    bare["outlines"] = {"land": [], "countries": {}}
    for data in (bare, small_board_data()):
        game = new_game(3, seed=9, board=make_board({**data, "id": "mine"})).play_on("random")
        picture = scene(game.position, game.names, width=width)
        assert len(marks(picture, "site")) == len(game.setup.board.sites)
        for country in game.setup.board.countries:
            grounds = marks(picture, "area")[country.name]
            assert grounds.attrs["fill"] == TINTS[game.setup.board.cards[country.card].colour]
            assert country.name in grounds.label
