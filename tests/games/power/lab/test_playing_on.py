"""Playing on: the same cards for every plan, nothing that the player does not know, numbers that can be checked."""

from statistics import mean, stdev
from typing import Any

import pytest

import webpower
from webpower import lab
from webpower.engine.arena.intervals import student
from webpower.engine.errors import IllegalAction, WrongValue
from webpower.games.power.game import Game
from webpower.games.power.lab.plans import carry_out
from webpower.games.power.lab.playing import Ended, ended, fresh
from webpower.games.power.players import UnknownPlayer

WAYS: dict[str, Any] = {"progress": False}


@pytest.fixture
def game() -> Game:
    found = webpower.recorded_game("three-players")
    found.go(102)
    assert found.position.phase == "place"
    return found


def test_what_is_known_stays_and_what_is_hidden_is_dealt_anew(game):
    games = [fresh(game, number, 0, hidden=True) for number in range(8)]
    seen = game.observe()
    for other in games:
        now = other.observe()
        assert (now.hand, now.open, now.pieces, now.hand_sizes) == (seen.hand, seen.open, seen.pieces, seen.hand_sizes)
        assert now.stack_size == seen.stack_size
        assert all(
            held >= known
            for row, hand in zip(seen.known, other.position.hands, strict=True)
            for known, held in zip(row, hand, strict=True)
        )
    assert len({other.position.hands for other in games}) > 3
    assert games[0].position == fresh(game, 0, 0, hidden=True).position
    assert fresh(game, 1, 0, hidden=False).position == game.position
    assert fresh(game, 1, 0, hidden=False).seed != fresh(game, 2, 0, hidden=False).seed


def test_the_numbers_are_those_of_the_games(game):
    found = lab.onward(game, ["greedy", "monk", "random"], games=6, seed=4, **WAYS)
    ends = [ended(found.game(number)) for number in range(6)]
    for seat, row in enumerate(found.table()):
        assert row["player"] == game.names[seat]
        assert row["games"] == 6
        points = [end.points[seat] for end in ends]
        reach = student(0.95, 5) * stdev(points) / 6**0.5
        assert row["points"] == pytest.approx(mean(points))
        assert row["points_high"] == pytest.approx(mean(points) + reach)
        assert row["share"] == pytest.approx(mean(end.shares[seat] for end in ends))
        others = [max(end.points[other] for other in range(3) if other != seat) for end in ends]
        leads = [own - best for own, best in zip(points, others, strict=True)]
        assert row["lead"] == pytest.approx(mean(leads))
        assert row["needed"] == -(-((1.959964 + 0.841621) ** 2 * stdev(leads) ** 2 / 4) // 1)
    assert sum(found.table().column("share")) == pytest.approx(1)
    assert found.table().rows == lab.onward(game, ["greedy", "monk", "random"], games=6, seed=4, **WAYS).table().rows
    assert "lab.onward(game, ['greedy', 'monk', 'random'], games=6, seed=4)" in str(found)


def test_plans_meet_the_same_cards_and_are_compared_game_by_game(game):
    legal = game.legal_actions()
    plans = {"first": legal[0], "as greedy": "greedy", "last": [legal[-1]]}
    found = lab.plans(game, plans, "greedy", games=5, seed=2, **WAYS)
    rows = list(found.table())
    seat: int = game.position.seat
    ends: dict[str, list[Ended]] = {name: [] for name in plans}
    for number in range(5):
        starts = [found.game(number, name) for name in plans]
        assert len({(other.start, other.seed) for other in starts}) == 1
        for name, other in zip(plans, starts, strict=True):
            ends[name].append(ended(other))

    def lead(end: Ended) -> int:
        others = [points for other, points in enumerate(end.points) if other != seat]
        return end.points[seat] - max(others)

    for row in rows:
        assert row["lead"] == pytest.approx(mean(map(lead, ends[row["what"]])))
    assert (rows[0]["margin"], rows[0]["needed"]) == (None, None)
    more = [lead(now) - lead(before) for now, before in zip(ends["last"], ends["first"], strict=True)]
    assert rows[2]["margin"] == pytest.approx(mean(more))
    assert found.game(0).line()[1].action is legal[0]
    assert "{'first': …, 'as greedy': …, 'last': …}" in found.line


def test_a_bot_that_is_a_plan_decides_one_turn(game):
    started = fresh(game, 0, 0, hidden=True)
    seat = started.position.seat
    carry_out(started, "thoughtful", 0)
    assert {node.position.seat for node in started.line()[:-1]} == {seat}
    assert started.position.seat != seat
    again = fresh(game, 0, 0, hidden=True)
    carry_out(again, "thoughtful", 0)
    assert [node.action for node in again.line()] == [node.action for node in started.line()]


def test_actions_by_their_names(game):
    action = game.legal_actions()[0]
    names = (action.act, action.at, action.pay)
    plans: list[Any] = [action, [action], names, [names]]
    for plan in plans:
        started = fresh(game, 0, 0, hidden=True)
        carry_out(started, plan, 0)
        assert [node.action for node in started.line()[1:]] == [action]


def test_a_plan_that_can_not_be_is_told_before_anything_is_played(game):
    bad = next(action for action in game.setup.actions.all if action not in game.legal_actions())
    with pytest.raises(IllegalAction):
        lab.plans(game, {"good": game.legal_actions()[0], "bad": bad}, games=1000, **WAYS)


def test_one_game_tells_of_no_interval(game):
    found = lab.onward(game, games=1, **WAYS)
    assert found.table().column("needed") == [None, None, None]
    assert "95 % interval" in str(found)


def test_in_the_background_what_was_played_so_far_is_shown(game):
    running = lab.plans(game, {"a": "greedy", "b": "monk"}, games=10_000, background=True)
    running.stop()
    found = running.wait()
    assert found.played < found.wanted == 10_000
    assert "of 10000 games have been played" in str(found).replace(",", "")
    html = found._repr_mimebundle_()["text/html"]
    assert html.count("<tr>") == 1 + (2 if found.played else 0)


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"games": 0}, "games: expected at least 1, got 0"),
        ({"games": True}, "games: expected at least 1"),
        ({"difference": 0}, "difference: expected more than 0"),
    ],
)
def test_what_can_not_be_meant(game, wrong, said):
    with pytest.raises(WrongValue, match=said):
        lab.onward(game, **wrong)
    with pytest.raises(WrongValue, match=said):
        lab.plans(game, {"a": "greedy"}, **wrong)


def test_who_can_not_play_and_what_is_no_plan(game):
    with pytest.raises(UnknownPlayer):
        lab.onward(game, "pope")
    with pytest.raises(UnknownPlayer):
        lab.plans(game, {"a": "pope"})
    with pytest.raises(WrongValue, match="plans: expected a dictionary"):
        lab.plans(game, [])  # type: ignore[arg-type]
    with pytest.raises(WrongValue, match="number: expected 0 to 1, got 2"):
        lab.onward(game, games=2, **WAYS).game(2)
    with pytest.raises(WrongValue, match="plan: expected a, got 'b'"):
        lab.plans(game, {"a": "greedy"}, games=1, **WAYS).game(0, "b")
    game.go(len(game.line()) - 1)
    for call in (lambda: lab.onward(game), lambda: lab.plans(game, {"a": "greedy"})):
        with pytest.raises(WrongValue, match="not over at its cursor"):
            call()
