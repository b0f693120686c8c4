"""The server's settings, and what the command says before and instead of serving."""

import builtins
import json
import socket
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from click.testing import CliRunner
from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager
from tornado.web import HTTPError
from voila.tornado.handler import TornadoVoilaHandler

from webpower.app import addresses, server
from webpower.app.handlers import KernelPage
from webpower.app.kernels import Kernels
from webpower.cli import main

PAGES = Path(server.__file__).parent / "pages"


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """What the command would have served."""
    calls: list[Any] = []
    monkeypatch.setattr(server, "serve", lambda *options: calls.append(options))
    return calls


def run(*options: str) -> Any:
    return CliRunner().invoke(main, ["app", *options])


def test_without_a_word_only_this_machine_is_served(served: list[Any], monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("webpower.cli_app.has_display", lambda _: False)
    monkeypatch.delenv("WEBPOWER_TOKEN", raising=False)
    assert run().exit_code == 0
    assert served == [("127.0.0.1", 8866, "", 60, 60, False)]


def test_everything_can_be_said(served: list[Any], monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("WEBPOWER_TOKEN", "known")
    assert run("--host=0.0.0.0", "--port=9000", "--idle=5.5", "--pages=9", "--browser").exit_code == 0
    assert served == [("0.0.0.0", 9000, "known", 5.5, 9, True)]


def test_a_port_that_is_taken_is_told():
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        told = run(f"--port={port}")
    assert told.exit_code == 1
    assert f"cannot listen on port {port} of 127.0.0.1" in told.output


def test_without_voila_the_command_says_what_to_install(monkeypatch: pytest.MonkeyPatch):
    real = builtins.__import__

    def without(name: str, *rest: Any) -> Any:
        if name == "webpower.app.server":
            raise ModuleNotFoundError("No module named 'voila'", name="voila")
        return real(name, *rest)

    monkeypatch.setattr(builtins, "__import__", without)
    told = run()
    assert told.exit_code == 1
    assert "the app needs voila: install webpower[app]" in told.output


def test_there_is_always_a_token(monkeypatch: pytest.MonkeyPatch):
    tokens: list[str] = []

    class Started(Exception):
        """As far as it goes here."""

    class App:
        @staticmethod
        def instance(config: Any) -> None:
            tokens.append(config.App.token)
            raise Started

    monkeypatch.setattr(server, "App", App)
    monkeypatch.setenv("WEBPOWER_SAVES", "x")
    monkeypatch.setenv("JUPYTER_PATH", "")
    for _ in range(2):
        with pytest.raises(Started):
            server.serve("127.0.0.1", 0, "", 60, 60, False)
    assert len(set(tokens)) == 2
    assert min(map(len, tokens)) > 20


def test_idle_kernels_end_connected_or_not():
    managed = server.settings("127.0.0.1", 8866, "abc", 60, 60, False).MappingKernelManager
    assert managed == {"cull_idle_timeout": 3600, "cull_interval": 60, "cull_connected": True}


def test_others_are_told_how_to_reach_this_machine(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(addresses, "_own_host", lambda: "192.0.2.7")
    assert addresses.addresses("0.0.0.0", 8866, "abc") == [
        "http://127.0.0.1:8866/?token=abc",
        "http://192.0.2.7:8866/?token=abc",
    ]
    assert addresses.addresses("::1", 80, "x") == ["http://[::1]:80/?token=x"]


def test_a_kernel_is_looked_at_twice_before_it_ends(monkeypatch: pytest.MonkeyPatch):
    looked: list[str] = []

    async def look(_: Kernels, kernel: str) -> None:
        looked.append(kernel)

    monkeypatch.setattr(AsyncMappingKernelManager, "cull_kernel_if_idle", look)
    kernels = Kernels.__new__(Kernels)
    kernels._seen = set()
    for kernel in ("a", "b", "a"):
        coroutine = kernels.cull_kernel_if_idle(kernel)
        with pytest.raises(StopIteration):
            coroutine.send(None)
    assert looked == ["a"]


@pytest.mark.parametrize(("open_pages", "status"), [(4, 200), (5, 503), (6, 503)])
def test_when_all_places_are_taken_no_kernel_is_started(monkeypatch: pytest.MonkeyPatch, open_pages: int, status: int):
    async def voila(page: Any, path: str | None) -> None:
        page.status = 200

    monkeypatch.setattr(TornadoVoilaHandler, "get", voila)
    page = SimpleNamespace(xsrf_token=b"", kernel_manager=range(open_pages), settings={"most_kernels": 5}, status=0)
    coroutine = KernelPage.get(page)  # type: ignore[arg-type]
    with pytest.raises((StopIteration, HTTPError)) as ended:
        coroutine.send(None)
    assert getattr(ended.value, "status_code", page.status) == status


def test_the_pages_are_short_and_hold_no_outputs():
    assert sorted(path.stem for path in PAGES.iterdir()) == sorted(server.KERNEL_PAGES)
    for path in PAGES.iterdir():
        [cell] = json.loads(path.read_text(encoding="utf8"))["cells"]
        assert cell["outputs"] == []
        assert len(cell["source"]) == 3
