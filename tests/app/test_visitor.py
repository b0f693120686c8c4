"""Who visits: keys that are none lead nowhere, and every key to a folder of its own."""

import os
from pathlib import Path

import pytest

from webpower.app.visitor import Visitor, move_in
from webpower.games.power.playing.start import play

KEY, OTHER = "0" * 32, "f" * 32


def test_a_game_is_kept_in_the_visitors_folder(saves: Path):
    folder = move_in(KEY)
    play(seed=3, pace="on-click")
    [save] = saves.rglob("*.json")
    assert save.parent == saves / folder
    assert not folder.is_absolute()
    assert KEY not in str(save)


def test_every_key_has_a_folder_of_its_own(saves: Path, monkeypatch: pytest.MonkeyPatch):
    folders = []
    for key in (KEY, OTHER, KEY):
        monkeypatch.setenv("WEBPOWER_SAVES", str(saves))
        folders.append(move_in(key).resolve())
    assert folders[0] == folders[2] != folders[1]
    assert {folder.parent for folder in folders} == {saves}


def test_without_the_variable_folders_lie_where_the_app_was_started(saves: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.delenv("WEBPOWER_SAVES")
    here = Path.cwd()
    assert move_in(KEY).resolve().parent == here / "saved-games" / "app"


@pytest.mark.parametrize(
    "key", ["", "0" * 31, "0" * 33, "../../etc", "0" * 32 + "\n", "G" * 32, "/" + "0" * 31, "..%2f"]
)
def test_what_is_no_key_makes_no_folder(saves: Path, key: str):
    with pytest.raises(ValueError, match="no visitor's key"):
        move_in(key)
    assert not saves.exists()
    assert os.environ["WEBPOWER_SAVES"] == str(saves)


def test_a_view_tells_the_key_and_what_the_address_asks_for():
    met = []
    visitor = Visitor(lambda key, asked: met.append((key, asked)))
    visitor.handle({"visitor": KEY, "search": "?game=long-chains&step=93&game=other"})
    visitor.handle({"visitor": KEY})
    visitor.handle({})
    assert met == [(KEY, {"game": "long-chains", "step": "93"}), (KEY, {}), ("", {})]
