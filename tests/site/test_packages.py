"""The browser's packages: pure, pinned by their hashes, and all that lessons, rules, figures and controls need."""

import os
import re
import subprocess
import sys
from pathlib import Path

from packaging.requirements import Requirement

from tests.test_packaging import PROJECT
from webpower.site.parts import PINS, normal, pinned_packages, pinned_runtime

ROOT = Path(__file__).parents[2]


def test_everything_that_lessons_do_works_with_exactly_the_browsers_packages(tmp_path: Path):
    environment = {**os.environ, "WEBPOWER_SAVES": str(tmp_path), "PLOTLY_RENDERER": "plotly_mimetype"}
    command = [sys.executable, "-m", "tests.site.alone"]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-2000:]
    assert "a game to its end" in done.stdout


def test_the_browser_has_what_the_package_depends_on():
    pinned = pinned_packages("browser.txt")
    for line in PROJECT["dependencies"]:
        wanted = Requirement(line)
        assert wanted.specifier.contains(pinned[normal(wanted.name)]), line
    assert not {"numpy", "pandas", "scipy", "jsonschema", "cloudpickle"} & set(pinned)


def test_every_package_for_the_browser_is_pinned_by_one_hash():
    text = (PINS / "browser.txt").read_text(encoding="utf8")
    entries = re.findall(r"^[\w.-]+==\S+ \\\n    --hash=sha256:[0-9a-f]{64}$", text, re.MULTILINE)
    assert len(entries) == len(pinned_packages("browser.txt")) > 20


def test_controls_are_of_one_version_in_the_page_and_in_python():
    page, python = pinned_packages("builder.txt"), pinned_packages("browser.txt")
    assert {name: page[name] for name in ("plotly", "anywidget", "ipywidgets")} == {
        name: python[name] for name in ("plotly", "anywidget", "ipywidgets")
    }
    assert pinned_runtime().integrity.startswith("sha512-")
