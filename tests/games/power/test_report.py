"""A whole game on a page: everything is on it, nothing is fetched, names are harmless, links lead somewhere."""

import re
from html import escape, unescape
from html.parser import HTMLParser

import pytest
from plotly.offline import get_plotlyjs

from webpower import new_game, recorded_game, recorded_games
from webpower.games.power.game import Game
from webpower.games.power.report import report_html

PLOTLY = get_plotlyjs()


class Tags(HTMLParser):
    """All tags of a page with their attributes."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))


@pytest.fixture(scope="module")
def game() -> Game:
    return recorded_game("vatican-four")


def page_of(game: Game) -> str:
    """The page without plotly's script, which is in it once."""
    before, after = report_html(game).split(PLOTLY)
    return before + after


@pytest.fixture(scope="module")
def page(game: Game) -> str:
    return page_of(game)


def test_the_same_game_gives_the_same_page(page: str):
    assert page_of(recorded_game("vatican-four")) == page


def test_it_asks_nobody_for_anything(page: str):
    for tag, attributes in Tags(page).found:
        assert tag not in ("link", "iframe", "img", "object"), tag
        assert "src" not in attributes, (tag, attributes)
        for name in ("href", "xlink:href"):
            assert (attributes.get(name) or "#").startswith("#"), attributes


def test_every_link_leads_to_a_rule_on_the_page(page: str):
    ids = {attributes.get("id") for _, attributes in Tags(page).found}
    links = {attributes["href"] for tag, attributes in Tags(page).found if tag == "a"}
    assert len(links) > 10
    assert all(str(link)[1:] in ids for link in links)


def test_board_scores_charts_and_log_are_there(page: str, game: Game):
    assert page.count("<svg xmlns") == 2
    assert "At the interim scoring, after 61 actions" in page
    assert "At the final scoring, after 127 actions" in page
    assert "Barbara wins with 44 points." in page
    assert {"timeline", "breakdown"} <= {attributes.get("id") for _, attributes in Tags(page).found}
    told = unescape(re.sub(r"<[^>]+>", "", page))
    for node in game.line()[1:]:
        for event in game.events(node):
            assert event.cited(game.names) in told
    for line in game.score().lines:
        assert line.message.cited(game.names) in told


@pytest.mark.parametrize("name", recorded_games())
def test_who_won_is_told_for_every_recorded_game(name: str):
    game = recorded_game(name)
    page = page_of(game)
    winners = game.winners()
    assert all(escape(winner) in page for winner in winners)
    assert ("points each; " in page) == (len(winners) < game.score().totals().count(max(game.score().totals())))


def test_an_unfinished_game_is_shown_as_far_as_it_goes():
    game = new_game(3, seed=7)
    assert "The game is not over: the points are those if it ended after 0 actions." in page_of(game)
    game.play(game.legal_actions()[0])
    page = page_of(game)
    assert "if it ended after 1 action." in page
    assert page.count("<svg xmlns") == 1


def test_names_are_harmless():
    bad = '<script>alert("x")</script>'
    page = page_of(new_game([bad, "B\u202eob", "C" * 10_000], seed=7).play_on("random"))
    assert bad not in page
