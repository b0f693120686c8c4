"""The site's own checks find what is wrong with a site."""

import json
from hashlib import sha256
from pathlib import Path

import pytest

from webpower.site.checks import KERNEL, PYTHON, check
from webpower.site.parts import PINS, pinned_packages, pinned_runtime
from webpower.site.words import SiteError


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small site with nothing wrong."""
    python = tmp_path / PYTHON
    python.mkdir(parents=True)
    infos = {f"{name}-{version}.dist-info/METADATA": b"" for name, version in pinned_packages("browser.txt").items()}
    monkeypatch.setattr("webpower.site.checks.contents", lambda packed: infos)
    (python / "library.bin").write_bytes(b"library")
    pins = [part.split("=sha256:")[1][:64] for part in (PINS / "browser.txt").read_text().split("--hash")[1:]]
    listed = {
        "runtime": pinned_runtime().version,
        "files": {"library.bin": sha256(b"library").hexdigest()},
        "packages": dict(zip(map(str, range(len(pins))), pins, strict=True)),
    }
    (python / "contents.json").write_text(json.dumps(listed))
    kernel = {"pyodideUrl": f"./{PYTHON}/start.mjs", "disablePyPIFallback": True}
    set_settings(tmp_path, {"litePluginSettings": {KERNEL: kernel}, "baseUrl": "./"})
    (tmp_path / "index.html").write_text('<a href="static/python/library.bin?x=1#y">there</a><a href="#here">here</a>')
    return tmp_path


def set_settings(site: Path, settings: dict[str, object]) -> None:
    (site / "jupyter-lite.json").write_text(json.dumps({"jupyter-config-data": settings}))


def wrong(site: Path) -> str:
    with pytest.raises(SiteError) as raised:
        check(site)
    return str(raised.value)


def test_a_good_site_is_good(site: Path):
    check(site)


def test_a_python_from_elsewhere_is_found(site: Path):
    kernel = {"pyodideUrl": "https://elsewhere.example/pyodide.mjs", "disablePyPIFallback": False}
    set_settings(site, {"litePluginSettings": {KERNEL: kernel}, "baseUrl": "/"})
    told = wrong(site)
    assert "elsewhere.example" in told
    assert "disablePyPIFallback" in told
    assert "baseUrl /" in told


def test_a_changed_file_is_found(site: Path):
    (site / PYTHON / "library.bin").write_bytes(b"another")
    assert f"{PYTHON}/library.bin" in wrong(site)


@pytest.mark.parametrize("link", ["/lab/index.html", "https://elsewhere.example/a.js", "gone.html", "../outside"])
def test_a_link_that_leads_nowhere_or_away_is_found(site: Path, link: str):
    (site / "index.html").write_text(f'<script src="{link}"></script>')
    assert f"index.html names {link}" in wrong(site)


def test_a_package_of_another_version_is_found(site: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("webpower.site.checks.contents", lambda packed: {"plotly-1.dist-info/METADATA": b""})
    told = wrong(site)
    assert "plotly" in told
    assert "but 1" in told
