"""Tournaments of Web of Power: the numbers are those of the games, whoever plays them, and can be had again."""

import json
import shlex
import sys
from html import escape
from typing import Any

import pytest
from click.testing import CliRunner

from tests.docs.pages import DOCS
from tests.engine.arena.test_background import until
from tests.games.power.arena.cheats import Changes, Crashes, Dies, Hangs, Illegal, Peeps
from webpower.cli import main
from webpower.draw.arena_page import results_html
from webpower.engine.arena.errors import ArenaError
from webpower.engine.arena.games import GameResults
from webpower.engine.errors import WrongValue
from webpower.games.power.arena.tournament import tournament
from webpower.games.power.board_file import load_board, make_board
from webpower.games.power.players import UnknownPlayer, make_player
from webpower.games.power.players.evaluation import Weights
from webpower.games.power.players.thoughtful import ThoughtfulPlayer
from webpower.games.power.scoring import score
from webpower.games.power.scoring.sheet import INTERIM, KINDS

SOURCES = (INTERIM, *KINDS)


@pytest.fixture(scope="module")
def results() -> GameResults:
    played: GameResults = tournament(["greedy", "monk", "random"], games=9, seed=3, workers=0)
    return played


def test_the_numbers_are_those_of_the_games(results: GameResults):
    assert len(results.played) == 9
    for number, played in enumerate(results.played):
        game = results.game(number)
        assert game.position.is_over
        assert played.points == game.score().totals()
        assert tuple(name for name, share in zip(game.names, played.shares, strict=True) if share) == game.winners()
        assert tuple(played.sources) == SOURCES
        assert tuple(map(sum, zip(*played.sources.values(), strict=True))) == played.points
        sheet = score(game.position)
        assert played.sources["chains"] == sheet.of_kind("chains").totals()
    assert [row["seed"] for row in results.games()][::3] == [game.seed for game in map(results.game, range(9))]


def test_tables_are_the_same_bytes_with_any_number_of_workers(results: GameResults, tmp_path):
    for workers in (1, 2, 4):
        again = tournament(["greedy", "monk", "random"], games=9, seed=3, workers=workers)
        for table in ("games", "players", "seats", "seatings", "heads", "sources", "ratings", "faults"):
            assert getattr(again, table)().csv() == getattr(results, table)().csv()
        assert str(again) == str(results)


@pytest.mark.xdist_group("dask")
def test_tables_are_the_same_bytes_on_a_cluster_of_processes(results: GameResults):
    import dask
    from distributed import LocalCluster

    patient = dask.config.set({"distributed.comm.timeouts.connect": "300s", "distributed.comm.timeouts.tcp": "300s"})
    alone = {"dashboard_address": "127.0.0.1:0", "host": "127.0.0.1", "death_timeout": "300s"}
    with patient, LocalCluster(n_workers=1, threads_per_worker=2, **alone) as cluster:
        again = tournament(["greedy", "monk", "random"], games=9, seed=3, scheduler=cluster.scheduler_address)
    assert again.games().csv() == results.games().csv()
    assert str(again) == str(results)


@pytest.mark.parametrize("workers", [0, 2])
def test_in_the_background_the_results_are_the_same(results: GameResults, workers: int):
    running = tournament(["greedy", "monk", "random"], games=9, seed=3, workers=workers, background=True)
    assert repr(running) == f"9 games in the background: {results.setting.line}"
    assert running.wait(60).games().csv() == results.games().csv()
    assert str(running.so_far()) == str(results)


def test_in_the_background_it_stops_when_asked_and_keeps_what_was_played(tmp_path):
    save = tmp_path / "run.jsonl"
    running = tournament(["random"] * 3, games=5000, seats="fixed", workers=2, save=save, background=True)
    until(lambda: running._background.done >= 3)
    running.stop()
    played = len(running.wait(60).played)
    assert 3 <= played < 5000
    assert len(save.read_text().splitlines()) == played + 1


def test_every_option_of_the_command_is_on_the_page_about_it():
    told = (DOCS / "formats.md").read_text(encoding="utf8")
    section = told.partition("### webpower tournament")[2].partition("\n### ")[0]
    options = [name for option in main.commands["tournament"].params for name in option.opts if name.startswith("--")]
    assert len(options) > 10
    for name in options:
        assert f"`{name}`" in section, name


def test_options_and_tables_of_some_of_the_players():
    results = tournament(
        ["monk", "random", "courtier", "wanderer", "random"],
        games=5,
        seed=1,
        table=4,
        variant="fast",
        vatican=True,
        workers=0,
    )
    game = results.game(3)
    assert (game.setup.options.fast, game.setup.options.vatican, game.setup.seats) == (True, True, 4)
    assert [row["games"] for row in results.players()] == [4, 5, 4, 4]
    assert len(set(game.names)) == 4
    assert {name.split()[0] for name in game.names} <= {"monk", "random", "courtier", "wanderer"}


def test_a_board_by_its_id_by_its_file_and_itself_is_the_same(tmp_path):
    path = tmp_path / "our coast.json"
    board = load_board("heron-coast")
    path.write_text(board.source, encoding="utf-8")
    calls = [
        tournament(["monk"] * 3, games=2, seed=4, board=given, workers=0) for given in ("heron-coast", path, board)
    ]
    assert len({str(results.players()) for results in calls}) == 1
    for results in calls:
        assert results.game(1).setup.board == board
        assert results.setting.about["board"] == "heron-coast"
    assert "--board heron-coast  #" in calls[0].setting.line == calls[2].setting.line
    assert shlex.split(calls[1].setting.line, comments=True)[-1] == str(path)
    assert "board" not in tournament(["monk"] * 3, games=1, workers=0).setting.about


def test_a_board_of_ones_own_is_sent_to_other_processes_and_kept_with_the_games(tmp_path):
    data = {**json.loads(load_board("heron-coast").source), "id": "ours", "chain": 4}
    own = make_board(data)
    assert own.site_number  # worked out before it is sent
    how: dict[str, Any] = {"games": 3, "seed": 4, "save": tmp_path / "kept.jsonl"}
    there = tournament(["monk", "greedy", "random"], board=own, workers=1, **how)
    assert there.setting.about["board"] == data
    with pytest.raises(ArenaError):
        tournament(["monk", "greedy", "random"], board="heron-coast", workers=0, **how)


def test_cheats_lose_with_the_reason_and_the_tournament_goes_on():
    players: list[Any] = [Crashes, Illegal, Changes, Dies, "random"]
    results = tournament(players, games=5, seed=2, table=3, workers=2)
    assert len(results.played) == 5
    reasons = results.faults().column("fault")
    table = {row["player"]: row for row in results.players()}
    assert table["random"]["faults"] == 0
    assert all(row["share"] < row["fair"] for name, row in table.items() if row["faults"] == row["games"])
    assert {reason.split(" (")[0] for reason in reasons} >= {"illegal", "changes", "dies"}
    for reason in reasons:
        assert any(said in reason for said in ("no legal action", "changed what", "process down", "crashed"))


@pytest.mark.parametrize(
    ("cheat", "said"),
    [
        (Crashes, "crashes (seat 0) crashed at decision 61: KeyError: 'no plan for the second half'"),
        (Hangs, "hangs (seat 0) had not come to decision 61 when the game had taken 3 s"),
        (Illegal, "illegal (seat 0) returned what is no legal action at decision 1: win"),
        (Changes, "changes (seat 0) changed what it was given at decision 1"),
        (Dies, "dies (seat 0) brought its process down at decision 1"),
    ],
)
def test_each_cheat_is_found_out_and_its_game_can_be_seen_up_to_there(cheat, said: str):
    results = tournament([cheat, "random", "random"], games=1, seats="fixed", seed=4, patience=3)
    (reason,) = results.faults().column("fault")
    assert reason == said
    fault = results.played[0].fault
    assert fault is not None
    game = results.game(0)
    assert game.node.number == fault.decision - 1
    assert game.position.seat == fault.seat == 0


def test_from_what_a_player_is_given_no_way_leads_to_hidden_cards():
    assert not tournament([Peeps, "random", "random"], games=3, workers=0).faults().rows


def test_names_of_players_of_ones_own():
    bold = ThoughtfulPlayer(Weights(rivals=0.2))

    def mine(observation, legal, random):
        return legal[0]

    results = tournament({"bold": bold, "usual": "thoughtful", "mine": mine}, games=1, seats="fixed", workers=0)
    assert results.names == ("bold", "usual", "mine")
    call = (
        "tournament({'bold': ThoughtfulPlayer(…), 'usual': 'thoughtful', 'mine': mine}, games=1, seed=0, seats='fixed')"
    )
    assert call in str(results)
    listed = tournament([bold, "thoughtful", mine], games=1, seats="fixed", workers=0)
    assert listed.names == ("thoughtful", "thoughtful 2", "mine")
    assert "tournament([ThoughtfulPlayer(…), 'thoughtful', mine], games=1, seed=0, seats='fixed')" in str(listed)


class Counts:
    """Plays otherwise in its second game."""

    name = "counts"

    def __init__(self) -> None:
        self.decisions = 0

    def choose(self, observation, legal, random):
        self.decisions += 1
        return legal[self.decisions % len(legal)]


def test_an_object_remembers_nothing_from_game_to_game():
    same = Counts()
    players: dict[str, Any] = {"same": same, "a": "monk", "b": "monk"}
    here, elsewhere = (tournament(players, games=3, seed=1, workers=workers) for workers in (0, 2))
    assert [played.points for played in here.played] == [played.points for played in elsewhere.played]
    assert same.decisions == 0


def test_the_line_printed_gives_the_same_numbers(results: GameResults):
    for again in (results, tournament(["monk"] * 3, games=2, seats="fixed", vatican=True, workers=0)):
        command, version = again.setting.line.split("  # ")
        assert version == "webpower 0.1.0"
        program, *arguments = shlex.split(command)
        assert program == "webpower"
        done = CliRunner().invoke(main, [*arguments, "--workers", "0"])
        assert done.exit_code == 0
        assert str(again.players()) in done.output
        assert again.about() in done.output


def test_the_command_prints_all_tables_and_writes_them(tmp_path):
    arguments = ["tournament", "monk,random,courtier", "--games", "3", "--workers", "0", "--csv", str(tmp_path / "csv")]
    done = CliRunner().invoke(main, [*arguments, "--save", str(tmp_path / "run.jsonl")])
    assert done.exit_code == 0
    results = tournament(["monk", "random", "courtier"], games=3, workers=0)
    for table in (results.players(), results.seats(), results.heads(), results.sources(), results.ratings()):
        assert str(table) in done.output
    assert (tmp_path / "csv" / "games.csv").read_text() == results.games().csv()
    assert len(list((tmp_path / "csv").glob("*.csv"))) == 8
    assert (tmp_path / "csv" / "about.txt").read_text() == results.about() + "\n"
    assert len((tmp_path / "run.jsonl").read_text().splitlines()) == 4
    page = CliRunner().invoke(main, [*arguments, "--page", str(tmp_path / "page.html")])
    assert page.output.endswith(f"the page is {tmp_path / 'page.html'}\n")
    assert (tmp_path / "page.html").read_text(encoding="utf8") == results_html(results)
    other = CliRunner().invoke(main, [*arguments, "--seed", "1", "--save", str(tmp_path / "run.jsonl")])
    assert other.exit_code == 1
    assert "holds games of another tournament: seed is 0 there and 1 here" in other.output


def test_a_page_has_every_chart_with_its_table_and_what_was_spoilt():
    def quits(observation, legal, random):
        raise RuntimeError("<b>enough</b>")

    results = tournament({"quits": quits, "a": "monk", "b": "monk"}, games=2, seats="fixed", workers=0)
    html = results_html(results)
    assert "&lt;b&gt;enough&lt;/b&gt;" in html
    for name, table in [("wins", results.players()), ("heads", results.heads()), ("ratings", results.ratings())]:
        assert f'id="chart-{name}"' in html
        assert escape(str(table)) in html
    assert escape(results.setting.line) in html


def test_without_the_package_for_ratings_everything_else_is_told(tmp_path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    where = ["--csv", str(tmp_path / "csv"), "--page", str(tmp_path / "page.html")]
    done = CliRunner().invoke(main, ["tournament", "monk,random,random", "--games", "3", "--workers", "0", *where])
    assert done.exit_code == 0
    said = "ratings take the package openskill: pip install 'webpower[arena]'"
    assert said in done.output
    assert str(tournament(["monk", "random", "random"], games=3, workers=0).players()) in done.output
    assert not (tmp_path / "csv" / "ratings.csv").exists()
    assert (tmp_path / "csv" / "heads.csv").exists()
    assert escape(said) in (tmp_path / "page.html").read_text(encoding="utf8")


def test_what_can_not_be_written_is_one_sentence(tmp_path):
    (tmp_path / "file").write_text("")
    for option in ("--csv", "--page", "--save"):
        where = str(tmp_path / "file" / "below")
        done = CliRunner().invoke(
            main, ["tournament", "monk,monk,monk", "--games", "1", "--workers", "0", option, where]
        )
        assert done.exit_code == 1
        assert "can't be written" in done.output


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["genius,monk,monk"], "there is no bot 'genius'"),
        (["monk,monk"], "table: expected 3, 4, 5 seats and no more than players, got 2 for 2 players"),
        (["monk,monk,monk", "--table", "4"], "got 4 for 3 players"),
        (["monk,monk,monk", "--seats", "any"], "'any' is not one of 'balanced', 'every', 'fixed'"),
        (["monk,monk,monk", "--games", "0"], "0 is not in the range x>=1"),
    ],
)
def test_misuse_of_the_command_is_one_sentence(arguments: list[str], said: str):
    done = CliRunner().invoke(main, ["tournament", *arguments])
    assert done.exit_code in (1, 2)
    assert said in done.output


def test_misuse_of_the_call_is_one_sentence():
    with pytest.raises(WrongValue, match="players: expected a list of players, got 'monk'"):
        tournament("monk")
    with pytest.raises(WrongValue, match="seats: expected balanced, every, fixed, got 'any'"):
        tournament(["monk"] * 3, seats="any")
    with pytest.raises(WrongValue, match="games: expected at least 1, got 0"):
        tournament(["monk"] * 3, games=0)
    with pytest.raises(WrongValue, match="variant"):
        tournament(["monk"] * 3, variant="slow")
    with pytest.raises(UnknownPlayer):
        tournament(["genius"] * 3)
    assert make_player("monk").name == "monk"
    assert issubclass(ArenaError, Exception)
