"""Notes are kept, each once, with the position they are about."""

from pathlib import Path
from typing import Any

import pytest

import webpower
from webpower.engine.errors import FileError, WrongValue
from webpower.games.power.lab import Notes


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("WEBPOWER_SAVES", str(tmp_path))
    return tmp_path


def test_a_note_survives_with_its_game_and_cursor(folder: Path):
    game = webpower.recorded_game("three-players")
    game.go(84)
    notes = Notes("bavaria")
    assert str(notes) == "There are no notes yet."
    assert not notes.path.exists()
    notes.add("Is Bayern worth two cloisters? ", game).add("Ask again with other bots.")
    assert notes.path == folder / "lab" / "bavaria.json"
    again = Notes("bavaria")
    assert [note.text for note in again] == ["Is Bayern worth two cloisters?", "Ask again with other bots."]
    kept = again.game(1)
    assert (kept.position, kept.node.number, kept.names) == (game.position, 84, game.names)
    assert "position 84 of a game of Anna, Barbara, and Chris" in str(again)
    assert again._repr_mimebundle_()["text/html"].count("<tr>") == 3
    with pytest.raises(WrongValue, match="note 2 is about no game"):
        again.game(2)


def test_the_same_note_is_kept_once_only():
    notes = Notes().add("once")
    assert len(Notes().add("once")) == len(notes) == 1


def test_a_game_that_began_from_a_position_and_branches_is_kept():
    game = webpower.recorded_game("three-players")
    game.go(84)
    other = webpower.game_from(game.position, game.names)
    other.play(other.legal_actions()[0])
    other.undo()
    other.play(other.legal_actions()[5])
    kept = Notes().add("two ways", other).game(1)
    assert kept.position == other.position
    assert str(kept.branches()) == str(other.branches())


def test_a_note_is_crossed_out_by_its_number():
    notes = Notes().add("a").add("b").add("c")
    assert [note.text for note in notes.remove(2)] == ["a", "c"]
    assert [note.text for note in Notes()] == ["a", "c"]
    wrongs: list[Any] = [0, 3, True, "a"]
    for wrong in wrongs:
        with pytest.raises(WrongValue, match="number: expected that of a note, from 1 to 2"):
            notes.remove(wrong)


@pytest.mark.parametrize("name", ["", "../up", "a/b", ".hidden", 7])
def test_a_name_leads_nowhere_else(name):
    with pytest.raises(WrongValue, match="name: expected letters"):
        Notes(name)


def test_words_are_needed():
    wrongs: list[Any] = ["", "  ", 7]
    for wrong in wrongs:
        with pytest.raises(WrongValue, match="text: expected some words"):
            Notes().add(wrong)


def test_markup_in_a_note_is_text():
    assert "<script>" not in Notes().add("<script>1</script>")._repr_mimebundle_()["text/html"]


def test_a_damaged_file_is_told_and_left_as_it_is(folder: Path):
    path = folder / "lab" / "notes.json"
    path.parent.mkdir()
    path.write_text("{", encoding="utf8")
    with pytest.raises(FileError, match=r"notes\.json: not JSON"):
        Notes()
    assert path.read_text(encoding="utf8") == "{"


def test_a_folder_that_can_not_be_written(folder: Path):
    (folder / "lab").write_text("a file", encoding="utf8")
    with pytest.raises(FileError, match="can't be written"):
        Notes().add("lost")
