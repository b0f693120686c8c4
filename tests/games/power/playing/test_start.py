"""Opening a table in one line: who sits there, and the file the game is kept in."""

import os
from pathlib import Path
from typing import Any

import pytest

from webpower.engine.errors import FileError, RecordError, WrongValue
from webpower.engine.playing.saves import file_name
from webpower.games.power.game import new_game, recorded_game
from webpower.games.power.playing.desk import Desk
from webpower.games.power.playing.start import play


def desk_of(*players: str, seed: int = 3, saves: Path | None, **options: Any) -> Desk:
    at = play(players, seed, saves=saves, pace="at-once", **options).desk
    assert isinstance(at, Desk)
    return at


def test_the_same_call_goes_on_with_the_game(tmp_path: Path):
    first = desk_of("Anna", "greedy", "greedy", saves=tmp_path / "saves")
    first.press("let")
    again = desk_of("Anna", "greedy", "greedy", saves=tmp_path / "saves")
    assert again.game.node.number == first.game.node.number > 0
    assert again.position == first.position
    assert again.save == first.save == tmp_path / "saves" / "anna-greedy-1-greedy-2-seed-3.json"
    assert str(again.save) in again.panels()[-1]


def test_another_seed_option_or_player_is_another_file(tmp_path: Path):
    games = [
        desk_of("Anna", "greedy", "greedy", saves=tmp_path),
        desk_of("Anna", "greedy", "greedy", seed=4, saves=tmp_path),
        desk_of("Anna", "greedy", "greedy", saves=tmp_path, vatican=True),
        desk_of("Änna", "greedy", "greedy", saves=tmp_path),
    ]
    for game in games:
        game.press("let")
    assert len({game.save for game in games}) == 4
    assert len(list(tmp_path.iterdir())) == 4


def test_two_games_whose_names_have_the_same_letters_keep_out_of_each_others_way(tmp_path: Path):
    for name in ("Anna", "anna", "ANNA!"):
        desk_of(name, "greedy", "greedy", saves=tmp_path).press("let")
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "anna-greedy-1-greedy-2-seed-3-2.json",
        "anna-greedy-1-greedy-2-seed-3-3.json",
        "anna-greedy-1-greedy-2-seed-3.json",
    ]


def test_nothing_is_kept_if_that_is_wanted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.chdir(tmp_path)
    at = desk_of("Anna", "greedy", "greedy", saves=None)
    at.press("let")
    assert os.listdir(tmp_path) == []
    assert "This game is not kept in a file" in at.panels()[-1]


def test_the_folder_is_that_of_the_call_or_of_the_variable_or_beside_the_notebook(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("WEBPOWER_SAVES", raising=False)
    name = "anna-greedy-1-greedy-2-greedy-3-seed-0.json"
    for variable, folder in (("", "saved-games"), ("elsewhere", "elsewhere")):
        monkeypatch.setenv("WEBPOWER_SAVES", variable)
        play()
        assert (tmp_path / folder / name).exists()


def test_a_damaged_file_is_told_and_left_as_it_is(tmp_path: Path):
    path = desk_of("Anna", "greedy", "greedy", saves=tmp_path).save
    assert path is not None
    path.write_text("{", encoding="utf8")
    with pytest.raises(FileError):
        desk_of("Anna", "greedy", "greedy", saves=tmp_path)
    assert path.read_text(encoding="utf8") == "{"


def test_names_no_disk_takes_become_letters():
    assert file_name(new_game(["../../x", "♞", "C" * 300], seed=1)).startswith("x-ccc")
    assert len(file_name(new_game(["♞", "♜", "♝"], seed=1))) < 80


def test_two_players_are_too_few():
    with pytest.raises(RecordError, match="WP-1"):
        play(["Anna", "greedy"], saves=None)


def test_a_player_of_ones_own_sits_at_the_table():
    def first(observation, legal, random):
        return legal[0]

    at = play(["Anna", first, "random"], saves=None, pace="at-once").desk
    assert list(at.names) == ["Anna", "first", "random"]


def test_a_game_is_played_on_from_where_it_stands(tmp_path: Path):
    game = recorded_game("three-players")
    game.go(60)
    at = play(["Anna", "greedy", "greedy"], game=game, saves=tmp_path, pace="at-once").desk
    assert isinstance(at, Desk)
    assert at.names == game.names
    while at.waits_for_bot:
        at.bot_step()
    at.press("let")
    played = at.game.node.number
    assert played > 60
    again = recorded_game("three-players")
    again.go(60)
    kept = play(["Anna", "greedy", "greedy"], game=again, saves=tmp_path, pace="at-once").desk
    assert isinstance(kept, Desk)
    assert kept.game.node.number == played
    assert len(kept.game.branches().lines) == 2  # what was recorded is still there
    again.go(50)
    other = play(["Anna", "greedy", "greedy"], game=again, saves=tmp_path, pace="at-once").desk
    assert isinstance(other, Desk)
    assert other.save != kept.save


def test_a_game_that_is_played_on_keeps_its_options_and_seats(tmp_path: Path):
    said = "keeps its options, and takes 3 players"
    with pytest.raises(WrongValue, match=said):
        play(["Anna", "greedy", "greedy", "greedy"], game=recorded_game("three-players"), saves=tmp_path)
    with pytest.raises(WrongValue, match=said):
        play(["Anna", "greedy", "greedy"], game=recorded_game("three-players"), saves=tmp_path, vatican=True)
