"""The examples on the page about files are what they claim to be."""

import json

import pytest

from tests.docs.pages import FORMATS_PAGE, examples, json_example
from tests.oracles import referee, scoring
from webpower.games.power.board_file import make_board
from webpower.games.power.position_file import score_position
from webpower.games.power.replay import replay


@pytest.mark.parametrize("text", examples(FORMATS_PAGE), ids=lambda text: text[:30].splitlines()[0])
def test_example_is_json(text):
    assert isinstance(json.loads(text), dict)


def test_there_is_an_example_of_each_kind():
    firsts = [next(iter(json.loads(text))) for text in examples(FORMATS_PAGE)]
    assert firsts == ["format", "end", "format", "format", "format", "final"]


def test_record_is_played_by_the_rules():
    record = json_example("webpower-record/1")
    assert referee.replay(record) == []
    assert not replay(record).position.is_over


def test_board_can_be_read():
    assert make_board(json_example("webpower-board/1")).id == "two-valleys"


def test_position_scores_as_shown():
    shown = json.loads(examples(FORMATS_PAGE)[-1])
    position = json_example("webpower-position/1")
    assert score_position(position)[1] == shown
    assert scoring.final(position) == shown["final"]
    assert scoring.totals(shown["final"]) == shown["totals"]


def test_result_adds_up():
    result = json.loads(examples(FORMATS_PAGE)[1])
    interim, final = scoring.totals(result["interim"]), scoring.totals(result["final"])
    assert [a + b for a, b in zip(interim, final, strict=True)] == result["scores"]
    assert scoring.winners(result["scores"], result["supply"]) == result["winners"]
