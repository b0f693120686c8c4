"""Boards other than the printed one, through every door that takes a board."""

import json
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from tests.docs.pages import json_example
from tests.games.power.figures.test_figures import CHARTS
from webpower import Game, load_board, load_game, new_game, play
from webpower.cli import main
from webpower.draw.plotly_scene import to_figure
from webpower.draw.svg import to_svg
from webpower.games.power.board import PLAYER_COUNTS, Board
from webpower.games.power.board_file import board_ids, make_board
from webpower.games.power.figures import alliance_web_data, score_table
from webpower.games.power.observation import nothing_known, observe
from webpower.games.power.players import PLAYERS
from webpower.games.power.playing.desk import Desk
from webpower.games.power.position import EMPTY
from webpower.games.power.position_file import score_position
from webpower.games.power.record_file import board_entry
from webpower.games.power.record_model import POSITION_FORMAT
from webpower.games.power.replay import replay
from webpower.games.power.report import report_html
from webpower.games.power.scene import elements, scene
from webpower.games.power.scene.measures import MEASURES
from webpower.games.power.what_if import placement_effects
from webpower.resources import data_path

SHIPPED = [id for id in board_ids() if id != "europe"]


def heron_coast() -> Any:
    """The content of the teaching board's file, to be changed as a test likes."""
    return json.loads(data_path("boards", "heron-coast.json").read_text(encoding="utf-8"))


def one_country() -> Any:
    """As little as a board can be: a country, a card, a site, and nothing to join."""
    return {
        **heron_coast(),
        "id": "one",
        "cards": [{"kind": "land", "count": 20, "colour": "purple"}],
        "removed": {"3": 0, "4": 0, "5": 0},
        "countries": [{"name": "Land", "card": "land", "coat": [1, 1]}],
        "sites": [{"id": "abbey", "name": "Abbey", "country": "Land", "at": [0, 0]}],
        "roads": [],
        "alliances": [],
        "vatican": {"council": [], "cloister": []},
        "outlines": {"land": [], "countries": {}},
    }


BOARDS: dict[str, Callable[[], Board]] = {
    **{id: partial(load_board, id) for id in SHIPPED},
    "two-valleys": lambda: make_board(json_example("webpower-board/1")),
    "one": lambda: make_board(one_country()),
}

boards = pytest.mark.parametrize("id", BOARDS)


@cache
def played(id: str, players: int = 4, vatican: bool = False) -> Game:
    """A game between greedy bots on a board, its cursor in the middle."""
    game = new_game(players, 5, board=BOARDS[id](), vatican=vatican).play_on("greedy")
    game.go(len(game.line()) // 2)
    return game


class TestShipped:
    def test_there_are_a_small_one_and_another_road_net(self):
        assert SHIPPED == ["europe-crossroads", "heron-coast"]
        small = load_board("heron-coast")
        assert (len(small.countries), len(small.sites), small.chain) == (4, 13, 3)

    def test_the_other_road_net_joins_sites_that_no_third_lies_between(self):
        europe, other = load_board(), load_board("europe-crossroads")
        assert other.sites != europe.sites
        assert [site.at for site in other.sites] == [site.at for site in europe.sites]
        assert (other.cards, other.alliances, other.removed) == (europe.cards, europe.alliances, europe.removed)
        assert len(other.roads) == 92 > len(europe.roads)
        for a, b in other.roads:
            whole = _squared(other, a, b)
            assert all(
                _squared(other, a, third) + _squared(other, third, b) >= whole - 1e-9
                for third in range(len(other.sites))
                if third not in (a, b)
            )


def _squared(board: Board, a: int, b: int) -> float:
    (x1, y1), (x2, y2) = board.sites[a].at, board.sites[b].at
    return ((x1 - x2) * 0.67559) ** 2 + (y1 - y2) ** 2  # the map's width against its height, as in `geometry`


class TestDoors:
    def test_a_board_file_by_its_path(self, tmp_path: Path):
        path = tmp_path / "mine.json"
        path.write_text(json.dumps(one_country()), encoding="utf-8")
        board = load_board(path)
        assert load_board(str(path)) == board == make_board(one_country())
        assert new_game(3, board=path).setup.board == new_game(3, board=str(path)).setup.board == board

    @boards
    @pytest.mark.parametrize("players", PLAYER_COUNTS)
    @pytest.mark.parametrize("vatican", [False, True])
    def test_bots_play_it_to_the_end(self, id: str, players: int, vatican: bool):
        game = new_game(players, 7, board=BOARDS[id](), vatican=vatican)
        assert game.play_on(["random", "greedy", "random", "monk", "courtier"][:players]).position.is_over

    @pytest.mark.parametrize("bot", PLAYERS)
    def test_every_bot_plays_the_teaching_board(self, bot: str):
        game = new_game(3, 7, board="heron-coast", vatican=True)
        hint = game.hint(bot)
        assert hint is not None
        assert str(hint)
        assert game.play_on([bot, "random", "random"]).position.is_over

    @boards
    def test_a_record_and_a_tree(self, id: str, tmp_path: Path):
        """Named if the program has the board, embedded if not; the same game either way, and the same result."""
        game = played(id)
        game.save(tmp_path / "record.json")
        game.save(tmp_path / "tree.json", branches=True)
        record = json.loads((tmp_path / "record.json").read_text(encoding="utf-8"))
        assert record["board"] == (id if id in SHIPPED else json.loads(BOARDS[id]().source))
        for name in ("record", "tree"):
            again = load_game(tmp_path / f"{name}.json")
            assert again.setup.board == BOARDS[id]()
            assert again.record() == game.record()
        embedded = replay({**record, "board": json.loads(BOARDS[id]().source)})
        assert embedded.record() == game.record()

    @boards
    def test_a_position_file(self, id: str):
        game = played(id)
        board, owners = game.setup.board, game.position.pieces.owners
        data = {
            "format": POSITION_FORMAT,
            "board": board_entry(board),
            "players": list(game.names),
            "cloisters": {site.id: owner for site, owner in zip(board.sites, owners, strict=True) if owner != EMPTY},
            "advisors": {
                country.name: list(here)
                for country, here in zip(board.countries, game.position.pieces.advisors, strict=True)
            },
        }
        assert score_position(data)[1]["totals"] == list(game.score().part("final").totals())

    @boards
    @pytest.mark.parametrize("width", MEASURES)
    def test_the_map(self, id: str, width: str):
        game = played(id, vatican=True)
        drawn = scene(
            game.position, game.names, last=game.node.action, what_if=placement_effects(game.position), width=width
        )
        marks = {mark.id for mark in drawn.marks}
        assert set(elements(game.setup)) <= marks
        for country in game.setup.board.countries:
            assert country.name in drawn.description
        assert to_svg(drawn)
        assert to_figure(drawn).data

    @boards
    def test_every_name_finds_room_on_the_map(self, id: str):
        named = {mark.id for mark in scene(played(id).position, played(id).names).marks}
        assert {f"name:{site.id}" for site in BOARDS[id]().sites} <= named

    @boards
    @pytest.mark.parametrize("chart", CHARTS)
    def test_every_chart(self, id: str, chart: str):
        game = played(id, players=5, vatican=True)
        line = [node.position for node in game.line()]
        assert CHARTS[chart](line, len(line) // 2, game.names).data

    @boards
    def test_the_score_table_and_the_web(self, id: str):
        game = played(id)
        assert all(name in str(score_table(game.position, game.names)) for name in game.names)
        assert len(alliance_web_data(game.position)) == len(game.setup.board.alliances)

    @boards
    def test_stepper_and_table(self, id: str, tmp_path: Path):
        stepper = played(id).step_through(step=3)
        assert stepper.board.scene.title
        table = play(["Anna", "greedy", "random"], seed=2, board=BOARDS[id](), saves=tmp_path, pace="at-once")
        desk = table.desk
        assert isinstance(desk, Desk)
        table.pick(sorted(desk.targets())[0])
        if not desk.game.node.number:  # a hand with several ways to pay
            table.press("pay:0")
        assert desk.game.node.number
        (kept,) = tmp_path.iterdir()
        assert load_game(kept).setup.board == BOARDS[id]()

    @boards
    def test_words(self, id: str):
        game = played(id)
        assert str(game.setup.board).startswith(game.setup.board.name)
        assert all((str(game), str(game.score()), str(game.explain_options()), game.log()))
        for country in game.setup.board.countries:
            assert game.why(country.name)
        for alliance in game.setup.board.alliances:
            assert game.why(alliance.number)
        seen = observe(game.position, nothing_known(game.position), 1)
        assert str(seen)

    @boards
    def test_a_report(self, id: str):
        assert BOARDS[id]().countries[0].name in report_html(played(id))

    @pytest.mark.parametrize("named", [True, False])
    def test_the_command_line(self, tmp_path: Path, named: bool):
        (tmp_path / "mine.json").write_text(json.dumps({**heron_coast(), "id": "mine"}), encoding="utf-8")
        board = "heron-coast" if named else str(tmp_path / "mine.json")
        games = tmp_path / "games"
        done = CliRunner().invoke(main, ["simulate", "--board", board, "--games", "2", "--out", str(games)])
        assert done.exit_code == 0
        files = [str(path) for path in sorted(games.iterdir())]
        assert isinstance(json.loads(Path(files[0]).read_text())["board"], str if named else dict)
        checked = CliRunner().invoke(main, ["check", *files])
        assert (checked.exit_code, checked.output) == (0, "".join(f"{file}: ok\n" for file in files))
        assert CliRunner().invoke(main, ["score", files[0]]).exit_code == 0

    def test_the_command_line_without_such_a_board(self, tmp_path: Path):
        none = tmp_path / "none.json"
        for board, said in (("atlantis", "atlantis: board: expected a board"), (none, f"{none}: expected a file")):
            done = CliRunner().invoke(main, ["simulate", "--board", str(board), "--out", str(tmp_path / "games")])
            assert done.exit_code == 2
            assert done.output.startswith(said)
            assert not (tmp_path / "games").exists()


def test_a_record_names_no_file(tmp_path: Path):
    """What a record calls its board is an id: a file from a stranger opens no other file."""
    (tmp_path / "mine.json").write_text(json.dumps(one_country()), encoding="utf-8")
    record = played("heron-coast").record()
    with pytest.raises(Exception, match="expected a board, or the id of one") as error:
        replay({**record, "board": str(tmp_path / "mine.json")})
    assert type(error.value).__name__ == "FileError"
