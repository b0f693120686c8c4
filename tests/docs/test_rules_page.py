"""Every rule of every game can be looked up by its number, in every language, and every link leads somewhere."""

import re
from dataclasses import fields
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tests.docs.pages import DOCS, ROOT, anchors, anchors_in_order, headings, links, pages, prose
from webpower.engine.language import LANGUAGES
from webpower.games.card_game.options import Options as CardOptions
from webpower.games.power.options import Options
from webpower.resources import RULE_PAGES, rules_page, rules_path


def numbered(letters: str, *spans: tuple[int, int]) -> list[str]:
    """The ids of rules whose numbers are in these spans."""
    return [f"{letters}-{number}" for first, last in spans for number in range(first, last + 1)]


RULES = numbered("WP", (1, 4), (10, 24), (30, 34), (40, 44), (50, 52), (60, 66))
CARD_RULES = numbered("CG", (1, 14), (20, 42), (50, 57))


class Game(NamedTuple):
    """What the page with a game's rules has to tell."""

    name: str
    rules: list[str]
    options: Any


GAMES = {"WP": Game("web-of-power", RULES, Options), "CG": Game("card-game", CARD_RULES, CardOptions)}
ALL_RULES = {rule for game in GAMES.values() for rule in game.rules}
LETTERS = "|".join(GAMES)
NAMED = re.compile(rf"\b(?:{LETTERS})-\d+")


@pytest.fixture(params=GAMES)
def letters(request: pytest.FixtureRequest) -> str:
    """What the ids of the game's rules begin with."""
    found: str = request.param
    return found


@pytest.fixture
def game(letters: str) -> Game:
    return GAMES[letters]


@pytest.fixture(params=LANGUAGES)
def page(game: Game, request: pytest.FixtureRequest) -> Path:
    """The page with the game's rules in a language."""
    return rules_path(game.name, request.param)


def test_every_game_has_its_pages_and_there_are_no_others():
    assert {letters: game.name for letters, game in GAMES.items()} == RULE_PAGES
    expected = {rules_page(game, language) for game in RULE_PAGES.values() for language in LANGUAGES}
    assert {path.name for path in (DOCS / "rules").iterdir()} == expected


def test_each_rule_has_one_section_in_order(game: Game, letters: str, page: Path):
    titled = [heading.split(" · ") for heading in headings(page) if heading.startswith(f"{letters}-")]
    assert [rule for rule, _ in titled] == game.rules
    assert all(title for _, title in titled)


def test_each_rule_has_one_anchor_right_before_its_heading(game: Game, letters: str, page: Path):
    small = letters.lower()
    marked = re.findall(rf'^<a id="({small}-[^"]+)"></a>\n### ({letters}-\d+) · ', prose(page), re.MULTILINE)
    assert marked == [(rule.lower(), rule) for rule in game.rules]


def test_each_option_has_a_section(game: Game, page: Path):
    options = [field.name for field in fields(game.options)]
    assert [heading for heading in headings(page) if heading in options] == options
    assert {f"option-{name.replace('_', '-')}" for name in options} <= anchors(page)


def test_a_page_has_the_same_places_in_every_language(game: Game, page: Path):
    english = rules_path(game.name)
    assert anchors_in_order(page) == anchors_in_order(english)
    assert len(headings(page)) == len(headings(english))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_leads_to_the_pages_of_its_language(game: Game, language: str):
    theirs = {rules_page(name, language) for name in RULE_PAGES.values()}
    found = {target.partition("#")[0] for target in links(rules_path(game.name, language))}
    assert {name for name in found if "/" not in name} - {""} <= theirs


@pytest.mark.parametrize("page", pages(), ids=lambda page: page.name)
def test_no_anchor_is_set_twice(page):
    found = anchors_in_order(page)
    assert len(found) == len(set(found))


@pytest.mark.parametrize("page", pages(), ids=lambda page: page.name)
def test_links_lead_somewhere(page):
    for target in links(page):
        file, _, anchor = target.partition("#")
        path = (page.parent / file).resolve() if file else page
        assert path.is_relative_to(ROOT), target
        assert path.exists(), target
        assert not anchor or anchor in anchors(path), target


@pytest.mark.parametrize("page", pages(), ids=lambda page: page.name)
def test_rules_that_are_named_in_links_are_the_ones_linked_to(page):
    for label, anchor in re.findall(rf"\[((?:{LETTERS})-\d+)\]\([^)#]*#([^)]+)\)", prose(page)):
        assert anchor == label.lower()


@pytest.mark.parametrize("page", pages(), ids=lambda page: page.name)
def test_every_rule_a_page_names_exists(page):
    assert set(NAMED.findall(page.read_text(encoding="utf-8"))) <= ALL_RULES


def test_every_rule_the_program_names_exists(letters: str):
    files = [path for path in (ROOT / "webpower").rglob("*") if path.suffix in (".py", ".ftl", ".js")]
    named = {rule: path for path in files for rule in NAMED.findall(path.read_text(encoding="utf-8"))}
    assert any(rule.startswith(letters) for rule in named)
    assert {rule: path for rule, path in named.items() if rule not in ALL_RULES} == {}
