"""The picture of the cards as data: what is drawn is the position, nothing overlaps, nothing hidden is told."""

import json
import re
from dataclasses import replace
from itertools import combinations, pairwise
from typing import Any

import pytest

from tests.games.card_game.lines import line
from webpower.draw.lettering import Box, text_box
from webpower.draw.palette import GROUNDS, PLAYERS, PRINTED, SIZES
from webpower.draw.patch import patch
from webpower.draw.plotly_scene import to_figure
from webpower.draw.scene import Mark, Scene
from webpower.draw.svg import to_svg
from webpower.games.card_game.actions import ACTIONS, END_TURN, NOWHERE, PAY_RESERVE, PLAYS, TAKES
from webpower.games.card_game.cards import CHAIN, LAWS, ROUTES, SLOTS, CardSet
from webpower.games.card_game.cards_file import load_cards
from webpower.games.card_game.options import Options
from webpower.games.card_game.position import EMPTY, Phase, Position, Setup, deal
from webpower.games.card_game.rules import legal_actions
from webpower.games.card_game.scene import actions_at, element_of, elements, scene
from webpower.games.card_game.scene.ids import marked
from webpower.games.card_game.scoring import LANDS, SYMBOLS, score
from webpower.games.card_game.words import law_words

NAMES = ("Anna", '<b>"Barbara" & co</b>', "Chris", "none", "E" * 300)
WIDTHS = ("wide", "compact")
PLACES = (0.0, 0.3, 0.6, 1.0)
"""How far a game has gone."""


def at(players: int, share: float, seed: int = 4) -> Position:
    whole = line(players, seed)
    return whole[round(share * (len(whole) - 1))][1]


def names_of(position: Position) -> tuple[str, ...]:
    return NAMES[: position.setup.seats]


def drawn(position: Position, **more: Any) -> Scene:
    return scene(position, names_of(position), **more)


def marks(picture: Scene, kind: str) -> dict[str, Mark]:
    """The marks of a kind by the rest of their ids."""
    parts = {mark.id: mark.id.partition(":") for mark in picture.marks}
    return {parts[mark.id][2]: mark for mark in picture.marks if parts[mark.id][0] == kind}


@pytest.fixture(params=[(players, share) for players in (3, 4, 5) for share in PLACES], ids=str)
def position(request: pytest.FixtureRequest) -> Position:
    return at(*request.param)


# The rows


def test_every_card_in_the_rows_is_drawn_with_all_that_is_printed_on_it(position: Position):
    picture, cards = drawn(position), position.setup.cards
    places, numbers = marks(picture, "card"), marks(picture, "number")
    assert set(places) == {str(place) for place in range(SLOTS)}
    assert set(numbers) == {str(place) for place in range(SLOTS) if position.owners[place] == EMPTY}
    routes, symbols = marks(picture, "route"), marks(picture, "symbol")
    for place in range(SLOTS):
        face = cards.faces[position.layout[place]]
        country = cards.countries[face.country]
        label = places[str(place)].label
        assert country.name in label
        if position.owners[place] == EMPTY:
            assert places[str(place)].attrs["fill"] == GROUNDS[country.colour]
            assert numbers[str(place)].text == str(country.cards)
            name = "".join(mark.text for id, mark in marks(picture, "name").items() if id.startswith(f"{place}:"))
            assert name.replace("-", "") == country.name
            assert sum(id.startswith(f"{place}/") and "circle" not in id for id in symbols) == len(face.symbols)
            assert (str(place) in routes) == bool(face.route)
        else:
            assert places[str(place)].attrs["fill"] not in set(GROUNDS.values()) - {"#ffffff"}
            assert "taken" in label


def test_families_and_route_signs_have_shapes_of_their_own():
    picture = drawn(at(3, 0), width="wide")
    shapes = {id: marks(picture, "key-sign")[id].attrs["d"] for id in ("cross", "fan", "rose", "ship", "carriage")}
    assert len(set(map(str, shapes.values()))) == 5


def test_stones_and_law_cards_lie_on_their_cards(position: Position):
    picture = drawn(position)
    stones = marks(picture, "stone")
    assert {int(id) for id in stones if id.isdigit()} == {
        place for place, owner in enumerate(position.stones) if owner != EMPTY
    }
    for place, owner in enumerate(position.stones):
        if owner not in (EMPTY,) and place != position.lifted:
            assert stones[str(place)].attrs["fill"] == PLAYERS[owner].fill
            assert f"{place}-sign" in stones
    sealed = {id for id in marks(picture, "sealed") if id.isdigit()}
    assert sealed == {str(place) for place in position.setup.cards.law_slots if position.owners[place] == EMPTY}


def test_a_law_card_leaves_what_is_printed_on_the_card_free():
    for width in WIDTHS:
        picture = drawn(at(3, 0), width=width)
        sealed = {id: box_of(mark) for id, mark in marks(picture, "sealed").items() if id.isdigit()}
        assert len(sealed) == 8
        for id, box in sealed.items():
            for kind in ("number", "name", "symbol", "route"):
                for other, mark in marks(picture, kind).items():
                    if re.split(r"[:/-]", other)[0] == id:
                        assert not box.meets(box_of(mark)), (width, kind, other)


def box_of(mark: Mark) -> Box:
    """The box around a mark."""
    if mark.tag == "text":
        x, y, size = (float(mark.attrs[name]) for name in ("x", "y", "font-size"))
        bold = mark.attrs.get("font-weight") == "bold"
        box = text_box(x, y, mark.text, size, str(mark.attrs.get("text-anchor", "start")), bold)
        if "textLength" in mark.attrs:
            length, middle = float(mark.attrs["textLength"]), box.middle[0]
            lefts = {"start": box.left, "middle": middle - length / 2, "end": box.right - length}
            left = lefts[str(mark.attrs.get("text-anchor", "start"))]
            return Box(left, box.top, left + length, box.bottom)
        return box
    if mark.tag == "circle":
        x, y, radius = (float(mark.attrs[name]) for name in ("cx", "cy", "r"))
        return Box.around(x, y, 2 * radius, 2 * radius)
    # Corners, and ends of curves: near enough for boxes with round corners, and for what stands still in the middle.
    path = re.sub(r"A\S+ \d \d \d", "L", str(mark.attrs["d"]))
    pairs = [tuple(map(float, pair.split(","))) for pair in re.findall(r"-?[\d.]+,-?[\d.]+", path)]
    xs, ys = [x for x, _ in pairs], [y for _, y in pairs]
    return Box(min(xs), min(ys), max(xs), max(ys))


# What can be picked, and what just happened


def test_exactly_the_targets_are_lit(position: Position):
    if position.is_over:
        return
    actions = legal_actions(position)
    wanted = {id for id in (element_of(action, position) for action in actions) if id is not None}
    picture = drawn(position, targets=actions, seen=[position.seat])
    assert {mark.id for mark in picture.marks if mark.button} == wanted
    bold = {mark.id for mark in picture.marks if mark.attrs.get("stroke-width") == 4}
    assert bold == wanted
    assert not any(mark.button for mark in drawn(position).marks)
    assert "To pick" in picture.description


def test_an_element_leads_back_to_its_actions():
    for players, seed in ((3, 1), (5, 2)):
        for _, position in line(players, seed)[::7]:
            legal = legal_actions(position)
            for action in legal:
                element = element_of(action, position)
                if element is not None:
                    assert element in set(elements(position.setup))
                    assert actions_at(element, position, legal) == [action]  # a click never means two things


def test_the_elements_are_those_of_the_actions():
    position = at(3, 0)
    found = {element_of(action, position) for action in ACTIONS} - {None}
    assert found <= set(elements(position.setup))
    assert len(list(elements(position.setup))) == 56 + 3 + 3


def test_the_last_take_is_marked_where_the_card_lay_and_where_it_is_now():
    for players, seed in ((3, 1), (4, 8)):
        whole = line(players, seed)
        for (_, before), (action, after) in pairwise(whole):
            if action is not None and action.act == "take" and after.span(action.row)[0] != NOWHERE:
                element = element_of(action, before)
                assert marked(action, after) == (element,)
                picture = drawn(after, last=action)
                rings = marks(picture, "last")
                assert len(rings) == 2
                place = int(str(element).split(":")[1])
                assert box_of(rings["0"]).meets(box_of(marks(picture, "card")[str(place)]))


def test_several_takes_of_a_turn_are_all_marked():
    position = deal(Setup(load_cards(), Options(), 3), range(56), range(8), 0)
    owners = bytes(0 if place in (0, 1, 13) else EMPTY for place in range(SLOTS))
    after = position._replace(owners=owners)
    assert marked([TAKES[0], TAKES[1], TAKES[0]], after) == ("card:0", "card:13", "card:1")
    picture = drawn(after, last=[TAKES[0], TAKES[1], TAKES[0]])
    cells = len({load_cards().country_of[position.layout[place]] for place in (0, 1, 13)})
    assert len(marks(picture, "last")) == 3 + cells


def test_a_take_that_emptied_its_row_marks_the_row_and_what_no_place_tells_is_passed_over():
    position = at(3, 1.0)
    assert marked([PLAYS[0], PAY_RESERVE, END_TURN, TAKES[4]], position) == ("row:3",)
    assert marked(None, position) == ()
    assert "row 3" in drawn(position, last=TAKES[4]).description


def test_places_can_be_named(position: Position):
    picture = drawn(position, last="card:7", targets=["card:9", "reserve:1"])
    assert len(marks(picture, "last")) >= 1
    assert {mark.id for mark in picture.marks if mark.button} == {"card:9", "reserve:1"}


# The table


def test_the_table_tells_what_everybody_has(position: Position):
    picture, cards = drawn(position), position.setup.cards
    counts, sheet = marks(picture, "count"), score(position)
    land, symbols = sheet.by_place(LANDS), sheet.by_place(SYMBOLS)
    pills, most = marks(picture, "land"), marks(picture, "most")
    for number, country in enumerate(cards.countries):
        held = [
            sum(cards.country_of[card] == number for card in position.cards_of(seat))
            for seat in range(position.setup.seats)
        ]
        for seat, count in enumerate(held):
            id = f"{seat}/{country.id}"
            assert (counts[id].text if id in counts else "0") == str(count)
            points = land.get(country.id, (0,) * len(held))[seat]
            assert (pills[id].text if id in pills else "0") == str(points)
            if count:
                dark = pills[f"{id}-ground"].attrs["fill"] == "#1a1a1a"
                assert dark == (count == max(held))  # the majority is told by dark and pale, not by a colour
            scored = symbols.get(country.id, (0,) * len(held))[seat]
            assert any(name.startswith(f"{id}/") for name in most) == (scored > 0)
    for route, kind in zip(ROUTES, ("ships", "carriages"), strict=True):
        for seat in range(position.setup.seats):
            count = sum(cards.faces[card].route is route for card in position.cards_of(seat))
            shown = marks(picture, f"count-{kind}")
            assert (shown[str(seat)].text if str(seat) in shown else "0") == str(count)
            assert (f"{seat}-ground" in shown) == (count >= CHAIN)


def test_all_stones_of_a_player_are_accounted_for(position: Position):
    own = marks(drawn(position), "own")
    for seat in range(position.setup.seats):
        mine = [own[f"{seat}/{number}"] for number in range(3)]
        assert sum(mark.attrs["fill"] == PLAYERS[seat].fill for mark in mine) == position.reserve[seat]
        assert sum("stroke-dasharray" in mark.attrs for mark in mine) == position.on_cards(seat)
        assert sum(mark.attrs["fill"] == "none" for mark in mine) == position.removed[seat]


def test_what_is_untold_is_nowhere_told(position: Position):
    picture = drawn(position, untold=["scores"])
    assert not marks(picture, "land")
    assert not marks(picture, "most")
    told = picture.description + " ".join(mark.label for mark in picture.marks)
    assert not re.search(r"scores \d|points", told)


# Law cards


def test_hidden_law_cards_are_nowhere_in_the_picture():
    for players, seed in ((3, 3), (5, 6)):
        for _, position in line(players, seed):
            swapped = other_laws(position)
            assert drawn(position) == drawn(swapped)
            for seat in range(players):
                assert drawn(position, seen=[seat]) == drawn(
                    swapped._replace(
                        laws=tuple(position.laws[s] if s == seat else swapped.laws[s] for s in range(players))
                    ),
                    seen=[seat],
                )


def other_laws(position: Position) -> Position:
    """The same position with other law cards in hands and on cards: as many of each."""
    turned = tuple(bytes((*laws[1:], laws[0])) for laws in position.laws)
    return position._replace(laws=turned, dealt_laws=bytes((kind + 1) % len(LAWS) for kind in position.dealt_laws))


def test_law_cards_are_shown_to_those_who_may_see_them():
    position = next(p for _, p in line(3, 3) if sum(p.laws[0]) >= 2)
    kinds = [kind for kind, number in enumerate(position.laws[0]) if number]
    for seen, expected in (((), 0), ((0,), len(kinds))):
        picture = drawn(position, seen=seen)
        held = [mark for mark in picture.marks if mark.id.startswith(("law:", "held:0"))]
        assert len(held) == expected
        names = [law_words(LAWS[kind]).say(()) for kind in kinds]
        assert all((name in picture.description) == bool(seen) for name in names)


def test_played_law_cards_are_told():
    position = at(3, 0.5)._replace(played_laws=bytes((0, 2, 0, 0)))
    assert "Law cards played: 2 \N{MULTIPLICATION SIGN} Three symbols." in drawn(position).description


# Nothing overlaps


@pytest.mark.parametrize("width", WIDTHS)
def test_no_words_overlap_and_none_leave_the_picture(position: Position, width: str):
    picture = drawn(position, width=width, seen=range(position.setup.seats))
    boxes = {mark.id: box_of(mark) for mark in picture.marks if mark.tag == "text"}
    assert len(boxes) > 40
    for id, box in boxes.items():
        assert box.within(Box(0, 0, float(picture.width), float(picture.height))), id
    assert [(one, other) for (one, a), (other, b) in combinations(boxes.items(), 2) if overlaps(a, b)] == []


def overlaps(a: Box, b: Box) -> bool:
    """Letters above each other may share the room that hardly any of them takes."""
    return a.left < b.right and b.left < a.right and a.top + 2 < b.bottom - 1.5 and b.top + 2 < a.bottom - 1.5


@pytest.mark.parametrize("width", WIDTHS)
def test_stones_and_signs_keep_off_each_other_on_a_card(width: str):
    whole = [position for _, position in line(5, 6) if position.stones.count(EMPTY) <= SLOTS - 8]
    picture = drawn(whole[0], width=width)
    stones = {id: box_of(mark) for id, mark in marks(picture, "stone").items() if id.isdigit()}
    assert len(stones) >= 8
    for id, stone in stones.items():
        assert stone.within(box_of(marks(picture, "card")[id]))
        for kind in ("number", "name", "symbol", "route", "sealed"):
            for other, mark in marks(picture, kind).items():
                if re.split(r"[:/-]", other)[0] == id and not other.endswith("-open"):
                    assert not stone.meets(box_of(mark)), (width, kind, other)


def test_letters_are_large_enough(position: Position):
    for width in WIDTHS:
        picture = drawn(position, width=width, seen=[0])
        sizes = [float(mark.attrs["font-size"]) for mark in picture.marks if mark.tag == "text"]
        assert min(sizes) >= SIZES.small
        assert float(picture.width) <= (1300 if width == "wide" else 730)


# Words


def test_the_description_tells_all(position: Position):
    picture, cards = drawn(position), position.setup.cards
    lines = picture.description.splitlines()
    assert sum(text.startswith("Row ") for text in lines) == 4
    for country in cards.countries:
        assert any(text.startswith(f"{country.name} has {country.cards} cards") for text in lines)
    assert ("for land now" in picture.description) == any(owner != EMPTY for owner in position.owners)
    assert "at hand" in picture.description
    assert ("It is the turn of" in picture.description) != position.is_over


def test_a_player_called_none_has_stones():
    position = at(4, 0.3)
    stones = bytes(3 if place == position.span(1)[0] else EMPTY for place in range(SLOTS))
    told = drawn(position._replace(stones=stones, lifted=NOWHERE))
    assert "under a stone of none" in told.description


def test_every_card_cell_and_stone_says_what_it_is(position: Position):
    picture = drawn(position)
    for kind in ("card", "cell", "ships", "carriages", "cards", "laws", "stones", "player-cell", "head"):
        found = marks(picture, kind)
        assert found, kind
        assert all(mark.label for id, mark in found.items()), kind


# Robust


def test_long_and_strange_names_break_nothing():
    names = ["\u202eW" * 400, "", "<script>", "a\nb\tc", "\u0301" * 50]
    for width in WIDTHS:
        picture = scene(at(5, 0.6), names, width=width, seen=[0, 1, 2])
        to_svg(picture)
        for mark in marks(picture, "player").values():
            assert float(mark.attrs["x"]) + 1 < picture.width
            assert box_of(mark).right <= marks_left(picture)


def marks_left(picture: Scene) -> float:
    return min(box_of(mark).left for mark in marks(picture, "head").values())


def test_other_cards_can_be_drawn():
    cards = load_cards()
    countries = [replace(c, name="Kaiserreich der W\u00fcstenk\u00f6nige", colour="red") for c in cards.countries]
    families = ("moon", "fan", "rose")
    other: CardSet = replace(cards, id="o", countries=tuple(countries), families=families, source="o")
    position = deal(Setup(other, Options(), 3), range(56), range(8), 0)
    for width in WIDTHS:
        for mark in marks(scene(position, NAMES[:3], width=width), "name").values():
            assert "…" in mark.text or "W" in mark.text or mark.text.startswith("Kaiser")
    assert "M" in {mark.text for mark in marks(scene(position, NAMES[:3]), "symbol").values()}


def test_without_players_the_rows_stand_alone():
    position = at(3, 0)
    picture = scene(position, ())
    assert not marks(picture, "player")
    assert len(marks(picture, "number")) == 56
    with pytest.raises(ValueError, match="3 names"):
        scene(at(3, 0.5), ())


def test_what_is_not_there_is_refused():
    position = at(3, 0.3)
    refused: list[tuple[dict[str, Any], str]] = [
        ({"width": "huge"}, "width: expected wide or compact"),
        ({"seen": [3]}, "seats from 0 to 2, got 3"),
        ({"targets": ["card:56"]}, "no 'card:56'"),
        ({"targets": ["row:1"]}, "no 'row:1'"),
        ({"last": "reserve:3"}, "no 'reserve:3'"),
        ({"last": ["card:1", "site:1"]}, "no 'site:1'"),
    ]
    for wrong, told in refused:
        with pytest.raises(ValueError, match=told):
            scene(position, NAMES[:3], **wrong)
    with pytest.raises(ValueError, match="3 names"):
        scene(position, NAMES[:2])


def test_greys_have_no_colour(position: Position):
    picture = drawn(position, print_greys=True, last="card:3")
    colours = {str(mark.attrs[name]) for mark in picture.marks for name in ("fill", "stroke") if name in mark.attrs}
    for colour in colours - {"none"}:
        assert colour[1:3] == colour[3:5] == colour[5:7], colour
    lying = next(place for place in range(SLOTS) if position.owners[place] == EMPTY) if not position.is_over else None
    if lying is not None:
        country = position.setup.cards.countries[position.setup.cards.country_of[position.layout[lying]]]
        assert marks(picture, "card")[str(lying)].attrs["fill"] == PRINTED.grounds[country.colour]


def test_a_lifted_stone_is_drawn_as_one_that_is_going():
    lifted = next(p for _, p in line(4, 1) if p.phase is Phase.LIFTED)
    picture = drawn(lifted)
    assert "stroke-dasharray" in marks(picture, "stone")[str(lifted.lifted)].attrs
    assert "moving" in marks(picture, "card")[str(lifted.lifted)].label


def test_a_step_changes_little():
    whole = [position for _, position in line(4, 1)]
    pictures = [drawn(position, width="compact") for position in whole]
    sizes = [len(json.dumps(patch(a, b))) for a, b in pairwise(pictures)]
    assert sorted(sizes)[len(sizes) // 2] < 8000  # most of it the picture in words
    assert max(sizes) < len(json.dumps(pictures[0].to_data())) / 2


def test_the_picture_can_stand_beside_charts():
    to_figure(drawn(at(5, 0.6), width="compact", seen=[0], last="card:3", targets=["card:20"]))


def test_pictures_stay_what_they_were():
    for share in PLACES:
        assert drawn(at(3, share)) == drawn(at(3, share))
