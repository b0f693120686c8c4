"""What the server answers: our own pages, with sentences instead of errors."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Callable
from typing import Any

from jupyter_server.auth.decorator import allow_unauthenticated
from jupyter_server.base.handlers import JupyterHandler
from tornado.web import HTTPError, authenticated
from voila.tornado.handler import TornadoVoilaHandler

from webpower.app import static_pages
from webpower.app.demos import demo_page
from webpower.app.reports import report_page
from webpower.engine.errors import FileError
from webpower.engine.language import language

ICON = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" stroke="#1a1a1a" stroke-width="2">'
    '<path fill="#d55e00" d="M5 29V15L16 5l11 10v14z"/><path d="M16 14v12M11 19h10"/></svg>'
)


class OwnPage(JupyterHandler):
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


class DemoPage(OwnPage):
    """Slides, made when they are asked for: some seconds of work, which nobody else waits for."""

    @authenticated
    async def get(self, name: str) -> None:
        """The page."""
        level, seed = self.get_query_argument("level", "1"), self.get_query_argument("seed", "0")
        try:
            self.finish(await asyncio.to_thread(demo_page, name, int(level), seed, language()))
        except ValueError:  # a topic or a level that there is none of, or no number
            raise HTTPError(404) from None


class ReportPage(OwnPage):
    """A recorded game on a page, made when it is asked for."""

    @authenticated
    async def get(self, name: str) -> None:
        """The page."""
        try:
            self.finish(await asyncio.to_thread(report_page, name, language()))
        except FileError:  # a game there is none of
            raise HTTPError(404) from None


class TokenPage(OwnPage):
    """Where everybody is led who did not tell the token."""

    @allow_unauthenticated
    def get(self) -> None:
        """The question for it."""
        self.set_status(403)
        self.finish(static_pages.token_page(self.base_url))


class Icon(JupyterHandler):
    """Browsers ask for a picture to put beside the title."""

    @allow_unauthenticated
    def get(self) -> None:
        """A house with a cross."""
        self.set_header("Content-Type", "image/svg+xml")
        self.finish(ICON)


class NoPage(OwnPage):
    """Any other address."""

    @allow_unauthenticated
    def get(self) -> None:
        """There is nothing."""
        raise HTTPError(404)


class KernelPage(OwnPage, TornadoVoilaHandler):  # type: ignore[misc]  # Voilà has no types
    """A page with a kernel of its own."""

    async def get(self, path: str | None = None) -> None:
        """The page."""
        _ = self.xsrf_token  # sets the cookie that the page has to show when it says good-bye to its kernel
        if len(self.kernel_manager) >= self.settings["most_kernels"]:
            raise HTTPError(503)
        await TornadoVoilaHandler.get(self, path)
