"""Find a Chromium for the browser tests, or get one: python -m tests.tools.chromium prints its path."""

import os
import shutil
import subprocess
import sys

from webpower.show.browser import NAMES, find_chromium

PATIENCE = 600  # seconds for an installation


class NoChromium(Exception):
    """Says why there is none."""


def find_or_install() -> str:
    """As `find_chromium`, but if there is none, install one. Raises NoChromium with the reason if that fails too."""
    if path := find_chromium():
        return path
    if named := os.environ.get("CHROMIUM"):
        raise NoChromium(f"CHROMIUM is set to {named}, which does not start")
    reasons = []
    for way in (_install_from_debian, _install_by_playwright):
        if reason := way():
            reasons.append(reason)
        elif path := find_chromium():
            return path
        else:
            reasons.append("what was installed does not start")
    raise NoChromium("none of " + ", ".join(NAMES) + " was found; " + "; ".join(reasons))


def _install_from_debian() -> str | None:
    """Install Debian's package; a reason if that can't be done."""
    if not shutil.which("apt-get"):
        return "there is no apt-get"
    if os.geteuid() != 0:
        return "apt-get needs root"
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    # An update that fails may still leave a usable list of packages; the installation tells.
    _run(["apt-get", "update", "-q"], environment)
    install = ["apt-get", "install", "-y", "-q", "--no-install-recommends", "chromium", "fonts-liberation"]
    return _run(install, environment)


def _install_by_playwright() -> str | None:
    """Let playwright download its own browser; a reason if that can't be done."""
    return _run([sys.executable, "-m", "playwright", "install", "chromium"], dict(os.environ))


def _run(command: list[str], environment: dict[str, str]) -> str | None:
    """Run with its output on stderr; the reason if it failed."""
    shown = " ".join(command[-3:] if command[0] == sys.executable else command)
    print(f"$ {shown}", file=sys.stderr, flush=True)
    try:
        done = subprocess.run(command, env=environment, stdin=subprocess.DEVNULL, stdout=sys.stderr, timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        return f"{shown}: no end after {PATIENCE} seconds"
    return None if done.returncode == 0 else f"{shown}: failed with status {done.returncode}"


def main() -> None:
    try:
        print(find_or_install())
    except NoChromium as reason:
        sys.exit(f"No Chromium: {reason}.")


if __name__ == "__main__":
    main()
