"""Opening the editor in one line, from an empty board, a position, a game or a file; and playing on from it."""

from pathlib import Path
from typing import Any

import pytest

from tests.games.power.staging import NAMES, SAMPLES
from webpower.engine.errors import FileError, RecordError, WrongValue
from webpower.games.power.editing.bench import Bench
from webpower.games.power.editing.start import edit
from webpower.games.power.game import new_game, recorded_game
from webpower.show.editor import Editor


def bench_of(*arguments: Any, **more: Any) -> Bench:
    bench = edit(*arguments, saves=None, **more).bench
    assert isinstance(bench, Bench)
    return bench


class TestOpening:
    def test_an_empty_board(self):
        assert bench_of().names == ("Green", "Red", "Blue", "Lilac")
        assert bench_of(seed=3).draft == new_game(4, 3).position
        at = bench_of(players=NAMES[:3], variant="fast", vatican=True)
        assert (at.names, at.draft.setup.options.variant, at.draft.setup.options.vatican) == (NAMES[:3], "fast", True)

    def test_a_position(self):
        position = recorded_game("three-players").go(40)
        assert bench_of(position).position is position
        assert bench_of(position).names == ("Green", "Red", "Blue")
        assert bench_of(position, 3).names == ("Green", "Red", "Blue")
        assert bench_of(position, players=NAMES[:3]).names == NAMES[:3]

    def test_a_game_at_its_cursor(self):
        game = recorded_game("three-players")
        game.go(40)
        assert (bench_of(game).draft, bench_of(game).names) == (game.position, game.names)

    def test_a_file(self, tmp_path: Path):
        at = bench_of(SAMPLES / "position-chain.json", seed=3, variant="fast")
        assert at.draft.setup.options.variant == "fast"
        assert at.position.pieces.owners.count(2) == 6
        assert sum(at.draft.discard) == sum(map(sum, at.draft.pieces.advisors)) + 54 - at.draft.pieces.owners.count(255)
        editor = edit(SAMPLES / "position-chain.json", seed=3, saves=tmp_path)
        editor.bench.files.save("mine")
        assert bench_of(str(tmp_path / "mine.json")).draft == editor.position
        assert bench_of(SAMPLES / "standard-3.json").draft.is_over

    @pytest.mark.parametrize(
        ("arguments", "options", "said"),
        [
            ((new_game(3),), {"vatican": True}, "vatican: what is opened keeps its board and its options"),
            ((new_game(3).position,), {"variant": "fast"}, "variant: what is opened keeps"),
            ((SAMPLES / "standard-3.json",), {"variant": "fast"}, "variant: what is opened keeps"),
            ((SAMPLES / "position-chain.json",), {"board": "europe"}, "board: what is opened keeps"),
            ((new_game(3), 3), {}, "players: a game or a file has its own"),
            ((new_game(3).position, ["Anna"]), {}, "players: expected 3 names"),
            ((new_game(3).position, "Ann"), {}, "players: expected 3 names"),
            ((new_game(3).position,), {"seed": "7"}, "seed: expected a whole number"),
            ((None, 3, "7"), {}, "seed: expected a whole number"),
            ((None, 3), {"variant": "slow"}, "variant: expected standard or fast"),
        ],
    )
    def test_what_can_not_be_meant(self, arguments: tuple[Any, ...], options: dict[str, Any], said: str):
        with pytest.raises(WrongValue, match=said):
            bench_of(*arguments, **options)

    def test_what_can_not_be_opened(self, tmp_path: Path):
        with pytest.raises(RecordError, match="WP-1"):
            bench_of(players=2)
        with pytest.raises(FileError, match=r"nothing\.json: expected a file that can be opened"):
            bench_of(tmp_path / "nothing.json")


class TestTheEditor:
    @pytest.fixture
    def editor(self, tmp_path: Path) -> Editor:
        return edit(players=NAMES[:3], seed=7, saves=tmp_path)

    def test_the_position_and_a_game_from_it(self, editor: Editor):
        editor.pick("site:chorin")
        assert editor.position.pieces.owners.count(0) == 1
        assert editor.game.start == editor.position
        editor.pick("coat:Bayern")
        with pytest.raises(RecordError, match=r"\[WP-18\]$"):
            _ = editor.position
        assert repr(editor) == "Editor: Anna, Barbara, Chris"

    def test_keys_and_refusals(self, editor: Editor):
        editor.key("2")
        editor.pick("site:chorin")
        editor.key("E")
        editor.pick("site:obra")
        assert "Nothing stands there that could be taken away" in editor._notice.value
        editor.pick("site:chorin")
        assert editor._notice.value == ""
        editor.key("Ctrl+Z")
        assert editor.position.pieces.owners.count(1) == 1

    def test_a_table_takes_its_place(self, editor: Editor):
        editor.pick("coat:Bayern")
        editor.play_from_here()
        assert editor.table is None
        assert "be played on yet: Bayern has 1 advisor" in editor._notice.value
        editor.press("undo")
        editor.pick("site:chorin")
        editor.play_from_here()
        assert editor.table is not None
        assert editor.table.desk.names == NAMES[:3]
        table = editor.table
        editor.play_from_here()
        assert editor.table is table
        editor.back()
        assert editor.table is None
        editor.back()

    def test_a_table_by_code(self, editor: Editor):
        editor.pick("site:chorin")
        table = editor.play(["greedy", "Barbara", "random"], pace="at-once")
        assert list(table.desk.names) == list(NAMES[:3])
        assert not table.desk.waits_for_bot
        with pytest.raises(WrongValue, match="players: expected 3, one a seat, got 2"):
            editor.play(["Anna", "greedy"])

    def test_an_exception_is_told(self, editor: Editor):
        editor.press("tea")
        assert "nothing called 'tea'" in editor.board.notice

    def test_files_in_the_drawer(self, editor: Editor, tmp_path: Path):
        editor._chest.selected_index = 0
        assert editor.files._name.value == "position-1"
        editor.files.save("position-1")
        assert editor.files._name.value == "position-2"
        assert "position-1" in [name for name, _ in editor.files._choice.widget.options]
        assert "Download the position" in editor.files._download.value
        editor.pick("coat:Bayern")
        assert editor.files._download.value == ""
        editor.files.open("position-1")
        assert editor.position == new_game(3, 7).position
