"""A board from a stranger, all of whose names and ids are as nobody should name anything: harmless wherever shown."""

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from tests.games.power.figures.test_figures import CHARTS
from tests.games.power.test_other_boards import heron_coast
from tests.hostile.test_names import check_page, tags
from webpower import Game, load_game, new_game, play
from webpower.draw.plotly_scene import to_figure
from webpower.draw.svg import to_svg
from webpower.engine.text import ODD
from webpower.games.power import figures
from webpower.games.power.board import Board
from webpower.games.power.board_facts import board_html, facts_text
from webpower.games.power.board_file import make_board
from webpower.games.power.mapping.bench import DrawingBoard
from webpower.games.power.mapping.files import read_draft
from webpower.games.power.playing.desk import Desk
from webpower.games.power.report import report_html
from webpower.games.power.scene import scene

WORDS = {
    "harmless": "place {}",
    "markup": "<img src=x onerror=alert({})>",
    "script": "</title></svg><script>alert({})</script>",
    "quotes": "\"'><b onclick='alert({})'>`",
    "links": '<a href="javascript:alert({})">go</a>',
    "gaps": "$$\\frac{}2$$ {{ $player }} %{{x}}",
    "entities": "&lt;b&gt;&#x202e;]]>{}<!--",
    "prototypes": "__proto__{}",
    "long": "W" * 56 + "{}",
    "right to left": "שרה ומרים {}",
}
"""What stands for every name of the board, a number at the gap."""

kinds = pytest.mark.parametrize("kind", WORDS)


@cache
def words(kind: str) -> tuple[Board, dict[str, str]]:
    """The teaching board with other words, and what each word of it became."""
    data: Any = heron_coast()
    plain = [data["id"], *(card["kind"] for card in data["cards"]), *(site["id"] for site in data["sites"])]
    plain += [data["name"], *(country["name"] for country in data["countries"]), *(s["name"] for s in data["sites"])]
    became = {word: WORDS[kind].format(number) for number, word in enumerate(dict.fromkeys(plain))}

    def other(part: Any, key: str = "") -> Any:
        if isinstance(part, dict):
            return {
                became.get(name, name) if key == "countries" else name: other(of, name) for name, of in part.items()
            }
        if isinstance(part, list):
            return [other(entry, key) for entry in part]
        if key in ("source", "about"):
            return WORDS[kind].format("")
        return became.get(part, part) if isinstance(part, str) else part

    return make_board(other(data)), became


@cache
def played(kind: str) -> Game:
    """A whole game on that board, the cursor in its middle, and a second line of play."""
    game = new_game(("Anna", "Bea", "Cleo"), 7, board=words(kind)[0], vatican=True).play_on("greedy")
    game.go(20)
    game.play_on("random", seed=2)
    game.go(25)
    return game


def spoken(kind: str) -> Iterator[str]:
    game = played(kind)
    position, names = game.position, game.names
    yield from (str(game), repr(game), str(game.score()), str(game.explain_options()), str(game.branches()))
    yield from (*game.log(), *game.notices(), *game.why(words(kind)[1]["Highlands"]), str(game.hint("greedy")))
    yield from (figures.majorities_words(position, names), figures.breakdown_words(position, names))
    yield from (str(figures.score_table(position, names)), facts_text(game.setup.board))
    drawn = scene(position, names, last=game.node.action)
    yield from (drawn.title, drawn.description, *(mark.label for mark in drawn.marks), *(m.text for m in drawn.marks))


@cache
def pages(kind: str) -> tuple[str, ...]:
    """What is shown as HTML."""
    return tuple(_pages(kind))


def _pages(kind: str) -> Iterator[str]:
    game = played(kind)
    for shown in (game, game.score(), game.explain_options(), game.branches()):
        yield shown._repr_mimebundle_()["text/html"]
    stepper = game.step_through(step=5)
    yield from (panel for hide in (False, True) for panel in stepper.stage.panels(5, hide))
    desk = play(["Anna", "greedy", "random"], game=game.copied(game.line()), saves=None).desk
    assert isinstance(desk, Desk)
    yield from (desk.headline(), *desk.panels())
    bench = DrawingBoard(read_draft(json.loads(game.setup.board.source)), None)
    yield from (bench.checks(), bench.below())
    for whole in (report_html(game), board_html(game.setup.board)):
        yield re.sub(r"<script[^>]*>.*?</script>", "", whole, flags=re.DOTALL)


@kinds
def test_what_is_said(kind: str):
    for said in spoken(kind):
        assert not [odd for odd in re.findall(ODD, said) if odd != "\n"], said


@kinds
def test_what_is_shown(kind: str):
    for page, plain in zip(pages(kind), pages("harmless"), strict=True):
        check_page(page)
        if kind == "long":  # labels have other places then
            assert set(tags(page)) <= set(tags(plain))
        else:
            assert tags(page) == tags(plain)


@kinds
@pytest.mark.parametrize("width", ["wide", "compact"])
def test_the_map(kind: str, width: str):
    game = played(kind)
    drawn = to_svg(scene(game.position, game.names, width=width))
    found = {element.tag.rpartition("}")[2] for element in ElementTree.fromstring(drawn).iter()}
    assert found <= {"svg", "title", "desc", "rect", "path", "circle", "line", "text", "polygon", "polyline", "ellipse"}
    figure = to_figure(scene(game.position, game.names)).to_plotly_json()
    traces = [
        {key: value for key, value in trace.items() if key != "name"} for trace in figure["data"]
    ]  # ids, not shown
    text = json.dumps(traces, ensure_ascii=False, default=list)
    assert not re.search(r"<(script|img|svg|!--|a |b onclick)", text)


@kinds
@pytest.mark.parametrize("chart", CHARTS)
def test_every_chart(kind: str, chart: str):
    game = played(kind)
    drawn = CHARTS[chart]([node.position for node in game.line()], 25, game.names)
    text = json.dumps(drawn.to_plotly_json(), ensure_ascii=False, default=list)
    assert not re.search(r"<(script|img|svg|!--|a |b onclick)", text)
    assert "$$\\\\frac" not in text
    check_page(text)


@kinds
def test_files_keep_them_to_the_letter(kind: str, tmp_path: Path):
    path = tmp_path / "game.json"
    played(kind).save(path)
    assert load_game(path).setup.board == words(kind)[0]
