"""The pages that need no kernel: what there is, the rules, the question for the token, and what went wrong."""

from __future__ import annotations

from html import escape

from webpower.app.words import say
from webpower.draw.html import FADED, rules_address
from webpower.draw.page import page
from webpower.engine.language import language
from webpower.resources import rules_path

PAGES = ("play", "step", "gallery", "demos", "rules")
"""The names of the pages in the catalogue."""

STYLE = """
.webpower-nav { display: flex; flex-wrap: wrap; gap: 4px 20px; align-items: baseline; padding: 0 0 8px;
                border-bottom: 1px solid rgba(120, 120, 120, .4); font: 16px/1.5 system-ui, sans-serif; }
.webpower-nav a { color: var(--jp-content-link-color); text-decoration: none; }
.webpower-nav a:hover, .webpower-nav a:focus-visible { text-decoration: underline; }
.webpower-nav a:first-child { font-weight: bold; color: inherit; }
.webpower-nav a[aria-current] { color: inherit; text-decoration: underline; text-underline-offset: 4px; }
a { color: var(--jp-content-link-color); }
"""


def rules() -> str:
    """Where the links of tables and steppers to the rules lead, from any page of the app."""
    return rules_address().removeprefix("../")


def address(name: str) -> str:
    """The address of one of `PAGES`, from that of the start page."""
    return rules() if name == "rules" else name


def nav(base: str, here: str = "") -> str:
    """The way around, at the top of a page: ``base`` is the address of the start page, ``here`` one of `PAGES`."""
    links = [f'<a href="{base}">{escape(say("nav-start"))}</a>']
    for name in PAGES:
        current = ' aria-current="page"' if name == here else ""
        links.append(f'<a href="{base}{address(name)}"{current}>{escape(say(f"nav-{name}"))}</a>')
    return f'<style>{STYLE}</style><nav class="webpower-nav">{"".join(links)}</nav>'


def start_page(base: str) -> str:
    """What there is."""
    items = []
    for name in PAGES:
        head = f'<a href="{base}{address(name)}">{escape(say(f"nav-{name}"))}</a>'
        items.append(f"<h2>{head}</h2><p>{escape(say(f'nav-{name}-about'))}</p>")
    about = f'<p style="{FADED}">{escape(say("about"))}</p>'
    return page(say("nav-start"), [nav(base), f"<h1>{escape(say('nav-start'))}</h1>", *items, about])


def rules_page(base: str) -> str:
    """The rules, with a place to lead to for each."""
    from nbconvert.filters.markdown_mistune import IPythonRenderer, MarkdownWithMath

    text = rules_path("web-of-power", language()).read_text(encoding="utf8")
    read = MarkdownWithMath(renderer=IPythonRenderer(escape=False, exclude_anchor_links=True))
    return page(say("nav-rules"), [nav(base, "rules"), read.render(text)])


def token_page(base: str) -> str:
    """The question for the token."""
    form = (
        f'<form action="{base}"><input name="token" size="40" autocomplete="off" required '
        f'aria-label="{escape(say("token-title"))}"> <button>{escape(say("token-open"))}</button></form>'
    )
    title = escape(say("token-title"))
    return page(say("token-title"), [f"<h1>{title}</h1>", f"<p>{escape(say('token-about'))}</p>", form])


def sorry_page(base: str, status: int) -> str:
    """What went wrong, by the status of the answer."""
    known = {404: "sorry-404", 503: "sorry-503"}
    sentence = say(known[status]) if status in known else say("sorry", status=str(status))
    return page(say("nav-start"), [nav(base), f"<p>{escape(sentence)}</p>"])
