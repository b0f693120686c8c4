"""Files from strangers: every mistake is a line that says where it is, and never a traceback."""

import json
import os
import stat
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from webpower.engine import files
from webpower.engine.errors import FileError
from webpower.engine.files import check_format, parse_json, read_json, repeated_keys, write_text
from webpower.engine.mistakes import short
from webpower.engine.structures import structure


@dataclass
class Marble:
    colour: str
    weight: int
    clear: bool = False


@dataclass
class Sack:
    name: str
    marbles: list[Marble]
    owners: dict[str, int]
    place: list[float]
    note: str | None = None
    source: str = field(default="", metadata={"key": "from"})


GOOD: dict[str, Any] = {
    "name": "sack",
    "marbles": [{"colour": "red", "weight": 3}, {"colour": "blue", "weight": 4, "clear": True}],
    "owners": {"Anna": 1},
    "place": [1, 2.5],
    "note": None,
    "from": "here",
}

NOT_OPENED = "expected a file that can be opened, got: "
KEYS = "expected name, marbles, owners, place, note, or from"


def lines_of(call, *args) -> tuple[str, ...]:
    with pytest.raises(FileError) as error:
        call(*args)
    assert str(error.value) == "\n".join(error.value.lines)
    assert all("\n" not in line for line in error.value.lines)
    return error.value.lines


def mistakes(**changes) -> tuple[str, ...]:
    return lines_of(structure, {**GOOD, **changes}, Sack)


class TestReading:
    def test_a_file(self, tmp_path):
        path = tmp_path / "a.json"
        path.write_text('{"b": [1, 2.5, null, "ä"]}', encoding="utf-8")
        assert read_json(path) == {"b": [1, 2.5, None, "ä"]}

    def test_a_byte_order_mark_is_let_through(self, tmp_path):
        path = tmp_path / "a.json"
        path.write_bytes(b"\xef\xbb\xbf" + b'{"b": 1}')
        assert read_json(path) == {"b": 1}

    def test_no_file(self, tmp_path):
        assert lines_of(read_json, tmp_path / "none.json") == (
            "expected a file that can be opened, got: No such file or directory",
        )

    def test_a_folder(self, tmp_path):
        assert lines_of(read_json, tmp_path) == (f"{NOT_OPENED}Is a directory",)

    @pytest.mark.parametrize("text", ["", "{", "{'a': 1}", '{"a": 1,}', "[1 2]", '{"a": 1} x', "\0", '"a\nb"'])
    def test_not_json(self, text):
        (line,) = lines_of(parse_json, text)
        assert line.startswith("not JSON: ")
        assert "(line 1, column " in line

    def test_the_place_of_a_mistake_in_the_text(self):
        assert lines_of(parse_json, '{"a": 1,\n "b" 2}')[0].endswith("(line 2, column 6)")

    @pytest.mark.parametrize("number", ["NaN", "Infinity", "-Infinity"])
    def test_no_numbers_that_json_does_not_have(self, number):
        assert lines_of(parse_json, f'{{"a": {number}}}') == (
            f"not JSON that can be read: expected a number, got {number}",
        )

    @pytest.mark.parametrize("encoding", ["latin-1", "utf-16"])
    def test_another_encoding(self, encoding):
        (line,) = lines_of(parse_json, '{"name": "Clairvaux, Orléans"}'.encode(encoding))
        assert line.startswith("expected text in UTF-8, got the byte ")

    @pytest.mark.parametrize("text", ["[" * 10_000 + "]" * 10_000, '{"a":' * 10_000 + "1" + "}" * 10_000])
    def test_ten_thousand_levels(self, text):
        assert lines_of(parse_json, text) == ("expected at most 32 lists and objects in each other, got more",)

    def test_a_number_of_ten_thousand_digits(self):
        (line,) = lines_of(parse_json, f'{{"a": {"9" * 10_000}}}')
        assert line.startswith("not JSON that can be read: ")
        assert len(line) < 250

    def test_a_file_that_is_too_large(self, tmp_path, monkeypatch):
        path = tmp_path / "a.json"
        path.write_text('{"a": 12}', encoding="utf-8")
        monkeypatch.setattr(files, "MAX_BYTES", 9)
        assert read_json(path) == {"a": 12}
        monkeypatch.setattr(files, "MAX_BYTES", 8)
        assert lines_of(read_json, path) == ("expected at most 8 bytes, got more",)

    @pytest.mark.skipif(not Path("/dev/zero").exists(), reason="needs a file that never ends")
    def test_what_is_too_large_is_not_even_read(self, monkeypatch):
        """A device that never ends is a file too."""
        monkeypatch.setattr(files, "MAX_BYTES", 1000)
        assert lines_of(read_json, "/dev/zero") == ("expected at most 1,000 bytes, got more",)


class TestRepeatedKeys:
    def test_their_places(self):
        data = parse_json('{"a": 1, "a": 2, "b": [{"c": {"d": 1, "e": 2, "d": 3}}], "a": 4}')
        assert list(repeated_keys(data)) == [("", "a"), ("b[0].c", "d")]

    def test_they_are_refused(self):
        data = parse_json(json.dumps(GOOD)[:-1] + ', "name": "other", "owners": {"Anna": 1, "Anna": 1}}')
        assert lines_of(structure, data, Sack) == (
            "name: expected once, and it is there twice",
            "owners: expected once, and it is there twice",
            "owners.Anna: expected once, and it is there twice",
        )


class TestFormat:
    def test_the_expected_one(self):
        check_format({"format": "sack/1"}, "sack/1")

    @pytest.mark.parametrize(
        ("data", "line"),
        [
            ([], "expected a JSON object, got []"),
            (None, "expected a JSON object, got null"),
            ("sack/1", 'expected a JSON object, got "sack/1"'),
            ({}, 'format: missing; expected "sack/1"'),
            ({"format": "sack/2"}, 'format: expected "sack/1", got "sack/2"'),
            ({"format": {"a": 1}}, 'format: expected "sack/1", got {"a": 1}'),
        ],
    )
    def test_anything_else(self, data, line):
        assert lines_of(check_format, data, "sack/1") == (line,)


class TestStructure:
    def test_what_is_good(self):
        assert structure(GOOD, Sack) == Sack(
            "sack", [Marble("red", 3), Marble("blue", 4, True)], {"Anna": 1}, [1.0, 2.5], None, "here"
        )

    def test_defaults(self):
        short_one = {key: GOOD[key] for key in ("name", "marbles", "owners", "place")}
        assert structure(short_one, Sack).source == ""

    @pytest.mark.parametrize(
        ("changes", "line"),
        [
            ({"name": 3}, "name: expected a text, got 3"),
            ({"name": None}, "name: expected a text, got null"),
            ({"name": True}, "name: expected a text, got true"),
            ({"marbles": {}}, "marbles: expected a list, got {}"),
            ({"marbles": "ab"}, 'marbles: expected a list, got "ab"'),
            ({"marbles": [3]}, "marbles[0]: expected an object, got 3"),
            ({"owners": []}, "owners: expected an object, got []"),
            ({"owners": {"Anna": "1"}}, 'owners.Anna: expected a whole number, got "1"'),
            ({"owners": {"Anna": True}}, "owners.Anna: expected a whole number, got true"),
            ({"owners": {"Anna": 1.0}}, "owners.Anna: expected a whole number, got 1.0"),
            ({"place": [1, "2"]}, 'place[1]: expected a number, got "2"'),
            ({"place": [True]}, "place[0]: expected a number, got true"),
            ({"note": 3}, "note: expected a text, got 3"),
            ({"from": []}, "from: expected a text, got []"),
            ({"colour": 1}, f"colour: unknown key; {KEYS}"),
            ({"source": "x"}, f"source: unknown key; {KEYS}"),
            (
                {"marbles": [{"colour": "red", "weight": 1, "clear": 1}]},
                "marbles[0].clear: expected true or false, got 1",
            ),
            (
                {"marbles": [GOOD["marbles"][0], {"colour": "red"}]},
                "marbles[1].weight: missing; expected a whole number",
            ),
            (
                {"marbles": [{"colour": "red", "weight": 1, "size": 2}]},
                "marbles[0].size: unknown key; expected colour, weight, or clear",
            ),
        ],
    )
    def test_each_kind_of_mistake(self, changes, line):
        assert mistakes(**changes) == (line,)

    @pytest.mark.parametrize(
        ("key", "what"), [("name", "a text"), ("marbles", "a list"), ("owners", "an object"), ("place", "a list")]
    )
    def test_a_key_that_is_missing(self, key, what):
        assert lines_of(structure, {name: value for name, value in GOOD.items() if name != key}, Sack) == (
            f"{key}: missing; expected {what}",
        )

    def test_all_mistakes_at_once(self):
        assert sorted(mistakes(name=1, marbles=[{"colour": 2}], place=["x"], extra=0)) == [
            f"extra: unknown key; {KEYS}",
            "marbles[0].colour: expected a text, got 2",
            "marbles[0].weight: missing; expected a whole number",
            "name: expected a text, got 1",
            'place[0]: expected a number, got "x"',
        ]

    def test_what_is_no_object_at_all(self):
        assert lines_of(structure, [1], Sack) == ("expected an object, got [1]",)

    def test_keys_that_try_to_break_the_line(self):
        (line,) = mistakes(owners={"two\nlines": "x"})
        assert line == 'owners.two\\nlines: expected a whole number, got "x"'


class TestShort:
    def test_long_values_are_cut(self):
        assert len(short("x" * 1000)) < 70
        assert short([1, 2]) == "[1, 2]"

    def test_a_huge_number_is_no_mistake(self):
        (line,) = mistakes(name=10**4000)
        assert len(line) < 120


class TestWriting:
    def test_whole_and_with_plain_line_ends(self, tmp_path):
        path = tmp_path / "a.txt"
        write_text(path, "eins\nzwei ä\n")
        assert path.read_bytes() == "eins\nzwei ä\n".encode()
        assert list(tmp_path.iterdir()) == [path]

    def test_a_failure_leaves_the_old_file_and_nothing_else(self, tmp_path, monkeypatch):
        path = tmp_path / "a.txt"
        write_text(path, "old")

        def full_disk(descriptor: int) -> None:
            raise OSError(28, "No space left on device")

        monkeypatch.setattr(os, "fsync", full_disk)
        with pytest.raises(OSError, match="No space left"):
            write_text(path, "new")
        assert path.read_text() == "old"
        assert list(tmp_path.iterdir()) == [path]

    def test_a_text_that_cannot_be_written_leaves_the_old_file(self, tmp_path):
        path = tmp_path / "a.txt"
        write_text(path, "old")
        with pytest.raises(UnicodeEncodeError):
            write_text(path, "new \ud800")
        assert path.read_text() == "old"
        assert list(tmp_path.iterdir()) == [path]

    def test_permissions_stay(self, tmp_path):
        path = tmp_path / "a.txt"
        write_text(path, "old")
        assert stat.S_IMODE(path.stat().st_mode) == 0o644
        path.chmod(0o600)
        write_text(path, "new")
        assert stat.S_IMODE(path.stat().st_mode) == 0o600

    def test_no_folder(self, tmp_path):
        with pytest.raises(FileNotFoundError):
            write_text(tmp_path / "none" / "a.txt", "x")
