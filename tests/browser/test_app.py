"""The app as visitors use it."""

from playwright.sync_api import Browser, expect

from tests.browser.app import App, visitor
from tests.browser.harness import FIRST_DISPLAY


def test_the_start_page_leads_to_all_there_is(app: App, browser: Browser):
    with visitor(browser, app) as page:
        for name in ("Play", "Step through a game", "Gallery"):
            expect(page.get_by_role("link", name=name)).to_be_visible()


def test_a_table_appears(app: App, browser: Browser):
    with visitor(browser, app) as page:
        page.goto("/play")
        expect(page.locator(".webpower-board svg")).to_be_visible(timeout=FIRST_DISPLAY)
