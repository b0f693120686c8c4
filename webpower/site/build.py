"""Putting the site together: the runtime and the library, JupyterLab without a server, the notebooks, our own pages."""

from __future__ import annotations

import json
import shutil
import sys
from collections.abc import Callable
from dataclasses import dataclass, replace
from hashlib import sha256
from pathlib import Path

from webpower.engine.files import write_bytes, write_text
from webpower.site.checks import KERNEL, PYTHON, check
from webpower.site.library import library
from webpower.site.pages import write_pages
from webpower.site.parts import HERE, RUNTIME, Parts, fetched, pinned_runtime, run
from webpower.site.words import say, site_error

ROOT = HERE.parents[1]
"""The checkout: the notebooks lie at its top, and no installed package has them."""

KERNELSPEC = {"display_name": "Python (Pyodide)", "language": "python", "name": "python"}
PRELOADED = ("micropip", "piplite", "ipykernel", "comm", "pyodide-kernel", "jedi", "ipython")
"""What the kernel need not fetch any more, since the library has it, or need not have."""

SETTINGS = {
    "@jupyterlab/apputils-extension:themes": {"adaptive-theme": True},  # light or dark, as the reader's system
    "@jupyterlab/apputils-extension:notification": {"fetchNews": "false", "checkForUpdates": False},
    "@jupyterlab/notebook-extension:tracker": {"windowingMode": "none"},  # else what is out of sight is not drawn
}
"""What JupyterLab does unless the reader chooses otherwise."""


@dataclass(frozen=True)
class Workshop:
    """Where a site is built, and what it is built from."""

    site: Path
    """Where it goes: whatever is there is replaced."""
    folder: Path
    """What is kept for the next time: the parts."""
    tell: Callable[[str], object] = print


def build(shop: Workshop) -> None:
    """Build the site and check it. Raises SiteError."""
    if not (ROOT / "notebooks").is_dir():
        raise site_error("no-checkout")
    shop = replace(shop, site=shop.site.resolve(), folder=shop.folder.resolve())
    parts = fetched(shop.folder / "parts", shop.tell)
    lite = shop.folder / "lite"
    shutil.rmtree(lite, ignore_errors=True)
    lite.mkdir(parents=True)
    _write_settings(lite)
    _write_contents(lite / "contents")
    shop.tell(say("building"))
    shutil.rmtree(shop.site, ignore_errors=True)
    apps = [argument for app in ("lab", "notebooks", "repl") for argument in ("--apps", app)]
    places = ["--lite-dir", str(lite), "--contents", str(lite / "contents"), "--output-dir", str(shop.site)]
    run(parts.command("-m", "jupyterlite_core", "build", *places, *apps, "--no-sourcemaps"), lite)
    shop.tell(say("packing"))
    _write_python(parts, shop.folder, shop.site / PYTHON)
    write_pages(shop.site)
    check(shop.site)
    files = [path for path in shop.site.rglob("*") if path.is_file()]
    megabytes = round(sum(path.stat().st_size for path in files) / 10**6)
    shop.tell(say("built", folder=str(shop.site), files=len(files), megabytes=megabytes))


def _write_python(parts: Parts, folder: Path, place: Path) -> None:
    """The runtime, the library, and a list of what is in them."""
    wheels = [*parts.wheels, _own_wheel(folder / "own")]
    compiled = _compiled(parts, wheels, folder)
    place.mkdir(parents=True)
    for name in RUNTIME:
        shutil.copy(parts.runtime / name, place)
    lock = json.loads((parts.runtime / "pyodide-lock.json").read_text(encoding="utf8"))
    write_text(place / "pyodide-lock.json", json.dumps({**lock, "packages": {}}))
    tag = f"cpython-{pinned_runtime().python.replace('.', '')}"
    write_bytes(place / "library.bin", library(compiled, tag))
    for script in ("start.mjs", "lay.mjs"):
        shutil.copy(HERE / "browser" / script, place)
    write_text(place / "contents.json", _list(wheels, place))


def _list(wheels: list[Path], place: Path) -> str:
    """What the site's Python is made of, each file and package with its hash."""
    files = {path.name: sha256(path.read_bytes()).hexdigest() for path in sorted(place.iterdir())}
    packages = {path.name: sha256(path.read_bytes()).hexdigest() for path in wheels}
    return json.dumps({"runtime": pinned_runtime().version, "packages": packages, "files": files}, indent=1) + "\n"


def _own_wheel(folder: Path) -> Path:
    shutil.rmtree(folder, ignore_errors=True)
    run([sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)], ROOT)
    [wheel] = folder.glob("*.whl")
    return wheel


def _compiled(parts: Parts, wheels: list[Path], folder: Path) -> list[tuple[Path, Path]]:
    """Each wheel with the archive of its compiled modules; those of other packages are kept from the last time."""
    source, target = folder / "wheels", folder / "compiled" / f"{pinned_runtime().version}"
    shutil.rmtree(source, ignore_errors=True)
    source.mkdir(parents=True)
    for wheel in wheels:
        shutil.copy(wheel, source)
    (target / f"{wheels[-1].name}.zip").unlink(missing_ok=True)
    run(["node", str(HERE / "compile.mjs"), str(parts.runtime), str(source), str(target)])
    return [(wheel, target / f"{wheel.name}.zip") for wheel in wheels]


def _write_settings(lite: Path) -> None:
    environment = {"PLOTLY_RENDERER": "plotly_mimetype", "TQDM_DISABLE": "1", "WEBPOWER_SAVES": "/drive/saved-games"}
    kernel = {
        "pyodideUrl": f"./{PYTHON}/start.mjs",
        "disablePyPIFallback": True,
        # convertNullToNone: what a control says as null, such as a drawer that is closed, is None for Python.
        "loadPyodideOptions": {"env": environment, "packages": PRELOADED, "convertNullToNone": True},
    }
    page = {"appName": "webpower", "exposeAppInBrowser": True, "litePluginSettings": {KERNEL: kernel}}
    settings = {"jupyter-lite-schema-version": 0, "jupyter-config-data": page}
    write_text(lite / "jupyter-lite.json", json.dumps(settings, indent=1))
    write_text(lite / "overrides.json", json.dumps(SETTINGS, indent=1))


def _write_contents(place: Path) -> None:
    """What the reader finds in JupyterLab: the notebooks, and the rules that they lead to."""
    shutil.copytree(ROOT / "notebooks", place / "notebooks", ignore=shutil.ignore_patterns(".*", "saved-games"))
    for path in (place / "notebooks").glob("*.ipynb"):
        notebook = json.loads(path.read_text(encoding="utf8"))
        notebook["metadata"]["kernelspec"] = KERNELSPEC  # else the reader is asked which kernel to take
        write_text(path, json.dumps(notebook, ensure_ascii=False, indent=1) + "\n")
    shutil.copytree(ROOT / "docs", place / "docs", ignore=shutil.ignore_patterns("pictures"))
