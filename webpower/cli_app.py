"""The command ``webpower app``: serve table, stepper and gallery as pages without code."""

from __future__ import annotations

import click


@click.command(name="app")
@click.option("--host", default="127.0.0.1", show_default=True, help="0.0.0.0 serves others in the network, too.")
@click.option("--port", type=click.IntRange(1, 65535), default=8866, show_default=True)
@click.option("--token", default="", envvar="WEBPOWER_TOKEN", help="What visitors have to know; a new one every time.")
def serve_app(host: str, port: int, token: str) -> None:
    """Serve the play table, the stepper and the gallery in a browser, without code."""
    try:
        from webpower.app.server import serve
    except ModuleNotFoundError as error:
        raise click.ClickException(f"the app needs {error.name}: install webpower[app]") from None
    serve(host, port, token)
