"""The library of the site: all packages in one file, laid out in the browser in one go.

Unpacking the wheels one by one takes Python in a browser seconds, and compiling their modules more. So the modules are
compiled beforehand, what no lesson reads is left out, and the rest becomes one file:

    length of the index, four bytes, the highest first
    index: JSON, [[path in site-packages, size in bytes], …]
    the files one after the other

packed by gzip, which browsers unpack by themselves. Our own modules come with their sources, for whoever asks for them;
the others only compiled.
"""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Iterator
from pathlib import Path
from zipfile import ZipFile

LEFT_OUT = re.compile(
    r"""
      (^|/)tests?/                                        # nobody tests there
    | ^[^/]+\.data/ | /labextension/                      # the pages have these already
    | \.dist-info/(?!METADATA$|entry_points\.txt$)
    | ^plotly/package_data/datasets/ | ^plotly/express/ | ^plotly/data/ | ^plotly/matplotlylib/
    | ^babel/locale-data/(?!(root|en|de|it)\.dat$)        # the languages that are spoken
    """,
    re.VERBOSE,
)
"""Paths in wheels of what no lesson reads."""

OURS = "webpower"

STAND_INS = {
    # plotly asks only which version there is; the real one needs a compiled package that there is none of for browsers.
    "nbformat/__init__.py": b'__version__ = "5.10.999"\n',
    "nbformat-5.10.999.dist-info/METADATA": b"Metadata-Version: 2.1\nName: nbformat\nVersion: 5.10.999\n",
}
"""Files in place of packages that cannot be there."""


def library(wheels: list[tuple[Path, Path]], tag: str) -> bytes:
    """The file, from wheels each with the archive of its compiled modules; ``tag`` is that of the browser's Python."""
    files = dict(sorted({**STAND_INS, **dict(file for pair in wheels for file in _files(*pair, tag))}.items()))
    index = json.dumps([[path, len(content)] for path, content in files.items()], separators=(",", ":")).encode()
    return gzip.compress(b"".join([len(index).to_bytes(4), index, *files.values()]), mtime=0)


def contents(packed: bytes) -> dict[str, bytes]:
    """The files in a library.

    >>> sorted(contents(library([], "cpython-314")))
    ['nbformat-5.10.999.dist-info/METADATA', 'nbformat/__init__.py']
    """
    plain = gzip.decompress(packed)
    start = 4 + int.from_bytes(plain[:4])
    files = {}
    for path, size in json.loads(plain[4:start]):
        files[path] = plain[start : start + size]
        start += size
    return files


def _files(wheel: Path, compiled: Path, tag: str) -> Iterator[tuple[str, bytes]]:
    with ZipFile(wheel) as sources, ZipFile(compiled) as modules:
        known = set(modules.namelist())
        for name in sources.namelist():
            if name.endswith("/") or LEFT_OUT.search(name):
                continue
            module = f"{name}c"
            if module not in known:
                yield name, sources.read(name)
            elif name.startswith(f"{OURS}/"):
                yield name, sources.read(name)
                yield _cached(name, tag), modules.read(module)
            else:
                yield module, modules.read(module)


def _cached(name: str, tag: str) -> str:
    """Where Python looks for the compiled module of a source that is there.

    >>> _cached("webpower/cli.py", "cpython-314")
    'webpower/__pycache__/cli.cpython-314.pyc'
    """
    path = Path(name)
    return (path.parent / "__pycache__" / f"{path.stem}.{tag}.pyc").as_posix()
