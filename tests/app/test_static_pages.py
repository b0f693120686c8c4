"""The pages without a kernel: whole, in words, and asking nobody for anything."""

import re
from collections.abc import Callable
from typing import Any

import pytest

from webpower.app import static_pages
from webpower.app.gallery import gallery_page
from webpower.draw.html import rule_link
from webpower.engine.language import LANGUAGES, spoken
from webpower.engine.rule_texts import rule_texts
from webpower.games.power import figures

FOREIGN = re.compile(r"""(?:src|href|action)=["']?(?:https?:)?//""")


@pytest.fixture(scope="module")
def gallery() -> str:
    return gallery_page("/")


def test_the_start_page_leads_everywhere():
    shown = static_pages.start_page("/below/")
    for name in static_pages.PAGES:
        assert f'<h2><a href="/below/{static_pages.address(name)}">' in shown


def test_the_way_around_says_where_one_is():
    assert '<a href="/gallery" aria-current="page">Gallery</a>' in static_pages.nav("/", "gallery")
    assert "aria-current=" not in static_pages.nav("/")


def test_every_rule_has_a_place_on_the_rules_page():
    shown = static_pages.rules_page("/")
    for rule in (1, 12, 18, 44, 60):
        assert f'id="wp-{rule}"' in shown
    assert "<table>" in shown
    assert "¶" not in shown
    assert len(re.findall(r"<a[ >]", shown)) == shown.count("</a>")  # else all that follows would be a link


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_games_rules_are_where_links_to_them_lead(language: str):
    with spoken(language):
        pages = {address: make("/below/") for address, make in static_pages.rules_pages().items()}
        for rule in rule_texts():
            address, _, place = rule_link(rule).partition('href="../')[2].partition('"')[0].partition("#")
            assert f'id="{place}"' in pages[address]


def test_the_rules_of_one_game_lead_to_those_of_the_others():
    pages = {address: make("/below/") for address, make in static_pages.rules_pages().items()}
    assert len(pages) > 1
    for here, shown in pages.items():
        for address in pages:
            title = re.findall("<title>(.+)</title>", pages[address])[0]
            link = f'<a href="/below/{address}">{title}</a>'
            assert (link in shown) == (address != here)
            assert (f"<b>{title}</b>" in shown) == (address == here)


@pytest.mark.parametrize(("status", "words"), [(404, "no such page"), (503, "All places are taken"), (500, "(500)")])
def test_what_went_wrong_is_a_sentence(status: int, words: str):
    assert words in static_pages.sorry_page("/", status)


def test_no_page_leads_to_another_host(gallery: str):
    pages = [static_pages.start_page("/"), static_pages.rules_page("/"), static_pages.token_page("/"), gallery]
    for shown in pages:
        assert FOREIGN.search(re.sub(r"<script.*?</script>", "", shown, flags=re.DOTALL)) is None


def noted(name: str, draw: Callable[..., Any], seen: list[str]) -> Callable[..., Any]:
    def noting(*args: Any) -> Any:
        seen.append(name)
        return draw(*args)

    return noting


def test_the_gallery_has_every_picture(monkeypatch: pytest.MonkeyPatch):
    drawn = {name for name in figures.__all__ if not name.endswith(("_data", "_words", "_network"))}
    seen: list[str] = []
    for name in drawn:
        monkeypatch.setattr(figures, name, noted(name, getattr(figures, name), seen))
    gallery_page("/")
    assert set(seen) == drawn


def test_the_gallery_is_the_same_every_time_and_has_one_script(gallery: str):
    assert gallery_page("/") == gallery
    assert gallery.count("plotly.js v") == 1
    ids = re.findall(r'<div id="(chart-\d+)"', gallery)
    assert len(ids) == len(set(ids)) > 12
    assert gallery.count("<summary>") == len(ids)
