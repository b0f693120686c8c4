"""A whole game on a page: the board at each scoring, the score over time, where the points came from, the log."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from html import escape

from webpower.draw.html import FADED, cited
from webpower.draw.page import chart, folded, page, section
from webpower.draw.svg import to_svg
from webpower.engine.history import Node
from webpower.engine.messages import Message, Seat, Value, message
from webpower.games.power import figures
from webpower.games.power.actions import Action
from webpower.games.power.board import Board
from webpower.games.power.display import lines_html, sums_html
from webpower.games.power.game import Game
from webpower.games.power.position import Position
from webpower.games.power.rule_notes import rules_told
from webpower.games.power.rules import TEXTS
from webpower.games.power.scene import scene
from webpower.games.power.scoring import score
from webpower.games.power.text_form import options_words, won

SAME_PAGE = ""
"""Where links to the rules lead: the page brings the words of those it cites."""

RULE = re.compile(r'href="#(wp-\d+)"')


def report_html(game: Game) -> str:
    """The line through the game's cursor as a page of HTML that needs nothing else, with plotly's script in it.

    The same game gives the same text. An unfinished game is shown as far as it goes.

    >>> from webpower import new_game
    >>> "<title>Web of Power: Green, Red, and Blue</title>" in report_html(new_game(3, seed=7))
    True
    """
    line = game.line()
    body = [
        *_head(game, line),
        section(_say("report-scores"), _scores(game, line[-1].position)),
        section(_say("report-boards"), _boards(game, line)),
        *_charts(game, [node.position for node in line]),
        section(_say("report-log"), *_told(game, line)),
    ]
    body += [section(_say("report-rules"), *_rules(body, game.setup.board)), *_about(game.setup.board)]
    return page(_title(game), body)


def _title(game: Game) -> str:
    return message(TEXTS, "report-title", players=tuple(map(Seat, range(game.setup.seats)))).say(game.names)


def _head(game: Game, line: Sequence[Node[Position, Action]]) -> Iterator[str]:
    last = line[-1].position
    yield f"<h1>{escape(_title(game))}</h1>"
    yield f"<p><b>{_cited(_result(last, len(line) - 1).cited(game.names))}</b></p>"
    facts = [_length(game, line)]
    facts += [] if game.seed is None else [_say("report-seed", seed=str(game.seed))]
    played_by = _cited(options_words(game.setup.options).cited(game.names))
    yield f'<p style="{FADED}">{played_by}<br>{escape(", ".join(facts))}</p>'


def _result(last: Position, actions: int) -> Message:
    """Who won, and by what if the points alone do not tell (WP-44)."""
    if not last.is_over:
        return message(TEXTS, "report-unfinished", actions=actions)
    return won(last)


def _scores(game: Game, last: Position) -> str:
    sheet = score(last)
    lines = lines_html(sheet, game.names, SAME_PAGE)
    return sums_html(sheet, game.names) + (folded(_say("report-lines"), lines) if lines else "")


def _boards(game: Game, line: Sequence[Node[Position, Action]]) -> str:
    """The map at each scoring, or as it stands if nothing has been scored."""
    interim = next((node for node in line if node.position.interim is not None), None)
    last = line[-1]
    shown = [(interim, "interim")] if interim is not None else []
    shown += [(last, "final" if last.position.is_over else "now")]
    drawn = [
        f"<figure><figcaption>{escape(_say(f'report-board-{moment}', actions=node.number))}</figcaption>"
        f"{to_svg(scene(node.position, game.names, last=node.action, width='compact'))}</figure>"
        for node, moment in shown
    ]
    return f'<div class="side-by-side">{"".join(drawn)}</div>'


def _charts(game: Game, positions: Sequence[Position]) -> Iterator[str]:
    names, summary = game.names, _say("report-in-words")
    over_time = figures.timeline(positions, names), "timeline", figures.timeline_words(positions, names)
    yield section(_say("report-over-time"), chart(*over_time, summary, first=True))
    last = positions[-1]
    sources = figures.breakdown(last, names), "breakdown", figures.breakdown_words(last, names)
    yield section(_say("report-sources"), chart(*sources, summary, first=False))


def _told(game: Game, line: Sequence[Node[Position, Action]]) -> Iterator[str]:
    """The log, an action a line; it is long, so it is folded."""
    told = [
        "<li>" + " ".join(_cited(event.cited(game.names)) + "." for event in game.events(node)) + "</li>"
        for node in line[1:]
    ]
    yield folded(_length(game, line), f"<ol>{''.join(told)}</ol>")


def _length(game: Game, line: Sequence[Node[Position, Action]]) -> str:
    turns = sum(game.rules.starts_turn(node.position) and not node.position.is_over for node in line)
    return _say("report-played", turns=turns, actions=len(line) - 1)


def _rules(body: Sequence[str], board: Board) -> Iterator[str]:
    """The rules that the page cites, in words: where its links lead to."""
    linked = {rule.upper() for piece in body for rule in RULE.findall(piece)}
    for rule, (title, text) in rules_told(board).items():
        if rule in linked:
            yield f'<p id="{rule.lower()}"><b>{rule} · {escape(title)}.</b> {escape(text)}</p>'


def _about(board: Board) -> Iterator[str]:
    for said in (_say("report-board", board=board.name, about=board.about), _say("report-about")):
        yield f'<p style="{FADED}">{escape(said.strip())}</p>'


def _cited(sentence: str) -> str:
    return cited(sentence, SAME_PAGE)


def _say(id: str, **values: Value) -> str:
    return message(TEXTS, id, "", **values).say(())
