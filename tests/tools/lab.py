"""Open JupyterLab on a notebook: python -m tests.tools.lab NOTEBOOK [any option of jupyter lab]."""

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from urllib.parse import quote

from webpower.show.browser import has_display

# Quiet settings for JupyterLab, used by `make lab` and by the browser tests: no question about news, no look at other
# hosts for newer versions or extensions.
SETTINGS = Path(__file__).resolve().parent / "jupyter"


def lab_command(notebook: str, environment: Mapping[str, str]) -> list[str]:
    """The command that opens the notebook, named from this folder; without a display it only prints the address."""
    address = f"/lab/tree/{quote(Path(notebook).as_posix())}"
    command = [sys.executable, "-m", "jupyterlab", f"--LabApp.default_url={address}", "--ServerApp.log_level=WARN"]
    if not has_display(environment):
        command.append("--no-browser")
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        command.append("--allow-root")  # as in a container; the server listens on this machine only
    return command


def main() -> None:
    notebook, *options = sys.argv[1:]
    if not Path(notebook).is_file():
        sys.exit(f"There is no notebook {notebook}.")
    paths = [str(SETTINGS), os.environ.get("JUPYTER_CONFIG_PATH", "")]
    os.environ["JUPYTER_CONFIG_PATH"] = os.pathsep.join(filter(None, paths))
    command = lab_command(notebook, os.environ) + options
    os.execv(command[0], command)


if __name__ == "__main__":
    main()
