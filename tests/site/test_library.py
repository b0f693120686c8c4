"""The library: what goes in comes out, compiled, without what no lesson reads."""

from pathlib import Path
from zipfile import ZipFile

from webpower.site.library import contents, library


def archive(path: Path, files: dict[str, str]) -> Path:
    with ZipFile(path, "w") as packed:
        for name, content in files.items():
            packed.writestr(name, content)
    return path


def test_others_modules_are_there_compiled_and_ours_with_their_sources(tmp_path: Path):
    theirs = {
        "tool/__init__.py": "a",
        "tool/data.json": "{}",
        "tool/tests/test_a.py": "t",
        "tool-1.dist-info/METADATA": "m",
    }
    theirs["tool-1.dist-info/RECORD"] = "r"
    wheels = [
        (
            archive(tmp_path / "tool.whl", theirs),
            archive(tmp_path / "tool.zip", {"tool/__init__.pyc": "A", "tool/tests/test_a.pyc": "T"}),
        ),
        (
            archive(tmp_path / "webpower.whl", {"webpower/cli.py": "c", "webpower/data/a.json": "{}"}),
            archive(tmp_path / "webpower.zip", {"webpower/cli.pyc": "C"}),
        ),
    ]
    found = {name: content.decode() for name, content in contents(library(wheels, "cpython-314")).items()}
    assert {name: text for name, text in found.items() if not name.startswith("nbformat")} == {
        "tool-1.dist-info/METADATA": "m",
        "tool/__init__.pyc": "A",
        "tool/data.json": "{}",
        "webpower/__pycache__/cli.cpython-314.pyc": "C",
        "webpower/cli.py": "c",
        "webpower/data/a.json": "{}",
    }


def test_only_the_languages_that_are_spoken_come_along(tmp_path: Path):
    names = [f"babel/locale-data/{name}.dat" for name in ("root", "en", "de", "it", "fr", "de_AT")]
    wheel = archive(tmp_path / "babel.whl", dict.fromkeys(names, "x"))
    found = contents(library([(wheel, archive(tmp_path / "babel.zip", {}))], "cpython-314"))
    assert sorted(name for name in found if name.startswith("babel")) == sorted(names[:4])


def test_the_same_wheels_make_the_same_library(tmp_path: Path):
    pair = (archive(tmp_path / "a.whl", {"a.py": "1"}), archive(tmp_path / "a.zip", {"a.pyc": "2"}))
    assert library([pair], "t") == library([pair], "t")
