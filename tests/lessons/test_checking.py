"""Exercises from both sides: the right answer passes, each typical mistake gets its own sentence, anything else one."""

import json
import re
from collections import Counter
from pathlib import Path

import pytest

from webpower.engine.errors import FileError, WrongValue
from webpower.games.power.questions import TOPICS
from webpower.lessons import check, class_seed, exercise, hint, progress
from webpower.lessons.exercises import LESSONS, UnknownExercise, all_exercises, find_exercise, question_of
from webpower.lessons.progress import Entry, kept, progress_path
from webpower.lessons.pupils import Pupil, _Room
from webpower.lessons.solutions import solutions
from webpower.show.quiz import Exercise
from webpower.show.written import WrittenExercise

EVERYBODY = Pupil()


@pytest.fixture(autouse=True)
def empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("WEBPOWER_SAVES", str(tmp_path))
    monkeypatch.delenv("WEBPOWER_CLASS", raising=False)
    monkeypatch.setattr(_Room, "pupil", None)
    monkeypatch.setattr("webpower.lessons.checking._GIVEN", {})
    return tmp_path


def right(id: str):
    return question_of(find_exercise(id), EVERYBODY).right


CHOSEN = [one.id for one in all_exercises() if one.topic in TOPICS]
"""Without those that are answered by a function: these are tried in tests/games/power/questions/test_writing.py."""


@pytest.mark.parametrize("id", CHOSEN)
def test_the_right_answer_passes_and_each_mistake_gets_its_own_sentence(id: str):
    question = question_of(find_exercise(id), EVERYBODY)
    for mistake in question.mistakes:
        said = check(id, mistake.answer if isinstance(mistake.answer, int | str) else _named(question, mistake.answer))
        assert said.outcome == "wrong"
        assert said.messages[0] == mistake.why
        assert question.form.words(question.right).say(question.names) not in str(said.messages[0].id)
    words = question.form.words(question.right).say(question.names)
    assert check(id, words).outcome == "right"
    assert check(id, right(id) if isinstance(question.right, int | str) else words).outcome == "right"


def _named(question, answer):
    return question.form.words(answer).say(question.names)


def test_the_dots_of_the_notebook_are_no_answer_and_are_not_counted():
    said = check("majorities-2", ...)
    assert said.outcome == "unclear"
    assert "no answer yet" in str(said)
    assert check("majorities-2").outcome == "unclear"
    assert check("majorities-2", "many").outcome == "unclear"
    assert kept() == []


def test_hints_come_by_steps_and_never_tell_the_answer():
    first, second, third = (hint("majorities-2") for _ in range(3))
    assert len(first.messages) == 1
    assert second.messages[0] == first.messages[0]
    assert third.messages == second.messages
    assert third.messages[-1].id == "last-hint"
    assert kept() == [Entry("majorities-2", "", "", answers=0, hints=2)]


def test_an_unknown_exercise_is_answered_with_those_alike():
    with pytest.raises(UnknownExercise, match="did you mean chains-2"):
        check("chians-2", 4)
    with pytest.raises(UnknownExercise, match="the lessons are tour, graph, turn"):
        check(7, 4)  # type: ignore[arg-type]
    with pytest.raises(UnknownExercise, match="there is no lesson 'magic'"):
        progress("magic")


def test_progress_is_kept_and_ends_with_the_right_answer(empty_folder: Path):
    check("majorities-2", 99)
    check("majorities-2", right("majorities-2"))
    check("majorities-2", 99)  # what is solved stays solved
    check("majorities-3", right("majorities-3"))
    check("example-1", 99)
    shown = progress("majorities")
    assert [entry.state for entry in shown.entries[:3]] == ["open", "solved", "at-once"]
    assert shown.solved == 2
    assert "2 of 7 exercises solved" in repr(shown)
    assert shown.csv().splitlines()[:3] == [
        "class,pupil,exercise,state,answers,hints",
        ",,majorities-1,open,0,0",
        ",,majorities-2,solved,2,0",
    ]
    shown.save_csv(empty_folder / "p.csv")
    assert (empty_folder / "p.csv").read_text(encoding="utf8") == shown.csv()
    assert json.loads(progress_path().read_text(encoding="utf8"))["format"] == "webpower-progress/1"
    with pytest.raises(FileError, match="can't be written"):
        shown.save_csv(empty_folder / "no" / "p.csv")


def test_a_name_in_the_csv_is_no_formula():
    class_seed("=1+1", "@Ann")
    check("tour-1", "nobody")
    assert "'=1+1,'@Ann,tour-1,tried,1,0" in progress("tour").csv()


def test_a_damaged_file_is_left_as_it_is_and_answers_are_judged_all_the_same():
    progress_path().parent.mkdir()
    progress_path().write_text("{", encoding="utf8")
    said = check("majorities-2", right("majorities-2"))
    assert said.outcome == "right"
    assert "could not be kept" in str(said)
    assert progress_path().read_text(encoding="utf8") == "{"
    with pytest.raises(FileError, match=r"progress\.json: not JSON"):
        progress()


def test_a_class_has_its_own_numbers_and_so_has_a_pupil():
    def subjects(*whose: str) -> list[str]:
        return str(solutions("majorities", *whose)).splitlines()[1:]

    assert repr(class_seed("7b")) == "The exercises have the numbers of class 7b."
    assert subjects() != subjects("7b") != subjects("7a") != subjects("7b", "Ann")
    answer = question_of(find_exercise("majorities-2"), Pupil("7b")).right
    assert check("majorities-2", answer).outcome == "right"
    assert kept()[0].class_name == "7b"
    assert repr(class_seed("", "Ann")) == "The exercises have the numbers of Ann."
    assert progress("majorities").solved == 0
    class_seed("7b")
    assert progress("majorities").solved == 1
    with pytest.raises(WrongValue, match="class: expected a name"):
        class_seed(None)  # type: ignore[arg-type]


def test_the_variable_names_the_class_where_no_lesson_does(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("WEBPOWER_CLASS", "7b")
    assert progress("tour").pupil == Pupil("7b")
    class_seed("8c")
    assert progress("tour").pupil == Pupil("8c")


def test_what_is_answered_by_clicks_counts_as_well():
    control = exercise("majorities-2")
    assert isinstance(control, Exercise)
    question = control.asking.question
    control.press("hint")
    wrong = next(place for place, answer in enumerate(question.choices) if answer != question.right)
    control.choose(wrong)
    control.choose(question.choices.index(question.right))
    assert kept() == [Entry("majorities-2", "", "", answers=2, hints=1, solved=True)]
    again = exercise("majorities-2")
    assert repr(again).splitlines()[0] == "Exercise majorities-2 (solved before)"
    assert again.asking.solved is False  # to be worked on once more, if one likes
    progress_path().write_text("{", encoding="utf8")
    assert repr(exercise("majorities-2")).splitlines()[0] == "Exercise majorities-2"
    control.close()
    again.close()


def test_a_function_is_checked_and_shown_where_it_goes_wrong():
    def stubborn(observation, legal, random):
        return legal[0]

    said = check("bot-2", stubborn)
    assert (said.outcome, said.messages[0].id) == ("wrong", "w-any-first")
    assert "<img" in said._repr_mimebundle_()["text/html"]
    assert 'hint("bot-2")' in repr(said)
    assert kept() == [Entry("bot-2", "", "", answers=1)]
    said = check("bot-2", lambda observation, legal, random: random.choice(legal))
    assert said.outcome == "right"
    assert "<img" not in said._repr_mimebundle_()["text/html"]
    assert kept() == [Entry("bot-2", "", "", answers=2, solved=True)]


def test_what_is_no_function_of_the_right_things_is_no_answer():
    assert "write it into a cell with def" in repr(check("bot-2", 7))
    assert "exactly these, in this order: observation, legal, random" in repr(check("bot-2", lambda legal: legal[0]))
    assert "exactly these, in this order: points, seat" in repr(check("bot-5", lambda: 7))
    assert {check("bot-2", wrong).outcome for wrong in ("legal[0]", None, len, list, 7)} == {"unclear"}
    assert kept() == []


def test_an_example_of_a_function_counts_for_nothing():
    assert check("example-2", lambda observation, legal, random: 0).messages[0].id == "program-number"
    assert kept() == []


def test_what_is_answered_by_writing_is_shown_with_hints_and_how_to_answer():
    control = exercise("bot-2")
    assert isinstance(control, WrittenExercise)
    assert 'check("bot-2", the_name_of_your_function)' in repr(control)
    assert "Write a bot" in control._repr_mimebundle_()["text/html"]
    control.button.click()
    control.button.click()
    assert [said.id for said in control.asking.told] == ["w-any-hint-1", "w-any-hint-2"]
    assert "random.choice" in control._told.value
    assert kept() == [Entry("bot-2", "", "", hints=2)]
    control.close()


def test_ids_are_unique_and_the_exercises_of_the_final_position_share_it():
    ids = Counter(one.id for one in all_exercises())
    assert set(ids.values()) == {1}
    assert all(one.lesson == lesson for lesson, those in LESSONS.items() for one in those)
    final = [question_of(one, Pupil("7b")) for one in LESSONS["final"]]
    assert len({question.subject.position for question in final}) == 1
    assert len({question.prompt.value("player") for question in final}) == 1
    assert final[3].right == sum(int(str(question.right)) for question in final[:3])


def test_one_part_of_the_final_position_does_not_tell_the_others():
    final = [question_of(one, Pupil(name)) for name in ("7b", "8c") for one in LESSONS["final"][:3]]
    for question in final:
        told = " ".join(question.tells(question.explanation))
        assert re.search(rf"Together: {question.right} point", told)
        assert "chains" not in told or question.kind == "chains"


def test_a_picture_that_several_exercises_share_is_stored_once():
    stored = [exercise(one.id)._repr_mimebundle_()["text/html"] for one in LESSONS["final"]]
    assert ["<img " in html for html in stored] == [True, False, False, False]
    assert all("The picture stands at exercise final-1" in html for html in stored[1:])
    assert "<img " in exercise("tour-2")._repr_mimebundle_()["text/html"]
    assert "<img " in exercise("example-1")._repr_mimebundle_()["text/html"]


def test_a_rule_that_goes_on_is_cited_once():
    told = str(check("majorities-2", right("majorities-2")))
    assert len(told.splitlines()) > 3
    assert told.count("[WP-40]") == 1


def test_solutions_are_a_page_with_pictures(empty_folder: Path):
    shown = solutions("tour", "7b")
    shown.save(empty_folder / "tour.html")
    text = (empty_folder / "tour.html").read_text(encoding="utf8")
    assert text.count("<svg ") == len(LESSONS["tour"])
    for line in str(shown).splitlines()[1:]:
        id, words = line.split(": ", 1)
        assert f"<h2>{id}</h2>" in text
        assert f"<b>{words}</b>" in text
    assert re.findall(r"^([\w-]+): ", str(solutions()), re.MULTILINE)[1:] == [one.id for one in all_exercises()]
    with pytest.raises(UnknownExercise):
        solutions("magic")
