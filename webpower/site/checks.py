"""Whether a built site is whole: it asks no other host for anything, moves to any folder, and holds what was pinned."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from hashlib import sha256
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

from webpower.site.library import contents
from webpower.site.parts import PINS, normal, pinned_packages, pinned_runtime
from webpower.site.words import site_error

KERNEL = "@jupyterlite/pyodide-kernel-extension:kernel"
PYTHON = "static/python"
"""Where the browser's Python lies in the site."""

CONTROLS = ("plotly", "anywidget", "ipywidgets")
"""Packages of which a part lies in the pages and a part in Python."""


def check(site: Path) -> None:
    """Look at a site that was built. Raises SiteError that names everything that is wrong."""
    wrong = [*_settings(site), *_hashes(site), *_pins(site), *_links(site)]
    if wrong:
        raise site_error("bad-site", what="; ".join(wrong))


def _settings(site: Path) -> Iterator[str]:
    """All addresses in the settings have to be local and relative: a site may lie in any folder."""
    settings = json.loads((site / "jupyter-lite.json").read_text(encoding="utf8"))["jupyter-config-data"]
    kernel = settings["litePluginSettings"][KERNEL]
    if kernel.get("pyodideUrl") != f"./{PYTHON}/start.mjs":
        yield f"pyodideUrl {kernel.get('pyodideUrl')}"
    if not kernel.get("disablePyPIFallback"):
        yield "disablePyPIFallback"
    for key, value in _addresses(settings):
        if urlsplit(value).netloc or value.startswith("/"):
            yield f"{key} {value}"
    for path in site.glob("*/jupyter-lite.json"):
        for key, value in _addresses(json.loads(path.read_text(encoding="utf8"))):
            if urlsplit(value).netloc:
                yield f"{path.parent.name}: {key} {value}"


def _addresses(value: object, key: str = "") -> Iterator[tuple[str, str]]:
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from _addresses(inner, name)
    elif isinstance(value, list):
        for inner in value:
            yield from _addresses(inner, key)
    elif isinstance(value, str) and key.lower().endswith(("url", "urls")):
        yield key, value


def _hashes(site: Path) -> Iterator[str]:
    """Every file of Python has the hash that was written down when it was packed."""
    listed = json.loads((site / PYTHON / "contents.json").read_text(encoding="utf8"))
    for name, digest in listed["files"].items():
        path = site / PYTHON / name
        if not path.is_file() or sha256(path.read_bytes()).hexdigest() != digest:
            yield f"{PYTHON}/{name}"
    if listed["runtime"] != pinned_runtime().version:
        yield f"runtime {listed['runtime']}"
    known = set(re.findall(r"--hash=sha256:([0-9a-f]{64})", (PINS / "browser.txt").read_text(encoding="utf8")))
    missing = known - set(listed["packages"].values())
    if missing:
        yield f"{len(missing)} packages that are pinned and not there"


def _pins(site: Path) -> Iterator[str]:
    """The library has the pinned version of every package, and the pages the same version of each control."""
    names = contents((site / PYTHON / "library.bin").read_bytes())
    infos = {name.split("/")[0].removesuffix(".dist-info") for name in names if ".dist-info/" in name}
    found = {normal(name): version for name, _, version in (info.rpartition("-") for info in infos)}
    for name, version in pinned_packages("browser.txt").items():
        if found.get(name) != version:
            yield f"{name} {version} is not in the library, but {found.get(name)}"
    page, python = pinned_packages("builder.txt"), pinned_packages("browser.txt")
    for name in CONTROLS:
        if page[name] != python[name]:
            yield f"{name}: {page[name]} in the page, {python[name]} in Python"


class _Links(HTMLParser):
    """The addresses that a page names."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """See `HTMLParser`."""
        self.found += [value for name, value in attrs if name in ("href", "src") and value]


def _links(site: Path) -> Iterator[str]:
    """What our pages name is there, by addresses that hold in any folder; JupyterLab's pages name nobody else."""
    pages = [*site.glob("*.html"), *site.glob("docs/**/*.html"), *site.glob("*/index.html")]
    for path in pages:
        read = _Links()
        read.feed(path.read_text(encoding="utf8"))
        for link in read.found:
            parts = urlsplit(link)
            if parts.scheme in ("data", "mailto") or not parts.path:
                continue
            if parts.netloc and "rules" not in path.parts:
                yield f"{path.relative_to(site)} names {link}"
            elif not parts.netloc and not _is_there(site, path, unquote(parts.path)):
                yield f"{path.relative_to(site)} names {link}, which is not there"


def _is_there(site: Path, page: Path, link: str) -> bool:
    target = (page.parent / link).resolve()
    return not link.startswith("/") and target.is_relative_to(site.resolve()) and target.exists()
