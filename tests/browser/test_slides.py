"""Demos: slides on a page of their own and in JupyterLab, gone through with keys and clicks."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.harness import FIRST_DISPLAY, STEP, Lab, open_notebook, run_all, write_notebook
from webpower.engine.language import LANGUAGES, spoken
from webpower.games.power.questions import TOPICS
from webpower.lessons.demo import demo

FITS = """() => {
    const words = document.querySelector(".words");
    return words.scrollHeight <= words.clientHeight && words.scrollWidth <= words.clientWidth
        && document.documentElement.scrollWidth <= innerWidth && document.documentElement.scrollHeight <= innerHeight;
}"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_alone_is_gone_through_with_keys_and_all_words_find_room(
    browser: Browser, tmp_path: Path, language: str
):
    with spoken(language):
        told = demo()
    told.save(tmp_path / "demo.html")
    page = browser.new_page(viewport={"width": 1280, "height": 720})
    asked: list[str] = []
    faults: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.goto((tmp_path / "demo.html").as_uri())
    for number, slide in enumerate(told.slides, 1):
        expect(page.locator("h2")).to_have_text(slide.heading)
        expect(page.locator(".where")).to_have_text(f"{number} / {len(told)}")
        assert page.evaluate(FITS), f"slide {number}"
        page.keyboard.press("ArrowRight")
    expect(page.locator(".where")).to_have_text(f"{len(told)} / {len(told)}")  # the last one stays
    page.keyboard.press("Home")
    expect(page.locator(".where")).to_have_text(f"1 / {len(told)}")
    page.keyboard.press("PageDown")
    page.keyboard.press("PageUp")
    expect(page.locator(".where")).to_have_text(f"1 / {len(told)}")
    assert asked == [(tmp_path / "demo.html").as_uri()]
    assert faults == []
    page.close()


@pytest.mark.parametrize("topic", TOPICS)
def test_questions_of_every_topic_find_room_on_a_small_projector(browser: Browser, tmp_path: Path, topic: str):
    told = demo(topic, questions=2, level=max(level for levels in TOPICS[topic].kinds.values() for level in levels))
    told.save(tmp_path / "demo.html")
    page = browser.new_page(viewport={"width": 1024, "height": 768})
    page.goto((tmp_path / "demo.html").as_uri())
    for number in range(len(told)):
        assert page.evaluate(FITS), f"slide {number + 1}"
        page.keyboard.press("ArrowRight")
    page.close()


def test_going_closer_moves_the_picture_and_nothing_is_seen_beyond_it(browser: Browser, tmp_path: Path):
    demo("majorities", questions=1).save(tmp_path / "demo.html")
    page = browser.new_page(viewport={"width": 1280, "height": 720}, reduced_motion="reduce")
    page.goto((tmp_path / "demo.html").as_uri())
    whole = _view(page)
    page.keyboard.press("ArrowRight")
    near = _view(page)
    assert near[2] < whole[2]
    assert near[0] >= whole[0] - 0.1
    assert near[0] + near[2] <= whole[0] + whole[2] + 0.1
    page.close()


def _view(page: Page) -> list[float]:
    return [float(part) for part in (page.locator(".picture svg").get_attribute("viewBox") or "").split()]


def test_in_a_notebook_the_keys_are_those_of_the_slides(page: Page, lab: Lab):
    write_notebook(lab.root, "slides.ipynb", "import webpower\nwebpower.demo()", "1 + 1")
    panel = open_notebook(page, "slides.ipynb")
    run_all(page)
    slides = panel.locator(".webpower-slides").first
    expect(slides.locator("h2")).to_have_text("Europe in the 12th century", timeout=FIRST_DISPLAY)
    slides.locator(".picture").click()  # goes on, and takes the focus
    expect(slides.locator(".where")).to_have_text(re.compile("^2 /"), timeout=STEP)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Space")
    expect(slides.locator(".where")).to_have_text(re.compile("^4 /"), timeout=STEP)
    slides.get_by_role("button", name="Back").click()
    expect(slides.locator(".where")).to_have_text(re.compile("^3 /"), timeout=STEP)
    assert page.locator(".jp-Notebook .jp-Cell").count() == 2  # no key was taken for a command of JupyterLab
