import re
from urllib.parse import unquote
from xml.etree import ElementTree

from hypothesis import given

import webpower
from tests.draw.scenes import big_scene, scenes
from webpower.draw.scene import Mark, Scene
from webpower.draw.svg import NOT_IN_XML, to_img, to_svg
from webpower.games.power.scene import scene

SVG = "{http://www.w3.org/2000/svg}"
TRICKY = "<b onclick=\"x('&amp;')\">\u202eAda\u2069 & 'Co'</b>\r\n\t\x00]]>"


def shown(text):
    return NOT_IN_XML.sub("\ufffd", text)


def read(scene):
    return ElementTree.fromstring(to_svg(scene))


def elements(root):
    return [element for element in root if element.tag not in (f"{SVG}title", f"{SVG}desc")]


@given(scenes())
def test_the_svg_says_what_the_scene_says(scene):
    root = read(scene)
    assert root.get("viewBox") == f"0 0 {scene.width} {scene.height}"
    assert (root.findtext(f"{SVG}title"), root.findtext(f"{SVG}desc")) == (shown(scene.title), shown(scene.description))
    assert len(elements(root)) == len(scene.marks)
    for element, mark in zip(elements(root), scene.marks, strict=True):
        assert element.tag == SVG + mark.tag
        assert element.get("data-id") == mark.id
        assert {name: element.get(name) for name in mark.attrs} == {k: shown(str(v)) for k, v in mark.attrs.items()}
        assert "".join(element.itertext()) == shown(mark.label) + shown(mark.text)
        assert element.get("aria-label") == (shown(mark.label) if mark.label else None)
        assert element.findtext(f"{SVG}title") == (shown(mark.label) if mark.label else None)


@given(scenes())
def test_the_same_scene_gives_the_same_text(scene):
    assert to_svg(scene) == to_svg(Scene.from_data(scene.to_data()))


def test_names_from_people_do_no_harm():
    text = to_svg(Scene(9, 9, TRICKY, TRICKY, (Mark(TRICKY, "text", {"fill": TRICKY}, text=TRICKY, label=TRICKY),)))
    assert "<b" not in text
    root = ElementTree.fromstring(text)
    assert root.get("aria-label") == root.findtext(f"{SVG}desc") == shown(TRICKY)
    (mark,) = elements(root)
    assert mark.get("data-id") == mark.get("fill") == mark.findtext(f"{SVG}title") == shown(TRICKY)


def test_two_pictures_on_a_page_do_not_collide():
    assert not [element for element in read(big_scene()).iter() if element.get("id")]


def test_the_picture_is_one_image_with_a_name_and_shrinks_with_its_page():
    root = read(big_scene())
    assert (root.get("role"), root.get("aria-label")) == ("img", "A board")
    assert root.get("style") == "max-width:100%;height:auto"


def drawn_by(image):
    """The picture in an image of HTML, and what is said instead of it."""
    match = re.fullmatch(r'<img src="data:image/svg\+xml,([^"]+)" width="[\d.]+" style="[^"]*" alt="([^"]*)">', image)
    assert match is not None
    return ElementTree.fromstring(unquote(match[1])), match[2]


def looks(root, element):
    """The attributes of an element of an image, those of its class among them."""
    classes = dict(re.findall(r"\.(c\d+){([^}]*)}", root.findtext(f"{SVG}style")))
    given = dict(look.split(":", 1) for look in classes[element.get("class")].split(";") if look)
    given = {name: value.removesuffix("px") for name, value in given.items()}
    return given | {name: value for name, value in element.items() if name != "class"}


@given(scenes())
def test_as_an_image_every_mark_is_drawn_the_same(scene):
    root, _ = drawn_by(to_img(scene))
    assert root.get("viewBox") == f"0 0 {scene.width} {scene.height}"
    drawn = [element for element in root if element.tag != f"{SVG}style"]
    assert [element.tag for element in drawn] == [SVG + mark.tag for mark in scene.marks]
    for element, mark in zip(drawn, scene.marks, strict=True):
        assert (element.text or "") == shown(mark.text)
        found = looks(root, element)
        assert set(found) == set(mark.attrs) - {"pointer-events"}
        for name, value in found.items():
            assert tenths(value) == tenths(shown(str(mark.attrs[name])))


def tenths(text):
    return re.sub(r"-?\d+\.\d\d+", lambda number: f"{float(number[0]):.1f}".removesuffix(".0"), text)


def test_as_an_image_it_says_the_same_in_words():
    scene = Scene(40, 30, 'A "dot"', "One dot.", (Mark("dot", "circle", {"r": 2}),))
    told = scene._repr_mimebundle_()
    assert drawn_by(told["text/html"])[1] == "A &quot;dot&quot;. One dot."
    assert told["text/plain"] == 'A "dot"\nOne dot.'


def test_an_image_takes_less_than_half_the_room():
    game = webpower.recorded_game("three-players")
    game.go(82)
    picture = scene(game.position, game.names)
    assert len(to_img(picture)) < len(to_svg(picture)) / 2


def test_names_from_people_do_no_harm_in_an_image():
    marks = (Mark("a", "text", {"fill": TRICKY, "stroke": "red;}</style>"}, text=TRICKY),)
    image = to_img(Scene(9, 9, TRICKY, TRICKY, marks))
    root, _ = drawn_by(image)
    assert "<b" not in image
    (mark,) = [element for element in root if element.tag != f"{SVG}style"]
    assert mark.text == mark.get("fill") == shown(TRICKY)
    assert mark.get("stroke") == "red;}</style>"
