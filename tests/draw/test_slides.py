"""Slides: what they hold, and a page that needs nothing else."""

import json
import re

from webpower.draw.lettering import Box
from webpower.draw.scene import Mark, Scene
from webpower.draw.slides import Slide, slides_data, slides_page

DOT = Scene(400, 300, "A dot", "One dot.", (Mark("dot", "circle", {"r": 2}),))
SQUARE = Scene(400, 300, "A square", "One square.", (Mark("square", "rect", {"width": 2, "height": 2}),))
WORDS = {"back": "Back", "next": "Next", "full": "Full screen", "slides": "Slides"}


def test_a_picture_is_there_once_however_many_slides_show_it():
    slides = [
        Slide("One", ("a",), DOT),
        Slide("Two", ("a", "b"), DOT),
        Slide("Three", (), SQUARE),
        Slide("Four", (), DOT),
    ]
    data = slides_data(slides)
    assert len(data["pictures"]) == 2
    assert [slide["picture"] for slide in data["slides"]] == [0, 0, 1, 0]
    assert [slide["lines"] for slide in data["slides"]] == [["a"], ["a", "b"], [], []]


def test_a_slide_says_which_part_of_its_picture_is_seen():
    near = Slide("Near", (), DOT, closer=Box(10, 20, 110, 95))
    views = [slide["view"] for slide in slides_data([Slide("All", (), DOT), near])["slides"]]
    assert views == [[0, 0, 400, 300], [10, 20, 100, 75]]


def test_a_page_asks_nobody_for_anything_and_no_text_ends_its_script():
    page = slides_page("<Slides>", [Slide("</script><img src=x>", ("&lt;Ada&gt;",), DOT)], WORDS)
    assert page.count("</script>") == 1
    assert not re.search(r"""(?:src|href)=["']?(?:https?:)?//""", page)
    assert "<title>&lt;Slides&gt;</title>" in page
    data = re.search(r"show\(document\.getElementById\(\"slides\"\), (\{.*\}), (\{.*?\}), \{ alone", page)
    assert data is not None
    assert json.loads(data[1])["slides"][0]["heading"] == "</script><img src=x>"
    assert json.loads(data[2]) == WORDS
