"""Demos: slides that tell the game, and questions of every topic solved one step at a time."""

from html import escape
from pathlib import Path

import pytest

import webpower
from webpower.engine.errors import FileError, WrongValue
from webpower.engine.language import LANGUAGES, spoken
from webpower.engine.questions import nth_question
from webpower.games.power.questions import TOPICS
from webpower.lessons.demo import Demo, demo


def test_the_tour_tells_every_source_of_points_and_what_is_right_in_the_end():
    told = demo()
    headings = list(dict.fromkeys(slide.heading for slide in told.slides))
    assert headings[0] == "Europe in the 12th century"
    assert headings[-4:] == ["Points from cloisters", "Points from advisors", "Points from chains", "The end"]
    game = webpower.recorded_game("three-players")
    totals = dict(zip(game.names, game.score().totals(), strict=True))
    for name, points in totals.items():
        assert f"{name}: <b>{points}</b>" in told.slides[-1].lines[-1]


@pytest.mark.parametrize("topic", TOPICS)
def test_a_question_is_asked_hinted_at_answered_and_explained_one_step_at_a_time(topic: str):
    told = demo(topic, questions=1, seed=3)
    question = nth_question(TOPICS[topic], 1, 3, 0)
    slides = told.slides
    assert len(slides) == 2 + len(question.hints) + 1 + len(question.explanation)
    asked = slides[0].lines[0]
    assert all(slide.lines[0] == asked for slide in slides)
    answered = 2 + len(question.hints)
    words = escape(question.form.words(question.right).say(question.names))
    assert slides[answered].lines == (asked, f"<b>{words}</b>")
    for number in range(answered + 1, len(slides)):
        assert slides[number].lines[:-1] == slides[number - 1].lines  # one line more each time


def test_hints_come_before_the_answer_and_do_not_tell_it():
    told = demo("majorities", questions=3, seed=1)
    for number in range(3):
        question = nth_question(TOPICS["majorities"], 1, 1, number)
        mine = [slide for slide in told.slides if slide.heading.endswith(f"question {number + 1}")]
        bold = f"<b>{question.form.words(question.right).say(question.names)}</b>"
        first = next(place for place, slide in enumerate(mine) if bold in slide.lines)
        assert first == 2 + len(question.hints)


def test_the_same_seed_shows_the_same_slides():
    assert demo("chains", seed="7b").html() == demo("chains", seed="7b").html()
    assert demo("chains", seed="7b").html() != demo("chains", seed="7c").html()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_its_own_words(language: str):
    with spoken(language):
        told = demo()
    assert told.title in (
        "Web of Power, one thing at a time",
        "Web of Power, eins nach dem anderen",
        "Web of Power, una cosa alla volta",
    )
    assert (told.slides[-1].heading == "The end") == (language == "en")


def test_it_is_saved_as_one_page(tmp_path: Path):
    demo("graph", questions=1).save(tmp_path / "graph.html")
    assert (tmp_path / "graph.html").read_text(encoding="utf8").startswith("<!DOCTYPE html>")
    with pytest.raises(FileError, match=r"graph\.html"):
        demo("graph", questions=1).save(tmp_path / "none" / "graph.html")


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"what": "chess"}, "what: expected tour, graph, "),
        ({"what": "chains", "level": 9}, "level: chains has 1, 2, 3; got 9"),
        ({"what": "chains", "questions": 0}, "questions: expected a number from 1 to 20, got 0"),
        ({"what": "chains", "questions": True}, "questions: expected a number from 1 to 20, got True"),
    ],
)
def test_what_there_is_none_of_is_one_sentence(wrong: dict[str, object], said: str):
    with pytest.raises(WrongValue, match=said):
        demo(**wrong)  # type: ignore[arg-type]


def test_a_notebook_stores_the_first_picture_and_says_what_it_is():
    shown = demo("graph", questions=1)
    assert isinstance(shown, Demo)
    bundle, _ = shown._repr_mimebundle_()
    assert bundle["text/html"].startswith('<img src="data:image/svg+xml,')
    assert bundle["text/plain"] == f"The board as a graph: {len(shown)} slides"
    assert "application/vnd.jupyter.widget-view+json" in bundle
