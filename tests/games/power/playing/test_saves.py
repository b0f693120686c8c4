"""The file of a game that is being played: two tables that write it, and a disk that does not take it."""

import errno
import shutil
from pathlib import Path

import pytest

from tests.games.power.playing.test_desk import desk, told
from webpower.engine.branches import branches
from webpower.engine.playing import saves
from webpower.games.power.game import load_game, new_game, recorded_game
from webpower.games.power.playing.desk import Desk

BOTH = "This game was played at another table, too; what was played there is kept as well, as a line of play"


def at_table(folder: Path) -> Desk:
    """A desk at the same game as any other of this folder."""
    return desk(new_game(["Anna", "bot 1", "bot 2"], seed=4), folder=folder)


def place(at: Desk, number: int) -> None:
    """Place on one of the lit sites by a way that is offered."""
    at.pick(sorted(at.targets())[number])
    if any(press.id == "pay:0" for press in at.presses()):
        at.press("pay:0")


def lines(path: Path | None) -> set[tuple[object, ...]]:
    """What was played on each line in a file."""
    assert path is not None
    return {tuple(node.action for node in line.nodes[1:]) for line in branches(load_game(path))}


def line(at: Desk) -> tuple[object, ...]:
    return tuple(node.action for node in at.game.line()[1:])


def test_what_two_tables_play_of_a_game_is_in_the_file(tmp_path: Path):
    one, other = at_table(tmp_path), at_table(tmp_path)
    assert one.save == other.save
    place(one, 0)
    first = line(one)
    place(other, 1)
    assert told(other) == BOTH
    assert lines(other.save) == {first, line(other)}
    other.press("stack")
    place(one, 0) if one.targets() else one.press("stack")
    assert lines(one.save) == {line(one), line(other)}
    assert load_game(str(one.save)).node.action == one.game.node.action  # the cursor is that of who wrote last
    assert BOTH in one.panels()[-1]
    assert BOTH in other.panels()[-1]


def test_who_plays_the_same_as_another_table_hears_nothing(tmp_path: Path):
    one, other = at_table(tmp_path), at_table(tmp_path)
    for at in (one, other, one):
        place(at, 0) if at.targets() else at.press("stack")
        assert told(at) == ""
    assert lines(one.save) == {line(one)}


def test_whole_games_played_in_turns_by_two_tables_are_both_kept(tmp_path: Path):
    one, other = at_table(tmp_path), at_table(tmp_path)
    place(other, 2)
    for at in (one, other) * 200:
        if not at.position.is_over:
            at.let(at.seats[at.mover] or at.helper)
    assert one.position.is_over
    assert other.position.is_over
    one.keep()
    assert {line(one), line(other)} <= lines(one.save)


def test_a_game_that_is_played_on_is_found_again_in_a_changed_file(tmp_path: Path):
    def on() -> Desk:
        game = recorded_game("three-players")
        game.go(60)
        return desk(game, folder=tmp_path)

    one, other = on(), on()
    one.press("to-end")
    other.press("restart")
    assert told(other) == BOTH
    assert other.game.node.number == 0
    assert len(list(tmp_path.iterdir())) == 1


def test_another_game_in_the_files_place_is_left_alone(tmp_path: Path):
    at = at_table(tmp_path)
    assert at.save is not None
    stranger = new_game(["Anna", "bot 1", "bot 2"], seed=5)
    stranger.save(at.save)
    text, first = at.save.read_bytes(), at.save
    place(at, 0)
    assert first.read_bytes() == text
    assert at.save != first
    assert lines(at.save) == {line(at)}


def test_a_folder_that_disappears_is_made_again(tmp_path: Path):
    at = at_table(tmp_path / "saves")
    shutil.rmtree(tmp_path / "saves")
    place(at, 0)
    assert told(at) == ""
    assert lines(at.save) == {line(at)}


def test_a_folder_that_can_not_be_made_is_told_and_the_game_goes_on(tmp_path: Path):
    (tmp_path / "saves").write_text("a file where the folder should be", encoding="utf8")
    at = at_table(tmp_path / "saves")
    assert at.save is None or not at.save.exists()
    assert told(at).startswith("The game goes on, but it can't be kept: ")
    assert "be kept: " in at.panels()[-1]
    place(at, 0)
    assert at.game.node.number == 1
    assert "can't be kept" in told(at)
    (tmp_path / "saves").unlink()
    at.press("stack")
    assert told(at) == ""
    assert lines(at.save) == {line(at)}
    assert "Every action is kept" in at.panels()[-1]


def test_a_full_disk_is_told_and_the_old_file_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    def full(path: Path, text: str) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    at = at_table(tmp_path)
    place(at, 0)
    kept = lines(at.save)
    monkeypatch.setattr(saves, "write_text", full)
    at.press("stack")
    assert told(at) == ("The game goes on, but it can't be kept: No space left on device. The next action tries again")
    at.bots_on()
    assert at.game.node.number > 2
    assert "No space left" in told(at)
    assert lines(at.save) == kept
    monkeypatch.undo()
    at.press("undo")
    assert line(at) in lines(at.save)


def test_a_file_that_is_damaged_meanwhile_is_not_written_over(tmp_path: Path):
    at = at_table(tmp_path)
    assert at.save is not None
    at.save.write_text("{", encoding="utf8")
    place(at, 0)
    assert "can't be kept: not JSON" in told(at)
    assert at.save.read_text(encoding="utf8") == "{"
    at.save.unlink()
    at.press("stack")
    assert lines(at.save) == {line(at)}


def test_a_name_that_is_no_text_can_be_played_with(tmp_path: Path):
    at = desk(new_game(["\ud800", "bot 1", "bot 2"], seed=4), folder=tmp_path)
    assert "can't be kept" in told(at)
    place(at, 0)
    assert at.game.node.number == 1


def test_the_board_is_shown_before_the_file_is_written_and_the_file_is_written_even_if_that_fails(tmp_path: Path):
    at = at_table(tmp_path)
    seen: list[object] = []

    def look() -> None:
        seen.append(([mark for mark in at.scene().marks if mark.button], line(at) in lines(at.save)))
        raise RuntimeError("it can't be drawn")

    at.on_move = look
    with pytest.raises(RuntimeError):
        at.pick("site:chorin")
    assert at.game.node.number == 1
    assert line(at) in lines(at.save)
    assert seen == [([], False)]  # the person draws: nothing is lit any more
