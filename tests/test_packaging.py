"""What is installed is said in three files; here they have to agree."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml
from packaging.requirements import Requirement
from packaging.specifiers import SpecifierSet
from packaging.utils import canonicalize_name
from packaging.version import Version

ROOT = Path(__file__).parent.parent
PYPROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PROJECT: dict[str, Any] = PYPROJECT["project"]
CONDA: dict[str, Any] = yaml.safe_load((ROOT / "environment.yml").read_text(encoding="utf-8"))
EXTRAS: dict[str, list[str]] = PROJECT["optional-dependencies"]


def pins() -> list[Requirement]:
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    return [Requirement(line) for line in lines if line and not line.startswith("#")]


def declared() -> list[Requirement]:
    groups = [PYPROJECT["build-system"]["requires"], PROJECT["dependencies"], *EXTRAS.values()]
    found = [Requirement(line) for group in groups for line in group]
    return [requirement for requirement in found if requirement.name != PROJECT["name"]]


def pip_lines() -> list[str]:
    [section] = [entry["pip"] for entry in CONDA["dependencies"] if isinstance(entry, dict)]
    return list(section)


def test_conda_takes_the_same_python():
    [python] = [line for line in CONDA["dependencies"] if isinstance(line, str) and line.startswith("python")]
    assert python == f"python{PROJECT['requires-python']}"


def test_every_tool_aims_at_the_oldest_python():
    oldest = PROJECT["requires-python"].removeprefix(">=")
    assert PYPROJECT["tool"]["mypy"]["python_version"] == oldest
    assert PYPROJECT["tool"]["ruff"]["target-version"] == "py" + oldest.replace(".", "")
    assert f"{oldest.replace('.', ', ')})" in (ROOT / "Makefile").read_text(encoding="utf-8")


def test_conda_installs_what_make_installs():
    [editable] = [line for line in pip_lines() if line.startswith("-e")]
    assert editable == "-e .[lab,test]"
    assert f"-e '{editable.removeprefix('-e ')}'" in (ROOT / "Makefile").read_text(encoding="utf-8")
    assert set(Requirement("webpower" + editable.removeprefix("-e .")).extras) <= set(EXTRAS)


def test_extras_that_take_others_in_name_ones_there_are():
    taken = [Requirement(line) for group in EXTRAS.values() for line in group if line.startswith(PROJECT["name"])]
    assert taken
    for requirement in taken:
        assert requirement.extras <= set(EXTRAS)


def test_conda_takes_the_pinned_versions():
    assert "-c constraints.txt" in pip_lines()
    assert CONDA["name"] == PROJECT["name"]


def test_constraints_are_names_and_versions_only():
    for line in (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines():
        assert line.startswith("#") or re.fullmatch(r"[a-z0-9-]+==[\w.]+( ; .+)?", line), line


@pytest.mark.parametrize("file", ["constraints.txt", "environment.yml", "pyproject.toml", "Makefile"])
def test_no_address_is_named(file: str):
    assert "://" not in (ROOT / file).read_text(encoding="utf-8")


@pytest.mark.parametrize("wanted", declared(), ids=str)
def test_every_declared_dependency_is_pinned_to_a_version_that_fits(wanted: Requirement):
    versions = [pin.specifier for pin in pins() if canonicalize_name(pin.name) == canonicalize_name(wanted.name)]
    assert versions, f"{wanted.name} is not in constraints.txt; run: make constraints"
    for version in versions:
        assert version_of(version) in wanted.specifier


def version_of(specifier: SpecifierSet) -> Version:
    [only] = specifier
    return Version(only.version)


@pytest.mark.parametrize("python", ["3.11", "3.12", "3.13", "3.14", "3.15"])
def test_no_package_is_pinned_twice_for_one_python(python: str):
    here = {"python_version": python, "python_full_version": f"{python}.9", "sys_platform": "linux", "os_name": "posix"}
    names = [pin.name for pin in pins() if pin.marker is None or pin.marker.evaluate(here)]
    assert len(names) == len(set(names))


def test_the_version_is_said_once_for_all():
    import webpower

    assert webpower.__version__ == PROJECT["version"]
    assert f"## {PROJECT['version']}" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
