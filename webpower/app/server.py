"""The server of the app: Voilà with pages of our own, and with nothing else to be had from it."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from jupyter_server.base.handlers import JupyterHandler
from tornado.ioloop import IOLoop
from tornado.web import authenticated
from traitlets.config import Config
from voila.app import Voila
from voila.static_file_handler import AllowListFileHandler
from voila.tornado.contentshandler import VoilaContentsHandler
from voila.tornado.handler import TornadoVoilaHandler
from voila.tornado.treehandler import TornadoVoilaTreeHandler

HERE = Path(__file__).parent
PAGES = ("play", "step")
"""The pages that a kernel stands behind, by their notebooks."""

NOT_SERVED = (AllowListFileHandler, VoilaContentsHandler, TornadoVoilaHandler, TornadoVoilaTreeHandler)
"""What Voilà serves beside: files, lists of files, any notebook by its path."""

EXTENSIONS = ["@jupyter-widgets/jupyterlab-manager", "@voila-dashboards/widgets-manager8", "anywidget"]
"""The parts of JupyterLab that pages load: those that draw controls."""


def settings(host: str, port: int, token: str) -> Config:
    """Voilà's settings for the app."""
    return Config(
        {
            "Voila": {
                "ip": host,
                "port": port,
                "port_retries": 0,
                "token": token,
                "root_dir": str(HERE / "pages"),
                "open_browser": False,
                "config_file_paths": [],
                "log_level": "WARN",
                "tornado_settings": {"compress_response": True},
            },
            "VoilaConfiguration": {
                "template": "webpower",
                "allow_template_override": "NO",
                "allow_theme_override": "NO",
                "file_allowlist": [],
                "extension_allowlist": EXTENSIONS,
                "show_tracebacks": False,
            },
            "MappingKernelManager": {"cull_idle_timeout": 3600, "cull_interval": 60, "cull_connected": True},
        }
    )


class StartPage(JupyterHandler):
    """What there is."""

    @authenticated
    def get(self) -> None:
        """The page as it is; it needs no kernel."""
        self.write(self.settings["voila_jinja2_env"].get_template("start.html").render(base_url=self.base_url))


class App(Voila):  # type: ignore[misc]  # Voilà tells no types
    """Voilà with our pages and no others."""

    def init_handlers(self) -> list[Any]:
        """What is served where."""
        voila = [handler for handler in super().init_handlers() if handler[1] not in NOT_SERVED]
        common = {
            "template_paths": self.template_paths,
            "config": self.config,
            "voila_configuration": self.voila_configuration,
        }
        pages = [
            (rf"{self.server_url}{page}", TornadoVoilaHandler, {"notebook_path": f"{page}.ipynb", **common})
            for page in PAGES
        ]
        return [(self.server_url, StartPage), *pages, *voila]

    def start(self) -> None:
        """Serve until the process is told to end."""
        IOLoop.current().add_callback(self.welcome)
        super().start()

    def welcome(self) -> None:
        """Say where the app is."""
        print(f"The app is at http://{self.ip}:{self.port}/?token={self.token}", flush=True)


def serve(host: str, port: int, token: str) -> None:
    """Serve the app until the process is told to end."""
    paths = [str(HERE / "share"), os.environ.get("JUPYTER_PATH", "")]
    os.environ["JUPYTER_PATH"] = os.pathsep.join(filter(None, paths))
    app = App(config=settings(host, port, token))
    app.initialize([])
    app.start()
