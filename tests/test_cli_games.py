"""Commands of any game: which one, what was chosen for it, and one sentence for what belongs to another."""

import json
from pathlib import Path
from typing import Any

import click
import pytest
from click.testing import CliRunner, Result

from tests.engine.toy_kind import TOY, ToyKind
from webpower import cli_games
from webpower.engine.errors import WrongValue
from webpower.engine.kind import Choice


def tallness(text: str) -> int:
    if not text.isdecimal():
        raise WrongValue(f"tall: expected a number, got {text!r}")
    return int(text)


class Towers(ToyKind):
    """A game of other numbers of players that shares a choice with the toy, with other values."""

    id = "towers"
    seats = (3, 4)
    choices = (
        Choice("colour", ("green", "blue"), "green", "Of the bricks."),
        Choice("tall", (), 7, "How tall the tower gets.", tallness),
        Choice("wide", (), None, "How wide.", tallness),
        Choice("safe", (True, False), True, "Whether it stands fast."),
        Choice("floors", (1, 2), 1, "Floors to begin with."),
    )


KINDS = {"toy-game": TOY, "towers": Towers()}


def made(monkeypatch: pytest.MonkeyPatch, kinds: dict[str, Any], **how: Any) -> click.Command:
    """A command that prints what it is called with, as if there were these games."""
    monkeypatch.setattr(cli_games, "kinds", lambda: list(kinds.values()))
    monkeypatch.setattr(cli_games, "game_ids", lambda: list(kinds))
    monkeypatch.setattr(cli_games, "kind_named", kinds.__getitem__)

    @click.command()
    @click.option("--before", default="-")
    @cli_games.of_a_game("players", **how)
    @click.option("--players", type=cli_games.any_seats())
    def play(kind: ToyKind, **arguments: Any) -> None:
        click.echo(f"{kind.id} {arguments}")

    return play


@pytest.fixture
def command(monkeypatch: pytest.MonkeyPatch) -> click.Command:
    return made(monkeypatch, KINDS)


def run(command: click.Command, *arguments: str) -> Result:
    return CliRunner().invoke(command, arguments)


def test_without_a_word_it_is_the_first_game_with_nothing_chosen(command: click.Command):
    assert run(command).output == "toy-game {'chosen': {}, 'before': '-', 'players': None}\n"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("--colour blue --loud --players 2", "toy-game {'chosen': {'colour': 'blue', 'loud': True}"),
        ("--colour red", "toy-game {'chosen': {'colour': 'red'}"),  # also what is usual, if it is given
        ("--start 3", "toy-game {'chosen': {'start': 3}"),
        ("--game towers --colour green --tall 9", "towers {'chosen': {'colour': 'green', 'tall': 9}"),
        ("--game towers --no-safe --wide 2", "towers {'chosen': {'wide': 2, 'safe': False}"),
        ("--game towers --floors 2 --players 4", "towers {'chosen': {'floors': 2}"),
    ],
)
def test_what_is_given_comes_as_the_game_takes_it(command: click.Command, arguments: str, said: str):
    done = run(command, *arguments.split())
    assert done.exit_code == 0, done.output
    assert done.output.startswith(said)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("--game chess", "'chess' is not one of 'toy-game', 'towers'"),
        ("--tall 9", "Error: --tall is for towers, and not for toy-game."),
        ("--no-safe", "Error: --safe is for towers, and not for toy-game."),
        ("--game towers --loud", "Error: --loud is for toy-game, and not for towers."),
        ("--colour green", "Invalid value for '--colour': expected red, blue, got 'green'"),
        ("--colour pink", "'pink' is not one of 'red', 'blue', 'green'"),
        ("--game towers --tall up", "Invalid value for '--tall': tall: expected a number, got 'up'"),
        ("--players 3", "Invalid value for '--players': 3 is not in the range 2<=x<=2"),
        ("--game towers --players 2", "Invalid value for '--players': 2 is not in the range 3<=x<=4"),
        ("--players 5", "Invalid value for '--players': 5 is not in the range 2<=x<=4"),
    ],
)
def test_what_is_not_meant_is_one_sentence(command: click.Command, arguments: str, said: str):
    done = run(command, *arguments.split())
    assert done.exit_code == 2
    assert said in done.output


def test_the_help_says_which_game_an_option_is_for(command: click.Command):
    told = " ".join(run(command, "--help").output.split())
    assert "--tall TEXT How tall the tower gets. [towers] [default: 7]" in told
    assert "--loud Clap for each marble. [toy-game]" in told
    assert "--colour [red|blue|green] Of the marbles. Of the bricks. --start" in told  # of both, so without a default
    assert told.index("--before") < told.index("--game") < told.index("--colour") < told.index("--players")


def test_of_the_only_game_it_says_nothing(monkeypatch: pytest.MonkeyPatch):
    told = run(made(monkeypatch, {"toy-game": TOY}), "--help").output
    assert "[toy-game]" not in told.replace("--game [toy-game]", "")
    assert "[default: red]" in told


def test_a_command_may_offer_the_game_alone(monkeypatch: pytest.MonkeyPatch):
    command = made(monkeypatch, KINDS, choices=False)
    assert run(command, "--game", "towers").output == "towers {'before': '-', 'players': None}\n"
    assert "--colour" not in run(command, "--help").output


class TestTheCardGame:
    """The commands as they are, on the second game."""

    def said(self, *arguments: object, code: int = 0) -> str:
        from webpower.cli import main

        result = CliRunner().invoke(main, [str(argument) for argument in arguments])
        assert result.exit_code == code, result.output
        return result.output

    def test_games_are_simulated_checked_scored_and_put_on_a_page(self, tmp_path: Path):
        how = ("--game", "card-game", "--players", 3, "--bots", "greedy", "--seed", 7, "--start-player", 1)
        assert self.said("simulate", *how, "--out", tmp_path) == f"1 game in {tmp_path}\n"
        record = tmp_path / "game-00000.json"
        assert self.said("check", record) == f"{record}: ok\n"
        totals = json.loads(record.read_text(encoding="utf8"))["result"]["totals"]
        assert json.loads(self.said("score", "--json", record))["totals"] == totals
        assert self.said("score", record).splitlines()[-1].split() == ["total", *map(str, totals)]
        self.said("report", record, "-o", tmp_path / "page.html")
        assert "the card game" in (tmp_path / "page.html").read_text(encoding="utf8")
        assert json.loads(record.read_text(encoding="utf8"))["start"] == 1

    def test_every_option_of_the_game_reaches_it(self, tmp_path: Path):
        split = ("--law-split", "3,2,2,1", "--cap-rule", "ever", "--cards", "reconstructed")
        flags = ("--stop-at-limit", "--only-initial-ends", "--move-any-time")
        self.said("simulate", "--game", "card-game", *split, *flags, "--out", tmp_path)
        rules = json.loads((tmp_path / "game-00000.json").read_text(encoding="utf8"))["rules"]
        assert rules["law_split"] == [3, 2, 2, 1]
        assert set(rules) == {"law_split", "cap_rule", "stop_at_limit", "only_initial_ends", "move_any_time"}

    def test_what_can_not_be_meant_is_a_sentence(self, tmp_path: Path):
        def refused(*how: object, code: int = 2) -> str:
            return self.said("simulate", *how, "--out", tmp_path, code=code)

        cards = ("--game", "card-game")
        assert "--vatican is for web-of-power, and not for card-game." in refused(*cards, "--vatican")
        assert "--cap-rule is for card-game, and not for web-of-power." in refused("--cap-rule", "ever")
        assert "law_split: expected 4 numbers that make 8, got (9, 1)" in refused(*cards, "--law-split", "9,1")
        assert "law_split: expected 4 numbers such as 2,2,2,2, got 'many'" in refused(*cards, "--law-split", "many")
        assert "start_player: expected a seat from 0 to 3, or None, got 7" in refused(*cards, "--start-player", 7)
        assert "expected a set of cards, or the id of one: reconstructed" in refused(*cards, "--cards", "nope")
