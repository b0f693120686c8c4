"""The ladder: the same figures whoever plays the games, and stronger bots further up."""

from functools import partial

import pytest
from click.testing import CliRunner

from webpower.cli import main
from webpower.engine.arena import ladder
from webpower.games.power.kind import POWER
from webpower.games.power.players import PLAYERS

LADDER = POWER.ladder
climb = partial(ladder.climb, POWER)


def test_greedy_beats_random():
    (rung,) = climb(["random", "greedy"], games=24, seed=1)
    assert (rung.bot, rung.below, rung.games) == ("greedy", "random", 24)
    assert rung.won.share > 0.75
    assert rung.margin > 5


def test_thoughtful_beats_greedy():
    (rung,) = climb(["greedy", "thoughtful"], games=32, seed=1)
    assert rung.won.share > 0.6
    assert rung.margin > 4


def test_the_same_bot_on_both_rungs_has_its_fair_share():
    """Shares of all four seats add up to one, so copies of a bot share what there is: 25 % within a wide interval."""
    (rung,) = climb(["monk", "monk"], games=60, seed=2)
    assert rung.won.low < 0.25 < rung.won.high


def test_workers_do_not_change_the_result():
    alone, together = (next(climb(["random", "monk"], games=6, seed=3, workers=workers)) for workers in (1, 2))
    assert alone._replace(slowest=0) == together._replace(slowest=0)


def test_the_command_prints_a_line_a_rung():
    done = CliRunner().invoke(main, ["ladder", "--rungs", "random,courtier,greedy", "--games", "4", "--players", "3"])
    assert done.exit_code == 0
    lines = done.output.splitlines()
    assert lines[0] == "A fair share is 33%."
    assert [line.split()[:4] for line in lines[2:]] == [
        ["courtier", "2", "random", "4"],
        ["greedy", "2", "courtier", "4"],
    ]


@pytest.mark.parametrize("rungs", ["random,genius", "genius"])
def test_an_unknown_bot_is_one_sentence(rungs: str):
    done = CliRunner().invoke(main, ["ladder", "--rungs", rungs])
    assert done.exit_code == 2
    assert "there is no bot 'genius'" in done.output


def test_the_ladder_is_made_of_bots_that_come_with_the_game():
    assert set(LADDER) <= set(PLAYERS)
