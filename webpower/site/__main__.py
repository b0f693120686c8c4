"""Build the site: python -m webpower.site [FOLDER]."""

from __future__ import annotations

import sys
from pathlib import Path

from webpower.site.build import Workshop, build
from webpower.site.words import SiteError


def main() -> None:
    """Build into ``build/site``, or the folder that is named."""
    site = Path(sys.argv[1] if len(sys.argv) > 1 else "build/site")
    try:
        build(Workshop(site, Path("build/site-parts")))
    except SiteError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
