"""Work sheets: the questions, and the answers on a page of their own."""

import re
from pathlib import Path
from urllib.parse import unquote

import pytest

import webpower
from webpower.engine.errors import FileError, WrongValue


def test_a_sheet_has_questions_pictures_and_a_key_on_its_own_page(tmp_path: Path):
    sheet = webpower.worksheet("majorities", questions=3, seed="7b")
    sheet.save(tmp_path / "sheet.html")
    text = (tmp_path / "sheet.html").read_text(encoding="utf8")
    asked, key = text.split('<div class="key">')
    assert asked.count('<div class="question">') == asked.count("<img ") == 3
    assert "break-before: page" in text
    answers = re.findall(r"<li><b>([A-D])&ensp;([^<]*)</b>", key)
    for question, (letter, words) in zip(sheet.questions, answers, strict=True):
        right = question.choices["ABCD".index(letter)]
        assert question.wrong(right) is None
        assert words == question.form.words(right).say(question.names)
    assert not re.search(r'(src|href)="(?!data:|#)', text)


def test_places_are_marked_on_the_map():
    sheet = webpower.worksheet("chains", questions=4, level=1, seed=3)
    text = sheet.html()
    assert text.count("Mark on the map.") == sum(bool(question.places) for question in sheet.questions) > 0
    assert str(sheet).count("Question ") == 4


def test_two_questions_stand_side_by_side():
    text = webpower.worksheet("graph", 3, seed=1).html()
    rows = [row.count('<div class="question">') for row in text.split('<div class="row">')[1:]]
    assert rows == [2, 1]


def test_without_colours_the_players_are_called_by_their_marks():
    sheet = webpower.worksheet("majorities", 2, seed="7b", greys=True)
    coloured = webpower.worksheet("majorities", 2, seed="7b")
    assert sheet.questions[0].names == ("Circle", "Square", "Triangle")
    assert [question.right for question in sheet.questions] == [question.right for question in coloured.questions]
    assert not re.search("Green|Red|Blue", str(sheet) + sheet.html())
    drawn = unquote("".join(re.findall(r'<img src="([^"]*)"', sheet.html())))
    assert all(red == green == blue for red, green, blue in re.findall(r"#(\w\w)(\w\w)(\w\w)\b", drawn))


def test_the_same_seed_is_the_same_sheet():
    assert webpower.worksheet("graph", 2, seed=1).html() == webpower.worksheet("graph", 2, seed=1).html()
    assert webpower.worksheet("graph", 2, seed=1).html() != webpower.worksheet("graph", 2, seed=2).html()


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"topic": "magic"}, "topic: expected graph, turns"),
        ({"level": 4}, "level: majorities has 1, 2, 3; got 4"),
        ({"questions": 0}, "questions: expected a number from 1 to 40, got 0"),
        ({"questions": True}, "questions: expected"),
    ],
)
def test_what_there_is_none_of(wrong, said):
    with pytest.raises(WrongValue, match=said):
        webpower.worksheet(**wrong)


def test_a_file_that_cannot_be_written(tmp_path: Path):
    with pytest.raises(FileError, match="can't be written"):
        webpower.worksheet("graph", 1).save(tmp_path / "no" / "sheet.html")
