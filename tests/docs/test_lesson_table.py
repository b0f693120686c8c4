"""The table of lessons in notebooks/README.md: complete, and true."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.docs.pages import NOTEBOOKS, lessons
from tests.docs.test_rules_page import ALL_RULES, GAMES, NAMED
from webpower.lessons.exercises import LESSONS, find_exercise, question_of
from webpower.lessons.pupils import Pupil

TEXT = (NOTEBOOKS / "README.md").read_text(encoding="utf8")
ROW = re.compile(r"^\| \[[^\]]+\]\((lesson_[^)]+\.ipynb)\) \| ([^|]+) \| ([^|]+) \|$", re.MULTILINE)
ROWS = {name: (set(NAMED.findall(rules)), ideas.strip()) for name, rules, ideas in ROW.findall(TEXT)}
LESSON_FILES = lessons()


def rules_in(lesson: Path) -> set[str]:
    """The rules that a lesson names: in what it says, in what it shows, and in its exercises."""
    cells = json.loads(lesson.read_text(encoding="utf8"))["cells"]
    return {rule for cell in cells for text in _texts(cell) for rule in NAMED.findall(text)} | {
        rule for id in _exercises(cells) for rule in _rules_of(id)
    }


def _texts(cell: dict[str, object]) -> Iterator[str]:
    yield json.dumps(cell["source"])
    yield json.dumps(cell.get("outputs", []))


def _exercises(cells: list[dict[str, object]]) -> Iterator[str]:
    known = {one.id for exercises in LESSONS.values() for one in exercises}
    for cell in cells:
        for id in re.findall(r'exercise\("([a-z]+-\d+)"\)', "".join(cell["source"])):  # type: ignore[arg-type]
            if id in known:
                yield id


def _rules_of(id: str) -> Iterator[str]:
    question = question_of(find_exercise(id), Pupil())
    said = [question.prompt, *question.given, *question.hints, *question.explanation]
    yield from (message.rule for message in [*said, *(mistake.why for mistake in question.mistakes)] if message.rule)


def test_every_lesson_has_a_row():
    assert list(ROWS) == [path.name for path in sorted(LESSON_FILES, key=lambda path: int(path.name.split("_")[1]))]
    assert all(ideas for _, ideas in ROWS.values())


def test_every_rule_is_exercised_somewhere():
    taught = set().union(*(rules for rules, _ in ROWS.values()))
    assert [rule for game in GAMES.values() for rule in game.rules if rule not in taught] == []
    assert taught <= ALL_RULES


@pytest.mark.parametrize("lesson", LESSON_FILES, ids=lambda path: path.name)
def test_a_lesson_names_the_rules_that_its_row_lists(lesson: Path):
    assert ROWS[lesson.name][0] - rules_in(lesson) == set()
