"""Players' names as nobody should be called: shown harmlessly, everywhere, and kept in files to the letter."""

import json
import re
from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner

from tests.games.power.figures.test_figures import CHARTS
from webpower import Game, load_game, new_game, play
from webpower.cli import main
from webpower.draw.svg import to_svg
from webpower.engine.text import ODD
from webpower.games.power import figures
from webpower.games.power.playing.desk import Desk
from webpower.games.power.report import report_html
from webpower.games.power.scene import scene

NAMES = {
    "harmless": ("Anna", "Barbara", "Chris", "Dan"),
    "markup": ("<script>alert(1)</script>", "<img src=x onerror=alert(1)>", "</svg></desc></title><b>", "<!--"),
    "quotes": ("\"><svg onload='alert(1)'>", "' onclick=alert(1) '", '" style="position:fixed', "`${alert(1)}`"),
    "direction": ("\u202eanna", "\u2066Bea\u2069\u2067", "\u200fCleo\u200e", "שרה ומרים"),
    "long": ("x" * 10_000, "Ada Lovelace " * 700, "\u0301" * 10_000, "\U0001f600" * 5_000),
    "breaks": ("An\nna", "B\r\n\r\n\u2028ea", "C\t\x0b\x0c\x1b[31mleo", "D\0\x07an"),
    "gaps": ("%{x}", "{ $player }", "$$\\frac{1}{2}$$", "{{7*7}}"),
    "entities": ("&lt;b&gt;", "&amp;#x202e;", "]]>", "<![CDATA[<b>]]>"),
    "blank": (" ", "", "\u00a0", "\u200b"),
}


@cache
def played(kind: str) -> Game:
    """A whole game of players with such names, the cursor in its middle, and a second line of play."""
    game = new_game(NAMES["direction"], 7, board="heron-coast", vatican=True).play_on("greedy")
    game.go(20)
    game.play_on("random", seed=2)
    game.go(25)
    game.names = NAMES[kind]
    return game


def spoken(game: Game) -> Iterator[str]:
    """What is said and printed."""
    position, names = game.position, game.names
    yield from (str(game), repr(game), str(game.score()), str(game.explain_options()), str(game.branches()))
    yield from (*game.log(), *game.notices(), *game.why("Highlands"), str(game.compare("main", "20b")))
    yield str(game.hint("greedy"))
    yield from game.why_not("cloister", at="highbell", pay="marshes")
    yield from (figures.majorities_words(position, names), figures.breakdown_words(position, names))
    yield str(figures.score_table(position, names))
    drawn = scene(position, names, last=game.node.action)
    yield from (drawn.title, drawn.description, *(mark.label for mark in drawn.marks), *(m.text for m in drawn.marks))


def bundles(game: Game) -> Iterator[str]:
    """What a notebook shows as HTML."""
    for shown in (game, game.score(), game.explain_options(), game.branches(), game.compare("main", "20b")):
        yield shown._repr_mimebundle_()["text/html"]
    yield figures.score_table(game.position, game.names)._repr_mimebundle_()["text/html"]
    stepper = game.step_through(step=5)
    yield from (panel for hide in (False, True) for panel in stepper.stage.panels(5, hide))


class Tags(HTMLParser):
    """All tags of a page with their attributes."""

    def __init__(self, page: str) -> None:
        super().__init__(convert_charrefs=True)
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))


def tags(page: str) -> list[str]:
    """The tags of a page, in order."""
    return [tag for tag, _ in Tags(page).found]


def check_page(page: str) -> None:
    """No script, nothing that runs one, nothing over the whole window, and pictures that are whole."""
    for tag, attrs in Tags(page).found:
        assert tag != "script"
        assert not [name for name in attrs if name.startswith("on")], (tag, attrs)
        assert "position:fixed" not in (attrs.get("style") or "").replace(" ", "")
        if tag == "img":
            data = str(attrs["src"]).removeprefix("data:image/svg+xml,")
            ElementTree.fromstring(unquote(data))


kinds = pytest.mark.parametrize("kind", NAMES)


@kinds
def test_what_is_said(kind: str):
    for said in spoken(played(kind)):
        assert len(said) < 30_000
        assert not [odd for odd in re.findall(ODD, said) if odd != "\n"], said
        said.encode()


@kinds
def test_what_a_notebook_shows(kind: str):
    for page, plain in zip(bundles(played(kind)), bundles(played("harmless")), strict=True):
        check_page(page)
        assert tags(page) == tags(plain)
        assert not [odd for odd in re.findall(ODD, page) if odd != "\n"]
        assert len(page) < 200_000


@kinds
@pytest.mark.parametrize("width", ["wide", "compact"])
def test_the_map(kind: str, width: str):
    game = played(kind)
    drawn = to_svg(scene(game.position, game.names, width=width))
    tags = {element.tag.rpartition("}")[2] for element in ElementTree.fromstring(drawn).iter()}
    assert tags <= {"svg", "title", "desc", "rect", "path", "circle", "line", "text", "polygon", "polyline", "ellipse"}
    assert len(drawn) < 200_000


@kinds
@pytest.mark.parametrize("chart", CHARTS)
def test_every_chart(kind: str, chart: str):
    game = played(kind)
    line = [node.position for node in game.line()]
    drawn = CHARTS[chart](line, 25, game.names)
    text = json.dumps(drawn.to_plotly_json(), ensure_ascii=False, default=list)
    assert not re.search(r"<(script|img|svg|!--)", text)
    assert not re.findall(ODD, text)
    assert "$$\\\\frac" not in text
    assert len(text) < 400_000
    check_page(text)


@kinds
def test_the_report(kind: str):
    page = report_html(played(kind))
    body = re.sub(r"<script[^>]*>.*?</script>", "", page, flags=re.DOTALL)
    check_page(body)
    assert tags(page) == tags(report_html(played("harmless")))
    assert not [odd for odd in re.findall(ODD, body) if odd != "\n"]


@kinds
def test_the_table(kind: str, tmp_path: Path):
    game = played(kind).copied(played(kind).line())
    table = play([*NAMES[kind][:1], "greedy", "random", "random"], game=game, saves=tmp_path, pace="at-once")
    desk = table.desk
    assert isinstance(desk, Desk)
    assert repr(table)
    pages = [desk.headline(), *desk.panels()]
    for page in pages:
        check_page(page)
    words = [desk.scene().description, *(press.text for press in (*desk.presses(), *desk.tools()))]
    words += [name for name, _ in (*desk.chairs.sitters(), *desk.chairs.sits())]
    assert not [odd for told in (*pages, *words) for odd in re.findall(ODD, told) if odd != "\n"]
    assert all(len(path.name) < 200 for path in tmp_path.iterdir())


@kinds
def test_files_keep_them_to_the_letter(kind: str, tmp_path: Path):
    game, path = played(kind), tmp_path / "game.json"
    game.save(path)
    assert load_game(path).names == NAMES[kind]
    for arguments in (["check", path], ["score", path], ["report", path, "-o", tmp_path / "game.html"]):
        done = CliRunner().invoke(main, list(map(str, arguments)))
        assert done.exit_code == 0, done.output
        assert not [odd for odd in re.findall(ODD, done.output) if odd != "\n"]
