"""Questions of a toy topic: judging, telling mistakes apart, series from a seed."""

from collections.abc import Mapping, Sequence
from itertools import islice
from random import Random
from typing import Any

import pytest

from webpower.engine.answers import Number, Option, Options, Places
from webpower.engine.chance import generator
from webpower.engine.errors import WrongValue
from webpower.engine.messages import Message, message
from webpower.engine.questions import (
    RIGHT,
    UNCLEAR,
    WRONG,
    Dull,
    Mistake,
    Question,
    Topic,
    Verdict,
    _begun,
    kind_for,
    levels,
    nth_question,
    offered,
    search,
    series,
    told_apart,
)

WHY = message("webpower.engine", "wanted-number")
OTHER = message("webpower.engine", "wanted-places")


class Sums:
    """Asks for sums of two numbers."""

    name = "sums"
    kinds: Mapping[str, Sequence[int]] = {"small": (1, 2), "large": (2, 3)}
    title = message("webpower.engine", "is-right")

    def ask(self, random: Random, level: int, kind: str = "") -> Question:
        chosen = kind_for(self, random, level, kind)
        a, b = (int(random.random() * 10**level) for _ in "ab")
        mistakes = told_apart(a + b, [Mistake(a, WHY), Mistake(a - b, WHY), Mistake(a + b, OTHER), Mistake(a, OTHER)])
        return Question(
            self.name,
            chosen,
            level,
            ("Anna",),
            (a, b),
            message("webpower.engine", "answer-number", number=a),
            Number(),
            a + b,
            mistakes,
            (),
            (message("webpower.engine", "answer-number", "WP-1", number=a + b),),
        )

    def picture(self, question: Question, marked: Sequence[str] = (), print_greys: bool = False) -> Any:
        return question.subject


TOPIC: Topic = Sums()


def ask(seed: int = 0) -> Question:
    return TOPIC.ask(generator(seed), 3)


def test_an_answer_is_right_wrong_or_unclear():
    question = ask()
    a, b = question.subject
    right = question.judge(str(a + b))
    assert (right.outcome, [said.id for said in right.messages]) == (RIGHT, ["is-right", "answer-number"])
    assert question.judge(a) == Verdict(WRONG, (WHY,))
    assert question.judge(-1) == Verdict(WRONG, (message("webpower.engine", "not-so", "WP-1"),))
    assert question.judge("many") == Verdict(UNCLEAR, (Number().wanted,))


def test_what_a_question_shows_of_itself_does_not_tell_the_answer():
    question = ask()
    assert str(question.right) not in repr(question)
    assert "mistake" not in repr(question)


def test_where_more_than_one_answer_is_right_a_fault_decides():
    question = ask()

    def odd(answer: int) -> Message | None:
        return WHY if answer % 2 else None

    several = Question(**{**vars(question), "fault": odd})
    assert several.judge(4).outcome == several.judge(8).outcome == RIGHT
    assert several.judge(5) == Verdict(WRONG, (WHY,))


def test_of_mistakes_with_the_same_answer_the_first_stays_and_none_has_the_right_one():
    question = ask()
    answers = [mistake.answer for mistake in question.mistakes]
    assert len(set(answers)) == len(answers)
    assert question.right not in answers
    assert {mistake.why for mistake in question.mistakes} == {WHY}


def test_a_series_is_the_same_for_the_same_seed_and_different_for_another():
    def subjects(seed: int | str, level: int = 2) -> list[Any]:
        return [question.subject for question in islice(series(TOPIC, level, seed), 5)]

    assert subjects(1) == subjects(1)
    assert len({tuple(subjects(seed)) for seed in (1, 2, "1", "7b")}) == 4
    assert nth_question(TOPIC, 2, 1, 3).subject == subjects(1)[3]


def test_levels_and_kinds():
    assert levels(TOPIC) == [1, 2, 3]
    assert {kind_for(TOPIC, generator(seed), 2) for seed in range(20)} == {"small", "large"}
    assert kind_for(TOPIC, generator(0), 2, "large") == "large"
    with pytest.raises(WrongValue, match="sums has no question 'large' of level 1"):
        kind_for(TOPIC, generator(0), 1, "large")
    with pytest.raises(WrongValue, match="sums has no question of level 9"):
        kind_for(TOPIC, generator(0), 9)


def test_numbers_are_offered_in_their_order_and_other_answers_in_any():
    random = generator("offered")
    wrong = [Mistake(number, WHY) for number in (9, 3, 7, 1, 5)]
    offers = [offered(Number(), 4, wrong, random) for _ in range(20)]
    assert all(list(offer) == sorted(offer, key=str) and 4 in offer and len(offer) == 4 for offer in offers)
    assert {number for offer in offers for number in offer} == {1, 3, 4, 5, 7, 9}
    texts = [Mistake(text, WHY) for text in "bcd"]
    assert len({offered(Places({}), "a", texts, random) for _ in range(50)}) > 5
    options = Options(tuple(Option(key, WHY) for key in "dabc"))
    assert offered(options, "a", texts, random) == tuple("dabc")
    with pytest.raises(Dull):
        offered(Number(), 4, wrong[:1], random)


def test_a_search_goes_on_until_a_question_is_not_dull_and_gives_up_one_day():
    tries = iter(range(10_000))

    def sometimes() -> Question:
        if next(tries) % 5 < 4:
            raise Dull
        return ask()

    assert search(sometimes).topic == "sums"
    assert next(tries) == 5

    def never() -> Question:
        raise Dull

    with pytest.raises(WrongValue, match="no position was found"):
        search(never)


@pytest.mark.parametrize(
    ("said", "begun"),
    [
        ("points[seat] are yours", "points[seat] are yours"),
        ("points_after(it) tells", "points_after(it) tells"),
        ("action.kind is", "action.kind is"),
        ("zip(a, b) goes", "zip(a, b) goes"),
        ("the best one", "The best one"),
        ("green and red", "Green and red"),
        ("z.B. Ely", "Z.B. Ely"),
        ("A (or B)", "A (or B)"),
    ],
)
def test_a_sentence_begins_with_a_capital_unless_it_begins_with_code(said: str, begun: str):
    assert _begun(said) == begun
