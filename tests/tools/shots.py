"""Run a notebook in JupyterLab and photograph it in both themes: python -m tests.tools.shots NOTEBOOK FOLDER [WIDTH].

FOLDER gets light-page-1.png and so on, one for every PAGE pixels of the notebook, and light-cell-03.png for the output
of the fourth cell (cells count from 0); the same with dark.
"""

import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Locator, Page

from tests.browser.harness import THEMES, jupyter_lab, launched_chromium, open_notebook, run_all, watched_page

PAGE = 1600  # pixels: about what can be looked at in one go
CHROME = 120  # pixels that JupyterLab takes above and below a notebook

# From the top to the end of the last cell, without the empty room that JupyterLab adds for scrolling past the end.
# Running the cells has scrolled down; go back to the top, too.
LENGTH = """outer => {
    const cells = outer.querySelectorAll(".jp-Cell");
    const end = cells[cells.length - 1].getBoundingClientRect().bottom;
    const length = Math.ceil(end - outer.getBoundingClientRect().top + outer.scrollTop);
    outer.scrollTop = 0;
    return length;
}"""


def stretch(page: Page, panel: Locator, width: int) -> int:
    """Make the window as high as the notebook, so that all of it is drawn at once; returns the notebook's height."""
    height = 0
    for _ in range(10):  # drawing more may make it longer
        wanted: int = panel.locator(".jp-WindowedPanel-outer").evaluate(LENGTH)
        if wanted <= height:
            break
        height = wanted
        page.set_viewport_size({"width": width, "height": height + CHROME})
        page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    return height


def photograph(page: Page, panel: Locator, folder: Path, theme: str, width: int) -> None:
    height = stretch(page, panel, width)
    box = panel.bounding_box()
    assert box is not None
    for number, top in enumerate(range(0, height + CHROME, PAGE), start=1):
        page.screenshot(
            path=folder / f"{theme}-page-{number}.png",
            clip={"x": box["x"], "y": top, "width": box["width"], "height": min(PAGE, height + CHROME - top)},
            animations="disabled",
        )
    for number, cell in enumerate(panel.locator(".jp-Notebook .jp-Cell").all()):
        output = cell.locator(".jp-Cell-outputArea")
        if output.count() and output.first.is_visible():
            output.first.screenshot(path=folder / f"{theme}-cell-{number:02}.png", animations="disabled")


def main() -> None:
    notebook, folder = Path(sys.argv[1]).resolve(), Path(sys.argv[2])
    width = int(sys.argv[3]) if len(sys.argv) > 3 else 1400
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as home:
        root = Path(home) / "notebooks"
        shutil.copytree(notebook.parent, root)
        with jupyter_lab(root, Path(home) / "jupyter") as lab, launched_chromium() as browser:
            for theme in THEMES:
                with watched_page(browser, lab, width) as page:
                    panel = open_notebook(page, notebook.name, theme)
                    run_all(page)
                    page.keyboard.press("Control+b")  # away with the list of files
                    photograph(page, panel, folder, theme, width)
    for path in sorted(folder.glob("*.png")):
        print(path)


if __name__ == "__main__":
    main()
