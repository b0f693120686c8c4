"""Run every check of the project and end with a plain line for each: python -m tests.tools.check [--all or --site].

--site runs only the check of the built site (`make test-site`), which needs one that was built.

A check that fails does not keep the others from running. The status is 0 only if all passed; if the browser tests
could not run for want of a browser, it is 0 too, unless the variable REQUIRE_BROWSER is set.
"""

import os
import subprocess
import sys
import time
from dataclasses import dataclass
from tempfile import TemporaryDirectory

from tests.tools import chromium
from tests.tools.run_notebooks import ENVIRONMENT

PYTEST = ("pytest", "-q")
PARALLEL = ("-n", "logical")
NBVAL = ("--nbval", "--nbval-current-env", "--nbval-cell-timeout=300", "--nbval-sanitize-with=tests/nbval_sanitize.cfg")


@dataclass(frozen=True)
class Check:
    """One command, the name of a Python module and its arguments, under the name people know it by."""

    name: str
    command: tuple[str, ...]


@dataclass(frozen=True)
class Outcome:
    """How a check ended."""

    name: str
    passed: bool
    seconds: float


def quick_checks(everything: bool) -> list[Check]:
    """All checks but the browser's. `everything` adds the slow tests and searches longer for counter-examples."""
    library = ("-m", "not browser") if everything else ("-m", "not browser and not slow")
    profile = ("--hypothesis-profile=all",) if everything else ()
    return [
        Check("lint", ("ruff", "check", ".")),
        Check("layout", ("ruff", "format", "--check", ".")),
        Check("types", ("mypy",)),
        Check("library", (*PYTEST, *PARALLEL, "--dist=loadgroup", *library, *profile, "tests", "webpower")),
        Check("notebooks", (*PYTEST, *PARALLEL, "--dist=loadfile", *NBVAL, "notebooks")),
    ]


def browser_check(everything: bool) -> Check:
    # Every process has its own servers and browser; most of the time each of them waits.
    chosen = ("-m", "not site" if everything else "not slow and not site")
    return Check("browser", (*PYTEST, *PARALLEL, "--dist=loadfile", *chosen, "tests/browser"))


def site_check() -> Check:
    # One process: Python in the browser wants all cores there are.
    return Check("site", (*PYTEST, "-rP", "tests/browser/test_site.py"))


def run(check: Check) -> Outcome:
    print(f"\n=== {check.name}: {' '.join(check.command)}", flush=True)
    start = time.monotonic()
    with TemporaryDirectory() as saves:  # else a game that was played here would be gone on with
        environment = {**os.environ, **ENVIRONMENT, "WEBPOWER_SAVES": saves}
        status = subprocess.run([sys.executable, "-m", *check.command], env=environment).returncode
    return Outcome(check.name, status == 0, time.monotonic() - start)


def run_in_browser(check: Check) -> tuple[Outcome | None, str]:
    """The outcome of a check that needs a browser; or none, and why it could not run."""
    try:
        os.environ["CHROMIUM"] = chromium.find_or_install()
    except chromium.NoChromium as reason:
        return None, str(reason)
    return run(check), ""


def main() -> None:
    everything = "--all" in sys.argv[1:]
    site = "--site" in sys.argv[1:]
    outcomes = [] if site else [run(check) for check in quick_checks(everything)]
    browser, why_not = run_in_browser(site_check() if site else browser_check(everything))
    if browser:
        outcomes.append(browser)

    print()
    for outcome in outcomes:
        print(f"{outcome.name:10} {'passed' if outcome.passed else 'FAILED'} {outcome.seconds:6.0f} s")
    failed = sum(not outcome.passed for outcome in outcomes)
    print(f"Checks: {len(outcomes) - failed} passed, {failed} failed{'' if browser else ', 1 skipped'}")
    if not browser:
        print(f"The browser tests did NOT run: {why_not}.")
    if failed or (not browser and os.environ.get("REQUIRE_BROWSER")):
        sys.exit(1)


if __name__ == "__main__":
    main()
