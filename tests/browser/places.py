"""Where a table can stand, so that the same tests run wherever that is."""

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from typing import Protocol

from playwright.sync_api import Browser, Locator, expect

from tests.browser.app import App, sit_down, the_table, visitor
from tests.browser.harness import FIRST_DISPLAY, Lab, open_notebook, run_all, watched_page, write_notebook
from tests.browser.table import AtTable

PANEL = ".jp-NotebookPanel:not(.lm-mod-hidden)"


class Place(Protocol):
    """Somewhere that people sit down at a table in a page of their own."""

    def at_table(self, name: str, seed: int) -> AbstractContextManager[AtTable]:
        """A game of four, a person and three bots that play at once; ``name`` is nobody else's. The page ends with the
        block, and a fault in it is an AssertionError.
        """
        ...

    def reloaded(self, at: AtTable) -> AtTable:
        """The table after its page was loaded again in the middle of the game."""
        ...


@dataclass(frozen=True)
class InLab:
    """A notebook in JupyterLab."""

    browser: Browser
    lab: Lab

    @contextmanager
    def at_table(self, name: str, seed: int) -> Iterator[AtTable]:
        """See `Place.at_table`."""
        call = f'play(["Anna", "random", "greedy", "random"], seed={seed}, pace="at-once", saves={name!r})'
        write_notebook(self.lab.root, f"{name}.ipynb", f"import webpower\nwebpower.{call}")
        with watched_page(self.browser, self.lab) as page:
            panel = open_notebook(page, f"{name}.ipynb")
            run_all(page)
            yield AtTable(appeared(panel), self.lab.root)

    def reloaded(self, at: AtTable) -> AtTable:
        """See `Place.reloaded`; the kernel runs on, and no cell is run again."""
        at.page.evaluate("() => window.jupyterapp.commands.execute('docmanager:save')")
        at.page.reload()
        return AtTable(appeared(at.page.locator(PANEL)), at.root)


@dataclass(frozen=True)
class InApp:
    """The page of the app on which one plays."""

    browser: Browser
    app: App

    @contextmanager
    def at_table(self, name: str, seed: int) -> Iterator[AtTable]:
        """See `Place.at_table`."""
        with visitor(self.browser, self.app) as page:
            yield AtTable(sit_down(page, seed, bot="random"), self.app.saves)

    def reloaded(self, at: AtTable) -> AtTable:
        """See `Place.reloaded`; the page has another kernel then, and bots play at a pace until they are told."""
        at.page.reload()
        table = the_table(at.page)
        table.get_by_label("Bots play").select_option("at once")
        return AtTable(table, at.root)


def appeared(around: Locator) -> Locator:
    """The first table in an element, as soon as its board is there."""
    table = around.locator(".webpower-keys").first
    expect(table.locator(".webpower-board svg")).to_be_visible(timeout=FIRST_DISPLAY)
    return table
