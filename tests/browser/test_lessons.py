"""A lesson and a quiz as a pupil uses them, by clicks and keys only."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.harness import FIRST_DISPLAY, STEP, Lab, open_notebook, run_all, write_notebook
from webpower.engine.questions import Question, nth_question
from webpower.games.power.questions import TOPICS
from webpower.lessons.exercises import find_exercise, question_of
from webpower.lessons.pupils import Pupil

LESSON = "lesson_1_a_tour.ipynb"
SEED = next(seed for seed in range(50) if nth_question(TOPICS["chains"], 1, seed, 0).kind == "mark")


def controls(panel: Locator) -> Locator:
    return panel.locator(".webpower-keys")


def answer(control: Locator, question: Question, right: bool) -> None:
    """Click the right answer, or the first wrong one."""
    place = next(k for k, choice in enumerate(question.choices) if (choice == question.right) == right)
    control.get_by_role("button", name=re.compile(f"^{'ABCD'[place]}\\s")).click()


def test_an_exercise_is_answered_by_clicks_and_is_still_solved_after_a_restart(page: Page, lab: Lab):
    question = question_of(find_exercise("tour-1"), Pupil())
    panel = open_notebook(page, LESSON)
    run_all(page)
    first = controls(panel).first
    expect(first.locator(".webpower-board svg")).to_be_visible(timeout=FIRST_DISPLAY)
    expect(first.get_by_text("Who has the most cloisters in")).to_be_visible(timeout=STEP)

    answer(first, question, right=False)
    expect(first.locator("[role=status]").filter(has_text=re.compile(r"\S")).first).to_be_visible(timeout=STEP)
    first.get_by_role("button", name="Hint").click()
    expect(first.get_by_text("Count the houses in")).to_be_visible(timeout=STEP)
    answer(first, question, right=True)
    expect(first.get_by_text("Right.")).to_be_visible(timeout=STEP)

    page.evaluate("() => window.jupyterapp.shell.currentWidget.sessionContext.restartKernel()")
    open_notebook(page, LESSON)
    run_all(page)
    expect(page.get_by_text(re.compile(r"[1-4] of 4 exercises solved")).first).to_be_visible(timeout=STEP)
    # What is said about the example that was answered by writing, and the hint.
    expect(page.get_by_text("The answer is a whole number, such as 7.").first).to_be_visible(timeout=STEP)


def test_a_quiz_by_clicks_on_the_board_and_by_keys(page: Page, lab: Lab):
    write_notebook(lab.root, "quiz.ipynb", f'import webpower\nwebpower.quiz("chains", level=1, seed={SEED})')
    question = nth_question(TOPICS["chains"], 1, SEED, 0)
    panel = open_notebook(page, "quiz.ipynb")
    run_all(page)
    quiz = controls(panel).first
    expect(quiz.locator(".webpower-board svg")).to_be_visible(timeout=FIRST_DISPLAY)

    places = sorted(question.right)  # type: ignore[arg-type]
    for place in places:
        quiz.locator(f'.webpower-board [data-id="{place}"]').click()
    expect(quiz.locator('.webpower-board [data-id^="last:"]')).to_have_count(len(places), timeout=STEP)
    quiz.get_by_role("button", name="Check what is marked").click()
    expect(quiz.get_by_text("Right.")).to_be_visible(timeout=STEP)
    expect(quiz.get_by_text("1 answered, 1 right at once.")).to_be_visible(timeout=STEP)

    quiz.locator(".webpower-board svg").focus()
    page.keyboard.press("n")
    expect(quiz.get_by_text("Right.")).to_have_count(0, timeout=STEP)
    page.keyboard.press("h")
    expect(quiz.get_by_text(re.compile("Look for groups of houses|Only a site with a road")).first).to_be_visible(
        timeout=STEP
    )
    quiz.get_by_label("Topic").select_option(label="Majorities of cloisters")
    expect(quiz.get_by_text(re.compile("cloisters in")).first).to_be_visible(timeout=STEP)
    assert page.locator(".jp-Notebook .jp-Cell").count() == 1  # no key was taken for a command of JupyterLab


BOT = """import webpower
from webpower.lessons import check, exercise, hint

exercise("bot-2")
---
def stuck(observation, legal, random):
    while True:
        chosen = legal[0]


check("bot-2", stuck)
---
def crashes(observation, legal, random):
    return legal[1000]


check("bot-2", crashes)
---
def my_bot(observation, legal, random):
    return random.choice(legal)


check("bot-2", my_bot)"""


def test_a_function_is_written_into_a_cell_and_hints_are_clicked(page: Page, lab: Lab):
    write_notebook(lab.root, "bot.ipynb", *BOT.split("\n---\n"))
    panel = open_notebook(page, "bot.ipynb")
    run_all(page)
    expect(panel.get_by_text("Write a bot that plays any of the legal actions").first).to_be_visible(timeout=STEP)
    expect(panel.get_by_text("does not come to an end").first).to_be_visible(timeout=STEP)
    expect(panel.get_by_text("in line 2 (return legal[1000]): IndexError").first).to_be_visible(timeout=STEP)
    expect(panel.get_by_text("It is a complete player").first).to_be_visible(timeout=STEP)
    expect(panel.get_by_role("img").first).to_be_visible(timeout=STEP)  # where the function went wrong

    panel.get_by_role("button", name="Hint").click()
    expect(panel.locator(".webpower-told").get_by_text("The list legal has all of them").first).to_be_visible(
        timeout=STEP
    )
    panel.get_by_role("button", name="Hint").click()
    expect(panel.locator(".webpower-told").get_by_text("random.choice").first).to_be_visible(timeout=STEP)
