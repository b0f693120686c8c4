"""One JupyterLab, one Chromium, and the few gestures that the browser tests are made of.

Nothing waits for a fixed time: every wait is for something that a person would see.
"""

import json
import os
import secrets
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

import nbformat
from playwright.sync_api import Browser, ConsoleMessage, Error, Locator, Page, Route, expect, sync_playwright

from tests.tools.lab import SETTINGS
from webpower.show.browser import FLAGS, find_chromium

FIRST_DISPLAY = 60_000  # milliseconds: a kernel has to start and large libraries to load
STEP = 15_000  # milliseconds: what a click does
RUN = 300_000  # milliseconds: all cells of a notebook


# JupyterLab's own errors in the console that mean nothing here, as parts of their text, each with the reason.
HARMLESS: tuple[str, ...] = (
    # When a notebook opens, JupyterLab asks the kernel for its controls and then closes that conversation. If it is
    # closed already, since no control is loaded yet, the kernel says so. Lost controls fail tests otherwise.
    "No such comm:",
)

# What fails in Python when a control is used (not when a cell runs) JupyterLab shows nowhere; the console gets it too.
TELL_OF_KERNEL_ERRORS = r"""() => {
    const plain = text => text.replace(/\x1b\[[0-9;]*m/g, "");
    window.jupyterapp.shell.currentWidget.sessionContext.iopubMessage.connect((_, message) => {
        if (message.parent_header.msg_type !== "comm_msg") return;
        if (message.header.msg_type === "error") console.error(plain(message.content.traceback.join("\n")));
        if (message.content.name === "stderr") console.error(plain(message.content.text));
    });
}"""

THEMES = {"light": "JupyterLab Light", "dark": "JupyterLab Dark"}


@dataclass(frozen=True)
class Lab:
    """A running JupyterLab: where, the secret it wants to be told, and the folder whose notebooks it shows."""

    address: str
    token: str
    root: Path

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"token {self.token}"}


@contextmanager
def jupyter_lab(root: Path, home: Path, *options: str) -> Iterator[Lab]:
    """A JupyterLab on the notebooks in `root` that keeps its own files in `home` and ends with the block.

    ``options`` are further ones of its command line.
    """
    port = free_port()
    lab = Lab(f"http://127.0.0.1:{port}", secrets.token_hex(16), root)
    command = [
        *(sys.executable, "-m", "jupyterlab", "--no-browser", "--allow-root"),
        f"--ServerApp.root_dir={root}",
        "--ServerApp.ip=127.0.0.1",
        f"--ServerApp.port={port}",
        "--ServerApp.port_retries=0",
        f"--IdentityProvider.token={lab.token}",
        "--LabApp.expose_app_in_browser=True",
        *options,
    ]
    environment = {
        **os.environ,
        "JUPYTER_CONFIG_PATH": str(SETTINGS),
        "JUPYTER_CONFIG_DIR": str(home / "config"),
        "JUPYTER_DATA_DIR": str(home / "data"),
        "JUPYTER_RUNTIME_DIR": str(home / "runtime"),
        "JUPYTERLAB_SETTINGS_DIR": str(home / "settings"),
        "JUPYTERLAB_WORKSPACES_DIR": str(home / "workspaces"),
        "IPYTHONDIR": str(home / "ipython"),
    }
    home.mkdir(parents=True, exist_ok=True)
    log = home / "jupyterlab.log"
    with log.open("wb") as output:
        server = subprocess.Popen(command, env=environment, stdin=subprocess.DEVNULL, stdout=output, stderr=output)
    try:
        _wait_until_up(lab, server, log)
        yield lab
    finally:
        server.terminate()
        try:
            server.wait(30)
        except subprocess.TimeoutExpired:
            server.kill()
            server.wait()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port


def _wait_until_up(lab: Lab, server: subprocess.Popen[bytes], log: Path) -> None:
    request = urllib.request.Request(f"{lab.address}/api/status", headers=lab.headers)
    for _ in range(300):
        if server.poll() is not None:
            break
        try:
            with urllib.request.urlopen(request, timeout=5):
                return
        except (urllib.error.URLError, OSError):
            time.sleep(0.2)
    raise RuntimeError(f"JupyterLab did not start:\n{log.read_text(errors='replace')}")


@contextmanager
def launched_chromium(*flags: str) -> Iterator[Browser]:
    """A headless Chromium: the one that is on this machine. ``flags`` are further ones of its command line."""
    path = find_chromium()
    if path is None:
        raise RuntimeError(
            "There is no Chromium for the browser tests. `make test` gets one, or set CHROMIUM to yours."
        )
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=[*FLAGS, *flags])
        yield browser
        browser.close()


@dataclass
class Watch:
    """What went wrong in a page, or left the machine, in the order it happened."""

    address: str
    faults: list[str] = field(default_factory=list)

    def is_ours(self, url: str) -> bool:
        parts = urlsplit(url)
        return parts.scheme in ("data", "blob", "about") or parts.netloc == urlsplit(self.address).netloc

    def route(self, route: Route) -> None:
        if self.is_ours(route.request.url):
            route.fallback()
        else:
            self.faults.append(f"request to another host: {route.request.url}")
            route.abort()

    def socket(self, url: str) -> None:
        if not self.is_ours(url):
            self.faults.append(f"connection to another host: {url}")

    def console(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not any(part in message.text for part in HARMLESS):
            self.faults.append(f"console error: {message.text} ({message.location.get('url', '')})")

    def error(self, error: Error) -> None:
        self.faults.append(f"uncaught error in the page: {error}")


@contextmanager
def watched_page(browser: Browser, lab: Lab, width: int = 1400, height: int = 1000) -> Iterator[Page]:
    """A page that is logged in. When the block ends, the kernels that it started end too, and AssertionError tells of
    every request to another host (blocked), uncaught error and error in the console.
    """
    watch = Watch(lab.address)
    context = browser.new_context(
        base_url=lab.address,
        extra_http_headers=lab.headers,
        viewport={"width": width, "height": height},
        service_workers="block",
        reduced_motion="reduce",
    )
    context.route("**/*", watch.route)
    page = context.new_page()
    page.set_default_timeout(STEP)
    page.set_default_navigation_timeout(FIRST_DISPLAY)  # a kernel may have to start
    page.on("websocket", lambda socket: watch.socket(socket.url))
    page.on("console", watch.console)
    page.on("pageerror", watch.error)
    try:
        context.request.get(f"/lab?token={lab.token}")  # for the cookie, which the connections to kernels need
        yield page
    finally:
        page.close()  # first: what a kernel says while it ends is no fault of the page
        for session in context.request.get("/api/sessions").json():
            context.request.delete(f"/api/sessions/{session['id']}")
        context.close()
    assert not watch.faults, "\n".join(watch.faults)


def write_notebook(root: Path, name: str, *cells: str) -> None:
    """A notebook of those code cells in the folder."""
    notebook = nbformat.v4.new_notebook(
        cells=[nbformat.v4.new_code_cell(source.strip()) for source in cells],
        metadata={"kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"}},
    )
    nbformat.write(notebook, root / name)


def open_notebook(page: Page, name: str, theme: str = "light") -> Locator:
    """Open a notebook of the lab's folder in JupyterLab, and wait until its kernel stands ready. Returns its panel."""
    _put_setting(page, "@jupyterlab/apputils-extension:themes", {"theme": THEMES[theme]})
    page.goto(f"/lab/tree/{name}?reset")
    panel = page.locator(".jp-NotebookPanel:not(.lm-mod-hidden)")
    expect(panel).to_be_visible(timeout=FIRST_DISPLAY)
    expect(page.locator("body")).to_have_attribute("data-jp-theme-name", THEMES[theme], timeout=FIRST_DISPLAY)
    wait_kernel_idle(page)
    page.evaluate(TELL_OF_KERNEL_ERRORS)
    return panel


def _put_setting(page: Page, plugin: str, values: dict[str, object]) -> None:
    answer = page.request.put(f"/lab/api/settings/{plugin}", data=json.dumps({"raw": json.dumps(values)}))
    assert answer.ok, f"JupyterLab refused a setting: {answer.status} {answer.text()}"


def wait_kernel_idle(page: Page, timeout: float = FIRST_DISPLAY) -> None:
    """Wait until the kernel of the open notebook is connected and has nothing to do.

    The indicator in the toolbar shows a kernel idle that is not there yet; JupyterLab itself knows better.
    """
    page.wait_for_function(
        """() => {
            const context = window.jupyterapp?.shell.currentWidget?.sessionContext;
            const kernel = context?.session?.kernel;
            return context?.isReady && kernel?.connectionStatus === "connected" && kernel.status === "idle";
        }""",
        timeout=timeout,
    )


def run_all(page: Page, timeout: float = RUN) -> None:
    """Run all cells, wait for the end, and raise AssertionError with the text of every error and warning they show."""
    page.evaluate(
        """() => {
            window.ranAll = undefined;
            window.jupyterapp.commands.execute("notebook:run-all-cells").then(() => { window.ranAll = true; });
        }"""
    )
    page.wait_for_function("() => window.ranAll === true", timeout=timeout)
    wait_kernel_idle(page)
    stderr = page.locator('.jp-OutputArea-output[data-mime-type="application/vnd.jupyter.stderr"]')
    assert stderr.count() == 0, "\n\n".join(stderr.all_inner_texts())


def wait_text(page: Page, text: str, timeout: float = STEP) -> Locator:
    """Wait until the text stands somewhere in the notebook's outputs; returns the innermost place."""
    found = page.locator(".jp-NotebookPanel:not(.lm-mod-hidden) .jp-OutputArea").get_by_text(text).first
    expect(found).to_be_visible(timeout=timeout)
    return found
