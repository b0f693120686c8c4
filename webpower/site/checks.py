"""Checks."""
from pathlib import Path
def check(site: Path) -> None:
    """Check."""
