"""The parts that a site is made of: fetched by pip and npm from wherever these are set up to look, and kept.

What is fetched is what the pins say: wheels by their hashes, the runtime by the digest that npm tells of it. Nothing is
fetched again until the pins change.
"""

from __future__ import annotations

import base64
import hashlib
import json
import re
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from webpower.engine.files import write_bytes, write_text
from webpower.site.words import say, site_error

HERE = Path(__file__).parent
PINS = HERE / "pins"
KERNEL_WHEELS = "share/jupyter/labextensions/@jupyterlite/pyodide-kernel-extension/static/pypi"
"""Where, in the builder's environment, the wheels lie that the kernel in the browser is made of."""
KERNEL = ("ipykernel", "piplite", "pyodide_kernel")

RUNTIME = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
"""What the browser needs of the runtime's package."""


@dataclass(frozen=True)
class Parts:
    """Where the parts lie."""

    builder: Path
    """The environment that JupyterLite is installed in."""
    runtime: Path
    """The folder of the runtime: Python, compiled for browsers."""
    wheels: tuple[Path, ...]
    """The packages for the browser, in the order of their names."""

    def command(self, *arguments: str) -> list[str]:
        """A command of the builder's Python."""
        return [str(_python(self.builder)), *arguments]


@dataclass(frozen=True)
class Runtime:
    """Which runtime it has to be."""

    package: str
    version: str
    python: str
    """The version of Python that it is."""
    integrity: str
    """Its digest, as npm writes it."""


def pinned_runtime() -> Runtime:
    """The runtime that the pins name."""
    return Runtime(**json.loads((PINS / "runtime.json").read_text(encoding="utf8")))


def pinned_packages(file: str) -> dict[str, str]:
    """The packages of a file of pins, each with its version.

    >>> pinned_packages("browser.txt")["plotly"] == pinned_packages("builder.txt")["plotly"]
    True
    """
    lines = (PINS / file).read_text(encoding="utf8").splitlines()
    found = (re.match(r"([\w.-]+)==([^\s;]+)", line) for line in lines)
    return {normal(match[1]): match[2] for match in found if match}


def normal(name: str) -> str:
    """The name of a package as registries compare it.

    >>> normal("fluent.runtime"), normal("pyodide_kernel")
    ('fluent-runtime', 'pyodide-kernel')
    """
    return re.sub(r"[-_.]+", "-", name).lower()


def fetched(folder: Path, tell: Callable[[str], object]) -> Parts:
    """All parts, in a folder of their own; ``tell`` is told what takes a while. Raises SiteError."""
    node = _tool("node")
    npm = _tool("npm")
    builder, wheels, runtime = folder / "builder", folder / "wheels", folder / "runtime"
    _once(builder, "builder.txt", lambda: _build_environment(builder), lambda: tell(say("fetch-builder")))
    _once(wheels, "browser.txt", lambda: _download(builder, wheels), lambda: tell(say("fetch-wheels")))
    _once(runtime, "runtime.json", lambda: _unpack_runtime(npm, runtime), lambda: tell(say("fetch-runtime")))
    del node
    kernel = [path for path in (builder / KERNEL_WHEELS).glob("*.whl") if path.name.split("-")[0] in KERNEL]
    every = [*wheels.glob("*.whl"), *kernel]
    return Parts(builder, runtime, tuple(sorted(every, key=lambda path: path.name.lower())))


def run(command: Sequence[str], cwd: Path | None = None) -> str:
    """What a command prints. Raises SiteError with the end of what it says if it fails."""
    done = subprocess.run(command, cwd=cwd, capture_output=True, text=True, stdin=subprocess.DEVNULL)
    if done.returncode:
        said = (done.stderr.strip() or done.stdout.strip()).splitlines()[-12:]
        raise site_error("command-failed", command=" ".join(command[:6]), said="\n".join(said))
    return done.stdout


def _tool(name: str) -> str:
    path = shutil.which(name)
    if path is None:
        raise site_error("no-tool", tool=name)
    return path


def _once(folder: Path, pins: str, fetch: Callable[[], object], tell: Callable[[], object]) -> None:
    """Fetch into a folder, unless it was filled by the same pins already."""
    mark, wanted = folder / ".pins", (PINS / pins).read_text(encoding="utf8")
    if mark.is_file() and mark.read_text(encoding="utf8") == wanted:
        return
    tell()
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    fetch()
    write_text(mark, wanted)


def _python(environment: Path) -> Path:
    return environment / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")


def _pip(environment: Path, *arguments: str) -> None:
    run([str(_python(environment)), "-m", "pip", "--disable-pip-version-check", "--quiet", *arguments])


def _build_environment(folder: Path) -> None:
    run([sys.executable, "-m", "venv", str(folder)])
    _pip(folder, "install", "--requirement", str(PINS / "builder.txt"))


def _download(builder: Path, folder: Path) -> None:
    """Wheels for the browser's Python: pure ones, since there are no others for it."""
    python = ["--python-version", pinned_runtime().python, "--implementation", "py", "--abi", "none"]
    pinned = ["--no-deps", "--require-hashes", "--requirement", str(PINS / "browser.txt"), "--dest", str(folder)]
    _pip(builder, "download", "--only-binary=:all:", "--platform", "any", *python, *pinned)


def _unpack_runtime(npm: str, folder: Path) -> None:
    wanted = pinned_runtime()
    told = json.loads(run([npm, "pack", f"{wanted.package}@{wanted.version}", "--json"], folder))
    archive = folder / Path(told[0]["filename"]).name
    digest = "sha512-" + base64.b64encode(hashlib.sha512(archive.read_bytes()).digest()).decode()
    if digest != wanted.integrity:
        raise site_error("other-runtime", wanted=wanted.integrity, got=digest)
    with tarfile.open(archive) as packed:
        for name in (*RUNTIME, "pyodide-lock.json", "package.json"):
            content = packed.extractfile(f"package/{name}")
            assert content is not None
            write_bytes(folder / name, content.read())
    archive.unlink()
