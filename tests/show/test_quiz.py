"""Exercises and quizzes as controls, by their methods: no browser is needed."""

from typing import Any

import pytest

from webpower.engine.asking import Asking, Run
from webpower.engine.questions import nth_question
from webpower.games.power.questions import TOPICS
from webpower.show.quiz import Exercise, Quiz


@pytest.fixture(scope="module")
def question():
    return nth_question(TOPICS["majorities"], 1, "quiz", 0, "points")


@pytest.fixture(scope="module")
def marks():
    return nth_question(TOPICS["chains"], 1, "quiz", 0, "mark")


def exercise(question: Any) -> Exercise:
    return Exercise(Asking(question), TOPICS[question.topic].picture, "Exercise 1")


def told(control: Exercise) -> str:
    return str(control._told.value)


def test_the_answers_are_buttons_and_a_wrong_one_says_why(question):
    control = exercise(question)
    assert question.says(question.prompt)[:20] in control._prompt.value
    right = question.choices.index(question.right)
    wrong = next(place for place in range(len(question.choices)) if place != right)
    control.choose(wrong)
    assert "border-left:4px solid #c62828" in told(control)
    button = control._answers.children[wrong]
    assert (button.button_style, button.disabled, button.icon) == ("danger", True, "times")
    control._answers.children[right].click()
    assert "Right." in told(control)
    assert control._answers.children[right].button_style == "success"
    assert all(control._presses[id].disabled for id in ("hint", "submit"))
    control.close()


def test_only_what_can_be_pressed_is_shown(question, marks):
    for asked, shown in ((question, ["hint"]), (marks, ["submit", "unmark", "hint"])):
        control = exercise(asked)
        assert [id for id, button in control._presses.items() if button.layout.display != "none"] == shown
        control.close()


def test_the_keys_answer_and_hint(question):
    control = exercise(question)
    control.board.handle({"key": "H"})
    assert len(question.hints) > control.asking.hints == 1
    assert "#787878" in told(control)
    control.board.handle({"key": str(question.choices.index(question.right) + 1)})
    assert control.asking.solved
    control.board.handle({"key": "N"})  # an exercise has no next one
    control.board.handle({"key": "9"})
    assert control.board.error is None
    control.close()


def test_places_are_marked_on_the_board(marks):
    control = exercise(marks)
    assert control._answers.children == ()
    for place in sorted(marks.right):
        control.board.handle({"pick": place})
    rings = [mark for mark in control.board.scene.marks if mark.id.startswith("last:")]
    assert len(rings) == len(marks.right)
    control.press("unmark")
    assert control.asking.marked == []
    control.board.handle({"key": "C"})
    assert "Nothing is marked yet" in told(control)
    for place in sorted(marks.right):
        control.pick(place)
    control.press("submit")
    assert "Right." in told(control)
    control.close()


def test_an_exception_becomes_the_line_beneath_the_board(question, monkeypatch: pytest.MonkeyPatch):
    control = exercise(question)
    monkeypatch.setattr(control.asking, "hint", lambda: 1 / 0)
    control.press("hint")
    assert control.board.notice == "ZeroDivisionError: division by zero"
    control.close()


def test_stored_and_not_run_it_shows_question_answers_and_picture_but_not_the_solution(question):
    control = exercise(question)
    bundle = control._repr_mimebundle_()
    assert "application/vnd.jupyter.widget-view+json" in bundle
    assert bundle["text/html"].count("<img ") == 1
    assert "A&ensp;" in bundle["text/html"]
    assert bundle["text/plain"].splitlines()[0] == "Exercise 1"
    for step in question.explanation:
        assert question.says(step) not in str(bundle)
    control.close()


def test_a_quiz_goes_on_counts_and_changes():
    quiz = Quiz(Run(TOPICS, "majorities", 1, "tests"))
    assert quiz._score.value == "No answer yet."
    first = quiz.asking
    quiz.choose(first.question.choices.index(first.question.right))
    assert quiz._score.value == "1 answered, 1 right at once."
    assert quiz._presses["next"].button_style == "primary"
    quiz.board.handle({"key": "N"})
    assert quiz.asking is not first
    assert told(quiz) == ""
    quiz._topic.widget.value = "alliances"
    assert quiz.asking.question.topic == "alliances"
    quiz._level.widget.value = "2"
    assert (quiz.asking.question.topic, quiz.asking.question.level) == ("alliances", 2)
    assert quiz.board.error is None
    buttons = list(quiz._choices)
    quiz.close()
    assert all(button.comm is None for button in buttons)
