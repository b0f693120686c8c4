"""Working on a question: choosing, marking, hints; and a run of questions with its score and levels."""

import pytest

from tests.engine.test_questions import TOPIC
from webpower.engine.answers import Places
from webpower.engine.asking import Asking, Run
from webpower.engine.chance import generator
from webpower.engine.errors import WrongValue
from webpower.engine.messages import message
from webpower.engine.questions import Mistake, Question, Verdict

HINTS = tuple(message("webpower.engine", id) for id in ("wanted-number", "wanted-places"))
TOO_FEW = message("webpower.engine", "wanted-players")


def choosing(right: int = 1) -> Asking:
    """A question with three answers, the second one right."""
    plain = TOPIC.ask(generator(0), 1)
    mistakes = (Mistake(10, HINTS[0]), Mistake(30, HINTS[1]))
    changed = {"right": 20, "mistakes": mistakes, "choices": (10, 20, 30), "hints": HINTS}
    return Asking(Question(**{**vars(plain), **changed}))


def marking() -> Asking:
    plain = TOPIC.ask(generator(0), 1)
    changed = {
        "form": Places({"a": "A", "b": "B", "c": "C"}),
        "right": frozenset("ab"),
        "mistakes": (Mistake(frozenset("a"), TOO_FEW),),
        "places": ("a", "b", "c"),
        "hints": HINTS,
    }
    return Asking(Question(**{**vars(plain), **changed}))


def test_a_right_answer_ends_it():
    asking = choosing()
    heard: list[Verdict] = []
    asking.on_answer(heard.append)
    asking.choose(1)
    assert asking.solved
    assert asking.at_once
    assert [verdict.outcome for verdict in heard] == ["right"]
    told = asking.told
    asking.choose(0)
    asking.hint()
    assert asking.told == told
    assert len(heard) == 1


def test_a_wrong_answer_is_told_and_another_one_may_follow():
    asking = choosing()
    asking.choose(2)
    assert asking.told == (HINTS[1],)
    asking.choose(2)
    assert asking.tried == [30]
    asking.choose(7)  # there is none
    asking.choose(1)
    assert asking.solved
    assert not asking.at_once


def test_hints_come_one_by_one():
    asking = choosing()
    for number in (1, 2, 2):
        asking.hint()
        assert asking.told == HINTS[:number]
    asking.choose(1)
    assert not asking.at_once


def test_places_are_marked_unmarked_and_submitted():
    asking = marking()
    asking.mark("a")
    asking.mark("nowhere")
    asking.submit()
    assert asking.told == (TOO_FEW,)
    asking.mark("b")
    asking.mark("a")
    assert asking.marked == ["b"]
    asking.unmark()
    assert asking.marked == []
    for place in "ba":
        asking.mark(place)
    asking.submit()
    assert asking.solved
    asking.mark("c")
    asking.unmark()
    assert asking.marked == ["b", "a"]


def answer(run: Run, right: bool) -> None:
    """Answer the open question as `Asking` would, since the toy has no choices."""
    asking = run.asking
    asking._answer(asking.question.right if right else -999)


def test_the_score_counts_questions_that_got_an_answer():
    run = Run({"sums": TOPIC}, "sums", 1, 7)
    assert run.standing() == (0, 0, 0)
    run.next()  # passed over
    assert run.standing() == (0, 0, 0)
    answer(run, False)
    answer(run, True)
    assert run.standing() == (1, 0, 0)
    run.next()
    answer(run, True)
    assert run.standing() == (2, 1, 1)


def test_three_in_a_row_raise_the_level():
    run = Run({"sums": TOPIC}, "sums", 2, 7)
    for _ in range(3):
        assert run.level == 2
        answer(run, True)
        run.next()
    assert run.level == 3
    assert run.asking.told[0].id == "level-rises"
    for _ in range(4):
        answer(run, True)
        run.next()
    assert run.level == 3  # there is none above
    assert run.asking.told == ()


def test_topic_and_level_can_change_and_the_questions_of_each_go_on():
    run = Run({"sums": TOPIC}, "sums", 1, 7)
    first = run.asking.question.subject
    run.change("sums", 3)
    assert run.level == 3
    run.change("sums", 99)
    assert run.level == 3
    run.change("sums", 1)
    assert run.asking.question.subject != first
    again = Run({"sums": TOPIC}, "sums", 1, 7)
    assert again.asking.question.subject == first


def test_what_there_is_none_of():
    with pytest.raises(WrongValue, match="topic: expected a, b or sums; got 'magic'"):
        Run({"a": TOPIC, "b": TOPIC, "sums": TOPIC}, "magic", 1, 7)
    with pytest.raises(WrongValue, match="level: sums has 1, 2, 3; got 4"):
        Run({"sums": TOPIC}, "sums", 4, 7)
