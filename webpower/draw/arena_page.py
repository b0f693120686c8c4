"""The results of a tournament on a page of HTML that needs nothing else: each chart with its table."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from webpower.draw.html import FADED
from webpower.draw.page import chart, page, section
from webpower.draw.seats import TEXTS
from webpower.engine.arena.errors import ArenaError
from webpower.engine.arena.games import GameResults
from webpower.engine.arena.table import Table
from webpower.engine.messages import message


def results_html(results: GameResults) -> str:
    """The page; the same results give the same text. Without the package openskill it says so in place of ratings."""
    tables = {
        "wins": results.players(),
        "leads": results.players(),
        "points": results.sources(),
        "heads": results.heads(),
        "seats": results.seats(),
    }
    try:
        tables["ratings"] = results.ratings()
        without = ""
    except ArenaError as error:
        without = f"<p>{escape(str(error))}</p>"
    title = message(TEXTS, "results-title", players=results.names).say(())
    about = "<br>".join(map(escape, results.about().split("\n")))
    body = [f"<h1>{escape(title)}</h1>", results.players().html(), f'<p style="{FADED}">{about}</p>']
    if len(results.faults()):
        body.append(section(_say("results-spoilt"), results.faults().html()))
    return page(title, [*body, *_charts(results, tables), without])


def _charts(results: GameResults, tables: dict[str, Table]) -> Iterator[str]:
    for number, (name, table) in enumerate(tables.items()):
        yield chart(results.chart(name), f"chart-{name}", str(table), _say("results-numbers"), first=number == 0)


def _say(id: str) -> str:
    return message(TEXTS, id).say(())
