"""The page on adding a game has the same list as the tests that look at every game."""

import re
from pathlib import Path

import pytest

from webpower.games import kinds

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf8")
TESTS = (ROOT / "tests" / "games" / "test_every_game.py").read_text(encoding="utf8")


def test_every_heading_has_its_class_in_the_same_order():
    headings = re.findall(r"^## (.+)$", PAGE, re.MULTILINE)
    classes = re.findall(r"^class Test(\w+):", TESTS, re.MULTILINE)
    assert [re.sub(r"(?<!^)(?=[A-Z])", " ", name).capitalize() for name in classes] == headings


@pytest.mark.parametrize("kind", kinds(), ids=lambda kind: kind.id)
def test_every_room_it_names_is_there(kind: object):
    folder = ROOT / Path(*type(kind).__module__.split(".")[:-1])
    rooms = set(re.findall(r"`([a-z_/]+(?:\.py|/))`", PAGE)) - {"board.py", "cards.py"}
    rooms = {room for room in rooms if not room.startswith(("tests/", "webpower/"))}
    assert rooms
    assert [room for room in sorted(rooms) if not (folder / room).exists()] == []


def test_every_name_of_the_library_is_there():
    for module, name in re.findall(r"`(webpower\.[a-z_.]+)\.([A-Z]\w+)`", PAGE):
        found = __import__(module, fromlist=[name])
        assert hasattr(found, name), f"{module} has no {name}"
