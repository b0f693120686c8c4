"""What a seat may draw, and what the hand of its next turn would pay for, as chances (WP-11, WP-23).

Above: the chance of each kind of card for the next card of the stack, and of at least one among the next few. Beneath:
a row for each plan, what is kept and what is drawn, with the chance that the hand then pays for a piece in a country.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Any, NamedTuple

from webpower.draw.charts.labels import broken, literal, pattern, shown
from webpower.draw.palette import EITHER, HEAT, PARTS, SIZES
from webpower.draw.plotly_theme import LETTERS, Trace, figure
from webpower.engine.messages import Message, Seat, Value, message
from webpower.engine.ratios import percent
from webpower.games.power.board import HAND_SIZE
from webpower.games.power.chance_words import chance_values, draw_words, plan_words
from webpower.games.power.chances import (
    Plan,
    at_least,
    hands_after,
    next_card,
    pair_among,
    pair_chance,
    paying_chances,
    plans,
    supply,
)
from webpower.games.power.observation import Observation
from webpower.games.power.rules import TEXTS
from webpower.games.power.scene.words import words

if TYPE_CHECKING:
    from plotly.graph_objects import Figure

HEIGHT = 760
TOP = 134
PLAN_ROOM = 230
"""Pixels for the words of a plan."""
PLAN_LINE = 27
"""Letters in a line of them."""
FEWEST_ROWS = 3
"""There is room for so many plans at least."""
SCALE = [[0, HEAT[2].fill], [0.15, HEAT[3].fill], [0.5, HEAT[4].fill], [1, HEAT[5].fill]]
"""From no chance to certainty."""


class PlanRow(NamedTuple):
    """What is drawn of a plan."""

    plan: Plan
    pays: tuple[Fraction, ...]
    """By kind of card: the chance to pay for a piece in its countries."""
    pair: Fraction
    """The chance of two cards of a kind."""


class DrawChances(NamedTuple):
    """What is drawn."""

    next: tuple[Fraction, ...]
    """By kind: the chance for the next card from the stack."""
    among: tuple[Fraction, ...]
    """By kind: the chance of at least one among the next few."""
    pair: Fraction
    """The chance of two of a kind among them."""
    rows: tuple[PlanRow, ...]


def chance_data(seen: Observation, draws: int = HAND_SIZE) -> DrawChances:
    """What is drawn; ``draws`` is how many cards "the next few" are."""
    return DrawChances(
        next_card(seen),
        at_least(1, seen, draws),
        pair_among(seen, draws),
        tuple(_row(seen, plan) for plan in plans(seen)),
    )


def _row(seen: Observation, plan: Plan) -> PlanRow:
    hands = hands_after(seen, plan)
    return PlanRow(plan, paying_chances(seen, hands), pair_chance(hands))


# The picture


def chances(seen: Observation, names: Sequence[str], draws: int = HAND_SIZE) -> Figure:
    """Bars of the cards to come above, a table of the plans beneath; a column a kind of card, and one for pairs."""
    data, named = chance_data(seen, draws), tuple(names)
    above = [
        _bars(seen, "next", (*data.next, None), draws, named),
        _bars(seen, "among", (*data.among, data.pair), draws, named),
    ]
    return figure([*above, _table(seen, data, named), _no_plan(data, named)], _layout(seen, data, named))


def _bars(seen: Observation, what: str, found: Sequence[Fraction | None], draws: int, names: tuple[str, ...]) -> Trace:
    look = PARTS["second" if what == "next" else "third"]
    number = None if what == "next" else draws
    return {
        "type": "bar",
        "name": words(f"chances-{what}", names, number=draws),
        "x": list(range(len(found))),
        "y": [None if chance is None else _hundredths(chance) for chance in found],
        "marker": {
            "color": look.fill,
            "line": {"color": EITHER, "width": 1.5},
            "pattern": pattern(look.pattern, size=10),
        },
        "text": ["" if chance is None else literal(percent(chance)) for chance in found],
        "textposition": "outside",
        "textangle": 0,
        "constraintext": "none",
        "cliponaxis": False,
        "hovertext": [
            "" if chance is None else broken([draw_words(seen, kind, chance, number).say(names)])
            for kind, chance in enumerate(found)
        ],
        "hoverinfo": "text",
    }


def _table(seen: Observation, data: DrawChances, names: tuple[str, ...]) -> Trace:
    rows = [(*row.pays, row.pair) for row in data.rows]
    return {
        "type": "heatmap",
        "name": "plans",
        "x": list(range(len(data.next) + 1)),
        "y": list(range(len(rows))),
        "z": [[_hundredths(chance) for chance in row] for row in rows],
        "text": [[literal(percent(chance)) for chance in row] for row in rows],
        "texttemplate": "%{text}",
        "textfont": {"family": LETTERS["family"], "size": SIZES.text, "color": "#000000"},
        "hovertext": [
            [broken([_pay_words(seen, row, column).say(names)]) for column in range(len(data.next) + 1)]
            for row in data.rows
        ],
        "hoverinfo": "text",
        "zmin": 0,
        "zmax": 100,
        "colorscale": SCALE,
        "showscale": False,
        "xgap": 4,
        "ygap": 4,
        "xaxis": "x2",
        "yaxis": "y2",
    }


def _no_plan(data: DrawChances, names: tuple[str, ...]) -> Trace:
    """Instead of the table, that there is nothing to plan."""
    return {
        "type": "scatter",
        "name": "no plan",
        "mode": "text",
        "x": [len(data.next) / 2],
        "y": [(FEWEST_ROWS - 1) / 2],
        "text": ["" if data.rows else words("chances-no-plan", names)],
        "textfont": {**LETTERS, "size": SIZES.text},
        "hoverinfo": "skip",
        "showlegend": False,
        "xaxis": "x2",
        "yaxis": "y2",
    }


def _hundredths(chance: Fraction) -> float:
    return round(float(100 * chance), 2)


def _layout(seen: Observation, data: DrawChances, names: tuple[str, ...]) -> dict[str, Any]:
    columns = [card.label for card in seen.setup.board.cards] + [words("chances-pair", names)]
    across = {
        "tickvals": list(range(len(columns))),
        "range": [-0.5, len(columns) - 0.5],
        "showgrid": False,
        "tickangle": 0,
    }
    plans = [plan_words(seen, row.plan, short=True).say(names) for row in data.rows]
    return {
        "height": HEIGHT,
        "title": {
            "text": literal(_title(seen).say(shown(names))),
            "subtitle": {"text": broken([_about(seen).say(shown(names))], 118)},
        },
        "margin": {"l": PLAN_ROOM, "t": TOP},
        "barmode": "group",
        "bargap": 0.24,
        "bargroupgap": 0.06,
        "xaxis": {**across, "ticktext": [_in_lines(column) for column in columns], "anchor": "y"},
        "xaxis2": {
            **across,
            "showticklabels": False,
            "ticks": "",
            "zeroline": False,
            "title": {"text": words("chances-pays", names), "font": {**LETTERS}},
            "anchor": "y2",
        },
        "yaxis": {
            "title": {"text": words("chances-axis", names)},
            "range": [0, 112],
            "dtick": 25,
            "ticksuffix": " %",
            "domain": [0.6, 1],
        },
        "yaxis2": {
            "tickvals": list(range(len(plans))),
            "ticktext": [broken([plan], PLAN_LINE) + " " for plan in plans],
            "range": [max(FEWEST_ROWS, len(plans)) - 0.5, -0.5],
            "domain": [0, 0.47],
            "anchor": "x2",
            "showgrid": False,
            "zeroline": False,
            "ticks": "",
        },
    }


def _in_lines(label: str) -> str:
    """A name of several countries, each on a line."""
    return literal(label).replace("/", "/<br>")


# In words


def chances_words(seen: Observation, names: Sequence[str], draws: int = HAND_SIZE) -> str:
    """All that the bars, the table and their boxes say, a line a kind of card and a line a plan."""
    data, named = chance_data(seen, draws), tuple(names)
    lines = [_title(seen).say(named), _about(seen).say(named)]
    for kind, (one, several) in enumerate(zip(data.next, data.among, strict=True)):
        told = (draw_words(seen, kind, one), draw_words(seen, kind, several, draws))
        lines.append(" ".join(sentence.say(named) for sentence in told))
    lines.append(draw_words(seen, len(data.next), data.pair, draws).say(named))
    lines.append(words("chances-pays", named) + ".")
    lines += [_row_words(seen, row).say(named) for row in data.rows] or [words("chances-no-plan", named)]
    return "\n".join(lines)


def _title(seen: Observation) -> Message:
    return message(TEXTS, "chances-title", player=Seat(seen.seat))


def _about(seen: Observation) -> Message:
    source = supply(seen)
    return message(
        TEXTS,
        "chances-about",
        "WP-23",
        player=Seat(seen.seat),
        drawable=source.size,
        unseen=sum(source.unseen),
        stack=source.stack,
    )


def _pay_words(seen: Observation, row: PlanRow, column: int) -> Message:
    plan, labels = plan_words(seen, row.plan), [card.label for card in seen.setup.board.cards]
    if column == len(labels):
        return message(TEXTS, "chances-told-holds", "WP-11", plan=plan, **chance_values(row.pair))
    values = chance_values(row.pays[column])
    return message(TEXTS, "chances-told-pays", "WP-11", plan=plan, card=labels[column], **values)


def _row_words(seen: Observation, row: PlanRow) -> Message:
    columns: list[Value] = [*(card.label for card in seen.setup.board.cards), message(TEXTS, "chances-pair")]
    cells = tuple(
        message(TEXTS, "chances-cell", "", column=column, **chance_values(chance))
        for column, chance in zip(columns, (*row.pays, row.pair), strict=True)
    )
    return message(TEXTS, "chances-told-row", plan=plan_words(seen, row.plan), cells=cells)
