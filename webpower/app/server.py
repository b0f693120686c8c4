"""The server of the app: Voilà with pages of our own, and with nothing else to be had from it."""

from __future__ import annotations

import asyncio
import gzip
import logging
import os
import secrets
import socket
import webbrowser
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from tornado.ioloop import IOLoop
from traitlets import Integer
from traitlets.config import Config
from voila.app import Voila
from voila.request_info_handler import RequestInfoSocketHandler
from voila.static_file_handler import AllowListFileHandler
from voila.tornado.contentshandler import VoilaContentsHandler
from voila.tornado.handler import TornadoVoilaHandler
from voila.tornado.treehandler import TornadoVoilaTreeHandler

from webpower.app import static_pages
from webpower.app.addresses import addresses
from webpower.app.demos import demos_page
from webpower.app.gallery import gallery_pages
from webpower.app.handlers import DemoPage, GalleryPage, Icon, KernelPage, NoPage, ReportPage, StaticPage, TokenPage
from webpower.app.visitor import FOLDER, SAVES
from webpower.app.words import say
from webpower.engine.errors import WebpowerError
from webpower.engine.language import VARIABLE, language

HERE = Path(__file__).parent

KERNEL_PAGES = ("play", "step")
"""The pages that a kernel stands behind, by their notebooks."""

NOT_SERVED = (
    AllowListFileHandler,
    VoilaContentsHandler,
    TornadoVoilaHandler,
    TornadoVoilaTreeHandler,
    RequestInfoSocketHandler,
)
"""What Voilà serves beside: files, lists of files, any notebook by its path, what others asked for."""

EXTENSIONS = ("@jupyter-widgets/jupyterlab-manager", "@voila-dashboards/widgets-manager8", "anywidget")
"""The parts of JupyterLab that pages load: those that draw controls."""

WAIT = ("kernel", "page", "long", "gone", "away", "script")
"""What a page says while it loads, and when its kernel is gone, by the ids in the catalogue."""


class PortTaken(WebpowerError, OSError):
    """The app cannot listen there."""


class App(Voila):  # type: ignore[misc]  # Voilà has no types
    """Voilà with our pages and no others."""

    most = Integer(config=True, help="How many pages with a kernel may be open at once.")

    def init_settings(self) -> dict[str, Any]:
        """What handlers know."""
        return {
            **super().init_settings(),
            "most_kernels": self.most + len(KERNEL_PAGES),  # with those that wait for a visitor
            "default_handler_class": NoPage,
        }

    def init_handlers(self) -> list[Any]:
        """What is served where."""
        kernel = {
            "template_paths": self.template_paths,
            "config": self.config,
            "voila_configuration": self.voila_configuration,
        }
        one_by_one = ThreadPoolExecutor(1)
        galleries = {
            address: asyncio.wrap_future(one_by_one.submit(_packed, make, self.base_url))
            for address, make in gallery_pages().items()
        }
        pages: list[tuple[Any, ...]] = [
            ("", StaticPage, {"make": static_pages.start_page}),
            *((address, StaticPage, {"make": make}) for address, make in static_pages.rules_pages().items()),
            *((address, GalleryPage, {"gallery": gallery}) for address, gallery in galleries.items()),
            ("demos", StaticPage, {"make": demos_page}),
            ("demos/([a-z-]+)", DemoPage),
            ("reports/([a-z-]+)", ReportPage),
            ("login", TokenPage),
            ("favicon.ico", Icon),
            *((name, KernelPage, {"notebook_path": f"{name}.ipynb", **kernel}) for name in KERNEL_PAGES),
        ]
        ours = [(self.server_url + address, *rest) for address, *rest in pages]
        return [*ours, *(handler for handler in super().init_handlers() if handler[1] not in NOT_SERVED)]

    def start(self) -> None:
        """Serve until the process is told to end."""
        IOLoop.current().add_callback(self.welcome)
        super().start()

    def welcome(self) -> None:
        """Say where the app is; called when it is there."""
        here, *others = addresses(self.ip, self.port, self.token)
        print(say("app-here", address=here), flush=True)
        for other in others:
            print(say("app-others", address=other), flush=True)
        if self.open_browser:
            webbrowser.open(here)

    def launch_browser(self) -> None:
        """Not as Voilà does it, whose address lacks the token: see `welcome`."""


def _packed(make: Callable[[str], str], base: str) -> bytes:
    return gzip.compress(make(base).encode())


def settings(host: str, port: int, token: str, idle: float, most: int, browser: bool) -> Config:
    """Voilà's settings for the app."""
    words = {
        "head": {page: static_pages.nav("/", page) for page in KERNEL_PAGES},
        "wait": {name: say(f"wait-{name}") for name in WAIT},
        "again": say("load-again"),
        "failed": say("page-not-set-up"),
    }
    return Config(
        {
            "App": {
                "ip": host,
                "port": port,
                "port_retries": 0,
                "token": token,
                "most": most,
                "root_dir": str(HERE / "pages"),
                "open_browser": browser,
                "config_file_paths": [],
                "log_level": "ERROR",
                "tornado_settings": {"compress_response": True},
            },
            "VoilaConfiguration": {
                "template": "webpower",
                "resources": {"app": words},
                "allow_template_override": "NO",
                "allow_theme_override": "NO",
                "extension_allowlist": list(EXTENSIONS),
                "show_tracebacks": False,
                "multi_kernel_manager_class": "webpower.app.kernels.Kernels",
                "preheat_kernel": True,
            },
            # Another kernel gets ready only when the visitor's page has come to rest, and a whole class has arrived.
            "VoilaKernelManager": {"fill_delay": 15.0},
            "MappingKernelManager": {
                "cull_idle_timeout": round(60 * idle),
                "cull_interval": max(1, min(60, round(15 * idle))),
                "cull_connected": True,
            },
        }
    )


def serve(host: str, port: int, token: str, idle: float, most: int, browser: bool) -> None:
    """Serve the app until the process is told to end.

    ``token`` is what visitors have to know, a new one if "". After ``idle`` minutes without a click a visitor's kernel
    ends. ``most`` pages with a kernel may be open at once. ``browser`` opens a window. Raises PortTaken.
    """
    try:
        socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET).close()
    except OSError as error:
        raise PortTaken(say("app-port", host=host, port=str(port), why=error.strerror or "")) from None
    paths = [str(HERE / "share"), os.environ.get("JUPYTER_PATH", "")]
    os.environ["JUPYTER_PATH"] = os.pathsep.join(filter(None, paths))  # where Voilà looks for templates
    os.environ[SAVES] = str(Path(os.environ.get(SAVES) or FOLDER).resolve())  # kernels start in another folder
    os.environ[VARIABLE] = language()  # what kernels speak
    logging.getLogger("tornado.general").setLevel(logging.ERROR)  # it complains of Jupyter's own settings
    app = App.instance(config=settings(host, port, token or secrets.token_urlsafe(16), idle, most, browser))
    app.initialize([])
    app.start()
