"""The map in a real browser: its words take no more room than was reckoned, so none lies on another."""

import pytest
from playwright.sync_api import Browser

from webpower.draw.lettering import Box, text_box
from webpower.draw.svg import to_svg
from webpower.games.power.game import new_game
from webpower.games.power.scene import scene

BOXES = """() => [...document.querySelectorAll("svg text")].map(text => {
    const {x, width} = text.getBBox();
    return [text.dataset.id, x, x + width];
})"""


@pytest.mark.parametrize("width", ["wide", "compact"])
def test_words_are_no_wider_than_reckoned(browser: Browser, width: str):
    names = ["Wilhelmina MMMM", "Grace Hopper %%%%", "illjiltt", "Ζωή Ääkkönen", "Ada" * 40]
    game = new_game(names, seed=9, vatican=True).play_on("random")
    picture = scene(game.position, game.names, width=width)
    page = browser.new_page()
    page.set_content(to_svg(picture))
    found = {id: (left, right) for id, left, right in page.evaluate(BOXES)}
    page.close()
    words = [mark for mark in picture.marks if mark.tag == "text"]
    assert len(found) == len(words) > 80
    for mark in words:
        x, y, size = (float(mark.attrs[name]) for name in ("x", "y", "font-size"))
        anchor, bold = str(mark.attrs.get("text-anchor", "start")), mark.attrs.get("font-weight") == "bold"
        reckoned: Box = text_box(x, y, mark.text, size, anchor, bold)
        left, right = found[mark.id]
        assert reckoned.left - 0.5 <= left, mark.text
        assert right <= reckoned.right + 0.5, mark.text
