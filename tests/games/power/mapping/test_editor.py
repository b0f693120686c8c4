"""The board editor as a whole: what reaches the drawing board, and that whatever is clicked can be drawn."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.power.mapping.drawing import bench
from tests.games.power.test_other_boards import heron_coast
from webpower import FileError, edit_board, load_board
from webpower.engine.messages import catalogue_text
from webpower.games.power.mapping import draft as drafts
from webpower.games.power.mapping.bench import CLICKS, TOOLS
from webpower.games.power.mapping.files import read_draft
from webpower.games.power.rules import TEXTS


class TestEditor:
    def test_clicks_and_fields_reach_the_bench(self, tmp_path: Path):
        editor = edit_board("heron-coast", saves=tmp_path)
        editor.board.handle({"place": [3, 4.5], "on": "sea"})
        new = editor.board.scene.mark("name:site-14")
        assert new is not None
        assert new.text == "Site 14"
        editor.board.handle({"key": "Ctrl+Z"})
        assert editor.drawn == load_board("heron-coast")
        name = editor._fields["board-name"].widget
        name.value = "Coast"
        assert editor.drawn.name == "Coast"
        editor._tiles["click:erase"].click()
        editor._tiles["undo"].click()
        assert editor.drawn == load_board("heron-coast")
        for key in ("1", "ArrowRight", "Shift+ArrowUp", "Enter"):
            editor.board.handle({"key": key})
        assert len(editor.bench.draft["countries"]) == 5  # type: ignore[attr-defined]
        for key in ("Ctrl+Z", "3"):
            editor.board.handle({"key": key})
        editor.board.handle({"pick": "site:stonewell"})
        assert "other end" in editor._notice.value
        editor.board.handle({"key": "Escape"})
        editor.board.handle({"key": "9"})
        assert editor._notice.value == ""
        assert editor.drawn.sites == load_board("heron-coast").sites
        assert editor.board.error is None
        assert repr(editor) == "MapEditor: Drawing The Heron Coast"
        assert "text/html" in editor._repr_mimebundle_()

    def test_where_it_begins(self, tmp_path: Path):
        path = tmp_path / "mine.json"
        path.write_text(json.dumps(heron_coast()), encoding="utf-8")
        for source in ("heron-coast", load_board("heron-coast"), path, str(path)):
            assert edit_board(source, saves=None).drawn == load_board("heron-coast")
        assert edit_board(saves=None).bench.fields()[1].value == "My board"
        with pytest.raises(FileError):
            edit_board("atlantis")


CHEAP = [tool for tool in TOOLS if tool != "preview"]  # arranging the finished map takes its time


@given(data=st.data())
def test_whatever_is_clicked_the_draft_can_be_drawn_checked_and_opened_again(data: st.DataObject):
    at = bench()
    for _ in range(data.draw(st.integers(1, 12))):
        deed = data.draw(st.sampled_from(["place", "place", "place", "press", "set"]))
        if deed == "place":
            marks = [mark.id for mark in at.scene().marks]
            at.place(data.draw(st.integers(0, 760)), data.draw(st.integers(0, 400)), data.draw(st.sampled_from(marks)))
        elif deed == "press":
            at.press(data.draw(st.sampled_from([*CHEAP, *(f"click:{name}" for name in CLICKS)])))
        else:
            chosen = data.draw(st.sampled_from([field for field in at.fields() if not field.heads]))
            values: list[Any] = [name for _, name in chosen.choices] or (
                [3, 99] if chosen.most else ["A", "Marshes", " ", "<b>"]
            )
            at.set(chosen.id, data.draw(st.sampled_from(values)))
        assert at.checks()
        if at.files.record():
            assert read_draft(json.loads(at.files.record())) == at.draft


def test_every_text_is_said_somewhere():
    """No message of the catalogue that nobody needs any more."""
    text = catalogue_text(TEXTS, "en").partition("# Drawing a board by clicks\n")[2].partition("\n# ")[0]
    ids = [line.partition(" =")[0] for line in text.splitlines() if line.startswith("mapping-")]
    code = "".join(path.read_text(encoding="utf-8") for path in Path(drafts.__file__).parent.glob("*.py"))
    computed = re.compile(r"^mapping-(arms-|outlines-|head-)?(.*?)(-tip)?$")
    assert [id for id in ids if computed.sub(r"\2", id) not in code] == []
