"""The report of a game in a real browser: opened from a file, without a network, and written as an image."""

import struct
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from webpower import recorded_game
from webpower.games.power.report import report_html
from webpower.show.browser import WIDTH, page_image


@pytest.fixture(scope="module")
def page_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("report") / "game.html"
    file.write_text(report_html(recorded_game("vatican-four")), encoding="utf8")
    return file


@pytest.mark.parametrize("width", [640, 1280])
def test_it_is_drawn_from_the_file_alone_and_fits_its_window(browser: Browser, page_file: Path, width: int):
    page = browser.new_page(viewport={"width": width, "height": 900})
    asked: list[str] = []
    faults: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("console", lambda said: faults.append(said.text) if said.type == "error" else None)
    page.goto(page_file.as_uri())
    page.wait_for_function("() => document.querySelectorAll('.js-plotly-plot .barlayer path').length > 10")
    assert asked == [page_file.as_uri()]
    assert faults == []
    assert page.evaluate("() => document.documentElement.scrollWidth") <= width
    page.close()


def test_the_image_shows_the_whole_page(page_file: Path):
    image = page_file.with_suffix(".png")
    page_image(page_file, image)
    width, height = struct.unpack(">II", image.read_bytes()[16:24])
    assert width == WIDTH
    assert height > 3000
