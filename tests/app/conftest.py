"""A place for visitors' folders, and a process that may move there."""

from pathlib import Path

import pytest


@pytest.fixture
def saves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the visitors' folders lie; where the process works and what it remembers of them is undone."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("WEBPOWER_SAVES", str(tmp_path / "saves"))
    return tmp_path / "saves"
