"""One server and one browser for all the tests in this folder, and a watched page for each."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.app import App, running_app
from tests.browser.harness import Lab, jupyter_lab, launched_chromium, watched_page

HERE = Path(__file__).parent
NOTEBOOKS = HERE.parent.parent / "notebooks"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lab]:
    """JupyterLab on a copy of the notebooks, so that nothing a test does is stored."""
    root = tmp_path_factory.mktemp("lab") / "notebooks"
    shutil.copytree(NOTEBOOKS, root)
    with jupyter_lab(root, tmp_path_factory.mktemp("home")) as running:
        yield running


@pytest.fixture(scope="session")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[App]:
    """The app as `make app` serves it, in a process of its own; see tests/browser/app.py for pages of it."""
    with running_app(tmp_path_factory.mktemp("app")) as running:
        yield running


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with launched_chromium() as launched:
        yield launched


@pytest.fixture
def page(browser: Browser, lab: Lab) -> Iterator[Page]:
    """A page that fails its test on any error, and on any request to another host."""
    with watched_page(browser, lab) as watched:
        yield watched
