"""The frame of a report: what is on it, and what a game says, here the toy."""

import re
from html import unescape

import pytest

from tests.engine.toy_kind import TOY, ToyGame, ToyReport
from webpower.draw.report import Chart
from webpower.draw.score_tables import lines_html, sums_html
from webpower.engine.language import spoken

OPTIONS = {"colour": "red", "start": 0, "loud": False}


def played(actions: int = 8) -> ToyGame:
    game = ToyGame(5, OPTIONS)
    for number in range(actions):
        game.try_action("skip" if number == 3 else "take")
    return game


def test_title_result_board_score_log_and_the_rules_it_cites_are_there():
    page = TOY.report(played()).html()
    told = unescape(re.sub(r"<[^>]+>", " ", page))
    assert "<title>The toy: Ann and Ben</title>" in page
    assert "<h1>The toy: Ann and Ben</h1>" in page
    assert "Ann share" in told
    assert "Nothing to fill in" in told
    assert "seed 5" in told
    assert "At the final scoring, after 8 actions" in page
    assert page.count("<svg xmlns") == 1
    assert told.count("does this: take") == 7
    assert "Ben does this: skip" in told
    assert "Nobody's game." in told
    assert re.findall(r'<p id="(wp-\d)">', page) == ["wp-1", "wp-2", "wp-3"]
    assert "Number 0." not in page


def test_an_unfinished_game_is_shown_as_far_as_it_goes():
    page = TOY.report(played(3)).html()
    assert "The game is not over: the points are those if it ended after 3 actions." in page
    assert "<figcaption>After 3 actions</figcaption>" in page
    assert "wp-2" not in page  # nobody has won


def test_each_chart_has_a_section_and_only_the_first_brings_the_script():
    from plotly.graph_objects import Figure

    class WithCharts(ToyReport):
        def charts(self):
            return [Chart("One <1>", Figure(), "one", "a < b"), Chart("Two", Figure(), "two", "c")]

    page = WithCharts(played()).html()
    assert page.index("<h2>One &lt;1&gt;</h2>") < page.index('id="one"') < page.index("<h2>Two</h2>")
    assert "<pre>a &lt; b</pre>" in page
    assert len(page) < 2 * len(WithCharts(played(1)).html())


@pytest.mark.parametrize(("language", "heading"), [("en", "The score"), ("de", "Der Stand"), ("it", "I punti")])
def test_it_is_told_in_every_language(language: str, heading: str):
    with spoken(language):
        page = TOY.report(played()).html()
    assert f'<html lang="{language}">' in page
    assert f"<h2>{heading}</h2>" in page


def test_tables_of_a_score_sheet():
    sheet = TOY.score(played().position)
    names = ("Ann <b>", "Ben")
    sums = sums_html([["few & rest", 4, 3], ["total", 4, 3]], names)
    assert "few &amp; rest" in sums
    assert "<b>" not in sums
    assert sums.count("<th") == 3 + 3  # the names, and the totals
    lines = lines_html([("all", sheet.lines)], names, "")
    assert lines.count("<tr>") == 1 + 2
    assert 'href="#wp-3"' in lines
