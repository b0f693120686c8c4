"""Serve a site to this machine and open it: python serve.py [PORT]. It lies in the site, for a memory stick, too."""

import contextlib
import functools
import sys
import webbrowser
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

PORT = 8877


class Handler(SimpleHTTPRequestHandler):
    """Files, by the types that browsers insist on, whatever this machine thinks of their names."""

    protocol_version = "HTTP/1.1"  # many files over one connection
    extensions_map = {  # noqa: RUF012
        **SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".mjs": "text/javascript",
        ".css": "text/css",
        ".html": "text/html",
        ".json": "application/json",
        ".svg": "image/svg+xml",
        ".wasm": "application/wasm",
    }

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing of every file."""


class Server(ThreadingHTTPServer):
    """Serves each reader in a thread of his own."""

    def handle_error(self, request: Any, client_address: Any) -> None:
        """A reader who leaves before a file is there is no error."""
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)


def serving(folder: Path, port: int) -> Server:
    """A server of the folder for this machine only; port 0 takes a free one."""
    return Server(("127.0.0.1", port), functools.partial(Handler, directory=str(folder)))


def main() -> None:
    """Serve the folder in which this file lies, until Ctrl+C."""
    server = serving(Path(__file__).resolve().parent, int(sys.argv[1]) if len(sys.argv) > 1 else PORT)
    address = f"http://127.0.0.1:{server.server_port}/"
    print(address, flush=True)
    webbrowser.open(address)
    with contextlib.suppress(KeyboardInterrupt):
        server.serve_forever()


if __name__ == "__main__":
    main()
