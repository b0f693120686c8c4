"""The command ``webpower board``: checks, facts, a page."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tests.games.power.test_other_boards import heron_coast
from webpower.cli import main
from webpower.games.power.board_file import board_ids, load_board


def run(*arguments: str | Path) -> Result:
    result = CliRunner().invoke(main, ["board", *map(str, arguments)])
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


def test_the_facts_of_the_teaching_board():
    done = run("heron-coast")
    assert done.exit_code == 0
    assert done.output.splitlines()[:17] == [
        "The Heron Coast",
        "",
        "4 countries, 13 sites, 15 roads, 5 alliances",
        "Cards: 10 Highlands/Isle, 9 Lowlands, and 8 Marshes [WP-3]",
        "In the game: 21 with 3 players, 24 with 4 players, and 27 with 5 players [WP-3]",
        "Each player has 6 cloisters and 3 advisors [WP-2]",
        "Roads at a site: 2 sites have 1, 6 sites have 2, 4 sites have 3, and 1 site has 4",
        "The most roads, 4, meet in Highbell",
        "The road net has 2 parts, with 11 and 2 sites and breadth 3, where 5 is allowed",
        "The longest line along roads has 11 sites: Falconscar, Saltcross, Heronsgate, Peatmoor, Ferrybank, Oldmill, "
        "Highbell, Larchmount, Stonewell, Reedholm, Willowmere [WP-42]",
        "3 cloisters in a line make a chain [WP-42]",
        "Alliances by land: 1 Highlands with Lowlands, 2 Highlands with Marshes, and 3 Lowlands with Marshes [WP-41]",
        "Alliances by sea: 4 Highlands with Isle and 5 Marshes with Isle [WP-41]",
        "The Vatican shows 8 arms [WP-60]",
        "",
        "country    card            sites  roads to             alliances",
        "---------  --------------  -----  -------------------  ---------",
    ]


@pytest.mark.parametrize("id", board_ids())
def test_boards_that_come_with_the_program_are_drawn(id: str, tmp_path: Path):
    out = tmp_path / "board.html"
    done = run(id, "-o", out)
    assert (done.exit_code, done.output.splitlines()[-1]) == (0, f"the board is on {out}")
    written = out.read_text(encoding="utf-8")
    assert all(country.name in written for country in load_board(id).countries)
    assert "<svg" in written


def test_every_mistake_is_a_line_with_its_file_and_place(tmp_path: Path):
    data = heron_coast()
    data["sites"][4]["country"] = "Lowland"
    data["roads"][12]["b"] = "saltcros"
    data["alliances"][2]["route"] = "air"
    data["chain"] = 1
    data["name"] = "<script>"
    path = tmp_path / "mine.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    done = run(path, "-o", tmp_path / "mine.html")
    assert done.exit_code == 2
    assert done.output.splitlines() == [
        f"{path}: chain: expected a number from 2 to 8, got 1",
        f'{path}: alliances[2].route: expected land or sea, got "air"',
        f'{path}: sites[4].country: expected a country of this board, got "Lowland"',
        f'{path}: roads[12].b: expected a site of this board, got "saltcros"',
    ]
    assert not (tmp_path / "mine.html").exists()


def test_no_such_board_and_no_such_folder(tmp_path: Path):
    assert run("atlantis").exit_code == 2
    done = run("heron-coast", "-o", tmp_path / "nowhere" / "board.html")
    assert done.exit_code == 1
    assert "can't be written" in done.output


def test_names_of_a_board_are_no_markup(tmp_path: Path):
    text = json.dumps({**heron_coast(), "name": "<script>alert(1)</script>"}).replace("Highbell", "<b>High & bell</b>")
    path = tmp_path / "mine.json"
    path.write_text(text, encoding="utf-8")
    assert run(path, "-o", tmp_path / "mine.html").exit_code == 0
    written = (tmp_path / "mine.html").read_text(encoding="utf-8")
    assert "<script" not in written
    assert "<b>High" not in written
    assert "&lt;b&gt;High &amp; bell&lt;/b&gt;" in written
