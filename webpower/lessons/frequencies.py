"""A simulation beside the formula: how the share of trials in which something came closes in on its chance."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import accumulate
from math import sqrt
from typing import TYPE_CHECKING, Any, NamedTuple

from webpower.draw.palette import EITHER, PLAYERS
from webpower.draw.plotly_text import broken, literal
from webpower.draw.plotly_theme import LETTERS, Trace, figure
from webpower.engine.errors import WrongValue
from webpower.engine.messages import Value, message
from webpower.engine.ratios import percent
from webpower.lessons.pupils import TEXTS

if TYPE_CHECKING:
    from plotly.graph_objects import Figure

MOST_RUNS = len(PLAYERS)
TOP = 150
STEPS = 12
"""Points of a line between 1 and 10 trials, between 10 and 100, and so on, at most."""

DEVIATIONS = 2
"""So many standard deviations on either side hold about nineteen runs in twenty."""


class Frequencies(NamedTuple):
    """What is drawn."""

    trials: tuple[int, ...]
    """The numbers of trials that are looked at, from 1 to all."""
    shares: tuple[tuple[Fraction, ...], ...]
    """By run, then by number of trials: the share of those in which it came."""
    bounds: tuple[tuple[float, float], ...]
    """By number of trials: between what most runs are."""


def frequency_data(runs: Sequence[Sequence[bool]], chance: Fraction) -> Frequencies:
    """What is drawn of runs of trials, each a row of True and False, and of the chance of a True.

    Raises WrongValue for no run, too many of them, and for runs that are empty or not equally long.

    >>> frequency_data([[True, False, True, True]], Fraction(3, 4)).shares
    ((Fraction(1, 1), Fraction(1, 2), Fraction(2, 3), Fraction(3, 4)),)
    """
    lengths = {len(run) for run in runs}
    if not 1 <= len(runs) <= MOST_RUNS or len(lengths) != 1 or 0 in lengths:
        raise WrongValue(f"runs: expected 1 to {MOST_RUNS} rows of trials, all equally long")
    trials = tuple(_looked_at(lengths.pop()))
    hits = [list(accumulate(map(int, run))) for run in runs]
    shares = tuple(tuple(Fraction(row[number - 1], number) for number in trials) for row in hits)
    return Frequencies(trials, shares, tuple(_between(chance, number) for number in trials))


def _looked_at(last: int) -> Iterator[int]:
    """The numbers 1, 2, 3 and so on, farther and farther apart; the last one too."""
    number, step = 1, 0
    while number < last:
        yield number
        while round(10 ** (step / STEPS)) <= number:
            step += 1
        number = round(10 ** (step / STEPS))
    yield last


def _between(chance: Fraction, trials: int) -> tuple[float, float]:
    """Between what most runs are after so many trials."""
    wide = DEVIATIONS * sqrt(chance * (1 - chance) / trials)
    return max(0.0, float(chance) - wide), min(1.0, float(chance) + wide)


# The picture


def frequencies(runs: Sequence[Sequence[bool]], chance: Fraction) -> Figure:
    """A line a run, the chance by the formula, and between what most runs are; see `frequency_data`."""
    data = frequency_data(runs, chance)
    bounds = [_bound(data, [pair[side] for pair in data.bounds], side == 0) for side in (0, 1)]
    return figure([*bounds, *(_run(data, run) for run in range(len(runs))), _formula(data, chance)], _layout(data))


def _bound(data: Frequencies, shares: Sequence[float], named: bool) -> Trace:
    return {
        "type": "scatter",
        "name": _say("frequency-bounds"),
        "mode": "lines",
        "x": list(data.trials),
        "y": [_hundredths(share) for share in shares],
        "line": {"color": EITHER, "width": 2, "dash": "dot"},
        "hoverinfo": "skip",
        "showlegend": named,
    }


def _run(data: Frequencies, run: int) -> Trace:
    ink, shares = PLAYERS[run], data.shares[run]
    told = [
        _say("frequency-box", run=run + 1, trials=number, percent=percent(share))
        for number, share in zip(data.trials, shares, strict=True)
    ]
    return {
        "type": "scatter",
        "name": _say("frequency-run", run=run + 1),
        "mode": "lines+markers",
        "x": list(data.trials),
        "y": [_hundredths(share) for share in shares],
        "line": {"color": ink.line, "width": 3, "dash": ink.dash},
        "marker": {
            "symbol": ink.symbol,
            "size": 10,
            "color": ink.fill,
            "line": {"color": ink.line, "width": 1.5},
            "maxdisplayed": 16,
        },
        "hovertext": [broken([sentence]) for sentence in told],
        "hoverinfo": "text",
    }


def _formula(data: Frequencies, chance: Fraction) -> Trace:
    said = _say("frequency-formula", percent=percent(chance), exact=str(chance))
    return {
        "type": "scatter",
        "name": literal(said),
        "mode": "lines",
        "x": [data.trials[0], data.trials[-1]],
        "y": [_hundredths(chance)] * 2,
        "line": {"color": EITHER, "width": 4},
        "hovertext": [broken([said])] * 2,
        "hoverinfo": "text",
    }


def _hundredths(share: float | Fraction) -> float:
    return round(100 * float(share), 2)


def _layout(data: Frequencies) -> dict[str, Any]:
    return {
        "title": {
            "text": _say("frequency-title"),
            "subtitle": {"text": broken([_say("frequency-about", runs=len(data.shares))], 104)},
        },
        "hovermode": "closest",
        "margin": {"t": TOP},
        "legend": {"font": LETTERS},
        "xaxis": {"title": {"text": _say("frequency-trials")}, "type": "log", "dtick": 1, "tickformat": ",d"},
        "yaxis": {
            "title": {"text": _say("frequency-share")},
            "range": [-3, 103],
            "dtick": 25,
            "ticksuffix": " %",
            "zeroline": False,
        },
    }


# In words


def frequency_words(runs: Sequence[Sequence[bool]], chance: Fraction) -> str:
    """What the lines say at 1, 10, 100 trials and so on and at the end, and what the formula says."""
    data = frequency_data(runs, chance)
    places = [
        place
        for place, number in enumerate(data.trials)
        if number == 10 ** (len(str(number)) - 1) or number == data.trials[-1]
    ]
    lines = [_say("frequency-title"), _say("frequency-formula-told", percent=percent(chance), exact=str(chance))]
    for run, shares in enumerate(data.shares, start=1):
        lines += [
            _say("frequency-box", run=run, trials=data.trials[place], percent=percent(shares[place]))
            for place in places
        ]
    for place in places:
        low, high = (percent(Fraction(share)) for share in data.bounds[place])
        lines.append(_say("frequency-bounds-told", trials=data.trials[place], low=low, high=high))
    return "\n".join(lines)


def _say(id: str, **values: Value) -> str:
    return message(TEXTS, id, "", **values).say(())
