import base64
import re
from xml.etree import ElementTree

from hypothesis import given

from tests.draw.scenes import big_scene, scenes
from webpower.draw.scene import Mark, Scene
from webpower.draw.svg import NOT_IN_XML, to_svg

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


def test_as_an_image_it_is_the_same_picture_and_says_the_same():
    scene = Scene(40, 30, 'A "dot"', "One dot.", (Mark("dot", "circle", {"r": 2}),))
    shown = scene._repr_mimebundle_()
    match = re.fullmatch(
        r'<img src="data:image/svg\+xml;base64,([^"]+)" width="40" [^>]*alt="([^"]+)">', shown["text/html"]
    )
    assert match is not None
    assert base64.b64decode(match[1]).decode() == to_svg(scene)
    assert match[2] == "A &quot;dot&quot;. One dot."
    assert shown["text/plain"] == 'A "dot"\nOne dot.'
