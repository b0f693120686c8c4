"""How positions, games and score sheets show themselves in a notebook: a picture or table, and plain text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from webpower.draw import score_tables
from webpower.draw.seats import seat_names
from webpower.draw.svg import to_img
from webpower.games.card_game.position import Position
from webpower.games.card_game.scene import scene
from webpower.games.card_game.scoring import KINDS, Sheet
from webpower.games.card_game.text_form import game_text, kind_word, position_text, score_rows, sheet_text

if TYPE_CHECKING:
    from webpower.draw.scene import Scene
    from webpower.games.card_game.game import Game

Bundle = dict[str, str]
"""Forms of one thing by MIME type."""


def _picture(drawn: Scene, text: str) -> Bundle:
    return {"text/html": to_img(drawn), "text/plain": text}


def position_bundle(position: Position, names: Sequence[str] = ()) -> Bundle:
    """A position: the cards, and the whole position as text."""
    named = tuple(names) or seat_names(position.setup.seats)
    return _picture(scene(position, named), position_text(position, named))


def game_bundle(game: Game) -> Bundle:
    """A game: the cards at its cursor with the last action marked; as text also who decides and the score."""
    return _picture(scene(game.position, game.names, last=game.node.action), game_text(game))


def sheet_bundle(sheet: Sheet, names: Sequence[str] = ()) -> Bundle:
    """A score sheet: a table of every line with its sentence, rule and points, and one of the sums."""
    named = tuple(names) or seat_names(sheet.seats)
    return {"text/html": sums_html(sheet, named) + lines_html(sheet, named), "text/plain": sheet_text(sheet, named)}


def sums_html(sheet: Sheet, names: Sequence[str]) -> str:
    """The sums of a score sheet by kind, the totals last."""
    return score_tables.sums_html(score_rows(sheet, names)[1:], names)


def lines_html(sheet: Sheet, names: Sequence[str], page: str | None = None) -> str:
    """Every line of a score sheet; ``page`` is where the links to the rules lead (`webpower.draw.html.rule_link`)."""
    parts = [(kind_word(kind), sheet.of_kind(kind).lines) for kind in KINDS]
    return score_tables.lines_html([(word, lines) for word, lines in parts if lines], names, page)
