"""The tiny server that lies in the site: the types that browsers insist on, and this machine only."""

import threading
import urllib.request
from pathlib import Path

from webpower.site.serve import serving


def test_scripts_and_compiled_python_have_their_types(tmp_path: Path):
    kinds = {"a.mjs": "text/javascript", "a.wasm": "application/wasm", "a.bin": "application/octet-stream"}
    for name in kinds:
        (tmp_path / name).write_bytes(b"x")
    server = serving(tmp_path, 0)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        assert server.server_address[0] == "127.0.0.1"
        for name, kind in kinds.items():
            with urllib.request.urlopen(f"http://127.0.0.1:{server.server_port}/{name}") as answer:
                assert answer.headers["Content-Type"] == kind
    finally:
        server.shutdown()
        server.server_close()
