"""What is shown of a position that is being set up: whether it is legal, and what it would score."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from webpower.draw.html import cited, player_tag
from webpower.engine.messages import Message, message
from webpower.games.power.display import sums_html
from webpower.games.power.explain import why
from webpower.games.power.position import Position
from webpower.games.power.rules import TEXTS
from webpower.games.power.scoring import Line, score
from webpower.games.power.text_form import parts_of


def legality(found: Sequence[Message], names: Sequence[str]) -> str:
    """That a position is legal, or everything that is not, each with its rule."""
    if not found:
        return _box("#2e7d32", f"<b>✓</b> {escape(_say('edit-legal'))}")
    sentences = [fault.cited(names) for fault in found]
    lines = "\n".join(f"<li>{cited(sentence[:1].upper() + sentence[1:])}</li>" for sentence in sentences)
    head = escape(_say("edit-not-legal", number=len(found)))
    return _box("#b26a00", f'<b>✗ {head}</b>\n<ul style="margin:0;padding-left:1.2em">\n{lines}\n</ul>')


def _box(colour: str, text: str) -> str:
    return f'<div role="status" style="border-left:4px solid {colour};padding:2px 8px;margin:4px 0">{text}</div>'


def score_panel(position: Position, names: Sequence[str], lines: bool) -> str:
    """The sums if the game ended now; with ``lines``, each line too, and the steps that lead to it."""
    sheet = score(position)
    told = sums_html(sheet, names)
    if lines:
        told += "\n".join(
            f"<div><b>{escape(part)}</b></div>\n" + "\n".join(_line(position, names, line) for line in of_part)
            for part, of_part in parts_of(sheet)
        )
    return told


def _line(position: Position, names: Sequence[str], line: Line) -> str:
    """A line of the sheet, under which the steps that lead to it lie folded."""
    players = " ".join(f"{player_tag(seat, names[seat])} {line.points}" for seat in line.seats)
    steps = "".join(f"<li>{cited(step.cited(names))}</li>" for step in why(position, line))
    shown = f"{cited(line.message.cited(names))} <span>{players}</span>"
    return (
        f'<details style="margin:2px 0"><summary>{shown}</summary>'
        f'<ul style="margin:0;padding-left:2em">{steps}</ul></details>'
    )


def _say(id: str, **values: int) -> str:
    return message(TEXTS, id, "", **values).say(())
