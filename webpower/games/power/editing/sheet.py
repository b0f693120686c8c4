"""What is shown of a position that is being set up: whether it is legal, and what it would score."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from webpower.draw.html import cited, player_tag
from webpower.games.power.explain import why
from webpower.games.power.legality import faults
from webpower.games.power.panels import say
from webpower.games.power.position import Position
from webpower.games.power.scoring import Line, score
from webpower.games.power.text_form import parts_of


def legality(position: Position, names: Sequence[str]) -> str:
    """That a position is legal, or everything that is not, each with its rule."""
    found = faults(position)
    if not found:
        said = say("edit-legal-over" if position.is_over else "edit-legal")
        return _box("#2e7d32", f"<b>✓</b> {escape(said)}")
    sentences = [fault.cited(names) for fault in found]
    lines = "\n".join(f"<li>{cited(sentence[:1].upper() + sentence[1:])}</li>" for sentence in sentences)
    head = escape(say("edit-not-legal", number=len(found)))
    return _box("#b26a00", f'<b>✗ {head}</b>\n<ul style="margin:0;padding-left:1.2em">\n{lines}\n</ul>')


def _box(colour: str, text: str) -> str:
    return f'<div role="status" style="border-left:4px solid {colour};padding:2px 8px;margin:4px 0">{text}</div>'


def sheet_panel(position: Position, names: Sequence[str]) -> str:
    """Every line of the score if the game ended now; beneath each the steps that lead to it lie folded."""
    return (
        "\n".join(
            f"<div><b>{escape(part)}</b></div>\n" + "\n".join(_line(position, names, line) for line in lines)
            for part, lines in parts_of(score(position))
        )
        or f"<div>{escape(say('edit-no-points'))}</div>"
    )


def _line(position: Position, names: Sequence[str], line: Line) -> str:
    players = " ".join(f"{player_tag(seat, names[seat])} {line.points}" for seat in line.seats)
    steps = "".join(f"<li>{cited(step.cited(names))}</li>" for step in why(position, line))
    return (
        f"<details><summary>{cited(line.message.cited(names))} &ensp;{players}</summary>"
        f'<ul style="margin:0;padding-left:2.5em">{steps}</ul></details>'
    )
