"""Exercises of the lessons on variants, statistics and boards, by clicks: also where the picture shows no board."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.harness import FIRST_DISPLAY, STEP, Lab, open_notebook, run_all, write_notebook
from tests.browser.test_lessons import answer, controls
from webpower.lessons.exercises import find_exercise, question_of
from webpower.lessons.pupils import Pupil


@pytest.mark.parametrize("id", ["variants-3", "statistics-4", "statistics-8", "boards-4"])
def test_wrong_hint_right(page: Page, lab: Lab, id: str):
    question = question_of(find_exercise(id), Pupil())
    write_notebook(lab.root, "exercise.ipynb", f'from webpower.lessons import exercise\nexercise("{id}")')
    panel = open_notebook(page, "exercise.ipynb")
    run_all(page)
    control = controls(panel).first
    expect(control.locator(".webpower-board svg")).to_be_visible(timeout=FIRST_DISPLAY)

    wrong = next(choice for choice in question.choices if choice != question.right)
    why = question.wrong(wrong)
    assert why is not None
    answer(control, question, right=False)
    told = control.locator("[role=status]").filter(has_text=re.compile(r"\S")).first
    expect(told).to_contain_text(question.says(why).partition(" [")[0], timeout=STEP)
    control.get_by_role("button", name="Hint").click()
    expect(told).to_contain_text(question.says(question.hints[0]).partition(" [")[0], timeout=STEP)
    answer(control, question, right=True)
    expect(control.get_by_text("Right.")).to_be_visible(timeout=STEP)
