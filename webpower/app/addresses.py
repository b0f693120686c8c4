"""Where a server is found: by this machine, and by others in the network."""

from __future__ import annotations

import socket

EVERYWHERE = ("", "0.0.0.0", "::")
"""What a server listens on that serves whoever can reach this machine."""


def addresses(host: str, port: int, token: str) -> list[str]:
    """The addresses of a server that listens on ``host``, with the token: this machine's, then those for others.

    >>> addresses("127.0.0.1", 8866, "abc")
    ['http://127.0.0.1:8866/?token=abc']
    """
    hosts = ["127.0.0.1", _own_host()] if host in EVERYWHERE else [host]
    return [f"http://{f'[{name}]' if ':' in name else name}:{port}/?token={token}" for name in hosts]


def _own_host() -> str:
    """The address by which others reach this machine; its name, if it is in no network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address nobody has; nothing is sent, but the way there is chosen
        except OSError:
            return socket.gethostname()
        return str(probe.getsockname()[0])
