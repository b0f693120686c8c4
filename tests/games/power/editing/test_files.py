"""Keeping positions in files and opening them, and playing on from them."""

import json
from pathlib import Path

import pytest

from tests.games.power.editing.benches import bench, chosen, owner, pick, told, wrong
from tests.games.power.staging import SAMPLES
from webpower.games.power.game import load_game, new_game
from webpower.games.power.whole_file import read_whole, whole_entry


class TestFiles:
    def test_a_position_is_kept_and_opened(self, tmp_path: Path):
        at = bench(folder=tmp_path / "kept")
        pick(at, "site:chorin")
        assert at.files.suggested() == "position-1"
        at.files.save("position-1")
        assert told(at) == f"The position is kept in {tmp_path / 'kept' / 'position-1.json'}"
        assert (at.files.names(), at.files.suggested()) == (["position-1"], "position-2")
        assert (tmp_path / "kept" / "position-1.json").read_text(encoding="utf8") == at.files.record()
        other = bench(folder=tmp_path / "kept")
        other.files.open("position-1")
        assert told(other) == "This is the position in position-1"
        assert other.draft == at.draft
        other.press("undo")
        assert other.draft == bench().draft
        at.files.save("position-1")
        assert told(at) == "There is a file position-1 already: choose another name"

    def test_any_file_is_opened(self, tmp_path: Path):
        game = new_game(4, 7).play_on("random")
        game.save(tmp_path / "record.json")
        game.go(30)
        game.save(tmp_path / "tree.json", branches=True)
        at = bench(folder=tmp_path)
        at.files.open("tree")
        assert (at.draft, at.names) == (game.position, game.names)
        at.files.open("record")
        assert at.draft.is_over
        at.files.take((SAMPLES / "position-chain.json").read_bytes())
        assert told(at) == "This is the position in the file"
        assert at.draft.pieces.owners.count(2) == 6
        assert wrong(at) == []
        at.press("put:2")
        at.press("cards:2")
        at.press("sit:2")
        for players in (4, 4, 3):
            at.press("undo")
            assert len(at.names) == players
        assert at.draft == bench().draft

    def test_a_bench_with_fewer_players_lets_go_of_the_others(self, tmp_path: Path):
        new_game(3, 7).save(tmp_path / "record.json")
        at = bench(players=5, folder=tmp_path)
        for press in ("put:4", "cards:4", "sit:4"):
            at.press(press)
        at.files.open("record")
        assert (chosen(at, "put"), chosen(at, "cards"), chosen(at, "play")) == (
            ["● Green"],
            ["● Green"],
            ["Green: a person"],
        )
        at.pick("site:chorin")
        assert owner(at, "chorin") == 0

    @pytest.mark.parametrize(
        ("name", "said"),
        [
            ("../x", "A file's name has letters, digits, spaces, dots and hyphens"),
            ("", "A file's name has letters"),
        ],
    )
    def test_a_name_that_can_not_be(self, tmp_path: Path, name: str, said: str):
        at = bench(folder=tmp_path)
        at.files.save(name)
        assert told(at).startswith(said)

    def test_what_can_not_be_opened(self, tmp_path: Path):
        at = bench(folder=tmp_path)
        (tmp_path / "broken.json").write_text("{", encoding="utf8")
        at.files.open("broken")
        assert told(at).startswith("That file can't be opened: not JSON")
        at.files.open("nothing")
        assert told(at) == "There is no file nothing in the folder"
        illegal = whole_entry(at.draft._replace(open=b""), at.names)
        at.files.take(json.dumps(illegal).encode())
        assert told(at).startswith("That file can't be opened: the deck has")
        assert at.draft == bench().draft

    def test_where_nothing_is_kept(self):
        at = bench()
        at.files.save("mine")
        assert told(at) == "Nothing is kept in files here, so the position can only be downloaded"
        assert (at.files.names(), at.files.folder) == ([], "")
        assert read_whole(json.loads(at.files.record()))[0] == at.draft

    def test_a_folder_that_can_not_be_written(self, tmp_path: Path):
        (tmp_path / "file").write_text("x", encoding="utf8")
        at = bench(folder=tmp_path / "file")
        at.files.save("mine")
        assert "can't be written" in told(at)


class TestPlayingOn:
    def test_the_player_on_the_move_is_a_person_unless_others_are_chosen(self):
        at = bench()
        assert chosen(at, "play") == ["Anna: a person"]
        at.press("mover:1")
        assert chosen(at, "play") == ["Barbara: a person"]
        at.press("sit:0")
        at.press("mover:2")
        assert chosen(at, "play") == ["Anna: a person", "Barbara: a person"]
        desk = at.desk()
        assert desk.people == (0, 1)

    def test_the_game_is_kept_and_found_again(self, tmp_path: Path):
        at = bench(folder=tmp_path)
        pick(at, "site:chorin")
        desk = at.desk()
        desk.press("let")
        assert desk.save is not None
        assert desk.save == tmp_path / "anna-barbara-chris-position-seed-7.json"
        assert load_game(desk.save).start == at.position
        again = at.desk()
        assert again.game.node.number == 1
        at.pick("site:obra")
        other = at.desk()
        assert other.game.node.number == 0
        assert other.save != desk.save
