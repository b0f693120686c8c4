"""The recorded games: all there, right by the rules, and what their names promise."""

import pytest
from click.testing import CliRunner

from tests.tools.find_games import FOLDER, WANTED, find
from webpower import new_game, recorded_game, recorded_games
from webpower.cli import main
from webpower.engine.records import record_text
from webpower.games.power.scoring import score


def test_there_is_a_file_for_everything_wanted_and_no_other():
    assert recorded_games() == sorted(WANTED)
    assert [path.name for path in sorted(FOLDER.iterdir())] == [f"{name}.json" for name in sorted(WANTED)]


def test_all_check():
    files = [str(FOLDER / f"{name}.json") for name in sorted(WANTED)]
    checked = CliRunner().invoke(main, ["check", *files])
    assert checked.output.splitlines() == [f"{file}: ok" for file in files]
    assert checked.exit_code == 0


@pytest.mark.parametrize("name", sorted(WANTED))
class TestEach:
    def test_is_what_its_name_promises(self, name: str):
        game, wanted = recorded_game(name), WANTED[name]
        assert game.setup.seats == wanted.players
        assert all(has(game) for has in wanted.has)

    def test_its_seed_gives_its_cards(self, name: str):
        recorded = recorded_game(name)
        assert recorded.seed is not None
        fresh = new_game(recorded.names, recorded.seed, **WANTED[name].options)
        for node in recorded.line():
            if node.action is not None:
                fresh.play(node.action)
        assert record_text(fresh.record()) == (FOLDER / f"{name}.json").read_text(encoding="utf8")

    @pytest.mark.slow  # half a minute for all
    def test_the_search_finds_it_again(self, name: str):
        assert record_text(find(WANTED[name]).record()) == (FOLDER / f"{name}.json").read_text(encoding="utf8")


def test_the_tie_on_points_is_decided_by_the_supply():
    """WP-44, spelled out for the file: two players with 42 points, and the one with more pieces left wins."""
    game = recorded_game("tie-on-points")
    position = game.position
    totals = score(position).totals()
    tied = [seat for seat, points in enumerate(totals) if points == max(totals)]
    left = {seat: position.cloisters_left(seat) + position.advisors_left(seat) for seat in tied}
    assert len(tied) == 2
    assert len(set(left.values())) == 2
    assert game.winners() == (game.names[max(left, key=lambda seat: left[seat])],)
