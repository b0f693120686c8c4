"""A server for the benchmark, which passes on at once what a kernel says.

Jupyter's server leaves it to the system when a small message leaves. After a first one (the kernel is busy) Linux keeps
the next one (what changed) for 40 ms, until the page has confirmed the first; or it does not, as chance has it. That is
more than a board's step takes, and would make a median a matter of luck.
"""

from typing import Any

from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection

OPTION = f"--ServerApp.kernel_websocket_connection_class={__name__}.Prompt"
"""What makes a JupyterLab use it."""


class Prompt(ZMQChannelsWebsocketConnection):
    """A page's connection to its kernel that keeps nothing back."""

    def connect(self) -> Any:
        """Connects as usual."""
        self.websocket_handler.set_nodelay(True)
        return super().connect()
