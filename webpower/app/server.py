"""The server of the app: Voilà with pages of our own, and with nothing else to be had from it."""

from __future__ import annotations

import asyncio
import gzip
import os
import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Any

from jupyter_server.auth.decorator import allow_unauthenticated
from jupyter_server.base.handlers import JupyterHandler
from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager
from tornado.ioloop import IOLoop
from tornado.web import HTTPError, authenticated
from traitlets import Integer
from traitlets.config import Config
from voila.app import Voila
from voila.request_info_handler import RequestInfoSocketHandler
from voila.static_file_handler import AllowListFileHandler
from voila.tornado.contentshandler import VoilaContentsHandler
from voila.tornado.handler import TornadoVoilaHandler
from voila.tornado.treehandler import TornadoVoilaTreeHandler

from webpower.app import static_pages
from webpower.app.gallery import gallery_page
from webpower.app.visitor import FOLDER, SAVES
from webpower.app.words import say

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

EXTENSIONS = ["@jupyter-widgets/jupyterlab-manager", "@voila-dashboards/widgets-manager8", "anywidget"]
"""The parts of JupyterLab that pages load: those that draw controls."""

WAIT = ("kernel", "page", "long", "gone", "away", "script")
"""What a page says while it loads, and when its kernel is gone, by the ids in the catalogue."""


class Kernels(AsyncMappingKernelManager):  # type: ignore[misc]  # without types
    """The visitors' kernels."""

    def __init__(self, **traits: Any) -> None:
        super().__init__(**traits)
        self._seen: set[str] = set()

    async def start_kernel(self, **options: Any) -> str:
        """Start a kernel that writes nothing but errors to the terminal."""
        quiet = ["--IPKernelApp.log_level=ERROR"]
        return str(await super().start_kernel(extra_arguments=quiet, **options))

    async def cull_kernel_if_idle(self, kernel_id: str) -> None:
        """End a kernel that has been idle for too long.

        A kernel that has waited long for its visitor looks idle in the moment he comes, so there are two looks at each.
        """
        if kernel_id in self._seen:
            await super().cull_kernel_if_idle(kernel_id)
        self._seen.add(kernel_id)


class OwnPage(JupyterHandler):  # type: ignore[misc]  # without types
    """A page whose mistakes are sentences, too."""

    def write_error(self, status_code: int, **_: Any) -> None:
        """What went wrong."""
        self.set_header("Content-Type", "text/html; charset=UTF-8")
        self.finish(static_pages.sorry_page(self.base_url, status_code))


class StaticPage(OwnPage):
    """A page that is the same for everybody."""

    def initialize(self, make: Callable[[str], str]) -> None:
        """``make`` makes the page, from the address of the start page."""
        self.make = make

    @authenticated
    def get(self) -> None:
        """The page."""
        self.finish(self.make(self.base_url))


class GalleryPage(OwnPage):
    """The gallery: megabytes, made once and packed once."""

    def initialize(self, gallery: asyncio.Future[bytes]) -> None:
        """``gallery`` becomes the page, packed by gzip."""
        self.gallery = gallery

    @authenticated
    async def get(self) -> None:
        """The page."""
        self.set_header("Content-Type", "text/html; charset=UTF-8")
        packed = await self.gallery
        if "gzip" in self.request.headers.get("Accept-Encoding", ""):
            self.set_header("Content-Encoding", "gzip")
            self.finish(packed)
        else:
            self.finish(gzip.decompress(packed))


class TokenPage(OwnPage):
    """Where everybody is led who did not tell the token."""

    @allow_unauthenticated
    def get(self) -> None:
        """The question for it."""
        self.set_status(403)
        self.finish(static_pages.token_page(self.base_url))


class NoPage(OwnPage):
    """Any other address."""

    @allow_unauthenticated
    def get(self) -> None:
        """There is nothing."""
        raise HTTPError(404)


class KernelPage(OwnPage, TornadoVoilaHandler):  # type: ignore[misc]  # without types
    """A page with a kernel of its own."""

    async def get(self, path: str | None = None) -> None:
        """The page."""
        _ = self.xsrf_token  # sets the cookie that the page has to show when it says good-bye to its kernel
        if len(self.kernel_manager) >= self.settings["most_kernels"]:
            raise HTTPError(503)
        await super().get(path)


class App(Voila):  # type: ignore[misc]  # without types
    """Voilà with our pages and no others."""

    most = Integer(60, config=True, help="How many pages with a kernel may be open at once.")

    def init_settings(self) -> dict[str, Any]:
        """What handlers know."""
        return {
            **super().init_settings(),
            "most_kernels": self.most + len(KERNEL_PAGES),  # of which those that wait for a visitor
            "default_handler_class": NoPage,
        }

    def init_handlers(self) -> list[Any]:
        """What is served where."""
        kernel = {
            "template_paths": self.template_paths,
            "config": self.config,
            "voila_configuration": self.voila_configuration,
        }
        gallery = asyncio.ensure_future(asyncio.to_thread(_packed_gallery, self.base_url))
        pages: list[tuple[Any, ...]] = [
            ("", StaticPage, {"make": static_pages.start_page}),
            (static_pages.RULES, StaticPage, {"make": static_pages.rules_page}),
            ("gallery", GalleryPage, {"gallery": gallery}),
            ("login", TokenPage),
            *((name, KernelPage, {"notebook_path": f"{name}.ipynb", **kernel}) for name in KERNEL_PAGES),
        ]
        ours = [(self.server_url + address, *rest) for address, *rest in pages]
        return [*ours, *(handler for handler in super().init_handlers() if handler[1] not in NOT_SERVED)]

    def start(self) -> None:
        """Serve until the process is told to end."""
        IOLoop.current().add_callback(self.welcome)
        super().start()

    def welcome(self) -> None:
        """Say where the app is."""
        print(f"The app is at http://{self.ip}:{self.port}/?token={self.token}", flush=True)


def _packed_gallery(base: str) -> bytes:
    return gzip.compress(gallery_page(base).encode())


def settings(host: str, port: int, token: str, idle: float, most: int) -> Config:
    """Voilà's settings for the app."""
    waiting = {
        "head": {page: static_pages.nav("/", page) for page in KERNEL_PAGES},
        "wait": {name: say(f"wait-{name}") for name in WAIT},
        "again": say("load-again"),
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
                "open_browser": False,
                "config_file_paths": [],
                "log_level": "ERROR",
                "tornado_settings": {
                    "compress_response": True,
                    "websocket_ping_interval": 30,
                    "websocket_ping_timeout": 30,
                },
            },
            "VoilaConfiguration": {
                "template": "webpower",
                "resources": {"app": waiting},
                "allow_template_override": "NO",
                "allow_theme_override": "NO",
                "extension_allowlist": EXTENSIONS,
                "show_tracebacks": False,
                "multi_kernel_manager_class": "webpower.app.server.Kernels",
                "preheat_kernel": True,
            },
            "VoilaExecutor": {"cell_error_instruction": say("cell-failed")},
            "MappingKernelManager": {
                "cull_idle_timeout": round(60 * idle),
                "cull_interval": max(1, min(60, round(60 * idle / 4))),
                "cull_connected": True,
            },
        }
    )


def serve(host: str, port: int, token: str = "", idle: float = 60, most: int = 60) -> None:
    """Serve the app until the process is told to end.

    ``token`` is what visitors have to know, a new one if "". After ``idle`` minutes without a click a visitor's kernel
    ends. ``most`` pages with a kernel may be open at once.
    """
    paths = [str(HERE / "share"), os.environ.get("JUPYTER_PATH", "")]
    os.environ["JUPYTER_PATH"] = os.pathsep.join(filter(None, paths))  # where Voilà looks for templates
    os.environ[SAVES] = str(Path(os.environ.get(SAVES) or FOLDER).resolve())  # kernels start in another folder
    app = App(config=settings(host, port, token or secrets.token_urlsafe(16), idle, most))
    app.initialize([])
    app.start()
