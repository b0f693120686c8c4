"""Two lessons from their first exercise to the last, by clicks only: a wrong answer, a hint, and the right one."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.harness import FIRST_DISPLAY, STEP, Lab, open_notebook, run_all
from tests.browser.test_lessons import answer, controls
from webpower.lessons.exercises import LESSONS, question_of
from webpower.lessons.pupils import Pupil

WHOLE = {"reading": "lesson_7_reading_a_game.ipynb", "chances": "lesson_8_cards_and_chance.ipynb"}


@pytest.mark.parametrize("lesson", WHOLE)
def test_every_exercise_is_solved_by_clicks(page: Page, lab: Lab, lesson: str):
    panel = open_notebook(page, WHOLE[lesson])
    run_all(page)
    expect(controls(panel).first.locator(".webpower-board svg")).to_be_visible(timeout=FIRST_DISPLAY)
    for exercise in LESSONS[lesson]:
        question = question_of(exercise, Pupil())
        control = controls(panel).filter(has_text=f"Exercise {exercise.id}").first
        control.scroll_into_view_if_needed()
        expect(control.locator(".webpower-board svg")).to_be_visible(timeout=STEP)
        told = control.locator(".webpower-told")

        answer(control, question, right=False)
        wrong = next(choice for choice in question.choices if choice != question.right)
        why = question.wrong(wrong)
        assert why is not None
        expect(told).to_contain_text(question.says(why), timeout=STEP)
        control.get_by_role("button", name="Hint").click()
        expect(told).to_contain_text(question.says(question.hints[0]), timeout=STEP)
        answer(control, question, right=True)
        expect(told).to_contain_text("Right.", timeout=STEP)
        expect(told).to_contain_text(question.says(question.explanation[-1]), timeout=STEP)

    run_all(page)
    solved = len(LESSONS[lesson])
    expect(page.get_by_text(re.compile(f"{solved} of {solved} exercises solved")).first).to_be_visible(timeout=STEP)
