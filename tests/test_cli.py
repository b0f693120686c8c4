"""The command line: what it prints, what it writes, how it ends; never a traceback."""

import hashlib
import json
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import webpower
from webpower.cli import main
from webpower.engine.records import record_text
from webpower.games.power.game import load_game, new_game
from webpower.games.power.players import PLAYERS
from webpower.games.power.report import report_html
from webpower.games.power.whole_file import whole_entry

SAMPLES = Path(__file__).parent / "data" / "samples"


def run(*arguments: str | Path) -> Result:
    result = CliRunner().invoke(main, [str(argument) for argument in arguments])
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


@pytest.mark.parametrize(
    "options", [(), ("--variant", "fast"), ("--vatican",), ("--variant", "fast", "--vatican", "--joker-own-country")]
)
@pytest.mark.parametrize("players", ["3", "4", "5"])
def test_simulated_games_are_the_same_bytes_each_time_and_check(tmp_path: Path, players: str, options: tuple[str, ...]):
    for out in ("one", "two"):
        done = run("simulate", "--players", players, "--games", "2", "--seed", "7", *options, "--out", tmp_path / out)
        assert done.exit_code == 0
    names = ["game-00000.json", "game-00001.json"]
    assert sorted(path.name for path in (tmp_path / "one").iterdir()) == names
    for name in names:
        assert (tmp_path / "one" / name).read_bytes() == (tmp_path / "two" / name).read_bytes()
    checked = run("check", *(tmp_path / "one" / name for name in names))
    assert checked.exit_code == 0
    assert checked.output == "".join(f"{tmp_path / 'one' / name}: ok\n" for name in names)


def test_a_game_of_a_run_depends_on_its_number_and_not_on_how_many_there_are(tmp_path: Path):
    run("simulate", "--games", "3", "--seed", "1", "--out", tmp_path / "three")
    run("simulate", "--games", "1", "--seed", "1", "--out", tmp_path / "one")
    assert (tmp_path / "three" / "game-00000.json").read_bytes() == (tmp_path / "one" / "game-00000.json").read_bytes()


def test_a_simulated_record_has_its_own_seed_and_the_bots_names(tmp_path: Path):
    run("simulate", "--players", "3", "--games", "2", "--seed", "7", "--out", tmp_path)
    first, second = (json.loads((tmp_path / f"game-0000{k}.json").read_text()) for k in (0, 1))
    assert first["players"] == ["random 0", "random 1", "random 2"]
    assert first["seed"] != second["seed"]
    assert 0 <= first["seed"] < 2**48


def test_every_bot_can_be_simulated(tmp_path: Path):
    """The search bot plays the same way; it has its own tests, as it takes its time."""
    names = [name for name in PLAYERS if name != "search"]
    for one, two in pairwise(names):
        done = run("simulate", "--players", "3", "--bots", f"{one},{two},{one}", "--out", tmp_path / one)
        assert done.exit_code == 0
        record = json.loads((tmp_path / one / "game-00000.json").read_text())
        assert record["players"] == [f"{one} 0", f"{two} 1", f"{one} 2"]
        assert run("check", tmp_path / one / "game-00000.json").exit_code == 0


def test_the_options_of_a_run_are_in_its_records(tmp_path: Path):
    run("simulate", "--joker-own-country", "--out", tmp_path / "own")
    run("simulate", "--out", tmp_path / "usual")
    own, usual = (json.loads((tmp_path / name / "game-00000.json").read_text()) for name in ("own", "usual"))
    assert own["rules"] == {"variant": "standard", "vatican": False, "joker_own_country": True}
    assert usual["rules"] == {"variant": "standard", "vatican": False}
    assert own["deck"] == usual["deck"]


def test_a_game_with_its_branches_is_checked_and_scored(tmp_path: Path):
    game = new_game(3, 7).play_on("random")
    game.go(30)
    game.play_on("random", seed=1)
    game.save(tmp_path / "tree.json", branches=True)
    assert run("check", tmp_path / "tree.json").output == f"{tmp_path / 'tree.json'}: ok\n"
    scored = json.loads(run("score", tmp_path / "tree.json", "--json").output)
    assert scored["scores"] == list(game.score().totals())
    tree = json.loads((tmp_path / "tree.json").read_text())
    tree["branches"][0]["actions"][0]["seat"] = 9
    (tmp_path / "tree.json").write_text(json.dumps(tree))
    assert run("check", tmp_path / "tree.json").exit_code == 2


def test_the_bytes_of_a_seed_are_pinned(tmp_path: Path):
    """The same on every machine and Python version; if this fails, saved seeds no longer give the games they gave."""
    run("simulate", "--players", "4", "--games", "1", "--seed", "7", "--out", tmp_path)
    digest = hashlib.sha256((tmp_path / "game-00000.json").read_bytes()).hexdigest()
    assert digest == "5643d898ff0e406eb6fbcbcd9f7a78918bad67c452d50d53a2fbb9b5c6363390"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--players", "6"), "6 is not in the range 3<=x<=5"),
        (("--games", "0"), "0 is not in the range x>=1"),
        (("--variant", "slow"), "'slow' is not one of 'standard', 'fast'"),
        (("--bots", "genius"), "there is no bot 'genius'; there is random, greedy"),
        (("--bots", "random,random"), "expected one bot, or 4 for 4 players, and got 2"),
        (("--seed", "x"), "'x' is not a valid integer"),
    ],
)
def test_misuse_of_simulate_is_one_sentence(tmp_path: Path, arguments: tuple[str, ...], said: str):
    done = run("simulate", *arguments, "--out", tmp_path / "out")
    assert done.exit_code == 2
    assert said in done.output
    assert not (tmp_path / "out").exists()


def test_a_place_that_can_not_be_written_is_one_sentence(tmp_path: Path):
    (tmp_path / "file").write_text("")
    done = run("simulate", "--out", tmp_path / "file" / "below")
    assert done.exit_code == 1
    assert "can't be written" in done.output


def test_check_says_a_line_a_file_and_ends_with_the_worst(tmp_path: Path):
    good = SAMPLES / "standard-3.json"
    record = json.loads(good.read_text())
    record["actions"][0]["pay"] = ["frankreich"] * 2
    broken, unreadable, absent = tmp_path / "broken.json", tmp_path / "unreadable.json", tmp_path / "absent.json"
    broken.write_text(json.dumps(record))
    unreadable.write_text("{")
    assert run("check", good).exit_code == 0
    one = run("check", broken, good)
    assert one.exit_code == 1
    lines = one.output.splitlines()
    assert lines[0].startswith(f"{broken}: action 0: ")
    assert lines[0].endswith("[WP-11]")
    assert lines[1] == f"{good}: ok"
    worst = run("check", unreadable, broken, absent, good)
    assert worst.exit_code == 2
    assert [line.split(": ")[0] for line in worst.output.splitlines()] == [
        str(path) for path in (unreadable, broken, absent, good)
    ]
    assert "not JSON" in worst.output
    assert "expected a file that can be opened" in worst.output


def test_several_mistakes_in_a_file_are_still_one_line(tmp_path: Path):
    record = json.loads((SAMPLES / "standard-3.json").read_text())
    del record["deck"], record["seed"]
    path = tmp_path / "record.json"
    path.write_text(json.dumps(record))
    assert (
        run("check", path).output
        == f"{path}: seed: missing; expected a whole number of at most 30 digits (and 1 more)\n"
    )


def test_a_name_with_line_breaks_does_not_break_the_line(tmp_path: Path):
    record = json.loads((SAMPLES / "standard-3.json").read_text())
    record["players"][0] = "An\nna\u2028\rB"
    record["actions"][0]["seat"] = 1
    path = tmp_path / "record.json"
    path.write_text(json.dumps(record))
    assert run("check", path).output == f"{path}: action 0: it is the turn of An na B, not of Barbara [WP-1]\n"


def test_a_position_is_scored(tmp_path: Path):
    done = run("score", SAMPLES / "position-chain.json", "--json")
    assert done.exit_code == 0
    scored = json.loads(done.output)
    assert scored["totals"] == [6, 4, 16]
    assert scored["final"]["cloisters"]["Franken"] == [6, 4, 0]
    assert scored["final"]["alliances"]["14"] == [0, 0, 5]
    assert [len(chain) for chain in scored["final"]["chains"][2]] == [5]
    assert "scores" not in scored
    table = run("score", SAMPLES / "position-chain.json").output
    assert "Chris has the most advisors in both and scores 3 + 1" not in table  # 4 in Italien, 1 in Burgund
    assert "Chris has the most advisors in both and scores 4 + 1 [WP-41]" in table
    assert table.splitlines()[-1].split() == ["total", "6", "4", "16"]


def test_a_whole_position_is_scored_with_its_interim_points(tmp_path: Path):
    game = load_game(SAMPLES / "standard-3.json")
    path = tmp_path / "position.json"
    path.write_text(record_text(whole_entry(game.position, game.names)))
    assert run("score", path, "--json").output == run("score", SAMPLES / "standard-3.json", "--json").output
    assert "scores" in json.loads(run("score", path, "--json").output)


def test_a_finished_record_is_scored_with_its_interim_points():
    sample = json.loads((SAMPLES / "standard-3.json").read_text())
    scored = json.loads(run("score", SAMPLES / "standard-3.json", "--json").output)
    assert scored["final"] == sample["result"]["final"]
    assert scored["scores"] == sample["result"]["scores"]
    final = sample["result"]["final"]
    for seat, total in enumerate(scored["totals"]):
        parts = [*final["cloisters"].values(), *final["alliances"].values()]
        assert total == sum(points[seat] for points in parts) + sum(map(len, final["chains"][seat]))


def test_an_unfinished_record_is_scored_as_if_it_ended_there():
    scored = json.loads(run("score", SAMPLES / "unfinished-3.json", "--json").output)
    assert set(scored) == {"final", "totals"}


@pytest.mark.parametrize(
    ("change", "status", "said"),
    [
        ({"players": ["a", "b"]}, 1, "2 players; the game is for 3 to 5 [WP-1]"),
        ({"cloisters": {"chorin": 3}}, 2, "expected a seat from 0 to 2, got 3"),
        ({"advisors": {"Franken": [5, 0, 0]}}, 1, "[WP-18]"),
        ({"advisors": {"Bayern": [9, 0, 0]}}, 1, "[WP-2]"),
        ({"advisors": {"Bayern": [10**30, 0, 0]}}, 1, ">1,000,000,000,000,000 advisors in play and owns 8 [WP-2]"),
        ({"vatican": {"council/Frankreich": 0}}, 1, "[WP-60]"),
        ({"vatican": {"council/Franken": 0, "council/Bayern": 0}}, 1, "[WP-62]"),
        ({"cloisters": {"roma": 0}}, 2, 'expected a site of this board, got "roma"'),
        ({"format": "webpower-position/2"}, 2, "hands: missing"),
        ({"format": "webpower-position/3"}, 2, "format: expected"),
    ],
)
def test_a_position_that_can_not_stand_is_refused(tmp_path: Path, change: dict[str, object], status: int, said: str):
    path = tmp_path / "position.json"
    path.write_text(json.dumps(json.loads((SAMPLES / "position-chain.json").read_text()) | change))
    done = run("score", path)
    assert done.exit_code == status
    assert said in done.output


def test_a_site_that_is_there_twice_is_refused(tmp_path: Path):
    path = tmp_path / "position.json"
    text = (SAMPLES / "position-chain.json").read_text()
    path.write_text(text.replace('"chorin": 0', '"chorin": 0, "chorin": 1'))
    done = run("score", path)
    assert done.exit_code == 1
    assert done.output.endswith("Chorin is there twice, and a site holds one cloister [WP-17]\n")


def test_help_and_version():
    assert run("--help").exit_code == 0
    assert "webpower" in run("--version").output


def test_the_command_runs_as_a_module_too():
    done = subprocess.run([sys.executable, "-m", "webpower", "--version"], capture_output=True, text=True, check=True)
    assert done.stdout == f"webpower, version {webpower.__version__}\n"


class TestReports:
    GAME = SAMPLES / "vatican-4.json"

    def test_a_game_on_a_page(self, tmp_path: Path):
        done = run("report", self.GAME, "-o", tmp_path / "game.html")
        assert (done.exit_code, done.output) == (0, f"the game is on {tmp_path / 'game.html'}\n")
        assert (tmp_path / "game.html").read_text(encoding="utf8") == report_html(load_game(self.GAME))
        assert not (tmp_path / "game.png").exists()

    def test_without_a_browser_there_is_no_image_but_the_page_stands(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ):
        monkeypatch.setenv("CHROMIUM", str(tmp_path / "nothing"))
        done = run("report", self.GAME, "-o", tmp_path / "game.html", "--png")
        assert done.exit_code == 1
        assert "an image needs Chromium, Chrome or Edge, and none was found" in done.output
        assert (tmp_path / "game.html").exists()

    def test_what_can_not_be_read_or_written_is_told(self, tmp_path: Path):
        done = run("report", tmp_path / "none.json", "-o", tmp_path / "game.html")
        assert done.exit_code == 2
        assert done.output.startswith(f"{tmp_path / 'none.json'}: ")
        done = run("report", self.GAME, "-o", tmp_path / "nowhere" / "game.html")
        assert done.exit_code == 1
        assert f"{tmp_path / 'nowhere' / 'game.html'}: can't be written" in done.output
