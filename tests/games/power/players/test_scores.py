"""Quick scores are the scores of the sheet."""

import pytest

from tests.games.power.staging import COMBINATIONS
from webpower.games.power.game import Game, new_game
from webpower.games.power.observation import as_seen, observe
from webpower.games.power.players.after import after
from webpower.games.power.players.scores import scores, scores_after
from webpower.games.power.scoring import score
from webpower.games.power.scoring.sheet import ALLIANCES, CHAINS, CLOISTERS, FINAL, INTERIM


@pytest.fixture(scope="module", params=COMBINATIONS, ids=str)
def game(request: pytest.FixtureRequest) -> Game:
    return new_game(3 + len(str(request.param)) % 3, seed=5, **request.param).play_on(["greedy"])


def test_every_part_is_that_of_the_sheet(game: Game):
    board, nothing = game.setup.board, (0,) * game.setup.seats
    for node in game.line()[::3]:
        sheet, quick = score(node.position), scores(node.position)
        final = sheet.part(FINAL)
        countries, alliances = final.by_place(CLOISTERS), final.by_place(ALLIANCES)
        assert quick.interim == sheet.part(INTERIM).totals()
        assert quick.cloisters == tuple(countries.get(country.name, nothing) for country in board.countries)
        assert quick.alliances == tuple(alliances.get(str(alliance.number), nothing) for alliance in board.alliances)
        assert quick.chains == final.of_kind(CHAINS).totals()
        assert quick.totals == sheet.totals()


def test_the_scores_after_an_action_are_those_of_the_position_after_it(game: Game):
    for parent, node in zip(game.line(), game.line()[1:], strict=False):
        assert node.action is not None
        known = scores_after(scores(parent.position), node.position, parent.position.seat, node.action)
        assert known == scores(node.position)


def test_what_is_seen_after_an_action_scores_as_what_comes(game: Game):
    """Whatever card comes from the stack, the score is the same; the interim scoring included."""
    for parent, node in zip(game.line(), game.line()[1:], strict=False):
        seat = parent.position.seat
        seen = as_seen(observe(parent.position, parent.memory, seat))
        assert node.action is not None
        assert scores(after(seen, node.action)) == scores(node.position)


def test_interim_scoring_was_met(game: Game):
    assert any(node.position.interim is not None for node in game.line())
