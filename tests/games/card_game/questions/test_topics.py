"""Every kind of question at every level, over many seeds: the referee answers it the same, and each mistake is one."""

import re
from functools import cache

import pytest

from tests.games.asked import sentences, told_by
from tests.games.card_game.questions.naive import NAIVE
from webpower.draw.scene import Scene
from webpower.engine.answers import Options
from webpower.engine.messages import catalogue_text
from webpower.engine.questions import RIGHT, WRONG, Question, Verdict, nth_question
from webpower.games import kinds
from webpower.games.card_game.position import Position
from webpower.games.card_game.questions import TOPICS, CardTopic, positions
from webpower.games.card_game.questions.families import LEGAL
from webpower.games.card_game.rules import TEXTS

KINDS = [
    pytest.param(topic, kind, level, id=f"{topic.name}-{kind}-{level}")
    for topic in TOPICS.values()
    for kind, levels in topic.kinds.items()
    for level in levels
]
POOL = 30
SEEDS = 8
GENERAL = {"not-so"}
RULE_TOLD = "5 or more are a chain and score their number"
"""What the heads of the columns say, of nobody."""

played = positions.played


@cache
def game(players: int, seed: int) -> tuple[Position, ...]:
    return played(players, seed)


@pytest.fixture(autouse=True)
def few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """A few games give positions enough, and need not be played for every test."""
    monkeypatch.setattr(positions, "played", lambda players, seed: game(players, seed % POOL))


@cache
def asked(topic_name: str, kind: str, level: int) -> tuple[Question, ...]:
    return tuple(nth_question(TOPICS[topic_name], level, "tests", number, kind) for number in range(SEEDS))


@pytest.mark.parametrize(("topic", "kind", "level"), KINDS)
def test_the_referee_gives_the_same_answer(topic: CardTopic, kind: str, level: int):
    for question in asked(topic.name, kind, level):
        naive = NAIVE[topic.name, kind](question)
        if kind in ("may", "where"):
            assert question.right in naive or (question.right == LEGAL and not naive)
            assert not naive & {answer for answer in question.choices if answer != question.right}
        else:
            assert question.right == naive, question.prompt


@pytest.mark.parametrize(("topic", "kind", "level"), KINDS)
def test_exactly_one_choice_is_right_and_every_mistake_gets_its_own_sentence(topic: CardTopic, kind: str, level: int):
    for question in asked(topic.name, kind, level):
        assert question.judged(question.right).outcome == RIGHT
        assert question.mistakes
        for mistake in question.mistakes:
            assert question.judged(mistake.answer) == Verdict(WRONG, (mistake.why,))
            assert mistake.why.id not in GENERAL
        if question.places:
            assert not question.choices
        else:
            wrong = [answer for answer in question.choices if answer != question.right]
            assert question.choices.count(question.right) == 1
            assert 2 <= len(wrong) == len(set(wrong)) <= 3
            assert set(wrong) <= {mistake.answer for mistake in question.mistakes}
        if isinstance(question.form, Options):
            letters = [question.form.read(letter, question.names) for letter in "abcd"[: len(question.choices)]]
            assert tuple(letters) == question.choices


@pytest.mark.parametrize(("topic", "kind", "level"), KINDS)
def test_all_is_said_in_words_and_the_words_can_be_written_as_an_answer(topic: CardTopic, kind: str, level: int):
    for question in asked(topic.name, kind, level):
        for said in sentences(question):
            assert re.search(r"\w{2}", question.says(said))
            assert "{" not in question.says(said)
            assert "  " not in question.says(said)
        words = question.form.words(question.right).say(question.names)
        assert question.judge(words).outcome == RIGHT
        assert question.hints
        assert not any(words in hint.say(question.names) for hint in question.hints[:1] if len(words) > 6)


@pytest.mark.parametrize(("topic", "kind", "level"), KINDS)
def test_it_is_drawn_and_what_can_be_marked_can_be_clicked(topic: CardTopic, kind: str, level: int):
    question = asked(topic.name, kind, level)[0]
    drawn = topic.picture(question)
    assert isinstance(drawn, Scene)
    assert {mark.id for mark in drawn.marks if mark.button} == set(question.places)
    marked = question.places[:2]
    rings = [mark for mark in topic.picture(question, marked).marks if mark.id.startswith("last:")]
    assert len(rings) == (len(marked) or len(question.subject.ringed))


def test_the_picture_tells_nothing_that_is_asked():
    for topic, kind, level in (param.values for param in KINDS):
        for question in asked(topic.name, kind, level):  # type: ignore[union-attr]
            drawn = TOPICS[question.topic].picture(question)
            labels = [drawn.description, *(mark.label for mark in drawn.marks if not mark.label.endswith(RULE_TOLD))]
            assert not [label for label in labels if re.search(r"scor|point|chain", label)]
            assert not [mark.id for mark in drawn.marks if mark.id.startswith("points")]


@pytest.mark.parametrize("topic", TOPICS.values(), ids=lambda topic: topic.name)
def test_neither_hints_nor_what_is_said_of_a_mistake_gives_the_answer_away(topic: CardTopic):
    told: dict[str, list[tuple[bool, object]]] = {}
    for kind, levels in topic.kinds.items():
        for level in levels:
            for question in asked(topic.name, kind, level):
                for said in () if question.places else (*question.hints, *(one.why for one in question.mistakes)):
                    sentence = said.say(question.names)
                    told.setdefault(f"{kind} {said.id}", []).append((told_by(sentence, question), question.right))
    # By chance an answer may stand somewhere; a sentence that has it every time gives it away.
    often = {id: those for id, those in told.items() if len({right for _, right in those}) > 1}
    assert often
    assert not [id for id, those in often.items() if all(giving for giving, _ in those)]


@pytest.mark.parametrize(("topic", "kind", "level"), KINDS)
def test_the_answer_cannot_be_guessed_from_the_kind(topic: CardTopic, kind: str, level: int):
    rights = [question.right for question in asked(topic.name, kind, level)]
    assert len(set(rights)) > 1


def test_any_marks_are_judged_by_the_rules():
    for level in (1, 2, 3):
        for question in asked("ends", "takable", level):
            assert isinstance(question.right, frozenset)
            for place in question.places:
                outcome = question.judged(question.right ^ {place}).outcome  # type: ignore[arg-type, operator]
                assert outcome == WRONG


@pytest.mark.parametrize("topic", TOPICS.values(), ids=lambda topic: topic.name)
def test_the_same_seed_asks_the_same_and_another_something_else(topic: CardTopic):
    def said(seed: int) -> list[str]:
        some = [nth_question(topic, 1, seed, number) for number in range(2)]
        return [f"{question.says(question.prompt)} {question.right} {question.choices}" for question in some]

    assert said(1) == said(1)
    assert len({tuple(said(seed)) for seed in range(4)}) == 4
    assert topic.title.say(())


def test_no_two_games_have_topics_of_the_same_name():
    names = [name for kind in kinds() for name in kind.topics]
    assert len(names) == len(set(names))
    assert set(TOPICS) <= set(names)


@pytest.mark.slow
def test_every_sentence_is_said_by_some_question():
    """No mistake is there for nothing; and none is spelled wrong."""
    told = set(re.findall(r"^(q-[\w-]+) =", catalogue_text(TEXTS, "en"), re.MULTILINE))
    parts = {"q-count", "q-has-points", "q-law", "q-symbols", "q-no-symbol", "q-shows"}  # of other sentences
    reached = {topic.title.id for topic in TOPICS.values()} | parts
    for number in range(60):
        for topic, kind, level in (param.values for param in KINDS):
            if not told <= reached:
                question = nth_question(TOPICS[topic.name], level, "more", number, kind)  # type: ignore[union-attr, arg-type]
                reached |= {said.id for said in sentences(question)}
    assert told - reached == set()
