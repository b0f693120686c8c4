"""The page about the app names every option of the command and every page."""

from tests.docs.pages import DOCS
from webpower.app.static_pages import PAGES, address
from webpower.cli_app import serve_app

TEXT = (DOCS / "app.md").read_text(encoding="utf8")


def test_every_option_is_told():
    for option in serve_app.params:
        for name in (*option.opts, *option.secondary_opts):
            assert f"`{name}`" in TEXT, name


def test_every_page_with_a_short_address_is_told():
    assert {"play", "step", "gallery", "demos"} < set(PAGES)
    for name in ("play", "step", "gallery", "demos"):
        assert f"`/{address(name)}`" in TEXT
