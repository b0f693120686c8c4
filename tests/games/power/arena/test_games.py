"""The games behind the results: the closest, a typical win, the worst blunder, each where it is worth seeing."""

from statistics import median

import pytest

from webpower.engine.arena.games import GameResults
from webpower.engine.errors import WrongValue
from webpower.games.power.arena.tournament import tournament
from webpower.games.power.playing.coach import GIVEN_AWAY, loss, remark
from webpower.games.power.what_if import placement_effects


@pytest.fixture(scope="module")
def results() -> GameResults:
    played: GameResults = tournament(["greedy", "monk", "random"], games=6, seed=5, workers=0)
    return played


def leads(results: GameResults) -> dict[int, int]:
    ordered = [sorted(played.points) for played in results.played]
    return {number: points[-1] - points[-2] for number, points in enumerate(ordered)}


def test_the_closest_game(results: GameResults):
    moment, by = results.closest(), leads(results)
    number = min(by, key=by.__getitem__)
    assert moment.game.seed == results.matches[number].seed
    assert moment.game.position.is_over
    totals = sorted(moment.game.score().totals())
    winner = moment.game.winners()[0]
    assert str(moment) == f"Game {number}: {winner} wins with {totals[-1]} points, and the next has {totals[-2]}"
    assert repr(moment) == f"Moment({moment})"


def test_a_typical_win(results: GameResults):
    won = [row["match"] for row in results.games() if row["player"] == "greedy" and row["share"] == 1]
    by = {number: lead for number, lead in leads(results).items() if number in won}
    moment = results.typical_win("greedy")
    assert moment.game.winners() == ("greedy",)
    totals = sorted(moment.game.score().totals())
    assert abs(totals[-1] - totals[-2] - median(by.values())) == min(
        abs(lead - median(by.values())) for lead in by.values()
    )
    with pytest.raises(WrongValue, match="player: expected one who won a game, got 'genius'"):
        results.typical_win("genius")


@pytest.mark.parametrize("player", ["", "monk"])
def test_the_worst_blunder(results: GameResults, player: str):
    moment = results.worst_blunder(player, among=3)
    game = moment.game
    following = game.line()[game.node.number + 1]
    assert following.action is not None
    if player:
        assert game.names[game.position.seat] == player
    found = loss(game.position, following.action)
    assert found is not None
    every = []
    for number in range(3):
        played = results.game(number)
        for node in played.line()[1:]:
            assert node.parent is not None
            assert node.action is not None
            mover = played.names[node.parent.position.seat]
            one = loss(node.parent.position, node.action)
            if one is not None and player in ("", mover):
                every.append(one.points)
    assert found.points == max(every) > GIVEN_AWAY
    assert str(moment).startswith("Game ")
    said = remark(game.position, following.action)
    assert said is not None
    assert str(moment).endswith(said.cited(game.names))


def test_the_greedy_bot_hardly_blunders_by_a_measure_that_is_nearly_its_own(results: GameResults):
    game = results.worst_blunder("greedy", among=3).game
    action = game.line()[game.node.number + 1].action
    assert action is not None
    found = loss(game.position, action)
    assert found is not None
    assert found.points < GIVEN_AWAY


def test_of_players_who_placed_nothing_there_is_no_blunder(results: GameResults):
    with pytest.raises(WrongValue, match="player: expected one who placed pieces, got 'genius'"):
        results.worst_blunder("genius", among=2)


def test_a_loss_is_measured_by_what_pieces_change(results: GameResults):
    game = results.game(0)
    seen = 0
    for node in game.line()[1:]:
        assert node.parent is not None
        assert node.action is not None
        effects = placement_effects(node.parent.position)
        found = loss(node.parent.position, node.action)
        if not effects:
            assert found is None
            continue
        assert found is not None
        done = [effect.net for effect in effects if (effect.act, effect.at) == (node.action.act, node.action.at)]
        assert found.points == max(effect.net for effect in effects) - (done[0] if done else 0)
        seen += 1
    assert seen > 20


def test_a_moment_opens_in_the_stepper(results: GameResults):
    for moment in (results.closest(), results.worst_blunder(among=1)):
        assert moment.step_through().step == moment.game.node.number


def test_a_game_there_is_none_of_is_one_sentence(results: GameResults):
    for number in (-1, 6):
        with pytest.raises(WrongValue, match=f"game: expected a number from 0 to 5, got {number}"):
            results.game(number)


def test_of_games_that_were_all_spoilt_there_is_no_closest():
    def quits(observation, legal, random):
        raise RuntimeError

    spoilt = tournament({"quits": quits, "a": "monk", "b": "monk"}, games=1, seats="fixed", workers=0)
    with pytest.raises(WrongValue, match="expected at least one that was played to its end"):
        spoilt.closest()
