"""The page about lessons: its examples run, and its table names every lesson with its exercises."""

import re
from pathlib import Path

import nbformat
import pytest

import webpower
from tests.docs.pages import DOCS, ROOT, examples, lessons
from webpower.games import topics
from webpower.lessons.exercises import EXAMPLES, LESSONS, find_exercise

PAGE = DOCS / "lessons.md"
TEXT = PAGE.read_text(encoding="utf8")
ALL = sorted((ROOT / "notebooks").glob("lesson_*.ipynb"))
NOTEBOOKS = lessons()


def sources(path: Path) -> str:
    cells = nbformat.read(path, as_version=4).cells
    return "\n".join(cell.source for cell in cells)


WITH_EXERCISES = [path for path in ALL if "exercise(" in sources(path)]


def test_the_examples_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("WEBPOWER_SAVES", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    for example in examples(PAGE, "python"):
        exec(example, {"webpower": webpower})
    assert sorted(path.name for path in tmp_path.iterdir()) == ["lessons", "sheet.html", "solutions.html"]


def test_every_lesson_is_told_with_its_exercises():
    for lesson, exercises in LESSONS.items():
        assert f"`{lesson}-1` to `{exercises[-1].id}`" in TEXT
    for notebook in NOTEBOOKS:
        assert f"../notebooks/{notebook.name}" in TEXT
        assert notebook.name in (ROOT / "README.md").read_text(encoding="utf8")
    for topic in topics():
        assert f"`{topic}`" in TEXT


def test_every_exercise_is_in_one_lesson_in_its_order():
    all_lessons = {path: sources(path) for path in NOTEBOOKS}
    for exercises in LESSONS.values():
        found = [path for path, text in all_lessons.items() if f'exercise("{exercises[0].id}")' in text]
        (home,) = found
        places = [all_lessons[home].index(f'exercise("{one.id}")') for one in exercises]
        assert places == sorted(places)


def test_every_exercise_of_a_notebook_is_in_the_table():
    for path in NOTEBOOKS:
        for id in re.findall(r'exercise\("([\w-]+)"\)', sources(path)):
            assert find_exercise(id).id == id


@pytest.mark.parametrize("notebook", WITH_EXERCISES, ids=lambda path: path.name)
def test_a_lesson_names_its_class_shows_progress_and_answers_nothing(notebook: Path):
    text = sources(notebook)
    assert 'class_seed("")' in text
    assert "progress(" in text
    for line in text.splitlines():
        if line.startswith("check("):
            assert line.endswith(", ...)") or any(example.id in line for example in EXAMPLES)
