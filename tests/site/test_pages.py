"""Our pages: every notebook is on the start page of every language, and leads to where it opens."""

import re
from pathlib import Path

import pytest

from webpower.engine.language import LANGUAGES, spoken
from webpower.site.pages import LESSONS, NOTEBOOKS, notebook_address, numbered_notebooks
from webpower.site.parts import fetched
from webpower.site.words import SiteError, say

NOTEBOOK_FOLDER = Path(__file__).parents[2] / "notebooks"


def test_every_notebook_is_on_the_start_page_of_some_language():
    shown: set[Path] = set()
    for name in LANGUAGES:
        lessons, others = numbered_notebooks(NOTEBOOK_FOLDER, name)
        assert (len(lessons), len(others)) == (LESSONS, NOTEBOOKS)
        shown |= {*lessons, *others}
    assert shown == set(NOTEBOOK_FOLDER.glob("*.ipynb"))


@pytest.mark.parametrize("name", LANGUAGES)
def test_a_lesson_is_there_in_ones_language_if_it_was_translated(name: str):
    lessons, _ = numbered_notebooks(NOTEBOOK_FOLDER, name)
    end = "" if name == "en" else f"_{name}"
    assert lessons[0].name == f"lesson_1_a_tour{end}.ipynb"
    assert lessons[1].name == "lesson_2_the_board_as_a_graph.ipynb"
    assert notebook_address(lessons[0].name, name).startswith("notebooks/")


@pytest.mark.parametrize("name", LANGUAGES)
def test_lessons_are_called_what_their_first_line_says(name: str):
    lessons, _ = numbered_notebooks(NOTEBOOK_FOLDER, name)
    with spoken(name):
        for number, path in enumerate(lessons, 1):
            heading = re.search(r'"# [^·"]+ · (.+?)(\\n)?"', path.read_text(encoding="utf8"))
            translated = name == "en" or path.stem.endswith(f"_{name}")
            assert heading is not None
            assert not translated or heading[1] == say(f"lesson-{number}"), path.name


@pytest.mark.parametrize("name", ["de", "it"])
def test_lessons_are_called_what_the_first_lesson_calls_them(name: str):
    first = (NOTEBOOK_FOLDER / f"lesson_1_a_tour_{name}.ipynb").read_text(encoding="utf8")
    named = dict(re.findall(r"\| \[(\d+) · ([^]]*)\]", first))
    with spoken(name):
        assert named == {number: say(f"lesson-{number}") for number in named}
    assert len(named) >= 12


def test_without_npm_a_sentence_tells_what_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("webpower.site.parts.shutil.which", lambda tool: None if tool == "npm" else f"/bin/{tool}")
    with pytest.raises(SiteError, match="npm, which is not on this machine: install Node"):
        fetched(tmp_path, print)
    assert not list(tmp_path.iterdir())
