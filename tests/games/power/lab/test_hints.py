"""Hints side by side are those that a game gives one by one."""

import pytest

import webpower
from webpower import lab
from webpower.engine.errors import WrongValue
from webpower.games.power.players import UnknownPlayer


@pytest.fixture
def game():
    found = webpower.recorded_game("three-players")
    found.go(84)
    return found


def test_each_hint_is_that_of_the_game(game):
    def lazy(observation, legal, random):
        return legal[-1]

    found = lab.hints(game, ["monk", "greedy", lazy], seed=3)
    assert [str(hint) for hint in found.hints] == [str(game.hint(bot, 3)) for bot in ("monk", "greedy", lazy)]
    assert [row[0] for row in found.rows] == ["monk", "greedy", "lazy"]
    assert found.rows[2][2] == "lazy does not say why"
    assert str(found).splitlines()[0].split() == ["bot", "would", "do", "because"]
    html = found._repr_mimebundle_()["text/html"]
    assert html.count("<tr>") == 4
    assert 'web-of-power.md#wp-40"' in html


def test_the_usual_bots_are_asked_if_nobody_is_named(game):
    assert len(lab.hints(game).rows) == 5


def test_who_can_not_be_asked(game):
    with pytest.raises(WrongValue, match="bots: expected a list of bots, got 'greedy'"):
        lab.hints(game, "greedy")
    with pytest.raises(UnknownPlayer):
        lab.hints(game, ["pope"])
    game.go(len(game.line()) - 1)
    with pytest.raises(WrongValue, match="not over at its cursor"):
        lab.hints(game)
