"""Keeping boards that are drawn in files, and opening them."""

import json
from pathlib import Path

import pytest

from tests.games.power.mapping.drawing import bench, click, told
from tests.games.power.test_other_boards import heron_coast
from webpower import load_board
from webpower.games.power.board_file import board_ids, make_board
from webpower.games.power.mapping import draft as drafts
from webpower.games.power.mapping.files import board_text, read_draft


class TestFiles:
    @pytest.mark.parametrize("id", board_ids())
    def test_boards_that_come_with_the_program_can_be_drawn_on_and_written(self, id: str):
        draft = read_draft(json.loads(load_board(id).source))
        assert make_board(json.loads(board_text(draft))) == load_board(id)
        assert bench(draft).scene().marks

    def test_saving_and_opening(self, tmp_path: Path):
        at = bench(folder=tmp_path / "boards")
        at.files.save(at.files.suggested())
        assert told(at) == f"The board is in {tmp_path / 'boards' / 'heron-coast.json'}"
        assert load_board(tmp_path / "boards" / "heron-coast.json") == load_board("heron-coast")
        assert at.files.suggested() == "heron-coast-2"
        at.files.save("heron-coast")
        assert "heron-coast" in told(at)
        at.press("click:erase")
        click(at, "site:gull-light")
        click(at, "site:quiet-haven")
        at.files.save("unfinished")
        assert told(at).endswith("it can't be played on yet")
        unfinished = at.draft
        at.files.open("heron-coast")
        assert told(at) == "The board The Heron Coast is open"
        assert at.draft == heron_coast()
        at.files.open("unfinished")
        assert at.draft == unfinished
        at.files.take(json.dumps(heron_coast()).encode())
        assert at.draft == heron_coast()

    @pytest.mark.parametrize("name", ["../out", "", ".json", "a/b"])
    def test_names_that_lead_elsewhere(self, name: str, tmp_path: Path):
        at = bench(folder=tmp_path)
        at.files.save(name)
        assert list(tmp_path.iterdir()) == []

    def test_what_can_not_be_opened(self, tmp_path: Path):
        at = bench(folder=tmp_path)
        twice = heron_coast()
        twice["sites"].append(twice["sites"][0])
        for content in (b"{", b"[]", json.dumps({**heron_coast(), "chain": "3"}).encode(), json.dumps(twice).encode()):
            at.files.take(content)
            assert at.draft == heron_coast()
            assert told(at)
        at.files.open("nothing")
        assert told(at)

    def test_nothing_yet_can_not_be_saved(self, tmp_path: Path):
        at = bench(drafts.empty_draft(), tmp_path)
        at.files.save("empty")
        assert told(at) == "This can't be opened again yet: cards: expected 1 to 12 entries, got 0"
        assert at.files.record() == ""

    def test_no_folder(self):
        at = bench()
        assert at.files.folder == ""
        at.files.save("x")
        assert told(at)
