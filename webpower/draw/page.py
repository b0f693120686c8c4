"""A page of HTML that stands by itself: it asks nobody for anything, and follows the reader's light or dark theme."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import TYPE_CHECKING

from webpower.draw.palette import DARK_PAGE, FONT, LIGHT_PAGE, SIZES, TEXT
from webpower.engine.language import language

if TYPE_CHECKING:
    from plotly.graph_objects import Figure

STYLE = f"""
:root {{ color-scheme: light dark; --jp-ui-font-color2: #5f5f5f; --jp-content-link-color: #1a6fb5; }}
body {{ max-width: 1240px; margin: 0 auto; padding: 16px; font: {SIZES.text}px/1.45 {FONT};
        background: {LIGHT_PAGE}; color: {TEXT}; }}
h1 {{ font-size: {SIZES.title}px; margin: .3em 0; }}
h2 {{ font-size: {SIZES.large}px; margin: 1.4em 0 .4em; }}
table {{ margin: .6em 0; }}
td, th {{ padding: 3px .7em !important; }}
tr + tr {{ border-top: 1px solid rgba(120, 120, 120, .4); }}
summary {{ cursor: pointer; }}
.chart, .wide {{ overflow-x: auto; }}
.chart .plotly-graph-div {{ min-width: 640px; }}
pre {{ white-space: pre-wrap; font: inherit; }}
.side-by-side {{ display: flex; flex-wrap: wrap; gap: 16px; }}
.side-by-side > figure {{ flex: 1 1 480px; margin: 0; }}
figcaption {{ font-weight: bold; }}
@media (prefers-color-scheme: dark) {{
  :root {{ --jp-ui-font-color2: #b0b0b0; --jp-content-link-color: #7ab8f5; }}
  body {{ background: {DARK_PAGE}; color: #ececec; }}
}}
@media print {{ details {{ display: none; }} h2, figure, .chart {{ break-inside: avoid; }} }}
"""


def page(title: str, body: Sequence[str]) -> str:
    """A whole page in the language chosen; ``title`` is text, ``body`` pieces of HTML.

    >>> page("A < B", ["<p>Hello.</p>"]).splitlines()[0]
    '<!DOCTYPE html>'
    """
    return "\n".join(
        [
            "<!DOCTYPE html>",
            f'<html lang="{language()}">',
            '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
            f"<title>{escape(title)}</title>",
            f"<style>{STYLE}</style></head>",
            "<body>",
            *body,
            "</body>",
            "</html>",
            "",
        ]
    )


def section(heading: str, *content: str) -> str:
    """A part of a page; ``heading`` is text, ``content`` pieces of HTML."""
    return "\n".join([f"<section><h2>{escape(heading)}</h2>", *content, "</section>"])


def folded(summary: str, content: str) -> str:
    """HTML that is shown when its summary, a text, is clicked."""
    return f"<details><summary>{escape(summary)}</summary>{content}</details>"


def chart(figure: Figure, id: str, words: str, summary: str, first: bool) -> str:
    """A plotly figure with the same in words folded beneath it.

    Only the ``first`` chart of a page brings plotly's script along. ``id`` has to be the only one of its kind on the
    page.
    """
    drawn = figure.to_html(
        full_html=False,
        include_plotlyjs=first,
        div_id=id,
        config={"responsive": True, "displayModeBar": False},
    )
    return f'<div class="chart">{drawn}{folded(summary, f"<pre>{escape(words)}</pre>")}</div>'
