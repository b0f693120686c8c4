"""The numbers of what a piece would change: at every place its own, readable, in nobody's way, and told in words."""

import json
import math
import re
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest

from tests.games.power.figures.games import positions
from tests.games.power.scene.test_scene import marks, middle_of, touched
from tests.games.power.staging import FRANKEN_ARAGON, on_sites, stage
from webpower.draw.lettering import MINUS, Box, signed, text_box
from webpower.draw.palette import COLOURED, PRINTED, TINTS, contrast
from webpower.draw.patch import apply_patch, patch
from webpower.draw.scene import Mark, Scene
from webpower.draw.svg import to_svg
from webpower.games.power.position import Phase, Position
from webpower.games.power.scene import element_of, elements, scene
from webpower.games.power.what_if import Effect, placement_effects
from webpower.games.power.what_if_words import effect_words

NAMES = ("Ada", "Ben", "Cleo", "Dora", "Egon")
WIDTHS = ("wide", "compact")


def moment(players: int, vatican: bool, share: float) -> Position:
    """The start of a turn, that share of the way through a game."""
    turns = [position for position in positions(players, 1, vatican) if position.phase is Phase.PLACE]
    found: Position = turns[int(share * len(turns))]
    return found


def everywhere(position: Position, changed: int) -> list[Effect]:
    """An effect at every place of the map where a piece could stand at all, whether or not it may now."""
    seats = position.setup.seats
    changes = ((changed, *[0] * (seats - 1)), *((0,) * seats for _ in range(4)))
    acts = {"site": "cloister", "coat": "advisor", "arms": "vatican"}
    places = [element.partition(":") for element in elements(position.setup)]
    return [Effect(acts[kind], at, 0, 0, changes) for kind, _, at in places]


def start(players: int, vatican: bool) -> Position:
    first: Position = positions(players, 1, vatican)[0]
    return first


def drawn(position: Position, **more: Any) -> Scene:
    return scene(position, NAMES[: position.setup.seats], what_if=placement_effects(position), **more)


MOMENTS = [
    moment(players, vatican, share) for players, vatican in ((3, False), (5, True)) for share in (0, 0.3, 0.6, 0.9)
]


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("position", MOMENTS, ids=range(len(MOMENTS)))
def test_every_placement_has_its_number_on_its_ground(position: Position, width: str):
    picture = drawn(position, width=width)
    numbers = marks(picture, "effect-number")
    effects = {element: effect for effect in placement_effects(position) for element in [place_of(effect)]}
    assert set(numbers) == set(effects)
    for element, effect in effects.items():
        tone = COLOURED.tone(effect.net)
        ground = picture.mark(element if element.startswith("site:") else f"effect:{element}")
        assert ground is not None
        assert numbers[element].text == signed(effect.net)
        assert numbers[element].attrs["fill"] == tone.text
        assert ground.attrs["fill"] == tone.fill
        assert ("stroke-dasharray" in ground.attrs) == (effect.net < 0)
        x, y = middle_of(str(ground.attrs["d"]))
        assert numbers[element].attrs["x"] == pytest.approx(x, abs=0.3)
        assert y < float(numbers[element].attrs["y"]) < y + float(numbers[element].attrs["font-size"]) / 2


def place_of(effect: Effect) -> str:
    return f"{ {'cloister': 'site', 'advisor': 'coat', 'vatican': 'arms'}[effect.act] }:{effect.at}"


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("position", MOMENTS, ids=range(len(MOMENTS)))
def test_pointing_at_a_place_tells_the_effect(position: Position, width: str):
    plain = scene(position, NAMES[: position.setup.seats], width=width)
    picture = drawn(position, width=width)
    for effect in placement_effects(position):
        before, mark = plain.mark(place_of(effect)), picture.mark(place_of(effect))
        assert before is not None
        assert mark is not None
        assert mark.label == f"{before.label} {effect_words(effect).say(NAMES)}"
        assert mark.label.endswith(f"net {signed(effect.net)}.")


@pytest.mark.parametrize("position", MOMENTS, ids=range(len(MOMENTS)))
def test_the_description_says_every_number_with_its_places(position: Position):
    effects = placement_effects(position)
    told = drawn(position).description.splitlines()
    lines = {net: line for line in told for net in [line.partition(":")[0]] if re.fullmatch(rf"[+{MINUS}]?\d+", net)}
    assert set(lines) == {signed(effect.net) for effect in effects}
    for effect in effects:
        site = effect.at.rpartition("/")[2] if effect.act != "cloister" else position_site(position, effect.at)
        assert site in lines[signed(effect.net)]
    nets = [int(net.replace(MINUS, "-")) for net in lines]
    assert nets == sorted(nets, reverse=True)


def position_site(position: Position, at: str) -> str:
    return position.board.sites[position.board.site_number[at]].name


def text_boxes(picture: Scene) -> dict[str, Box]:
    """Where all words are, pressed together where the picture says so."""
    boxes: dict[str, Box] = {}
    for mark in picture.marks:
        if mark.tag == "text":
            x, y, size = (float(mark.attrs[name]) for name in ("x", "y", "font-size"))
            bold = mark.attrs.get("font-weight") in ("bold", 700)
            anchor = str(mark.attrs.get("text-anchor", "start"))
            box = text_box(x, y, mark.text, size, anchor, bold)
            if "textLength" in mark.attrs:
                assert anchor in ("start", "middle")
                width = float(mark.attrs["textLength"])
                left = x - width / 2 if anchor == "middle" else x
                box = Box(left, box.top, left + width, box.bottom)
            boxes[mark.id] = box
    return boxes


def grounds(picture: Scene) -> Iterator[tuple[str, Box]]:
    """The discs and the other grounds of numbers."""
    for mark in picture.marks:
        if mark.id.startswith("effect:") or (mark.id.startswith("site:") and picture.mark(f"effect-number:{mark.id}")):
            yield mark.id, bounds(str(mark.attrs["d"]))


def bounds(shape: str) -> Box:
    """The box of a path whose corners are its outermost points; a ring is as high as wide."""
    xs, ys = [], []
    for letter, rest in re.findall(r"([MLQHVA])([^A-Z]*)", shape):
        values = [float(value) for value in re.split("[ ,]+", rest.strip())]
        if letter == "A":
            x, y = values[-2:]
            xs.append(x)
            ys += [y - values[1], y + values[1]]
        elif letter in "HV":
            (xs if letter == "H" else ys).append(values[0])
        else:
            xs += values[0::2]
            ys += values[1::2]
    return Box(min(xs), min(ys), max(xs), max(ys))


@pytest.mark.parametrize("changed", [1, -1, 12, -12])
@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize(("players", "vatican"), [(3, False), (5, True)])
def test_no_number_lies_on_other_words_even_if_all_places_have_one(players, vatican, width, changed):
    position = start(players, vatican)
    picture = scene(position, NAMES[:players], what_if=everywhere(position, changed), width=width)
    boxes = text_boxes(picture)
    assert len([id for id in boxes if id.startswith("effect-number:")]) == 63 + 16 * vatican
    assert overlaps(boxes) == []
    for id, ground in grounds(picture):
        own = f"effect-number:{id.removeprefix('effect:')}"
        number = boxes[own]
        assert ground.left <= number.left < number.right <= ground.right
        others = {name: box for name, box in boxes.items() if name != own}
        assert [name for name, box in others.items() if covered(box, ground, id.startswith("site:")) > 2] == [], id


def covered(words: Box, ground: Box, disc: bool) -> float:
    """How far a ground reaches into the box of words, in pixels; a box has room for descenders and is rather large."""
    if not disc:
        return 9 if words.meets(ground) else 0
    x, y = ground.middle
    near = (min(max(x, words.left), words.right), min(max(y, words.top), words.bottom))
    return (ground.right - ground.left) / 2 - math.dist((x, y), near)


def overlaps(boxes: dict[str, Box]) -> list[tuple[str, str]]:
    return [(one, other) for (one, a), (other, b) in combinations(boxes.items(), 2) if a.meets(b)]


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("position", MOMENTS, ids=range(len(MOMENTS)))
def test_no_number_covers_an_advisor_or_words(position: Position, width: str):
    picture = drawn(position, width=width)
    assert overlaps(text_boxes(picture)) == []
    advisors = {id: bounds(str(mark.attrs["d"])) for id, mark in marks(picture, "advisor").items()}
    for id, ground in grounds(picture):
        assert [name for name, box in advisors.items() if box.meets(ground, -1)] == [], id


@pytest.mark.parametrize("seats", range(6))
def test_on_a_coat_the_number_takes_a_free_cell(seats: int):
    here = [1] * seats + [0] * (5 - seats)
    cloisters = on_sites(Franken=[6, 0, 0, 0, 0])
    game = stage([FRANKEN_ARAGON], cloisters, {"Franken": here}, players=5)
    picture = drawn(game.position)
    assert picture.mark("effect-number:coat:Franken") is not None
    assert (picture.mark("room:Franken") is None) == (seats == 5)
    assert overlaps(text_boxes(picture)) == []
    assert f"has {seats or 'no'} advisor" in str(picture.mark("coat:Franken"))


def test_without_effects_the_map_is_as_ever():
    for position in MOMENTS:
        names = NAMES[: position.setup.seats]
        assert scene(position, names, what_if=()) == scene(position, names)
        assert "effect" not in to_svg(scene(position, names))


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("position", MOMENTS, ids=range(len(MOMENTS)))
def test_only_the_places_with_numbers_are_sent(position: Position, width: str):
    plain, picture = scene(position, NAMES[: position.setup.seats], width=width), drawn(position, width=width)
    change = patch(plain, picture)
    assert apply_patch(plain, change) == picture
    assert patch(picture, plain).keys() <= {"scene", "lines", "remove", "set", "label", "add"}
    places = {place_of(effect) for effect in placement_effects(position)}
    others = {id for id in touched(change) if not id.startswith(("effect", "key", "paper"))}
    assert others == places
    assert len(json.dumps(change)) < 800 * len(places) + 2000


def test_last_targets_and_numbers_are_told_apart_by_form():
    position = MOMENTS[2]
    effects = placement_effects(position)
    names, site = NAMES[: position.setup.seats], next(effect for effect in effects if effect.act == "cloister")
    id = place_of(site)
    owned = next(s.id for s, owner in zip(position.board.sites, position.pieces.owners, strict=True) if owner < 9)
    plain = scene(position, names)
    last = scene(position, names, last=f"site:{owned}")
    target = scene(position, names, targets=[id])
    number = scene(position, names, what_if=[site])
    both = scene(position, names, targets=[id], what_if=[site])
    assert {mark.id for mark in last.marks} - {mark.id for mark in plain.marks} == {"last:0"}
    assert "H" in shape(target, id)  # a plus
    assert "H" not in shape(number, id)
    assert width_of(target, id) > width_of(plain, id) == width_of(number, id)
    assert number.mark(f"effect-number:{id}") is not None
    assert target.mark(f"effect-number:{id}") is None
    assert width_of(both, id) > width_of(number, id)
    button = both.mark(id)
    assert button is not None
    assert button.button


def shape(picture: Scene, id: str) -> str:
    return str(found(picture, id).attrs["d"])


def width_of(picture: Scene, id: str) -> float:
    return float(found(picture, id).attrs["stroke-width"])


def found(picture: Scene, id: str) -> Mark:
    mark = picture.mark(id)
    assert mark is not None
    return mark


def test_an_effect_where_no_piece_can_go_is_refused():
    position = MOMENTS[2]
    names = NAMES[: position.setup.seats]
    owned = next(s.id for s, owner in zip(position.board.sites, position.pieces.owners, strict=True) if owner < 9)
    nothing = ((0,) * position.setup.seats,) * 5
    for effect in (
        Effect("cloister", owned, 0, 0, nothing),
        Effect("cloister", "roma", 0, 0, nothing),
        Effect("vatican", "council/Franken", 1, 0, nothing),
    ):
        with pytest.raises(ValueError, match="no piece can go to"):
            scene(position, names, what_if=[effect])


def test_a_placement_takes_its_number_away():
    game = stage([FRANKEN_ARAGON], on_sites(Franken=[1]))
    before = drawn(game.position)
    action = next(action for action in game.legal_actions() if action.act == "cloister")
    game.play(action)
    element = element_of(action)
    assert element is not None
    after = drawn(game.position)
    assert before.mark(f"effect-number:{element}") is not None
    assert after.mark(f"effect-number:{element}") is None
    assert apply_patch(before, patch(before, after)) == after


@pytest.mark.parametrize("look", [COLOURED, PRINTED])
def test_numbers_can_be_read_in_either_look(look):
    assert [tone.least for tone in look.heat] == sorted({tone.least for tone in look.heat})
    assert {tone.dashed for tone in look.heat if tone.least < 0} == {True}
    for tone in look.heat:
        assert contrast(tone.text, tone.fill) >= 6
    gains = [tone.fill for tone in look.heat if tone.least >= 0]
    assert sorted(gains, key=lambda fill: -contrast(fill, "#000000")) == gains
    assert look.tone(-999).least < look.tone(0).least < look.tone(999).least
    assert look.tone(0).fill not in TINTS.values()
