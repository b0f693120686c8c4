"""What the best placements would change: the net of each, split by the parts of the score (WP-43)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from webpower.draw.charts.labels import broken, literal, pattern, shown, tag
from webpower.draw.lettering import fitted, signed
from webpower.draw.palette import EITHER, PLAYERS, SIZES, TEXT
from webpower.draw.plotly_theme import LETTERS, Trace, figure
from webpower.engine.messages import Message, Seat, message
from webpower.games.power.board import Board
from webpower.games.power.figures.score_parts import LOOKS, VATICAN
from webpower.games.power.position import Position
from webpower.games.power.rules import TEXTS
from webpower.games.power.scene.words import words
from webpower.games.power.what_if import PARTS, Effect, placement_effects, ranked
from webpower.games.power.what_if_words import effect_words, place_words

if TYPE_CHECKING:
    from plotly.graph_objects import Figure

SHOWN = 12
"""So many placements are shown, the best."""
FEWEST_ROWS = 4
"""There is room for so many rows at least, so that few bars do not become blocks."""
LEAST_SHOWN = 3
"""The axis reaches at least so many points."""
PLACE_ROOM = 240
"""Pixels for the name of a place."""
BESIDE = 0.22
"""The room for the numbers beside the bars, against the length of the axis."""


TOP = 156
"""Pixels for the title, two lines beneath it, and the legend."""


class WhatIf(NamedTuple):
    """What is drawn."""

    effects: tuple[Effect, ...]
    """The best first."""
    places: int
    """At how many places something can be put."""


def what_if_data(position: Position) -> WhatIf:
    """The effects of the best dozen placements of the seat to move."""
    effects = ranked(placement_effects(position))
    return WhatIf(tuple(effects[:SHOWN]), len(effects))


# The picture


def what_if(position: Position, names: Sequence[str]) -> Figure:
    """A bar a placement, made of the parts of the net, with the net and whose points they are at its end."""
    data, named = what_if_data(position), tuple(names)
    traces = [
        _bars(position.board, data, part, name, named, name not in VATICAN or position.setup.options.vatican)
        for part, name in enumerate(PARTS)
    ]
    numbers = _sums(position.board, data, named) if data.effects else _nothing(position, named)
    return figure([*traces, numbers], _layout(position, data, named))


def _bars(board: Board, data: WhatIf, part: int, name: str, names: tuple[str, ...], in_legend: bool) -> Trace:
    look = LOOKS[name]
    points = [effect.net_by_part[part] for effect in data.effects]
    return {
        "type": "bar",
        "orientation": "h",
        "name": words(f"chart-part-{name}", names),
        "x": [number or None for number in points],
        "y": list(range(len(points))),
        "width": 0.66,
        "marker": {
            "color": look.fill,
            "line": {"color": EITHER, "width": 1.5},
            "pattern": pattern(look.pattern, size=10),
        },
        "text": [f"<b>{signed(number)}</b>" if number else "" for number in points],
        "textposition": "inside",
        "insidetextanchor": "middle",
        "textangle": 0,
        "constraintext": "none",
        "textfont": {**LETTERS, "color": TEXT},
        "hovertext": [
            broken(_told(board, effect, names)) if number else ""
            for effect, number in zip(data.effects, points, strict=True)
        ],
        "hoverinfo": "text",
        "showlegend": in_legend,
    }


def _nothing(position: Position, names: tuple[str, ...]) -> Trace:
    """Instead of bars, that there are none."""
    said = _about(position, WhatIf((), 0)).say(shown(names))
    middle = {"x": [LEAST_SHOWN / 2], "y": [(FEWEST_ROWS - 1) / 2]}
    return {**NUMBERS, **middle, "text": [literal(said)], "hovertext": [broken([said])]}


NUMBERS: Trace = {
    "type": "scatter",
    "name": "net",
    "mode": "text",
    "textposition": "middle center",
    "textfont": {**LETTERS, "size": SIZES.text},
    "cliponaxis": False,
    "hoverinfo": "text",
    "showlegend": False,
}


def _sums(board: Board, data: WhatIf, names: tuple[str, ...]) -> Trace:
    return {
        **NUMBERS,
        "x": [_extent(effect)[1] for effect in data.effects],
        "y": list(range(len(data.effects))),
        "text": [f"  <b>{signed(effect.net)}</b>   {_whose(effect)}" for effect in data.effects],
        "hovertext": [broken(_told(board, effect, names)) for effect in data.effects],
        "textposition": "middle right",
    }


def _whose(effect: Effect) -> str:
    """The own change and the rival's, if there is any, by their marks."""
    seats = (effect.seat, effect.rival) if effect.totals[effect.rival] else (effect.seat,)
    return "  ".join(f"{PLAYERS[seat].glyph} {signed(effect.totals[seat])}" for seat in seats)


def _extent(effect: Effect) -> tuple[int, int]:
    """How far the bar reaches to the left and to the right of 0."""
    parts = effect.net_by_part
    return sum(part for part in parts if part < 0), sum(part for part in parts if part > 0)


def _layout(position: Position, data: WhatIf, names: tuple[str, ...]) -> dict[str, Any]:
    left = min([0, *(_extent(effect)[0] for effect in data.effects)])
    right = max([LEAST_SHOWN, *(_extent(effect)[1] for effect in data.effects)])
    step = 1 + (right - left) // 14
    ticks = range(-(-left // step) * step, right + 1, step)
    rows = range(len(data.effects))
    labels = [
        fitted(place_words(position.board, effect).say(names), SIZES.small, PLACE_ROOM) for effect in data.effects
    ]
    return {
        "title": {
            "text": literal(_title(position).say(shown(names))),
            "subtitle": {"text": _beneath(position, data, names) if data.effects else ""},
        },
        "margin": {"l": PLACE_ROOM + SIZES.text, "t": TOP},
        "barmode": "relative",
        "xaxis": {
            "title": {"text": words("chart-net-points", names)},
            "range": [left - 0.3, right + BESIDE * (right - left) / (1 - BESIDE) + 0.3],
            "zeroline": True,
            "zerolinecolor": EITHER,
            "zerolinewidth": 2,
            "tickvals": list(ticks),
            "ticktext": [signed(tick) for tick in ticks],
            "visible": bool(data.effects),
        },
        "yaxis": {
            "tickvals": list(rows),
            "ticktext": [literal(label) + " " for label in labels],
            "range": [max(FEWEST_ROWS, len(rows)) - 0.5, -0.5],
            "showgrid": False,
            "zeroline": False,
        },
    }


def _beneath(position: Position, data: WhatIf, names: tuple[str, ...]) -> str:
    """What the numbers mean, and the players' marks."""
    marks = "   ".join(tag(seat, names) for seat in range(position.setup.seats))
    return f"{literal(_about(position, data).say(shown(names)))}<br>{marks}"


# In words


def what_if_words(position: Position, names: Sequence[str]) -> str:
    """All that the bars and their boxes say, a line a placement."""
    data, named = what_if_data(position), tuple(names)
    lines = [_title(position).say(named), _about(position, data).say(named)]
    lines += [" ".join(_told(position.board, effect, named)) for effect in data.effects]
    return "\n".join(lines)


def _title(position: Position) -> Message:
    return message(TEXTS, "chart-what-if-title", player=Seat(position.seat))


def _about(position: Position, data: WhatIf) -> Message:
    number, player = len(data.effects), Seat(position.seat)
    return message(TEXTS, "chart-what-if-about", player=player, number=number, places=data.places)


def _told(board: Board, effect: Effect, names: tuple[str, ...]) -> tuple[str, str]:
    heading = message(TEXTS, "chart-what-if-place", place=place_words(board, effect), net=signed(effect.net))
    return heading.say(names), effect_words(effect).say(names)
