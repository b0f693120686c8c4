"""Saving and opening where games, positions and boards are kept: what is the same for all of them, on all of them."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import webpower
from webpower.engine.shelf import Shelf

MAKERS: dict[str, Callable[[Path | None], Any]] = {
    "record": lambda folder: webpower.play(["Anna", "Bea", "Cleo"], saves=folder).desk,
    "position": lambda folder: webpower.edit(players=["Anna", "Bea", "Cleo"], saves=folder).bench,
    "board": lambda folder: webpower.edit_board("heron-coast", saves=folder).bench,
}


@pytest.mark.parametrize("kept", MAKERS)
class TestShelves:
    def test_without_a_folder_it_is_said_what_can_be_done(self, kept: str):
        owner = MAKERS[kept](None)
        assert isinstance(owner.files, Shelf)
        owner.files.save("x")
        assert owner.notice.say(()).endswith(f"so the {kept} can only be downloaded")

    def test_what_was_saved_is_opened_and_never_written_over(self, kept: str, tmp_path: Path):
        owner = MAKERS[kept](tmp_path)
        owner.files.save(" mine.json ")
        content = (tmp_path / "mine.json").read_bytes()
        assert content.decode() == owner.files.record()
        owner.files.save("mine")
        assert "already: choose another name" in owner.notice.say(())
        owner.files.open("mine")
        assert "can't be opened" not in owner.notice.say(())
        owner.files.take(b"{")
        assert "can't be opened: not JSON" in owner.notice.say(())
        assert (tmp_path / "mine.json").read_bytes() == content

    def test_a_disk_that_takes_nothing_is_told(self, kept: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
        owner = MAKERS[kept](tmp_path)
        monkeypatch.setattr("os.fsync", _full)
        owner.files.save("mine")
        assert owner.notice.say(()) == f"{tmp_path / 'mine.json'} can't be written: No space left on device"
        assert "mine" not in owner.files.names()


def _full(_: int) -> None:
    raise OSError(28, "No space left on device")
