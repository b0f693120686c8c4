"""Pages."""
from pathlib import Path
def write_pages(site: Path) -> None:
    """Write."""
